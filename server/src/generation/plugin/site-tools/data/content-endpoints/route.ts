import type { PluginPlan } from '../../../plan.ts';
import type { ContentEndpoints } from './options.ts';

/** Namespace and base of a route: the description's own, else one below the plugin's. */
export function routeParts(
  plan: PluginPlan,
  { route, kinds }: ContentEndpoints,
  otherwise: string,
): { namespace: string; base: string } {
  // Two controllers cannot share a route.
  const isShared = kinds.includes('stats') && kinds.length > 1;
  const [vendor = '', version, base] = isShared ? [] : route.split('/');
  if (vendor !== '' && version === undefined) return { namespace: `${plan.domain}/v1`, base: vendor };
  if (version === undefined || base === undefined) return { namespace: `${plan.domain}/v1`, base: otherwise };
  return { namespace: `${vendor}/${version}`, base };
}
