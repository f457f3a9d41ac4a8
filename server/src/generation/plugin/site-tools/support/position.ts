import type { Clause } from '../../../understanding/clause.ts';
import type { PlanSetting } from '../../features/settings/plan-setting.ts';

/** Where something stands beside the text of a post. */
export type Position = 'above' | 'below';

/** The place that a statement names; null when it names none. */
export function positionIn({ line }: Clause): Position | null {
  if (/ (below|after|under|underneath|bottom|end) /.test(line)) return 'below';
  if (/ (above|before|top|beginning|start) /.test(line)) return 'above';
  return null;
}

/** The setting for it. */
export const positionSetting = (position: Position): PlanSetting => ({
  key: 'position',
  names: /^(?:position|placement|location|where)\w*$/,
  type: 'choice',
  label: 'Position',
  description: '',
  default: position,
  section: 'general',
  choices: [
    { value: 'above', label: 'Above the text' },
    { value: 'below', label: 'Below the text' },
  ],
});
