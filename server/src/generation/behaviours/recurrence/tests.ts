import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { MadeRecurrence } from './recurrence-plan.ts';

/** Tests that the calendar is counted right. */
export const recurrenceTests = (plan: PluginPlan, all: readonly MadeRecurrence[]): readonly TestCase[] =>
  all.map(({ number }) => ({
    name: `Recurrence_${number}`,
    summary: 'Tests for what repeats.',
    methods: [
      php`
        /**
         * Days are those of the calendar: months without a 31st are left out, weekdays keep their place in the month.
         */
        public function test_days_of_the_calendar() {
          $this->assertSame( array( '2050-01-08', '2050-01-15' ), ${classOf(plan, `Recurrence_${number}`)}::days( '2050-01-01', 'weekly', '2050-01-20' ) );
          $this->assertSame( array( '2050-03-31', '2050-05-31' ), ${classOf(plan, `Recurrence_${number}`)}::days( '2050-01-31', 'monthly', '2050-06-30' ) );
          $this->assertSame( array( '2050-02-08', '2050-03-08' ), ${classOf(plan, `Recurrence_${number}`)}::days( '2050-01-11', 'monthly_weekday', '2050-03-31' ) );
          $this->assertSame( array(), ${classOf(plan, `Recurrence_${number}`)}::days( '2050-01-01', 'never', '2051-01-01' ) );
        }
      `,
    ],
  }));
