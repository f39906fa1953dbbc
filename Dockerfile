# The samples in a browser where the SwiftUI subset cannot run:
#
#   docker build -t vignola .
#   docker run --rm -p 127.0.0.1:8080:8080 vignola
#
# Publish to the same port of 127.0.0.1, as above: the Studio answers to no other name. Another
# port: -p 127.0.0.1:8099:8099 vignola --listen 0.0.0.0 --port 8099
#
# Nobody has run this file yet; the commands in it are those of `make demo`.
FROM swift:6.3-bookworm

RUN apt-get update \
  && apt-get install -y --no-install-recommends libmicrohttpd-dev pkg-config \
  && rm -rf /var/lib/apt/lists/*

WORKDIR /vignola
COPY . .
RUN swift build --package-path Studio --product vignola-studio \
  && cp "$(swift build --package-path Studio --show-bin-path)/vignola-studio" /usr/local/bin/

USER nobody
EXPOSE 8080
ENTRYPOINT ["vignola-studio"]
CMD ["--listen", "0.0.0.0", "--port", "8080"]
