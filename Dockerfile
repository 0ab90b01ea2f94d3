# The server in a container: docker compose up (see compose.yaml and docs/operating.md).
#
# The first stage builds the page and compiles the engine from this tree; the second holds only what runs.

FROM node:22-bookworm-slim AS node

FROM python:3.13-slim-bookworm AS build
# The page is made by Node, the engine by a C compiler; neither reaches the image that runs.
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
    && apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
RUN python -m venv /opt/dominium
ENV PATH=/opt/dominium/bin:$PATH PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /build
# What is needed is installed first: it changes seldom, and is kept between builds.
COPY pyproject.toml ./
RUN python -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
print(*p["build-system"]["requires"], *p["project"]["dependencies"], \
*p["project"]["optional-dependencies"]["postgres"], sep="\n")' > requirements.txt \
    && pip install -r requirements.txt
COPY web/package.json web/package-lock.json web/
RUN cd web && npm install --no-save --no-audit --no-fund
COPY . .
RUN python web/build.py && DOMINIUM_COMPILE=1 pip install --no-build-isolation --no-deps .

FROM python:3.13-slim-bookworm
RUN useradd --system --uid 10001 --home-dir /var/lib/dominium --create-home dominium
COPY --from=build /opt/dominium /opt/dominium
ENV PATH=/opt/dominium/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DOMINIUM_HOME=/var/lib/dominium/games \
    DOMINIUM_DATABASE=/var/lib/dominium/dominium.sqlite3
USER dominium
WORKDIR /var/lib/dominium
VOLUME /var/lib/dominium
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["dominium"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--no-browser", "--drain", "20", "--access-log", "-"]
