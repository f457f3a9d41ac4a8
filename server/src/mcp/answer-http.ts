import { randomUUID } from 'node:crypto';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { PresswrightClient } from '@presswright/shared/client/client';
import { ServiceError } from '@presswright/shared/errors';
import type { McpMessage } from '@presswright/shared/schemas/mcp';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { principalOf } from '../plugins/identification.ts';
import { createMcpServer } from './mcp-server.ts';

/** Milliseconds: routes have time limits of their own. */
const noLimitMs = 2 ** 31 - 1;

/** What clients of the transport must accept; those that forget to say so get it all the same. */
const accept = 'application/json, text/event-stream';

/**
 * Answers one message of the protocol. Each is answered by itself, by any server that knows the credential; a session is
 * only a name under which the calls of a client are told from those of others that use its key.
 * @throws {ServiceError} `invalid_request`
 */
export async function answerMessage(
  request: FastifyRequest<{ Body: McpMessage }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body, server: app } = request;
  const { organizationId, credentialId } = principalOf(request);
  const session = sessionOf(request);
  if (body.method === 'notifications/cancelled') {
    const { requestId } = body.params ?? {};
    if (session !== undefined && (typeof requestId === 'string' || typeof requestId === 'number')) {
      app.mcp.running.cancel({ credentialId, session, requestId });
    }
    return reply.code(202).send();
  }

  const client = new PresswrightClient({
    // The name is not looked up: the routes are asked directly.
    baseUrl: 'http://localhost',
    fetch: app.innerCalls.fetchFor(request),
    userAgent: 'presswright-mcp',
    maxRetries: 0,
    timeoutMs: noLimitMs,
  });
  const server = createMcpServer({
    client: () => client,
    plans: app.mcp.plans.of(organizationId),
    onFailure(error) {
      request.log.error({ err: error }, 'a tool failed');
      return new ServiceError('server_error', undefined, { requestId: request.id });
    },
  });
  const transport = new WebStandardStreamableHTTPServerTransport();
  // Their optional members are declared in two ways.
  await server.connect(transport as Transport);
  const close = () => void server.close();
  const forget =
    session === undefined || body.id === undefined
      ? () => {}
      : app.mcp.running.add({ credentialId, session, requestId: body.id }, close);
  // Nobody can take the answer up later, so a client that hangs up cancels.
  reply.raw.once('close', () => {
    forget();
    close();
  });
  const {
    status,
    headers,
    body: answer,
  } = await transport.handleRequest(messageRequest(request), { parsedBody: body });
  if (body.method === 'initialize' && status === 200) reply.header('mcp-session-id', session ?? randomUUID());
  const mediaType = headers.get('content-type');
  if (mediaType !== null) reply.header('content-type', mediaType).header('x-accel-buffering', 'no');
  return reply.code(status).send(answer ?? undefined);
}

function messageRequest({ headers }: FastifyRequest): Request {
  const version = headers['mcp-protocol-version'];
  return new Request('http://localhost/mcp', {
    method: 'POST',
    headers: {
      accept,
      'content-type': 'application/json',
      ...(typeof version === 'string' && { 'mcp-protocol-version': version }),
    },
  });
}

function sessionOf({ headers }: FastifyRequest): string | undefined {
  const session = headers['mcp-session-id'];
  if (session === undefined) return undefined;
  if (typeof session === 'string' && /^[\x21-\x7e]{1,128}$/.test(session)) return session;
  throw new ServiceError(
    'invalid_request',
    'Mcp-Session-Id: expected 1 to 128 visible characters, got something else.',
  );
}
