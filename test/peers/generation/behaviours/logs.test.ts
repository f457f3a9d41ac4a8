import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import plans from '../../../generation/trade-plans/plans/logs.json' with { type: 'json' };
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

const log = '/wp-admin/tools.php?page=audit-activity-log';
const downloads = '/wp-admin/tools.php?page=donors-downloads';

requirePeer('php', 'wordpress', 'sqlite')('logs and chosen downloads', { timeout: 120_000 }, () => {
  let tools: ToolSite;
  const rows = async (query: string): Promise<string> =>
    (await tools.admin.get(`${log}${query}`)).text.split('<tbody')[1]?.split('</tbody>')[0] ?? '';
  const formOf = async (session: Session, page: string, action: string) => {
    const { text } = await session.get(page);
    const form = text.split(`value="${action}"`)[1] ?? '';
    const nonce = /name="_wpnonce" value="(\w+)"/.exec(form)?.[1] ?? '';
    const send = (fields: Record<string, string>) =>
      session.post('/wp-admin/admin-post.php', new URLSearchParams({ action, _wpnonce: nonce, ...fields }));
    return { text, send };
  };

  beforeAll(async () => {
    tools = new ToolSite([
      { plugin_name: 'Audit', plan: plans['audit-trail'] as PluginPlan },
      { plugin_name: 'Donors', plan: plans['donor-export'] as PluginPlan },
    ]);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('tell changes of roles and settings, with who made them, and never a value', async () => {
    await tools.admin.rest('POST', '/wp/v2/settings', { description: 'A secret motto' });
    tools.site.evaluate(`
      wp_set_current_user( 1 );
      $ann = new WP_User( wp_insert_user( array( 'user_login' => 'ann', 'user_pass' => 'x', 'user_email' => 'ann@example.org', 'role' => 'subscriber' ) ) );
      $ann->set_role( 'editor' );
      get_role( 'editor' )->add_cap( 'list_users' );
      set_transient( 'noise', 1, 60 );
      wp_set_current_user( 0 );
      update_option( 'noise_of_nobody', 1 );
      return 1;`);
    const all = await rows('');
    expect(all).toContain('ann: editor');
    expect(all).toMatch(/Setting changed[\s\S]*blogdescription/);
    expect(await rows('&event=role_changed')).toMatch(/Capabilities of roles changed[\s\S]*editor/);
    expect(all).not.toMatch(/secret motto|noise/);
  });

  it('are filtered by kind, user and day, in the download too', async () => {
    await Session.logIn(tools.site.url, 'reader');
    const roles = await rows('&event=roles');
    expect(roles).toContain('Role assigned');
    expect(roles).not.toMatch(/Setting changed|Logged in/);
    const reader = tools.site.evaluate<number>(`return get_user_by( 'login', 'reader' )->ID;`);
    const hers = await rows(`&user=${reader}`);
    expect(hers).toContain('Logged in');
    expect(hers).not.toContain('Setting changed');
    expect(await rows('&from=2001-01-01&until=2001-12-31')).toContain('No events found.');
    expect(await rows('&from=2001-01-01')).toContain('Logged in');
    const { text, send } = await formOf(tools.admin, `${log}&user=${reader}`, 'audit_activity_log_download');
    expect(text).toMatch(/<select[^>]*name='user'[\s\S]*reader/);
    const file = await send({ user: String(reader) });
    expect(file.text).toContain('reader,"Logged in"');
    expect(file.text).not.toContain('Setting changed');
  });

  it('shorten old addresses alone', () => {
    expect(
      tools.site.evaluate(`
        global $wpdb;
        $table = Audit_Activity_Log::table();
        foreach ( array( array( 8, '192.0.2.77' ), array( 8, '2001:db8:1:2:3:4:5:6' ), array( 6, '192.0.2.77' ) ) as list( $days, $address ) ) {
          $wpdb->insert( $table, array( 'created_at' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ), 'event' => 'login', 'subject' => 'sample', 'address' => $address ) );
        }
        do_action( 'audit_activity_log_cleanup' );
        return $wpdb->get_col( "SELECT address FROM $table WHERE subject = 'sample' ORDER BY id" );`),
    ).toEqual(['192.0.2.0', '2001:db8:1:2::', '192.0.2.77']);
  });

  it('download what was chosen, as CSV and JSON, and record it', async () => {
    tools.site.evaluate(`
      wp_insert_user( array( 'user_login' => 'purse', 'user_pass' => 'password', 'user_email' => 'purse@example.org', 'role' => 'donors_treasurer' ) );
      foreach ( array( array( 'Ada', '2024-05-01', 'Roof' ), array( 'Bea', '2025-02-01', 'Roof' ), array( 'Cid', '2025-03-01', 'Choir & organ' ) ) as list( $name, $day, $purpose ) ) {
        wp_insert_post( array( 'post_type' => 'donors_donation', 'post_status' => 'publish', 'post_title' => $name, 'meta_input' => array( 'donors_donor' => $name, 'donors_amount' => 20, 'donors_donated_on' => $day, 'donors_purpose' => $purpose ) ) );
      }
      return 1;`);
    const purse = await Session.logIn(tools.site.url, 'purse');
    const { text, send } = await formOf(purse, downloads, 'donors_download_records');
    expect(text).toMatch(/<option>2024<\/option>\s*<option>2025<\/option>/);
    expect(text).toContain('<option>Choir &amp; organ</option>');
    const csv = await send({ name: 'donations', format: 'csv', 'filter[donated_on]': '2025' });
    expect(csv.text).toMatch(/Bea[\s\S]*Cid/);
    expect(csv.text).not.toContain('Ada');
    const json = await send({
      name: 'donations',
      format: 'json',
      'filter[donated_on]': '2025',
      'filter[purpose]': 'Choir & organ',
    });
    expect(JSON.parse(json.text)).toEqual([expect.objectContaining({ donor: 'Cid', purpose: 'Choir & organ' })]);
    expect((await send({ name: 'donations', format: 'json', 'filter[purpose]': 'Nothing' })).text).toBe('[]');
    const shown = (await tools.admin.get(downloads)).text;
    expect(shown).toContain('Recent downloads');
    expect(shown).toMatch(/purse<\/td>\s*<td>donations\.csv/);
    expect(text).not.toContain('Recent downloads');
    expect(shown).toContain('Date: 2025, Purpose: Choir &amp; organ');
    const reader = await Session.logIn(tools.site.url, 'reader');
    expect((await reader.get(downloads)).status).toBe(403);
  });

  it('pass their own tests, and leave nothing behind', () => {
    expect(tools.failedTests()).toEqual([]);
    // What the tests themselves have changed stays.
    const ours =
      /user meta|option (?:_transient_(?:timeout_)?noise|noise_of_nobody|blogdescription|user_count)|role editor/;
    expect(tools.takeDown().filter((one) => !ours.test(one))).toEqual([]);
  });
});
