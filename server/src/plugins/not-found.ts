import { ServiceError } from '@presswright/shared/errors';
import fp from 'fastify-plugin';

/** Tells an unknown path (404) from a known path with another method (405, with `Allow`). */
export const notFound = fp(async (app) => {
  const routes = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = routes.get(url) ?? { pattern: toPattern(url), methods: new Set<string>() };
    routes.set(url, known);
    for (const name of [method].flat()) known.methods.add(name);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const methods = [...routes.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((route) => [...route.methods]);
    if (methods.length === 0) throw new ServiceError('not_found');
    const allow = [...new Set(methods)].sort().join(', ');
    reply.header('Allow', allow);
    throw new ServiceError('method_not_allowed', `The route does not take ${request.method}: expected ${allow}.`);
  });
});

/** `/v1/models/:model_id` and `/docs/*` as a regular expression. */
function toPattern(url: string): RegExp {
  const source = url
    .split('/')
    .map((step) => (step.startsWith(':') ? '[^/]+' : step === '*' ? '.*' : step.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${source}$`);
}
