# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# The image for kubernetes.yml, built in the root of the package: docker build -f Gallery/Jobs/kubernetes.Dockerfile .
FROM swift:6.3-bookworm AS libraries
RUN apt-get update && apt-get install -y --no-install-recommends \
    pkg-config libpng-dev libfreetype-dev libharfbuzz-dev libxxhash-dev libdeflate-dev libjpeg-dev libwebp-dev liblcms2-dev \
    && rm -rf /var/lib/apt/lists/*

FROM libraries AS program
WORKDIR /app
COPY . .
RUN swift build -c release --product gallery
RUN mkdir program && cp -RL .build/release/gallery .build/release/*.resources program

FROM libraries
WORKDIR /app
COPY --from=program /app/program .build/release
COPY Gallery/Images Gallery/Images
