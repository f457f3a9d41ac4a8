import { type FastifyPluginAsync, fastify } from 'fastify';

/** The page may load and run its own script and nothing from elsewhere: it must work offline and tell nobody. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The reference page. Its program is 4 MB, so it is loaded when the page is first asked for; it runs in an app of its
 * own because this one takes no plugin after its start.
 */
export const route: FastifyPluginAsync = async (app) => {
  let page: ReturnType<typeof buildPage> | undefined;
  app.addHook('onClose', async () => (await page)?.close());

  for (const url of ['/docs', '/docs/', '/docs/js/scalar.js']) {
    app.get(url, { config: { access: 'public' } }, async (request, reply) => {
      page ??= buildPage();
      const path = request.url.split('?', 1)[0] ?? '/docs';
      const answer = await (await page).inject({ method: 'GET', url: path });
      for (const name of ['content-type', 'location'] as const) {
        const value = answer.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      reply.header('Content-Security-Policy', contentSecurityPolicy);
      return reply.code(answer.statusCode).send(answer.rawPayload);
    });
  }
};

async function buildPage() {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const page = fastify();
  await page.register(reference, {
    routePrefix: '/docs',
    configuration: {
      pageTitle: 'Presswright API',
      url: '/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      hideModels: true,
      showDeveloperTools: 'never',
      mcp: { disabled: true },
      agent: { disabled: true },
    },
  });
  return page;
}
