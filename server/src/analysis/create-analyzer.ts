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

  const rulesFor = (type: AnalysisType): Dispatch => {
    const dispatch = dispatches.get(type);
    if (dispatch === undefined) throw new TypeError(`unknown analysis type ${String(type)}`);
    return dispatch;
  };

  const analyzeScript = (name: string, code: string, options: AnalyzeOptions): FileReport => {
    const { analysisType, severity, budgetMs } = options;
    const source = new SourceText(code);
    const findings = new FindingList();
    const rules = javascriptRules.filter(({ meta }) => isWanted(meta.category, analysisType));
    const budget = new Budget(now, budgetMs);
    const { comments, partial } = analyzeJavascript(javascriptParser, rules, source, name, budget, findings);
    const locate = (offset: number) => source.position(offset);
    return makeReport(source, locate, 'javascript', findings.all, comments, severity, partial);
  };

  const analyzePages = (
    files: readonly { readonly name: string; readonly code: string }[],
    { analysisType, severity, budgetMs }: AnalyzeOptions,
  ): FileReport[] => {
    const row = files.length === 1 ? (files[0]?.code ?? '') : files.map(({ code }) => code).join('\n');
    let base = 0;
    const inputs = files.map(({ name, code }) => {
      const source = new SourceText(code, base, row);
      base += code.length + 1;
      return { name, source };
    });
    const findings = new FindingList();
    const budget = new Budget(now, budgetMs * files.length);
    const whole = inputs.length === 1 && inputs[0] !== undefined ? inputs[0].source : new SourceText(row);
    const outcomes = analyzePhp(phpParser, table, rulesFor(analysisType), inputs, whole, budget, findings);
    const all = findings.all;
    return inputs.map(({ source }, at) => {
      const { comments, partial } = outcomes[at] ?? { comments: [], partial: true };
      const locate = (offset: number) => {
        if (source.holds(offset)) return source.position(offset);
        const other = inputs.find((input) => input.source.holds(offset));
        return other === undefined ? source.position(offset) : { ...other.source.position(offset), file: other.name };
      };
      const own = all.filter(({ finding }) => source.holds(finding.at.start));
      return makeReport(source, locate, 'php', own, comments, severity, partial);
    });
  };

  const analyzeTogether = (files: readonly SourceFile[], options: AnalyzeOptions): FileReport[] => {
    const reports = new Map<number, FileReport>();
    const pages: { name: string; code: string; at: number }[] = [];
    for (const [at, { code, name = '', language: given }] of files.entries()) {
      const language = isBinary(code) ? null : (given ?? detectLanguage(code, name));
      const path = name.replaceAll('\\', '/');
      if (language === 'php') pages.push({ name: path, code, at });
      else reports.set(at, language === 'javascript' ? analyzeScript(path, code, options) : nothing(language));
    }
    if (pages.length > 0) {
      for (const [index, report] of analyzePages(pages, options).entries()) reports.set(pages[index]?.at ?? -1, report);
    }
    return files.map((_file, at) => reports.get(at) ?? nothing(null));
  };

  const analyze = (file: SourceFile, options: AnalyzeOptions): FileReport =>
    analyzeTogether([file], options)[0] ?? nothing(null);
  return { analyze, analyzeTogether };
}
