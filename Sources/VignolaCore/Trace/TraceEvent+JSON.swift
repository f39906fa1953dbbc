extension TraceEvent {
  /// The event as one JSON object on one line, without the line's end: what a trace file consists of.
  ///
  /// ```json
  /// {"seq":7,"time":0.001250,"module":"Edit","from":"Core","to":"Presenter","kind":"event","name":"saved","cause":6,"depth":2}
  /// ```
  ///
  /// `time` is in seconds, `cause` may be `null`; `payload` is there when the event has one. The
  /// payload is rendered here, not before.
  public var json: String {
    var line = "{\"seq\":\(seq),\"time\":\(time.seconds)"
    for (key, word) in [
      ("module", module), ("from", from), ("to", to), ("kind", nil), ("name", name),
    ] as [(String, StaticString?)] {
      line += ",\"\(key)\":" + jsonString(word?.description ?? kind.rawValue)
    }
    line += ",\"cause\":" + (cause.map(String.init) ?? "null") + ",\"depth\":\(depth)"
    if let payload { line += ",\"payload\":" + jsonString(payload.description) }
    return line + "}"
  }
}

extension Duration {
  /// Seconds with six decimals, cut off.
  var seconds: String {
    let (whole, fraction) = components
    let micros = (fraction / 1_000_000_000_000).magnitude
    let digits = String(micros)
    let sign = whole < 0 || fraction < 0 ? "-" : ""
    let padding = String(repeating: "0", count: 6 - digits.count)
    return "\(sign)\(whole.magnitude).\(padding)\(digits)"
  }
}

/// `text` as a JSON string that stays on its line everywhere: quotes, backslashes, control characters
/// and the two line ends that only Unicode knows are escaped.
func jsonString(_ text: String) -> String {
  var escaped = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": escaped += "\\\""
    case "\\": escaped += "\\\\"
    case "\n": escaped += "\\n"
    case "\r": escaped += "\\r"
    case "\t": escaped += "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped + "\""
}
