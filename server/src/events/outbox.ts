import type { Event, EventPayload, EventType } from '@presswright/shared/events';
import { makeId } from '../ids.ts';
import type { EventRepository } from '../store/events.ts';
import type { Transaction } from '../store/transaction.ts';

/** Who asked to be told of what. */
export interface Subscriptions {
  /** @param within the open transaction, which alone may be asked */
  wants(organizationId: string, type: EventType, within?: Transaction): Promise<boolean>;
}

/** There is no way to ask yet, so nobody has. */
export const noSubscriptions: Subscriptions = { wants: async () => false };

/** Where the service writes down what happened, for whoever asked to be told. */
export interface Outbox {
  /**
   * Keeps an event that somebody wants; once this resolves it survives the process. What nobody wants is not kept, and
   * its data is not even made.
   * @param within the transaction of the change that the event tells of: they are kept together or not at all
   */
  record<T extends EventType>(
    organizationId: string,
    type: T,
    data: () => EventPayload<T>,
    within?: Transaction,
  ): Promise<void>;
}

/** An outbox in the store. */
export function createOutbox(
  events: Pick<EventRepository, 'append'>,
  subscriptions: Subscriptions,
  now = () => Math.floor(Date.now() / 1000),
): Outbox {
  return {
    async record(organizationId, type, data, within) {
      if (!(await subscriptions.wants(organizationId, type, within))) return;
      // Type and data belong together by the signature, which the compiler cannot see in the union.
      await (within?.events ?? events).append(organizationId, {
        id: makeId('event'),
        object: 'event',
        created: now(),
        type,
        data: data(),
      } as Event);
    },
  };
}
