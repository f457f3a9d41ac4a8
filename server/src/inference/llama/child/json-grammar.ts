/** A JSON Schema as a grammar of llama.cpp (https://github.com/ggml-org/llama.cpp/blob/master/grammars/README.md). */
import { integerRule } from './integer-rule.ts';
import { maxRepetition, patternRule } from './pattern-rule.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Rules that every grammar may use. */
const basics = {
  space: '| " " | "\\n" [ \\t]{0,20}',
  char: '[^"\\\\\\x00-\\x1f\\x7f] | "\\\\" (["\\\\/bfnrt] | "u" [0-9a-fA-F]{4})',
  string: '"\\"" char* "\\""',
  number: '"-"? ("0" | [1-9] [0-9]{0,15}) ("." [0-9]{1,16})? ([eE] [-+]? [0-9]{1,3})?',
  boolean: '"true" | "false"',
  null: '"null"',
  value: 'object | array | string | number | boolean | null',
  object: '"{" space (string space ":" space value (space "," space string space ":" space value)*)? space "}"',
  array: '"[" space (value (space "," space value)*)? space "]"',
} as const;

/**
 * A grammar of which each text is JSON of the schema's shape: types, members, constants, choices, and patterns of strings as far as
 * `patternRule` knows them. Members come in the order of the schema, the required ones first. Bounds of fractions and long lengths are
 * left to whoever checks the answer.
 */
export function grammarOf(schema: Schema): string {
  const rules = new Rules(schema);
  const root = rules.visit(schema);
  return [`root ::= ${root}`, ...rules.lines()].join('\n');
}

/** Collects the rules of a schema. */
export class Rules {
  private readonly root: Schema;
  private readonly prefix: string;
  private readonly bodies = new Map<string, string>();
  private readonly names = new Map<string, string>();
  private readonly references = new Map<string, string>();

  /** @param prefix of the names of its rules, where a grammar has those of several schemas */
  constructor(root: Schema, prefix = '') {
    this.root = root;
    this.prefix = prefix;
  }

  lines(): string[] {
    return [...Object.entries(basics), ...this.bodies].map(([name, body]) => `${name} ::= ${body}`);
  }

  /** @returns what stands for the schema in a rule */
  visit(schema: unknown): string {
    if (!isSchema(schema)) return 'value';
    if (typeof schema.$ref === 'string') return this.reference(schema.$ref);
    if ('const' in schema) return literal(schema.const);
    if (Array.isArray(schema.enum)) return this.rule(schema.enum.map(literal).join(' | '));
    const choices = schema.anyOf ?? schema.oneOf;
    if (Array.isArray(choices)) return this.rule(choices.map((choice) => this.visit(choice)).join(' | '));
    if (Array.isArray(schema.allOf)) return this.visit(merged(schema));
    if (Array.isArray(schema.type)) {
      return this.rule(schema.type.map((type) => this.visit({ ...schema, type })).join(' | '));
    }
    return this.typed(schema);
  }

  private typed(schema: Schema): string {
    switch (schema.type) {
      case 'object':
        return this.object(schema);
      case 'array':
        return this.array(schema);
      case 'string':
        return this.string(schema);
      case 'integer':
        return this.integer(schema);
      case 'number':
      case 'boolean':
      case 'null':
        return schema.type;
      default:
        return 'properties' in schema ? this.object(schema) : 'value';
    }
  }

