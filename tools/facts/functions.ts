import type { Node } from 'web-tree-sitter';
import { type ArrayFact, readDocTypes } from './doc-block.ts';
import { argumentNodes, descendants, docAbove, literalString, namedChildren, tagVersion } from './php-tree.ts';

/** What a WordPress tree says of one function or method. */
export interface FunctionFact {
  readonly name: string;
  readonly since: string;
  readonly parameters: readonly Parameter[];
  /** Version that deprecated it, or ''. */
  readonly deprecated: string;
  /** A name or call that stands in for it, or ''. */
  readonly replacement: string;
  /** The one call its body forwards to, as a template; '' where it does more than forward. */
  forward: string;
  readonly forwarded?: Forwarded;
  readonly isStatic: boolean;
  /** The declared type of what it returns, else the documented one, or ''. */
  readonly returns: string;
  /** The keys of the arrays that it takes. */
  readonly arrays: readonly ArrayFact[];
}

export interface Parameter {
  readonly name: string;
  /** The documented type, which says more, else the declared one, or ''. */
  readonly type: string;
  /** Source text of the default value, or null. */
  readonly defaultValue: string | null;
  readonly byReference: boolean;
  readonly variadic: boolean;
  /** Version that deprecated the parameter, or ''. */
  readonly deprecated: string;
  /** Version that added the parameter to the function, or ''. */
  readonly since: string;
}

interface Forwarded {
  readonly name: string;
  /** A parameter's position, or a literal's source. */
  readonly args: readonly (number | string)[];
}

/** Reads a `function_definition` or `method_declaration`. */
export function readFunction(code: string, node: Node): FunctionFact | null {
  const name = node.childForFieldName('name')?.text;
  const body = node.childForFieldName('body');
  if (name === undefined) return null;
  const doc = docAbove(code, node);
  const notice = body ? deprecationNotice(body) : null;
  const deprecated = notice?.version || (/@deprecated\b/.test(doc) ? tagVersion(doc, 'deprecated') : '');
  const parameterDeprecations = body ? deprecatedParameters(body) : new Map<string, string>();
  const documented = readDocTypes(doc);
  const parameters = namedChildren(node.childForFieldName('parameters')).map((parameter): Parameter => {
    const parameterName = (parameter.childForFieldName('name')?.text ?? '').replace(/^[&.$]+/, '');
    return {
      name: parameterName,
      type:
        documented.parameters.find(({ name: given }) => given === parameterName)?.type ??
        parameter.childForFieldName('type')?.text.replaceAll('\\', '') ??
        '',
      defaultValue: parameter.childForFieldName('default_value')?.text ?? null,
      byReference: /&\s*(\.\.\.)?\s*\$/.test(parameter.text),
      variadic: parameter.type === 'variadic_parameter',
      deprecated: parameterDeprecations.get(parameterName) ?? '',
      since: addedIn(doc, parameterName),
    };
  });
  const forwarded = deprecated && body ? readForward(body, parameters) : undefined;
  return {
    name,
    since: tagVersion(doc, 'since'),
    parameters,
    deprecated,
    replacement: cleanReplacement(notice?.replacement ?? '') || replacementInDoc(doc),
    forward: '',
    ...(forwarded ? { forwarded } : {}),
    isStatic: namedChildren(node).some((child) => child.type === 'static_modifier'),
    returns: documented.returns || (node.childForFieldName('return_type')?.text.replaceAll('\\', '') ?? ''),
    arrays: documented.arrays,
  };
}

/** Turns what bodies forward to into templates, now that the callee's default values are known. */
export function resolveForwards(functions: ReadonlyMap<string, FunctionFact>): void {
  for (const fact of functions.values()) {
    if (!fact.forwarded) continue;
    const target = functions.get(fact.forwarded.name);
    // A private callee is no advice to give.
    if (!target || target.deprecated || target.name.startsWith('_')) continue;
    const args = fact.forwarded.args.map((arg, position) => {
      if (typeof arg === 'string') return arg;
      const own = fact.parameters[arg]?.defaultValue?.toLowerCase();
      const same = own !== undefined && own === target.parameters[position]?.defaultValue?.toLowerCase();
      return `$${arg}${same ? '?' : ''}`;
    });
    fact.forward = `${fact.forwarded.name}(${args.join(',')})`;
  }
}

