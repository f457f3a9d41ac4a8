/** The part of autocannon that the benchmark uses; it has no types of its own. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Request {
    body?: string;
  }

  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    body?: string;
    requests?: { setupRequest(request: Request): Request }[];
    tlsOptions: { ca: string };
  }

  interface Result {
    /** Seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    requests: { total: number; average: number };
  }

  interface Instance extends EventEmitter, PromiseLike<Result> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): this;
  }

  export default function autocannon(options: Options): Instance;
}
