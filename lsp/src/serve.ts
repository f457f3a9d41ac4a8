/** Serves one editor, over standard input and output unless it says otherwise. */
import { format } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { type Connection, createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { Lifecycle } from './lifecycle.ts';
import { PositionTranslator } from './positions/translator.ts';
import { startServer } from './server.ts';
import { openTransport } from './transport.ts';

// Left alone, the space of new objects grows to 128 MiB within half an hour of typing, and nothing gets faster.
setFlagsFromString('--max-semi-space-size=8');

const { reader, writer, isStdio } = openTransport(process.argv.slice(2));
const lifecycle = new Lifecycle();
const positions = new PositionTranslator();
const connection = createConnection(ProposedFeatures.all, reader, positions.writer(writer), {
  messageStrategy: {
    handleMessage: (message, next) => lifecycle.handleMessage(positions.incoming(message), next),
  },
});
lifecycle.listen(connection);
if (isStdio) {
  redirectConsole(connection);
  // The editor is gone without a word.
  process.stdin.once('close', () => process.exit(lifecycle.isShut ? 0 : 1));
}
// A fault in one request must not take the editor's other ones down; the editor's log shows it.
process.on('unhandledRejection', (reason) => {
  connection.console.error(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
});
startServer(connection, positions, process.env);

/** Standard output is the protocol's: what a library prints goes to the editor's log. */
function redirectConsole({ console: log }: Connection): void {
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    globalThis.console[level] = (...values: unknown[]) => log[level](format(...values));
  }
}
