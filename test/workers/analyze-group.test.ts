import { ServiceError } from '@presswright/shared/errors';
import { expect, it } from 'vitest';
import type { FileReport } from '../../server/src/analysis/analyzer.ts';
import { analyzeGroup, type GroupRun } from '../../server/src/workers/analyze-group.ts';

const options = { analysisType: 'all', severity: 'all' } as const;
const files = ['a', 'b', 'c', 'd'].map((name) => ({ name, code: 'x' }));
const timeout = new ServiceError('timeout', 'It took too long.');
const memory = new ServiceError('server_error', 'It needed too much memory.', {
  cause: Object.assign(new Error('out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }),
});

/** Analyses the four files with `answer`; what was asked as `names` with a star where the files are a part of more. */
async function analyze(answer: (names: string, place: (name: string) => void) => void) {
  const asked: string[] = [];
  const run = async ({ input }: GroupRun): Promise<FileReport[]> => {
    const names = input.files.map(({ name }) => name).join('');
    asked.push(input.options.isPart === true ? `${names}*` : names);
    answer(names, (name) => input.progress && Atomics.store(input.progress, 0, names.indexOf(name)));
    return input.files.map(({ name = '' }) => ({
      language: 'php',
      issues: [],
      score: 10,
      recommendations: [name],
      partial: false,
    }));
  };
  const reports = await analyzeGroup(files, options, run);
  return { asked, found: reports.map(({ recommendations, failure }) => recommendations[0] ?? failure) };
}

it('leaves out the file that was looked at when the time was over, and no other', async () => {
  const { asked, found } = await analyze((names, place) => {
    if (!names.includes('c')) return;
    place('c');
    throw timeout;
  });
  expect(asked).toEqual(['abcd', 'abd*']);
  expect(found).toEqual(['a', 'b', 'It took too long.', 'd']);
});

it('cuts a group in halves that needs more memory than there is, down to the file that does', async () => {
  const { asked, found } = await analyze((names) => {
    if (names.length === 4 || names.includes('d')) throw memory;
  });
  expect(asked).toEqual(['abcd', 'ab*', 'cd*', 'c*', 'd*']);
  expect(found).toEqual(['a', 'b', 'c', 'It needed too much memory.']);
});

it('names every file of a group in which each takes the worker down', async () => {
  const { found } = await analyze(() => {
    throw timeout;
  });
  expect(found).toEqual(Array(4).fill('It took too long.'));
});

it.each([
  ['the server has too much to do', new ServiceError('server_overloaded', 'Later.')],
  ['nobody waits any more', new Error('aborted')],
])('asks nobody anew when %s', async (_what, error) => {
  let tasks = 0;
  const answer = analyze(() => {
    tasks++;
    throw error;
  });
  await expect(answer).rejects.toBe(error);
  expect(tasks).toBe(1);
});
