import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { PluginGenerateRequest } from '@presswright/shared/schemas/plugins';
import { generatePlugin } from '../../../../server/src/generation/plugin/generate-plugin.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { WordPressSite } from '../../wordpress/site.ts';
import { DebugLog } from './debug-log.ts';
import { Session } from './http.ts';
import { inside } from './inside.ts';
import {
  activatePlugins,
  deactivatePlugins,
  deletePlugins,
  differences,
  type Snapshot,
  snapshot,
} from './installed.ts';
import { writeProject } from './project.ts';

/** A site with generated plugins on it, all active, for tests that use them as visitors and administrators do. */
export class ToolSite {
  readonly site: WordPressSite;
  readonly log: DebugLog;
  #admin: Session | null = null;
  readonly #folder = mkdtempSync(join(tmpdir(), 'presswright-tools-'));
  readonly #untouched: Snapshot;
  readonly #plugins: string[] = [];
  #posts = 0;

  /** `others` are folders of plugins that the site has already, such as a shop. */
  constructor(requests: readonly PluginGenerateRequest[], others: readonly string[] = []) {
    this.site = WordPressSite.create();
    for (const folder of others) {
      const slug = basename(folder);
      this.site.addPlugin(slug, folder);
      this.site.activate(`${slug}/${slug}.php`);
    }
    this.log = new DebugLog(this.site);
    this.#untouched = snapshot(this.site);
    for (const request of requests) {
      const project = generatePlugin(request, new Slots());
      this.site.addPlugin(project.slug, writeProject(this.#folder, project));
      this.#plugins.push(`${project.slug}/${project.slug}.php`);
    }
    const said = Object.entries(activatePlugins(this.site, this.#plugins)).filter(([, text]) => text !== '');
    if (said.length > 0) throw new Error(said.map((parts) => parts.join(': ')).join('\n'));
  }

  /** Starts the web server and logs the administrator in. */
  async serve(): Promise<void> {
    await this.site.serve();
    this.#admin = await Session.logIn(this.site.url, 'admin');
  }

  get admin(): Session {
    if (this.#admin === null) throw new Error('serve() comes first');
    return this.#admin;
  }

  /** Somebody who is not logged in and has no cookies. */
  visitor(): Session {
    return new Session(this.site.url);
  }

  /** Makes a published post or page and returns its id and its path. */
  post(fields: Readonly<Record<string, unknown>>): { readonly id: number; readonly path: string } {
    // A post and a page of one title would have one address.
    this.#posts += 1;
    const data = JSON.stringify({ post_status: 'publish', post_title: `Title ${this.#posts}`, ...fields });
    return this.site.evaluate(
      `$id = wp_insert_post( wp_slash( json_decode( ${phpString(data)}, true ) ), true );
       if ( is_wp_error( $id ) ) { throw new Exception( $id->get_error_message() ); }
       return array( 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $id ) ) );`,
    );
  }

  /** Runs the plugins' own tests: what failed, and each plugin that has none. */
  failedTests(): string[] {
    return this.#plugins.flatMap((plugin) => {
      const [slug = ''] = plugin.split('/');
      const { ran, failed } = inside<{ ran: number; failed: string[] }>(this.site, 'unit-tests', slug);
      return ran === 0 ? [`${slug} has no tests`] : failed;
    });
  }

  /** What the plugins complained of, and what they leave behind once they are deleted; empty when all is well. */
  takeDown(): string[] {
    const said = deactivatePlugins(this.site, this.#plugins);
    const scheduled = differences(this.#untouched, snapshot(this.site)).filter((one) => one.includes('cron '));
    const refused = deletePlugins(this.site, this.#plugins);
    const left = differences(this.#untouched, snapshot(this.site));
    return [said, ...scheduled, ...refused, ...left, ...this.log.fresh()].filter((one) => one !== '');
  }

  remove(): void {
    this.site.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const phpString = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
