import type { Event, EventPayload, EventType } from '@presswright/shared/events';
import { makeId } from '../ids.ts';
import type { EventRepository } from '../store/events.ts';

/** Who asked to be told of what. */
export interface Subscriptions {
  wants(organizationId: string, type: EventType): Promise<boolean>;
}

/** There is no way to ask yet, so nobody has. */
export const noSubscriptions: Subscriptions = { wants: async () => false };

/** Where the service writes down what happened, for whoever asked to be told. */
export interface Outbox {
  /**
   * Keeps an event that somebody wants; once this resolves it survives the process. What nobody wants is not kept, and
   * its data is not even made.
   */
  record<T extends EventType>(organizationId: string, type: T, data: () => EventPayload<T>): Promise<void>;
}

/** Seconds that events are kept. */
const keptFor = 30 * 24 * 3600;
/** Old events are looked for once in so many new ones. */
const sweepEvery = 500;

/** An outbox in the store. Of events older than 30 days nothing is kept. */
export function createOutbox(
  events: Pick<EventRepository, 'append' | 'deleteBefore'>,
  subscriptions: Subscriptions,
  now = () => Math.floor(Date.now() / 1000),
): Outbox {
  let recorded = 0;
  return {
    async record(organizationId, type, data) {
      if (!(await subscriptions.wants(organizationId, type))) return;
      if (recorded % sweepEvery === 0) await events.deleteBefore(now() - keptFor);
      recorded += 1;
      // Type and data belong together by the signature, which the compiler cannot see in the union.
      await events.append(organizationId, {
        id: makeId('event'),
        object: 'event',
        created: now(),
        type,
        data: data(),
      } as Event);
    },
  };
}
