import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { ToolSite } from '../harness/tool-site.ts';

// Tools that change a text, or put something small beside it.
requirePeer('php', 'wordpress', 'sqlite')('small tools for content', { timeout: 60_000 }, () => {
  let tools: ToolSite;

  beforeAll(async () => {
    tools = new ToolSite([
      {
        plugin_name: 'Calling',
        description: 'Call to action below posts with a button "Join & win" to https://example.com/join',
      },
      { plugin_name: 'Adverts', description: 'Show an ad above each post.' },
      { plugin_name: 'Fresh', description: 'Show the date of the last update above each post.' },
      { plugin_name: 'Outward', description: 'Open external links in a new tab and add nofollow to them.' },
      { plugin_name: 'Progress', description: 'Show a red reading progress bar on posts, 6px high.' },
    ]);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('show texts and advertisements beside posts', async () => {
    const post = tools.post({ post_content: 'Read me' });
    const { text } = await tools.visitor().get(post.path);
    expect(text).toMatch(
      /<a [^>]*class="wp-element-button" href="https:\/\/example.com\/join">Join &(?:amp|#038); win<\/a>/,
    );
    expect(text).not.toContain('adverts-inserted-text"');

    const saved = await tools.admin.rest('POST', '/wp/v2/settings', {
      calling_settings: { text: '<script>alert(1)</script>Fish & chips: https://example.com/?a=1&b=2' },
      adverts_settings: { text: '<script>window.ad = 1;</script>' },
    });
    expect(saved.status).toBe(200);
    const changed = (await tools.visitor().get(post.path)).text;
    expect(changed).toMatch(/<p>Fish &(?:amp|#038); chips: <a [^>]*href="https:/);
    expect(changed).not.toContain('alert(1)');
    expect(changed).toMatch(
      /<aside class="adverts-inserted-text" aria-label="Advertisement"><script>window.ad = 1;<\/script><\/aside>\s*<p>Read me/,
    );
  });

  it('say when a post was changed later on', async () => {
    const old = tools.post({ post_content: 'Old', post_date: '2020-01-01 12:00:00' });
    const fresh = tools.post({ post_content: 'New' });
    tools.site.evaluate(
      `global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_modified' => '2021-05-06 12:00:00', 'post_modified_gmt' => '2021-05-06 12:00:00' ), array( 'ID' => ${old.id} ) ); return 1;`,
    );
    expect((await tools.visitor().get(old.path)).text).toMatch(
      /<p class="fresh-last-updated">Last updated on <time datetime="2021-05-06T12:00:00\+00:00">May 6, 2021<\/time><\/p>/,
    );
    expect((await tools.visitor().get(fresh.path)).text).not.toContain('<p class="fresh-last-updated"');
  });

  it('change links to other sites, and no others', async () => {
    const own = `${tools.site.url}/about/`;
    const post = tools.post({
      post_content: `<a href="https://other.example/?a=1&amp;b=2" rel="me">Other</a> <a href="${own}">Own</a> <a href="#top">Top</a>`,
    });
    const { text } = await tools.visitor().get(post.path);
    expect(text).toMatch(
      /<a target="_blank" href="https:\/\/other.example\/\?a=1&(?:amp|#038);b=2" rel="me noopener nofollow">Other<\/a>/,
    );
    expect(text).toContain(`<a href="${own}">Own</a> <a href="#top">Top</a>`);
  });

  it('show a bar on single posts only', async () => {
    const post = tools.post({ post_content: 'Long' });
    const { text } = await tools.visitor().get(post.path);
    expect(text).toContain('<div class="progress-reading-progress" aria-hidden="true"></div>');
    expect(text).toContain(
      ':root { --progress-reading-progress-height: 6px; --progress-reading-progress-color: #b91c1c; }',
    );
    expect((await tools.visitor().get('/')).text).not.toContain('progress-reading-progress');
    await tools.admin.rest('POST', '/wp/v2/settings', {
      progress_settings: { color: 'red; } body { display: none', edge: 'bottom' },
    });
    const changed = (await tools.visitor().get(post.path)).text;
    expect(changed).toContain('class="progress-reading-progress is-bottom"');
    expect(changed).not.toContain('display: none; }');
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
