import { endpoints } from '@presswright/shared/endpoints';
import { defineRoute } from '../../support/define-route.ts';

export const route = defineRoute(endpoints.getStatus, async ({ server }) => ({
  status: server.serviceHealth.states().status === 'healthy' ? ('operational' as const) : ('degraded' as const),
  timestamp: Math.floor(Date.now() / 1000),
  uptime: server.serviceHealth.uptime(),
  response_time: Math.round(server.activity.meanResponseMs() * 100) / 100,
  active_requests: server.activity.active(),
  queue_size: server.workers.stats().queued,
}));
