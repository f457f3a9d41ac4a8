import { ProgressLocation, window } from 'vscode';
import type { Progress } from '../client.ts';
import type { LanguageServer } from '../language-server.ts';

/** Sends a request that tells of its progress, and shows that, with a way to cancel; undefined: it was taken, and nothing came. */
export function requestWithProgress<T>(
  server: LanguageServer,
  title: string,
  method: string,
  params: object,
): Thenable<T | undefined> {
  const options = { location: ProgressLocation.Notification, title, cancellable: true };
  return window.withProgress(options, async (progress, cancellation) => {
    let reached = 0;
    const onProgress = ({ percentage = reached, message }: Progress): void => {
      const increment = Math.max(0, percentage - reached);
      reached += increment;
      progress.report({ increment, ...(message === undefined ? {} : { message }) });
    };
    const told = { ...params, workDoneToken: crypto.randomUUID() };
    try {
      return await server.requestWithProgress<T>(method, told, onProgress, cancellation);
    } catch (error) {
      if (cancellation.isCancellationRequested) return undefined;
      throw error;
    }
  });
}
