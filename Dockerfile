FROM node:24.21.0-trixie-slim AS build
WORKDIR /handset
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund
RUN node scripts/buildHost.mjs
# What is left of the libraries is what the server runs on. It needs no build: Node reads its TypeScript.
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace=@handset/server

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4400 HANDSET_DATA=/data
WORKDIR /handset
COPY --from=build /handset/package.json ./
COPY --from=build /handset/node_modules node_modules
COPY --from=build /handset/packages/domain packages/domain
COPY --from=build /handset/apps/server apps/server
COPY --from=build /handset/apps/host/dist apps/host/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4400
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# `npm start` passes the same flags, and builds the screens first.
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=50", "--conditions=@handset/source", "apps/server/src/main.ts"]
