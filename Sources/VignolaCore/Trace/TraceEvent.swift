/// One traced step: what was said or done, by whom to whom, when, and because of what (G7).
///
/// ```swift
/// print(event)  // 7 event saved: Core -> Presenter (Edit, because of 6)
/// ```
///
/// An event keeps nothing alive: its names are static, its payload is absent unless asked for and
/// holds no reference.
public struct TraceEvent: Sendable {
  /// Its number in the trace, from 1, without gaps.
  public let seq: Int
  /// When, by the trace's clock, counted from the trace's start or from that of the tree whose clock
  /// it is. All that one outermost message leads to bears the time of that message.
  public let time: Duration
  /// The scope's name.
  public let module: StaticString
  /// Who sent it; may be empty.
  public let from: StaticString
  /// Who got it; may be empty. `(dropped)` when it came too late.
  public let to: StaticString
  /// What it is.
  public let kind: TraceKind
  /// Its name.
  public let name: StaticString
  /// The number of the event that was being handled when this one was sent; `nil` for what came
  /// from outside: a person, a timer, the system.
  public let cause: Int?
  /// How many causes lie behind it.
  public let depth: Int
  /// The message's value, if the trace was asked to keep values.
  public let payload: TracePayload?

  /// Its way, as one value.
  public var step: MessageStep { MessageStep(kind, name, from: from, to: to) }

  /// An event.
  public init(
    seq: Int, time: Duration, module: StaticString, step: MessageStep, cause: Int? = nil,
    depth: Int = 0, payload: TracePayload? = nil
  ) {
    self.seq = seq
    self.time = time
    self.module = module
    from = step.from
    to = step.to
    kind = step.kind
    name = step.name
    self.cause = cause
    self.depth = depth
    self.payload = payload
  }
}

extension TraceEvent: CustomStringConvertible {
  /// `7 event saved: Core -> Presenter (Edit, because of 6)`.
  public var description: String {
    let because = cause.map { "because of \($0)" }
    let notes = [module.description, because].compactMap { $0 }.filter { !$0.isEmpty }
    return "\(seq) \(step)" + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }
}
