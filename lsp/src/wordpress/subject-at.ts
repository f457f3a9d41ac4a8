import { slotAt, type TextUse } from '../completion/slots.ts';
import { CallReader, type OpenCall, openCalls } from '../php/enclosing-calls.ts';
import { lexPhp, type PhpToken } from '../php/tokens.ts';
import { ownerBefore } from './class-of.ts';
import {
  describeCapability,
  describeClass,
  describeFunction,
  describeHook,
  describeKey,
  describeMethod,
} from './describe.ts';

/** What WordPress knows of the name at a place of a PHP file. */
export interface Subject {
  readonly start: number;
  readonly end: number;
  readonly markdown: string;
}

/** Functions whose first argument is the name of a hook. */
const takesHook =
  /^(?:(?:add|remove|has|doing|did|do|apply)_(?:action|filter)s?(?:_ref_array|_deprecated)?|remove_all_(?:actions|filters)|current_(?:action|filter))$/;

/** Whether the cursor is in the name of a hook. */
export function isHookName(call: OpenCall | undefined): boolean {
  return call?.kind === 'function' && call.argument === 0 && takesHook.test(call.name);
}

/** The WordPress function, method, class, hook, key of an array or capability at `offset`; undefined where there is none. */
export function subjectAt(text: string, offset: number): Subject | undefined {
  // A name and what follows it lie on one line; a string may not be longer.
  const { tokens } = lexPhp(text, Math.min(text.length, text.indexOf('\n', offset) + 1 || text.length));
  const index = tokens.findLastIndex(({ start, end }) => start <= offset && offset <= end);
  const token = tokens[index];
  if (!token) return undefined;
  const markdown = describe(tokens, index, token) ?? (token.kind === 'string' ? describeText(text, index) : undefined);
  return markdown === undefined ? undefined : { start: token.start, end: token.end, markdown };
}

function describe(tokens: readonly PhpToken[], index: number, token: PhpToken): string | undefined {
  if (token.kind === 'string') {
    const call = openCalls(tokens.slice(0, index)).at(-1);
    return isHookName(call) ? describeHook(token.text.slice(1, -1)) : undefined;
  }
  if (token.kind !== 'name') return undefined;
  const name = token.text.replace(/^\\/, '');
  const before = tokens[index - 1]?.text.toLowerCase();
  const isCall = tokens[index + 1]?.text === '(';
  if (before === 'function' || before === 'fn' || before === 'class') return undefined;
  if (before === '->' || before === '?->' || before === '::') {
    const owner = ownerBefore(tokens, index);
    return isCall && owner !== undefined ? describeMethod(owner, name) : undefined;
  }
  if (before === 'new') return describeMethod(name, '__construct') ?? describeClass(name);
  return isCall ? describeFunction(name) : (describeClass(name) ?? describeFunction(name));
}

/** What the text of this index names where it stands: a key, or what an argument of WordPress takes. */
function describeText(text: string, index: number): string | undefined {
  // What an array is handed to may come after it.
  const { tokens } = lexPhp(text);
  const reader = new CallReader(tokens);
  reader.readTo(index);
  const slot = slotAt(tokens, index, reader);
  if (slot?.kind !== 'text') return undefined;
  const name = tokens[index]?.text.slice(1, -1) ?? '';
  const isKey = tokens[index + 1]?.text === '=>';
  const pages = slot.of.filter((use) => use.isKey === isKey).map((use) => describeUse(use, name));
  return pages.find((page) => page !== undefined);
}

function describeUse({ isKey, kind, path }: TextUse, name: string): string | undefined {
  if (isKey) return describeKey(path, name);
  if (kind === 'callback' || kind === 'function') return describeFunction(name);
  if (kind === 'hook') return describeHook(name);
  return kind === 'capability' ? describeCapability(name) : undefined;
}
