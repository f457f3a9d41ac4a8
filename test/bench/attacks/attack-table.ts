import { samplePlugin } from '../sample-plugin.ts';
import type { AttackAnswer, Attacker } from './attacker.ts';

export interface Attack {
  readonly name: string;
  readonly what: string;
  /** Does it, and answers what was answered. */
  run(attacker: Attacker): Promise<readonly AttackAnswer[]>;
}

const mebibyte = 2 ** 20;
const baselineHead = '{"format":"presswright-baseline","version":1,"entries":';

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const batch = (files: readonly { name: string; content: string }[]) =>
  JSON.stringify({ files, analysis_type: 'all', severity: 'all' });

/** PHP of about `bytes` bytes that is like no other. */
function plugin(index: number, bytes: number): string {
  const text = `${samplePlugin(26 * 40)}\n`;
  return `<?php // ${index}\n${text.repeat(Math.floor(bytes / text.length)).replaceAll('<?php', '')}`;
}

/** A batch of `bytes` bytes of code in files of 512 KiB. */
function largeBatch(index: number, bytes: number): string {
  const count = Math.floor(bytes / (mebibyte / 2));
  const files = Array.from({ length: count }, (_, file) => ({
    name: `part-${file}.php`,
    content: plugin(1000 * index + file, mebibyte / 2 - 100),
  }));
  return batch(files);
}

/** What one organisation can do to the others, each on a server of its own. */
export const attacks: readonly Attack[] = [
  {
    name: 'baseline-wrong',
    what: 'a baseline of 2.7 million wrong entries',
    run: async ({ upload }) => [await upload('baseline', `${baselineHead}[${'{},'.repeat(2_700_000)}{}]}`)],
  },
  {
    name: 'baseline-deep',
    what: 'a baseline of 8 MB of nested arrays',
    run: async ({ upload }) => [
      await upload('baseline', `${baselineHead}${'['.repeat(4_000_000)}${']'.repeat(4_000_000)}}`),
    ],
  },
  {
    name: 'baseline-true',
    what: 'a baseline of 40,000 entries, then 20 analyses with it',
    async run({ upload, post }) {
      const entry = {
        file: 'a.php',
        rule: 'security/unescaped-output',
        statement: '0'.repeat(32),
        count: 1,
        category: 'security',
        severity: 'high',
        message: '',
      };
      const entries = Array.from({ length: 40_000 }, (_, index) => JSON.stringify({ ...entry, file: `${index}.php` }));
      const uploaded = await upload('baseline', `${baselineHead}[${entries.join(',')}]}`);
      const { id } = JSON.parse(uploaded.body);
      const analyses = await times(20, (index) =>
        post(
          '/v1/analyze',
          JSON.stringify({ code: `<?php // ${index}`, analysis_type: 'all', file_name: 'a.php', baseline: id }),
        ),
      );
      return [uploaded, ...analyses];
    },
  },
  {
    name: 'bodies',
    what: '20 bodies of 58 MB at once, each one text',
    run({ post }) {
      const body = Buffer.from(batch([{ name: 'a.php', content: 'x'.repeat(58_000_000) }]));
      return times(20, () => post('/v1/analyze/batch', body));
    },
  },
  {
    name: 'bodies-wide',
    what: '20 bodies of 58 MB at once, each of 29 million numbers',
    run({ post }) {
      const body = Buffer.from(`{"analysis_type":"all","files":[],"extra":[${'1,'.repeat(29_000_000)}1]}`);
      return times(20, () => post('/v1/analyze/batch', body));
    },
  },
  {
    name: 'body-wrong',
    what: 'one body of 40 MB of wrong files',
    run: async ({ post }) => [
      await post('/v1/analyze/batch', `{"analysis_type":"all","files":[${'{},'.repeat(13_000_000)}{}]}`),
    ],
  },
  {
    name: 'heavy',
    what: '200 analyses of 900 KiB at once',
    run: ({ post }) =>
      times(200, (index) =>
        post('/v1/analyze', JSON.stringify({ code: plugin(index, 900 * 1024), analysis_type: 'all' })),
      ),
  },
  {
    name: 'batch',
    what: 'a batch of 20 MB',
    run: async ({ post }) => [await post('/v1/analyze/batch', largeBatch(0, 20 * mebibyte))],
  },
  {
    name: 'batches',
    what: '8 batches of 20 MB at once',
    run: ({ post }) => times(8, (index) => post('/v1/analyze/batch', largeBatch(index, 20 * mebibyte))),
  },
  {
    name: 'findings',
    what: 'a batch of 500 files with some 100,000 findings',
    run: async ({ post }) => {
      const lines = Array.from({ length: 200 }, (_, line) => `echo $_GET['a${line}'];`).join('\n');
      const files = Array.from({ length: 500 }, (_, file) => ({ name: `${file}.php`, content: `<?php\n${lines}\n` }));
      return [await post('/v1/analyze/batch', batch(files))];
    },
  },
  {
    name: 'nested-block',
    what: '8 blocks of 2,900 nested properties (60 KB) at once',
    run: ({ post }) => {
      const attributes = `${'{"a":{"properties":'.repeat(2900)}{}${'}}'.repeat(2900)}`;
      const body = `{"block_name":"acme/deep","description":"A card","attributes":${attributes}}`;
      return times(8, () => post('/v1/blocks/generate', body));
    },
  },
  {
    name: 'uploads',
    what: '8 uploads of 60 MB at once',
    run: ({ upload }) => {
      const rows = Buffer.alloc(60_000_000, '{"text":"a line of training text"}\n');
      return times(8, () => upload('fine-tune', rows));
    },
  },
  {
    name: 'downloads',
    what: '100 readers of a file of 60 MB that stand still',
    async run({ upload, openAndStandStill }) {
      const uploaded = await upload('fine-tune', Buffer.alloc(60_000_000, 'x\n'));
      const { id } = JSON.parse(uploaded.body);
      for (let reader = 0; reader < 100; reader++) openAndStandStill(`/v1/files/${id}/content`);
      await new Promise((resolve) => setTimeout(resolve, 8000));
      return [uploaded];
    },
  },
];
