import { request as playwrightRequest } from 'playwright-core';
import type { WordPressSite } from './wordpress/site.ts';

/** What a route answers. */
export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
}

/** A job as the routes describe it. */
export interface Job {
  readonly id: string;
  readonly state: 'queued' | 'running' | 'done' | 'failed';
  readonly step: string;
  readonly steps: readonly { readonly name: string; readonly state: string }[];
  readonly result: Record<string, unknown> | null;
  readonly error: { readonly code: string; readonly message: string; readonly data: Record<string, unknown> } | null;
}

/** The project routes of a site, asked as a logged-in user. */
export class ProjectClient {
  readonly #send: (method: string, path: string, data?: object) => Promise<Answer>;

  private constructor(send: (method: string, path: string, data?: object) => Promise<Answer>) {
    this.#send = send;
  }

  static async logIn(site: WordPressSite, user = 'admin'): Promise<ProjectClient> {
    const context = await playwrightRequest.newContext({ baseURL: site.url, timeout: 120_000 });
    await context.post('/wp-login.php', { form: { log: user, pwd: 'password' }, maxRedirects: 0 });
    const nonce = await (await context.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
    return new ProjectClient(async (method, path, data) => {
      const options = { method, headers: { 'X-WP-Nonce': nonce }, ...(data === undefined ? {} : { data }) };
      const answer = await context.fetch(`/wp-json/presswright/v1${path}`, options);
      const text = await answer.text();
      try {
        return { status: answer.status(), body: JSON.parse(text) as Record<string, unknown> };
      } catch {
        throw new Error(`${method} ${path} answered ${answer.status()} and no JSON: ${text.slice(0, 2000)}`);
      }
    });
  }

  send<Body = Record<string, unknown>>(method: string, path: string, data?: object): Promise<Answer<Body>> {
    return this.#send(method, path, data) as Promise<Answer<Body>>;
  }

  /** Asks after a job until it has ended. */
  async finish(answer: Answer): Promise<Job> {
    if (answer.status !== 202) throw new Error(`no job: ${JSON.stringify(answer)}`);
    let job = answer.body.job as Job;
    for (let polls = 0; job.state !== 'done' && job.state !== 'failed'; polls += 1) {
      if (polls > 100) throw new Error(`the job does not end: ${JSON.stringify(job)}`);
      job = (await this.send<Job>('GET', `/jobs/${job.id}`)).body;
      if (job.id === undefined) throw new Error(JSON.stringify(job));
    }
    return job;
  }
}
