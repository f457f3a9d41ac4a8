import type { Endpoint } from '../endpoint.ts';
import { Health, Status } from '../schemas/system.ts';
import { exampleTime } from './example-values.ts';

/** `/v1/health` and `/v1/status` */
export const systemEndpoints = {
  getHealth: {
    method: 'GET',
    path: '/v1/health',
    permission: null,
    tag: 'System',
    summary: 'Whether the services can answer',
    response: Health,
    example: {
      response: {
        status: 'healthy',
        timestamp: exampleTime,
        version: '0.1.0',
        services: { generation: 'healthy', analysis: 'healthy', models: 'healthy', storage: 'healthy' },
      },
    },
  },
  getStatus: {
    method: 'GET',
    path: '/v1/status',
    permission: null,
    tag: 'System',
    summary: 'How busy the service is',
    response: Status,
    example: {
      response: {
        status: 'operational',
        timestamp: exampleTime,
        uptime: 99.9,
        response_time: 4.2,
        active_requests: 1,
        queue_size: 0,
        models: [{ id: 'svc-llm-7b', active: 1, queued: 0 }],
      },
    },
  },
} as const satisfies Record<string, Endpoint>;
