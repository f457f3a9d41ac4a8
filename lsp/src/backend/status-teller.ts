import { type StatusParams, statusNotification } from '@presswright/shared/protocol';
import { type Connection, MessageType, ShowMessageNotification } from 'vscode-languageserver';

const troubles: Readonly<Partial<Record<StatusParams['state'], MessageType>>> = {
  failed: MessageType.Error,
  unauthorised: MessageType.Error,
  limited: MessageType.Warning,
  offline: MessageType.Warning,
};

/** A trouble that comes back after this time is told again, in milliseconds. */
const forgetMs = 5 * 60_000;

/** Tells the editor how things stand, and the person of each trouble once where the editor does not show the state. */
export class StatusTeller {
  readonly #connection: Connection;
  readonly #showsStatus: boolean;
  readonly #told = new Map<StatusParams['state'], number>();

  /** @param showsStatus the editor shows `presswright/status` itself */
  constructor(connection: Connection, showsStatus: boolean) {
    this.#connection = connection;
    this.#showsStatus = showsStatus;
  }

  tell(status: StatusParams): void {
    this.#connection.sendNotification(statusNotification, status);
    const type = troubles[status.state];
    if (type === undefined) return;
    if (type === MessageType.Error) this.#connection.console.error(status.message);
    else this.#connection.console.warn(status.message);
    if (this.#showsStatus || this.#isKnown(status.state)) return;
    this.#connection.sendNotification(ShowMessageNotification.type, { type, message: status.message });
  }

  /** Says something that no state is for: it is shown whatever the editor shows. */
  warn(message: string): void {
    this.#connection.console.warn(message);
    this.#connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
  }

  /** The person did something about it: what is wrong now is news. */
  forget(): void {
    this.#told.clear();
  }

  #isKnown(state: StatusParams['state']): boolean {
    const before = this.#told.get(state);
    this.#told.set(state, Date.now());
    return before !== undefined && Date.now() - before < forgetMs;
  }
}
