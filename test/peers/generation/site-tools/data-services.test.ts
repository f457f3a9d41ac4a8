import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

/** Answers for services that the site asks; what it sent is kept. Nothing leaves the machine. */
const services = `<?php
add_filter( 'pre_http_request', function ( $answer, $args, $url ) {
	$host = parse_url( $url, PHP_URL_HOST );
	if ( ! in_array( $host, array( 'api.example.com', 'hooks.example.com', 'down.example.com' ), true ) ) {
		return $answer;
	}
	file_put_contents( dirname( ABSPATH ) . '/sent.jsonl', json_encode( array( 'url' => $url, 'headers' => $args['headers'], 'body' => $args['body'] ) ) . "\\n", FILE_APPEND );
	$items = array( array( 'headline' => 'Fine <b>tea</b> & "cake"', 'review' => "<script>alert(1)</script>Good", 'reviewer' => array( 'name' => 'Ann' ), 'stars' => 5, 'link' => 'javascript:alert(1)' ), array( 'headline' => 'Second', 'link' => 'https://example.org/2' ) );
	return array( 'headers' => array(), 'cookies' => array(), 'filename' => null, 'body' => json_encode( array( 'data' => array( 'reviews' => $items ) ) ), 'response' => array( 'code' => 'down.example.com' === $host ? 503 : 200, 'message' => '' ) );
}, 50, 3 );
`;

