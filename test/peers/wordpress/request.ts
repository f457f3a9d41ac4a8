import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Answer of a site; redirects are not followed. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What a site is asked. */
export interface SiteRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | FormData;
}

/**
 * Asks a site over a connection of its own, and reads the whole answer. Node's `fetch` fails outside of any test when
 * PHP's server, which closes every connection, does so before an answer is read.
 */
export async function requestSite(
  url: string,
  { method = 'GET', headers = {}, body }: SiteRequest = {},
): Promise<SiteAnswer> {
  // Response knows how each kind of body is encoded, and the header that says so.
  const encoded = new Response(body);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get('content-type');
  const own = {
    ...(type === null ? {} : { 'content-type': type }),
    ...(bytes.length === 0 ? {} : { 'content-length': String(bytes.length) }),
  };
  const sent = request(url, { method, headers: { ...own, ...headers }, agent: false });
  sent.end(bytes);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const answered = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    for (const value of values) answered.append(name, value);
  }
  return { status: answer.statusCode ?? 0, headers: answered, text: await text(answer) };
}
