/** Every event type a webhook can ask for. */
export const eventTypes = [
  'generation.started',
  'generation.completed',
  'generation.failed',
  'analysis.completed',
  'analysis.failed',
  'block.generated',
  'model.training.started',
  'model.training.completed',
  'model.training.failed',
  'usage.limit_exceeded',
  'usage.quota_exceeded',
  'usage.warning',
  'system.maintenance',
  'system.update',
] as const;
export type EventType = (typeof eventTypes)[number];
