import { readFileSync } from 'node:fs';
import type { Analyzer, FileReport } from '../../server/src/analysis/analyzer.ts';
import { createAnalyzer } from '../../server/src/analysis/create-analyzer.ts';
import { findWorkerAssets } from '../../server/src/workers/assets.ts';

const { runtime, grammars } = findWorkerAssets();

/** One analyzer for a test file. */
export const analyzer: Analyzer = await createAnalyzer({
  runtime: readFileSync(runtime),
  grammars: { php: readFileSync(grammars.php), javascript: readFileSync(grammars.javascript) },
});

/** Analyses with everything on and no time limit that matters. */
export function analyze(code: string, name?: string): FileReport {
  const file = name === undefined ? { code } : { code, name };
  return analyzer.analyze(file, { analysisType: 'all', severity: 'all', budgetMs: 60_000 });
}

/** `rule:line` of every finding of the rules whose id begins with `rules`, in order. */
export function findings(code: string, rules = 'security/', name = 'test.php'): string[] {
  return analyze(code, name)
    .issues.filter(({ rule }) => rule.startsWith(rules))
    .map(({ rule, line }) => `${rule.slice(rule.indexOf('/') + 1)}:${line}`);
}
