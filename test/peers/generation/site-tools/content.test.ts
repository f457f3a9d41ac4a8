import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { ToolSite } from '../harness/tool-site.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

// Tools that add something to the text of posts.
requirePeer('php', 'wordpress', 'sqlite')('tools for content', { timeout: 60_000 }, () => {
  let tools: ToolSite;

  beforeAll(async () => {
    tools = new ToolSite([{ plugin_name: 'Readly', description: 'Show the reading time above each post.' }]);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('show how long a post takes to read, where its settings say', async () => {
    const post = tools.post({ post_content: words(450) });
    const page = tools.post({ post_content: words(450), post_type: 'page' });
    const visitor = tools.visitor();
    expect((await visitor.get(post.path)).text).toMatch(/<p class="readly-reading-time">3 minutes to read<\/p>/);
    expect((await visitor.get(page.path)).text).not.toContain('readly-reading-time');

    const saved = await tools.admin.rest('POST', '/wp/v2/settings', {
      readly_settings: { words_per_minute: 450, position: 'below', post_types: ['page'] },
    });
    expect(saved.status).toBe(200);
    expect((await visitor.get(page.path)).text).toMatch(
      /word449<\/p>\s*<p class="readly-reading-time">1 minute to read/,
    );
    expect((await visitor.get(post.path)).text).not.toContain('readly-reading-time');
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
