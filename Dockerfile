# syntax=docker/dockerfile:1
# The service as one image: `docker run IMAGE serve`, `worker`, `migrate`, or any other command of `parley`.
FROM node:24-slim AS packages
WORKDIR /srv/parley
COPY package.json package-lock.json .npmrc ./
# The image has a Node of its own and uses a PostgreSQL of yours: what install scripts and optional packages provide is
# for checkouts.
RUN npm ci --omit=dev --omit=optional --ignore-scripts && rm -rf node_modules/node node_modules/.bin/node

FROM node:24-slim AS build
WORKDIR /srv/parley
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY console console
COPY examples examples
COPY sdk sdk
COPY generated generated
COPY domain domain
COPY importers importers
COPY crawler crawler
COPY migrations migrations
COPY adapters adapters
COPY services services
COPY jobs jobs
COPY handlers handlers
COPY app app
COPY tsconfig.json ./
COPY scripts/build-console.ts scripts/build-program.ts scripts/example-conversation.ts scripts/fingerprint.ts scripts/
RUN node scripts/build-program.ts

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/parley
WORKDIR /srv/parley
RUN install -d -o node -g node /var/lib/parley
COPY --from=packages /srv/parley/node_modules node_modules
COPY --from=build /srv/parley/dist ./
USER node
VOLUME /var/lib/parley
EXPOSE 3000 3100
# An API listens on the first port, a worker on the second.
HEALTHCHECK --interval=10s --timeout=4s --start-period=15s \
  CMD ["node", "-e", "const { PORT = 3000, WORKER_PORT = 3100 } = process.env; Promise.any([PORT, WORKER_PORT].map(port => fetch(`http://127.0.0.1:${port}/readyz`))).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "--v8-pool-size=1", "parley.js"]
CMD ["serve"]