// Tools that talk to other services or answer them.
requirePeer('php', 'wordpress', 'sqlite')('tools for services', { timeout: 60_000 }, () => {
  let tools: ToolSite;
  let reader: Session;

  beforeAll(async () => {
    tools = new ToolSite([
      { plugin_name: 'Reviewer', description: 'Every hour fetch reviews from an external API and store them.' },
      { plugin_name: 'Herald', description: 'Send a Slack message when a post is published or a user registers.' },
      { plugin_name: 'Feedline', description: 'A REST endpoint for the latest posts and one for site statistics.' },
      {
        plugin_name: 'Gauge',
        plan: {
          version: 1,
          behaviours: [
            {
              kind: 'api_feed',
              noun: 'level',
              minutes: 30,
              endpoint: 'https://api.example.com/level',
              count: 1,
              value: 'data.reviews',
              unit: 'cm',
              alert_above: 4,
            },
          ],
        },
      },
      { plugin_name: 'Sunset', description: 'Unpublish posts automatically at a set date.' },
    ]);
    writeFileSync(join(tools.site.folder, 'wp-content/mu-plugins/services.php'), services);
    await tools.serve();
    reader = await Session.logIn(tools.site.url, 'reader');
  }, 120_000);

  afterAll(() => tools?.remove());

  const sent = () =>
    tools.site
      .evaluate<string[]>(
        `return file_exists( dirname( ABSPATH ) . '/sent.jsonl' ) ? file( dirname( ABSPATH ) . '/sent.jsonl' ) : array();`,
      )
      .map((line) => JSON.parse(line) as { url: string; headers: Record<string, string>; body: string | null });
  const settle = (name: string, settings: Record<string, unknown>) =>
    tools.admin.rest('POST', '/wp/v2/settings', { [`${name}_settings`]: settings });
  const press = async (name: string, page: string, action: string) => {
    const screen = (await tools.admin.get(`/wp-admin/options-general.php?page=${name}-settings`)).text;
    const nonce = new RegExp(`value="${action}">\\s*<input[^>]*name="_wpnonce" value="(\\w+)"`).exec(screen)?.[1] ?? '';
    return tools.admin.post(page, new URLSearchParams({ action, _wpnonce: nonce }));
  };

  it('fetch, keep and show what another service knows', async () => {
    const page = tools.post({ post_content: '[reviewer_reviews]', post_type: 'page' });
    expect(
      (
        await settle('reviewer', {
          endpoint: 'https://api.example.com/r?a=1',
          api_key: 'k%20&"x',
          items_path: 'data.reviews',
        })
      ).status,
    ).toBe(200);
    expect((await press('reviewer', '/wp-admin/admin-post.php', 'reviewer_fetch_now')).status).toBe(302);
    expect(sent().at(-1)).toMatchObject({
      url: 'https://api.example.com/r?a=1',
      headers: { Authorization: 'Bearer k%20&"x' },
    });

    const { text } = await tools.visitor().get(page.path);
    expect(text).toContain('<strong>Fine tea &amp; &quot;cake&quot;</strong>');
    expect(text).toContain('<a href="https://example.org/2">Second</a>');
    expect(text).not.toMatch(/alert\(1\)<|javascript:alert/);

    await settle('reviewer', { endpoint: 'https://down.example.com/' });
    await press('reviewer', '/wp-admin/admin-post.php', 'reviewer_fetch_now');
    expect((await tools.visitor().get(page.path)).text).toContain('Second');
    expect((await tools.admin.get('/wp-admin/index.php')).text).toContain(
      'Reviewer: Fetching failed: The service responded with HTTP status 503.',
    );
    expect((await reader.get('/wp-admin/index.php')).text).not.toContain('Fetching failed');
    const refused = new URLSearchParams({ action: 'reviewer_fetch_now', _wpnonce: 'wrong' });
    expect((await tools.admin.post('/wp-admin/admin-post.php', refused)).status).toBe(403);
    expect((await reader.post('/wp-admin/admin-post.php', refused)).status).toBe(403);
    await settle('reviewer', { endpoint: '' });
  });

  it('show one number, with its time while the service is down, and tell once when it is high', () => {
    const fetched = (settings: string) =>
      tools.site.evaluate<[string[], string]>(
        `update_option( 'gauge_settings', array( ${settings} ) );
         $sent = array();
         add_filter( 'pre_wp_mail', function ( $done, $mail ) use ( &$sent ) { $sent[] = $mail['to'] . ': ' . $mail['subject']; return true; }, 10, 2 );
         do_action( 'gauge_fetch_feed' );
         return array( $sent, do_shortcode( '[gauge_level_value]' ) );`,
      );
    const harbour = `'alert_email' => 'harbour@example.org'`;
    expect(tools.site.evaluate(`return do_shortcode( '[gauge_level_value]' );`)).toBe('No value yet.');
    expect(fetched(harbour)).toEqual([
      ['harbour@example.org: The value is 5 cm, above the limit of 4 cm.'],
      '<span>5 cm</span>',
    ]);
    expect(fetched(harbour)).toEqual([[], '<span>5 cm</span>']);
    const [mails, shown] = fetched(`'endpoint' => 'https://down.example.com/'`);
    expect([mails, shown]).toEqual([[], expect.stringMatching(/^<span>5 cm \(last known value, .*\d.*\)<\/span>$/)]);
    tools.site.evaluate(`delete_option( 'gauge_settings' ); return 1;`);
  });

  it('tell another service what happens', async () => {
    const deliver = () =>
      tools.site.evaluate(
        `foreach ( _get_cron_array() as $time => $hooks ) { foreach ( $hooks['herald_send_webhook'] ?? array() as $event ) { wp_unschedule_event( $time, 'herald_send_webhook', $event['args'] ); do_action_ref_array( 'herald_send_webhook', $event['args'] ); } } return true;`,
      );
    tools.post({ post_title: 'Too early' });
    expect((await settle('herald', { webhook_url: 'https://hooks.example.com/abc' })).status).toBe(200);
    tools.post({ post_title: 'Fresh <b>&amp;</b> "new"' });
    tools.post({ post_title: 'A page', post_type: 'page' });
    const before = sent().length;
    deliver();
    expect(
      sent()
        .slice(before)
        .map(({ url, body }) => [url, JSON.parse(body ?? '{}').text]),
    ).toEqual([
      ['https://hooks.example.com/abc', expect.stringMatching(/^New on Test site: Fresh &amp; .new.*\nhttp/)],
    ]);
    expect((await press('herald', '/wp-admin/admin-post.php', 'herald_test_webhook')).status).toBe(302);
    expect(sent()).toHaveLength(before + 2);
    await settle('herald', { webhook_url: '' });
  });

  it('answer over the REST API', async () => {
    tools.post({ post_title: 'Public &amp; fine', post_content: 'Words' });
    tools.post({ post_title: 'Hidden', post_status: 'draft' });
    tools.post({ post_title: 'Locked', post_password: 'x' });
    const visitor = tools.visitor();
    const posts = await visitor.rest<{ title: string }[]>('GET', '/feedline/v1/posts?per_page=50');
    const titles = posts.body.map(({ title }) => title);
    expect(titles).toContain('Public & fine');
    expect(titles).not.toContain('Hidden');
    expect(titles.join()).not.toContain('Locked');
    expect(posts.headers.get('x-wp-total')).toBe(String(titles.length));
    expect((await visitor.rest('GET', '/feedline/v1/posts?per_page=1000')).status).toBe(400);
    expect((await visitor.rest('OPTIONS', '/feedline/v1/posts')).body).toMatchObject({
      schema: { title: 'post-summary' },
    });
    const stats = () => visitor.rest<{ published: { post: number } }>('GET', '/feedline/v1/stats');
    const { published } = (await stats()).body;
    tools.post({});
    expect((await stats()).body.published.post).toBe(published.post + 1);
  });

  it('take posts off the site', async () => {
    const post = tools.post({ post_title: 'Short-lived' });
    const edit = `/wp-admin/post.php?post=${post.id}&action=edit`;
    const save = async (moment: string, wrong = false) => {
      const { text } = await tools.admin.get(edit);
      const nonce = /name="sunset_expiry_nonce" value="(\w+)"/.exec(text)?.[1] ?? '';
      const update = /name="_wpnonce" value="(\w+)"/.exec(text)?.[1] ?? '';
      const fields = { action: 'editpost', post_ID: String(post.id), post_type: 'post', _wpnonce: update };
      await tools.admin.post(
        '/wp-admin/post.php',
        new URLSearchParams({ ...fields, sunset_expiry_nonce: wrong ? 'x' : nonce, sunset_expires_at: moment }),
      );
    };
    const sweep = () =>
      tools.site.evaluate(`do_action( 'sunset_expire_posts' ); return get_post_status( ${post.id} );`);
    await save('2020-01-31T09:30', true);
    expect(sweep()).toBe('publish');
    await save('2090-01-31T09:30');
    expect(sweep()).toBe('publish');
    expect((await tools.admin.get('/wp-admin/edit.php')).text).toContain('January 31, 2090');
    await save('2020-01-31T09:30');
    expect(sweep()).toBe('draft');
    expect((await tools.visitor().get(post.path)).status).toBe(404);
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
