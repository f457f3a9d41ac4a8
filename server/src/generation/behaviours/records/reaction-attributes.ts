import type { PluginPlan as PublicPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { classOf } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { attribute, type RecordKind } from './record-kind.ts';

/** What people's reactions make of a record: its average rating, how many did it. */
export const reactionFigures = ({ behaviours = [] }: PublicPlan, entity: string) =>
  behaviours.flatMap((one) =>
    one.kind === 'reaction' && one.entity === entity && one.act.is !== 'report'
      ? [
          ...(one.act.is === 'rate'
            ? [{ key: `${one.name}_average`, label: 'Rating', of: one.name, what: 'average' }]
            : []),
          { key: `${one.name}_count`, label: 'Number of reactions', of: one.name, what: 'count' },
        ]
      : [],
  );

/** A kind of records with what reactions make of them, by which lists can be ordered. */
export function withReactionFigures(plan: PluginPlan, kind: RecordKind): RecordKind {
  const figures = reactionFigures(plan.source, kind.key).filter(({ key }) =>
    kind.attributes.every((one) => one.key !== key),
  );
  if (figures.length === 0) return kind;
  const reactions = classOf(plan, 'Reactions');
  return {
    ...kind,
    attributes: [
      ...kind.attributes,
      ...figures.map(({ key, label, of, what }) => {
        const read = (record: PhpCode) => php`${reactions}::figure( ${of}, (int) ${kind.id(record)}, ${what} )`;
        const text = (record: PhpCode) => php`number_format_i18n( (float) ${read(record)}, 1 )`;
        return attribute(key, label, 'number', read, what === 'average' ? { text } : {});
      }),
    ],
  };
}
