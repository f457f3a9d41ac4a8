import { readInstruction } from '../../instructions/reading/read-instruction.ts';
import { missingLiterals } from '../../instructions/requirements.ts';
import { commentText } from '../../writers/template.ts';
import type { Ability, AbilityAnswer, Ask } from '../ability.ts';
import type { Act, ActResult } from './act.ts';
import { flawsOf } from './acts/mend.ts';
import { type Given, readGiven } from './given.ts';
import { GivenPhp } from './given-php.ts';
import { acts } from './table.ts';

/** More code than this is for `/v1/analyze`. */
const maxCode = 60_000;

/** What mending does, too: where nothing of the kind is left afterwards, it has been done. */
const doneByMending = new Set(['escape', 'sanitize', 'checks', 'return-markup', 'prepare']);

/** The prompt speaks of the code itself, not of something to be made beside it. */
const isAboutCode =
  /\b(?:this|these|the (?:following|above|code|function|handler|class|snippet|query|template|hook|callback|shortcode)|following|below)\b/i;

/** Answers what is asked of code that the prompt brings: told, mended, escaped, changed, converted or tested. */
export const givenCode: Ability = {
  id: 'given-code',
  wants: ({ prompt }) => readGiven(prompt) !== null,
  answer: async (ask) => {
    const given = readGiven(ask.prompt);
    return given === null ? null : answerAbout(given, ask);
  },
};

async function answerAbout(given: Given, ask: Ask): Promise<AbilityAnswer | null> {
  const wanted = wantedActs(given.words);
  const isMeant = wanted.length > 0 || isAboutCode.test(given.words);
  if (!isMeant) return null;
  if (given.language !== 'php') return unable(ask, 'Only PHP can be read here; this is another language.');
  if (given.code.length > maxCode) return unable(ask, 'The code is too long; send the part that it is about.');
  let php = GivenPhp.read(given.code, ask.analyzer);
  if (php === null) return unable(ask, 'The code could not be read.');
  if (wanted.length === 0) return unable(ask, 'What is to become of the code was not understood.');
  const done: string[] = [];
  const left: string[] = [];
  const ids: string[] = [];
  for (const act of wanted) {
    const result: ActResult | null = await act.run(php, { ...ask, given, words: given.words });
    if (result === null) {
      if (act.isVague !== true && !(ids.includes('mend') && doneByMending.has(act.id)))
        left.push(`${act.title}: there is nothing in this code that it could be done to.`);
      continue;
    }
    ids.push(act.id);
    if (result.kind === 'text') return { text: result.text, by: 'given-code', recipes: ids };
    done.push(...result.done);
    left.push(...(result.left ?? []));
    php = GivenPhp.read(result.code, ask.analyzer) ?? php;
  }
  if (ids.length === 0) return unable(ask, ...left);
  left.push(...missingIn(given.words, php.code), ...unreadEntries(given.words, ids));
  if (!ids.includes('mend')) left.push(...flawsOf(php.code, ask).map((flaw) => `Mend it: ${flaw}`));
  return { text: fenced(php.code.trimEnd() + notes(php.code, done, left), ask), by: 'given-code', recipes: ids };
}

/** Names and numbers of the words that the code has nowhere, and that may have been overlooked. */
const missingIn = (words: string, code: string): string[] =>
  missingLiterals(readInstruction(words), code)
    .filter((literal) => !isPattern.test(literal) || !code.includes(literal.replace(isPattern, '')))
    .map((literal) => `${literal} is named, and not in this code.`);

/** Entries of a list that nothing which was done speaks of. */
function unreadEntries(words: string, ids: readonly string[]): string[] {
  const entries = words
    .split(/\n+|(?=\(\d\)\s)/)
    .flatMap((line) => /^\s*(?:[-*•–]|\d+[.)]|\(\d\))\s+(.+)/.exec(line)?.[1] ?? []);
  const read = acts.filter(({ id }) => ids.includes(id));
  return entries
    .filter((entry) => !read.some(({ wants }) => wants.test(entry)))
    .map((entry) => `Not understood: ${entry.trim()}`);
}

/** What stands for a number or a text at the end of a pattern: `Pending: N`. */
const isPattern = /\s*(?:[NX]|%[sd]|\.\.\.|…|<\w+>|[A-Z]{3,})$/;

/** What is asked for. Who wants code changed and the change explained gets the code, whose notes tell the change. */
function wantedActs(words: string): readonly Act[] {
  const all = acts.filter(({ wants }) => wants.test(words));
  const others = all.filter(({ id }) => id !== 'explain');
  return others.length > 0 ? others : all;
}

/** What was done and what not, as comments below the code. */
function notes(code: string, done: readonly string[], left: readonly string[]): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`// ${title}`, ...[...new Set(lines)].map((line) => `// - ${commentText(line)}`)];
  const lines = [...list('Changed:', done), ...list('Not done:', left)];
  if (lines.length === 0) return '\n';
  return `\n${endsInHtml(code) ? '<?php' : ''}\n${lines.join('\n')}\n`;
}

const endsInHtml = (code: string): boolean =>
  code.lastIndexOf('?>') > Math.max(code.lastIndexOf('<?php'), code.lastIndexOf('<?='));

function fenced(text: string, { instruction }: Ask): string {
  return instruction.isFenced ? `\`\`\`php\n${text}\`\`\`\n` : text;
}

function unable(ask: Ask, ...why: readonly string[]): AbilityAnswer {
  const lines = [
    '<?php',
    ...why.map((line) => `// ${commentText(line)}`),
    `// What can be asked of PHP code: ${acts.map(({ title }) => title).join('; ')}.`,
    '',
  ];
  return { text: fenced(lines.join('\n'), ask), by: 'nearest', recipes: [] };
}
