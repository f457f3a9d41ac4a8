/** The index's own thread: answers what the language server asks, so that typing never waits for reading. */
import { parentPort } from 'node:worker_threads';
import { createIndexApi, type IndexApi } from './api.ts';
import { IndexService } from './service.ts';

/** What the server asks of the thread. */
export interface IndexRequest {
  readonly id: number;
  readonly method: keyof IndexApi;
  readonly arguments: readonly unknown[];
}

/** What it answers. */
export type IndexResponse =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string };

const port = parentPort;
const api = createIndexApi(new IndexService());

port?.on('message', async ({ id, method, arguments: given }: IndexRequest) => {
  try {
    const answer = api[method] as (...values: readonly unknown[]) => Promise<unknown>;
    port.postMessage({ id, result: await answer(...given) } satisfies IndexResponse);
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    port.postMessage({ id, error: message } satisfies IndexResponse);
  }
});
