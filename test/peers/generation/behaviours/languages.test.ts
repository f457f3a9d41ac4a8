import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { ToolSite } from '../harness/tool-site.ts';

const plans = JSON.parse(
  readFileSync(new URL('../../../generation/corrected-plans/plans/languages.json', import.meta.url), 'utf8'),
);

const keepMails = `<?php
add_filter( 'pre_wp_mail', function ( $result, $mail ) {
	update_option( 'test_mails', array_merge( get_option( 'test_mails', array() ), array( $mail['to'] . ': ' . $mail['subject'] . ' ' . wp_strip_all_tags( $mail['message'] ) ) ) );
	return true;
}, 10, 2 );`;

requirePeer('php', 'wordpress', 'sqlite')('languages', { timeout: 120_000 }, () => {
  let tools: ToolSite;

  beforeAll(async () => {
    tools = new ToolSite([
      { plugin_name: 'Museum', plan: plans['bilingual-museum'] },
      { plugin_name: 'Hotel', plan: plans['hreflang-hotel'] },
      { plugin_name: 'Booking Desk', plan: plans['form-in-three-languages'] },
    ]);
    tools.site.evaluate(`
      wp_mkdir_p( WPMU_PLUGIN_DIR );
      return file_put_contents( WPMU_PLUGIN_DIR . '/mails.php', base64_decode( '${Buffer.from(keepMails).toString('base64')}' ) );`);
    await tools.serve();
  }, 180_000);

  afterAll(() => tools?.remove());

  it('show records in the language that a visitor has chosen, else in that of the site', async () => {
    const { id, path } = tools.post({ post_type: 'museum_exhibit', post_title: 'Die Vase', post_content: 'Aus Ton' });
    const bare = tools.post({ post_type: 'museum_exhibit', post_title: 'Der Krug', post_content: 'Aus Glas' });
    tools.site.evaluate(
      `update_post_meta( ${id}, 'museum_title_en', 'The <i>vase</i>' ); return update_post_meta( ${id}, 'museum_text_en', 'Made of <script>x</script> clay' );`,
    );
    const visitor = tools.visitor();
    const german = (await visitor.get(path)).text;
    expect(german).toContain('Aus Ton');
    expect(german).toMatch(/<span lang="de" aria-current="true">Deutsch<\/span> \| <a href="[^"]*museum_language=en"/);
    const chosen = await visitor.get(`${path}${path.includes('?') ? '&' : '?'}museum_language=en`);
    expect(chosen.status).toBe(302);
    expect(chosen.headers.get('location')).not.toContain('museum_language');
    const english = (await visitor.get(path)).text;
    expect(english).toMatch(/<h1[^>]*>The vase/);
    expect(english).toMatch(/Made of x? ?clay/);
    expect(english).not.toMatch(/Aus Ton|<script>x/);
    expect(english).toMatch(/<html[^>]* lang="en"/);
    const missing = (await visitor.get(bare.path)).text;
    expect(missing).toContain('Der Krug');
    expect(missing).toContain('Aus Glas');
    expect((await tools.visitor().get(path)).text).toContain('Die Vase');
    expect((await tools.admin.get(`/wp-admin/post.php?post=${id}&action=edit`)).text).toContain('Die Vase');
    tools.site.evaluate(`wp_update_post( array( 'ID' => ${id}, 'post_password' => 'key' ) ); return true;`);
    expect((await visitor.get(path)).text).not.toContain('clay');
  });

  it('connect pages for search engines, and offer the translation to those who prefer it', async () => {
    const [german, italian, single] = tools.site.evaluate<number[]>(`
      $ids = array();
      foreach ( array( 'de' => 'zimmer', 'it' => 'camere', '' => 'contact' ) as $parent => $slug ) {
        $above = '' === $parent ? 0 : wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $parent, 'post_name' => $parent ) );
        $ids[] = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $slug, 'post_name' => $slug, 'post_parent' => $above ) );
      }
      update_post_meta( $ids[0], 'hotel_translation', $ids[1] );
      return $ids;`);
    expect([german, italian, single].every((id) => Number(id) > 0)).toBe(true);
    const page = async (path: string, language: string) =>
      (
        await fetch(`${tools.site.url}${path}`, { headers: { 'accept-language': language }, redirect: 'manual' })
      ).text();
    for (const path of ['/de/zimmer/', '/it/camere/']) {
      const text = await page(path, 'xx');
      expect(text.match(/<link rel="alternate" hreflang="[a-z-]+" href="[^"]+">/g)).toEqual([
        expect.stringMatching(/hreflang="(?:de|it)" href="[^"]*\/(?:de\/zimmer|it\/camere)\/"/),
        expect.stringMatching(/hreflang="(?:de|it)" href="[^"]*\/(?:de\/zimmer|it\/camere)\/"/),
        expect.stringMatching(/hreflang="x-default" href="[^"]*\/it\/camere\/"/),
      ]);
      expect(text).not.toContain('hotel-language-offer');
    }
    const offered = await page('/de/zimmer/', 'it-IT,it;q=0.9,de;q=0.5');
    expect(offered).toMatch(
      /<p class="hotel-language-offer" lang="it"><a href="[^"]*\/it\/camere\/" hreflang="it">Questa pagina è disponibile in italiano<\/a>/,
    );
    expect(offered).toMatch(/<html[^>]* lang="de"/);
    expect(await page('/it/camere/', 'it')).not.toContain('hotel-language-offer');
    expect(await page('/contact/', 'it')).not.toMatch(/hotel-language-offer|hreflang="x-default"/);
  });

  it('label forms in the language of the visitor, who gets the mail in it, and the office in its own', async () => {
    const { path } = tools.post({ post_type: 'page', post_title: 'Book', post_content: '[booking_desk_request_form]' });
    const visitor = tools.visitor();
    expect((await visitor.get(path)).text).toMatch(/<label[^>]*>\s*Arrival/);
    await visitor.get(`${path}?booking_desk_language=fr`);
    const { text } = await visitor.get(path);
    expect(text).toMatch(/<label[^>]*>\s*Arrivée/);
    const nonce = /name="_wpnonce" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const fields = { title: 'A', name: 'Zoé', email: 'zoe@example.org', arrival: '2030-05-04' };
    const sent = await visitor.post(
      path,
      new URLSearchParams([
        ['booking_desk_form', 'request'],
        ['_wpnonce', nonce],
        ...Object.entries(fields).map(([key, value]) => [`booking_desk_fields[${key}]`, value] as [string, string]),
      ]),
    );
    expect(sent.status).toBe(302);
    const mails = tools.site.evaluate<string[]>(
      `$mails = get_option( 'test_mails', array() ); delete_option( 'test_mails' ); return $mails;`,
    );
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatch(/^zoe@example\.org: .*Nous avons reçu votre demande[\s\S]*Merci\.[\s\S]*Arrivée/);
    expect(mails[1]).toMatch(/^admin@example\.org: .*Nieuwe aanvraag[\s\S]*Er is een nieuwe aanvraag[\s\S]*Aankomst/);
    expect(mails[1]).not.toContain('Arrivée');
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    tools.site.evaluate(`
      return unlink( WPMU_PLUGIN_DIR . '/mails.php' );`);
    expect(tools.takeDown()).toEqual([]);
  });
});
