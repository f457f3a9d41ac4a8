import swagger from '@fastify/swagger';
import { endpointTags } from '@presswright/shared/endpoint';
import type { NamedEndpoint } from '@presswright/shared/endpoints';
import { type ErrorCode, errorTable, ServiceError } from '@presswright/shared/errors';
import { ErrorBody } from '@presswright/shared/schemas/error-body';
import type { FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import type { TObject, TSchema } from 'typebox';
import { version } from '../version.ts';

/** Makes the OpenAPI 3.1 document of the routes that are registered after this plugin. */
export const openapi = fp(async (app) => {
  app.addSchema({ ...ErrorBody, $id: 'ErrorBody' });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Presswright',
        version,
        description:
          'Code generation and analysis for WordPress development. Every answer carries `X-Request-ID`; every error ' +
          'has the same shape, and its `code` is stable. Plain HTTP is answered 426 `https_required`.',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'API key' },
          apiKeyHeader: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
          apiKeyQuery: { type: 'apiKey', in: 'query', name: 'api_key', description: 'Deprecated: it ends up in logs' },
        },
      },
    },
    convertConstToEnum: false,
    refResolver: { buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema-${index}`) },
    transform: ({ url, route }) => {
      const endpoint = route.config?.endpoint;
      return { url, schema: endpoint === undefined ? { hide: true } : describeOperation(endpoint) };
    },
    transformObject: (document) => ('openapiObject' in document ? withTags(document.openapiObject) : {}),
  });
});

/** Names the groups that have an endpoint on this server. */
function withTags<T extends { readonly paths?: object }>(document: T): T {
  const operations: { readonly tags?: readonly string[] }[] = Object.values(document.paths ?? {}).flatMap(
    Object.values,
  );
  const used = new Set(operations.flatMap(({ tags = [] }) => tags));
  const tags = Object.entries(endpointTags).map(([name, description]) => ({ name, description }));
  return { ...document, tags: tags.filter(({ name }) => used.has(name)) };
}

function describeOperation(endpoint: NamedEndpoint): FastifySchema {
  const { operationId, tag, summary, description, params, query, body, bodyType, example } = endpoint;
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(params === undefined ? {} : { params: withExamples(params, example?.params) }),
    ...(query === undefined ? {} : { querystring: withExamples(query, example?.query) }),
    ...(body === undefined ? {} : { body: withExample(body, example?.body) }),
    ...(bodyType === undefined ? {} : { consumes: [bodyType] }),
    security: endpoint.permission === null ? [] : [{ bearer: [] }, { apiKeyHeader: [] }, { apiKeyQuery: [] }],
    response: { 200: describeAnswer(endpoint), ...errorAnswers(endpoint) },
  };
}

function withExample(schema: TSchema, example: unknown): object {
  return example === undefined ? schema : { ...schema, examples: [example] };
}

function withExamples(schema: TObject, examples: Readonly<Record<string, unknown>> = {}): object {
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    withExample(property, examples[name]),
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

const byCredential: readonly ErrorCode[] = ['invalid_api_key', 'insufficient_permissions', 'rate_limit_exceeded'];
const byBody: readonly ErrorCode[] = [
  'invalid_request',
  'request_timeout',
  'payload_too_large',
  'unsupported_media_type',
];
const always: readonly ErrorCode[] = ['server_error', 'server_overloaded'];

/** Every code that an endpoint may answer with. */
function errorCodes({ method, permission, body, query, errors = [] }: NamedEndpoint): ErrorCode[] {
  const codes = [
    ...(permission === null ? [] : byCredential),
    ...(body === undefined ? [] : byBody),
    ...(method === 'GET' ? [] : (['payload_too_large'] as const)),
    ...(query === undefined ? [] : (['invalid_request'] as const)),
    ...errors,
    // A connected model may have a budget.
    ...(errors.includes('model_not_found') ? (['insufficient_quota'] as const) : []),
    ...always,
  ];
  return [...new Set(codes)];
}

function errorAnswers(endpoint: NamedEndpoint): Record<number, object> {
  const byStatus = Map.groupBy(errorCodes(endpoint), (code) => errorTable[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorTable[code].message}`).join(' '),
        headers: errorHeaders(status),
        content: {
          'application/json': {
            schema: { $ref: 'ErrorBody#' },
            examples: Object.fromEntries(codes.map((code) => [code, { value: new ServiceError(code).toBody() }])),
          },
        },
      },
    ]),
  );
}

const requestId = { 'X-Request-ID': { type: 'string', description: 'Finds the request in the server log' } };
const rateLimit = Object.fromEntries([
  ['RateLimit', { type: 'string', description: 'What is left of both windows (IETF draft)' }],
  ['RateLimit-Policy', { type: 'string', description: 'Both windows (IETF draft)' }],
  ...['X-RateLimit', 'X-Rate-Limit'].flatMap((prefix) => [
    [`${prefix}-Limit`, { type: 'integer', description: 'Requests of the window that binds first' }],
    [`${prefix}-Remaining`, { type: 'integer', description: 'Requests left in it' }],
    [`${prefix}-Reset`, { type: 'integer', description: 'Unix seconds at which it starts anew' }],
  ]),
]);
const retryAfter = { 'Retry-After': { type: 'integer', description: 'Seconds to wait' } };

function errorHeaders(status: number): object {
  if (status === 429) return { ...requestId, ...rateLimit, ...retryAfter };
  return status === 503 ? { ...requestId, ...retryAfter } : requestId;
}

/** The answer of status 200 in each of its media types, with its headers. */
function describeAnswer({ permission, response, chunk, binary, example }: NamedEndpoint): object {
  const content = {
    ...(response === undefined ? {} : { 'application/json': media(response, example?.response) }),
    ...(chunk === undefined
      ? {}
      : {
          'text/event-stream': media(chunk, example?.chunk),
          'application/x-ndjson': media(chunk, example?.chunk),
        }),
    ...(binary === undefined
      ? {}
      : {
          [binary.mediaType]: { schema: { type: 'string', format: 'binary', description: binary.description } },
        }),
  };
  return {
    description: response === undefined && binary !== undefined ? binary.description : 'Done',
    headers: permission === null ? requestId : { ...requestId, ...rateLimit },
    content,
  };
}

function media(schema: TSchema, example: unknown): object {
  return example === undefined ? { schema } : { schema, example };
}
