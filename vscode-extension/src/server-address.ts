/** The server that a key belongs to, or a configured address that is none. */
export type ServerAddress =
  | { readonly kind: 'local' }
  | { readonly kind: 'remote'; readonly origin: string }
  | { readonly kind: 'invalid'; readonly setting: string };

/** Reads `presswright.server.url`. */
export function parseServerAddress(setting: string): ServerAddress {
  const text = setting.trim();
  if (text === '') return { kind: 'local' };
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:') {
    return { kind: 'invalid', setting: text };
  }
  return { kind: 'remote', origin: url.origin };
}

/** The name a server's key is kept by. One a server, so that another address never gets it. */
export function secretName(origin: string): string {
  return `apiKey ${origin}`;
}
