import { arrayKeys } from '@presswright/shared/wordpress/array-keys';
import type { Signature } from '@presswright/shared/wordpress/signatures';
import type { CallReader, OpenCall } from '../php/enclosing-calls.ts';
import type { PhpToken } from '../php/tokens.ts';
import { type Callee, parameterAt, signatureOf } from '../wordpress/called-signature.ts';
import { ownerBefore } from '../wordpress/class-of.ts';
import { argumentKind, keyKind, type ValueKind } from '../wordpress/value-kinds.ts';

/** What may stand at a place of a PHP file. */
export type Slot =
  /** A function, class or constant. */
  | { readonly kind: 'name' }
  | { readonly kind: 'class' }
  | { readonly kind: 'member'; readonly owner: string; readonly isStatic: boolean; readonly isThis: boolean }
  /** A text that names something. */
  | { readonly kind: 'text'; readonly of: readonly TextUse[] };

/** One of the things that a text may be where it stands. */
export interface TextUse {
  /**
   * The array whose key it is, or whose value it is: `register_post_type.args.supports`; '' where no array or parameter of
   * WordPress is known there.
   */
  readonly path: string;
  readonly isKey: boolean;
  readonly kind?: ValueKind;
  /** The function that is called, as it is spelled there; '' outside of calls. */
  readonly callee: string;
  /** What the array around it has already. */
  readonly present?: readonly string[];
}

/** Words after which a name is declared, or is none of the code's. */
const declaring = /^(?:function|fn|class|interface|trait|enum|const|namespace|use|as|goto|case)$/i;
const beforeClass = /^(?:new|instanceof|extends|implements)$/i;

/**
 * What may stand at the token of this index, which may be unfinished; null where nothing of WordPress may.
 * @param reader has read up to before the token
 */
export function slotAt(tokens: readonly PhpToken[], index: number, reader: CallReader): Slot | null {
  const token = tokens[index];
  if (token?.kind === 'string') return textSlot(tokens, index, reader);
  if (token?.kind !== 'name') return null;
  const before = tokens[index - 1];
  const word = before?.text.toLowerCase() ?? '';
  if (word === '->' || word === '?->' || word === '::') {
    const owner = ownerBefore(tokens, index);
    const isThis = /^(?:\$this|self|static)$/i.test(tokens[index - 2]?.text ?? '');
    return owner === undefined ? null : { kind: 'member', owner, isStatic: word === '::', isThis };
  }
  // An attribute's name, or a parameter's.
  if (before?.kind === 'name' && beforeClass.test(word)) return { kind: 'class' };
  if (reader.isInParameterList()) return word === '=' ? { kind: 'name' } : { kind: 'class' };
  if (before?.kind === 'name' && declaring.test(word) && word !== 'case') return null;
  // Two names in a row are no call, save after a keyword.
  if (before?.kind === 'variable' || before?.kind === 'string' || before?.kind === 'number') return null;
  return { kind: 'name' };
}

