import { numbers as basic } from '../../../reading/language/function-words.ts';
/** Numbers as words. */
export const numbers: Readonly<Record<string, number>> = {
  ...basic,
  a: 1,
  an: 1,
  fourteen: 14,
};
