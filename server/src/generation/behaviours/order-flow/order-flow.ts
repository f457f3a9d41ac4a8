import { classNameOf, classOf } from '../../plugin/code-names.ts';
import { listed } from '../../plugin/features/support/format-text.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, Fault } from '../behaviour.ts';
import { deleteOrderMeta } from '../shop/order-meta.ts';
import { counterExamples, examples } from './examples.ts';
import { orderFlowClass } from './flow-class.ts';
import { counterOption, numberKey, type OrderFlow } from './flow-plan.ts';
import { orderFlowTests } from './tests.ts';

/** Statuses that WooCommerce has. */
const known = [
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
  'draft',
  'trash',
  'any',
];

function describe({ statuses, number, cancel_hours: hours, reorder }: OrderFlow): string {
  const parts = [
    ...(statuses.length > 0 ? [`have the statuses ${listed(statuses.map(({ label }) => `“${label}”`))}`] : []),
    ...(number === undefined ? [] : [`have numbers such as ${sampleNumber(number)}`]),
    ...(hours > 0 ? [`can be canceled by customers within ${hours} hours`] : []),
    ...(reorder ? ['can be ordered again with a click'] : []),
  ];
  return `Orders ${listed(parts)}.`;
}

/** A number as orders have it. */
export const sampleNumber = ({ prefix, digits, first }: NonNullable<OrderFlow['number']>): string =>
  prefix.replaceAll('{year}', '2026').replaceAll('{month}', '05') + String(first).padStart(digits, '0');

function check({ statuses, number, cancel_hours: hours, reorder }: OrderFlow): Fault | null {
  if (statuses.length === 0 && number === undefined && hours === 0 && !reorder)
    return { at: 'statuses', expected: 'statuses, a number, hours to cancel or ordering again', got: statuses };
  const keys = statuses.map(({ key }) => key);
  for (const [index, key] of keys.entries()) {
    if (known.includes(key))
      return { at: `statuses[${index}].key`, expected: 'a status that WooCommerce has not', got: key };
    if (keys.indexOf(key) !== index)
      return { at: `statuses[${index}].key`, expected: 'a key that no other status has', got: key };
  }
  if (number === undefined) return null;
  const unknown = /\{(?!year\}|month\})|(?<!\{year|\{month)\}/.exec(number.prefix);
  if (unknown !== null)
    return { at: 'number.prefix', expected: 'no placeholders but {year} and {month}', got: number.prefix };
  if (number.restarts === 'yearly' && !number.prefix.includes('{year}'))
    return { at: 'number.prefix', expected: '{year}, as the numbers restart with it', got: number.prefix };
  return null;
}

/** All flows of a plan as one: statuses together, the rest of the first that says it. */
export const oneFlow = (flows: readonly OrderFlow[]): OrderFlow => {
  const number = flows.find((one) => one.number !== undefined)?.number;
  const statuses = flows.flatMap((one) => one.statuses);
  return {
    kind: 'order_flow',
    statuses: statuses.filter(({ key }, index) => statuses.findIndex((other) => other.key === key) === index),
    ...(number !== undefined && { number }),
    cancel_hours: flows.find((one) => one.cancel_hours > 0)?.cancel_hours ?? 0,
    reorder: flows.some(({ reorder }) => reorder),
  };
};

/** What becomes of orders. */
export const orderFlow: BehaviourModule<'order_flow'> = {
  kind: 'order_flow',
  describe,
  check,
  examples,
  counterExamples,
  settings: (flows) => {
    const hours = oneFlow(flows).cancel_hours;
    return hours === 0
      ? []
      : [
          {
            key: 'cancel_hours',
            type: 'integer',
            label: 'Hours to cancel',
            description: 'Customers can cancel their orders for so many hours.',
            default: hours,
            min: 0,
            max: 8760,
            section: 'general',
          },
        ];
  },
  contribute: (plan, flows) => {
    const flow = oneFlow(flows);
    const own = flow.statuses.map(({ key }) => `wc-${key}`);
    return {
      classes: [
        {
          name: classNameOf(plan, 'Order_Flow'),
          summary: 'Gives orders statuses and numbers, and lets customers cancel them and order again.',
          code: orderFlowClass(plan, flow),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Order_Flow')}() )->register();`],
      cleanup: {
        ...(flow.number !== undefined && { options: [counterOption(plan)], postMeta: [numberKey(plan)] }),
        statements: [
          ...(flow.number === undefined ? [] : [deleteOrderMeta([numberKey(plan)])]),
          ...(flow.number?.restarts === 'yearly'
            ? [
                php`
                  for ( $year = 2020; $year <= (int) wp_date( 'Y' ) + 1; $year++ ) {
                    delete_option( ${`${counterOption(plan)}_`} . $year );
                  }
                `,
              ]
            : []),
          ...(own.length === 0
            ? []
            : [
                php`
                  global $wpdb;
                  // Nobody would find orders whose status is no longer there.
                  $orders_table = $wpdb->prefix . 'wc_orders';
                  // phpcs:disable WordPress.DB.DirectDatabaseQuery -- Once, when the plugin is deleted.
                  foreach ( ${own} as $status ) {
                    $wpdb->update( $wpdb->posts, array( 'post_status' => 'wc-processing' ), array( 'post_type' => 'shop_order', 'post_status' => $status ) );
                    if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $orders_table ) ) === $orders_table ) {
                      $wpdb->update( $orders_table, array( 'status' => 'wc-processing' ), array( 'status' => $status ) );
                    }
                  }
                  // phpcs:enable
                `,
              ]),
        ],
      },
      readme: { features: [describe(flow).replace(/\.$/, '')] },
      instructions: ['WooCommerce has to be active: it keeps the orders.'],
      tests: orderFlowTests(plan, flow),
    };
  },
};
