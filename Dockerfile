# The server with its web app: `docker build -t datacoach .`, then
# `docker run --read-only --tmpfs /tmp -v datacoach:/data -p 3000:3000 datacoach`. Tried by `npm run bench:image`.
FROM node:24.19.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run build
# What the server runs on, and nothing that only builds or tests.
RUN npm ci --no-audit --no-fund --omit=dev --workspace=@datacoach/server && rm -rf apps/server/src/testing

FROM node:24.19.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/apps/server ./apps/server
COPY --from=build /app/apps/web/dist ./apps/web/dist
RUN install --directory --owner=node --group=node --mode=700 /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A small young generation takes about 100 MB less.
CMD ["node", "--max-semi-space-size=8", "apps/server/src/main.ts"]
