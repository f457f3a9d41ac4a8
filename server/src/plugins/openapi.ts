import swagger from '@fastify/swagger';
import { type ErrorCode, errorTable, ServiceError } from '@presswright/shared/errors';
import { ErrorBody } from '@presswright/shared/schemas/error-body';
import type { FastifyContextConfig } from 'fastify';
import fp from 'fastify-plugin';
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
      tags: [
        { name: 'Analysis', description: 'Find security, performance and quality issues in WordPress code' },
        { name: 'Files', description: 'Uploaded files: baselines, and training data' },
        { name: 'Generation', description: 'Continue code and text' },
        { name: 'Models', description: 'What there is to generate with' },
        { name: 'System', description: 'Whether the service works' },
      ],
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
    transform: ({ schema, url, route }) => ({
      url,
      schema: {
        ...schema,
        ...(route.config?.multipart === undefined
          ? {}
          : { consumes: ['multipart/form-data'], body: route.config.multipart }),
        security: route.config?.access === 'public' ? [] : [{ bearer: [] }, { apiKeyHeader: [] }, { apiKeyQuery: [] }],
        response: {
          ...describeAnswers(schema?.response, route.config),
          ...errorAnswers(String(route.method), route.config),
        },
      },
    }),
  });
});

const byCredential: readonly ErrorCode[] = ['invalid_api_key', 'insufficient_permissions', 'rate_limit_exceeded'];
const byBody: readonly ErrorCode[] = ['invalid_request', 'payload_too_large', 'unsupported_media_type'];
const always: readonly ErrorCode[] = ['server_error', 'server_overloaded'];

/** Every code that an endpoint may answer with. */
export function errorCodes(method: string, config: FastifyContextConfig | undefined): ErrorCode[] {
  const codes = [
    ...(config?.access === 'public' ? [] : byCredential),
    ...(method === 'POST' ? byBody : []),
    ...(config?.errors ?? []),
    ...always,
  ];
  return [...new Set(codes)];
}

function errorAnswers(method: string, config: FastifyContextConfig | undefined): Record<number, object> {
  const byStatus = Map.groupBy(errorCodes(method, config), (code) => errorTable[code].status);
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

/** The answers that the route declares, a schema or media types, with their headers. */
function describeAnswers(answers: unknown, config: FastifyContextConfig | undefined): Record<string, object> {
  const headers = config?.access === 'public' ? requestId : { ...requestId, ...rateLimit };
  return Object.fromEntries(
    Object.entries((answers ?? {}) as Record<string, object>).map(([status, answer]) => [
      status,
      'content' in answer
        ? { description: 'Done', ...answer, headers }
        : { description: 'Done', headers, content: { 'application/json': { schema: answer } } },
    ]),
  );
}
