import { endpoints } from '@presswright/shared/endpoints';
import { defineRoute } from '../../support/define-route.ts';

export const route = defineRoute(endpoints.getStatus, async ({ server }) => {
  const models = server.models.shared().map(({ id, queue, engine }) => {
    const progress = engine.loadProgress?.() ?? null;
    const drafts = engine.drafts?.() ?? null;
    return {
      id,
      active: queue?.active ?? 0,
      queued: queue?.queued ?? 0,
      ...(progress === null ? {} : { load_progress: progress }),
      ...(drafts === null ? {} : { drafts }),
    };
  });
  return {
    status: server.serviceHealth.states().status === 'healthy' ? ('operational' as const) : ('degraded' as const),
    timestamp: Math.floor(Date.now() / 1000),
    uptime: server.serviceHealth.uptime(),
    response_time: Math.round(server.activity.meanResponseMs() * 100) / 100,
    active_requests: server.activity.active(),
    queue_size: models.reduce((sum, { queued }) => sum + queued, server.workers.stats().queued),
    models,
  };
});