  private integer({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Schema): string {
    const least = isNumber(minimum) ? minimum : isNumber(exclusiveMinimum) ? Math.floor(exclusiveMinimum) + 1 : null;
    const most = isNumber(maximum) ? maximum : isNumber(exclusiveMaximum) ? Math.ceil(exclusiveMaximum) - 1 : null;
    return this.rule(integerRule(least, most));
  }

  private object(schema: Schema): string {
    const properties = Object.entries(isSchema(schema.properties) ? schema.properties : {});
    if (properties.length === 0) return this.record(schema);
    const required = new Set(Array.isArray(schema.required) ? schema.required : []);
    const pair = ([name, value]: [string, unknown]) =>
      this.rule(`${literal(name)} space ":" space ${this.visit(value)}`);
    const always = properties.filter(([name]) => required.has(name)).map(pair);
    const optional = properties.filter(([name]) => !required.has(name)).map(pair);
    // Each of these may follow what is there already, in this order.
    const after: string[] = [''];
    for (const one of optional.toReversed()) after.unshift(this.rule(`(space "," space ${one})? ${after[0]}`.trim()));
    const members =
      always.length > 0
        ? `${always.join(' space "," space ')} ${after[0]}`
        : `(${optional.map((one, at) => `${one} ${after[at + 1]}`.trim()).join(' | ')})?`;
    return this.rule(`"{" space ${members} space "}"`);
  }

  /** An object of which only the kind of its members is known. */
  private record(schema: Schema): string {
    const [first] = Object.entries(isSchema(schema.patternProperties) ? schema.patternProperties : {});
    if (first === undefined && schema.additionalProperties === false) return this.rule('"{" space "}"');
    const [pattern, value] = first ?? [null, schema.additionalProperties];
    const names = isSchema(schema.propertyNames) ? schema.propertyNames : {};
    const name = this.string(pattern === null ? names : { pattern, ...names });
    const pair = this.rule(`${name} space ":" space ${this.visit(value)}`);
    return this.rule(`"{" space ${list(pair, count(schema.minProperties), count(schema.maxProperties))} space "}"`);
  }

  private array(schema: Schema): string {
    const item = this.visit(schema.items);
    return this.rule(`"[" space ${list(item, count(schema.minItems), count(schema.maxItems))} space "]"`);
  }

  private string(schema: Schema): string {
    const inner = typeof schema.pattern === 'string' ? patternRule(schema.pattern, count(schema.maxLength)) : null;
    if (inner !== null) return this.rule(`"\\"" ${inner} "\\""`);
    const [least, most] = [count(schema.minLength) ?? 0, count(schema.maxLength)];
    if (least === 0 && (most === null || most > maxRepetition)) return 'string';
    return this.rule(`"\\"" char${repetition(least, most)} "\\""`);
  }

  private reference(reference: string): string {
    const known = this.references.get(reference);
    if (known !== undefined) return known;
    const name = `${this.prefix}ref${this.references.size}`;
    // What it stands for may have itself within.
    this.references.set(reference, name);
    this.bodies.set(name, this.visit(resolved(this.root, reference)));
    return name;
  }

  /** The name of a rule with this body. */
  private rule(body: string): string {
    const known = this.names.get(body);
    if (known !== undefined) return known;
    const name = `${this.prefix}r${this.names.size}`;
    this.names.set(body, name);
    this.bodies.set(name, body);
    return name;
  }
}

function list(item: string, least: number | null, most: number | null): string {
  if (most === 0) return '';
  const more = `(space "," space ${item})${repetition(Math.max(0, (least ?? 0) - 1), most === null ? null : most - 1)}`;
  return (least ?? 0) > 0 ? `${item} ${more}` : `(${item} ${more})?`;
}

function repetition(least: number, most: number | null): string {
  const from = Math.min(least, maxRepetition);
  return most === null || most > maxRepetition ? `{${from},}` : `{${from},${most}}`;
}

/** A text of a grammar that stands for a value as JSON writes it. */
function literal(value: unknown): string {
  return literalText(JSON.stringify(value) ?? 'null');
}

/** A text of a grammar that stands for a text. */
export function literalText(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n').replace(/\r/g, '\\r')}"`;
}

function merged({ allOf, ...own }: Schema): Schema {
  const parts = [own, ...(allOf as unknown[])].filter(isSchema);
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
  };
}

/** What a reference within the schema stands for; anything, where it stands for nothing. */
function resolved(root: Schema, reference: string): unknown {
  if (!reference.startsWith('#')) return {};
  const names = reference
    .slice(1)
    .split('/')
    .filter((name) => name !== '');
  return names.reduce<unknown>(
    (at, name) => (isSchema(at) ? at[decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    root,
  );
}

const count = (value: unknown): number | null =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
