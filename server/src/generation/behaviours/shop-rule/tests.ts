import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, php } from '../../writers/php.ts';
import { isConditional, methodName, type NumberedRule, type ShopEffect, type ShopRule } from './rule.ts';
import { numbered } from './rules-class.ts';

const hooks: { readonly [Do in ShopEffect['do']]: string } = {
  limit: 'woocommerce_check_cart_items',
  hide: 'woocommerce_is_purchasable',
  discount: 'woocommerce_cart_calculate_fees',
  fee: 'woocommerce_cart_calculate_fees',
  shipping: 'woocommerce_package_rates',
  payment: 'woocommerce_available_payment_gateways',
  show: '',
  option: 'woocommerce_checkout_fields',
  deposit: 'woocommerce_cart_calculate_fees',
  related: '',
};

const hookOf = ({ effect }: NumberedRule): string =>
  effect.do === 'discount' && effect.on === 'price' ? 'woocommerce_product_get_price' : hooks[effect.do];

/** Tests that rules are asked, and that those without conditions do what they say. */
export function ruleTests(plan: PluginPlan, rules: readonly ShopRule[]): readonly TestCase[] {
  const all = numbered(plan, rules);
  const asked = [...new Set(all.map(hookOf).filter((hook) => hook !== ''))];
  const payments = all.filter(
    (one) => one.effect.do === 'payment' && !isConditional(one) && (one.rule.products ?? []).length === 0,
  );
  return [
    {
      name: 'Shop_Rules',
      summary: 'Tests for the rules of the shop.',
      methods: [
        php`
          /**
           * The shop asks every rule.
           */
          public function test_rules_are_asked() {
            foreach ( ${asked} as $hook ) {
              remove_all_filters( $hook );
            }

            ( new ${classOf(plan, 'Shop_Rules')}() )->register();

            foreach ( ${asked} as $hook ) {
              $this->assertTrue( has_filter( $hook ), $hook );
            }
          }
        `,
        ...payments.map((one) => {
          const { is, methods } = one.effect as { is: string; methods: readonly string[] };
          const given = [...new Set([...methods, 'presswright_other'])];
          const left = is === 'only' ? methods : methods.length === 0 ? [] : ['presswright_other'];
          return php`
            /**
             * Rule ${one.number} leaves the right ways of payment.
             */
            public function ${identifier(`test_payment_${one.number}`)}() {
              wp_set_current_user( 0 );
              $rules = new ${classOf(plan, 'Shop_Rules')}();
              $left  = $rules->${methodName(one, 'payment')}( array_fill_keys( ${given}, null ) );

              $this->assertSame( ${[...left]}, array_keys( $left ) );
            }
          `;
        }),
      ],
    },
  ];
}
