import type { RuleMeta } from '../../../rule.ts';

/** Of rules whose flaw stays on the site, or lies in the registration: where it is written does not matter. */
export const lastingKinds: NonNullable<RuleMeta['kinds']> = {
  'command-line': 'full',
  upgrade: 'full',
  scheduled: 'full',
};
