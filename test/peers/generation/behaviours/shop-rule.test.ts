import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examples } from '../../../../server/src/generation/behaviours/shop-rule/examples.ts';
import { requirePeer } from '../../peers.ts';
import { shopFolder, shopHelpers } from '../harness/shop.ts';
import { ToolSite } from '../harness/tool-site.ts';

const asked = (words: string): PlanBehaviour => {
  const found = examples.find(({ says }) => says.includes(words));
  if (found === undefined) throw new Error(`no example says ${words}`);
  return found.asks;
};
const plugin = (plugin_name: string, ...behaviours: readonly PlanBehaviour[]) => ({
  plugin_name,
  plan: { version: 1 as const, behaviours: [...behaviours] },
});

requirePeer('php', 'wordpress', 'sqlite')('rules of a shop', { timeout: 60_000 }, () => {
  let shop: ToolSite;
  const run = <T>(code: string): T => shop.site.evaluate<T>(shopHelpers + code);

  beforeAll(() => {
    shop = new ToolSite(
      [
        plugin(
          'Corner Limits',
          asked('worth 30 euros'),
          asked('cartons of six'),
          asked('more than two tickets'),
          asked('over 31.5 kg'),
        ),
        plugin(
          'Corner Prices',
          asked('Guests must not see'),
          asked('Trade customers'),
          asked('from 10 notebooks'),
          asked('Three for two'),
          asked('very first order'),
        ),
        plugin(
          'Corner Ways',
          asked('Delivery is on us'),
          asked('Frozen goods'),
          asked('Take bank transfer'),
          asked('deposit of 20'),
        ),
        plugin('Corner Texts', asked('Only 3 left'), asked('“Care” tab'), asked('related products')),
        plugin('Corner Options', asked('confirm that they are 18'), asked('gift wrapping')),
      ],
      [shopFolder],
    );
  }, 120_000);

  afterAll(() => shop?.remove());

  it('refuse orders that are too small, uneven or too heavy, and say why', () => {
    const said = run<Record<string, { errors: string[] }>>(`
      wp_set_current_user( $person( 'lea', 'customer' ) );
      $mug  = $product( 'Mug', 12.5, '', array( 'weight' => '2' ) );
      $wine = $product( 'Riesling', 9, 'Wine' );
      return array(
        'small'  => $cart( array( $mug => 2 ) ),
        'enough' => $cart( array( $mug => 3 ) ),
        'uneven' => $cart( array( $wine => 7 ) ),
        'even'   => $cart( array( $wine => 12 ) ),
        'heavy'  => $cart( array( $mug => 16 ) ),
      );`);
    expect(said.small?.errors).toEqual([expect.stringMatching(/at least \D*30\.00\D* It is \D*25\.00 now/)]);
    expect(said.enough?.errors).toEqual([]);
    expect(said.uneven?.errors).toEqual([expect.stringContaining('multiple of 6. It is 7 now')]);
    expect(said.even?.errors).toEqual([]);
    expect(said.heavy?.errors).toEqual(['Please call us on 555-0101.']);
  });

  it('count what a customer has ordered before, of others nothing', () => {
    const said = run<{ errors: string[] }[]>(`
      $ticket = $product( 'Gala', 40, 'Tickets' );
      $ann    = $person( 'ann', 'customer' );
      $ben    = $person( 'ben', 'customer' );
      $order( $ann, array( $ticket => 1 ) );
      wp_set_current_user( $ann );
      $of_ann = array( $cart( array( $ticket => 1 ) ), $cart( array( $ticket => 2 ) ) );
      wp_set_current_user( $ben );
      return array_merge( $of_ann, array( $cart( array( $ticket => 2 ) ) ) );`);
    expect(said.map(({ errors }) => errors)).toEqual([
      [],
      [expect.stringContaining('“Tickets” per customer can be at most 2. It is 3 now.')],
      [],
    ]);
  });

  it('keep prices from guests, wherever they are read', () => {
    const [guest, customer] = run<{ price: string; html: string; buys: boolean; cart: { lines: number } }[]>(`
      $id   = $product( 'Lamp', 77 );
      $read = function () use ( $id, $cart ) {
        $one = wc_get_product( $id );
        return array( 'price' => $one->get_price(), 'html' => $one->get_price_html(), 'buys' => $one->is_purchasable(), 'cart' => $cart( array( $id => 1 ) ) );
      };
      $guest = $read();
      wp_set_current_user( $person( 'cleo', 'customer' ) );
      return array( $guest, $read() );`);
    expect(guest).toMatchObject({ price: '', buys: false, cart: { lines: 0 } });
    expect(guest?.html).toMatch(/^<a href="[^"]+">Log in to see our prices<\/a>$/);
    expect(customer).toMatchObject({ price: '77', buys: true, cart: { lines: 1 } });
    expect(customer?.html).toContain('77.00');
  });

  it('lower prices for a role, and for no product that is on sale', () => {
    expect(
      run<string[]>(`
        add_role( 'wholesale_customer', 'Wholesale', array( 'read' => true ) );
        $full = $product( 'Chair', 100 );
        $sale = $product( 'Stool', 100, '', array( 'sale_price' => '90' ) );
        wp_set_current_user( $person( 'dan', 'wholesale_customer' ) );
        $prices = array( wc_get_product( $full )->get_price(), wc_get_product( $sale )->get_price() );
        wp_set_current_user( $person( 'eve', 'customer' ) );
        $prices[] = wc_get_product( $full )->get_price();
        remove_role( 'wholesale_customer' );
        return array_map( 'floatval', $prices );`),
    ).toEqual([85, 90, 100]);
  });

  it('give discounts by quantity, for every third piece, and on the first order', () => {
    const said = run<Record<string, { fees: Record<string, number> }>>(`
      $book = $product( 'Red notebook', 4 );
      $sock = $product( 'Sock', 6, 'Socks' );
      $dear = $product( 'Wool sock', 10, 'Socks' );
      $known = $person( 'fay', 'customer' );
      $order( $known, array( $book => 1 ) );
      wp_set_current_user( $known );
      $said = array(
        'nine'  => $cart( array( $book => 9 ) ),
        'ten'   => $cart( array( $book => 10 ) ),
        'fifty' => $cart( array( $book => 50 ) ),
        'two'   => $cart( array( $sock => 2 ) ),
        'seven' => $cart( array( $dear => 4, $sock => 3 ) ),
      );
      wp_set_current_user( $person( 'gus', 'customer' ) );
      $said['first']  = $cart( array( $book => 5 ) );
      $said['capped'] = $cart( array( $book => 100 ) );
      return $said;`);
    expect(said.nine?.fees).toEqual({});
    expect(said.ten?.fees).toEqual({ Discount: -2 });
    expect(said.fifty?.fees).toEqual({ Discount: -24 });
    expect(said.two?.fees).toEqual({});
    expect(said.seven?.fees).toEqual({ '3 for 2': -12 });
    expect(said.first?.fees).toEqual({ 'Welcome discount': -2 });
    expect(said.capped?.fees).toMatchObject({ 'Welcome discount': -25 });
  });

  it('change ways of shipping and of payment, and split the payment', () => {
    const said = run<Record<string, unknown>>(`
      wp_set_current_user( $person( 'hal', 'customer' ) );
      $mug  = $product( 'Cup', 20, '', array( 'weight' => '1' ) );
      $peas = $product( 'Peas', 20, 'Frozen' );
      $tour = $product( 'Harbour', 100, 'Tours' );
      $ways = function () {
        $rates = array();
        foreach ( array( 'flat_rate' => 7, 'local_pickup' => 0 ) as $method => $cost ) {
          $rates[ "$method:1" ] = new WC_Shipping_Rate( "$method:1", $method, $cost, array(), $method );
        }
        return array_map( fn( $rate ) => (float) $rate->get_cost(), apply_filters( 'woocommerce_package_rates', $rates, array() ) );
      };
      $pay = fn() => array_keys( apply_filters( 'woocommerce_available_payment_gateways', array( 'bacs' => 1, 'cod' => 1 ) ) );
      $cart( array( $mug => 1, ) );
      $said = array( 'plain' => $ways() );
      $cart( array( $mug => 4 ) );
      $said['over'] = $ways();
      $said['pay']  = $pay();
      $cart( array( $peas => 1 ) );
      $said['frozen'] = $ways();
      WC()->cart->empty_cart();
      $cheap = $product( 'Pin', 1 );
      $cart( array( $cheap => 1 ) );
      $said['cheap'] = $pay();
      $said['tour']  = $cart( array( $tour => 1, $mug => 1 ) )['fees'];
      return $said;`);
    expect(said.plain).toEqual({ 'flat_rate:1': 7, 'local_pickup:1': 0 });
    expect(said.over).toEqual({ 'flat_rate:1': 0, 'local_pickup:1': 0 });
    expect(said.pay).toEqual(['bacs', 'cod']);
    expect(said.frozen).toEqual({ 'local_pickup:1': 0 });
    expect(said.cheap).toEqual(['cod']);
    expect(said.tour).toMatchObject({ 'Balance due on arrival': -80 });
  });

  it('show badges and tabs of the products that they are about', () => {
    const [few, many] = run<{ badge: string; tabs: string[]; related: number[] }[]>(`
      wp_set_current_user( $person( 'ivy', 'customer' ) );
      $look = function ( $id ) {
        global $product;
        $product = wc_get_product( $id );
        ob_start();
        do_action( 'woocommerce_before_shop_loop_item_title' );
        return array(
          'badge'   => ob_get_clean(),
          'tabs'    => array_values( wp_list_pluck( apply_filters( 'woocommerce_product_tabs', array() ), 'title' ) ),
          'related' => apply_filters( 'woocommerce_related_products', array( 1, 2 ), $id, array() ),
        );
      };
      $few  = $product( 'Desk', 90, 'Furniture', array( 'manage_stock' => true, 'stock_quantity' => 3 ) );
      $many = $product( 'Pen', 2, '', array( 'manage_stock' => true, 'stock_quantity' => 30 ) );
      return array( $look( $few ), $look( $many ) );`);
    expect(few?.badge).toContain('<span class="corner-texts-badge">Only 3 left</span>');
    expect(few?.tabs).toContain('Care');
    expect(few?.related).toEqual([]);
    expect(many?.badge).not.toContain('left');
    expect(many?.tabs).not.toContain('Care');
  });

  it('ask at the checkout, charge what was chosen, and keep it with the order', () => {
    const said = run<Record<string, unknown>>(`
      wp_set_current_user( $person( 'joe', 'customer' ) );
      $knife  = $product( 'Knife', 50, 'Knives' );
      $fork   = $product( 'Fork', 50 );
      $fields = fn() => array_keys( apply_filters( 'woocommerce_checkout_fields', array( 'order' => array() ) )['order'] );
      $cart( array( $fork => 1 ) );
      $said = array( 'fork' => $fields() );
      $cart( array( $knife => 1 ) );
      $said['knife'] = $fields();
      do_action( 'woocommerce_checkout_update_order_review', 'corner_options_option_2=1&other=x' );
      $said['chosen'] = $cart( array( $fork => 1 ) )['fees'];
      do_action( 'woocommerce_checkout_update_order_review', 'other=x' );
      $said['not'] = $cart( array( $fork => 1 ) )['fees'];
      $one = wc_get_order( $order( get_current_user_id(), array( $fork => 1 ) ) );
      do_action( 'woocommerce_checkout_create_order', $one, array( 'corner_options_option_2' => 1 ) );
      $one->save();
      $said['kept'] = wc_get_order( $one->get_id() )->get_meta( 'corner_options_option_2' );
      ob_start();
      do_action( 'woocommerce_admin_order_data_after_billing_address', $one );
      $said['shown'] = ob_get_clean();
      return $said;`);
    expect(said.fork).toEqual(['corner_options_option_2']);
    expect(said.knife).toEqual(['corner_options_option_1', 'corner_options_option_2']);
    expect(said.chosen).toMatchObject({ 'Gift wrapping': 3.5 });
    expect(said.not).not.toHaveProperty('Gift wrapping');
    expect(said.kept).toBe('yes');
    expect(said.shown).toContain('<strong>Gift wrapping</strong> Yes');
  });

  it('pass their own tests', () => {
    expect(shop.failedTests()).toEqual([]);
  });

  it('complain of nothing, and leave nothing behind', () => {
    expect(shop.takeDown().filter((line) => line.includes('corner'))).toEqual([]);
  });
});
