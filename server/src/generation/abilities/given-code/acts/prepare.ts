import type { Act } from '../act.ts';
import { QueryMender } from '../query-mender.ts';

export const prepare: Act = {
  id: 'prepare',
  title: 'prepare its queries',
  isVague: true,
  wants:
    /\bsql\b|\binjections?\b|\bprepare[ds]?\b|\bprepared statements?\b|\bsecur\w+|\bharden|\bsafe\w*\b|\bvulnerab/i,
  run(php, { words }) {
    const mender = new QueryMender(php, words);
    mender.run();
    return mender.edits.length === 0
      ? null
      : { kind: 'code', code: php.with(mender.edits), done: mender.done, left: mender.left };
  },
};
