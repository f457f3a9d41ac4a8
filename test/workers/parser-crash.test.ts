import { afterAll, expect, it } from 'vitest';
import { createWorkerPool } from '../../server/src/workers/pool.ts';

const pool = createWorkerPool({ threads: 1 });
afterAll(() => pool.close());

const options = { analysisType: 'all', severity: 'all' } as const;
const analyze = async (code: string) => (await pool.run('analyze', { files: [{ code, name: 'a.php' }], options }))[0];

it('answers code that overflows the parser in part, and the next file in full', async () => {
  for (let round = 0; round < 3; round++) {
    expect(await analyze(`<?php ${'"{$'.repeat(4096)}`)).toMatchObject({ language: 'php', partial: true });
    const next = await analyze("<?php echo $_GET['x'];");
    expect(next).toMatchObject({ partial: false });
    expect(next?.issues.map(({ rule }) => rule)).toContain('security/unescaped-output');
  }
});
