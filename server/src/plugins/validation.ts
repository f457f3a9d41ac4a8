import { ServiceError } from '@presswright/shared/errors';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { bodyAjv, commonOptions, compileBody } from './body-compiler.ts';
import { describeValue, toParam } from './describe.ts';
import { knownFields } from './known-fields.ts';

/** Bodies that a worker has checked already. */
export type CheckedBodies = WeakSet<object>;

/** Keeps what it has compiled: of several apps in one process only the first compiles a schema. */
const ofText = new Ajv({ ...commonOptions, useDefaults: true });

/** Compiles schemas so that bodies are taken as they are, and path and query, which are text, are read first. */
export function createValidatorCompiler(checked?: CheckedBodies): FastifySchemaCompiler<TSchema> {
  return ({ schema, httpPart }) => {
    const isBody = httpPart === 'body';
    const faultOf = compileCheck(() => (isBody ? compileBody(schema) : ofText.compile(schema)), httpPart);
    const read = isBody ? (value: unknown) => value : textReader(schema);
    return (sent: unknown) => {
      if (typeof sent === 'object' && sent !== null && checked?.has(sent)) return { value: sent };
      const value = read(sent);
      const error = faultOf(value);
      return error === null ? { value: knownFields(schema, value) } : { error };
    };
  };
}

const textOfType: Readonly<Record<string, { readonly pattern: RegExp; read(text: string): unknown }>> = {
  integer: { pattern: /^-?\d{1,15}$/, read: Number },
  number: { pattern: /^-?\d{1,15}(?:\.\d{1,15})?$/, read: Number },
  boolean: { pattern: /^(?:true|false)$/, read: (text) => text === 'true' },
};

/** Reads the texts of a path or query as the types that their schema names; what is written otherwise stays a text. */
function textReader(schema: TSchema): (value: unknown) => unknown {
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> };
  const readers = Object.entries(properties).flatMap(([name, { type = '' }]) => {
    const reader = textOfType[type];
    return reader === undefined ? [] : [{ name, ...reader }];
  });
  return (value) => {
    const texts = { ...(value as Record<string, unknown>) };
    for (const { name, pattern, read } of readers) {
      const text = texts[name];
      if (typeof text === 'string' && pattern.test(text)) texts[name] = read(text);
    }
    return texts;
  };
}

/** Checks bodies against one schema; answers what is wrong, null when nothing is. */
export function compileBodyCheck(schema: TSchema): (value: unknown) => ServiceError | null {
  return compileCheck(() => compileBody(schema), 'body');
}

/**
 * Checks texts that are not yet a body, such as what a model wrote: answers what is wrong, one message for each part of it, at
 * most `max`.
 */
export function compileFaultList(schema: TSchema, name: string, max = 8): (value: unknown) => string[] {
  const validate = bodyAjv({ allErrors: true }).compile(schema);
  return (value) => {
    if (validate(value)) return [];
    const byPart = Map.groupBy(validate.errors ?? [], ({ instancePath }) =>
      instancePath.split('/').slice(0, partDepth).join('/'),
    );
    return [...byPart.values()].slice(0, max).map((errors) => toServiceError(mostTelling(errors), name).message);
  };
}

/** Steps into a value that lead to a part of it: `/plan/behaviours/3`. */
const partDepth = 4;

function compileCheck(compile: () => ValidateFunction, part = 'request'): (value: unknown) => ServiceError | null {
  let validate: ValidateFunction | undefined;
  return (value) => {
    // Few processes are asked for everything: the first that is sent has it compiled.
    validate ??= compile();
    return validate(value) ? null : toServiceError(mostTelling(validate.errors ?? []), part);
  };
}

/** The error to tell: of a value that may have several forms, what is wrong with the one it was meant to have. */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const choice = errors.findLast(({ keyword }) => keyword === 'anyOf');
  if (choice === undefined) return errors[0];
  const isOfForm = ({ keyword, instancePath }: ErrorObject) =>
    keyword !== 'anyOf' && (keyword !== 'type' || instancePath !== choice.instancePath);
  // Only the form that was meant is followed into the value.
  const [deepest] = errors.filter(isOfForm).sort((one, other) => depthOf(other) - depthOf(one));
  if (deepest === undefined) return choice;
  if (deepest.keyword !== 'type') return deepest;
  return (
    errors.find(({ keyword, instancePath }) => keyword === 'anyOf' && instancePath === deepest.instancePath) ?? deepest
  );
}

