import { classNameOf, classOf } from '../../plugin/code-names.ts';
import { listed } from '../../plugin/features/support/format-text.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, Words } from '../behaviour.ts';
import { checkConditions, conditionWords } from '../conditions.ts';
import { contextOf } from '../context.ts';
import { unknownPlaceholders } from '../texts.ts';
import { counterExamples, examples } from './examples.ts';
import { listClass } from './list-class.ts';
import { messageOf, subjectOf, type WaitingList, waitingKey } from './list-plan.ts';
import { waitingTests } from './tests.ts';

const placeholders = ['product', 'price', 'link', 'leave', 'site'];

function describe(
  { event, products = [], requires_login: isForCustomers, keep_days: days }: WaitingList,
  words: Words,
): string {
  const who = isForCustomers ? 'Customers with an account' : 'Customers';
  const only =
    products.length === 0 ? '' : ` where ${listed(products.map((one) => conditionWords('product', one, words)))}`;
  return `${who} can ask to be told by email when a product${only} ${event === 'cheaper' ? 'costs less' : 'is back in stock'}; addresses are kept for ${days} days at most.`;
}

/** Customers are told once a product is there again, or costs less. */
export const waitingList: BehaviourModule<'waiting_list'> = {
  kind: 'waiting_list',
  describe,
  check(one, context) {
    const found = checkConditions('product', one.products ?? [], 'products', context);
    if (found !== null) return found;
    const led = (one.products ?? []).findIndex(({ attribute }) => attribute.includes('.'));
    if (led !== -1)
      return {
        at: `products[${led}].attribute`,
        expected: 'an attribute of products',
        got: one.products?.[led]?.attribute,
      };
    for (const member of ['subject', 'message'] as const) {
      const [unknown] = unknownPlaceholders(one[member], placeholders);
      if (unknown !== undefined)
        return {
          at: member,
          expected: `placeholders: ${placeholders.map((name) => `{${name}}`).join(', ')}`,
          got: unknown,
        };
    }
    return null;
  },
  examples,
  counterExamples,
  settings: (lists, words) =>
    lists.flatMap((one, index) => [
      {
        key: `waiting_${index + 1}_subject`,
        type: 'text' as const,
        label: `Waiting list ${index + 1}: subject`,
        description: describe(one, words),
        default: subjectOf(one),
        section: 'notifications' as const,
      },
      {
        key: `waiting_${index + 1}_message`,
        type: 'textarea' as const,
        label: `Waiting list ${index + 1}: message`,
        description: 'Names in braces are replaced: {product}, {price}, {link}, {leave}, {site}.',
        default: messageOf(one),
        section: 'notifications' as const,
      },
    ]),
  contribute: (plan, lists) => {
    const keys = lists.map((_, index) => waitingKey(plan, index + 1));
    return {
      classes: lists.map((one, index) => ({
        name: classNameOf(plan, `Waiting_List_${index + 1}`),
        summary: 'Tells customers of products that they wait for.',
        code: listClass(plan, one, index + 1),
      })),
      boot: lists.map((_, index) => php`( new ${classOf(plan, `Waiting_List_${index + 1}`)}() )->register();`),
      activation: keys.map(
        (key) => php`
          if ( ! wp_next_scheduled( ${`${key}_clean`} ) ) {
            wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', ${`${key}_clean`} );
          }
        `,
      ),
      deactivation: keys.map(
        (key) => php`
          wp_unschedule_hook( ${`${key}_clean`} );
          wp_unschedule_hook( ${`${key}_send`} );
        `,
      ),
      cleanup: { postMeta: keys, transients: keys, cronHooks: keys.flatMap((key) => [`${key}_clean`, `${key}_send`]) },
      readme: { features: lists.map((one) => describe(one, contextOf(plan.source)).replace(/\.$/, '')) },
      privacy: [
        'The plugin keeps the email addresses of customers who wait for a product until they are told, leave the list, or the time is over. Privacy tools export and erase them.',
      ],
      instructions: ['WooCommerce has to be active: customers join the list on the pages of its products.'],
      tests: waitingTests(plan, lists),
    };
  },
};
