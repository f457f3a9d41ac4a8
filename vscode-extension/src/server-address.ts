/** The server that a key belongs to, or what is wrong with the configured address. */
export type ServerAddress =
  | { readonly kind: 'local' }
  | { readonly kind: 'remote'; readonly origin: string }
  | { readonly kind: 'invalid'; readonly problem: string };

/** Reads `presswright.server.url`. */
export function parseServerAddress(setting: string): ServerAddress {
  const text = setting.trim();
  if (text === '') return { kind: 'local' };
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:') {
    return {
      kind: 'invalid',
      problem: `presswright.server.url: expected an address like https://host:8443, got "${text}"`,
    };
  }
  return { kind: 'remote', origin: url.origin };
}

/** The name a server's key is kept by. One a server, so that another address never gets it. */
export function secretName(origin: string): string {
  return `apiKey ${origin}`;
}
