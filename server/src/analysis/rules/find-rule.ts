import { nearestName } from '@presswright/shared/nearest-name';
import { allRules } from './registry.generated.ts';
import type { RuleMeta } from './rule.ts';

/** The rule of a name, or why there is no such one and what may have been meant. */
export type FoundRule = { readonly rule: RuleMeta } | { readonly fault: string };

/** Finds a rule; the name may be without its category where only one rule has it. */
export function findRule(name: string): FoundRule {
  const all = allRules.map(({ meta }) => meta);
  const found = all.filter(({ id }) => id === name || id.split('/')[1] === name);
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return { rule: only };
  if (only !== undefined) return { fault: `${name} is several rules: ${found.map(({ id }) => id).join(', ')}` };
  const nearest = nearestName(name, [...all.map(({ id }) => id), ...all.map(({ id }) => id.split('/')[1] ?? '')]);
  return {
    fault: `there is no rule ${name}${nearest === null ? ': presswright rules lists them' : `: did you mean ${nearest}?`}`,
  };
}
