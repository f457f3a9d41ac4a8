import { type Static, Type } from 'typebox';

/** One message of the Model Context Protocol: a JSON-RPC request, notification or answer. */
export const McpMessage = Type.Object({
  jsonrpc: Type.Literal('2.0'),
  id: Type.Optional(Type.Union([Type.String({ maxLength: 256 }), Type.Integer()])),
  method: Type.Optional(Type.String({ maxLength: 100 })),
  params: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
  result: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
  error: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object' })),
});
export type McpMessage = Static<typeof McpMessage>;
