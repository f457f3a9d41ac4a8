import type { Clause } from '../../../understanding/clause.ts';
import type { PlanSetting } from '../../features/settings/plan-setting.ts';

/** Where a line of text starts, or where it ends: left and right, the other way round in right-to-left languages. */
export type Side = 'start' | 'end';

/** The side that a statement names; null when it names none. */
export function sideIn({ line }: Clause): Side | null {
  if (/ (left|left-hand|bottom-left|lower-left) /.test(line)) return 'start';
  if (/ (right|right-hand|bottom-right|lower-right) /.test(line)) return 'end';
  return null;
}

/** The setting for it. */
export const sideSetting = (side: Side): PlanSetting => ({
  key: 'side',
  names: /^(?:side|position|placement|location|corner)\w*$/,
  type: 'choice',
  label: 'Side of the window',
  description: '',
  default: side,
  section: 'general',
  choices: [
    { value: 'start', label: 'Left (right in right-to-left languages)' },
    { value: 'end', label: 'Right (left in right-to-left languages)' },
  ],
});
