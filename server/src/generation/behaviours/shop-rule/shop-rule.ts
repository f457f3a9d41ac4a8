import { classNameOf, classOf } from '../../plugin/code-names.ts';
import { capitalised } from '../../plugin/features/support/format-text.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { contextOf } from '../context.ts';
import { deleteOrderMeta } from '../shop/order-meta.ts';
import { shopClass } from '../shop/shop-class.ts';
import { checkRule } from './check.ts';
import { describeRule } from './describe.ts';
import { optionKey } from './effects/option.ts';
import { counterExamples, examples } from './examples.ts';
import { ruleSettings } from './rule.ts';
import { numbered, rulesClass } from './rules-class.ts';
import { ruleTests } from './tests.ts';

/** What a shop demands, charges, hides and shows, and when. */
export const shopRule: BehaviourModule<'shop_rule'> = {
  kind: 'shop_rule',
  describe: describeRule,
  check: checkRule,
  examples,
  counterExamples,
  settings: (rules, words) =>
    rules.flatMap((rule, index) =>
      ruleSettings(
        { number: index + 1, effect: rule.effect, products: rule.products ?? [] },
        capitalised(describeRule(rule, words)),
      ),
    ),
  contribute: (plan, rules) => {
    const options = numbered(plan, rules).flatMap((one) => (one.effect.do === 'option' ? [optionKey(one)] : []));
    return {
      classes: [
        shopClass(plan),
        {
          name: classNameOf(plan, 'Shop_Rules'),
          summary: 'Holds the shop to its rules.',
          code: rulesClass(plan, rules),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Shop_Rules')}() )->register();`],
      ...(options.length > 0 && {
        cleanup: {
          postMeta: options,
          statements: [deleteOrderMeta(options)],
        },
        privacy: ['The plugin keeps with each order which checkboxes were checked at the checkout.'],
      }),
      readme: { features: rules.map((rule) => describeRule(rule, contextOf(plan.source)).replace(/\.$/, '')) },
      instructions: ['WooCommerce has to be active: the rules are about its shop.'],
      tests: ruleTests(plan, rules),
    };
  },
};
