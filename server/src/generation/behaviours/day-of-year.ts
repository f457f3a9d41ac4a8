const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day of every year in words: `October 31`. Months count from 1. */
export const dayOfYear = (month: number, day: number): string => `${months[month - 1] ?? ''} ${day}`;
