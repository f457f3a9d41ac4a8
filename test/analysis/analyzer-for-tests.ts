import type { Analyzer, FileReport } from '../../server/src/analysis/analyzer.ts';
import { createAnalyzer } from '../../server/src/analysis/create-analyzer.ts';
import { type Example, exampleName, type RuleMeta } from '../../server/src/analysis/rules/rule.ts';
import { analyzerAssets, findWorkerAssets } from '../../server/src/workers/assets.ts';

/** One analyzer for a test file. */
export const analyzer: Analyzer = createAnalyzer(analyzerAssets(findWorkerAssets()));
await analyzer.prepare();

/** Analyses with everything on and no time limit that matters. */
export function analyze(code: string, name?: string): FileReport {
  const file = name === undefined ? { code } : { code, name };
  return analyzer.analyze(file, { analysisType: 'all', severity: 'all', everyPlace: true });
}

/** What an example's file gets, in its surroundings. */
export function analyzeExample(
  meta: RuleMeta,
  example: string | Example,
  analysisType: RuleMeta['category'] | 'all' = 'all',
): FileReport {
  const { code, beside } = typeof example === 'string' ? { code: example } : example;
  const name = exampleName(meta, example);
  const others = Object.entries(beside ?? {}).map(([name, code]) => ({ name, code }));
  const files = [{ name, code }, ...others];
  const options = { analysisType, severity: 'all', isWhole: true, everyPlace: true } as const;
  const paths = beside === undefined ? {} : { paths: files.map((file) => file.name) };
  const [report] = analyzer.analyzeTogether(files, { ...options, ...paths });
  if (report === undefined) throw new Error('the analyser answered no report');
  return report;
}

/** `rule:line` of every finding of the rules whose id begins with `rules`, in order. */
export function findings(code: string, rules = 'security/', name = 'test.php'): string[] {
  return analyze(code, name)
    .issues.filter(({ rule }) => rule.startsWith(rules))
    .map(({ rule, line }) => `${rule.slice(rule.indexOf('/') + 1)}:${line}`);
}
