import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { Compile } from 'typebox/compile';
import { nearestName } from '../nearest-name.ts';
import { ProjectConfig, ruleNames } from '../schemas/project-config.ts';

/** What is wrong with a `presswright.json`, in one sentence that names the file and the place in it. */
export class ProjectConfigError extends Error {
  override name = 'ProjectConfigError';
  /** As it was named. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The sentence without the place. */
  readonly fault: string;

  constructor(file: string, line: number | null, fault: string) {
    super(line === null ? `${file} ${fault}` : `${file}:${line}: ${fault}`);
    this.file = file;
    this.line = line ?? 1;
    this.fault = fault;
  }
}

const schema = Compile(ProjectConfig);
const fields = Object.keys(ProjectConfig.properties);
type Fault = ReturnType<typeof schema.Errors>[number];

/**
 * Reads the text of a `presswright.json`.
 * @param file how messages name it
 * @param ruleIds the rules there are; null: not known, so every name is taken
 * @throws {ProjectConfigError} that names the file, the line, the JSON pointer, what was expected and what was got
 */
export function parseProjectConfig(text: string, file: string, ruleIds: readonly string[] | null): ProjectConfig {
  const errors: ParseError[] = [];
  const tree = parseTree(text.replace(/^\ufeff/, ' '), errors, { disallowComments: true, allowTrailingComma: false });
  const fail = (offset: number, pointer: string, message: string): never => {
    throw new ProjectConfigError(file, lineAt(text, offset), pointer === '' ? message : `${pointer}: ${message}`);
  };
  const [error] = errors;
  if (error !== undefined || tree === undefined) {
    return fail(error?.offset ?? 0, '', `expected JSON, got ${jsonFault(text, error)}`);
  }
  const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
  if (!schema.Check(value)) {
    const faults = schema.Errors(value).filter(({ keyword }) => keyword !== 'boolean');
    // A misspelt name says more than that the right one is missing.
    const fault = faults.find(({ keyword }) => keyword === 'additionalProperties') ?? faults[0];
    if (fault === undefined) return fail(0, '', 'is invalid');
    const unknown = fault.keyword === 'additionalProperties' ? fault.params.additionalProperties[0] : undefined;
    const path = [...segmentsOf(fault.instancePath), ...(unknown === undefined ? [] : [unknown])];
    return fail(offsetOf(tree, path), pointerOf(path), tell(fault, unknown, valueAt(value, path)));
  }
  for (const path of ruleIds === null ? [] : rulePaths(value)) {
    const advice = unknownRuleAdvice(path.at(-1) ?? '', ruleIds ?? []);
    if (advice !== null) fail(offsetOf(tree, path), pointerOf(path), `expected a rule, got ${advice}`);
  }
  return value;
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

/** Where a configuration names rules. */
export function rulePaths({ rules = {}, overrides = [] }: Pick<ProjectConfig, 'rules' | 'overrides'>): string[][] {
  return [
    ...Object.keys(rules).map((name) => ['rules', name]),
    ...overrides.flatMap((override, at) =>
      Object.keys(override.rules).map((name) => ['overrides', String(at), 'rules', name]),
    ),
  ];
}

/** `/rules/security~1x` */
export function pointerOf(path: readonly string[]): string {
  return path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function tell(fault: Fault, unknown: string | undefined, got: unknown): string {
  if (unknown !== undefined) {
    const known = fault.instancePath === '' ? fields : ['files', 'rules'];
    const nearest = nearestName(unknown, known);
    const advice = nearest === null ? '' : `; did you mean "${nearest}"?`;
    return `expected one of ${known.join(', ')}, got ${JSON.stringify(unknown)}${advice}`;
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

/** Where the property or item begins. */
function offsetOf(tree: Node, path: readonly string[]): number {
  let node = tree;
  for (const part of path) {
    const found = findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part]);
    if (found === undefined) break;
    node = found;
  }
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\n|\r/).length;
}
