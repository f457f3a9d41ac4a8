import type { Health, ServiceState } from '@presswright/shared/schemas/system';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    readonly serviceHealth: ServiceHealth;
  }
}

export interface ServiceHealth {
  /** The state of each service, and the worst of them. */
  states(): { readonly status: ServiceState; readonly services: Health['services'] };
  /** Percent of the time since start in which every service was healthy. */
  uptime(): number;
}

const sampleMs = 1000;

/** Watches whether the services can answer. */
export const serviceHealth = fp(
  async (app) => {
    let samples = 0;
    let healthy = 0;

    function states() {
      const engines = app.models.shared().map((model) => model.engine.health());
      const generation = worst(engines);
      const services = {
        generation,
        // Between two threads, as when one has just retired, a task waits for the next.
        analysis: app.workers.stats().threads > 0 ? 'healthy' : 'starting',
        models: engines.length > 0 ? 'healthy' : 'unhealthy',
      } as const;
      return { status: worst(Object.values(services)), services };
    }

    const timer = setInterval(() => {
      samples++;
      if (states().status === 'healthy') healthy++;
    }, sampleMs).unref();
    app.addHook('onClose', async () => clearInterval(timer));

    app.decorate('serviceHealth', {
      states,
      uptime: () => (samples === 0 ? 100 : Math.round((healthy / samples) * 10_000) / 100),
    });
  },
  { dependencies: ['models'] },
);

function worst(states: readonly ServiceState[]): ServiceState {
  if (states.length === 0 || states.includes('unhealthy')) return 'unhealthy';
  return states.includes('starting') ? 'starting' : 'healthy';
}
