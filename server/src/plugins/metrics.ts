import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ModelQueue } from '../inference/queue/queued-engine.ts';
import { measureEventLoopDelay } from './event-loop-delay.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything measured, in the Prometheus text format. */
    readonly metrics: { text(): Promise<string>; readonly contentType: string; readonly registry: Registry };
  }
}

/** Counts and times requests by route, and measures the process, the main event loop and the workers. */
export const metrics = fp(async (app) => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'presswright_' });

  const requests = new Counter({
    name: 'presswright_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'presswright_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    // Paths that are no route share one label: clients choose them, and labels must not grow without bound.
    const route = request.routeOptions.url ?? 'none';
    requests.inc({ method: request.method, route, status: reply.statusCode });
    duration.observe({ route }, reply.elapsedTime / 1000);
    done();
  });

  const delay = measureEventLoopDelay();
  app.addHook('onClose', async () => delay.stop());
  new Gauge({
    name: 'presswright_event_loop_delay_seconds',
    help: 'Delay of the main event loop since the last reading of this page',
    labelNames: ['quantile'],
    registers,
    collect() {
      const { p50, p99, max } = delay.take();
      this.set({ quantile: '0.5' }, p50);
      this.set({ quantile: '0.99' }, p99);
      this.set({ quantile: '1' }, max);
    },
  });

  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `presswright_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('http_requests_active', 'Requests not yet answered', () => app.activity.active());
  gauge('worker_threads', 'Worker threads alive', () => app.workers.stats().threads);
  gauge('worker_tasks_active', 'Tasks running in workers', () => app.workers.stats().active);
  gauge('worker_tasks_queued', 'Tasks waiting for a worker', () => app.workers.stats().queued);
  const modelGauge = (name: string, help: string, read: (queue: ModelQueue) => number) =>
    new Gauge({
      name: `presswright_${name}`,
      help,
      labelNames: ['model'],
      registers,
      collect() {
        // Models come and go while the server runs.
        this.reset();
        for (const { id, queue } of app.models.shared()) if (queue !== undefined) this.set({ model: id }, read(queue));
      },
    });
  modelGauge('model_tasks_active', 'Tasks that a model has now', ({ active }) => active);
  modelGauge('model_tasks_queued', 'Tasks that wait for a model', ({ queued }) => queued);
  new Gauge({
    name: 'presswright_model_draft_tokens',
    help: 'Tokens drafted for a model since the start, by whether it wrote them, too',
    labelNames: ['model', 'accepted'],
    registers,
    collect() {
      this.reset();
      for (const { id, engine } of app.models.shared()) {
        const drafts = engine.drafts?.() ?? null;
        if (drafts === null) continue;
        this.set({ model: id, accepted: 'true' }, drafts.accepted);
        this.set({ model: id, accepted: 'false' }, drafts.proposed - drafts.accepted);
      }
    },
  });
  gauge('request_body_bytes', 'Memory of large request bodies', () => app.bodiesInFlight.used());
  gauge('analysis_cache_bytes', 'Memory of the analysis cache', () => app.analysis.cacheStats().bytes);
  gauge('analysis_cache_hits', 'Analyses answered from the cache', () => app.analysis.cacheStats().hits);
  gauge('analysis_cache_misses', 'Analyses that the cache did not know', () => app.analysis.cacheStats().misses);

  app.decorate('metrics', { text: () => registry.metrics(), contentType: registry.contentType, registry });
});

/**
 * Whether the request comes from this machine. A proxy that is not named in the settings also connects from here;
 * what it forwards does not count.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  if (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined) return false;
  const address = request.ip;
  return address === '::1' || (isIP(address) === 4 ? address : address.replace('::ffff:', '')).startsWith('127.');
}
