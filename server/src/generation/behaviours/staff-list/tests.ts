import { classOf, prefixed } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, joinPhp, php } from '../../writers/php.ts';
import type { StaffList } from './list-plan.ts';
import { madeLists } from './lists-class.ts';

/** Tests that the columns are there, in front of the date, and those that are hidden are not. */
export function staffListTests(plan: PluginPlan, lists: readonly StaffList[]): readonly TestCase[] {
  const methods = madeLists(plan, lists).flatMap(({ name, one, kind }) =>
    one.roles.length > 0
      ? []
      : [
          php`
            /**
             * The list of ${kind.plural} has its columns.
             */
            public function ${identifier(`test_${name}_has_its_columns`)}() {
              $given   = array_fill_keys( ${['cb', 'title', ...one.hides.filter((key) => key !== 'date'), 'date']}, 'Title' );
              $columns = ( new ${classOf(plan, 'Staff_Lists')}() )->${identifier(`${name}_columns`)}( $given );

              ${joinPhp(one.columns.map((key) => php`$this->assertArrayHasKey( ${prefixed(plan, `list_${key}`)}, $columns );`))}
              ${joinPhp(one.hides.map((key) => php`$this->assertArrayNotHasKey( ${key}, $columns );`))}
              $this->assertArrayHasKey( 'title', $columns );
            }
          `,
        ],
  );
  return methods.length === 0
    ? []
    : [{ name: 'Staff_Lists', summary: 'Tests for the lists of the administration.', methods }];
}
