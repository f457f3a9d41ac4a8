import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent, request as secureRequest } from 'node:https';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ClientRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** Talks to one server over real sockets. */
export interface HttpsClient {
  send(path: string, request?: ClientRequest): Promise<Answer>;
  /** Resolves with the answer's head; the body is read by the caller. */
  open(path: string, request?: ClientRequest): Promise<IncomingMessage>;
  close(): void;
}

/** @param ca PEM of the authority to trust; absent with an `http:` address */
export function createHttpsClient(base: string, ca?: string): HttpsClient {
  const secure = base.startsWith('https:');
  const agent = secure ? new Agent({ keepAlive: true, ...(ca === undefined ? {} : { ca }) }) : undefined;

  function open(path: string, { method, headers = {}, body }: ClientRequest = {}): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const options = { method: method ?? (body === undefined ? 'GET' : 'POST'), headers, ...(agent ? { agent } : {}) };
      const request = (secure ? secureRequest : plainRequest)(base + path, options, resolve);
      request.on('error', reject);
      request.end(body);
    });
  }

  return {
    open,
    async send(path, request) {
      const answer = await open(path, request);
      return { status: answer.statusCode ?? 0, headers: answer.headers, body: await readAll(answer) };
    },
    close: () => agent?.destroy(),
  };
}

/** The rest of an answer's body. */
export async function readAll(answer: IncomingMessage): Promise<string> {
  let body = '';
  answer.setEncoding('utf8');
  for await (const part of answer) body += part;
  return body;
}
