import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { ToolSite } from '../harness/tool-site.ts';

const cleanup = {
  kind: 'site_cleanup',
  interval: 'weekly',
  weekday: 'sunday',
  time: '23:00',
  is_reported: true,
} as const;

const plan: PluginPlan = {
  version: 1,
  behaviours: [
    {
      kind: 'switch_off',
      things: ['revisions', 'heartbeat', 'asset_versions', 'dashicons'],
      roles: [],
      is_except: false,
      types: ['post'],
      kept_revisions: 3,
      heartbeat_seconds: 60,
    },
    { ...cleanup, target: 'spam_comments', older_than_days: 0 },
    { ...cleanup, target: 'transients', older_than_days: 0 },
    { ...cleanup, target: 'revisions', older_than_days: 0, kept_per_post: 2, has_page: true },
    { ...cleanup, target: 'trash', older_than_days: 14, has_page: true },
    { kind: 'autoload_warning', kilobytes: 1024 },
    {
      kind: 'business_details',
      type: 'Restaurant',
      name: 'Anchor & <b>',
      street: 'Quay 1',
      postal_code: '20457',
      city: 'Hamburg',
      region: '',
      country: 'DE',
      phone: '+49 40 123',
      email: '',
      opening_hours: 'Tu-Su 17:00-23:00',
      price_range: '$$',
      place: 'front_page',
    },
  ],
};

