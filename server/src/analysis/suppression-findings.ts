import { nearestName } from '@presswright/shared/nearest-name';
import { levelOf } from '@presswright/shared/project-config/file-config';
import type { AnalysisType, Language } from '@presswright/shared/schemas/analysis';
import type { FileConfig } from '@presswright/shared/schemas/project-config';
import type { Finding } from './finding.ts';
import type { RuleFinding } from './findings.ts';
import { ruleLanguageFacts } from './rule-languages.ts';
import { meta } from './rules/php/quality/unused-suppression.ts';
import { ruleNames } from './rules/registry/names.generated.ts';
import type { Suppression, Suppressions } from './suppressions.ts';

/** What was looked for in a file. */
export interface Searched {
  readonly type: AnalysisType;
  readonly language: Language | null;
  readonly config: FileConfig;
  /** Every rule had all that it needs to find what it can: the whole project, and the time. */
  readonly isWhole: boolean;
}

const ids = ruleNames.map(({ id }) => id);
const rulesByName: ReadonlyMap<string, readonly { readonly rule: (typeof ruleNames)[number] }[]> = Map.groupBy(
  ruleNames.flatMap((rule) => [rule.id, shortName(rule.id)].map((name) => ({ name, rule }))),
  ({ name }) => name,
);

/** Our own comments that name no rule, or that silenced nothing although their rule ran. */
export function unusedSuppressions(suppressions: Suppressions, searched: Searched): RuleFinding[] {
  return suppressions.unused.flatMap(({ suppression, names }) => {
    const unknown = names.filter((name) => name !== '*' && !rulesByName.has(name));
    const findings = unknown.length > 0 ? [unknownName(suppression, unknown)] : [];
    const unused = names.filter((name) => !unknown.includes(name) && hasRun(name, searched));
    if (unused.length > 0) findings.push(silencesNothing(suppression, unused));
    return findings.map((finding) => ({ meta, finding }));
  });
}

function unknownName({ names, at }: Suppression, unknown: readonly string[]): Finding {
  const [name = ''] = unknown;
  const nearest = nearestName(name, ids) ?? nearestName(name, ids.map(shortName));
  const isReason = unknown.length === names.length && names.length > 1 && nearest === null;
  return {
    at,
    detail: 'unknown',
    message: `There is no rule ${name}, so this comment silences nothing.`,
    suggestion:
      nearest !== null
        ? `Write ${nearest}.`
        : isReason
          ? 'Write a reason behind --, and the rule before it.'
          : 'Name a rule; presswright rules lists them.',
    severity: 'low',
  };
}

function silencesNothing({ at, names }: Suppression, unused: readonly string[]): Finding {
  const told = unused.join(' and ');
  return {
    at,
    detail: 'unused',
    message: told === '*' ? 'Nothing is found here to silence.' : `Nothing of ${told} is found here to silence.`,
    suggestion: unused.length === names.length ? 'Remove the comment.' : `Remove ${told} from the comment.`,
  };
}

function hasRun(name: string, { type, language, config, isWhole }: Searched): boolean {
  if (!isWhole) return false;
  if (name === '*') return type === 'all';
  const rules = rulesByName.get(name) ?? [];
  return rules.some(
    ({ rule: { id, language: family } }) =>
      (type === 'all' || id.startsWith(`${type}/`)) &&
      id !== meta.id &&
      language !== null &&
      ruleLanguageFacts[family].languages.includes(language) &&
      levelOf(config, id) !== 'off',
  );
}

function shortName(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}
