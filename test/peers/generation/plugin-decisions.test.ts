import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../peers.ts';
import { decodeHtml, readForm } from './harness/form.ts';
import { ToolSite } from './harness/tool-site.ts';

type Mail = readonly [to: string, subject: string];

const table =
  'Requests with email and subject. Visitors submit requests. Requests are stored in a custom table. The office approves or declines each request and the visitor is emailed.';
const posts =
  'Reservations with email and date. Guests book reservations online. Only one reservation per email. The owner confirms or declines each reservation and the guest is emailed.';

// Decisions of the staff: by links in the lists, told to whoever waits for them.
requirePeer('php', 'wordpress', 'sqlite')('decisions on entries', { timeout: 120_000 }, () => {
  let tools: ToolSite;
  let page: ReturnType<ToolSite['post']>;

  /** Messages sent since the last call. */
  const mails = (): Mail[] =>
    tools.site.evaluate(`$sent = get_option( 'test_mails', array() ); delete_option( 'test_mails' ); return $sent;`);

  const linkIn = (text: string, status: string): string =>
    decodeHtml(new RegExp(`href="([^"]*action=\\w+_decide[^"]*status=${status}[^"]*)"`).exec(text)?.[1] ?? '');

  beforeAll(async () => {
    tools = new ToolSite([
      { plugin_name: 'Tables', description: posts },
      { plugin_name: 'Request Desk', description: table },
    ]);
    writeFileSync(
      join(tools.site.folder, 'wp-content/mu-plugins/test-mails.php'),
      `<?php
add_filter( 'pre_wp_mail', function ( $result, $mail ) {
	$sent   = get_option( 'test_mails', array() );
	$sent[] = array( $mail['to'], $mail['subject'] );
	update_option( 'test_mails', $sent );
	return true;
}, 10, 2 );
`,
    );
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('are open for what visitors send, confirmed with one click, and told to the guest', async () => {
    page = tools.post({ post_type: 'page', post_content: '[tables_reservation_form]' });
    const visitor = tools.visitor();
    const { fields } = readForm((await visitor.get(page.path)).text, 'tables-form');
    expect([...fields.keys()].join()).not.toContain('status');
    fields.set('tables_fields[title]', 'Ann');
    fields.set('tables_fields[email]', 'ann@example.com');
    expect((await visitor.post(page.path, fields)).status).toBe(302);
    expect(mails().map(([to]) => to)).toEqual(['admin@example.org']);
    const again = await visitor.post(page.path, fields);
    expect(again.status).toBe(200);
    expect(again.text).toContain('This has already been submitted.');
    expect(mails()).toEqual([]);

    const list = (await tools.admin.get('/wp-admin/edit.php?post_type=tables_reservation')).text;
    const confirm = linkIn(list, 'confirmed');
    expect((await tools.admin.get(confirm.replace(/_wpnonce=\w+/, '_wpnonce=wrong'))).status).toBe(403);
    expect((await visitor.get(confirm)).status).not.toBe(200);
    expect(mails()).toEqual([]);

    const done = await tools.admin.get(confirm);
    expect(done.status).toBe(302);
    expect(mails()).toEqual([['ann@example.com', '[Test site] Your reservation was confirmed: Ann']]);
    expect(
      tools.site.evaluate(
        `$found = ( new Tables_Reservation_Repository() )->find(); return array( $found[0]['reservation_status'], $found[0]['status'] );`,
      ),
    ).toEqual(['confirmed', 'publish']);

    const after = (await tools.admin.get('/wp-admin/edit.php?post_type=tables_reservation')).text;
    expect(linkIn(after, 'confirmed')).toBe('');
    await tools.admin.get(linkIn(after, 'declined'));
    expect(mails()).toEqual([['ann@example.com', '[Test site] Your reservation was declined: Ann']]);
  });

  it('are refused to people who may not edit', async () => {
    const refused = tools.site.evaluate(`
      wp_set_current_user( get_user_by( 'login', 'reader' )->ID );
      $id = get_posts( array( 'post_type' => 'tables_reservation', 'post_status' => 'any', 'fields' => 'ids' ) )[0];
      $repository = new Tables_Reservation_Repository();
      return array( $repository->can( 'edit', $id ), $repository->can( 'publish', $id ) );`);
    expect(refused).toEqual([false, false]);
  });

  it('are made on rows of a table, which are listed on a screen of their own', async () => {
    tools.site.evaluate(
      `( new Request_Desk_Request_Repository() )->create( array( 'title' => 'Bo <b>', 'email' => 'bo@example.com', 'request_status' => 'pending' ) ); return true;`,
    );
    mails();
    const list = await tools.admin.get('/wp-admin/admin.php?page=request-desk');
    const approve = linkIn(list.text, 'approved');
    expect((await tools.admin.get(approve.replace(/_wpnonce=\w+/, '_wpnonce=wrong'))).status).toBe(403);
    expect((await tools.admin.get(approve)).status).toBe(302);
    expect(mails().map(([to]) => to)).toEqual(['bo@example.com']);
    expect(tools.site.evaluate(`return ( new Request_Desk_Request_Repository() )->find()[0]['request_status'];`)).toBe(
      'approved',
    );
  });

  it('say nothing in the log and leave nothing behind', () => {
    mails();
    tools.site.evaluate(`wp_delete_post( ${page.id}, true ); return true;`);
    expect(tools.takeDown()).toEqual([]);
  });
});
