import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { ToolSite } from '../harness/tool-site.ts';

const alerts: PlanBehaviour = {
  kind: 'event_webhook',
  service: 'slack',
  events: ['post_published', 'comment_pending', 'admin_created', 'plugin_activated'],
  address: 'https://hooks.example.com/T1',
  content: ['post'],
  minutes_apart: 1,
  logs_failures: true,
};

// One process is one visit: time passes by changing when the last messages were sent.
requirePeer('php', 'wordpress', 'sqlite')('alerts to a chat', { timeout: 60_000 }, () => {
  let tools: ToolSite;
  /** Texts that are sent while the code runs; `$answer` is the HTTP status that they get. */
  const sent = (code: string): string[] =>
    tools.site.evaluate<string[]>(`
      $texts  = array();
      $answer = 200;
      add_filter( 'pre_http_request', function ( $done, $args, $url ) use ( &$texts, &$answer ) {
        if ( 'https://hooks.example.com/T1' !== $url ) {
          return $done;
        }
        $texts[] = json_decode( $args['body'], true )['text'];
        return array( 'response' => array( 'code' => $answer, 'message' => '' ), 'body' => '', 'headers' => array(), 'cookies' => array() );
      }, 10, 3 );
      $deliver = static function ( $event, $attempt = 1 ) {
        wp_clear_scheduled_hook( 'herald_send_webhook', array( $event, 0, $attempt ) );
        do_action( 'herald_send_webhook', $event, 0, $attempt );
      };
      $later = static function () {
        $turns = (array) get_option( 'herald_webhook_turns', array() );
        foreach ( $turns as $event => $turn ) {
          $turns[ $event ]['sent'] = time() - 61;
        }
        update_option( 'herald_webhook_turns', $turns );
      };
      $comment = static function ( $approved ) {
        return wp_insert_comment( array( 'comment_post_ID' => 1, 'comment_author' => 'Ann', 'comment_author_email' => 'ann@example.org', 'comment_content' => 'Hello', 'comment_approved' => $approved ) );
      };
      ${code}
      return $texts;`);

  beforeAll(async () => {
    tools = new ToolSite([{ plugin_name: 'Herald', plan: { version: 1, behaviours: [alerts] } }]);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('tell of comments that wait, of new administrators and of activated plugins', () => {
    const texts = sent(`
      wp_set_current_user( 1 );
      $comment( 1 );
      $comment( 0 );
      wp_insert_user( array( 'user_login' => 'ben', 'user_pass' => 'x', 'user_email' => 'ben@example.org', 'role' => 'editor', 'display_name' => 'Ben' ) );
      wp_insert_user( array( 'user_login' => 'eve', 'user_pass' => 'x', 'user_email' => 'eve@example.org', 'role' => 'administrator', 'display_name' => 'Eve' ) );
      do_action( 'activated_plugin', 'herald/herald.php', false );
      foreach ( array( 'comment_posted', 'comment_pending', 'user_registered', 'admin_created', 'plugin_activated' ) as $event ) {
        $deliver( $event );
      }`);
    expect(texts).toHaveLength(3);
    expect(texts[0]).toMatch(/^A comment awaits moderation on .*: Hello world! – Ann\nhttp.*action=editcomment/);
    expect(texts[1]).toMatch(/^New administrator on .*: Eve\n/);
    expect(texts[2]).toMatch(/^A plugin was activated on .*: Herald – admin\n/);
  });

  it('say once in a minute what has happened of a kind', () => {
    const texts = sent(`
      $later();
      $publish = static function ( $title ) {
        wp_insert_post( array( 'post_title' => $title, 'post_status' => 'publish' ) );
      };
      $publish( 'One' );
      $deliver( 'post_published' );
      $publish( 'Two' );
      $publish( 'Three' );
      $deliver( 'post_published' );
      $comment( 0 );
      $deliver( 'comment_pending' );
      $texts[] = (string) ( wp_next_scheduled( 'herald_send_webhook', array( 'post_published', 0, 1 ) ) - time() );
      $later();
      $deliver( 'post_published' );`);
    expect(texts).toHaveLength(4);
    expect(texts[0]).toContain('One');
    expect(texts[1]).toContain('A comment awaits moderation');
    expect(Number(texts[2])).toBeGreaterThan(50);
    expect(Number(texts[2])).toBeLessThanOrEqual(60);
    expect(texts[3]).toMatch(/: Two and 1 more/);
  });

  it('try again what could not be sent, and list it for administrators alone', async () => {
    const texts = sent(`
      $later();
      $answer = 500;
      wp_insert_post( array( 'post_title' => 'Four', 'post_status' => 'publish' ) );
      $deliver( 'post_published' );
      $later();
      $answer = 200;
      $deliver( 'post_published', 2 );`);
    expect(texts.map((text) => text.includes('Four'))).toEqual([true, true]);
    const { text } = await tools.admin.get('/wp-admin/options-general.php?page=herald-settings');
    expect(text).toMatch(/Failures[\s\S]*A post is published[\s\S]*The service responded with HTTP status 500\./);
    expect((await tools.visitor().get('/')).text).not.toContain('HTTP status 500');
  });

  it('say nothing of a kind that is switched off', () => {
    expect(
      sent(`
        update_option( 'herald_settings', array( 'webhook_events' => array( 'comment_pending' ) ) + (array) get_option( 'herald_settings', array() ) );
        $later();
        wp_insert_post( array( 'post_title' => 'Five', 'post_status' => 'publish' ) );
        $deliver( 'post_published' );`),
    ).toEqual([]);
  });

  it('pass their own tests, and leave nothing behind', () => {
    expect(tools.failedTests()).toEqual([]);
    // The users are the tests' own.
    expect(tools.takeDown().filter((one) => !/ user meta | user_count|: user /.test(one))).toEqual([]);
  });
});
