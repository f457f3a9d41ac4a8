import type { Category } from '@presswright/shared/schemas/analysis';
import { type Severity, severities } from '@presswright/shared/schemas/severities';
import type { Judgement } from './code-kind/judgement.ts';
import { type CodeKind, kindsOfFunctions } from './code-kind.ts';
import { type RuleFinding, severityOf } from './findings.ts';
import type { RuleMeta } from './rule-meta.ts';

/** By category, for kinds that a rule says nothing of; a kind that is not listed is judged in full. */
export const defaultJudgements: Readonly<Record<Category, Readonly<Partial<Record<CodeKind, Judgement>>>>> = {
  // A hole is one whoever wrote it, but only a flow shows that a copy of a library is used in a harmful way.
  security: { library: 'proven', build: 'proven', test: 'info', development: 'info' },
  // Nobody waits for what runs once, at night or in a shell.
  performance: {
    library: 'off',
    build: 'off',
    test: 'off',
    development: 'off',
    'command-line': 'off',
    upgrade: 'off',
    scheduled: 'off',
  },
  quality: { library: 'off', build: 'off', test: 'off', development: 'off' },
};

/** How a rule's findings in code of this kind are judged. */
export function judgementOf(meta: RuleMeta, kind: CodeKind | null): Judgement {
  return kind === null ? 'full' : (meta.kinds?.[kind] ?? defaultJudgements[meta.category][kind] ?? 'full');
}

/**
 * Findings of one file as they are reported.
 * @param kindOf the kind of the file; asked only where something was found
 * @param kindAt of the function that holds an offset, where only functions are of a kind; asked where a rule tells them apart
 */
export function judgeAll(
  findings: readonly RuleFinding[],
  kindOf: () => CodeKind | null,
  kindAt: (offset: number) => CodeKind | null = () => null,
): RuleFinding[] {
  if (findings.length === 0) return [];
  const kind = kindOf();
  const kindOfRule = ({ finding, meta }: RuleFinding) =>
    kind ?? (asksFunction(meta) ? kindAt((finding.sink ?? finding).at.start) : null);
  return findings.map((rule) => judged(rule, judgementOf(rule.meta, kindOfRule(rule)))).filter((rule) => rule !== null);
}

function asksFunction(meta: RuleMeta): boolean {
  return kindsOfFunctions.some((kind) => judgementOf(meta, kind) !== 'full');
}

function judged(rule: RuleFinding, judgement: Judgement): RuleFinding | null {
  const { finding } = rule;
  switch (judgement) {
    case 'full':
      return rule;
    case 'off':
      return null;
    case 'proven': {
      const isFollowed = finding.taint !== undefined || (finding.trace?.length ?? 0) > 0;
      return isFollowed && (finding.confidence ?? 'high') === 'high' ? rule : atMostInfo(rule);
    }
    case 'info':
      return atMostInfo(rule);
  }
}

function atMostInfo(rule: RuleFinding): RuleFinding {
  const lowest: Severity = 'info';
  if (severities.indexOf(severityOf(rule)) >= severities.indexOf(lowest)) return rule;
  return { ...rule, finding: { ...rule.finding, severity: lowest } };
}
