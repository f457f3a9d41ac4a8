import {
  type Connection,
  ErrorCodes,
  type Message,
  type MessageStrategy,
  ResponseError,
} from 'vscode-languageserver/node';

/** Under these names requests arrive that come too early or too late. */
const tooEarly = 'presswright/tooEarly';
const tooLate = 'presswright/tooLate';

/** Refuses requests before `initialize` and after `shutdown`, with the errors that the protocol has for them. */
export class Lifecycle implements MessageStrategy {
  #phase: 'new' | 'open' | 'shut' = 'new';

  /** Whether the editor has shut the server down. */
  get isShut(): boolean {
    return this.#phase === 'shut';
  }

  handleMessage(message: Message, next: (message: Message) => void): void {
    if (!isRequest(message)) {
      next(message);
      return;
    }
    const { method } = message;
    if (this.#phase === 'new' && method !== 'initialize') next({ ...message, method: tooEarly } as Message);
    else if (this.#phase === 'shut') next({ ...message, method: tooLate } as Message);
    else {
      if (method === 'initialize') this.#phase = 'open';
      if (method === 'shutdown') this.#phase = 'shut';
      next(message);
    }
  }

  /** Answers what was refused. */
  listen(connection: Connection): void {
    connection.onRequest(tooEarly, () => {
      throw new ResponseError(ErrorCodes.ServerNotInitialized, 'Send initialize first.');
    });
    connection.onRequest(tooLate, () => {
      throw new ResponseError(ErrorCodes.InvalidRequest, 'The language server was shut down.');
    });
  }
}

function isRequest(message: Message): message is Message & { readonly id: string | number; readonly method: string } {
  return 'id' in message && 'method' in message;
}
