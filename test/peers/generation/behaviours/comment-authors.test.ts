import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRequests } from '../../../generation/corrected-plans/requests.ts';
import { requirePeer } from '../../peers.ts';
import type { Session } from '../harness/http.ts';
import { ToolSite } from '../harness/tool-site.ts';

const plan = readRequests(new URL('../../../generation/trade-plans/', import.meta.url)).find(
  ({ id }) => id === 'comment-rules',
)?.plan;

requirePeer('php', 'wordpress', 'sqlite')(
  'comments of strangers and of people who are known',
  { timeout: 120_000 },
  () => {
    let tools: ToolSite;
    let post: { readonly id: number; readonly path: string };

    beforeAll(async () => {
      if (plan === undefined) throw new Error('no plan');
      tools = new ToolSite([{ plugin_name: 'Calm Words', plan }]);
      post = tools.post({ comment_status: 'open' });
      await tools.serve();
    }, 180_000);

    afterAll(() => tools?.remove());

    /** Writes a comment as a visitor does, and tells what became of it. Addresses are cleared: nobody may write too fast. */
    const write = async (session: Session, content: string, email = 'ann@example.org'): Promise<string> => {
      await session.post(
        '/wp-comments-post.php',
        new URLSearchParams({ comment: content, author: 'Ann', email, comment_post_ID: String(post.id) }),
      );
      return tools.site.evaluate<string>(
        `global $wpdb;
       $wpdb->query( "UPDATE {$wpdb->comments} SET comment_author_IP = ''" );
       return $wpdb->get_var( "SELECT comment_approved FROM {$wpdb->comments} ORDER BY comment_ID DESC LIMIT 1" );`,
      );
    };

    it('wait until three are approved, and go to the trash for a word of the list', async () => {
      tools.site.evaluate(`
      update_option( 'comment_moderation', 0 );
      update_option( 'comment_previously_approved', 0 );
      return 1;`);
      expect(await write(tools.visitor(), 'The first one')).toBe('0');
      tools.site.evaluate(`
      foreach ( array( 1, 2, 3 ) as $number ) {
        wp_insert_comment( array( 'comment_post_ID' => ${post.id}, 'comment_author' => 'Bea', 'comment_author_email' => 'bea@example.org', 'comment_content' => "Old $number", 'comment_approved' => 1, 'comment_date_gmt' => '2020-01-01 00:00:00', 'comment_date' => '2020-01-01 00:00:00' ) );
      }
      return 1;`);
      expect(await write(tools.visitor(), 'Known by now', 'bea@example.org')).toBe('1');
      tools.site.evaluate(
        `update_option( 'calm_words_settings', array( 'rule_1_list_1' => "Lottery\\nfree money" ) + (array) get_option( 'calm_words_settings', array() ) ); return 1;`,
      );
      expect(await write(tools.visitor(), 'Win the lottery today', 'cy@example.org')).toBe('trash');
      expect(await write(tools.visitor(), 'I like casinos', 'dee@example.org')).toBe('0');
    });

    it('can be changed by who wrote them, for five minutes', async () => {
      const [author, other] = [tools.visitor(), tools.visitor()];
      tools.site.evaluate(
        `foreach ( array( 1, 2, 3 ) as $number ) {
         wp_insert_comment( array( 'comment_post_ID' => ${post.id}, 'comment_author' => 'Eve', 'comment_author_email' => 'eve@example.org', 'comment_content' => "Eve $number", 'comment_approved' => 1, 'comment_date_gmt' => '2020-01-01 00:00:00', 'comment_date' => '2020-01-01 00:00:00' ) );
       }
       return 1;`,
      );
      expect(await write(author, 'With a tpyo', 'eve@example.org')).toBe('1');
      const id = tools.site.evaluate<number>(
        `global $wpdb; return (int) $wpdb->get_var( "SELECT MAX(comment_ID) FROM {$wpdb->comments}" );`,
      );
      const { text } = await author.get(post.path);
      expect(text).toContain('Edit (5 minutes left)');
      expect((await other.get(post.path)).text).not.toContain('minutes left)');
      const nonce =
        /name="_wpnonce" value="([^"]+)"/.exec(text.slice(text.indexOf('calm-words-comment-form')))?.[1] ?? '';
      const form = (content: string) =>
        new URLSearchParams({ action: 'calm_words_edit_comment', comment: String(id), content, _wpnonce: nonce });
      expect((await other.post('/wp-admin/admin-post.php', form('Hacked'))).status).toBe(403);
      expect(
        (await author.post('/wp-admin/admin-post.php', form('Without a <b>typo</b><script>x</script>'))).status,
      ).toBe(302);
      const content = (): string[] =>
        tools.site.evaluate(
          `$one = get_comment( ${id} ); return array( $one->comment_content, $one->comment_approved );`,
        );
      expect(content()).toEqual(['Without a <b>typo</b>x', '1']);
      await author.post('/wp-admin/admin-post.php', form('Free money here'));
      expect(content()[1]).toBe('trash');
      tools.site.evaluate(
        `global $wpdb; $wpdb->update( $wpdb->comments, array( 'comment_approved' => '1', 'comment_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - 301 ) ), array( 'comment_ID' => ${id} ) ); clean_comment_cache( ${id} ); return 1;`,
      );
      expect((await author.get(post.path)).text).not.toContain('minutes left)');
      expect((await author.post('/wp-admin/admin-post.php', form('Too late'))).status).toBe(403);
    });

    it('bring tests that pass, and leave nothing behind', () => {
      expect(tools.failedTests()).toEqual([]);
      tools.site.evaluate(`return update_option( 'comment_previously_approved', 1 );`);
      expect(tools.takeDown()).toEqual([]);
    });
  },
);
