import { type Health, type ServiceState, serviceStates } from '@presswright/shared/schemas/system';
import fp from 'fastify-plugin';
import { watchStorage } from './storage-health.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly serviceHealth: ServiceHealth;
  }
}

export interface ServiceHealth {
  /** The state of each service, and the worst of them. */
  states(): { readonly status: ServiceState; readonly services: Health['services'] };
  /** Looks at once whether the store takes writes. */
  checkStorage(): Promise<void>;
  /** Percent of the time since start in which every service was healthy. */
  uptime(): number;
}

const sampleMs = 1000;

/** Watches whether the services can answer. */
export const serviceHealth = fp<{ readonly probeStorage: () => Promise<void> }>(
  async (app, { probeStorage }) => {
    let samples = 0;
    let healthy = 0;
    const storage = watchStorage(probeStorage, app.log);

    function states() {
      const engines = app.models.shared().map((model) => model.engine.health());
      const generation = worst(engines);
      const services = {
        generation,
        // Between two threads, as when one has just retired, a task waits for the next.
        analysis: app.workers.stats().threads > 0 ? 'healthy' : 'starting',
        models: engines.length > 0 ? 'healthy' : 'unhealthy',
        storage: storage.state(),
      } as const;
      return { status: worst(Object.values(services)), services };
    }

    const timer = setInterval(() => {
      samples++;
      if (states().status === 'healthy') healthy++;
    }, sampleMs).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      storage.stop();
    });

    app.decorate('serviceHealth', {
      states,
      checkStorage: storage.check,
      uptime: () => (samples === 0 ? 100 : Math.round((healthy / samples) * 10_000) / 100),
    });
  },
  { dependencies: ['models'] },
);

function worst(states: readonly ServiceState[]): ServiceState {
  if (states.length === 0) return 'unhealthy';
  return serviceStates.findLast((state) => states.includes(state)) ?? 'healthy';
}
