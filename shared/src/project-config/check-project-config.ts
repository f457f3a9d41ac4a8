import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { Compile } from 'typebox/compile';
import { nearestName } from '../nearest-name.ts';
import { ProjectConfig, ruleNames } from '../schemas/project-config.ts';

/** A place in a text, counted from 1; columns in UTF-16 code units. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** One thing that is wrong with a `presswright.json`. */
export interface ConfigFault {
  /** JSON pointer of the key or value; '': the whole text. */
  readonly pointer: string;
  /** What was expected and what was got. */
  readonly message: string;
  readonly start: TextPlace;
  readonly end: TextPlace;
}

const schema = Compile(ProjectConfig);
const fields = Object.keys(ProjectConfig.properties);
type Fault = ReturnType<typeof schema.Errors>[number];

/** What a text is: a configuration, or what keeps it from being one. */
export type CheckedConfig =
  | { readonly config: ProjectConfig; readonly faults?: undefined }
  | { readonly faults: readonly [ConfigFault, ...ConfigFault[]] };

/**
 * Finds everything that is wrong with the text of a `presswright.json`; of a text that is no JSON, the first thing.
 * @param ruleIds the rules there are; null: not known, so every name is taken
 */
export function checkProjectConfig(text: string, ruleIds: readonly string[] | null): CheckedConfig {
  const errors: ParseError[] = [];
  const tree = parseTree(text.replace(/^\ufeff/, ' '), errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error !== undefined || tree === undefined) {
    const { offset = 0, length = 0 } = error ?? {};
    const message = `expected JSON, got ${jsonFault(text, error)}`;
    return { faults: [faultAt(text, '', message, { offset, length })] };
  }
  const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
  const isConfig = schema.Check(value);
  const [first, ...more] = [
    ...(isConfig ? [] : schemaFaults(text, tree, value)),
    ...(ruleIds === null ? [] : ruleFaults(text, tree, value, ruleIds)),
  ];
  if (first !== undefined) return { faults: [first, ...more] };
  if (isConfig) return { config: value };
  return { faults: [faultAt(text, '', 'is invalid', tree)] };
}

function schemaFaults(text: string, tree: Node, value: unknown): ConfigFault[] {
  const all = schema.Errors(value).filter(({ keyword }) => keyword !== 'boolean');
  const misspelt = all.filter(({ keyword }) => keyword === 'additionalProperties');
  // A misspelt name says more than that the right one is missing.
  const said = new Set(misspelt.map(({ instancePath }) => instancePath));
  const others = all.filter((fault) => !misspelt.includes(fault) && !said.has(fault.instancePath));
  return [
    ...misspelt.flatMap((fault) => {
      const names = fault.keyword === 'additionalProperties' ? fault.params.additionalProperties : [];
      return names.map((name) => {
        const path = [...segmentsOf(fault.instancePath), name];
        return faultAt(text, pointerOf(path), tell(fault, name, undefined), keyAt(tree, path));
      });
    }),
    ...others.map((fault) => {
      const path = segmentsOf(fault.instancePath);
      return faultAt(text, pointerOf(path), tell(fault, undefined, valueAt(value, path)), nodeAt(tree, path));
    }),
  ];
}

function ruleFaults(text: string, tree: Node, value: unknown, ruleIds: readonly string[]): ConfigFault[] {
  return rulePaths(Object(value)).flatMap((path) => {
    const advice = unknownRuleAdvice(path.at(-1) ?? '', ruleIds);
    return advice === null ? [] : [faultAt(text, pointerOf(path), `expected a rule, got ${advice}`, keyAt(tree, path))];
  });
}

/** `"x"; did you mean "y"?` for a name that is no rule and no category; null when it is one. */
export function unknownRuleAdvice(name: string, ruleIds: readonly string[]): string | null {
  const names = ruleNames(ruleIds);
  if (names.includes(name)) return null;
  const bare = names.filter((known) => known.split('/')[1] === name);
  const nearest = bare.length === 1 ? bare[0] : nearestName(name, names);
  const advice = nearest ? `did you mean "${nearest}"?` : 'presswright rules lists them';
  return `${JSON.stringify(name)}; ${advice}`;
}

/** Where a value, right or wrong, names rules. */
function rulePaths({ rules, overrides }: { readonly rules?: unknown; readonly overrides?: unknown }): string[][] {
  const namesIn = (value: unknown) => (typeof value === 'object' ? Object.keys(value ?? {}) : []);
  const list: unknown[] = Array.isArray(overrides) ? overrides : [];
  return [
    ...namesIn(rules).map((name) => ['rules', name]),
    ...list.flatMap((override, at) =>
      namesIn(Object(override).rules).map((name) => ['overrides', String(at), 'rules', name]),
    ),
  ];
}

/** `/rules/security~1x` */
function pointerOf(path: readonly string[]): string {
  return path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function tell(fault: Fault, unknown: string | undefined, got: unknown): string {
  if (unknown !== undefined) {
    const known = fault.instancePath === '' ? fields : ['files', 'rules'];
    const nearest = nearestName(unknown, known);
    // First, so that it is read where the list of names is cut off.
    const expected = nearest === null ? 'expected' : `did you mean "${nearest}"? Expected`;
    return `${expected} one of ${known.join(', ')}, got ${JSON.stringify(unknown)}`;
  }
  return `expected ${expectation(fault)}, got ${shortened(got)}`;
}

function expectation({ keyword, params, message, schemaPath }: Fault): string {
  const told: unknown = Object(valueAt(ProjectConfig, segmentsOf(schemaPath.slice(1)))).title;
  switch (keyword) {
    case 'type':
      return { array: 'a list', object: 'an object', string: 'a string' }[String(params.type)] ?? String(params.type);
    case 'enum':
      return `one of ${params.allowedValues.join(', ')}`;
    case 'required':
      return `an object with ${params.requiredProperties.join(' and ')}`;
    case 'minItems':
      return 'at least one';
    default:
      return typeof told === 'string' ? told : message;
  }
}

function jsonFault(text: string, error: ParseError | undefined): string {
  if (error === undefined) return text.trim() === '' ? 'nothing' : 'what cannot be parsed';
  const code = printParseErrorCode(error.error).replace(/([a-z])([A-Z])/g, '$1 $2');
  return text.trim() === '' ? 'nothing' : `what cannot be parsed (${code.toLowerCase()})`;
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function segmentsOf(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (Array.isArray(at) ? at[Number(key)] : Object(at)[key]), value);
}

/** The property or item of a path, or the nearest that there is above it. */
function nodeAt(tree: Node, path: readonly string[]): Node {
  let node = tree;
  for (const part of path) {
    const found = findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part]);
    if (found === undefined) break;
    node = found;
  }
  return node;
}

/** The name of a property. */
function keyAt(tree: Node, path: readonly string[]): Node {
  const node = nodeAt(tree, path);
  const [key] = node.parent?.type === 'property' ? (node.parent.children ?? []) : [];
  return key ?? node;
}

function faultAt(
  text: string,
  pointer: string,
  message: string,
  { offset, length }: { readonly offset: number; readonly length: number },
): ConfigFault {
  return { pointer, message, start: placeAt(text, offset), end: placeAt(text, offset + length) };
}

function placeAt(text: string, offset: number): TextPlace {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
