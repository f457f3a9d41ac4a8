import { classNameOf, classOf } from '../../plugin/code-names.ts';
import { listed } from '../../plugin/features/support/format-text.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, BehaviourOf, Fault, PlanContext, Words } from '../behaviour.ts';
import { checkConditions, conditionWords } from '../conditions.ts';
import { contextOf } from '../context.ts';
import { recordKind } from '../records/record-kinds.ts';
import { checkAttribute, checkAttributes, checkName, oneOfNames } from '../shown/check-parts.ts';
import { readerClass } from '../shown/reader-class.ts';
import { counterExamples, examples } from './examples.ts';
import { exportsClass } from './exports-class.ts';
import { choicesName, isFiltered } from './filtering.ts';
import { logOption } from './logging.ts';
import { exportTests } from './tests.ts';

export type RecordExport = BehaviourOf<'record_export'>;

function describe(
  { entity, title, columns, conditions = [], roles, formats = ['csv'], filters = [], logs }: RecordExport,
  words: Words,
): string {
  const labels = columns.map((key) => words.attribute(entity, key));
  const when =
    conditions.length === 0 ? '' : ` where ${listed(conditions.map((one) => conditionWords(entity, one, words)))}`;
  const who = roles.length === 0 ? 'Administrators' : `Administrators and ${listed(roles.map((role) => `“${role}”`))}`;
  const by = filters.map(
    (one) => `${words.attribute(entity, one.attribute)}${one.by === 'value' ? '' : ` (${one.by})`}`,
  );
  const filtered = by.length === 0 ? '' : `, filtered by ${listed(by)}`;
  const files = formats.map((format) => format.toUpperCase()).join(' or ');
  return `${who} download “${title}” as ${files}: ${listed(labels)} of ${words.entity(entity).plural}${when}${filtered}${logs === true ? '; each download is recorded' : ''}.`;
}

function checkFilters({ entity, filters = [] }: RecordExport, context: PlanContext): Fault | null {
  for (const [index, { attribute, by }] of filters.entries()) {
    const at = `filters[${index}].attribute`;
    const fault = checkAttribute(attribute, at, entity, context, by === 'value' ? undefined : ['date']);
    if (fault !== null) return fault;
    if (filters.findIndex((other) => other.attribute === attribute) !== index)
      return { at, expected: 'what nothing is filtered by yet', got: attribute };
  }
  return null;
}

function check(one: RecordExport, context: PlanContext): Fault | null {
  const { entity, columns, conditions = [], roles } = one;
  const stranger = roles.findIndex((role) => !context.roles.includes(role));
  return (
    checkName(one, context) ??
    checkAttributes(columns, 'columns', entity, context) ??
    checkConditions(entity, conditions, 'conditions', context) ??
    checkFilters(one, context) ??
    (stranger === -1 ? null : { at: `roles[${stranger}]`, expected: oneOfNames(context.roles), got: roles[stranger] })
  );
}

/** Staff download chosen records as CSV. */
export const recordExport: BehaviourModule<'record_export'> = {
  kind: 'record_export',
  describe,
  check,
  examples,
  counterExamples,
  contribute(plan, all) {
    const words = contextOf(plan.source);
    const kinds = new Map(
      all.flatMap(({ entity }) => {
        const kind = recordKind(plan, entity);
        return kind === undefined ? [] : [[entity, kind] as const];
      }),
    );
    return {
      usesRepositories: [...kinds.values()].some(({ storage }) => storage === 'row'),
      classes: [
        ...[...kinds.values()].map((kind) => readerClass(plan, kind)),
        {
          name: classNameOf(plan, 'Record_Exports'),
          summary: 'Lets staff download records as CSV.',
          code: exportsClass(plan, all),
        },
      ],
      adminBoot: [php`( new ${classOf(plan, 'Record_Exports')}() )->register();`],
      cleanup: {
        options: all.some(({ logs }) => logs === true) ? [logOption(plan)] : [],
        transients: isFiltered(all) ? [choicesName(plan)] : [],
      },
      ...(all.some(({ logs }) => logs === true) && {
        privacy: ['Who downloads records is recorded with the name of the user and the time.'],
      }),
      readme: { features: all.map((one) => describe(one, words).replace(/\.$/, '')) },
      instructions: [`${listed(all.map(({ title }) => `“${title}”`))}: downloads are under **Tools → Downloads**.`],
      tests: exportTests(plan, all),
    };
  },
};
