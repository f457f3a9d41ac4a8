import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, php } from '../../writers/php.ts';
import type { OrderFlow } from './flow-plan.ts';

/** Tests that statuses are there, and that customers cancel in time. */
export function orderFlowTests(plan: PluginPlan, { statuses, cancel_hours: hours }: OrderFlow): readonly TestCase[] {
  const [first] = statuses;
  const flow = php`( new ${classOf(plan, 'Order_Flow')}() )`;
  return [
    {
      name: 'Order_Flow',
      summary: 'Tests for what becomes of orders.',
      methods: [
        php`
          /**
           * The class listens to WooCommerce.
           */
          public function test_hooks_are_registered() {
            $before = count( $GLOBALS['wp_filter'], COUNT_RECURSIVE );
            $GLOBALS['wp_filter'] = array();
            ${flow}->register();

            $this->assertGreaterThan( 0, count( $GLOBALS['wp_filter'] ) );
            $this->assertGreaterThan( 0, $before );
          }
        `,
        first === undefined
          ? noPhp
          : php`
            /**
             * The statuses stand behind the one that orders are processed in.
             */
            public function test_statuses_are_added() {
              $statuses = ${flow}->add_statuses(
                array(
                  'wc-processing' => 'Processing',
                  'wc-completed'  => 'Completed',
                )
              );

              $this->assertSame( ${`wc-${first.key}`}, array_keys( $statuses )[1] );
              $this->assertArrayHasKey( 'wc-completed', $statuses );
              $this->assertArrayHasKey( ${`mark_${first.key}`}, ${flow}->add_bulk_actions( array() ) );
            }
          `,
        hours === 0
          ? noPhp
          : php`
            /**
             * Orders can be canceled in time, and not later.
             */
            public function test_canceling_has_an_end() {
              $order = new class() {
                /**
                 * Time of the order.
                 *
                 * @var int
                 */
                public $time = 0;

                /**
                 * Gets the time.
                 *
                 * @return DateTime Time.
                 */
                public function get_date_created() {
                  return new DateTime( '@' . $this->time );
                }
              };

              $order->time = time();
              $this->assertContains( 'processing', ${flow}->allow_canceling( array( 'pending' ), $order ) );

              $order->time = time() - 9000 * HOUR_IN_SECONDS;
              $this->assertSame( array(), ${flow}->allow_canceling( array( 'pending' ), $order ) );
            }
          `,
      ].filter((method) => method.text !== ''),
    },
  ];
}
