import type { Event } from '@presswright/shared/events';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutbox, noSubscriptions, type Subscriptions } from '../../server/src/events/outbox.ts';
import { sweepEvents } from '../../server/src/events/sweep-events.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly event?: string;
  readonly err?: { readonly message: string };
}

let test: TestApp;
let kept: { readonly organizationId: string; readonly event: Event }[];
let logged: LogLine[];

/** An app whose events somebody may want, on a store that may be unable to write. */
async function start(subscriptions: Subscriptions, failure?: Error): Promise<void> {
  kept = [];
  logged = [];
  const events = {
    async append(organizationId: string, event: Event) {
      if (failure !== undefined) throw failure;
      kept.push({ organizationId, event });
    },
  };
  test = await createTestApp({
    parts: {
      outbox: createOutbox(events, subscriptions),
      logger: pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line)) }),
    },
  });
}
afterEach(() => test.close());

function generateBlock(key = test.key) {
  const payload = { block_type: 'Notice', description: 'A note.' };
  return test.app.inject({ method: 'POST', url: '/v1/blocks/generate', headers: { 'x-api-key': key }, payload });
}

const everybody: Subscriptions = { wants: async () => true };

describe('an event', () => {
  it('is kept for nobody when nobody asks to be told', async () => {
    await start(noSubscriptions);
    expect((await generateBlock()).statusCode).toBe(200);
    expect(kept).toEqual([]);
  });

  it('is kept for the organisation that wants its type, and for no other', async () => {
    const wanted: string[] = [];
    await start({
      wants: async (organizationId, type) => {
        wanted.push(`${organizationId} ${type}`);
        return organizationId === test.organizationId;
      },
    });
    const other = await test.addOrganization();
    await generateBlock(await test.keyFor(['write'], other));
    const answer = await generateBlock();
    expect(wanted).toEqual([`${other} block.generated`, `${test.organizationId} block.generated`]);
    expect(kept.map(({ organizationId }) => organizationId)).toEqual([test.organizationId]);
    expect(kept[0]?.event).toMatchObject({ object: 'event', type: 'block.generated' });
    expect(kept[0]?.event.data).toEqual({ ...answer.json(), request_id: answer.headers['x-request-id'] });
  });

  it.each([
    ['the event cannot be written', everybody],
    [
      'nobody can say who wants it',
      {
        wants: async () => {
          throw new Error('database or disk is full');
        },
      },
    ],
  ])('costs no answer when %s; the log tells', async (_name, subscriptions) => {
    await start(subscriptions, new Error('database or disk is full'));
    const answer = await generateBlock();
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    expect(Object.keys(answer.json().files)).toContain('block_json');
    expect(logged.filter(({ level }) => level > 30)).toMatchObject([
      { level: 50, event: 'block.generated', err: { message: 'database or disk is full' } },
    ]);
  });
});

describe('an event of a change', () => {
  it('is kept when the change is, and lost with it', async () => {
    test = await createTestApp();
    const { store, organizationId } = test;
    const asked: boolean[] = [];
    const wants: Subscriptions['wants'] = async (_organizationId, _type, within) => {
      asked.push(within !== undefined);
      return true;
    };
    const own = createOutbox(store.events, { wants });
    const data = () => ({ request_id: 'r' }) as never;
    await store.transaction(async (tx) => {
      await tx.organizations.setPlan(organizationId, 'free');
      await own.record(organizationId, 'block.generated', data, tx);
    });
    const failing = store.transaction(async (tx) => {
      await tx.organizations.setPlan(organizationId, 'pro');
      await own.record(organizationId, 'block.generated', data, tx);
      throw new Error('after both');
    });
    await expect(failing).rejects.toThrow('after both');
    expect((await store.organizations.get(organizationId))?.plan).toBe('free');
    expect((await store.events.list(organizationId, {}))?.events).toHaveLength(1);
    expect(asked).toEqual([true, true]);
  });

  it('is forgotten after 30 days', async () => {
    test = await createTestApp();
    const { store, organizationId } = test;
    const now = Math.floor(Date.now() / 1000);
    const day = 24 * 3600;
    const own = (age: number) => createOutbox(store.events, { wants: async () => true }, () => now - age);
    for (const age of [31 * day, 29 * day])
      await own(age).record(organizationId, 'block.generated', () => ({}) as never);
    const errors: unknown[] = [];
    await sweepEvents(store.events, (error) => errors.push(error))();
    expect((await store.events.list(organizationId, {}))?.events.map(({ created }) => created)).toEqual([
      now - 29 * day,
    ]);
    expect(errors).toEqual([]);
  });
});
