import { describe, expect, it } from 'vitest';
import { chooseThread, type ThreadState } from '../../server/src/workers/thread-choice.ts';

const thread = (id: number, running: ThreadState['running'] = 'nothing', ended = 0): ThreadState => ({
  id,
  running,
  ended,
  yields: false,
});
const choose = (isLong: boolean, ...ready: ThreadState[]) => chooseThread(ready, { isLong, reserved: 1 })?.id;

describe('the thread for a task', () => {
  it('is for a short one the thread with most behind it', () => {
    expect(choose(false, thread(1, 'nothing', 3), thread(2, 'nothing', 9), thread(3, 'short', 20))).toBe(2);
  });

  it('is for a long one the thread with least behind it', () => {
    expect(choose(true, thread(1, 'nothing', 3), thread(2, 'nothing', 9), thread(3, 'nothing', 1))).toBe(3);
  });

  it('is none where a long one would take the last that a short one could have', () => {
    expect(choose(true, thread(1, 'long'), thread(2))).toBeUndefined();
    expect(choose(false, thread(1, 'long'), thread(2))).toBe(2);
  });

  it('is the new one where the reserved one is at a short task', () => {
    expect(choose(true, thread(1, 'long'), thread(2, 'short', 5), thread(3))).toBe(3);
  });

  it('is none where all are at work', () => {
    expect(choose(false, thread(1, 'long'), thread(2, 'short'))).toBeUndefined();
  });

  it('is for long ones the same again, and for short ones another', () => {
    const used = { ...thread(1, 'nothing', 9), yields: true };
    expect(choose(true, used, thread(2))).toBe(1);
    expect(choose(false, used, thread(2))).toBe(2);
  });

  it('is any where none is reserved', () => {
    expect(chooseThread([thread(1, 'long'), thread(2)], { isLong: true, reserved: 0 })?.id).toBe(2);
  });
});