// What a site loads less often, keeps less of, and clears away by itself.
requirePeer('php', 'wordpress', 'sqlite')('a site that keeps itself lean', { timeout: 60_000 }, () => {
  let tools: ToolSite;

  beforeAll(async () => {
    tools = new ToolSite([{ plugin_name: 'Harbour', plan }]);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('keeps some revisions of posts, and all of pages', () => {
    const kept = (type: string): number =>
      tools.site.evaluate(`
        $id = wp_insert_post( array( 'post_type' => '${type}', 'post_title' => 'A', 'post_content' => '0', 'post_status' => 'publish' ) );
        for ( $edit = 1; $edit <= 6; $edit++ ) {
          wp_update_post( array( 'ID' => $id, 'post_content' => (string) $edit ) );
        }
        return count( wp_get_post_revisions( $id ) );`);
    expect([kept('post'), kept('page')]).toEqual([3, 6]);
  });

  it('asks less often in the editor, and loads no icons and versions for visitors', async () => {
    // Without, the scripts of the administration come in one file, whose address begins with other parameters.
    tools.site.useDevelopmentScripts();
    const editor = (await tools.admin.get('/wp-admin/post-new.php')).text;
    expect(editor).toMatch(/heartbeatSettings = \{[^}]*"interval":"?60"?/);
    expect(editor).toMatch(/heartbeatSettings = \{[^}]*"minimalInterval":"?60"?/);
    const front = (await tools.visitor().get('/')).text;
    expect(front).toMatch(/<link[^>]*rel=.stylesheet/);
    expect(front).not.toMatch(/(?:src|href)=["'][^"']*[?&;]ver=/);
    expect(front).not.toContain('dashicons');
    expect((await tools.admin.get('/')).text).toContain('dashicons');
    expect((await tools.admin.get('/wp-admin/')).text).toMatch(/wp-(?:admin|includes)\/[^"']*\?ver=/);
  });

  it('clears away on Sundays, also after a clock change, and tells how much', async () => {
    const [when, aligned] = tools.site.evaluate<[string, string]>(`
      update_option( 'timezone_string', 'Europe/Berlin' );
      Harbour_Schedule::unschedule();
      Harbour_Schedule::schedule();
      $hook = 'harbour_delete_spam_comments';
      $next = wp_next_scheduled( $hook );
      wp_unschedule_event( $next, $hook );
      wp_schedule_event( $next + HOUR_IN_SECONDS, 'weekly', $hook );
      $post = wp_insert_post( array( 'post_title' => 'B', 'post_status' => 'publish' ) );
      for ( $number = 0; $number < 53; $number++ ) {
        wp_insert_comment( array( 'comment_post_ID' => $post, 'comment_content' => 'x', 'comment_approved' => 'spam', 'comment_date_gmt' => '2020-01-01 00:00:00' ) );
      }
      set_transient( 'gone_by', '1', 1 );
      update_option( '_transient_timeout_gone_by', 1 );
      do_action( $hook );
      do_action( $hook );
      do_action( 'harbour_delete_transients' );
      return array( wp_date( 'l H:i', $next ), wp_date( 'l H:i', wp_get_scheduled_event( $hook, array(), null )->timestamp ) );`);
    expect(when).toBe('Sunday 23:00');
    expect(aligned).toMatch(/^\w+ \d\d:\d\d$/);
    const found = tools.site.evaluate<{ events: string[]; report: Record<string, { removed: number }> }>(`
      $events = array();
      foreach ( _get_cron_array() as $time => $hooks ) {
        foreach ( $hooks['harbour_delete_spam_comments'] ?? array() as $event ) {
          $events[] = $event['schedule'] ? wp_date( 'l H:i', $time ) : 'once';
        }
      }
      update_option( 'timezone_string', '' );
      return array( 'events' => $events, 'report' => get_option( 'harbour_cleanup_report' ) );`);
    expect(found.events.filter((one) => one !== 'once')).toEqual(['Sunday 23:00']);
    expect(found.report['spam_comments']?.removed).toBe(53);
    expect(found.report['transients']?.removed).toBeGreaterThanOrEqual(1);
    const dashboard = (await tools.admin.get('/wp-admin/')).text;
    expect(dashboard).toMatch(/id="harbour-cleanup"[\s\S]*?Spam comments<\/th>\s*<td>53<\/td>/);
  });

  it('shows how much there is, and removes it at once: all but the newest revisions, and what is old in the trash', async () => {
    const page = '/wp-admin/tools.php?page=harbour-cleanup';
    const [old, fresh] = tools.site.evaluate<[number, number]>(`
      global $wpdb;
      $ids = array();
      foreach ( array( 70, 2 ) as $at => $edits ) {
        $ids[] = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'A', 'post_content' => '0', 'post_status' => 'publish' ) );
        for ( $edit = 1; $edit <= $edits; $edit++ ) {
          wp_insert_post( array( 'post_type' => 'revision', 'post_status' => 'inherit', 'post_parent' => $ids[ $at ], 'post_content' => (string) $edit, 'post_date' => gmdate( 'Y-m-d H:i:s', 1500000000 + $edit ), 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', 1500000000 + $edit ) ) );
        }
      }
      foreach ( array( 20, 3 ) as $days ) {
        $id   = wp_insert_post( array( 'post_title' => 'Gone', 'post_status' => 'trash' ) );
        $date = gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS );
        $wpdb->update( $wpdb->posts, array( 'post_modified' => $date, 'post_modified_gmt' => $date ), array( 'ID' => $id ) );
      }
      $wpdb->query( "UPDATE $wpdb->posts SET post_modified = post_date, post_modified_gmt = post_date_gmt WHERE post_type = 'revision'" );
      return $ids;`);
    const count = (name: string, text: string) => Number(new RegExp(`${name}</th>\\s*<td>(\\d+)<`).exec(text)?.[1]);
    const { text } = await tools.admin.get(page);
    expect(count('Revisions', text)).toBeGreaterThanOrEqual(68);
    expect(count('Trash', text)).toBe(1);
    const [, nonce = ''] = /name="_wpnonce" value="([^"]+)"/.exec(text) ?? [];
    const form = { action: 'harbour_clean_up', _wpnonce: nonce };
    const stranger = await tools.visitor().post('/wp-admin/admin-post.php', new URLSearchParams(form));
    expect(String(stranger.headers.get('location'))).not.toContain('done=1');
    expect(count('Trash', (await tools.admin.get(page)).text)).toBe(1);
    const done = await tools.admin.post('/wp-admin/admin-post.php', new URLSearchParams(form));
    const after = (await tools.admin.get(done.headers.get('location') ?? '')).text;
    expect([count('Revisions', after), count('Trash', after)]).toEqual([0, 0]);
    expect(
      tools.site.evaluate(`
        $kept = static fn( $id ) => array_values( array_map( static fn( $one ) => $one->post_content, wp_get_post_revisions( $id ) ) );
        $report = get_option( 'harbour_cleanup_report' );
        return array( $kept( ${old} ), count( $kept( ${fresh} ) ), $report['revisions']['removed'] >= 68, $report['trash']['removed'], count( get_posts( array( 'post_status' => 'trash' ) ) ) );`),
    ).toEqual([['70', '69'], 2, true, 1, 1]);
  });

  it('warns of autoloaded options of more than a megabyte, and names them', async () => {
    expect((await tools.admin.get('/wp-admin/')).text).not.toContain('Autoloaded options take up');
    tools.site.evaluate(`
      add_option( 'far_too_large', str_repeat( 'a', 1100000 ), '', true );
      delete_transient( 'harbour_autoloaded_size' );
      return true;`);
    expect((await tools.admin.get('/wp-admin/')).text).toMatch(
      /Autoloaded options take up 1\.\d MB[^<]*far_too_large \(1 MB\)/,
    );
    tools.site.evaluate(`delete_option( 'far_too_large' ); return true;`);
  });

  it('tells search engines about the business on the front page', async () => {
    const front = (await tools.visitor().get('/')).text;
    const data = JSON.parse(/<script type="application\/ld\+json">\s*([\s\S]*?)\s*<\/script>/.exec(front)?.[1] ?? '{}');
    expect(data).toMatchObject({
      '@type': 'Restaurant',
      name: 'Anchor & <b>',
      telephone: '+49 40 123',
      priceRange: '$$',
      address: { '@type': 'PostalAddress', streetAddress: 'Quay 1', addressLocality: 'Hamburg', addressCountry: 'DE' },
      openingHoursSpecification: [{ opens: '17:00', closes: '23:00' }],
    });
    expect(data.openingHoursSpecification[0].dayOfWeek).toHaveLength(6);
    const post = tools.post({ post_content: 'Soup.' });
    expect((await tools.visitor().get(post.path)).text).not.toContain('ld+json');
    const saved = await tools.admin.rest('POST', '/wp/v2/settings', {
      harbour_settings: { business_phone: '+49 40 999' },
    });
    expect(saved.status).toBe(200);
    expect((await tools.visitor().get('/')).text).toContain('+49 40 999');
  });

  it('brings tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('says nothing in the log and leaves nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
