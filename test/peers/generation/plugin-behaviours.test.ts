import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PluginFeature } from '@presswright/shared/schemas/plugin-features';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generatePlugin } from '../../../server/src/generation/plugin/generate-plugin.ts';
import { Slots } from '../../../server/src/generation/slots.ts';
import { requirePeer } from '../peers.ts';
import { WordPressSite } from '../wordpress/site.ts';
import { DebugLog } from './harness/debug-log.ts';
import { decodeHtml, readForm } from './harness/form.ts';
import { Session, type SiteAnswer } from './harness/http.ts';

type Mail = readonly [to: string, subject: string];

const events =
  'Events with date, venue and price. Visitors can book events with their email. Email the admin when someone books. Remind attendees one day before the event. Delete past events after 30 days. Show upcoming events in a grid. Bookings are limited to 2 per event.';

// What descriptions ask plugins to do, done by visitors and by time. The tests build on each other in their order.
requirePeer('php', 'wordpress', 'sqlite')('behaviour of generated plugins', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-behaviours-'));
  let site: WordPressSite;
  let log: DebugLog;
  let admin: Session;
  let reader: Session;
  let visitor: Session;

  const add = (name: string, description: string, features: readonly PluginFeature[]): void => {
    const { slug, files } = generatePlugin({ plugin_name: name, description, features: [...features] }, new Slots());
    for (const { path, content } of files) {
      mkdirSync(dirname(join(folder, slug, path)), { recursive: true });
      writeFileSync(join(folder, slug, path), content);
    }
    site.addPlugin(slug, join(folder, slug));
    site.activate(`${slug}/${slug}.php`);
  };

  /** Messages sent since the last call. */
  const mails = (): Mail[] =>
    site.evaluate(`$sent = get_option( 'test_mails', array() ); delete_option( 'test_mails' ); return $sent;`);

  const nonceOf = ({ text }: SiteAnswer, mark: string) => readForm(text, mark).fields;

  beforeAll(async () => {
    site = WordPressSite.create();
    log = new DebugLog(site);
    writeFileSync(
      join(site.folder, 'wp-content/mu-plugins/test-mails.php'),
      `<?php
add_filter( 'pre_wp_mail', function ( $result, $mail ) {
	$sent   = get_option( 'test_mails', array() );
	$sent[] = array( $mail['to'], $mail['subject'] );
	update_option( 'test_mails', $sent );
	return true;
}, 10, 2 );
`,
    );
    add('Event Manager', events, ['settings']);
    add('Client Register', 'Clients with email, phone and level (gold, silver).', ['custom_table', 'admin_interface']);
    site.evaluate(`
      wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'password', 'user_email' => 'reader@example.com', 'role' => 'subscriber' ) );
      $events = new Event_Manager_Event_Repository();
      $events->create( array( 'title' => 'Tomorrow', 'event_date' => wp_date( 'Y-m-d', time() + DAY_IN_SECONDS ) ) );
      $events->create( array( 'title' => 'Long ago', 'event_date' => '2020-01-01' ) );
      wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'book', 'post_title' => 'Book', 'post_content' => '[event_manager_booking_form][event_manager_events]' ) );
      return true;`);
    await site.serve();
    admin = await Session.logIn(site.url, 'admin');
    reader = await Session.logIn(site.url, 'reader');
    visitor = new Session(site.url);
  }, 120_000);

  afterAll(() => {
    site?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('lists what is to come, and nothing that is over', async () => {
    const { text } = await visitor.get('/book/');
    const list = text.slice(text.indexOf('class="event-manager-list'));
    expect(list).toContain('Tomorrow');
    expect(list).not.toContain('Long ago');
    expect(text).toContain('event-manager/assets/css/front.css');
  });

  it('takes bookings: named errors, no wrong nonce, thanks, and no more than there is room for', async () => {
    const fields = nonceOf(await visitor.get('/book/'), 'event-manager-form');
    const event = site.evaluate<number>(
      `return get_posts( array( 'post_type' => 'event_manager_event', 'title' => 'Tomorrow', 'fields' => 'ids' ) )[0];`,
    );
    fields.set('event_manager_fields[title]', `Bob "B" O'Hara`);
    fields.set('event_manager_fields[event]', String(event));
    fields.set('event_manager_fields[email]', 'nowhere');

    const refused = await visitor.post('/book/', fields);
    expect(refused.text).toMatch(/id="event-manager-error-email" role="alert">[^<]+</);
    expect(decodeHtml(/name="event_manager_fields\[title\]" value="([^"]*)"/.exec(refused.text)?.[1] ?? '')).toBe(
      `Bob "B" O'Hara`,
    );

    fields.set('event_manager_fields[email]', 'bob@example.com');
    const forged = new URLSearchParams(fields);
    forged.set('_wpnonce', 'wrong');
    expect((await visitor.post('/book/', forged)).status).toBe(200);

    const robot = new URLSearchParams(fields);
    robot.set('event_manager_fields[website]', 'https://example.com');
    expect((await visitor.post('/book/', robot)).status).toBe(302);
    expect(mails()).toEqual([]);

    const sent = await visitor.post('/book/', fields);
    expect(sent.status).toBe(302);
    expect((await visitor.get(sent.headers.get('location') ?? '/')).text).toContain('role="status"');
    expect(mails()).toEqual([['admin@example.org', `[Test site] New booking: Bob "B" O'Hara`]]);

    expect((await visitor.post('/book/', fields)).status).toBe(302);
    expect((await visitor.post('/book/', fields)).text).toContain('no places left');
    const statuses = site.evaluate(
      `$found = ( new Event_Manager_Booking_Repository() )->find( array( 'status' => 'any' ) ); return wp_list_pluck( $found, 'status' );`,
    );
    expect(statuses).toEqual(['pending', 'pending']);
    mails();
  });

  it('reminds everybody who booked, once, and deletes what is long over', () => {
    site.evaluate(
      `do_action( 'event_manager_remind_of_event' ); do_action( 'event_manager_remind_of_event' ); do_action( 'event_manager_clean_up_event' ); return true;`,
    );
    expect(mails()).toEqual([['bob@example.com', '[Test site] Reminder: Tomorrow']]);
    expect(site.evaluate(`return wp_list_pluck( ( new Event_Manager_Event_Repository() )->find(), 'title' );`)).toEqual(
      ['Tomorrow'],
    );
  });

  it('saves settings that fit and names those that do not', async () => {
    const page = '/wp-admin/edit.php?post_type=event_manager_event&page=event-manager-settings';
    const fields = nonceOf(await admin.get(page), 'options.php');
    fields.set('event_manager_settings[per_page]', '500');
    fields.set('event_manager_settings[recipient]', 'nowhere');
    const saved = await admin.post('/wp-admin/options.php', fields);
    expect(saved.status).toBe(302);
    expect((await admin.get(saved.headers.get('location') ?? '')).text).toContain(
      '“nowhere” is not a valid email address',
    );
    expect(
      site.evaluate(
        `return array( Event_Manager_Settings::get( 'per_page' ), Event_Manager_Settings::get( 'recipient' ) );`,
      ),
    ).toEqual([100, '']);
    fields.set('_wpnonce', 'wrong');
    expect((await admin.post('/wp-admin/options.php', fields)).status).toBe(403);
  });

  it('adds, changes and deletes rows of a table on their screen, for those who may', async () => {
    const screen = '/wp-admin/admin.php?page=client-register';
    expect((await admin.get(screen)).text).toContain('Add your first client');
    const fields = nonceOf(await admin.get(`${screen}&action=add`), 'method="post"');
    fields.set('client_register_fields[title]', `Ada "L" \\ O'Hara`);
    fields.set('client_register_fields[email]', 'nowhere');
    expect((await admin.post(`${screen}&action=add`, fields)).text).toMatch(/id="client-register-error-email">[^<]+</);

    fields.set('client_register_fields[email]', 'ada@example.com');
    expect((await reader.post(`${screen}&action=add`, fields)).status).toBe(403);
    const forged = new URLSearchParams(fields);
    forged.set('client_register_nonce', 'wrong');
    expect((await admin.post(`${screen}&action=add`, forged)).status).toBe(403);

    const added = await admin.post(`${screen}&action=add`, fields);
    expect(added.status).toBe(302);
    const list = await admin.get(added.headers.get('location') ?? '');
    expect(list.text).toContain('Client added.');
    expect(decodeHtml(/class="row-title"[^>]*>([^<]*)</.exec(list.text)?.[1] ?? '')).toBe(`Ada "L" \\ O'Hara`);

    const remove = decodeHtml(/href="([^"]*action=delete[^"]*)"/.exec(list.text)?.[1] ?? '');
    expect((await admin.get(remove.replace(/_wpnonce=\w+/, '_wpnonce=wrong'))).status).toBe(403);
    const deleted = await admin.get(remove);
    expect((await admin.get(deleted.headers.get('location') ?? '')).text).toContain('1 client permanently deleted.');
  });

  it('leaves nothing in debug.log', () => {
    expect(log.fresh()).toEqual([]);
  });
});
