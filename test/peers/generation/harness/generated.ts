import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Issue } from '@presswright/shared/schemas/analysis';
import type { GeneratedFiles } from '@presswright/shared/schemas/generated-file';
import { createTestApp, type TestApp } from '../../../server/support/test-app.ts';
import type { Project } from './project.ts';

/** What a request was answered with, as files and as the archive that a site installs. */
export interface Generated extends Project {
  /** What the request tries. */
  readonly label: string;
  readonly instructions: string;
  readonly findings: readonly (Issue & { file: string })[];
  /** Path of the archive on disk. */
  readonly archive: string;
}

const urls = {
  block: '/v1/blocks/generate',
  plugin: '/v1/plugins/generate',
  scaffold: '/v1/plugins/scaffold',
  theme: '/v1/themes/generate',
} as const;

/** The requests that `GENERATION_MATRIX` names, a regular expression on their labels; all of them without it. */
export function chosen<T>(matrix: Readonly<Record<string, T>>): Record<string, T> {
  const pattern = new RegExp(process.env.GENERATION_MATRIX ?? '');
  return Object.fromEntries(Object.entries(matrix).filter(([label]) => pattern.test(label)));
}

interface Answered {
  readonly project: {
    files: GeneratedFiles;
    instructions?: string;
    installation_instructions?: string;
    findings: Generated['findings'];
  };
  readonly slug: string;
  readonly zip: Buffer;
}

/** What this process has asked for: test files share their requests, and the same request is answered with the same bytes. */
const answered = new Map<string, Answered>();

/** Asks the service's own endpoints for projects, and keeps their archives in a temporary folder. */
export class Generator {
  readonly #app: TestApp;
  /** What was made, by the archive it is in. */
  readonly #labels = new Map<string, string>();
  readonly folder = mkdtempSync(join(tmpdir(), 'presswright-generated-'));

  /** What the service answered instead of a project. */
  readonly refused: string[] = [];

  private constructor(app: TestApp) {
    this.#app = app;
  }

  static async create(): Promise<Generator> {
    return new Generator(await createTestApp());
  }

  /** Makes every request of a matrix; those that are refused are in `refused`. */
  async all(kind: keyof typeof urls, matrix: Readonly<Record<string, object>>): Promise<Generated[]> {
    const made: Generated[] = [];
    for (const [label, request] of Object.entries(chosen(matrix))) {
      try {
        made.push(await this.#make(kind, label, request));
      } catch (error) {
        this.refused.push(String(error));
      }
    }
    return made;
  }

  async close(): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
    await this.#app.close();
  }

  async #make(kind: keyof typeof urls, label: string, request: object): Promise<Generated> {
    const asked = JSON.stringify([kind, request]);
    const { project, slug, zip } = answered.get(asked) ?? (await this.#ask(kind, label, request));
    answered.set(asked, { project, slug, zip });
    const { files, instructions, installation_instructions, findings } = project;
    // A plugin and a block of one name are two archives.
    const archive = join(this.folder, kind, `${slug}.zip`);
    mkdirSync(dirname(archive), { recursive: true });
    const before = this.#labels.get(archive);
    if (before !== undefined && before !== label) throw new Error(`${label} and ${before} are both called ${slug}`);
    this.#labels.set(archive, label);
    writeFileSync(archive, zip);
    return {
      label,
      slug,
      files: Object.values(files).map(({ path, content, encoding }) => ({
        path,
        content: encoding === 'base64' ? Buffer.from(content, 'base64') : content,
      })),
      instructions: instructions ?? installation_instructions ?? '',
      findings,
      archive,
    };
  }

  async #ask(kind: keyof typeof urls, label: string, request: object): Promise<Answered> {
    const answer = await this.#post(urls[kind], label, { ...request, findings: true });
    const zip = await this.#post(urls[kind], label, { ...request, as: 'zip' });
    const [, slug] = /filename="?([^";]+)\.zip"?/.exec(String(zip.headers['content-disposition'])) ?? [];
    if (slug === undefined) throw new Error(`${label}: the archive has no name`);
    return { project: answer.json() as Answered['project'], slug, zip: zip.rawPayload };
  }

  async #post(url: string, label: string, payload: object) {
    const headers = { authorization: `Bearer ${this.#app.key}` };
    const answer = await this.#app.app.inject({ method: 'POST', url, headers, payload });
    if (answer.statusCode !== 200) throw new Error(`${label}: HTTP status ${answer.statusCode} ${answer.body}`);
    return answer;
  }
}
