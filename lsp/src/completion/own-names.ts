import type { PhpToken } from '../php/tokens.ts';
import { lexPhp } from '../php/tokens.ts';
import type { ValueKind } from '../wordpress/value-kinds.ts';
import { visitNames } from './file-names.ts';
import { UsageCounts } from './usage-counts.ts';

/** A function or method that a project declares. */
export interface OwnFunction {
  readonly name: string;
  readonly parameters: readonly { readonly name: string; readonly isOptional: boolean }[];
}

export interface OwnMember extends OwnFunction {
  readonly kind: 'method' | 'property' | 'constant';
  readonly isStatic: boolean;
  readonly isPublic: boolean;
}

export interface OwnClass {
  readonly name: string;
  readonly parent: string;
  readonly members: readonly OwnMember[];
}

/** What a PHP file declares and registers, and what it uses. */
export interface OwnNames {
  readonly functions: readonly OwnFunction[];
  readonly classes: readonly OwnClass[];
  /** Hooks that it fires, with how many arguments callbacks get. */
  readonly hooks: ReadonlyMap<string, number>;
  /** Names of other kinds that it registers, or stores under. */
  readonly values: ReadonlyMap<ValueKind, ReadonlySet<string>>;
  readonly usage: UsageCounts;
}

/** Functions by the kind of the thing whose name they are given, at this index. */
const registering: Readonly<Record<string, ValueKind>> = {
  'register_post_type:0': 'post type',
  'register_taxonomy:0': 'taxonomy',
  'add_option:0': 'option',
  'update_option:0': 'option',
  'register_setting:1': 'option',
  'add_site_option:0': 'option',
  'define:0': 'constant',
  'wp_register_script:0': 'script',
  'wp_enqueue_script:0': 'script',
  'wp_register_style:0': 'style',
  'wp_enqueue_style:0': 'style',
  'add_image_size:0': 'image size',
  'add_role:0': 'role',
  'register_block_type:0': 'block',
};
const firing = /^(?:do_action|apply_filters)(?:_ref_array)?$/;

/** Reads what a PHP file declares, registers and uses. */
export function readOwnNames(text: string): OwnNames {
  const { tokens } = lexPhp(text);
  const usage = new UsageCounts();
  const hooks = new Map<string, number>();
  const values = new Map<ValueKind, Set<string>>();
  const add = (kind: ValueKind, name: string): void => {
    values.set(kind, (values.get(kind) ?? new Set()).add(name));
  };
  visitNames(text, tokens, ({ slot, name, index, contexts }) => {
    for (const context of contexts) usage.add(context, name);
    if (slot.kind !== 'text') return;
    for (const { kind, callee } of slot.of)
      if (kind === 'text domain') add(kind, name);
      else if (kind === 'hook' && firing.test(callee))
        hooks.set(name, Math.max(hooks.get(name) ?? 0, argumentsAfter(tokens, index)));
  });
  tokens.forEach((token, index) => {
    const call = token.kind === 'string' && !token.isOpen ? argumentAt(tokens, index) : undefined;
    const kind = call === undefined ? undefined : registering[call];
    if (kind !== undefined) add(kind, token.text.slice(1, -1));
  });
  return { ...readDeclarations(tokens), hooks, values, usage };
}

/** `register_post_type:0` where the text of this index is one of the first two arguments. */
function argumentAt(tokens: readonly PhpToken[], index: number): string | undefined {
  if (tokens[index - 1]?.text === '(') return `${tokens[index - 2]?.text}:0`;
  const isSecond = tokens[index - 1]?.text === ',' && tokens[index - 3]?.text === '(';
  return isSecond ? `${tokens[index - 4]?.text}:1` : undefined;
}

/** How many arguments follow the one of this index. */
function argumentsAfter(tokens: readonly PhpToken[], index: number): number {
  let depth = 0;
  let count = 0;
  for (let at = index + 1; at < tokens.length; at += 1) {
    const text = tokens[at]?.text ?? '';
    if (text === '(' || text === '[' || text === '{') depth += 1;
    if (text === ')' || text === ']' || text === '}') depth -= 1;
    if (depth < 0 || text === ';') break;
    if (text === ',' && depth === 0 && tokens[at + 1]?.text !== ')') count += 1;
  }
  return count;
}

