/** What sends requests. `FormData` belongs to it: a fetch takes only the class it was made with. */
export interface Http {
  readonly fetch: typeof globalThis.fetch;
  readonly FormData: typeof globalThis.FormData;
  /** Closes idle connections. */
  close(): Promise<void>;
}

/** The host's own fetch, or the given one. */
export function plainHttp(fetch: typeof globalThis.fetch = globalThis.fetch): Http {
  return { fetch, FormData: globalThis.FormData, close: async () => {} };
}

/** undici's fetch over connections that trust `ca` (PEM) and nothing else. Loaded only where it is needed. */
export async function httpTrusting(ca: string): Promise<Http> {
  const { Agent, FormData, fetch } = await import('./undici.ts');
  const dispatcher = new Agent({ connect: { ca } });
  type UndiciInit = Parameters<typeof fetch>[1];
  // undici's types and the host's describe the same standard with different names.
  const send = (url: string, init: RequestInit) => fetch(url, { ...(init as unknown as UndiciInit), dispatcher });
  return {
    fetch: send as unknown as typeof globalThis.fetch,
    FormData: FormData as unknown as typeof globalThis.FormData,
    close: () => dispatcher.close(),
  };
}
