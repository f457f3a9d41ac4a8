import { afterAll, beforeAll, expect, it } from 'vitest';
import { examples } from '../../../../server/src/generation/behaviours/waiting-list/examples.ts';
import type { WaitingList } from '../../../../server/src/generation/behaviours/waiting-list/list-plan.ts';
import { requirePeer } from '../../peers.ts';
import { shopFolder, shopHelpers } from '../harness/shop.ts';
import { ToolSite } from '../harness/tool-site.ts';

const asked = (words: string): WaitingList => {
  const found = examples.find(({ says }) => says.includes(words));
  if (found === undefined) throw new Error(`no example says ${words}`);
  return found.asks;
};

requirePeer('php', 'wordpress', 'sqlite')('waiting lists', { timeout: 60_000 }, () => {
  let shop: ToolSite;
  const run = <T>(code: string): T => shop.site.evaluate<T>(shopHelpers + code);
  /** What is sent while the code runs, as one text. */
  const mailsOf = (code: string): string =>
    run<string>(`
      $mails = array();
      add_filter( 'pre_wp_mail', function ( $sent, $mail ) use ( &$mails ) {
        $mails[] = implode( ' | ', array_map( 'strval', array( $mail['to'], $mail['subject'], $mail['message'] ) ) );
        return true;
      }, 10, 2 );
      ${code}
      return implode( ' || ', $mails );`);

  beforeAll(async () => {
    shop = new ToolSite(
      [
        {
          plugin_name: 'Corner Waiting',
          plan: { version: 1, behaviours: [{ ...asked('must agree'), products: [] }, asked('price drops')] },
        },
      ],
      [shopFolder],
    );
    await shop.serve();
  }, 120_000);

  afterAll(() => shop?.remove());

  it('take addresses while a product is sold out, and tell each once when it is back', async () => {
    const { id, path } = run<{ id: number; path: string }>(`
      update_option( 'woocommerce_coming_soon', 'no' );
      $id = $product( 'Fountain pen', 20, '', array( 'manage_stock' => true, 'stock_quantity' => 0 ) );
      return array( 'id' => $id, 'path' => wp_make_link_relative( get_permalink( $id ) ) );`);
    const form = run<string>(`
      global $product;
      $product = wc_get_product( ${id} );
      ob_start();
      do_action( 'woocommerce_single_product_summary' );
      return ob_get_clean();`);
    expect(form).toContain('I agree to the privacy policy.');
    const visitor = shop.visitor();
    const nonce = /name="corner_waiting_waiting_1_nonce" value="(\w+)"/.exec(form)?.[1] ?? '';
    const send = (fields: Record<string, string>) =>
      visitor.post(
        '/wp-admin/admin-post.php',
        new URLSearchParams({
          action: 'corner_waiting_waiting_1',
          product: String(id),
          corner_waiting_waiting_1_nonce: nonce,
          ...fields,
        }),
      );
    expect(path).not.toBe('');
    const joined = await send({ email: 'ann@example.org', consent: '1' });
    expect(joined.headers.get('location')).toContain('corner_waiting_waiting_1=joined');
    await send({ email: 'ann@example.org', consent: '1' });
    await send({ email: 'ben@example.org', consent: '1' });
    await send({ email: 'zoe@example.org' });
    await send({ email: 'bot@example.org', consent: '1', website: 'x' });
    expect((await send({ email: 'eve@example.org', corner_waiting_waiting_1_nonce: 'no' })).status).toBe(403);
    const leave = run<string>(
      `return wp_make_link_relative( ( new Corner_Waiting_Waiting_List_1() )->leave_link( ${id}, 'ben@example.org' ) );`,
    );
    expect((await visitor.get(leave.replace(/key=\w+/, 'key=0'))).text).toContain('no longer');
    const waiting = `return wp_list_pluck( get_post_meta( ${id}, 'corner_waiting_waiting_1' ), 'email' );`;
    expect(run(waiting)).toEqual(['ann@example.org', 'ben@example.org']);
    await visitor.get(leave);
    expect(run(waiting)).toEqual(['ann@example.org']);

    const sent = mailsOf(`
      $one = wc_get_product( ${id} );
      $one->set_stock_quantity( 5 );
      $one->save();
      foreach ( array( 1, 2 ) as $time ) {
        do_action( 'corner_waiting_waiting_1_send', ${id} );
      }`);
    expect(sent.match(/Fountain pen is back in stock/g)).toHaveLength(1);
    expect(sent).toContain('ann@example.org');
    expect(sent).not.toContain('ben@example.org');
    expect(run(waiting)).toEqual([]);
  });

  it('tell of a lower price, and of no other', () => {
    const sent = mailsOf(`
      $id   = $product( 'Oak shelf', 90 );
      $list = new Corner_Waiting_Waiting_List_2();
      $list->add( wc_get_product( $id ), 'cid@example.org' );
      foreach ( array( '95', '80' ) as $price ) {
        $one = wc_get_product( $id );
        $one->set_regular_price( $price );
        $one->save();
        do_action( 'corner_waiting_waiting_2_send', $id );
        $mails[] = 'left: ' . count( get_post_meta( $id, 'corner_waiting_waiting_2' ) );
      }`);
    expect(sent).toMatch(/^left: 1 .*Oak shelf costs less now.*\$80\.00.* left: 0$/s);
  });

  it('forget people in time', () => {
    expect(
      run<number>(`
        $id = $product( 'Ink', 5 );
        add_post_meta( $id, 'corner_waiting_waiting_1', array( 'email' => 'old@example.org', 'time' => time() - 181 * DAY_IN_SECONDS, 'price' => '5' ) );
        add_post_meta( $id, 'corner_waiting_waiting_1', array( 'email' => 'new@example.org', 'time' => time(), 'price' => '5' ) );
        do_action( 'corner_waiting_waiting_1_clean' );
        return count( get_post_meta( $id, 'corner_waiting_waiting_1' ) );`),
    ).toBe(1);
  });

  it('pass their own tests, and leave nothing behind', () => {
    expect(shop.failedTests()).toEqual([]);
    expect(shop.takeDown().filter((line) => line.includes('corner'))).toEqual([]);
  });
});
