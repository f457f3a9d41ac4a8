import type { PluginPlan as Public } from '@presswright/shared/schemas/plans/plugin-plan';
import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import type { BehaviourOf } from '../behaviour.ts';
import { attribute, type RecordKind } from '../records/record-kind.ts';

/** Slots of the checkout, as plans have them. */
export type CheckoutSlot = BehaviourOf<'checkout_slot'>;

/** Metadata of orders that holds what was chosen: `2026-05-04 10:00-12:00`. */
export const slotKey = (plan: PluginPlan, number: number): string => prefixed(plan, `slot_${number}`);

/** Attributes of orders that hold what was chosen: `slot_1` of the first behaviour of the kind. */
export const slotAttributes = ({
  behaviours = [],
}: Public): readonly { readonly key: string; readonly label: string }[] =>
  behaviours
    .filter((one) => one.kind === 'checkout_slot')
    .map(({ label }, index) => ({ key: `slot_${index + 1}`, label }));

/** Orders with the slots that customers choose. */
export function withSlots(plan: PluginPlan, kind: RecordKind): RecordKind {
  const slots = kind.key === 'order' ? slotAttributes(plan.source) : [];
  if (slots.length === 0) return kind;
  const made = slots.map(({ key, label }, index) => {
    const chosen = (record: PhpCode): PhpCode => php`(string) ${record}->get_meta( ${slotKey(plan, index + 1)} )`;
    return attribute(key, label, 'date', (record) => php`substr( ${chosen(record)}, 0, 16 )`, {
      isPublic: false,
      metaKey: slotKey(plan, index + 1),
      text: chosen,
    });
  });
  return { ...kind, attributes: [...made, ...kind.attributes] };
}
