import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from '../../server/src/limits/turns.ts';

it('gives an owner a few turns at once, the others in their order, and another owner its own', async () => {
  const turns = createTurns(2);
  const begun: string[] = [];
  const take = async (owner: string, name: string) => {
    const turn = await turns.take(owner);
    begun.push(name);
    return turn;
  };
  const [a1, a2, a3, a4, b1] = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => take(name.charAt(0), name));
  await nextRound();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  const first = await a1;
  first?.done();
  first?.done();
  await a3;
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  (await a2)?.done();
  (await a4)?.done();
  expect(begun.at(-1)).toBe('a4');
  for (const turn of [a3, b1]) (await turn)?.done();
  await expect(turns.take('a')).resolves.toBeDefined();
});

it('lets who waits give up, and passes nobody a turn that is no longer wanted', async () => {
  const turns = createTurns(1);
  const first = await turns.take('a');
  const gone = new AbortController();
  const second = turns.take('a', gone.signal);
  const third = turns.take('a');
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  first.done();
  (await third).done();
  await expect(turns.take('a', gone.signal)).rejects.toThrow('gone');
  await expect(turns.take('a')).resolves.toBeDefined();
});
