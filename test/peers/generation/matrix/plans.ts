import type { PluginGenerateRequest } from '@presswright/shared/schemas/plugins';
import fc from 'fast-check';
import { randomPlans } from '../../../generation/support/random-plans.ts';

/** What closes or empties the site that all plugins of the matrix share, or changes what browsers do with all of it. */
const alone: ReadonlySet<string> = new Set([
  'maintenance_mode',
  'private_site',
  'restricted_content',
  'restriction',
  'account_form',
  'account_policy',
  'rule',
  'limit_login_attempts',
  'login_redirect',
  'login_page',
  'redirects',
  'search_scope',
  'security_headers',
  'switch_off',
]);

const { PRESSWRIGHT_PLANS = '3' } = process.env;

/** Plugins of plans that chance has made: PRESSWRIGHT_PLANS says how many. */
export const plannedPlugins: Readonly<Record<string, PluginGenerateRequest>> = Object.fromEntries(
  fc.sample(randomPlans, { numRuns: Number(PRESSWRIGHT_PLANS), seed: 11 }).map((plan, at) => [
    `random plan ${at}`,
    {
      plugin_name: `Planned ${at}`,
      plan: { ...plan, behaviours: (plan.behaviours ?? []).filter(({ kind }) => !alone.has(kind)) },
    },
  ]),
);
