import type { Endpoint } from '../endpoint.ts';
import { limits } from '../schemas/common.ts';
import { McpMessage } from '../schemas/mcp.ts';
import { bodyLimitFor } from './body-limit.ts';

/** `/mcp` */
export const mcpEndpoints = {
  sendMcpMessage: {
    method: 'POST',
    path: '/mcp',
    permission: 'read',
    tag: 'Agents',
    summary: 'Speak the Model Context Protocol',
    description:
      'The streamable HTTP transport, one message a request: the tools `analyze`, `explain`, `plan` and `generate`, and rule pages and plans as ' +
      'resources. A tool needs the permission of what it calls; what it calls counts against no rate limit besides. An `Origin` is ' +
      'refused unless it is of this machine.',
    body: McpMessage,
    // Files to analyse.
    maxBodyBytes: bodyLimitFor(limits.batchBytes),
    binary: { mediaType: 'text/event-stream', description: 'Progress, and the answer last' },
    example: { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
  },
} as const satisfies Record<string, Endpoint>;
