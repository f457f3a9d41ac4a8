import { classNameOf, classOf } from '../../plugin/code-names.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { contextOf } from '../context.ts';
import { recordKind } from '../records/record-kinds.ts';
import { readerClass } from '../shown/reader-class.ts';
import { bulkClass } from './bulk-class.ts';
import { checkStaffList } from './check.ts';
import { describeStaffList } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { listsClass } from './lists-class.ts';
import { staffListTests } from './tests.ts';

/** Lists of the administration get columns, filters and marks. */
export const staffList: BehaviourModule<'staff_list'> = {
  kind: 'staff_list',
  describe: describeStaffList,
  check: checkStaffList,
  examples,
  counterExamples,
  contribute(plan, lists) {
    const words = contextOf(plan.source);
    const kinds = new Map(
      lists.flatMap(({ entity }) => {
        const kind = recordKind(plan, entity);
        return kind === undefined ? [] : [[entity, kind] as const];
      }),
    );
    const hasBulk = lists.some(({ bulk = [] }) => bulk.length > 0);
    return {
      classes: [
        ...[...kinds.values()].map((kind) => readerClass(plan, kind)),
        {
          name: classNameOf(plan, 'Staff_Lists'),
          summary: 'Adds columns, filters and marks to lists of the administration.',
          code: listsClass(plan, lists),
        },
        ...(hasBulk
          ? [
              {
                name: classNameOf(plan, 'Bulk_Actions'),
                summary: 'Sets fields of several records at once.',
                code: bulkClass(plan, lists),
              },
            ]
          : []),
      ],
      adminBoot: [
        php`( new ${classOf(plan, 'Staff_Lists')}() )->register();`,
        ...(hasBulk ? [php`( new ${classOf(plan, 'Bulk_Actions')}() )->register();`] : []),
      ],
      readme: { features: lists.map((one) => describeStaffList(one, words).replace(/\.$/, '')) },
      instructions: [...kinds.values()].map(
        ({ plural }) =>
          `The list of ${plural} in the administration has the new columns: see **Screen Options** there.`,
      ),
      tests: staffListTests(plan, lists),
    };
  },
};
