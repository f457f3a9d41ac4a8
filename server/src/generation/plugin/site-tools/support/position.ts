import type { Clause } from '../../../understanding/clause.ts';
import type { PlanSetting } from '../../features/settings/plan-setting.ts';

/** Where something stands beside the text of a post. */
export type Position = 'above' | 'below' | 'both';

const places: readonly (readonly [RegExp, Position])[] = [
  [
    / (above and below|before and after|above or below|before or after|(top|beginning|start) and( the)? (bottom|end)) /,
    'both',
  ],
  // What stands below the title stands above the text.
  [/ (below|beneath|under|underneath|after) (the |each |every )?(\w+ )?(titles?|headlines?|headings?) /, 'above'],
  [/ (below|after|under|underneath|beneath|following|bottom|end) /, 'below'],
  [/ (above|before|top|beginning|start) /, 'above'],
];

/** The place that a statement names; null when it names none. */
export const positionIn = ({ line }: Clause): Position | null =>
  places.find(([pattern]) => pattern.test(line))?.[1] ?? null;

const labels: Readonly<Record<Position, string>> = {
  above: 'Above the content',
  below: 'Below the content',
  both: 'Above and below the content',
};

/** The setting for it. */
export const positionSetting = (position: Position): PlanSetting => ({
  key: 'position',
  names: /^(?:position|placement|location|where)\w*$/,
  type: 'choice',
  label: 'Position',
  description: '',
  default: position,
  section: 'general',
  choices: Object.entries(labels).map(([value, label]) => ({ value, label })),
});

/** The place in the middle of a sentence: "above the content". */
export const placeText = (position: Position): string => labels[position].toLowerCase();