interface OpenClass {
  readonly name: string;
  readonly parent: string;
  readonly members: OwnMember[];
  /** How deep its body lies. */
  readonly depth: number;
}

function readDeclarations(tokens: readonly PhpToken[]): Pick<OwnNames, 'functions' | 'classes'> {
  const functions: OwnFunction[] = [];
  const classes: OpenClass[] = [];
  const open: OpenClass[] = [];
  let depth = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.text === '{') depth += 1;
    if (token?.text === '}') {
      depth -= 1;
      if (open.at(-1)?.depth === depth) open.pop();
    }
    const next = tokens[index + 1];
    const word = token?.kind === 'name' ? token.text.toLowerCase() : '';
    const current = open.at(-1);
    if (/^(?:class|interface|trait|enum)$/.test(word) && next?.kind === 'name' && tokens[index - 1]?.text !== '::') {
      const isExtending = tokens[index + 2]?.text.toLowerCase() === 'extends';
      const parent = isExtending ? (tokens[index + 3]?.text.replace(/^\\/, '') ?? '') : '';
      const found = { name: next.text, parent, members: [], depth };
      classes.push(found);
      open.push(found);
    } else if (word === 'function') {
      const name = next?.text === '&' ? tokens[index + 2] : next;
      if (name?.kind !== 'name') continue;
      const found = { name: name.text, parameters: parametersFrom(tokens, index + 2) };
      const { isPublic, isStatic } = modifiers(tokens, index);
      if (current?.depth === depth - 1) current.members.push({ ...found, kind: 'method', isPublic, isStatic });
      else if (current === undefined) functions.push(found);
    } else if (current?.depth === depth - 1) {
      const member = propertyAt(tokens, index);
      if (member) current.members.push(member);
    }
  }
  return { functions, classes };
}

/** The property or constant whose name is the token of this index. */
function propertyAt(tokens: readonly PhpToken[], index: number): OwnMember | undefined {
  const token = tokens[index];
  const after = tokens[index + 1]?.text;
  const isConstant = token?.kind === 'name' && after === '=' && tokens[index - 1]?.text.toLowerCase() === 'const';
  const isProperty = token?.kind === 'variable' && (after === ';' || after === '=');
  if (token === undefined || (!isConstant && !isProperty)) return undefined;
  const marks = modifiers(tokens, index);
  if (isProperty && !marks.isDeclared) return undefined;
  const { isPublic, isStatic } = marks;
  const kind = isConstant ? 'constant' : 'property';
  return { name: token.text.replace('$', ''), parameters: [], kind, isPublic, isStatic: isStatic || isConstant };
}

/** The words before a declaration. */
function modifiers(
  tokens: readonly PhpToken[],
  index: number,
): { readonly isPublic: boolean; readonly isStatic: boolean; readonly isDeclared: boolean } {
  const words: string[] = [];
  for (let at = index - 1; at >= 0 && words.length < 6; at -= 1) {
    const token = tokens[at];
    if (token?.kind !== 'name' && token?.text !== '?' && token?.text !== '|') break;
    words.push(token.text.toLowerCase());
  }
  return {
    isPublic: !words.some((word) => word === 'private' || word === 'protected'),
    isStatic: words.includes('static'),
    isDeclared: words.some((word) => /^(?:public|private|protected|static|var|readonly)$/.test(word)),
  };
}

function parametersFrom(tokens: readonly PhpToken[], index: number): OwnFunction['parameters'] {
  const parameters: { name: string; isOptional: boolean }[] = [];
  let depth = 0;
  for (let at = index; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.text === '(' || token?.text === '[') depth += 1;
    if (token?.text === ')' || token?.text === ']') depth -= 1;
    if (token?.kind === 'variable' && depth === 1)
      parameters.push({
        name: token.text.slice(1),
        isOptional: tokens[at + 1]?.text === '=' || tokens[at - 1]?.text === '.',
      });
    if (depth === 0 && token?.text === ')') break;
  }
  return parameters;
}
