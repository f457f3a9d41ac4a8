import type { ControlOption } from '../plan.ts';
import { labelFor } from './attribute-names.ts';

/** Values of enumerations that were asked for without any, by the attribute's name in snake case. */
const usual: readonly (readonly [RegExp, string])[] = [
  [/(?:^|_)(?:align|alignment|text_align|text_alignment)$/, 'start center end'],
  [/(?:^|_)(?:type|severity|tone|status|kind)$/, 'info success warning error'],
  [/(?:^|_)(?:layout|orientation|direction)$/, 'vertical horizontal'],
  [/(?:^|_)(?:size|width|scale)$/, 'small medium large'],
  [/(?:^|_)(?:level|difficulty)$/, 'easy medium hard'],
  [/(?:^|_)(?:theme|scheme|mode)$/, 'light dark'],
  [/(?:^|_)(?:position|placement)$/, 'start end'],
  [/(?:^|_)(?:shape)$/, 'square rounded circle'],
  [/(?:^|_)(?:priority|importance)$/, 'low normal high'],
  [/(?:^|_)(?:period|interval|frequency|billing)$/, 'weekly monthly yearly'],
  [/(?:^|_)(?:style|variant|appearance)$/, 'plain soft strong'],
];

/** The values of an `enum`: those asked for, else the usual ones for its name, else three to be replaced. */
export function optionsFor(snakeName: string, asked: readonly string[] | undefined): readonly ControlOption[] {
  const found = usual.find(([names]) => names.test(snakeName))?.[1].split(' ');
  const values = asked ?? found ?? ['first', 'second', 'third'];
  return [...new Set(values)].map((value) => ({
    value,
    label: /^[A-Z\d]{2,5}$/.test(value) ? value : labelFor(value),
  }));
}
