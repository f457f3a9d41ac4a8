import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteTools } from '../../../../server/src/generation/plugin/site-tools/table.ts';
import { readRecord } from '../../../analysis/support/findings-record.ts';
import { optionDescriptions } from './option-descriptions.ts';
import { readTool } from './read-tool.ts';

const descriptions = [...siteTools.map(({ example }) => example), ...optionDescriptions];
const readingOf = (description: string): string => JSON.stringify(readTool(description));

/** How the tools that a description asks for change when a word is left out, by the reading that comes of it. */
function readingsOf(description: string): string {
  const whole = readingOf(description);
  const words = description.split(' ');
  const without = new Map<string, string[]>();
  for (const [at, word] of words.entries()) {
    const reading = readingOf(words.toSpliced(at, 1).join(' '));
    if (reading !== whole) without.set(reading, [...(without.get(reading) ?? []), word]);
  }
  return `  ${whole}\n${[...without].map(([reading, some]) => `  without ${some.join(' | ')}: ${reading}\n`).join('')}`;
}

const record = readRecord(
  join(import.meta.dirname, 'readings.txt'),
  () => new Map(descriptions.map((description) => [description, readingsOf(description)])),
);

describe('the reading of', () => {
  it.each(descriptions)('%s', (description) => {
    expect(readingsOf(description)).toBe(record.get(description));
  });
});
