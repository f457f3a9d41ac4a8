import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../../peers.ts';
import { shopFolder, shopHelpers } from '../harness/shop.ts';
import { ToolSite } from '../harness/tool-site.ts';

const plan: PluginPlan = {
  version: 1,
  behaviours: [
    {
      kind: 'restriction',
      subject: {
        of: 'records',
        entity: 'product',
        deeds: ['buy'],
        conditions: [{ attribute: 'category', is: 'contains', value: 'Knives' }],
      },
      allowed: { who: 'roles', roles: ['customer'] },
      outcome: 'message',
      message: '',
    },
    {
      kind: 'restriction',
      subject: { of: 'field', entity: 'product', field: 'price', deeds: ['read'] },
      allowed: { who: 'logged_in' },
      outcome: 'message',
      message: '',
    },
    {
      kind: 'rule',
      entity: 'order',
      when: 'created',
      checks: [{ is: 'text', attribute: 'email', match: 'not_ends_with', values: ['@spam.example.org'] }],
      conditions: [{ attribute: 'country', is: 'equal', value: 'CH' }],
      outcome: 'refuse',
      message: 'Not with this address',
    },
    {
      kind: 'membership',
      name: 'Buyer',
      role: 'contributor',
      starts: [{ on: 'event', entity: 'order', event: 'status', status: 'completed' }],
      lasts: { for: 'period', count: 1, unit: 'month' },
      again: 'extend',
      grace_days: 0,
      reminders: [],
      can_cancel: 'no',
      managers: [],
    },
  ],
};

requirePeer('php', 'wordpress', 'sqlite')('access to a shop', { timeout: 60_000 }, () => {
  let shop: ToolSite;
  const run = <T>(code: string): T => shop.site.evaluate<T>(shopHelpers + code);

  beforeAll(() => {
    shop = new ToolSite([{ plugin_name: 'Knife Desk', plan }], [shopFolder]);
  }, 120_000);

  afterAll(() => shop?.remove());

  it('keeps products and prices to those who may buy them', () => {
    const said = run<Record<string, unknown>>(`
      $knife = $product( 'Knife', 20, 'Knives' );
      $mug   = $product( 'Mug', 5 );
      $guest = array( $cart( array( $knife => 1 ) )['lines'], $cart( array( $mug => 1 ) )['lines'], wc_get_product( $mug )->get_price_html() );
      wp_set_current_user( $person( 'lea', 'customer' ) );
      $customer = array( $cart( array( $knife => 1 ) )['lines'], '' !== wc_get_product( $mug )->get_price_html() );
      return array( 'guest' => $guest, 'customer' => $customer );`);
    expect(said).toEqual({ guest: [0, 1, ''], customer: [1, true] });
  });

  it('refuses orders at the checkout, and makes members of who has bought', () => {
    const said = run<Record<string, unknown>>(`
      // Nothing here sends mail: what is told to new members is tried elsewhere.
      add_filter( 'pre_wp_mail', '__return_true' );
      $try = function ( $data ) { $errors = new WP_Error(); do_action( 'woocommerce_after_checkout_validation', $data, $errors ); return $errors->get_error_messages(); };
      $id  = $person( 'max', 'customer' );
      $one = wc_get_order( $order( $id, array( $product( 'Cup', 3 ) => 1 ) ) );
      $one->update_status( 'completed' );
      return array(
        'bad'    => $try( array( 'billing_email' => 'a@SPAM.example.org', 'billing_country' => 'CH' ) ),
        'abroad' => $try( array( 'billing_email' => 'a@spam.example.org', 'billing_country' => 'DE' ) ),
        'good'   => $try( array( 'billing_email' => 'a@example.org', 'billing_country' => 'CH' ) ),
        'roles'  => array_values( get_userdata( $id )->roles ),
      );`);
    expect(said).toEqual({ bad: ['Not with this address'], abroad: [], good: [], roles: ['customer', 'contributor'] });
  });
});