function depthOf({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length;
}

function toServiceError(error: ErrorObject | undefined, part: string): ServiceError {
  if (error === undefined) return new ServiceError('invalid_request');
  const missing = error.keyword === 'required' ? String(error.params.missingProperty) : null;
  const member = missing ?? strayMember(error);
  const param = toParam(member === null ? error.instancePath : `${error.instancePath}/${escapePointer(member)}`);
  const absent = missing !== null || (param === '' && error.data === null);
  const expected = missing === null ? expectation(error) : expectationOf(propertySchema(error, missing));
  const got = absent ? 'nothing' : gotOf(error);
  const where = param === '' ? `the ${part}` : param;
  return new ServiceError(
    error.keyword === 'maxBytes' ? 'payload_too_large' : 'invalid_request',
    `${where}: expected ${expected}, got ${got}.`,
    param === '' ? {} : { param },
  );
}

/** The member that an error is about where it is told of what holds it: one that is not known, or one that says of which kind it is. */
function strayMember({ keyword, params }: ErrorObject): string | null {
  if (keyword === 'additionalProperties') return String(params.additionalProperty);
  return keyword === 'discriminator' ? String(params.tag) : null;
}

/** The values that a discriminator may have. */
function kindsOf(schema: unknown, parent: unknown): readonly string[] {
  const { propertyName = '' } = schema as { propertyName?: string };
  const { oneOf: forms = [] } = parent as { oneOf?: readonly { properties?: Record<string, { const?: unknown }> }[] };
  return forms.map(({ properties = {} }) => String(properties[propertyName]?.const));
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

function propertySchema(error: ErrorObject, name: string): unknown {
  const { properties } = error.parentSchema as { properties?: Record<string, unknown> };
  return properties?.[name];
}

/** What a schema takes, in a few words. */
function expectationOf(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return 'a value';
  if ('enum' in schema && Array.isArray(schema.enum)) return oneOf(schema.enum);
  return 'type' in schema ? typeName(String(schema.type)) : 'a value';
}

function oneOf(values: readonly unknown[]): string {
  return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
}

function typeName(type: string): string {
  const names: Record<string, string> = {
    integer: 'an integer',
    array: 'an array',
    object: 'a JSON object',
    null: 'null',
  };
  return names[type] ?? `a ${type}`;
}

/** What failed, by the keyword of JSON Schema that refused. */
function expectation({ keyword, params, schema, parentSchema, propertyName }: ErrorObject): string {
  switch (keyword) {
    case 'type':
      return typeName(String(params.type));
    case 'enum':
      return oneOf(params.allowedValues as unknown[]);
    case 'const':
      return JSON.stringify(params.allowedValue);
    case 'minLength':
      return Number(schema) === 1 ? 'a text that is not empty' : `at least ${schema} characters`;
    case 'maxLength':
      return propertyName === undefined ? `at most ${schema} characters` : `names of at most ${schema} characters`;
    case 'maxBytes':
      return `at most ${schema} bytes of UTF-8`;
    case 'anyOf':
      return (schema as unknown[]).map(expectationOf).join(' or ');
    case 'maxProperties':
      return `at most ${schema} properties`;
    case 'minItems':
      return `at least ${schema} item${schema === 1 ? '' : 's'}`;
    case 'maxItems':
      return `at most ${schema} items`;
    case 'additionalProperties':
      return `no such member, but ${oneOf(Object.keys((parentSchema as { properties?: object }).properties ?? {}))}`;
    case 'discriminator':
      return oneOf(kindsOf(schema, parentSchema));
    case 'uniqueItems':
      return 'items that differ';
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `${typeName(String((parentSchema as { type?: unknown }).type))} ${params.comparison} ${params.limit}`;
    default:
      return `a value that fits "${keyword}" ${JSON.stringify(schema)}`;
  }
}

/** Characters as JSON Schema counts them: code points. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

function gotOf({ keyword, data, params }: ErrorObject): string {
  if (keyword === 'additionalProperties') return 'one';
  if (keyword === 'discriminator') return describeValue(params.tagValue);
  if (data === '') return 'an empty text';
  if (keyword === 'maxBytes') return String(Buffer.byteLength(String(data)));
  if (keyword === 'minLength' || keyword === 'maxLength') return String(countCharacters(String(data)));
  if (keyword === 'maxProperties') return String(Object.keys(data as object).length);
  if (keyword === 'minItems' || keyword === 'maxItems') return String((data as unknown[]).length);
  return describeValue(data);
}
