import { type CancellationToken, type Connection, LSPErrorCodes, ResponseError } from 'vscode-languageserver';

/** What a command gets besides its arguments. */
export interface CommandCall {
  readonly token: CancellationToken;
  /** Under which the editor shows progress; undefined: it made none. */
  readonly workDoneToken: string | number | undefined;
}

/** `given` is the first argument, of whatever type: editors send what people wrote into their configuration. */
export type CommandHandler = (given: unknown, call: CommandCall) => Promise<unknown>;

/** The commands of `workspace/executeCommand`: features add theirs, one handler finds them. */
export class Commands {
  readonly #handlers = new Map<string, CommandHandler>();

  add(id: string, handler: CommandHandler): void {
    this.#handlers.set(id, handler);
  }

  listen(connection: Connection): void {
    connection.onExecuteCommand(async ({ command, arguments: given, workDoneToken }, token) => {
      const handler = this.#handlers.get(command);
      if (handler === undefined) {
        const known = [...this.#handlers.keys()].join(', ');
        throw new ResponseError(LSPErrorCodes.RequestFailed, `There is no command ${command}. Commands: ${known}.`);
      }
      return await handler(Array.isArray(given) ? given[0] : given, { token, workDoneToken });
    });
  }
}
