import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import { listed } from '../../plugin/features/support/format-text.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, Fault, PlanContext, Words } from '../behaviour.ts';
import { checkConditions, conditionWords } from '../conditions.ts';
import { contextOf } from '../context.ts';
import { isInTable } from '../in-table.ts';
import { recordKind } from '../records/record-kinds.ts';
import { oneOfNames } from '../shown/check-parts.ts';
import { unknownPlaceholders } from '../texts.ts';
import { counterExamples, examples } from './examples.ts';
import { messageClass } from './message-class.ts';
import { messageOf, type OwnerMessage, placeholders, subjectOf } from './message-plan.ts';
import { messageTests } from './tests.ts';

function describe({ entity, conditions = [], requires_login: isForMembers }: OwnerMessage, words: Words): string {
  const { singular, plural } = words.entity(entity);
  const only =
    conditions.length === 0 ? '' : ` where ${listed(conditions.map((one) => conditionWords(entity, one, words)))}`;
  return `${isForMembers ? 'Logged-in users' : 'Visitors'} write to whom a ${singular} belongs with a form on the page of ${plural}${only}; the address is not shown.`;
}

function check(one: OwnerMessage, context: PlanContext): Fault | null {
  const { entity, field, conditions = [] } = one;
  const entities = context.plan.entities ?? [];
  const known = [
    ...entities
      .filter(({ key, public: isPublic = true }) => isPublic && !isInTable(key, context))
      .map(({ key }) => key),
    ...['post', 'page', 'product'].filter((key) => !entities.some((own) => own.key === key)),
  ];
  if (!known.includes(entity)) return { at: 'entity', expected: oneOfNames(known), got: entity };
  const all = context.plan.behaviours ?? [];
  const twin = all.find(
    (other, at) => other.kind === 'owner_message' && other.entity === entity && at < all.indexOf(one),
  );
  if (twin !== undefined) return { at: 'entity', expected: 'records that have no such form yet', got: entity };
  const addresses = (entities.find(({ key }) => key === entity)?.fields ?? []).flatMap(({ key, type }) =>
    type === 'email' ? [key] : [],
  );
  if (field !== undefined && !addresses.includes(field))
    return { at: 'field', expected: oneOfNames(addresses), got: field };
  const actor = conditions.findIndex(({ attribute }) => attribute.startsWith('actor.'));
  if (actor !== -1)
    return { at: `conditions[${actor}].attribute`, expected: 'what the record has', got: conditions[actor]?.attribute };
  for (const member of ['subject', 'message'] as const) {
    const [unknown] = unknownPlaceholders(one[member], placeholders);
    if (unknown !== undefined)
      return {
        at: member,
        expected: `placeholders: ${placeholders.map((name) => `{${name}}`).join(', ')}`,
        got: unknown,
      };
  }
  return checkConditions(entity, conditions, 'conditions', context);
}

const made = (plan: PluginPlan, all: readonly OwnerMessage[]) =>
  all.flatMap((one, index) => {
    const kind = recordKind(plan, one.entity);
    return kind?.storage === 'post' ? [{ one, kind, number: index + 1 }] : [];
  });

/** Visitors write to whom a record belongs, without reading an address. */
export const ownerMessage: BehaviourModule<'owner_message'> = {
  kind: 'owner_message',
  describe,
  check,
  examples,
  counterExamples,
  settings: (all, words) =>
    all.flatMap((one, index) => [
      {
        key: `message_${index + 1}_subject`,
        type: 'text' as const,
        label: `Messages to owners of ${words.entity(one.entity).plural}: subject`,
        description: describe(one, words),
        default: subjectOf(one),
        section: 'notifications' as const,
      },
      {
        key: `message_${index + 1}_message`,
        type: 'textarea' as const,
        label: `Messages to owners of ${words.entity(one.entity).plural}: message`,
        description: `Names in braces are replaced: ${placeholders.map((name) => `{${name}}`).join(', ')}.`,
        default: messageOf(one),
        section: 'notifications' as const,
      },
    ]),
  contribute(plan, all) {
    const forms = made(plan, all);
    return {
      classes: forms.map(({ one, kind, number }) => ({
        name: classNameOf(plan, `Owner_Message_${number}`),
        summary: `Messages to whom ${kind.plural} belong.`,
        code: messageClass(plan, one, kind, number),
      })),
      boot: forms.map(({ number }) => php`( new ${classOf(plan, `Owner_Message_${number}`)}() )->register();`),
      cleanup: { transients: [prefixed(plan, 'message_')] },
      readme: { features: forms.map(({ one }) => describe(one, contextOf(plan.source)).replace(/\.$/, '')) },
      privacy: [
        'Messages to owners of entries are sent by email and not stored. To prevent abuse, a hash of the visitor’s IP address is stored for one hour.',
      ],
      instructions: forms.map(
        ({ kind }) => `The form “to the owner” is below the content on the page of each ${kind.singular}.`,
      ),
      tests: messageTests(plan, forms),
    };
  },
};
