import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRequests } from '../../../generation/corrected-plans/requests.ts';
import { requirePeer } from '../../peers.ts';
import { ToolSite } from '../harness/tool-site.ts';

const plans = new Map(
  readRequests(new URL('../../../generation/trade-plans/', import.meta.url)).map(({ id, plan }) => [id, plan] as const),
);

/** Plugins of several trades on one site, by their names. */
const trades = {
  Campaigns: 'campaign-links',
  Purchases: 'purchase-requests',
  Pictures: 'thin-archives',
  Recipes: 'recipe-cards',
  Suppliers: 'craft-suppliers',
  Roofs: 'roof-quote',
  Holidays: 'holiday-requests',
  Museum: 'museum-images',
  Guests: 'guest-house-reviews',
  Uniform: 'lowercase-slashes',
  Landing: 'login-landing',
  Translators: 'translation-desk',
  Audit: 'content-audit',
  Headers: 'strict-headers',
} as const;

// What visitors and staff meet on a real site.
requirePeer('php', 'wordpress', 'sqlite')('plugins of several trades', { timeout: 300_000 }, () => {
  let tools: ToolSite;
  // Post types and metadata are named for their plugins.
  const names = `
    $type  = static fn( $end ) => array_values( preg_grep( "/_$end$/", get_post_types( array( '_builtin' => false ) ) ) )[0];
    $class = static fn( $name ) => array_values( preg_grep( "/^$name\\\\\\\\?/i", get_declared_classes() ) )[0];
  `;
  const evaluate = <T>(php: string): T => tools.site.evaluate<T>(`${names}${php}`);
  const answerOf = (path: string) => fetch(`${tools.site.url}${path}`, { redirect: 'manual' });

  beforeAll(async () => {
    tools = new ToolSite(
      Object.entries(trades).map(([plugin_name, id]) => {
        const plan = plans.get(id);
        if (plan === undefined) throw new Error(`${id} has no plan`);
        return { plugin_name, plan };
      }),
    );
    await tools.serve();
  }, 240_000);

  afterAll(() => tools?.remove());

  it('lead from a short link to its target, and home once it is over, and count the clicks', async () => {
    const [open, over] = evaluate<{ id: number; path: string }[]>(`
      return array_map(
        static function ( $end ) use ( $type ) {
          $id = wp_insert_post( array( 'post_type' => $type( 'campaign_link' ), 'post_status' => 'publish', 'post_title' => "Until $end" ) );
          update_post_meta( $id, 'campaigns_target', 'https://example.org/spring?utm_source=mail' );
          update_post_meta( $id, 'campaigns_ends_on', $end );
          return array( 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $id ) ) );
        },
        array( '2050-01-01', '2020-01-01' )
      );`);
    expect(open?.path).toMatch(/^\/go\//);
    for (const _ of [1, 2]) {
      const answer = await answerOf(open?.path ?? '');
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe('https://example.org/spring?utm_source=mail');
    }
    expect(await answerOf(over?.path ?? '').then(({ headers }) => headers.get('location'))).toBe(`${tools.site.url}/`);
    expect(evaluate(`return (int) get_post_meta( ${open?.id}, '_campaigns_clicks', true );`)).toBe(2);
  });

  it('ask for the second approval of dear requests alone', () => {
    const states = evaluate<string[][]>(`
      $steps = $class( 'Purchases_Approval_Steps_1' );
      $lead  = wp_insert_user( array( 'user_login' => 'lead', 'user_pass' => 'x', 'user_email' => 'lead@example.org', 'role' => 'purchases_team_lead' ) );
      $money = wp_insert_user( array( 'user_login' => 'money', 'user_pass' => 'x', 'user_email' => 'money@example.org', 'role' => 'purchases_finance' ) );
      $found = array();
      foreach ( array( 300, 900 ) as $price ) {
        $id = wp_insert_post( array( 'post_type' => preg_grep( '/^purc/', get_post_types() )[ array_key_first( preg_grep( '/^purc/', get_post_types() ) ) ], 'post_status' => 'pending', 'post_title' => "For $price", 'post_author' => 1, 'meta_input' => array( 'purchases_price' => $price ) ) );
        $one = array();
        foreach ( array( $lead, $money ) as $user ) {
          wp_set_current_user( $user );
          ( new $steps() )->decide( $id, true );
          $one[] = get_post_status( $id );
        }
        $found[] = $one;
      }
      return $found;`);
    expect(states).toEqual([
      ['publish', 'publish'],
      ['pending', 'publish'],
    ]);
  });

  it('work numbers out, and say what is left of a goal', () => {
    expect(
      evaluate(`
        $of = static function ( $roof ) use ( $class ) {
          $repository = $class( 'Roofs_Request_Repository' );
          $made = ( new $repository() )->create( array( 'title' => 'A roof', 'name' => 'Ann', 'phone' => '040 123456', 'email' => 'ann@example.org', 'area' => 10, 'roof' => $roof, 'privacy' => true, 'status' => 'pending' ) );
          return is_wp_error( $made ) ? $made->get_error_message() : (float) get_post_meta( is_array( $made ) ? $made['id'] : $made, 'roofs_price', true );
        };
        return array( $of( 'flat' ), $of( 'gable' ) );`),
    ).toEqual([1200, 1500]);
    expect(
      evaluate(`
        $user = wp_insert_user( array( 'user_login' => 'staff', 'user_pass' => 'x', 'user_email' => 'staff@example.org', 'role' => 'subscriber' ) );
        wp_set_current_user( $user );
        $year = wp_date( 'Y' );
        $id = wp_insert_post( array( 'post_type' => $type( 'holiday' ), 'post_status' => 'pending', 'post_title' => 'Sea', 'post_author' => $user, 'meta_input' => array( 'holidays_from_day' => "$year-03-02", 'holidays_until_day' => "$year-03-06" ) ) );
        update_post_meta( $id, '_holidays_approval_1_steps', 1 );
        wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
        return wp_strip_all_tags( do_shortcode( '[holidays_days_left]' ) );`),
    ).toMatch(/^\s*25\b/);
  });

  it('make addresses uniform, for visitors alone', async () => {
    const lead = async (path: string) => {
      const answer = await answerOf(path);
      return [answer.status, answer.headers.get('location')?.replace(tools.site.url, '')];
    };
    expect(await lead('/Some/Page/?a=1&fbclid=x')).toEqual([301, '/some/page/?a=1']);
    expect(await lead('/blog/news/?gclid=1')).toEqual([301, '/news/']);
    expect((await answerOf('/wp-json/wp/v2/types?fbclid=1')).status).toBe(200);
    expect((await tools.admin.get('/Some/Page/?fbclid=x')).status).toBe(404);
  });

  it('say that people are logged out, once', async () => {
    expect((await tools.visitor().get('/?landing_logged_out=1')).text).toContain('You are logged out');
    expect((await tools.visitor().get('/')).text).not.toContain('You are logged out');
  });

  it('show on a page what it shall show', async () => {
    const [free, premium] = evaluate<string[]>(`
      return array_map(
        static function ( $is_premium ) use ( $type ) {
          $id = wp_insert_post( array( 'post_type' => $type( 'supplier' ), 'post_status' => 'publish', 'post_title' => "Premium $is_premium", 'post_content' => 'Words' ) );
          update_post_meta( $id, 'suppliers_country', 'Norway' );
          update_post_meta( $id, 'suppliers_website', 'https://wood.example.org' );
          update_post_meta( $id, 'suppliers_is_premium', $is_premium );
          return wp_make_link_relative( get_permalink( $id ) );
        },
        array( 0, 1 )
      );`);
    const page = async (path = '') => (await tools.visitor().get(path)).text;
    expect(await page(free)).toContain('Norway');
    expect(await page(free)).not.toContain('wood.example.org');
    expect(await page(premium)).toContain('wood.example.org');
  });

  it('tell search engines ratings, and give pictures a text', async () => {
    const path = evaluate<string>(`
      $room = wp_insert_post( array( 'post_type' => $type( 'room' ), 'post_status' => 'publish', 'post_title' => 'Blue room', 'post_content' => 'Quiet' ) );
      foreach ( array( 5, 4 ) as $stars ) {
        wp_insert_post( array( 'post_type' => $type( 'review' ), 'post_status' => 'publish', 'post_title' => "Stars $stars", 'meta_input' => array( 'guests_room' => $room, 'guests_stars' => $stars, 'guests_email' => "g$stars@example.org" ) ) );
      }
      return wp_make_link_relative( get_permalink( $room ) );`);
    const { text } = await tools.visitor().get(path);
    expect(text).toMatch(/"aggregateRating":\{"@type":"AggregateRating","ratingValue":4\.5,"reviewCount":2\}/);
    const { path: post } = tools.post({ post_title: 'The old mill', post_content: '<img src="/mill.jpg">' });
    expect((await tools.visitor().get(post)).text).toMatch(/<img[^>]*alt="The old mill"[^>]*>/);
  });

  it('find what stands in a field, and refuse pictures by what theirs says', () => {
    expect(
      evaluate(`
        $id = wp_insert_attachment( array( 'post_title' => 'Vase', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ), 'vase.jpg' );
        update_post_meta( $id, 'museum_inventory_number', 'INV-7781' );
        update_post_meta( $id, 'museum_licence', 'all_rights_reserved' );
        $found = new WP_Query( array( 's' => 'INV-7781', 'post_type' => 'attachment', 'post_status' => 'inherit', 'fields' => 'ids' ) );
        $post  = wp_insert_post( array( 'post_title' => 'About a vase', 'post_content' => 'Words', 'post_status' => 'draft' ) );
        set_post_thumbnail( $post, $id );
        wp_update_post( array( 'ID' => $post, 'post_status' => 'publish' ) );
        $first = get_post_status( $post );
        update_post_meta( $id, 'museum_licence', 'cc_by' );
        wp_update_post( array( 'ID' => $post, 'post_status' => 'publish' ) );
        return array( $found->posts === array( $id ), $first, get_post_status( $post ) );`),
    ).toEqual([true, 'draft', 'publish']);
  });

  it('open a translation again where the text changes, and let translators edit their own alone', () => {
    expect(
      evaluate(`
        $anna = wp_insert_user( array( 'user_login' => 'anna', 'user_pass' => 'x', 'user_email' => 'anna@example.org', 'role' => 'translators_translator' ) );
        $make = static function ( $translator ) {
          $id = wp_insert_post( array( 'post_title' => 'Article', 'post_content' => 'Old', 'post_status' => 'publish', 'post_author' => 1 ) );
          update_post_meta( $id, 'translators_translator', $translator );
          update_post_meta( $id, 'translators_translation', 'done' );
          return $id;
        };
        $hers   = $make( $anna );
        $others = $make( 1 );
        wp_update_post( array( 'ID' => $hers, 'post_excerpt' => 'Short' ) );
        $before = get_post_meta( $hers, 'translators_translation', true );
        wp_update_post( array( 'ID' => $hers, 'post_content' => 'New' ) );
        return array( $before, get_post_meta( $hers, 'translators_translation', true ), user_can( $anna, 'edit_post', $hers ), user_can( $anna, 'edit_post', $others ) );`),
    ).toEqual(['done', 'open', true, false]);
  });

  it('protect visitors with headers, and count what browsers report', async () => {
    const page = await answerOf('/');
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(page.headers.get('permissions-policy')).toBe('camera=(), microphone=()');
    // Browsers heed it over HTTPS alone.
    expect(page.headers.get('strict-transport-security')).toBeNull();
    const policy = page.headers.get('content-security-policy-report-only') ?? '';
    const [, address = ''] = /report-uri (\S+)$/.exec(policy) ?? [];
    const report = {
      'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'https://ads.example.org/x.png?id=7' },
    };
    const sent = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify(report),
    });
    expect(sent.status).toBe(204);
    const { text } = await tools.admin.get('/wp-admin/tools.php?page=headers-policy-reports');
    expect(text).toContain('https://ads.example.org/x.png');
    expect(text).not.toContain('id=7');
    expect((await answerOf('/wp-login.php')).headers.get('content-security-policy-report-only')).toBeNull();
  });

  it('narrow the list of pages to what was not changed for long, and set days to today', async () => {
    const [old, fresh] = [tools.post({ post_type: 'page' }), tools.post({ post_type: 'page' })];
    evaluate(`
      global $wpdb;
      $wpdb->update( $wpdb->posts, array( 'post_modified' => '2020-01-01 00:00:00' ), array( 'ID' => ${old.id} ) );
      clean_post_cache( ${old.id} );
      return true;`);
    const list = '/wp-admin/edit.php?post_type=page';
    const { text } = await tools.admin.get(`${list}&audit_list_modified=365`);
    expect(text).toContain(`id="post-${old.id}"`);
    expect(text).not.toContain(`id="post-${fresh.id}"`);
    const nonce = /name="_wpnonce" value="([^"]+)"/.exec(text)?.[1] ?? '';
    await tools.admin.get(`${list}&action=audit_set_checked_on:today&post[]=${old.id}&_wpnonce=${nonce}`);
    expect(evaluate(`return get_post_meta( ${old.id}, 'audit_checked_on', true ) === wp_date( 'Y-m-d' );`)).toBe(true);
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    evaluate(`
      require_once ABSPATH . 'wp-admin/includes/user.php';
      foreach ( array( 'lead', 'money', 'staff', 'anna' ) as $login ) {
        wp_delete_user( get_user_by( 'login', $login )->ID );
      }
      return true;`);
    expect(tools.takeDown()).toEqual([]);
  });
});
