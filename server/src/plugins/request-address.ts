import type { FastifyRequest } from 'fastify';

/** A host name or address with an optional port (RFC 9110 section 7.2), and nothing that could turn a URL elsewhere. */
const hostForm = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Scheme and host under which the client reaches this server: by `Host`, or what a trusted proxy says of it, else by the
 * address that the connection came in at. Undefined without any.
 */
export function addressOfRequest(request: FastifyRequest): string | undefined {
  const { protocol, host } = request;
  if (hostForm.test(host)) return `${protocol}://${host}`;
  const { localAddress, localPort } = request.socket;
  if (localAddress === undefined || localPort === undefined) return undefined;
  const plain = localAddress.startsWith('::ffff:') ? localAddress.slice(7) : localAddress;
  return `${protocol}://${plain.includes(':') ? `[${plain}]` : plain}:${localPort}`;
}
