import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

requirePeer('php', 'wordpress', 'sqlite')('articles of which some are free', { timeout: 120_000 }, () => {
  let tools: ToolSite;
  const paths: string[] = [];
  const content = [1, 2, 3]
    .map((number) => `<!-- wp:paragraph --><p>Part ${number} of <em>it</em></p><!-- /wp:paragraph -->`)
    .join('\n\n');

  beforeAll(async () => {
    tools = new ToolSite([
      {
        plugin_name: 'Paid Words',
        plan: {
          version: 1,
          behaviours: [
            {
              kind: 'restriction',
              subject: {
                of: 'records',
                entity: 'post',
                deeds: ['read'],
                conditions: [{ attribute: 'category', is: 'not_contains', value: 'Open' }],
              },
              allowed: { who: 'roles', roles: ['contributor'] },
              outcome: 'message',
              message: 'Please subscribe',
              shows_teaser: true,
              teaser_paragraphs: 2,
              free_reads: { count: 2, per: 'month', shows_count: true },
            },
          ],
        },
      },
    ]);
    for (const number of [1, 2, 3])
      paths.push(tools.post({ post_title: `Article ${number}`, post_content: content }).path);
    tools.site.evaluate(
      `foreach ( array( 'cora' => 'contributor', 'sue' => 'subscriber' ) as $name => $role ) {
         wp_insert_user( array( 'user_login' => $name, 'user_pass' => 'password', 'user_email' => "$name@example.org", 'role' => $role ) );
       }
       return 1;`,
    );
    await tools.serve();
  }, 180_000);

  afterAll(() => tools?.remove());

  const [open, closed] = ['Part 3 of', 'Please subscribe'];
  const seenBy = async (session: Session): Promise<string[]> => {
    const seen: string[] = [];
    for (const path of paths) {
      const { text } = await session.get(path);
      expect(text).toContain('Part 1 of <em>it</em>');
      expect(text).toContain('Part 2 of');
      seen.push(text.includes(open) ? 'open' : text.includes(closed) ? 'closed' : 'neither');
    }
    return seen;
  };

  it('are open until there were enough, and those that were read stay open', async () => {
    const visitor = tools.visitor();
    // What a list shows is not read.
    expect((await visitor.get('/')).text).not.toContain(open);
    expect(await seenBy(visitor)).toEqual(['open', 'open', 'closed']);
    expect(await seenBy(visitor)).toEqual(['open', 'open', 'closed']);
    expect((await visitor.get(paths[1] ?? '')).text).toContain('You have read 2 of 2 free posts this month.');
    expect(await seenBy(tools.visitor())).toEqual(['open', 'open', 'closed']);
    const feed = (await visitor.get('/?feed=rss2')).text;
    expect(feed).not.toContain(open);
    expect(JSON.stringify((await visitor.rest('GET', '/wp/v2/posts')).body)).not.toContain(open);
  });

  it('are counted for accounts, and anew in another month', async () => {
    const sue = await Session.logIn(tools.site.url, 'sue');
    expect(await seenBy(sue)).toEqual(['open', 'open', 'closed']);
    expect(await seenBy(await Session.logIn(tools.site.url, 'sue'))).toEqual(['open', 'open', 'closed']);
    tools.site.evaluate(
      `update_user_meta( get_user_by( 'login', 'sue' )->ID, '_paid_words_free_reads', array( 1 => '2020-01.1.2.3' ) ); return 1;`,
    );
    expect((await sue.get(paths[2] ?? '')).text).toContain(open);
  });

  it('are all open to those who paid, and none to search engines', async () => {
    expect(await seenBy(await Session.logIn(tools.site.url, 'cora'))).toEqual(['open', 'open', 'open']);
    const answer = await fetch(`${tools.site.url}${paths[0]}`, {
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    });
    const text = await answer.text();
    expect(text).toContain('Part 2 of');
    expect(text).not.toContain(open);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('cache-control')).toContain('no-cache');
  });

  it('are as many as the settings say', async () => {
    tools.site.evaluate(
      `update_option( 'paid_words_settings', array( 'restriction_1_free' => 1 ) + (array) get_option( 'paid_words_settings', array() ) ); return 1;`,
    );
    expect(await seenBy(tools.visitor())).toEqual(['open', 'closed', 'closed']);
  });

  it('leave nothing behind', () => {
    expect(tools.failedTests()).toEqual([]);
    tools.site.evaluate(
      `require_once ABSPATH . 'wp-admin/includes/user.php';
       foreach ( array( 'cora', 'sue' ) as $login ) { wp_delete_user( get_user_by( 'login', $login )->ID ); }
       return 1;`,
    );
    expect(tools.takeDown()).toEqual([]);
  });
});
