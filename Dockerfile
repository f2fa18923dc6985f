# Builds the server with the web app. The image needs an external PostgreSQL (DATABASE_URL, SECRET_KEY).
FROM node:24-bookworm-slim AS build
WORKDIR /srv/otogi
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages packages
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/otogi
WORKDIR /srv/otogi
RUN mkdir -p /var/lib/otogi/pictures /var/lib/otogi/media && chown -R node: /var/lib/otogi
COPY --from=build /srv/otogi/package.json ./
COPY --from=build /srv/otogi/node_modules node_modules
COPY --from=build /srv/otogi/apps apps
COPY --from=build /srv/otogi/packages packages
COPY --from=build /srv/otogi/content content
USER node
VOLUME /var/lib/otogi
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=400", "--max-semi-space-size=8", "apps/server/src/main.ts"]
