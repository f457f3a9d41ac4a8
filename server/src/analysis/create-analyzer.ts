import type { AnalysisType, Language } from '@presswright/shared/schemas/analysis';
import { analysisTypes } from '@presswright/shared/schemas/analysis';
import { Language as Grammar, Parser } from 'web-tree-sitter';
import type { AnalyzeOptions, Analyzer, AnalyzerAssets, FileReport, SourceFile } from './analyzer.ts';
import { Budget } from './budget.ts';
import { detectLanguage, isBinary } from './detect-language.ts';
import { FindingList } from './findings.ts';
import { analyzeJavascript } from './languages/javascript/analyze-javascript.ts';
import { analyzePhp } from './languages/php/analyze-php.ts';
import { lowerTable } from './languages/php/lower.ts';
import { isWanted, makeReport } from './report.ts';
import { Dispatch } from './rules/dispatch.ts';
import { javascriptRules, phpRules } from './rules/registry.generated.ts';
import { SourceText } from './source-text.ts';

const nothing = (language: Language | null): FileReport => ({
  language,
  issues: [],
  score: 10,
  recommendations: [],
  partial: false,
});

/**
 * Loads the grammars and makes an analyzer for one thread.
 * @param now a monotone clock in milliseconds; it only ends analyses whose time is up
 */
export async function createAnalyzer(
  assets: AnalyzerAssets,
  now: () => number = () => performance.now(),
): Promise<Analyzer> {
  await Parser.init({ wasmBinary: assets.runtime });
  const [php, javascript] = await Promise.all([
    Grammar.load(assets.grammars.php),
    Grammar.load(assets.grammars.javascript),
  ]);
  const phpParser = new Parser().setLanguage(php);
  const javascriptParser = new Parser().setLanguage(javascript);
  const table = lowerTable(php);
  const dispatches = new Map<AnalysisType, Dispatch>(
    analysisTypes.map((type) => [type, new Dispatch(phpRules.filter(({ meta }) => isWanted(meta.category, type)))]),
  );

  const analyze = (file: SourceFile, { analysisType, severity, budgetMs }: AnalyzeOptions): FileReport => {
    const { code, name = '' } = file;
    const language = isBinary(code) ? null : (file.language ?? detectLanguage(code, name));
    if (language !== 'php' && language !== 'javascript') return nothing(language);
    const source = new SourceText(code);
    const findings = new FindingList();
    const budget = new Budget(now, budgetMs);
    const fileName = name.replaceAll('\\', '/');
    const dispatch = dispatches.get(analysisType);
    if (dispatch === undefined) throw new TypeError(`unknown analysis type ${String(analysisType)}`);
    const { comments, partial } =
      language === 'php'
        ? analyzePhp(phpParser, table, dispatch, source, fileName, budget, findings)
        : analyzeJavascript(
            javascriptParser,
            javascriptRules.filter(({ meta }) => isWanted(meta.category, analysisType)),
            source,
            fileName,
            budget,
            findings,
          );
    return makeReport(source, language, findings.all, comments, severity, partial);
  };
  return { analyze };
}
