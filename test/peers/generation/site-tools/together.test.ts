import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteTools } from '../../../../server/src/generation/plugin/site-tools/table.ts';
import { requirePeer } from '../../peers.ts';
import { ToolSite } from '../harness/tool-site.ts';

/** Tools that keep visitors out, so that no other could be seen at work. */
const closesTheSite: ReadonlySet<string> = new Set(['maintenance_mode', 'private_site']);

// Every tool at once, in one plugin.
requirePeer('php', 'wordpress', 'sqlite')('all tools in one plugin', { timeout: 120_000 }, () => {
  let tools: ToolSite;

  beforeAll(async () => {
    const open = siteTools.filter(({ tool }) => !closesTheSite.has(tool));
    tools = new ToolSite([{ plugin_name: 'Everything', description: open.map(({ example }) => example).join('\n\n') }]);
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('show pages to visitors and screens to administrators without a complaint', async () => {
    const post = tools.post({
      post_content: '<!-- wp:heading --><h2 class="wp-block-heading">One</h2><!-- /wp:heading --> some words',
    });
    const visitor = tools.visitor();
    for (const path of ['/', post.path, '/?s=words', '/nowhere/', '/feed/', '/wp-login.php']) {
      expect((await visitor.get(path)).status, path).toBeLessThan(500);
    }
    for (const path of ['', 'edit.php', 'post-new.php', 'users.php', 'profile.php', 'plugins.php', 'upload.php']) {
      const { status, text } = await tools.admin.get(`/wp-admin/${path}`);
      expect(status, path).toBeLessThan(400);
      expect(text, path).not.toMatch(/Fatal error|Warning:|Notice:|Deprecated:/);
    }
    expect((await tools.admin.get('/wp-admin/options-general.php?page=everything-settings')).status).toBe(200);
    expect(tools.log.fresh()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
