import { expect, it } from 'vitest';
import { languageOfContent } from '../../server/src/analysis/detect-content.ts';
import { conversationWantsCode, wantsMarkdown } from '../../server/src/generation/by-model/wants-code.ts';
import { composeDrafts } from '../../server/src/generation/instructions/drafts/compose-drafts.ts';
import { readInstruction } from '../../server/src/generation/instructions/reading/read-instruction.ts';
import { readDescription } from '../../server/src/generation/reading/read-description.ts';
import { isProse, languageOf } from '../../server/src/inference/builtin/prompt.ts';
import { BareText } from '../../server/src/inference/remote/bare-text.ts';

/** Characters that a prompt may have. */
const prompt = 262_144;
/** Seconds of work. What reads each run once takes a fraction of one; what begins anew at each character takes minutes. */
const generous = 5;

function seconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1e6;
}

const lines = (count: number) => `Write${'\n'.repeat(count)}it`;

it.each([
  ['code is asked for, in empty lines', () => conversationWantsCode([lines(prompt)])],
  ['code is asked for, in one word', () => conversationWantsCode(['a'.repeat(prompt)])],
  ['Markdown is asked for', () => wantsMarkdown('a_'.repeat(prompt / 2))],
  ['a prompt is in JavaScript', () => languageOf({ language: null, prompt: lines(prompt), suffix: '' })],
  ['a prompt is prose', () => isProse(`what is a${'\n'.repeat(prompt)}hook`)],
  ['empty lines are PHP', () => languageOfContent(lines(20_000))],
])('is told in one reading whether %s', (_what, work) => {
  expect(seconds(work)).toBeLessThan(generous);
});

it('reads a prompt and a description with empty lines no longer than others', () => {
  expect(seconds(() => readInstruction(`Write acme_x(${' '.repeat(19_000)}x )`))).toBeLessThan(generous);
  expect(seconds(() => readDescription(`Books with a title${'\n'.repeat(15_000)}and a price.`, 'Books'))).toBeLessThan(
    2 * generous,
  );
});

it('reads a prompt of articles no longer than others', () => {
  composeDrafts(readInstruction('When a post is published, send an e-mail to the admin.'));
  expect(seconds(() => composeDrafts(readInstruction(`Write ${'a '.repeat(9_000)}hook`)))).toBeLessThan(generous);
});

it('looks for the end of a fence from the end of what it holds', () => {
  const text = new BareText(true);
  expect(text.push('```php\necho 1;\n')).toBe('echo 1;');
  expect(seconds(() => text.push(`${' '.repeat(prompt)}x`))).toBeLessThan(generous);
  expect(text.push('\n``')).toBe('');
  expect(text.push('`  \n')).toBe('');
  expect(text.flush()).toBe('');
});
