import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    readonly workers: Workers;
  }
}

/** What the worker pool is doing. */
export interface Workers {
  stats(): { readonly active: number; readonly queued: number; readonly threads: number };
}

export const workers = fp<{ readonly workers: Workers }>(async (app, options) => {
  app.decorate('workers', options.workers);
});
