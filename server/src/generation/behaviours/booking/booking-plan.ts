import { prefixed } from '../../plugin/code-names.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plugin/plan.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';
import { type NumberedBooking, numberedBookings } from './booked.ts';

/** Bookings with their number in the plugin and what they are about. */
export interface MadeBooking extends NumberedBooking {
  readonly kind: RecordKind;
  readonly entity: PlanEntity;
  /** The field that says what is booked: days or, with slots, moments. */
  readonly date: PlanField;
  readonly until: PlanField | undefined;
  readonly thing: PlanField | undefined;
  /** What `thing` points to. */
  readonly things: PlanEntity | undefined;
  readonly count: PlanField | undefined;
  /** Of `things`: how many there are of each. */
  readonly places: PlanField | undefined;
  readonly person: PlanField | undefined;
  readonly hasForm: boolean;
}

/** Names of options, metadata and hooks of bookings begin with it. */
export const bookingKey = (plan: PluginPlan, { number }: Pick<MadeBooking, 'number'>): string =>
  prefixed(plan, `booking_${number}`);

/** Shortcode that shows what is free, without brackets. */
export const freeTag = (plan: PluginPlan, { entity }: Pick<MadeBooking, 'entity'>): string =>
  prefixed(plan, `${entity.key}_free`);

/** All bookings of a plan, with what they name in it. */
export function madeBookings(plan: PluginPlan): readonly MadeBooking[] {
  return numberedBookings(plan).flatMap(({ one, number }) => {
    const kind = recordKind(plan, one.entity);
    const entity = plan.entities.find(({ key }) => key === one.entity);
    const date = fieldNamed(plan, entity, one.date);
    if (kind === undefined || entity === undefined || date === undefined) return [];
    const thing = fieldNamed(plan, entity, one.thing);
    const things = plan.entities.find(({ key }) => key === thing?.relatedEntity);
    return [
      {
        one,
        number,
        kind,
        entity,
        date,
        until: fieldNamed(plan, entity, one.until),
        thing,
        things,
        count: fieldNamed(plan, entity, one.number),
        places: fieldNamed(plan, things, one.places_field),
        person: fieldNamed(plan, entity, one.max_open?.per),
        hasForm: (plan.source.behaviours ?? []).some(
          (other) => other.kind === 'public_form' && other.entity === one.entity,
        ),
      },
    ];
  });
}

/** A field by the name that plans have for it, which the plugin may have changed. */
function fieldNamed(plan: PluginPlan, entity: PlanEntity | undefined, key: string | undefined): PlanField | undefined {
  if (entity === undefined || key === undefined) return undefined;
  const attribute = recordKind(plan, entity.key)?.attributes.find((one) => one.key === key);
  return entity.fields.find(({ metaKey }) => metaKey === attribute?.metaKey);
}
