import { Language as Grammar, Parser } from 'web-tree-sitter';
import type { AnalyzerAssets, PhpParser } from './analyzer.ts';
import { Budget, isCutShort, stepsOfFile } from './budget.ts';
import { isBarePhp } from './detect-content.ts';
import { languageOf } from './detect-language.ts';
import { isParserCrash, openParserRuntime } from './languages/parser-runtime.ts';
import { parsePhp } from './languages/php/parse.ts';
import { EventRow } from './languages/php/parse-events.ts';
import { treeTable } from './languages/php/tree-events.ts';

/** Loads the grammar of PHP and makes a parser for one thread. */
export async function createPhpParser(assets: AnalyzerAssets): Promise<PhpParser> {
  const runtime = await openParserRuntime(assets.runtime);
  const grammar = await Grammar.load(await assets.readGrammar('php'));
  const reader = { parser: new Parser().setLanguage(grammar), table: treeTable(grammar, runtime), row: new EventRow() };
  let isBroken = false;
  return {
    get isBroken() {
      return isBroken;
    },
    parse({ code, name = '', language }) {
      if (isBroken || languageOf({ code, name, language }) !== 'php' || isBarePhp(code)) return null;
      try {
        return parsePhp(reader, code, new Budget(stepsOfFile(code.length)));
      } catch (error) {
        isBroken = isParserCrash(error);
        if (!isBroken && !isCutShort(error)) throw error;
        return null;
      }
    },
  };
}
