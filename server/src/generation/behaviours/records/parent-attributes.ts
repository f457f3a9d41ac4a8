import type { PluginPlan as PublicPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { classOf } from '../../plugin/code-names.ts';
import { parentFiguresOf } from '../../plugin/features/shortcode/parent-figures.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import { attribute, type RecordKind } from './record-kind.ts';

/** What `parent_figure` makes of the entries of a record, such as `review_average`: the first of each figure and entity. */
export const parentAttributes = ({ behaviours = [] }: PublicPlan, parent: string) =>
  behaviours
    .flatMap((one) =>
      one.kind === 'parent_figure' && one.parent === parent
        ? [{ key: `${one.entity}_${one.figure}`, label: `${labels[one.figure]} of ${one.entity.replaceAll('_', ' ')}` }]
        : [],
    )
    .filter(({ key }, index, all) => all.findIndex((one) => one.key === key) === index);

const labels = { sum: 'Sum', average: 'Average', count: 'Number' } as const;

/** A kind of records with what is worked out of the entries that belong to them. */
export function withParentFigures(plan: PluginPlan, kind: RecordKind): RecordKind {
  const figures = parentFiguresOf(plan);
  const made = parentAttributes(plan.source, kind.key).flatMap(({ key, label }) => {
    const figure = figures.find((one) => one.parent.key === kind.key && `${one.entity.key}_${one.figure}` === key);
    if (figure === undefined || kind.attributes.some((one) => one.key === key)) return [];
    const digits = figure.figure === 'count' ? 0 : 1;
    const number = (record: Parameters<RecordKind['id']>[0]) =>
      php`${classOf(plan, 'Related_Figures')}::number( ${figure.name}, ${kind.id(record)} )`;
    return [
      attribute(key, label, 'number', (record) => php`( ${number(record)} ?? '' )`, {
        text: (record) =>
          php`( null === ${number(record)} ? '' : number_format_i18n( (float) ${number(record)}, ${digits} ) )`,
      }),
    ];
  });
  return made.length === 0 ? kind : { ...kind, attributes: [...kind.attributes, ...made] };
}
