import { levelOf } from '@presswright/shared/project-config/file-config';
import type { AnalysisType, Language } from '@presswright/shared/schemas/analysis';
import { analysisTypes } from '@presswright/shared/schemas/severities';
import { Language as Grammar, Parser } from 'web-tree-sitter';
import type { AnalyzeOptions, Analyzer, AnalyzerAssets, FileReport, SourceFile } from './analyzer.ts';
import { openTag, withoutOpenTag } from './bare-php.ts';
import { Budget, stepsOfFile } from './budget.ts';
import { codeKindOf } from './code-kind.ts';
import { isBarePhp } from './detect-content.ts';
import { languageOf } from './detect-language.ts';
import { entryPointsOf } from './entry-points.ts';
import { FindingList, isProven, type RuleFinding } from './findings.ts';
import { judgeAll, judgementOf } from './kind-judgement.ts';
import type { Modules } from './languages/javascript/analyze-javascript.ts';
import type { ScriptParser } from './languages/javascript/read-script.ts';
import { createScriptParsers, isScript } from './languages/javascript/script-parsers.ts';
import { isParserCrash, openParserRuntime } from './languages/parser-runtime.ts';
import { analyzePhp } from './languages/php/analyze-php.ts';
import { Dispatch } from './languages/php/dispatch.ts';
import { isFunctionBody } from './languages/php/function-body.ts';
import { PhpReader } from './languages/php/php-reader.ts';
import { readPhp } from './languages/php/read-php.ts';
import { treeTable } from './languages/php/tree-events.ts';
import { syntaxErrorLine } from './languages/syntax-error.ts';
import { createLateLanguages } from './late-languages.ts';
import { Project, type ProjectFile } from './project.ts';
import { isWanted, makeReport } from './report.ts';
import { phpRules } from './rules/registry/php.generated.ts';
import { SourceText } from './source-text.ts';
import { Suppressions } from './suppressions.ts';
import { optionsFor } from './whole-project.ts';

/** The scripts of a project that others import. */
const modulesKey = Symbol('modules');

const nothing = (language: Language | null, partial = false): FileReport => ({
  language,
  issues: [],
  score: 10,
  recommendations: [],
  partial,
});

