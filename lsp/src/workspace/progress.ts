import { type Connection, type ProgressToken, WorkDoneProgress } from 'vscode-languageserver';

/** Progress that the editor shows. */
export interface Progress {
  report(percentage: number, message: string): void;
  done(message: string): void;
  /** Aborts when the person cancels the progress itself. */
  readonly signal: AbortSignal;
}

/** Progress of work that nobody waits for. */
export function silentProgress(): Progress {
  return { report() {}, done() {}, signal: new AbortController().signal };
}

/**
 * Begins to report: under the editor's own token, else under one that we ask it to make, else nowhere.
 * @param canCreate whether the editor makes tokens
 */
export async function beginProgress(
  connection: Connection,
  title: string,
  token: ProgressToken | undefined,
  canCreate: boolean,
): Promise<Progress> {
  if (token !== undefined) {
    const send = (value: object) => connection.sendProgress(WorkDoneProgress.type, token, value as never);
    send({ kind: 'begin', title, cancellable: true, percentage: 0 });
    return {
      report: (percentage, message) => send({ kind: 'report', percentage, message }),
      done: (message) => send({ kind: 'end', message }),
      signal: new AbortController().signal,
    };
  }
  if (!canCreate) return silentProgress();
  const progress = await connection.window.createWorkDoneProgress();
  const controller = new AbortController();
  progress.token.onCancellationRequested(() => controller.abort());
  progress.begin(title, 0, undefined, true);
  return {
    report: (percentage, message) => progress.report(percentage, message),
    done: () => progress.done(),
    signal: controller.signal,
  };
}
