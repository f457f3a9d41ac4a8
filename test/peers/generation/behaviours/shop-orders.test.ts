import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examples as slots } from '../../../../server/src/generation/behaviours/checkout-slot/examples.ts';
import { examples as flows } from '../../../../server/src/generation/behaviours/order-flow/examples.ts';
import { requirePeer } from '../../peers.ts';
import { shopFolder, shopHelpers } from '../harness/shop.ts';
import { ToolSite } from '../harness/tool-site.ts';

const all = [...slots, ...flows];
const asked = (words: string): PlanBehaviour => {
  const found = all.find(({ says }) => says.includes(words));
  if (found === undefined) throw new Error(`no example says ${words}`);
  return found.asks;
};

requirePeer('php', 'wordpress', 'sqlite')('orders of a shop', { timeout: 60_000 }, () => {
  let shop: ToolSite;
  const run = <T>(code: string): T => shop.site.evaluate<T>(shopHelpers + code);

  beforeAll(() => {
    const plugin = (plugin_name: string, ...behaviours: readonly PlanBehaviour[]) => ({
      plugin_name,
      plan: { version: 1 as const, behaviours: [...behaviours] },
    });
    shop = new ToolSite(
      [
        plugin('Corner Flow', asked('mark orders as Packed'), asked('SHOP-2026'), asked('with one click')),
        plugin('Corner Slots', asked('two deliveries an evening'), asked('between 10 and 12')),
      ],
      [shopFolder],
    );
  }, 120_000);

  afterAll(() => shop?.remove());

  it('get numbers one after the other, and statuses that staff give them', () => {
    const said = run<{ numbers: string[]; status: string; name: string; found: number; bulk: string[] }>(`
      $mug = $product( 'Mug', 10 );
      $ids = array( $order( 1, array( $mug => 1 ) ), $order( 1, array( $mug => 2 ) ) );
      wc_get_order( $ids[0] )->update_status( 'packed' );
      return array(
        'numbers' => array_map( fn( $id ) => wc_get_order( $id )->get_order_number(), $ids ),
        'status'  => wc_get_order( $ids[0] )->get_status(),
        'name'    => wc_get_order_status_name( 'packed' ),
        'found'   => count( wc_get_orders( array( 'status' => array( 'packed' ) ) ) ),
        'bulk'    => array_keys( apply_filters( 'bulk_actions-edit-shop_order', array() ) ),
      );`);
    const year = new Date().getFullYear();
    expect(said.numbers).toEqual([`SHOP-${year}-00001`, `SHOP-${year}-00002`]);
    expect(said).toMatchObject({ status: 'packed', name: 'Packed', found: 1 });
    expect(said.bulk).toContain('mark_packed');
  });

  it('can be canceled in time and ordered again', () => {
    const said = run<{ fresh: string[]; old: string[]; again: string }>(`
      $mug = $product( 'Cup', 10 );
      $one = wc_get_order( $order( 1, array( $mug => 1 ) ) );
      $can = fn() => array_values( apply_filters( 'woocommerce_valid_order_statuses_for_cancel', array( 'pending' ), $one ) );
      $fresh = $can();
      $one->set_date_created( time() - 4 * HOUR_IN_SECONDS );
      return array(
        'fresh' => $fresh,
        'old'   => $can(),
        'again' => implode( ' ', wp_list_pluck( apply_filters( 'woocommerce_my_account_my_orders_actions', array(), $one ), 'url' ) ),
      );`);
    expect(said.fresh).toContain('processing');
    expect(said.old).toEqual([]);
    expect(said.again).toMatch(/order_again=\d+.*_wpnonce=/);
  });

  it('take a slot that has room, and none that is full or never was', () => {
    const said = run<Record<string, unknown>>(`
      $mug    = $product( 'Table', 10 );
      $fields = fn() => apply_filters( 'woocommerce_checkout_fields', array( 'order' => array() ) )['order'];
      $open   = array_values( array_diff( array_keys( $fields()['corner_slots_slot_1']['options'] ), array( '' ) ) );
      $take   = function ( $slot ) use ( $order, $mug, &$kept ) {
        $errors = new WP_Error();
        do_action( 'woocommerce_after_checkout_validation', array( 'corner_slots_slot_1' => $slot ), $errors );
        if ( $errors->has_errors() ) {
          return $errors->get_error_message();
        }
        $one = wc_get_order( $order( 1, array( $mug => 1 ) ) );
        do_action( 'woocommerce_checkout_create_order', $one, array( 'corner_slots_slot_1' => $slot ) );
        $kept = $one->save();
        return wp_strip_all_tags( implode( ' ', wp_list_pluck( apply_filters( 'woocommerce_get_order_item_totals', array(), $one ), 'value' ) ) );
      };
      $said = array(
        'first' => $open[0],
        'all'   => count( $open ),
        'one'   => $take( $open[0] ),
        'two'   => $take( $open[0] ),
        'three' => $take( $open[0] ),
        'other' => $take( '2001-01-01 17:00-20:00' ),
      );
      wc_get_order( $kept )->update_status( 'on-hold' );
      $said['left']   = isset( $fields()['corner_slots_slot_1']['options'][ $open[0] ] );
      $said['pickup'] = isset( $fields()['corner_slots_slot_2'] );
      WC()->session->set( 'chosen_shipping_methods', array( 'local_pickup:3' ) );
      $said['picked'] = isset( $fields()['corner_slots_slot_2'] );
      return $said;`);
    expect(said.first).toMatch(/^\d{4}-\d\d-\d\d 17:00-20:00$/);
    expect(new Date(String(said.first).slice(0, 10)).getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    expect(said.all).toBeGreaterThan(50);
    expect(said.one).toMatch(/day, .*, 17:00–20:00$/);
    expect(said.two).toBe(said.one);
    expect(said.three).toBe('This time is no longer available. Please choose another one.');
    expect(said.other).toBe('This time is no longer available. Please choose another one.');
    expect(said.left).toBe(false);
    expect(said).toMatchObject({ pickup: false, picked: true });
  });

  it('pass their own tests', () => {
    expect(shop.failedTests()).toEqual([]);
  });

  it('leave nothing behind that only the plugins understand', () => {
    const told = shop.takeDown().filter((line) => line.includes('corner') || line.includes('packed'));
    expect(told).toEqual([]);
    expect(
      shop.site.evaluate<number>(
        `global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_status = 'wc-packed'" );`,
      ),
    ).toBe(0);
  });
});