function textSlot(tokens: readonly PhpToken[], index: number, reader: CallReader): Slot | null {
  const before = tokens[index - 1]?.text;
  // A part of an expression is not the argument.
  if (before === undefined || !/^(?:[(,[?:]|=>|\?\?)$/.test(before)) return null;
  const call = reader.calls().at(-1);
  const uses = call ? inCall(call, tokens, index) : inAssignedArray(tokens, index, reader);
  return uses.length === 0 ? null : { kind: 'text', of: uses };
}

function inCall(call: OpenCall, tokens: readonly PhpToken[], index: number): TextUse[] {
  const signature = signatureOf(call, tokens, index);
  const parameter = parameterOf(call, signature);
  const callee = call.kind === 'function' ? call.name : '';
  if (call.isInArray) {
    const path = parameter === '' ? '' : [parameter, ...call.keys].join('.');
    const element = call.keys.at(-1) ?? '';
    // The elements of an argument that is a list are of the argument's kind.
    const own = argumentKind(callee, call.argument);
    const inner = call.keys.length === 0 ? own : keyKind(element);
    return usesInArray(path, call, inner, callee);
  }
  if (!isWhole(call)) return [];
  const kind = argumentKind(callee, call.argument) ?? (isCallable(call, signature) ? 'callback' : undefined);
  return [{ path: parameter, isKey: false, callee, ...(kind && { kind }) }];
}

function usesInArray(
  path: string,
  { valueOf: key, present }: Pick<OpenCall, 'valueOf' | 'present'>,
  kind: ValueKind | undefined,
  callee: string,
): TextUse[] {
  if (key !== undefined) {
    if (key === '*') return [];
    const own = keyKind(key);
    return [{ path: path === '' ? '' : `${path}.${key}`, isKey: false, callee, ...(own && { kind: own }) }];
  }
  return [
    ...(arrayKeys(path).length > 0 ? [{ path, isKey: true, callee, present }] : []),
    { path, isKey: false, callee, present, ...(kind && { kind }) },
  ];
}

/** An array that is assigned to a variable is what the next call is given it as. */
function inAssignedArray(tokens: readonly PhpToken[], index: number, reader: CallReader): TextUse[] {
  const array = reader.assignedArray();
  if (!array) return [];
  const path = pathOfVariable(array.variable, tokens, index);
  return usesInArray([path, ...array.keys].filter((part) => part !== '').join('.'), array, undefined, '').filter(
    (use) => path !== '' || use.kind !== undefined,
  );
}

/** Where the variable is handed on after the token of this index: `WP_Query::__construct.query`; '' where nowhere near. */
function pathOfVariable(variable: string, tokens: readonly PhpToken[], index: number): string {
  for (let at = index + 1; at < Math.min(tokens.length, index + 600); at += 1) {
    const token = tokens[at];
    if (token?.text.toLowerCase() === 'function') return '';
    if (token?.text !== variable) continue;
    const after = tokens[at + 1]?.text;
    if (after !== ')' && after !== ',') continue;
    let argument = 0;
    for (let back = at - 1; back > index; back -= 1) {
      const text = tokens[back]?.text;
      if (text === ',') argument += 1;
      if (text === ')' || text === ';') break;
      if (text !== '(') continue;
      const call = calledAt(tokens, back);
      const signature = call && signatureOf(call, tokens, back);
      const parameter = signature?.parameters[argument];
      if (signature && parameter) return `${signature.name}.${parameter.name}`;
      break;
    }
  }
  return '';
}

function calledAt(tokens: readonly PhpToken[], paren: number): Callee | undefined {
  const [owner, arrow, name] = tokens.slice(Math.max(0, paren - 3), paren);
  if (name?.kind !== 'name') return undefined;
  const bare = name.text.replace(/^\\/, '');
  const word = arrow?.text.toLowerCase();
  if (word === 'new') return { kind: 'new', name: '__construct', on: bare };
  if (word === '->') return { kind: 'method', name: bare, on: owner?.text ?? '' };
  if (word === '::') return { kind: 'static', name: bare, on: owner?.text ?? '' };
  return { kind: 'function', name: bare, on: '' };
}

/** `register_post_type.args`; '' where the function or its parameter is not known. */
function parameterOf(call: OpenCall, signature: Signature | undefined): string {
  const parameter = signature && parameterAt(call, signature);
  return parameter ? `${signature.name}.${parameter.name}` : '';
}

function isCallable(call: OpenCall, signature: Signature | undefined): boolean {
  const type = signature && parameterAt(call, signature)?.type;
  return type !== undefined && /(?:^|\|)callable(?:\||$)/.test(type);
}

/** Whether the argument begins with the text. */
function isWhole(call: OpenCall): boolean {
  const current = call.arguments.at(-1) ?? [];
  const isNamed = call.argumentName !== '';
  return (
    current.length === 0 || (isNamed && current.length === 2) || /^(?:[?:]|\?\?)$/.test(current.at(-1)?.text ?? '')
  );
}
