# The demo in a container, for systems on which the samples' renderer does not run. It has not been
# tried: what `make demo` does on Debian is what it repeats.
FROM swift:6.3-bookworm
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libmicrohttpd-dev pkg-config \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /vignola
COPY . .
RUN swift build --package-path Studio --product vignola-studio
ENTRYPOINT ["/vignola/Studio/.build/debug/vignola-studio"]
CMD ["--listen", "0.0.0.0", "--port", "8080"]
