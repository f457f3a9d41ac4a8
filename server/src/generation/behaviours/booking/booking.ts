import { classNameOf, classOf } from '../../plugin/code-names.ts';
import { capitalised } from '../../plugin/features/support/format-text.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { contextOf } from '../context.ts';
import { bookingAssets } from './assets.ts';
import { bookingClassPart } from './booked.ts';
import { bookingKey, freeTag, madeBookings } from './booking-plan.ts';
import { bookingsClass } from './bookings-class.ts';
import { checkBooking } from './check.ts';
import { describeBooking } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { bookingTests } from './tests.ts';

const hoursSetting = { type: 'integer' as const, section: 'general' as const, min: 0, max: 8760 };

/** Visitors book free days or times, and never more than there are. */
export const booking: BehaviourModule<'booking'> = {
  kind: 'booking',
  describe: describeBooking,
  check: checkBooking,
  examples,
  counterExamples,
  settings: (all, words) =>
    all.flatMap((one, index) => {
      const of = capitalised(words.entity(one.entity).plural);
      return [
        {
          ...hoursSetting,
          key: `booking_${index + 1}_earliest`,
          label: `${of}: hours in advance`,
          description: 'At least so many hours ahead.',
          default: one.earliest_hours,
        },
        {
          ...hoursSetting,
          key: `booking_${index + 1}_latest`,
          label: `${of}: days in advance`,
          description: 'At most so many days ahead; 0 for any number.',
          default: one.latest_days,
          max: 1095,
        },
        ...(one.cancel_hours === undefined
          ? []
          : [
              {
                ...hoursSetting,
                key: `booking_${index + 1}_cancel`,
                label: `${of}: canceling`,
                description: 'Until how many hours before.',
                default: one.cancel_hours,
              },
            ]),
      ];
    }),
  contribute: (plan, all) => {
    const words = contextOf(plan.source);
    const made = madeBookings(plan);
    const keys = made.map((one) => bookingKey(plan, one));
    return {
      classes: made.map((one) => ({
        name: classNameOf(plan, bookingClassPart(one)),
        summary: `What can be booked, and what is free: ${one.kind.plural}.`,
        code: bookingsClass(plan, one),
      })),
      boot: made.map((one) => php`( new ${classOf(plan, bookingClassPart(one))}() )->register();`),
      files: bookingAssets(plan),
      usesRepositories: true,
      cleanup: {
        options: keys.flatMap((key) => [`${key}_lock`, `${key}_closed`]),
        transients: keys.map((key) => `${key}_lock`),
      },
      readme: {
        features: all.map((one) => describeBooking(one, words).replace(/\.$/, '')),
        faq: [
          {
            question: 'How do I close for a holiday?',
            answer: 'Open “Closed days” in the menu of the bookings and enter the first and the last day.',
          },
        ],
      },
      instructions: made.map(
        (one) =>
          `Shortcode \`[${freeTag(plan, one)}]\` shows what is free${one.hasForm ? '; it stands above the form, too' : ''}. Closed days are under **${one.entity.plural} → Closed days**.`,
      ),
      tests: bookingTests(plan, made),
    };
  },
};
