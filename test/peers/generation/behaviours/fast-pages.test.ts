import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRequests } from '../../../generation/corrected-plans/requests.ts';
import { requirePeer } from '../../peers.ts';
import { ToolSite } from '../harness/tool-site.ts';

const plans = new Map(
  readRequests(new URL('../../../generation/trade-plans/', import.meta.url)).map(({ id, plan }) => [id, plan] as const),
);
const planOf = (id: string) => {
  const plan = plans.get(id);
  if (plan === undefined) throw new Error(`${id} has no plan`);
  return plan;
};

/** A plugin with a form on every page, with a chat, and with a slow list that says how often it was made. */
const others = `<?php
/* Plugin Name: Forms */
add_action( 'wp_enqueue_scripts', static function () {
  wp_enqueue_style( 'wpcf7', plugins_url( 'form.css', __FILE__ ), array(), '1' );
  wp_enqueue_script( 'wpcf7', plugins_url( 'form.js', __FILE__ ), array(), '1', true );
  wp_enqueue_script( 'live-chat', home_url( '/chat.js' ), array(), '2', array( 'strategy' => 'async' ) );
  wp_add_inline_script( 'live-chat', 'window.chatStarted = true;' );
} );`;

requirePeer('php', 'wordpress', 'sqlite')('pages that load fast', { timeout: 120_000 }, () => {
  let tools: ToolSite;
  const folder = mkdtempSync(join(tmpdir(), 'presswright-forms-'));
  const evaluate = <T>(php: string): T => tools.site.evaluate<T>(php);
  const page = async (path: string) => (await tools.visitor().get(path)).text;

  beforeAll(async () => {
    const forms = join(folder, 'contact-form-7');
    mkdirSync(forms);
    writeFileSync(join(forms, 'contact-form-7.php'), others);
    tools = new ToolSite(
      [
        { plugin_name: 'Lean', plan: planOf('lean-frontend') },
        { plugin_name: 'Lists', plan: planOf('query-cache') },
      ],
      [forms],
    );
    await tools.serve();
  }, 180_000);

  afterAll(() => {
    tools?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('load a form’s files on its page alone, and connect early', async () => {
    const contact = tools.post({ post_type: 'page', post_name: 'contact', post_title: 'Contact' }).path;
    expect(contact).toBe('/contact/');
    const front = await page('/');
    expect(front).not.toMatch(/contact-form-7\/form\.(?:css|js)/);
    expect(front).toMatch(/<link href='https:\/\/fonts\.example\.com' crossorigin='anonymous' rel='preconnect'/);
    expect(await page(contact)).toMatch(/form\.css[\s\S]*form\.js/);
    expect((await tools.admin.get('/wp-admin/')).text).not.toContain('fonts.example.com');
  });

  it('let the chat wait with the code that starts it, and nothing else', async () => {
    const front = await page('/');
    const [, chat = '', start = ''] =
      /(<script[^>]*\/chat\.js\?ver=2[^>]*>)<\/script>\s*(<script[^>]*>)\s*window\.chatStarted/.exec(front) ?? [];
    expect(chat).toMatch(/ data-[a-z-]+-delayed="[^"]*\/chat\.js\?ver=2"/);
    expect(start).toMatch(/ data-[a-z-]+-delayed(?:=""|[ >])/);
    for (const tag of [chat, start]) expect(tag).toContain('type="text/plain"');
    expect(chat).not.toContain(' src=');
    expect(front).toMatch(/<script[^>]*src="[^"]*delayed-scripts\.js/);
    expect((await page('/contact/')).match(/type="text\/plain"/g)).toHaveLength(2);
  });

  it('load the first image at once, and the others later', async () => {
    const image = (at: number) => `<img src="/picture-${at}.jpg" width="1200" height="800" alt="Picture ${at}">`;
    const { path } = tools.post({ post_content: [1, 2, 3].map(image).join('\n') });
    const images = (await page(path)).match(/<img[^>]*picture-\d[^>]*>/g) ?? [];
    expect(images.map((one) => one.includes('loading="lazy"'))).toEqual([false, true, true]);
  });

  it('keep lists for visitors, with their styles, until a post is saved', async () => {
    const first = tools.post({ post_title: 'First post' });
    const { path } = tools.post({
      post_type: 'page',
      post_content: '[lists_newest] [lists_most_commented] [lists_popular_posts]',
    });
    const made = await page(path);
    expect(made).toContain('First post');
    const counts = () =>
      evaluate<number[]>(
        `return array( (int) get_option( 'lists_output_hits' ), (int) get_option( 'lists_output_misses' ) );`,
      );
    const [hits = 0, misses = 0] = counts();
    expect(misses).toBe(3);
    // A title that is changed behind WordPress' back is not seen before the list is made anew.
    evaluate(`
      global $wpdb;
      $wpdb->update( $wpdb->posts, array( 'post_title' => 'Renamed post' ), array( 'ID' => ${first.id} ) );
      clean_post_cache( ${first.id} );
      return true;`);
    const again = await page(path);
    expect(again).toContain('First post');
    expect(again).not.toContain('Renamed post');
    expect(again.match(/lists-listings[^"']*css/)?.[0]).toBe(made.match(/lists-listings[^"']*css/)?.[0]);
    expect(counts()).toEqual([hits + 3, misses]);
    expect((await tools.admin.get(path)).text).toContain('Renamed post');
    tools.post({ post_title: 'Newest post' });
    expect(await page(path)).toMatch(/Newest post[\s\S]*Renamed post/);
    expect(counts()).toEqual([hits + 3, misses + 3]);
    expect(
      evaluate(`
        global $wpdb;
        return (int) $wpdb->get_var( "SELECT MAX( option_value + 0 ) FROM $wpdb->options WHERE option_name LIKE '\\\\_transient\\\\_timeout\\\\_lists\\\\_output\\\\_%'" ) - time();`),
    ).toBeGreaterThan(14 * 60);
  });

  it('have a button that clears what is kept, for administrators alone', async () => {
    const { path } = tools.post({ post_type: 'page', post_content: '[lists_newest]' });
    await page(path);
    const bar = (await tools.admin.get(path)).text;
    expect(bar).toMatch(/Cache: \d+ hits, \d+ misses/);
    const [, link = ''] = /href='([^']*action=lists_output_version[^']*)'/.exec(bar) ?? [];
    expect(link).not.toBe('');
    evaluate(`
      global $wpdb;
      $wpdb->query( "UPDATE $wpdb->posts SET post_title = 'Named anew' WHERE post_title = 'Newest post'" );
      wp_cache_flush();
      return true;`);
    expect(await page(path)).not.toContain('Named anew');
    const address = link.replaceAll('&#038;', '&').replaceAll('&amp;', '&');
    await tools.visitor().get(address);
    expect(await page(path)).not.toContain('Named anew');
    expect((await tools.admin.get(address)).status).toBe(302);
    expect(await page(path)).toContain('Named anew');
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests().filter((one) => /Page_Loading|Output_Cache/.test(one))).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