/** The version of the `since` line that says the parameter was added. */
function addedIn(doc: string, parameter: string): string {
  if (!/^\w+$/.test(parameter)) return '';
  const line = new RegExp(
    `@since\\s+(\\d+(?:\\.\\d+)+)\\s+(?:(?:Added|Introduced)\\s+(?:the\\s+)?|The\\s+)\`?\\$${parameter}\\b\`?\\s+parameter\\s*(?:\\.|,|$|to\\b|was\\s+added|has\\s+been\\s+added|added)`,
    'im',
  ).exec(doc);
  return line?.[1] ?? '';
}

function deprecationNotice(body: Node): { version: string; replacement: string } | null {
  for (const statement of namedChildren(body)) {
    const call = statement.type === 'expression_statement' ? namedChildren(statement)[0] : undefined;
    if (call?.type !== 'function_call_expression') continue;
    if (call.childForFieldName('function')?.text.replace(/^\\/, '') !== '_deprecated_function') continue;
    const args = argumentNodes(call);
    const version = /(\d+(?:\.\d+)+)/.exec(literalString(args?.[1]) ?? '')?.[1];
    if (version) return { version, replacement: literalString(args?.[2]) ?? '' };
  }
  return null;
}

/** Keeps a replacement that is a name or a call; a sentence is not a fact. */
function cleanReplacement(text: string): string {
  const trimmed = text
    .trim()
    .replace(/\s*\(\s*\)$/, '')
    .replace(/^\\/, '');
  const name = /^(\w+)\s*\(/.exec(trimmed)?.[1];
  return /^[\w\\]+((::|->)\$?\w+)?(\((\s*'[\w-]*'\s*,?)*\))?$/.test(trimmed)
    ? trimmed.replaceAll(' ', '')
    : (name ?? '');
}

function replacementInDoc(doc: string): string {
  const line = /@deprecated\b([^@]*?)(?:\*\s*\n|$)/.exec(doc)?.[1] ?? '';
  const match = /\b[Uu]se\s+(?:\{@see\s+)?`?\\?([\w\\]+(?:(?:::|->)\w+)?)\(\)/.exec(line);
  return match?.[1] ?? '';
}

/** Parameters that only serve a `_deprecated_argument()` notice, with the version it gives. */
function deprecatedParameters(body: Node): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of namedChildren(body)) {
    if (statement.type !== 'if_statement') continue;
    const condition = statement.childForFieldName('condition');
    const first = namedChildren(statement.childForFieldName('body'))[0];
    const call = first ? descendants(first, 'function_call_expression')[0] : undefined;
    if (!condition || call?.childForFieldName('function')?.text !== '_deprecated_argument') continue;
    const variables = new Set(descendants(condition, 'variable_name').map((variable) => variable.text.slice(1)));
    const version = /^\d+(?:\.\d+)+$/.exec(literalString(argumentNodes(call)?.[1]) ?? '')?.[0];
    const [only] = variables;
    // Any other name means that one kind of value is deprecated, not the parameter.
    if (version && only && variables.size === 1 && /^_?(deprecated|unused|depr)/.test(only)) found.set(only, version);
  }
  return found;
}

function readForward(body: Node, parameters: readonly Parameter[]): Forwarded | undefined {
  const statements = namedChildren(body).filter((statement) => !/^\s*_deprecated_function\s*\(/.test(statement.text));
  const [statement] = statements;
  if (statements.length !== 1 || !statement) return undefined;
  if (statement.type !== 'return_statement' && statement.type !== 'expression_statement') return undefined;
  const call = namedChildren(statement)[0];
  const name = call?.childForFieldName('function');
  if (call?.type !== 'function_call_expression' || name?.type !== 'name') return undefined;
  const nodes = argumentNodes(call);
  if (!nodes || parameters.some((parameter) => parameter.variadic || parameter.byReference)) return undefined;
  const args: (number | string)[] = [];
  for (const node of nodes) {
    const position = parameters.findIndex((parameter) => node.text === `$${parameter.name}`);
    if (position !== -1) args.push(position);
    else if (/^('[\w-]*'|\d+|true|false|null)$/i.test(node.text)) args.push(node.text);
    else return undefined;
  }
  return { name: name.text, args };
}
