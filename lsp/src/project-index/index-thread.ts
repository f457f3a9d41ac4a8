import { Worker } from 'node:worker_threads';
import type { IndexApi } from './api.ts';
import type { IndexRequest, IndexResponse } from './worker.ts';

/** What the thread may take of memory, in MiB; a workspace of 20,000 files takes a quarter of it. */
const maxMemoryMiB = 768;
/** What of it new objects may take; more makes nothing faster. */
const maxYoungMiB = 48;

/** By this the program knows that it is to run the index; `main.ts` has it, too. */
const indexThreadMark = 'presswright-project-index';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The thread of the index, and the questions that it has not answered yet. */
export class IndexThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /**
   * @param program the running program's own script: the thread runs the same
   * @param onFailure told once, when the thread has come to its end by itself
   */
  constructor(program: string, onFailure: (error: Error) => void) {
    this.#worker = new Worker(program, {
      workerData: indexThreadMark,
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMiB, maxYoungGenerationSizeMb: maxYoungMiB },
      // The server's own output is the protocol's.
      stdout: true,
    });
    // It ends with the server, whatever it is doing.
    this.#worker.unref();
    this.#worker.on('message', (response: IndexResponse) => {
      const waiting = this.#waiting.get(response.id);
      this.#waiting.delete(response.id);
      if ('error' in response) waiting?.reject(new Error(response.error));
      else waiting?.resolve(response.result);
    });
    this.#worker.on('error', (error: Error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
      onFailure(error);
    });
  }

  call<M extends keyof IndexApi>(method: M, ...given: Parameters<IndexApi[M]>): ReturnType<IndexApi[M]> {
    this.#last += 1;
    const id = this.#last;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, method, arguments: given } satisfies IndexRequest);
    });
    return answer as ReturnType<IndexApi[M]>;
  }
}
