import type { PlanEntity, PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';

/** Bookings as plans have them. */
export type Booking = BehaviourOf<'booking'>;

/** Bookings with their number in the plugin. */
export interface NumberedBooking {
  readonly one: Booking;
  readonly number: number;
}

/** The part of the name of their class. */
export const bookingClassPart = ({ number }: Pick<NumberedBooking, 'number'>): string => `Bookings_${number}`;

/** All bookings of a plan. */
export const numberedBookings = ({ source }: PluginPlan): readonly NumberedBooking[] =>
  (source.behaviours ?? [])
    .filter((one): one is Booking => one.kind === 'booking')
    .map((one, index) => ({ one, number: index + 1 }));

/** The bookings that an entity has, if any. */
export const bookingOf = (plan: PluginPlan, entity: PlanEntity): NumberedBooking | undefined =>
  numberedBookings(plan).find(({ one }) => one.entity === entity.key);
