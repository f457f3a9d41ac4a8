import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { strict } from '../parts.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export const Weekdays = (description: string) => Type.Array(StringEnum(weekdays), { maxItems: 7, description });

/** `09:30`, or an empty text. */
export const ClockTime = (description: string) =>
  Type.String({ pattern: '^(?:|(?:[01][0-9]|2[0-3]):[0-5][0-9])$', maxLength: 5, description });

/** `2026-12-24`, or an empty text. */
export const CalendarDate = (description: string) =>
  Type.String({
    pattern: '^(?:|20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]))$',
    maxLength: 10,
    description,
  });

/** Days of one year or of every year. */
export const Days = (description: string) =>
  Type.Array(
    Type.String({ pattern: '^(?:20[0-9]{2}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$', maxLength: 10 }),
    { maxItems: 100, description: `${description}: \`2026-12-24\`, or \`12-24\` of every year` },
  );

/** When something holds, in the site's time zone. */
export const Times = Type.Object(
  {
    is: StringEnum(['during', 'outside'] as const),
    weekdays: Weekdays('Empty: every day'),
    from: ClockTime('Time of day; empty: from midnight'),
    until: ClockTime('Earlier than `from`: past midnight; empty: until midnight'),
    from_date: CalendarDate('First day; empty: always'),
    until_date: CalendarDate('Last day; empty: for ever'),
    dates: Days('Whole days that count besides'),
    except_dates: Days('Days that do not count'),
  },
  { ...strict, description: 'When: `during` these times, or `outside` them' },
);
