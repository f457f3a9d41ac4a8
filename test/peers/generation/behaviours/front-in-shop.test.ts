import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examples as figures } from '../../../../server/src/generation/behaviours/figure/examples.ts';
import { examples as insertions } from '../../../../server/src/generation/behaviours/insertion/examples.ts';
import { examples as listings } from '../../../../server/src/generation/behaviours/listing/examples.ts';
import { examples as reactions } from '../../../../server/src/generation/behaviours/reaction/examples.ts';
import { requirePeer } from '../../peers.ts';
import { isRealShop, shopFolder, shopHelpers } from '../harness/shop.ts';
import { ToolSite } from '../harness/tool-site.ts';

const ofShop = (all: readonly { readonly asks: PlanBehaviour }[]): PlanBehaviour[] =>
  all.map(({ asks }) => asks).filter((one) => 'entity' in one && (one.entity === 'product' || one.entity === 'order'));

const plan: PluginPlan = {
  version: 1,
  behaviours: [listings, figures, insertions, reactions].flatMap((all) =>
    // Each example is a plan of its own: here all are in one, under names of their own.
    ofShop(all).map((one) => ('name' in one ? { ...one, name: `${one.kind}_${one.name}` } : one) as PlanBehaviour),
  ),
};

// What visitors see of products and orders.
requirePeer('php', 'wordpress', 'sqlite')('what visitors see of a shop', { timeout: 90_000 }, () => {
  let shop: ToolSite;
  const run = <T>(code: string): T => shop.site.evaluate<T>(shopHelpers + code);

  beforeAll(() => {
    shop = new ToolSite([{ plugin_name: 'Harbour', plan }], [shopFolder]);
  }, 120_000);

  afterAll(() => shop?.remove());

  // Products have terms, and orders their own tables, in WooCommerce itself alone.
  it.runIf(isRealShop)('lists, counts and marks products and orders for those who may see them', () => {
    const said = run<Record<string, string>>(`
      $buyer = $person( 'bea', 'customer' );
      $other = $person( 'olaf', 'customer' );
      $mug   = $product( 'Mug', 20, '', array( 'sale_price' => '12.5', 'sku' => 'MUG-1' ) );
      $cup   = $product( 'Cup', 5 );
      $bought    = $order( $buyer, array( $mug => 2 ) );
      $order( $other, array( $cup => 1 ) );
      $one   = wc_get_order( $bought );
      $one->set_billing_country( 'FR' );
      $one->set_billing_email( 'bea@example.org' );
      $one->set_date_paid( time() );
      $one->save();
      $said = array( 'guest' => do_shortcode( '[harbour_listing_my_orders]' ), 'sale' => do_shortcode( '[harbour_listing_sale]' ), 'roof' => do_shortcode( '[harbour_figure_roof]' ), 'cheapest' => do_shortcode( '[harbour_figure_cheapest]' ), 'countries' => do_shortcode( '[harbour_figure_countries]' ), 'wish' => do_shortcode( '[harbour_reaction_wish_list id="' . $mug . '"]' ) );
      wp_set_current_user( $buyer );
      $said['mine']  = do_shortcode( '[harbour_listing_my_orders]' );
      $said['spent'] = do_shortcode( '[harbour_figure_spent]' );
      $said['add']   = do_shortcode( '[harbour_reaction_wish_list id="' . $mug . '"]' );
      $GLOBALS['post'] = get_post( $mug );
      setup_postdata( $GLOBALS['post'] );
      set_current_screen( 'front' );
      $said['price'] = apply_filters( 'woocommerce_get_price_html', '12.50', wc_get_product( $mug ) );
      $said['image'] = ( new Harbour_Insertions() )->show_insertion_sale( get_post( $mug ) ) . ( new Harbour_Insertions() )->show_insertion_sale( get_post( $cup ) );
      ob_start();
      do_action( 'woocommerce_email_after_order_table', wc_get_order( $bought ), false, true, null );
      $said['mail'] = ob_get_clean();
      $said['number'] = (string) $bought;
      return $said;`);
    const plain = (text = ''): string =>
      text
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    expect(said.guest).toBe('');
    expect(said.wish).toContain('Log in to use the wish list.');
    expect(said.sale).toContain('Mug');
    expect(said.sale).not.toContain('Cup');
    expect(plain(said.roof)).toMatch(/Roof appeal .*25\.00 of \D*50,000\.00 \(0%\)/);
    expect(plain(said.cheapest)).toBe('from 5.00 Cheapest product');
    expect(plain(said.countries)).toBe('1 Countries');
    expect(said.mine?.match(/<tr>/g)).toHaveLength(2);
    expect(plain(said.mine)).toMatch(/processing \D*25\.00/);
    expect(plain(said.spent)).toMatch(/25\.00 Spent so far/);
    expect(said.add).toContain('Add to wish list');
    expect(plain(said.price)).toBe('12.50 SKU: MUG-1');
    expect(said.image?.match(/Sale/g)).toHaveLength(1);
    expect(said.mail).toContain(`order number ${said.number}`);
  });

  it('bring tests that pass', () => {
    expect(shop.failedTests()).toEqual([]);
  });
});
