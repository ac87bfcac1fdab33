# docker build -t unsaid . && docker run --rm -v "$PWD:/work" unsaid lint screens
FROM swift:6.2-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends \
      make pkg-config python3 python3-pip libpng-dev libturbojpeg0-dev libxml2-dev libxml2-utils \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN make install PREFIX=/opt/unsaid

FROM debian:bookworm-slim
# What the program links to beyond what `make install` brings along.
RUN apt-get update && apt-get install -y --no-install-recommends libpng16-16 libturbojpeg0 libxml2 libstdc++6 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /opt/unsaid /opt/unsaid
ENV PATH=/opt/unsaid/bin:$PATH
WORKDIR /work
ENTRYPOINT ["unsaid"]
CMD ["--help"]
