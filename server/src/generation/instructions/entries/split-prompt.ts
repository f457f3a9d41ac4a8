import type { Instruction } from '../instruction.ts';

/** A prompt in its parts. */
export interface PromptParts {
  /** What stands before the entries and holds for all of them. */
  readonly lead: string;
  readonly entries: readonly string[];
  /** What is said of the whole: prefix, text domain, who may do it, the form of the answer. */
  readonly rest: string;
}

const item = /^(\s*)(?:[-*•–+]|\(?\d{1,2}[.)]|\(?[a-h]\))\s+(\S.*)$/;

/** An entry that says something of all others. */
const isOfAll =
  /^(?:(?:all|every|each|both|everything|prefix|text[ -]?domain|use (?:the )?(?:text[ -]?domain|prefix)|function (?:name )?prefix|a? ?(?:plugin )?header|code only|no (?:comments|explanation|markdown|closing)|php \d|coding standards|escape (?:all|every|the|output)|escaped|everything)\b(?![^.\n]*\b(?:hook|shortcode|users? (?:get|must|are|who)|posts? (?:get|must|are|of|in|published)|days?|hours?|minutes?)\b))/i;

/** Code that a prompt brings without a fence. */
const bringsCode = /^\s*(?:<\?php|(?:\w+ )*function \w+\s*\([^)]*\)(?:\s*:\s*\??\w+)?\s*\{|class \w+[^.\n]*\{)\s*$/m;

/** An entry that says what there is. */
const isGiven =
  /\b(?:exists? already|already (?:exists?|registered|there)|is registered (?:elsewhere|by)|don't register (?:it|them))\b/i;

/** The parts of a prompt that asks for several things; null where it is one sentence. */
export function splitPrompt(instruction: Instruction): PromptParts | null {
  if (bringsCode.test(instruction.text)) return null;
  const parts = byList(instruction.text) ?? byNumbers(instruction.text) ?? byFunctions(instruction);
  if (parts === null) return null;
  const entries = parts.entries.flatMap(splitPair);
  const own = entries.filter((entry) => !isOfAll.test(entry) && !isGiven.test(entry));
  const ofAll = entries.filter((entry) => isOfAll.test(entry) || isGiven.test(entry));
  return own.length < 2 ? null : { ...parts, entries: own, rest: [parts.rest, ...ofAll].join('\n').trim() };
}

/** "taxonomy a for it and flat taxonomy b for it, both with a column": two entries, each with what is said of both. */
function splitPair(entry: string): string[] {
  const [, first, second, both = ''] =
    /^((?:an? )?(?:[\w-]+ )?taxonomy [^,.\n]*?) and ((?:an? )?(?:[\w-]+ )?taxonomy [^,.\n]+)(?:, both ([^\n]+))?$/i.exec(
      entry,
    ) ?? [];
  if (first === undefined || second === undefined) return [entry];
  return [first, second].map((one) => (both === '' ? one : `${one}, ${both}`));
}

function byList(text: string): PromptParts | null {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => item.test(line));
  if (first < 0) return null;
  const entries: string[] = [];
  const rest: string[] = [];
  const indentation = item.exec(lines[first] ?? '')?.[1]?.length ?? 0;
  let isOpen = false;
  for (const line of lines.slice(first)) {
    const [, indent = '', said] = item.exec(line) ?? [];
    if (said !== undefined && indent.length <= indentation) {
      entries.push(said.trim());
      isOpen = true;
    } else if (line.trim() === '') isOpen = false;
    else if (isOpen && /^\s/.test(line)) entries.push(`${entries.pop() ?? ''}\n${(said ?? line).trim()}`);
    else rest.push(line.trim());
  }
  return entries.length < 2 ? null : { lead: lines.slice(0, first).join('\n').trim(), entries, rest: rest.join('\n') };
}

/** "… (1) this, (2) that and (3) something else" within a sentence. */
function byNumbers(text: string): PromptParts | null {
  const marks = [...text.matchAll(/(?<=^|[\s:])\(?(\d)[.)]\s/g)];
  if (marks.length < 2 || marks.some(([, digit], at) => Number(digit) !== at + 1)) return null;
  const entries = marks.map((mark, at) =>
    text
      .slice(mark.index + mark[0].length, marks[at + 1]?.index ?? text.length)
      .replace(/[,;]?\s*(?:and\s*)?$/, '')
      .trim(),
  );
  const [, last = '', rest = ''] = /^(.*?[.!?])\s+([A-Z][\s\S]*)$/.exec(entries.at(-1) ?? '') ?? [];
  if (last !== '') entries.splice(-1, 1, last);
  return { lead: text.slice(0, marks[0]?.index).trim(), entries, rest };
}

/** Several functions, each with what is said after its name. */
function byFunctions({ text, functions }: Instruction): PromptParts | null {
  const named = functions.filter(({ parameters, name }) => parameters !== null || name.includes('_'));
  if (named.length < 2 || named.every(({ parameters }) => parameters === null)) return null;
  const starts = named.map(({ at }, index) => {
    const before = text.slice(named[index - 1]?.at ?? 0, at);
    // "And a function x() that …": what stands before the name belongs to it.
    const [own = ''] =
      /(?:(?<=[.;:,\n]\s*|^)(?:and |also |then |plus )*(?:an? |the |another |second |helper |static |public )*(?:function|helper|method)s?\s+(?:named |called )?)?[`"']?$/i.exec(
        before,
      ) ?? [];
    return at - own.length;
  });
  return {
    lead: text.slice(0, starts[0]).trim(),
    entries: starts.map((start, at) =>
      text
        .slice(start, starts[at + 1] ?? text.length)
        .replace(/[,;]?\s*(?:and|plus)?\s*$/i, '')
        .trim(),
    ),
    rest: '',
  };
}
