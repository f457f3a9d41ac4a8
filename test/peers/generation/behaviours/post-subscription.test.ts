import { afterAll, beforeAll, expect, it } from 'vitest';
import { examples } from '../../../../server/src/generation/behaviours/post-subscription/examples.ts';
import type { PostSubscription } from '../../../../server/src/generation/behaviours/post-subscription/subscription-plan.ts';
import { requirePeer } from '../../peers.ts';
import { ToolSite } from '../harness/tool-site.ts';

const asked = (words: string): PostSubscription => {
  const found = examples.find(({ says }) => says.includes(words));
  if (found === undefined) throw new Error(`no example says ${words}`);
  return found.asks;
};

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly message: string;
  readonly headers: readonly string[];
}

requirePeer('php', 'wordpress', 'sqlite')('subscriptions to what is new', { timeout: 60_000 }, () => {
  let tools: ToolSite;
  /** What is sent while the code runs. */
  const mailsOf = (code: string): Mail[] =>
    tools.site.evaluate<Mail[]>(`
      $mails = array();
      add_filter( 'pre_wp_mail', function ( $sent, $mail ) use ( &$mails ) {
        $mails[] = array( 'to' => implode( ',', (array) $mail['to'] ), 'subject' => $mail['subject'], 'message' => $mail['message'], 'headers' => (array) $mail['headers'] );
        return true;
      }, 10, 2 );
      ${code}
      return $mails;`);
  const count = (): { all: number; confirmed: number } =>
    tools.site.evaluate('return Gazette_Post_Subscribers::count( 1 );');
  /** Posts count from the second after the one in which they were published. */
  const secondLater = 'sleep( 1 );';
  const path = (mail: Mail | undefined): string =>
    (/https?:\/\/\S+/.exec(mail?.message ?? '')?.[0] ?? '').replace(/^https?:\/\/[^/]+/, '');

  beforeAll(async () => {
    tools = new ToolSite([
      {
        plugin_name: 'Gazette',
        plan: {
          version: 1,
          behaviours: [
            { ...asked('every Friday at 9'), consent: 'I agree.', roles: ['editor'] },
            { ...asked('as soon as'), below_content: true },
          ],
        },
      },
    ]);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('take an address by the form, and mail nobody before the link is followed', async () => {
    tools.site.evaluate(`wp_insert_term( 'Harbour', 'category' ); wp_insert_term( 'Town', 'category' ); return 1;`);
    const { path: page } = tools.post({ post_type: 'page', post_content: '[gazette_subscribe]' });
    const visitor = tools.visitor();
    const { text } = await visitor.get(page);
    expect(text).toMatch(/name="terms\[\]" value="\d+"> Harbour/);
    expect(text).toContain('I agree.');
    const nonce = /name="_wpnonce" value="(\w+)"/.exec(text)?.[1] ?? '';
    const send = (fields: Record<string, string>) =>
      visitor.post(
        page,
        new URLSearchParams({ gazette_subscription_1: '1', _wpnonce: nonce, consent: '1', ...fields }),
      );
    const harbour = tools.site.evaluate<number>(`return get_term_by( 'name', 'Harbour', 'category' )->term_id;`);
    const joined = await send({ email: 'Ann@example.org', 'terms[]': String(harbour) });
    expect(joined.headers.get('location')).toContain('subscribed=yes');
    expect((await send({ email: 'ben@example.org', consent: '' })).headers.get('location')).toContain('subscribed=no');
    await send({ email: 'bot@example.org', homepage: 'x' });
    expect((await send({ email: 'eve@example.org', _wpnonce: 'no' })).status).toBe(403);
    expect(count()).toEqual({ all: 1, confirmed: 0 });
    expect(
      mailsOf(`
        wp_insert_post( array( 'post_title' => 'Too early', 'post_status' => 'publish' ) );
        ${secondLater}
        do_action( 'gazette_subscription_1_digest' );`),
    ).toEqual([]);
  });

  it('confirm by the link, and send a digest of what each has chosen, once', async () => {
    const [confirm, ...rest] = mailsOf(`
      $town = get_term_by( 'name', 'Town', 'category' )->term_id;
      ( new Gazette_Subscription_1() )->request( 'ben@example.org', array( $town ) );
      ( new Gazette_Subscription_1() )->request( 'ben@example.org', array( $town ) );`);
    expect(rest).toEqual([]);
    expect((await tools.visitor().get(path(confirm).replace(/token=\w+/, 'token=x'))).text).toContain(
      'no longer valid',
    );
    expect((await tools.visitor().get(path(confirm))).text).toContain('Your subscription is confirmed');
    expect(count()).toEqual({ all: 2, confirmed: 1 });

    const ann = tools.site.evaluate<string>(
      `return Gazette_Subscription_1::link( Gazette_Post_Subscribers::get( 1 ), 'confirm' );`,
    );
    await tools.visitor().get(ann.replace(/^https?:\/\/[^/]+/, ''));
    const mails = mailsOf(`
      foreach ( array( 'Tide & time' => 'Harbour', 'Market' => 'Town', 'Ferry' => 'Harbour' ) as $title => $term ) {
        wp_insert_post( array( 'post_title' => $title, 'post_status' => 'publish', 'post_excerpt' => "About $title", 'post_category' => array( get_term_by( 'name', $term, 'category' )->term_id ) ) );
      }
      wp_insert_post( array( 'post_title' => 'Draft', 'post_status' => 'draft' ) );
      ${secondLater}
      do_action( 'gazette_subscription_1_digest' );
      do_action( 'gazette_subscription_1_digest' );`);
    expect(mails.map(({ to }) => to).sort()).toEqual(['ann@example.org', 'ben@example.org']);
    const hers = mails.find(({ to }) => to === 'ann@example.org');
    expect(hers?.message).toMatch(/Tide & time\nAbout Tide & time\nhttp\S+\n\nFerry\n/);
    expect(hers?.message).not.toContain('Market');
    expect(hers?.message).not.toContain('Draft');
    expect(hers?.headers.join('\n')).toMatch(/^List-Unsubscribe: <http\S+token=\w+>\nList-Unsubscribe-Post/);
    expect(mails.find(({ to }) => to === 'ben@example.org')?.message).toContain('Market');
  });

  it('go out on Fridays at nine in the time zone of the site, and not without anything new', () => {
    expect(mailsOf(`do_action( 'gazette_subscription_1_digest' );`)).toEqual([]);
    const next = tools.site.evaluate<string>(`
      update_option( 'timezone_string', 'America/New_York' );
      wp_unschedule_hook( 'gazette_subscription_1_digest' );
      ( new Gazette_Subscription_1() )->schedule();
      return wp_date( 'N H:i', wp_next_scheduled( 'gazette_subscription_1_digest' ) );`);
    expect(next).toBe('5 09:00');
  });

  it('send what is published to more than fifty, in turns', () => {
    const mails = mailsOf(`
      foreach ( range( 1, 60 ) as $index ) {
        Gazette_Post_Subscribers::confirm( Gazette_Post_Subscribers::ask( 2, "reader$index@example.org", array() ) );
      }
      wp_insert_post( array( 'post_title' => 'Storm', 'post_status' => 'publish' ) );
      ${secondLater}
      $mails[] = array( 'to' => (string) (bool) wp_next_scheduled( 'gazette_subscription_2_digest' ), 'subject' => '', 'message' => '', 'headers' => array() );
      do_action( 'gazette_subscription_2_digest' );
      $mails[] = array( 'to' => (string) (bool) wp_next_scheduled( 'gazette_subscription_2_send' ), 'subject' => '', 'message' => '', 'headers' => array() );
      do_action( 'gazette_subscription_2_send' );`);
    expect([mails[0]?.to, mails[51]?.to]).toEqual(['1', '1']);
    const told = mails.filter(({ to }) => to.startsWith('reader')).map(({ to }) => to);
    expect([told.length, new Set(told).size]).toEqual([60, 60]);
  });

  it('end by the link of a mail, when its button is pressed or the mail program posts', async () => {
    const leave = tools.site
      .evaluate<string>(`return Gazette_Subscription_1::link( Gazette_Post_Subscribers::get( 1 ), 'leave' );`)
      .replace(/^https?:\/\/[^/]+/, '');
    expect((await tools.visitor().get(leave)).text).toContain('<form method="post">');
    expect(count().confirmed).toBe(2);
    expect((await tools.visitor().post(leave, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))).status).toBe(
      200,
    );
    expect(count().confirmed).toBe(1);
    expect((await tools.visitor().get(leave)).status).toBe(410);
  });

  it('show staff who has subscribed and when they confirmed, and export them', async () => {
    const { text } = await tools.admin.get('/wp-admin/tools.php?page=gazette-subscribers');
    expect(text).toMatch(/ben@example\.org[\s\S]*Town/);
    expect(text).toContain('1 of 1 have confirmed.');
    expect((await tools.admin.get('/wp-admin/tools.php?page=gazette-subscribers&s=nobody')).text).toContain(
      'No subscribers found.',
    );
    const nonce =
      /name="action" value="gazette_subscribers_export">[\s\S]*?name="_wpnonce" value="(\w+)"/.exec(text)?.[1] ?? '';
    const csv = await tools.admin.post(
      '/wp-admin/admin-post.php',
      new URLSearchParams({ action: 'gazette_subscribers_export', list: '1', _wpnonce: nonce }),
    );
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.text).toMatch(/ben@example\.org,Town,"20\d\d-[^"]+","20\d\d-[^"]+"/);
    const remove = /name="subscriber" value="(\d+)">[\s\S]*?name="_wpnonce" value="(\w+)"/.exec(text);
    await tools.admin.post(
      '/wp-admin/admin-post.php',
      new URLSearchParams({
        action: 'gazette_subscribers_delete',
        subscriber: remove?.[1] ?? '',
        _wpnonce: remove?.[2] ?? '',
      }),
    );
    expect(count().all).toBe(0);
    expect(
      tools.site.evaluate(`
        $of = static function ( $role ) {
          wp_set_current_user( wp_insert_user( array( 'user_login' => $role, 'user_pass' => 'x', 'user_email' => "$role@example.org", 'role' => $role ) ) );
          return array_keys( Gazette_Subscribers_Screen::allowed() );
        };
        require_once WP_PLUGIN_DIR . '/gazette/includes/class-gazette-subscribers-screen.php';
        return array( $of( 'editor' ), $of( 'author' ) );`),
    ).toEqual([[1], []]);
  });

  it('stand below each post, in a block, and pass their own tests', async () => {
    const { path: post } = tools.post({ post_content: 'Words' });
    expect((await tools.visitor().get(post)).text).toContain('name="gazette_subscription_2"');
    expect(tools.site.evaluate<string>(`return do_blocks( '<!-- wp:gazette/subscribe /-->' );`)).toContain(
      'gazette_subscription_1',
    );
    // Its tests are told in turns, too, of which a site with many readers takes some.
    tools.site.evaluate(`global $wpdb; return $wpdb->query( 'DELETE FROM ' . Gazette_Post_Subscribers::table() );`);
    expect(tools.failedTests()).toEqual([]);
  });

  it('leave nothing behind', () => {
    // The users and the time zone are the tests' own.
    expect(tools.takeDown().filter((one) => !/ user meta | timezone_string| user_count|: user /.test(one))).toEqual([]);
  });
});
