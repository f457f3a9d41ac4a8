import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { generatePlugin } from '../../../../server/src/generation/plugin/generate-plugin.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { WordPressSite } from '../../wordpress/site.ts';
import { DebugLog } from './debug-log.ts';
import { Session } from './http.ts';
import {
  activatePlugins,
  deactivatePlugins,
  deletePlugins,
  differences,
  type Snapshot,
  snapshot,
} from './installed.ts';
import { TestLab } from './phpunit.ts';
import { type Project, writeProject } from './project.ts';

/** A mail that the site would have sent. */
export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly message: string;
  readonly headers: readonly string[];
  readonly attachments: readonly string[];
}

/** Keeps mails, and shows the classic editor to who asks for it. */
const helpers = `<?php
add_filter( 'pre_wp_mail', function ( $result, $mail ) {
	$sent   = get_option( 'test_mails', array() );
	$sent[] = array(
		'to'          => implode( ',', (array) $mail['to'] ),
		'subject'     => $mail['subject'],
		'message'     => $mail['message'],
		'headers'     => array_values( (array) $mail['headers'] ),
		'attachments' => array_values( array_map( 'wp_basename', (array) $mail['attachments'] ) ),
	);
	update_option( 'test_mails', $sent );
	return true;
}, 10, 2 );
if ( isset( $_GET['classic'] ) ) {
	add_filter( 'use_block_editor_for_post', '__return_false' );
}
`;

/** A served WordPress on which the plugin of a plan is active. */
export class PlannedSite {
  readonly site: WordPressSite;
  readonly log: DebugLog;
  readonly project: Project;
  readonly #before: Snapshot;
  readonly #folder: string;

  private constructor(site: WordPressSite, project: Project, before: Snapshot, folder: string) {
    this.site = site;
    this.log = new DebugLog(site);
    this.project = project;
    this.#before = before;
    this.#folder = folder;
  }

  /**
   * Installs WordPress and the plugin, activates it and serves the site.
   * @throws Error where activation prints anything
   */
  static async create(name: string, plan: PluginPlan): Promise<PlannedSite> {
    const project = generatePlugin({ plugin_name: name, plan }, new Slots());
    const site = WordPressSite.create();
    const folder = mkdtempSync(join(tmpdir(), 'presswright-planned-'));
    writeFileSync(join(site.folder, 'wp-content/mu-plugins/test-helpers.php'), helpers);
    const before = snapshot(site);
    site.addPlugin(project.slug, writeProject(folder, project));
    const file = `${project.slug}/${project.slug}.php`;
    const said = activatePlugins(site, [file])[file];
    if (said !== '') throw new Error(said);
    await site.serve();
    return new PlannedSite(site, project, before, folder);
  }

  logIn(user: string): Promise<Session> {
    return Session.logIn(this.site.url, user);
  }

  visitor(): Session {
    return new Session(this.site.url);
  }

  /** Adds users of roles, each with the password of all test users and an address at example.org. */
  addUsers(users: Readonly<Record<string, string>>): void {
    this.site.evaluate(`
      foreach ( json_decode( '${JSON.stringify(users)}', true ) as $login => $role ) {
        wp_insert_user( array( 'user_login' => $login, 'user_pass' => 'password', 'user_email' => "$login@example.org", 'display_name' => ucfirst( $login ), 'role' => $role ) );
      }
      delete_option( 'test_mails' );
      return true;`);
  }

  /** Mails since the last call. */
  mails(): readonly SentMail[] {
    return this.site.evaluate(
      `wp_cache_flush(); $sent = get_option( 'test_mails', array() ); delete_option( 'test_mails' ); return $sent;`,
    );
  }

  /** Runs a scheduled task now. */
  runTask(hook: string): void {
    this.site.evaluate(`wp_set_current_user( 0 ); do_action( '${hook}' ); return true;`);
  }

  /** Deactivates and deletes the plugin; returns what of it is left anywhere, and what it says. */
  uninstall(): readonly string[] {
    const file = `${this.project.slug}/${this.project.slug}.php`;
    const prefix = this.project.slug.replaceAll('-', '_');
    const said = [deactivatePlugins(this.site, [file]), ...deletePlugins(this.site, [file])].filter(
      (one) => one !== '',
    );
    this.site.evaluate(`delete_option( 'test_mails' ); return true;`);
    const metadata = this.site.evaluate<string[]>(`
      global $wpdb;
      $left = array();
      foreach ( array( 'postmeta', 'usermeta', 'commentmeta', 'termmeta' ) as $table ) {
        $left = array_merge( $left, $wpdb->get_col( "SELECT meta_key FROM {$wpdb->$table} WHERE meta_key LIKE '%${prefix}%'" ) );
      }
      return $left;`);
    const left = differences(this.#before, snapshot(this.site)).filter((one) => one.includes(prefix));
    return [...said, ...metadata, ...left];
  }

  remove(): void {
    this.site.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** What the PHPUnit tests that the plugin of a plan carries say against it. */
export function ownTestsOf(name: string, plan: PluginPlan): readonly string[] {
  const lab = new TestLab();
  try {
    return lab.run(generatePlugin({ plugin_name: name, plan }, new Slots())).complaints;
  } finally {
    lab.remove();
  }
}
