import { allRules } from '../../analysis/rules/registry.generated.ts';
import type { RuleDescription } from './formats/sarif.ts';

/** Every rule, as a report describes it. */
export function describeRules(): RuleDescription[] {
  return allRules.map(({ meta }) => ({
    id: meta.id,
    title: meta.title,
    documentation: `${meta.description}\n\n${meta.rationale}`,
    category: meta.category,
    severity: meta.severity,
    ...(meta.cwe === undefined ? {} : { cwe: meta.cwe }),
    ...(meta.references[0] === undefined ? {} : { url: meta.references[0].url }),
  }));
}
