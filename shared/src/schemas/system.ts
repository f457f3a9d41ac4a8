import { type Static, Type } from 'typebox';
import { StringEnum, Timestamp } from './common.ts';

/** From best to worst. `degraded`: something is refused (writes), the rest works. */
export const serviceStates = ['healthy', 'starting', 'degraded', 'unhealthy'] as const;
export const ServiceState = StringEnum(serviceStates);
export type ServiceState = (typeof serviceStates)[number];

export const Health = Type.Object({
  status: ServiceState,
  timestamp: Timestamp,
  version: Type.String(),
  services: Type.Object({
    generation: ServiceState,
    analysis: ServiceState,
    models: ServiceState,
    storage: Type.Optional({ ...ServiceState, description: '`degraded`: the disk or the database refuses writes' }),
  }),
});
export type Health = Static<typeof Health>;

export const Status = Type.Object({
  status: StringEnum(['operational', 'degraded', 'maintenance']),
  timestamp: Timestamp,
  uptime: Type.Number({
    minimum: 0,
    maximum: 100,
    description: 'Percent of the time since start that was operational',
  }),
  response_time: Type.Number({ minimum: 0, description: 'Mean of the last minute, in milliseconds' }),
  active_requests: Type.Integer({ minimum: 0 }),
  queue_size: Type.Integer({ minimum: 0, description: 'Tasks that wait for a worker thread or a model' }),
  models: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String(),
        active: Type.Integer({ minimum: 0, description: 'Tasks that the model has now' }),
        queued: Type.Integer({ minimum: 0, description: 'Tasks that wait for the model' }),
        load_progress: Type.Optional(
          Type.Number({ minimum: 0, maximum: 1, description: 'How much of it is loaded, while it is being loaded' }),
        ),
        drafts: Type.Optional(
          Type.Object(
            {
              proposed: Type.Integer({ minimum: 0, description: 'Tokens that were drafted for it since the start' }),
              accepted: Type.Integer({ minimum: 0, description: 'Those of them that it wrote, too' }),
            },
            { description: 'What the drafts of its answers are worth, where they are drafted' },
          ),
        ),
      }),
      { description: 'The models that every organisation may name' },
    ),
  ),
});
export type Status = Static<typeof Status>;
