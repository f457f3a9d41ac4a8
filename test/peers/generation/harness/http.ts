import { requestSite, type SiteAnswer, type SiteRequest } from '../../wordpress/request.ts';

export type { SiteAnswer } from '../../wordpress/request.ts';

export interface RestAnswer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** Requests of one visitor of the site, logged in or not, with its cookies. */
export class Session {
  readonly #site: string;
  readonly #cookies = new Map<string, string>([['wordpress_test_cookie', 'WP%20Cookie%20check']]);
  #nonce = '';

  /** Without a user: an anonymous visitor. */
  constructor(site: string) {
    this.#site = site;
  }

  /** Logs in with the password of every user of a test site. */
  static async logIn(site: string, user: string): Promise<Session> {
    const session = new Session(site);
    const answer = await session.post(
      '/wp-login.php',
      new URLSearchParams({ log: user, pwd: 'password', testcookie: '1' }),
    );
    if (answer.status !== 302) throw new Error(`${user} could not log in: HTTP status ${answer.status}`);
    session.#nonce = (await session.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text;
    return session;
  }

  get(path: string): Promise<SiteAnswer> {
    return this.#send('GET', path, {});
  }

  /** Sends a form; `FormData` when there is a file in it. */
  post(path: string, fields: URLSearchParams | FormData): Promise<SiteAnswer> {
    return this.#send('POST', path, { body: fields });
  }

  /** Asks the REST interface, with the user's nonce; `route` such as `/wp/v2/posts`. */
  async rest<T = unknown>(method: string, route: string, body?: unknown): Promise<RestAnswer<T>> {
    const headers: Record<string, string> = this.#nonce === '' ? {} : { 'X-WP-Nonce': this.#nonce };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await this.#send(method, `/wp-json${route}`, { headers, ...content });
    try {
      return { status: answer.status, headers: answer.headers, body: JSON.parse(answer.text) as T };
    } catch {
      throw new Error(`${method} ${route} did not answer JSON but: ${answer.status} ${answer.text.slice(0, 500)}`);
    }
  }

  async #send(method: string, path: string, rest: SiteRequest): Promise<SiteAnswer> {
    const address = path.startsWith('http') ? path : `${this.#site}${path}`;
    if (!address.startsWith(`${this.#site}/`)) throw new Error(`${address} is not of the site`);
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await requestSite(address, { ...rest, method, headers: { ...rest.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }
}
