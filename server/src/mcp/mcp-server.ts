import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type ServerNotification,
} from '@modelcontextprotocol/sdk/types.js';
import { ServiceError } from '@presswright/shared/errors';
import { version } from '../version.ts';
import { listResources, readResource, resourceTemplates } from './resources.ts';
import type { Tool, ToolAnswer, ToolContext } from './tool.ts';
import { analyzeTool } from './tools/analyze.ts';
import { explainTool } from './tools/explain.ts';
import { generateTool } from './tools/generate.ts';
import { planTool } from './tools/plan.ts';

export interface McpServerParts extends Pick<ToolContext, 'plans'> {
  /** The client that calls the service; may have to wait for the service to start. */
  readonly client: (signal: AbortSignal) => ToolContext['client'] | Promise<ToolContext['client']>;
  /** Told of failures that are no answer of the service; answers what finds them in the log, where something does. */
  readonly onFailure: (error: unknown) => ServiceError;
}

const tools: readonly Tool[] = [analyzeTool, explainTool, planTool, generateTool];

/** Of the protocol: there is no such resource. */
const resourceNotFound = -32002;

/** Milliseconds between the signs of life of a call whose client asks for progress. */
const progressMs = 1000;

const instructions =
  'Presswright analyzes and generates WordPress code. Analyze what you write before you hand it over, and explain what you do not know. ' +
  'For a new plugin, block or theme: plan, tell the person what was not understood, correct the plan, then generate.';

/** A server of the Model Context Protocol whose tools call the service; connect it to a transport. */
export function createMcpServer({ client, plans, onFailure }: McpServerParts): Server {
  const server = new Server(
    { name: 'presswright', title: 'Presswright', version },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );

  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(describeTool) }));

  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal, _meta, sendNotification }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined) {
      const known = tools.map(({ name }) => name).join(', ');
      throw new McpError(ErrorCode.InvalidParams, `There is no tool "${params.name}". Known tools: ${known}.`);
    }
    const given = params.arguments ?? {};
    const fault = tool.faultOf(given);
    if (fault !== null) return toolError(fault);
    const stop = tellProgress(_meta?.progressToken, tool.working(given), sendNotification);
    try {
      return toResult(await tool.run(given, { client: await client(signal), signal, plans }));
    } catch (error) {
      return toolError(error instanceof ServiceError ? error : onFailure(error));
    } finally {
      stop();
    }
  });

  server.setRequestHandler(ListResourcesRequestSchema, async ({ params }) => {
    const page = await listResources(plans, params?.cursor);
    if (page === null) throw new McpError(ErrorCode.InvalidParams, 'cursor: expected that of a list, got another.');
    return page;
  });

  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [...resourceTemplates] }));

  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const found = await readResource(plans, uri);
    if (found === undefined) throw new McpError(resourceNotFound, `There is no resource ${uri}.`, { uri });
    return { contents: [{ uri, ...found }] };
  });

  return server;
}

function describeTool({ name, title, description, input, output }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: input as Tool['input'] & { type: 'object' },
    outputSchema: output as Tool['output'] & { type: 'object' },
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
}

function toResult({ structured, text, resource }: ToolAnswer<Record<string, unknown>>): CallToolResult {
  return {
    structuredContent: structured,
    content: [
      { type: 'text', text },
      ...(resource === undefined ? [] : [{ type: 'resource_link' as const, ...resource }]),
    ],
  };
}

/** A refusal that the model reads, so that it can do better. */
function toolError(error: ServiceError): CallToolResult {
  const request = error.requestId === undefined ? '' : `, request ${error.requestId}`;
  return {
    isError: true,
    content: [{ type: 'text', text: `${error.message} (${error.code}${request})` }],
    _meta: { 'presswright/error': error.toBody().error },
  };
}

/** Says what is done at once and then every second, so that the client does not give up; answers what ends it. */
function tellProgress(
  token: string | number | undefined,
  message: string,
  send: (notification: ServerNotification) => Promise<void>,
): () => void {
  if (token === undefined) return () => {};
  let progress = 0;
  const tell = () => {
    const params = { progressToken: token, progress, message };
    progress += 1;
    // A client that has gone is told of by its transport.
    send({ method: 'notifications/progress', params }).catch(() => clearInterval(timer));
  };
  const timer = setInterval(tell, progressMs);
  tell();
  return () => clearInterval(timer);
}
