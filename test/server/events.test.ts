import type { Event } from '@presswright/shared/events';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutbox, noSubscriptions, type Subscriptions } from '../../server/src/events/outbox.ts';
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
    async deleteBefore() {
      if (failure !== undefined) throw failure;
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
