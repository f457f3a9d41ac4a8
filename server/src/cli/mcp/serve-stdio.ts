import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ConnectionError } from '@presswright/shared/client/connection-error';
import { endpoints } from '@presswright/shared/endpoints';
import { ServiceError } from '@presswright/shared/errors';
import { createMcpServer } from '../../mcp/mcp-server.ts';
import { createPlanShelves } from '../../mcp/plan-shelf.ts';
import { CommandError } from '../exit-codes.ts';
import { createLogger } from '../serve/logger.ts';
import { onStopRequest } from '../serve/stop-requests.ts';
import { localBackend, remoteBackend } from './backend.ts';

export interface McpOptions {
  readonly dataDir?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Serves the agent that started this process. Standard output has messages of the protocol alone; the log is on standard error. */
export async function serveStdio({ dataDir }: McpOptions, environment: Environment): Promise<void> {
  const logger = createLogger(environment.PRESSWRIGHT_LOG_LEVEL || 'warn');
  const { PRESSWRIGHT_URL: url = '' } = environment;
  const backend = url === '' ? localBackend(dataDir, environment, logger) : remoteBackend(url, environment);
  const server = createMcpServer({
    client: () => backend.client(),
    plans: createPlanShelves().of(''),
    onFailure(error) {
      logger.error({ err: error }, 'a tool failed');
      if (error instanceof ConnectionError) return new ServiceError('server_overloaded', error.message);
      // Said for people to read.
      if (error instanceof CommandError) return new ServiceError('server_error', error.message);
      return new ServiceError('server_error', 'The call failed; the log on standard error says why.');
    },
  });
  server.onerror = (error) => logger.warn({ err: error }, 'a message could not be read or answered');
  const maxBufferSize = endpoints.sendMcpMessage.maxBodyBytes;
  await server.connect(new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize }));
  onStopRequest({ exitWithParent: true }, async (reason) => {
    logger.info({ reason }, 'stopping');
    await server.close();
    await backend.close();
    await logger.end();
    process.exit(0);
  });
}
