import type { Language } from '@presswright/shared/schemas/analysis';
import { Language as Grammar, Parser } from 'web-tree-sitter';
import { type AnalyzerAssets, type GrammarName, grammarNames } from '../../analyzer.ts';
import type { ParserRuntime } from '../parser-runtime.ts';
import { type ScriptParser, scriptParser } from './read-script.ts';

export type ScriptLanguage = Extract<Language, 'javascript' | 'typescript'>;

/** The parsers of scripts, each loaded when the first file needs it: most runs see one dialect, or none. */
export interface ScriptParsers {
  readonly areLoaded: boolean;
  /** Loads what these files need; without files: all. */
  load(files?: readonly { readonly name: string; readonly language: Language | null }[]): Promise<void>;
  /** @throws {Error} when it was not loaded */
  parserOf(language: ScriptLanguage, name: string): ScriptParser;
}

export function isScript(language: Language | null): language is ScriptLanguage {
  return language === 'javascript' || language === 'typescript';
}

export function createScriptParsers(assets: AnalyzerAssets, openRuntime: () => Promise<ParserRuntime>): ScriptParsers {
  const dialects = grammarNames.filter((name) => name !== 'php');
  const parsers = new Map<GrammarName, ScriptParser>();
  const loading = new Map<GrammarName, Promise<void>>();

  async function load(dialect: GrammarName): Promise<void> {
    const runtime = await openRuntime();
    const grammar = await Grammar.load(await assets.readGrammar(dialect));
    const parser = new Parser().setLanguage(grammar);
    parsers.set(dialect, scriptParser(parser, grammar, runtime, dialect !== 'javascript'));
  }

  return {
    get areLoaded() {
      return parsers.size === dialects.length;
    },
    async load(files) {
      const wanted = new Set(
        files?.flatMap(({ language, name }) => (isScript(language) ? [dialectOf(language, name)] : [])) ?? dialects,
      );
      for (const dialect of wanted) if (!loading.has(dialect)) loading.set(dialect, load(dialect));
      await Promise.all([...wanted].map((dialect) => loading.get(dialect)));
    },
    parserOf(language, name) {
      const dialect = dialectOf(language, name);
      const parser = parsers.get(dialect);
      if (parser === undefined) throw new Error(`the grammar for ${dialect} was not loaded: prepare() comes first`);
      return parser;
    },
  };
}

/** TypeScript without a name may have elements in it. */
function dialectOf(language: ScriptLanguage, name: string): GrammarName {
  if (language === 'javascript') return 'javascript';
  return /\.tsx$|^$/i.test(name) ? 'tsx' : 'typescript';
}
