import { withoutLongRuns } from '@presswright/shared/without-long-runs';
import { wordpressClass, wordpressFunction, wordpressHook } from '@presswright/shared/wordpress/facts';
import { numbers } from '../../reading/language/function-words.ts';
import type { Amount, Instruction, Quoted } from '../instruction.ts';
import { maxRead } from './max-read.ts';
import { readFunctions } from './read-signature.ts';
import { wordsOf } from './words.ts';

const small: Readonly<Record<string, number>> = { ...numbers, once: 1, twice: 2 };

const smallNumber = new RegExp(`\\b(${Object.keys(small).join('|')})[\\s-]+([a-z]+)`, 'gi');

/** Reads what a prompt names: functions, texts, numbers, hooks, and the form that the answer is to have. */
export function readInstruction(prompt: string): Instruction {
  const text = withoutLongRuns(prompt.slice(0, maxRead))
    .replace(/[“”„]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\r\n?/g, '\n');
  const code = /```[a-z]*\n([\s\S]*?)```/i.exec(text)?.[1] ?? '';
  const outside = withoutGivens(text)
    .replace(/```[a-z]*([\s\S]*?)```/g, (_fence, inside: string) => (/[{;]/.test(inside) ? ' ' : inside))
    .replace(/\b(?:turn|switch)(?:s|ed|ing)? off\b/gi, 'disable');
  const functions = readFunctions(outside);
  const quoted = readQuoted(outside);
  return {
    text: outside,
    prose: outside.toLowerCase(),
    words: wordsOf(outside.replace(/\b(?:respond|reply|answer) only with .{0,30}|no explanations?\.?/gi, ' ')),
    functions,
    className: readClassName(outside),
    quoted,
    amounts: readAmounts(outside),
    hooks: readHooks(
      outside,
      functions.map(({ name }) => name),
    ),
    apis: readApis(outside),
    prefix: readPrefix(outside),
    textDomain: /\btext[ -]?domain\b\s*(?:is|:|should be|must be|=)?\s*[`"']?([a-z][\w-]*)/i.exec(outside)?.[1] ?? null,
    isFenced: asksForFence(outside),
    code,
    isPluginFile:
      /\b(?:plugin header|plugin name\b|plugin file|(?:one|single)[- ]file plugin|plugin\b[^.\n]{0,40}\bin (?:one|a single) file|(?:whole|complete|full|single-file) (?:wordpress )?plugin|(?:write|create|make|build|need|want) (?:me )?a (?:\w+ )?(?:\w+ )?plugin\b)/i.test(
        outside,
      ),
  };
}

/** What is said in brackets of a thing that there is, and its brackets. */
const given =
  /[ \t]*\((?:it(?:'s| is) |which is |that is |is )?(?:already |has been )?(?:registered|exists?|existing|defined)(?: already| elsewhere| by [^()\n]{1,40})?\)/gi;

/** A prompt for a function that looks things up, without the remark that their type is registered: it asks for nothing. */
function withoutGivens(text: string): string {
  const isLookup =
    /\b(?!function\b)[a-z]\w*\s*\((?:[^()\n]*\$[^()\n]*|\s*)\)\s*(?::|[-–—]|that\b|which\b|returns?\b|gives?\b)/.test(
      text,
    );
  return isLookup ? text.replace(given, '') : text;
}

/** The class that a prompt wants written: named beside the word, or the only name of a class of its own. */
function readClassName(text: string): string | null {
  const beside =
    /\b[Cc]lass(?: \([a-z ]+\))?:?\s+(?:named\s+|called\s+)?[`"']?\\?(?:[A-Z]\w*\\)*([A-Z]\w+)/.exec(text) ??
    /[`"']\\?(?:[A-Z]\w*\\)*([A-Z]\w+)[`"']\s+(?:\w+\s+)?class\b/.exec(text);
  if (beside !== null) return beside[1] ?? null;
  if (!/\b(?:a|one|php|final|static|small|single|helper|service|repository|client) (?:\w+ )?class\b/i.test(text))
    return null;
  const names = [...text.matchAll(/[`"']?\b([A-Z][a-z0-9]+(?:_[A-Z]\w*)+)\b/g)].map(([, name = '']) => name);
  return names.find((name) => wordpressClass(name) === undefined && !/^W[PC]_/.test(name)) ?? null;
}

function readPrefix(text: string): string | null {
  const [, quoted, plain, bare] =
    /(?<![{>$])\bprefix(?:ed)?\b(?:[^`"'.\n]{0,60}?)[`"']([a-z][a-z0-9_]*?)_?[`"']|(?<![{>$])\bprefix(?:ed)?\b[^`"'.\n]{0,60}?(?:\bwi?th?|\bwiht|\bis|:|=)\s+([a-z][a-z0-9_]*?)(?:_\b|\b(?!\s+\w+\s))|\bprefix(?:ed)?\s+([a-z]\w*?)_(?!\w)/i.exec(
      text,
    ) ?? [];
  return quoted ?? plain ?? bare ?? null;
}

function readQuoted(text: string): Quoted[] {
  const found: Quoted[] = [];
  for (const match of text.matchAll(/`([^`\n]+)`|"([^"\n]+)"|(?<![\w])'([^'\n]+)'(?!\w)/g)) {
    const value = match[1] ?? match[2] ?? match[3] ?? '';
    found.push({
      text: value,
      before: text.slice(Math.max(0, match.index - 60), match.index).toLowerCase(),
      after: text.slice(match.index + match[0].length, match.index + match[0].length + 40).toLowerCase(),
    });
  }
  return found;
}

function readAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(/(?<![\w#.$])(\d+(?:\.\d+)?)(?:[\s-]*([a-z]+))?/gi)) {
    found.push(amount(text, Number(match[1]), match[2] ?? '', match.index));
  }
  for (const match of text.matchAll(smallNumber)) {
    const value = small[(match[1] ?? '').toLowerCase()];
    if (value !== undefined) found.push(amount(text, value, match[2] ?? '', match.index));
  }
  return found;
}

function amount(text: string, value: number, unit: string, at: number): Amount {
  return { value, unit: unit.toLowerCase(), before: text.slice(Math.max(0, at - 40), at).toLowerCase() };
}

function readHooks(text: string, own: readonly string[]): string[] {
  const names = text.match(/\b[a-z][a-z0-9]*(?:[_-][a-z0-9{}$]+)*\b/g) ?? [];
  const hooked = new Set(
    [
      ...text.matchAll(
        /\b(?:hook(?:ed|s)?|attach(?:ed)?|action|filter|run(?:s)? on|fires? on)\b(?: it| them| this)?(?: up)?(?: is| to| on| into| hook| named| called|:)*\s*(?:the )?[`"']?([a-z_]+)/gi,
      ),
    ].map(([, name = '']) => name),
  );
  return [...new Set(names)].filter(
    (name) =>
      !own.includes(name) &&
      wordpressHook(name)?.name === name &&
      (hooked.has(name) || (name.includes('_') && wordpressFunction(name) === undefined)),
  );
}

function readApis(text: string): string[] {
  const names = text.match(/\b[A-Za-z]\w*_\w+\b/g) ?? [];
  return [...new Set(names)].filter(
    (name) => wordpressFunction(name) !== undefined || wordpressClass(name) !== undefined,
  );
}

function asksForFence(text: string): boolean {
  if (
    /\b(?:no|without|not?\s+(?:use|add|include|wrap)\b.{0,20})\s*(?:a |any )?(?:code |markdown )?(?:fences?|blocks?|markdown|backticks)/i.test(
      text,
    )
  )
    return false;
  return /```\w*\s+(?:block|fence)|\b(?:fenced|markdown)\s+(?:code\s+|php\s+)?block|\bcode (?:block|fence)|\bphp (?:code )?fence/i.test(
    text,
  );
}
