import { php } from '../../../../writers/php.ts';
import type { TestCase } from '../../../feature-module.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass } from '../../support/tool-names.ts';
import type { BusinessDetails } from './business-details-options.ts';

/** Tests of what search engines are told, and where. */
export function businessDetailsTests(plan: PluginPlan, { type, place }: BusinessDetails): TestCase {
  const printer = toolClass(plan, 'business_details', 'Printer');
  return {
    name: 'Business_Details',
    summary: 'Tests for the details of the business.',
    methods: [
      php`
        /**
         * Opening hours are read line by line, also over the end of the week.
         */
        public function test_reads_opening_hours() {
          $hours = ${printer}::hours( "Mo-We 9:00-17:30\nSa, Su 10:00 – 14:00\nSu-Mo 20:00-23:00\nby appointment" );

          $this->assertCount( 3, $hours );
          $this->assertSame( array( 'Monday', 'Tuesday', 'Wednesday' ), $hours[0]['dayOfWeek'] );
          $this->assertSame( '09:00', $hours[0]['opens'] );
          $this->assertSame( array( 'Saturday', 'Sunday' ), $hours[1]['dayOfWeek'] );
          $this->assertSame( array( 'Sunday', 'Monday' ), $hours[2]['dayOfWeek'] );
        }
      `,
      php`
        /**
         * The details stand on ${place === 'everywhere' ? 'every page' : 'the front page only'}.
         */
        public function test_stands_where_it_should() {
          $this->go_to( home_url( '/?s=nothing' ) );
          ob_start();
          ( new ${printer}() )->print_data();
          $elsewhere = (string) ob_get_clean();

          ${place === 'everywhere' ? php`$this->assertStringContainsString( 'application/ld+json', $elsewhere );` : php`$this->assertSame( '', $elsewhere );`}
          $this->assertSame( ${type}, ( new ${printer}() )->data()['@type'] );
        }
      `,
    ],
  };
}
