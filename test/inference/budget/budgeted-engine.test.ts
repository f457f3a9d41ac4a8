import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeId } from '../../../server/src/ids.ts';
import { type Budget, createBudgetedEngine } from '../../../server/src/inference/budget/budgeted-engine.ts';
import type { Engine } from '../../../server/src/inference/engine.ts';
import { prepareStore } from '../../../server/src/store/prepare.ts';
import type { Store } from '../../../server/src/store/store.ts';
import { type Script, scriptedEngine } from '../../server/support/scripted-engine.ts';
import { greedy } from '../support.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'presswright-budget-'));
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let store: Store;
beforeAll(async () => {
  store = await prepareStore({ dataDir, databaseUrl: null });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

async function newOrganization(): Promise<string> {
  const id = makeId('organization');
  await store.organizations.create({ id, name: id, plan: 'pro', createdAt: 1 });
  return id;
}

const noon = Date.UTC(2026, 10, 30, 12);

/** A model of its own, whose answers have 12 tokens. */
async function open(budget: Budget, scripts: readonly Script[] = [], ledger = store.modelBudgets) {
  let time = noon;
  const engine = scriptedEngine(scripts);
  const model = `model-${makeId('key')}`;
  const budgeted: Engine = createBudgetedEngine(engine, { model, budget, ledger, log, now: () => time });
  const own = await newOrganization();
  const ask = (organizationId = own, signal = new AbortController().signal) =>
    budgeted.complete({ ...greedy, prompt: 'x', organizationId }, () => {}, signal);
  const wait = (ms: number) => {
    time += ms;
  };
  return { ask, model, engine, wait };
}

const day = 86_400_000;
const usedUp = { code: 'insufficient_quota', status: 402 };

describe('a budget', () => {
  it('of requests is each organisation’s own, and begins anew with the day', async () => {
    const { ask, model, wait } = await open({ per: 'day', requests: 2 });
    await Promise.all([ask(), ask()]);
    await expect(ask()).rejects.toMatchObject({
      ...usedUp,
      message: `The organisation's budget for the model ${model}, 2 requests a day, is used up until 2026-12-01T00:00:00Z.`,
      details: { model, per: 'day', requests: 2, resets_at: Date.UTC(2026, 11, 1) / 1000 },
    });
    expect(await ask(await newOrganization())).toMatchObject({ kind: 'done' });
    wait(day);
    expect(await ask()).toMatchObject({ kind: 'done' });
  });

  it('of tokens ends what has begun, and then says until when nothing more is', async () => {
    const { ask, engine } = await open({ per: 'month', tokens: 13 });
    await ask();
    await ask();
    await expect(ask()).rejects.toMatchObject({
      ...usedUp,
      message: expect.stringMatching(/, 13 tokens a month, is used up until 2026-12-01T00:00:00Z\.$/),
    });
    expect(engine.asked).toHaveLength(2);
  });

  it('lets no more requests than it has, however many come at once', async () => {
    const { ask } = await open({ per: 'day', requests: 3 });
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => ask()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('gets back what comes to nothing, and keeps what broke off', async () => {
    const { ask } = await open({ per: 'day', requests: 1, tokens: 100 }, [
      async () => {
        throw new Error('it does not answer');
      },
      async () => ({ kind: 'refused', promptTokens: 9, allowed: 0 }),
      async () => ({ kind: 'aborted', usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 } }),
      async (_task, onEvent) => {
        onEvent({ kind: 'started', promptTokens: 7 });
        throw new Error('it broke off');
      },
    ]);
    await expect(ask()).rejects.toThrow('it does not answer');
    expect(await ask()).toMatchObject({ kind: 'refused' });
    expect(await ask()).toMatchObject({ kind: 'aborted' });
    await expect(ask()).rejects.toThrow('it broke off');
    await expect(ask()).rejects.toMatchObject(usedUp);
  });

  it('that cannot be written down takes no answer away, and is told in the log', async () => {
    const add = async () => {
      throw new Error('disk full');
    };
    const { ask } = await open({ per: 'day', tokens: 100 }, [], { ...store.modelBudgets, add });
    expect(await ask()).toMatchObject({ kind: 'done' });
    expect(log.error).toHaveBeenCalledOnce();
  });
});
