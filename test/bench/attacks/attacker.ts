import { Agent, type RequestOptions, request } from 'node:https';
import type { AttackServer } from './attack-server.ts';

/** Sends requests as the attacking organisation. */
export interface Attacker {
  /** Resolves with the status, and what `Retry-After` said; status 0: the connection failed before an answer. */
  post(path: string, body: string | Buffer, contentType?: string): Promise<AttackAnswer>;
  /** A form with this file. */
  upload(purpose: string, content: string | Buffer): Promise<AttackAnswer>;
  /** Asks for a path and never reads the answer's body, until `close`. */
  openAndStandStill(path: string): void;
  close(): void;
}

export interface AttackAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
}

/** Characters of an answer that are kept. */
const maxBody = 2000;
/** Milliseconds after which an attack no longer waits for its answer. */
const patienceMs = 90_000;

export function createAttacker({ url, ca }: AttackServer, key: string): Attacker {
  const agent = new Agent({ keepAlive: true, ca });
  const authorization = `Bearer ${key}`;

  function send(options: RequestOptions, path: string, body: string | Buffer): Promise<AttackAnswer> {
    return new Promise((resolve) => {
      const failed = () => resolve({ status: 0, retryAfter: undefined, body: '' });
      const sent = request(url + path, { method: 'POST', agent, timeout: patienceMs, ...options }, (answer) => {
        const status = answer.statusCode ?? 0;
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          if (text.length < maxBody) text += part;
        });
        const done = () => resolve({ status, retryAfter: answer.headers['retry-after'], body: text.slice(0, maxBody) });
        answer.on('end', done).on('error', done);
      });
      sent.on('error', failed).on('timeout', () => sent.destroy());
      sent.end(body);
    });
  }

  const post: Attacker['post'] = (path, body, contentType = 'application/json') =>
    send(
      { headers: { authorization, 'content-type': contentType, 'content-length': Buffer.byteLength(body) } },
      path,
      body,
    );
  return {
    post,
    upload(purpose, content) {
      const boundary = 'attack-boundary';
      const head =
        `--${boundary}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n` +
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="attack.json"\r\n\r\n`;
      const parts = [Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)];
      return post('/v1/files', Buffer.concat(parts), `multipart/form-data; boundary=${boundary}`);
    },
    openAndStandStill(path) {
      const sent = request(url + path, { agent, headers: { authorization } }, (answer) => answer.pause());
      sent.on('error', () => {});
      sent.end();
    },
    close: () => agent.destroy(),
  };
}
