import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteTools } from '../../../server/src/generation/plugin/site-tools/table.ts';
import { understand } from '../../../server/src/generation/understanding/understand.ts';
import { readRecord } from '../../analysis/support/findings-record.ts';
import { allDescriptions } from './all-descriptions.ts';

const all = allDescriptions.map(({ title, text }, at) => ({ name: `${at} ${title}`, title, text }));

/** Sentences are for people: how they read is nothing that a record can judge. */
const withoutSentences = (key: string, value: unknown): unknown =>
  key === 'sentence' || value === undefined || value === false || (Array.isArray(value) && value.length === 0)
    ? undefined
    : value;

/** Everything that a description is understood to ask for: a line each. */
function understandingOf(text: string, title: string): string {
  const { understood: _sentences, ...understanding } = understand(text, title, siteTools);
  return Object.entries(understanding)
    .flatMap(([part, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `  ${part} ${JSON.stringify(one, withoutSentences)}\n`),
    )
    .join('');
}

const record = readRecord(
  join(import.meta.dirname, 'understandings.txt'),
  () => new Map(all.map(({ name, title, text }) => [name, understandingOf(text, title)])),
);

describe('the whole understanding of', () => {
  it.each(all.map(({ name, title, text }) => [name, title, text] as const))('%s', (name, title, text) => {
    expect(understandingOf(text, title)).toBe(record.get(name));
  });
});
