# The hall in a container. Untested: see docs/hosting.md.
FROM node:22-slim

WORKDIR /app
COPY . .

# As `npm start` does on a fresh clone: what it finds done, it does not do again.
RUN node --input-type=module -e "\
  const { install } = await import('/app/scripts/setup/install.mjs'); await install(); \
  const { build } = await import('/app/scripts/build.mjs'); await build(); \
  const { web } = await import('/app/scripts/web.mjs'); await web();" \
  && mkdir -p /app/data && chown -R node:node /app

USER node
ENV HOST=0.0.0.0 PORT=4710 DATA_DIR=/app/data LOG_LEVEL=info
VOLUME /app/data
EXPOSE 4710
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4710/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "scripts/start.mjs"]
