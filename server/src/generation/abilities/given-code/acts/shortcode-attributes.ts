import type { Node } from '../../../../analysis/languages/php/ast.ts';
import { phpString } from '../../../writers/php.ts';
import type { Act, ActResult } from '../act.ts';
import { calledName, type Edit, type FunctionLike, type GivenPhp, type Registration } from '../given-php.ts';
import { bodyStart } from '../returns.ts';
import { readSpec, type ValueSpec } from '../value-spec.ts';

/** What a shortcode reads of its attributes, and how. */
interface Attributes {
  /** Name of the parameter. */
  readonly parameter: string;
  readonly keys: readonly string[];
  /** The statement with `extract()`; null: they are read from the array. */
  readonly extract: Node | null;
}

const isWithin = (node: Node, fn: FunctionLike): boolean => node.start >= fn.start && node.end <= fn.end;

function attributesOf(php: GivenPhp, fn: FunctionLike): Attributes | null {
  const [first] = fn.params;
  const inside = php.tree.nodes.filter(({ node }) => isWithin(node, fn));
  if (first === undefined || inside.some(({ node }) => calledName(node) === 'shortcode_atts')) return null;
  const extraction = inside.find(({ node }) => calledName(node) === 'extract');
  const keys = new Set<string>();
  if (extraction === undefined)
    for (const { node } of inside) {
      if (
        node.kind === 'Index' &&
        node.base.kind === 'Var' &&
        node.base.name === first.name &&
        node.index?.kind === 'Str'
      )
        keys.add(node.index.value);
    }
  else {
    const own = new Set(fn.params.map(({ name }) => name));
    for (const { node } of inside) {
      if (node.kind === 'Assign' && node.target.kind === 'Var') own.add(node.target.name);
      if (node.kind === 'Foreach') for (const one of [node.key, node.value]) if (one?.kind === 'Var') own.add(one.name);
      if (node.kind === 'Global') for (const name of node.names) own.add(name);
    }
    for (const { node } of inside)
      if (node.kind === 'Var' && !own.has(node.name) && !/^(?:this|_\w+|GLOBALS)$/.test(node.name)) keys.add(node.name);
  }
  const statement = extraction?.around.findLast(({ kind }) => kind === 'ExprStmt') ?? null;
  return keys.size === 0 ? null : { parameter: first.name, keys: [...keys], extract: statement };
}

/** Reads the attributes of a shortcode with `shortcode_atts()`, with the defaults and values that the words name. */
function withDefaults(
  php: GivenPhp,
  { handler, hook }: Registration,
  words: string,
): { edits: Edit[]; done: string[] } | null {
  const found = handler === null ? null : attributesOf(php, handler);
  const body = handler === null ? null : bodyStart(php, handler);
  if (handler === null || found === null || body === null) return null;
  const { parameter, keys, extract } = found;
  const specs = keys.map((key) => [key, readSpec(words, key, keys)] as const);
  const lines = [
    `$${parameter} = shortcode_atts(`,
    '\tarray(',
    ...specs.map(([key, { fallback, allowed }]) => `\t\t'${key}' => ${phpString(fallback ?? allowed[0] ?? '')},`),
    '\t),',
    `\t$${parameter},`,
    `\t${phpString(hook)}`,
    ');',
    ...specs.flatMap(([key, spec]) => limits(`$${parameter}['${key}']`, spec)),
  ];
  const at = extract ?? { start: body.at, end: body.at };
  const text = lines.join(`\n${body.indent}`);
  const edits: Edit[] = [{ start: at.start, end: at.end, text: extract === null ? `${text}\n${body.indent}` : text }];
  if (extract !== null) edits.push(...asItems(php, handler, found));
  const defaultOf = (php.text(handler.params[0] ?? handler.body).includes('=') ? [] : [parameter]).length;
  return {
    edits,
    done: [`The attributes of [${hook}] have defaults${defaultOf > 0 ? '' : ' of their own'}: ${keys.join(', ')}.`],
  };
}

/** Statements that keep a value within what it may be. */
function limits(value: string, { allowed, fallback, min, max }: ValueSpec): string[] {
  if (allowed.length > 1)
    return [
      `if ( ! in_array( ${value}, array( ${allowed.map((one) => phpString(one)).join(', ')} ), true ) ) {`,
      `\t${value} = ${phpString(fallback ?? allowed[0] ?? '')};`,
      '}',
    ];
  if (min === null && max === null) return [];
  const above = min === null ? `absint( ${value} )` : `max( ${min}, (int) ${value} )`;
  return [`${value} = ${max === null ? above : `min( ${max}, ${above} )`};`];
}

/** Variables that `extract()` made, as items of the array. */
function asItems(php: GivenPhp, fn: FunctionLike, { parameter, keys }: Attributes): Edit[] {
  return php.tree.nodes.flatMap(({ node, around }): Edit[] => {
    if (node.kind !== 'Var' || !isWithin(node, fn) || !keys.includes(node.name)) return [];
    const isInText = around.at(-1)?.kind === 'Interpolated' && php.code[node.start - 1] !== '{';
    const text = `$${parameter}['${node.name}']`;
    return [{ start: node.start, end: node.end, text: isInText ? `{${text}}` : text }];
  });
}

export const shortcodeAttributes: Act = {
  id: 'shortcode-attributes',
  title: 'give the attributes of its shortcode defaults',
  isVague: true,
  wants:
    /\bshortcode_atts\b|\bextract\b|\battributes?\b|\bdefaults?\b|\bfix|\bsecur\w+|\bharden|\bxss\b|\bmend\b|\bsafe\b/i,
  run(php, { words }): ActResult | null {
    const made = php.registrations
      .filter(({ kind }) => kind === 'shortcode')
      .flatMap((registration) => withDefaults(php, registration, words) ?? []);
    if (made.length === 0) return null;
    return {
      kind: 'code',
      code: php.with(made.flatMap(({ edits }) => edits)),
      done: made.flatMap(({ done }) => done),
    };
  },
};
