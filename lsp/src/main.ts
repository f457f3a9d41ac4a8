/** The language server's entry: any editor starts it, with standard input and output unless it says otherwise. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { Lifecycle } from './lifecycle.ts';
import { startServer } from './server.ts';

const transports = /^--(stdio|node-ipc|socket|pipe)(=|$)/;
if (!process.argv.some((argument) => transports.test(argument))) process.argv.push('--stdio');
const lifecycle = new Lifecycle();
const connection = createConnection(ProposedFeatures.all, { messageStrategy: lifecycle });
lifecycle.listen(connection);
// A fault in one request must not take the editor's other ones down; the editor's log shows it.
process.on('unhandledRejection', (reason) => {
  connection.console.error(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
});
startServer(connection, process.env);
