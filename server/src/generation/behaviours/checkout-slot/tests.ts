import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { CheckoutSlot } from './slot-plan.ts';
import { slotClass } from './slots-class.ts';

/** Tests that slots keep to what was said of them. */
export const slotTests = (plan: PluginPlan, all: readonly CheckoutSlot[]): readonly TestCase[] =>
  all.map(({ lead_hours: lead, days_ahead: days, closed }, index) => ({
    name: `Checkout_Slot_${index + 1}`,
    summary: 'Tests for slots at the checkout.',
    methods: [
      php`
        /**
         * No slot is too soon, too late or on a closed day.
         */
        public function test_slots_keep_to_the_bounds() {
          $now   = new DateTimeImmutable( '2030-05-06 08:00:00', wp_timezone() );
          $slots = ( new ${slotClass(plan, index + 1)}() )->slots( $now );

          $this->assertSame( count( $slots ), count( array_unique( $slots ) ) );
          $this->assertIsArray( $slots );
          foreach ( $slots as $slot ) {
            $parts = explode( ' ', $slot );
            $start = new DateTimeImmutable( $parts[0] . ' ' . substr( $parts[1] ?? '23:59', 0, 5 ), wp_timezone() );
            $this->assertTrue( $start >= $now->modify( ${`+${lead} hours`} ), $slot );
            $this->assertTrue( $start <= $now->modify( ${`+${days + 1} days`} ), $slot );
            $this->assertNotContains( $parts[0], ${closed} );
            $this->assertNotContains( substr( $parts[0], 5 ), ${closed} );
          }
        }
      `,
    ],
  }));