/** Makes an analyzer for one thread. */
export function createAnalyzer(assets: AnalyzerAssets): Analyzer {
  const openRuntime = () => openParserRuntime(assets.readRuntime);
  const php = new PhpReader(async () => {
    const runtime = await openRuntime();
    const grammar = await Grammar.load(await assets.readGrammar('php'));
    return { parser: new Parser().setLanguage(grammar), table: treeTable(grammar, runtime) };
  });
  const scripts = createScriptParsers(assets, openRuntime);
  const late = createLateLanguages();
  const dispatches = new Map<AnalysisType, Dispatch>(
    analysisTypes.map((type) => [type, new Dispatch(phpRules.filter(({ meta }) => isWanted(meta.category, type)))]),
  );

  let isBroken = false;

  const rulesFor = (type: AnalysisType): Dispatch => {
    const dispatch = dispatches.get(type);
    if (dispatch === undefined) throw new TypeError(`unknown analysis type ${String(type)}`);
    return dispatch;
  };

  const parserOf = ({ language, name }: ProjectFile): ScriptParser | null =>
    isScript(language) ? scripts.parserOf(language, name) : null;

  const analyzeScript = (
    file: ProjectFile,
    parser: ScriptParser,
    project: Project,
    options: AnalyzeOptions,
  ): FileReport => {
    const modules = project.fact(modulesKey, (): Modules => ({ known: new Map(), parserOf }));
    const { analysisType } = options;
    const { name, code } = file;
    const source = new SourceText(code);
    const findings = new FindingList();
    const kind = codeKindOf(project, file);
    const { analyzeJavascript, javascriptRules } = late.scripts();
    const rules = javascriptRules.filter(
      ({ meta }) => isWanted(meta.category, analysisType) && judgementOf(meta, kind) !== 'off',
    );
    const budget = new Budget(stepsOfFile(code.length));
    const { comments, partial } = analyzeJavascript(parser, rules, source, name, project, budget, findings, modules);
    const locate = (offset: number) => source.position(offset);
    return makeReport(
      source,
      locate,
      file,
      judgeAll(findings.all, () => kind),
      new Suppressions(source, comments),
      optionsFor(project, file, options),
      partial,
    );
  };

  const analyzeText = (file: ProjectFile, project: Project, options: AnalyzeOptions): FileReport => {
    const { name, code, language } = file;
    if (language === null || language === 'php') return nothing(language);
    if (isScript(language)) return analyzeScript(file, scripts.parserOf(language, name), project, options);
    const source = new SourceText(code);
    const findings = new FindingList();
    const input = { name, source, project };
    const { comments, partial } = late.analyzeDocument(language, input, options.analysisType, findings);
    const locate = (offset: number) => source.position(offset);
    const own = judgeAll(findings.all, () => codeKindOf(project, file));
    return makeReport(
      source,
      locate,
      file,
      own,
      new Suppressions(source, comments),
      optionsFor(project, file, options),
      partial,
    );
  };

  const analyzePages = (
    files: readonly ProjectFile[],
    project: Project,
    options: AnalyzeOptions,
    onFile: (at: number) => void,
  ): FileReport[] => {
    const { analysisType } = options;
    const row = files.length === 1 ? (files[0]?.code ?? '') : files.map(({ code }) => code).join('\n');
    let base = 0;
    const inputs = files.map((file) => {
      const { name, code } = file;
      const source = new SourceText(code, base, row);
      base += code.length + 1;
      return { name, source, kind: () => codeKindOf(project, file) };
    });
    const findings = new FindingList();
    const whole = inputs.length === 1 && inputs[0] !== undefined ? inputs[0].source : new SourceText(row);
    const dispatch = rulesFor(analysisType);
    const { entryPoints: wantsEntries = false } = options;
    const outcomes = analyzePhp(php, dispatch, inputs, whole, project, findings, onFile, wantsEntries);
    // false: it was cut short
    const markup = inputs.map(
      (input) =>
        !holdsMarkup(input.source.code) ||
        !late.analyzeDocument('html', { ...input, project }, analysisType, findings).partial,
    );
    const isAllKnown = outcomes.every(({ partial }) => !partial);
    const suppressions = inputs.map(({ source }, at) => new Suppressions(source, outcomes[at]?.comments ?? []));
    /** A comment where the harm is done silences a finding that stands elsewhere, too. */
    const isSilenced = ({ meta, finding: { sink } }: RuleFinding) => {
      const at = sink === undefined ? -1 : inputs.findIndex(({ source }) => source.holds(sink.at.start));
      const source = inputs[at]?.source;
      if (sink === undefined || source === undefined) return false;
      return suppressions[at]?.silences(meta, source.lineAt(sink.at.start), source.lineAt(sink.at.end)) ?? false;
    };
    const all = findings.all.filter((rule) => !isSilenced(rule));
    const inputAt = (offset: number) => inputs.find(({ source }) => source.holds(offset)) ?? inputs[0];
    /** Neither a comment where it stands, nor the project's own levels, take it away. */
    const isShown = (rule: RuleFinding) => {
      const { start, end } = rule.finding.at;
      const at = inputs.findIndex(({ source }) => source.holds(start));
      const source = inputs[at]?.source;
      if (source === undefined || levelOf(files[at]?.config ?? {}, rule.meta.id) === 'off') return false;
      return suppressions[at]?.silences(rule.meta, source.lineAt(start), source.lineAt(end), isProven(rule)) !== true;
    };
    const shown = wantsEntries ? all.filter(isShown) : [];
    const placeOf = (offset: number) => {
      const input = inputAt(offset);
      return { file: input?.name ?? '', ...(input?.source.position(offset) ?? { line: 1, column: 1 }) };
    };
    return inputs.map(({ kind, source }, at) => {
      const { partial, kindAt, entries } = outcomes[at] ?? { partial: true, kindAt: () => null, entries: [] };
      const isWhole = !partial && markup[at] === true;
      const locate = (offset: number) => {
        if (source.holds(offset)) return source.position(offset);
        const other = inputs.find((input) => input.source.holds(offset));
        return other === undefined ? source.position(offset) : { ...other.source.position(offset), file: other.name };
      };
      const here = all.filter(({ finding }) => source.holds(finding.at.start));
      const file = files[at] ?? { language: 'php' };
      const report = makeReport(
        source,
        locate,
        file,
        judgeAll(here, kind, kindAt),
        suppressions[at] ?? new Suppressions(source, []),
        // What leads to a finding in one file may stand in another that was not looked at to its end.
        optionsFor(project, isAllKnown ? files[at] : undefined, options),
        !isWhole,
      );
      return wantsEntries ? { ...report, entryPoints: entryPointsOf(entries, shown, placeOf) } : report;
    });
  };

  const analyzeTogether = (
    files: readonly SourceFile[],
    options: AnalyzeOptions,
    onFile: (at: number) => void = () => undefined,
  ): FileReport[] => {
    if (isBroken) throw new Error('the parser crashed earlier: this analyzer is of no more use');
    const bare = new Set<ProjectFile>();
    const texts = files.map(({ code, name = '', language, config }): ProjectFile => {
      const path = name.replaceAll('\\', '/');
      const file = {
        name: path,
        code,
        language: languageOf({ code, name: path, language }),
        ...(config === undefined ? {} : { config }),
      };
      if (file.language !== 'php' || !isBarePhp(code)) return file;
      const opened = { ...file, code: openTag + code };
      bare.add(opened);
      return opened;
    });
    const project = new Project(texts, options.paths, options.isPart);
    const pages = texts.filter(({ language }) => language === 'php');
    const places = pages.map((page) => texts.indexOf(page));
    const unread = () => pages.map(() => nothing('php', true));
    const pageReports =
      pages.length === 0
        ? []
        : surviving(() => analyzePages(pages, project, options, (at) => onFile(places[at] ?? 0)), unread);
    return texts.map((text, at) => {
      const report = text.language === 'php' ? pageReports[pages.indexOf(text)] : undefined;
      if (report !== undefined) return bare.has(text) ? withoutOpenTag(report, text.name) : report;
      onFile(at);
      return surviving(
        () => analyzeText(text, project, options),
        () => nothing(text.language, text.language !== null),
      );
    });
  };

  /** Runs `work`; when it takes the parser down, answers that nothing was looked at. */
  const surviving = <T>(work: () => T, instead: () => T): T => {
    if (isBroken) return instead();
    try {
      return work();
    } catch (error) {
      if (!isParserCrash(error)) throw error;
      isBroken = true;
      return instead();
    }
  };

  const analyze = (file: SourceFile, options: AnalyzeOptions): FileReport =>
    analyzeTogether([file], options)[0] ?? nothing(null);
  return {
    get isBroken() {
      return isBroken;
    },
    async prepare(files) {
      if (php.isLoaded && scripts.areLoaded && late.areLoaded) return;
      const wanted = files?.map(({ code, name = '', language }) => ({
        code,
        name,
        language: languageOf({ code, name: name.replaceAll('\\', '/'), language }),
        hasMarkup: holdsMarkup(code),
      }));
      const pages = wanted?.flatMap(({ code, language }) =>
        language === 'php' ? [isBarePhp(code) ? openTag + code : code] : [],
      );
      const languages = wanted?.flatMap(({ language, hasMarkup }): Language[] => [
        ...(language === null ? [] : [language]),
        ...(hasMarkup ? ['html' as const] : []),
      ]);
      await Promise.all([php.load(pages), scripts.load(wanted), late.load(languages)]);
    },
    analyze,
    analyzeTogether,
    isFunctionBody: (statements) =>
      surviving(
        () => isFunctionBody(php.parser, statements),
        () => false,
      ),
    syntaxErrorLine: ({ code, name = '', language }) => {
      const read = languageOf({ code, name, language });
      const parser = read === 'php' ? php.parser : isScript(read) ? scripts.parserOf(read, name).parser : null;
      return parser === null
        ? null
        : surviving(
            () => syntaxErrorLine(parser, code),
            () => 1,
          );
    },
    readPhp: (code) =>
      surviving(
        () => readPhp(php, code),
        () => null,
      ),
  };
}

/** Whether it is looked at for block markup in a page, such as a pattern's. */
function holdsMarkup(code: string): boolean {
  return code.includes('<!-- wp:');
}
