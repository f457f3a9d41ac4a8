import { type FastifyPluginAsync, type FastifyReply, fastify } from 'fastify';

/** The page may load and run its own scripts and nothing from elsewhere: it must work offline and tell nobody. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Presswright API</title>
<link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body>
<div id="app"></div>
<noscript>This page needs JavaScript. The same is in <a href="/openapi.json">the OpenAPI document</a>.</noscript>
<script src="/docs/js/scalar.js"></script>
<script src="/docs/js/start.js"></script>
</body>
</html>
`;

const configuration = {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  // A key that was pasted is forgotten with the page.
  persistAuth: false,
  authentication: { preferredSecurityScheme: 'bearer' },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  hideClientButton: true,
  hideModels: true,
  showDeveloperTools: 'never',
  mcp: { disabled: true },
  agent: { disabled: true },
};

const start = `Scalar.createApiReference('#app', ${JSON.stringify(configuration)});\n`;

/** The reference page. Its program is 4 MB, so it is loaded when it is first asked for. */
export const route: FastifyPluginAsync = async (app) => {
  let program: Promise<Buffer> | undefined;
  const send = (reply: FastifyReply, mediaType: string, content: string | Buffer) =>
    reply
      .header('Content-Type', `${mediaType}; charset=utf-8`)
      .header('Content-Security-Policy', contentSecurityPolicy)
      .send(content);
  const options = { config: { access: 'public' } } as const;

  for (const url of ['/docs', '/docs/'])
    app.get(url, options, async (_request, reply) => send(reply, 'text/html', html));
  app.get('/docs/js/start.js', options, async (_request, reply) => send(reply, 'text/javascript', start));
  app.get('/docs/js/scalar.js', options, async (_request, reply) => {
    program ??= loadProgram();
    return send(reply, 'text/javascript', await program);
  });
};

/** The program of the page, which its package hands out only through a Fastify plugin. */
async function loadProgram(): Promise<Buffer> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const page = fastify();
  await page.register(reference, { routePrefix: '/docs', configuration: { url: '/openapi.json' } });
  const { rawPayload } = await page.inject({ method: 'GET', url: '/docs/js/scalar.js' });
  await page.close();
  return rawPayload;
}
