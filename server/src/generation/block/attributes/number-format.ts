import { toSnake } from '../../naming/inflect.ts';
import type { AttributeField } from '../plan.ts';

/** How a number is written: as an amount of money, with a sign behind it, or in a unit that is counted. */
export type NumberFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'money' }
  | { readonly kind: 'sign'; readonly before: string; readonly after: string }
  | { readonly kind: 'unit'; readonly one: string; readonly many: string };

const sign = (after: string, before = ''): NumberFormat => ({ kind: 'sign', before, after });
const unit = (one: string): NumberFormat => ({ kind: 'unit', one, many: `${one}s` });

/** Units by the end of a name in snake case, or by what stands in brackets in its label or help. */
const units: readonly (readonly [names: RegExp, format: NumberFormat])[] = [
  [/(?:^|_)(?:percent|percentage|discount|pct)$/, sign('%')],
  [/(?:^|_)(?:min|mins|minutes?)$/, sign('\u00a0min')],
  [/(?:^|_)(?:hrs|hours?)$/, sign('\u00a0h')],
  [/(?:^|_)(?:sec|secs|seconds?)$/, sign('\u00a0s')],
  [/(?:^|_)(?:ms|milliseconds?)$/, sign('\u00a0ms')],
  [/(?:^|_)days?$/, unit('day')],
  [/(?:^|_)weeks?$/, unit('week')],
  [/(?:^|_)months$/, unit('month')],
  [/(?:^|_)years(?:_of_experience)?$|^experience_years$/, unit('year')],
  [/(?:^|_)(?:calories|kcal)$/, sign('\u00a0kcal')],
  [/(?:^|_)(?:sqm|m2|square_met(?:er|re)s)$/, sign('\u00a0m²')],
  [/(?:^|_)(?:sqft|sq_ft|square_feet)$/, sign('\u00a0sq\u00a0ft')],
  [/(?:^|_)(?:celsius|temperature|temp)$/, sign('\u00a0°C')],
  [/(?:^|_)fahrenheit$/, sign('\u00a0°F')],
  [/(?:^|_)(?:kilomet(?:er|re)s?)$/, sign('\u00a0km')],
  [/(?:^|_)miles$/, sign('\u00a0miles')],
  ...['kg', 'g', 'mg', 'lb', 'lbs', 'oz', 'km', 'm', 'cm', 'mm', 'ft', 'ml', 'l', 'kw', 'kwh', 'mb', 'gb', 'mph'].map(
    (name) => [new RegExp(`_${name}$`), sign(`\u00a0${name}`)] as const,
  ),
  [/(?:^|_)(?:limit|max|maximum)$|^max_/, sign('', 'up to ')],
  [/(?:^|_)(?:min|minimum)_|^(?:minimum|at_least)_?/, sign('', 'at least ')],
];

/** How to write the number of an attribute or field. */
export function numberFormatOf({
  id,
  role,
  label,
  help = '',
}: Pick<AttributeField, 'id' | 'role' | 'label' | 'help'>): NumberFormat {
  if (role === 'price' || role === 'former-price') return { kind: 'money' };
  if (role === 'percent') return sign('%');
  const [, told = ''] =
    /(?:\(|\bin )([\p{L}²]+)\)?\s*\.?$/u.exec(label) ?? /(?:\(|\bin )([\p{L}²]+)\)?\s*\.?$/u.exec(help) ?? [];
  const found = [`x_${told.toLowerCase()}`, toSnake(id)].map((name) => units.find(([names]) => names.test(name))?.[1]);
  return found.find((format) => format !== undefined) ?? { kind: 'plain' };
}

/** What a number is called where its unit stands behind it: `Weight (kg)` is `Weight`. */
export function labelBeside(field: Pick<AttributeField, 'id' | 'kind' | 'role' | 'label' | 'help'>): string {
  const format =
    field.kind === 'number' || field.kind === 'integer' ? numberFormatOf(field) : { kind: 'plain' as const };
  const unit = format.kind === 'sign' ? format.after.trim() : '';
  const [, rest = ''] = /^(.*\S)\s+\(?(?:in )?(\S+?)\)?$/u.exec(field.label) ?? [];
  return unit !== '' && rest !== '' && field.label.replace(/[()]/g, '').endsWith(` ${unit}`) ? rest : field.label;
}

/** Whether a number is an amount of money. */
export const isAmount = ({ kind, role }: Pick<AttributeField, 'kind' | 'role'>): boolean =>
  (kind === 'number' || kind === 'integer') && (role === 'price' || role === 'former-price');

/** Signs of currencies by their codes. */
export const currencySigns: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  INR: '₹',
};
