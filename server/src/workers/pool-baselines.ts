import type { Baselines } from '../plugins/baselines.ts';
import type { WorkerPool } from './pool.ts';

/** Has workers check baselines and compare findings with them. */
export function createPoolBaselines(pool: WorkerPool): Baselines {
  return {
    check: (bytes, owner) =>
      pool.run('checkBaseline', { bytes }, { owner, bytes: bytes.length, transferList: [bytes.buffer] }),
    compare: (comparison, owner) =>
      pool.run('compareBaseline', comparison, { owner, bytes: comparison.bytes.length, timeoutMs: 20_000 }),
  };
}
