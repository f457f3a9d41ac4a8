import { unknownRuleAdvice } from '@presswright/shared/project-config/check-project-config';
import { ruleNames } from '@presswright/shared/schemas/project-config';
import { allRules } from '../../analysis/rules/registry.generated.ts';

const ruleIds = allRules.map(({ meta }) => meta.id);
const known: ReadonlySet<string> = new Set(ruleNames(ruleIds));

/** The first of the names that is no rule and no category, with the nearest one; null when all are. */
export function firstUnknownRule(names: readonly string[]): string | null {
  const unknown = names.find((name) => !known.has(name));
  return unknown === undefined ? null : unknownRuleAdvice(unknown, ruleIds);
}
