import { Language, Parser } from 'web-tree-sitter';
import { Budget } from '../../../server/src/analysis/budget.ts';
import { openParserRuntime } from '../../../server/src/analysis/languages/parser-runtime.ts';
import { lower, newLists } from '../../../server/src/analysis/languages/php/lower.ts';
import { EventRow, type ParseEvents } from '../../../server/src/analysis/languages/php/parse-events.ts';
import { parseTree } from '../../../server/src/analysis/languages/php/php-reader.ts';
import { readEvents } from '../../../server/src/analysis/languages/php/syntax/read-events.ts';
import { treeTable } from '../../../server/src/analysis/languages/php/tree-events.ts';
import { analyzerAssets, findWorkerAssets } from '../../../server/src/workers/assets.ts';

const { readGrammar, readRuntime } = analyzerAssets(findWorkerAssets());
const runtime = await openParserRuntime(readRuntime);
const grammar = await Language.load(await readGrammar('php'));
const parser = new Parser().setLanguage(grammar);
const table = treeTable(grammar, runtime);
const row = new EventRow();

/** Everything that is known of a file's syntax, as text. */
function syntaxOf(events: ParseEvents, code: string): string {
  const { program, comments, lists } = lower(events, code, 0, newLists());
  const { facts: _facts, ...others } = lists;
  return JSON.stringify({ program, comments, ...others });
}

/** The syntax as it is read in one go; null where it is not. */
export function syntaxInOneGo(code: string): string | null {
  const events = readEvents(code, row);
  return events === null ? null : syntaxOf(events, code);
}

/** The syntax that the parser makes which recovers from errors. */
export function syntaxOfTree(code: string): string {
  return syntaxOf(parseTree(parser, table, row, code, new Budget(1e9)), code);
}

/** What the program's statements are, as far as a test wants to see of them. */
export function statementsOf(code: string): unknown {
  const events = readEvents(code, row);
  return events === null ? null : lower(events, code, 0, newLists()).program.body;
}
