import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeJobs } from './jobs-suite.ts';

describeJobs('SQLite', 1, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'presswright-jobs-'));
  return { options: { dataDir, databaseUrl: null }, remove: async () => rmSync(dataDir, { recursive: true }) };
});
