import type { Severity } from '@presswright/shared/schemas/analysis';
import type { FunctionNode, Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import { calleeOf } from '../../../../languages/php/flow/callees.ts';
import type { PhpContext } from '../../../rule.ts';
import { bodyFacts } from './body-facts.ts';
import { callSitesOf } from './call-sites.ts';
import { isWpdb } from './costly-calls.ts';
import type { PageEntry } from './page-entries.ts';
import { isAggregate, isForEverybody, selectOf, statementOf } from './sql-texts.ts';
import type { UsualVisit } from './usual-visits.ts';

/** Work that takes long on a site of some size. */
export interface HeavyWork {
  /** A sentence without its end: `wp_x() goes through …`. */
  readonly what: string;
  readonly advice: string;
  readonly severity: Severity;
}

const advice = 'Work it out in a scheduled event, or keep the result in a transient, and only read it here.';

/** The heavy work that a call of a page view does itself; null when it does none. */
export function heavyWork(visit: UsualVisit, context: PhpContext): HeavyWork | null {
  return (
    asksForAll(visit, context) ??
    walksFolders(visit, context) ??
    switchesSites(visit, context) ??
    readsList(visit, context) ??
    sumsUpTable(visit, context)
  );
}

/** Whoever sees the toolbar sees it on the site as well; who waits in the dashboard is fewer. */
function severityFor({ who, label }: PageEntry): Severity {
  return who === 'visitors' || /bar/.test(label) ? 'medium' : 'low';
}

/** Functions of WordPress that read everything there is of a kind, each time. */
const readAll: ReadonlyMap<string, string> = new Map([
  ['count_users', 'counts all users by their roles, row by row'],
  ['get_plugins', 'reads the headers of all plugins from their files'],
  ['wp_get_themes', 'reads the headers of all themes from their files'],
]);

function asksForAll({ call, entry }: UsualVisit, context: PhpContext): HeavyWork | null {
  if (call.kind !== 'Call' || call.callee.kind !== 'Name' || entry.who !== 'visitors') return null;
  const name = context.names.functionName(call.callee);
  const does = readAll.get(name);
  return does === undefined ? null : { what: `${name}() ${does}`, advice, severity: 'medium' };
}

const folderReaders: ReadonlySet<string> = new Set(['scandir', 'opendir', 'readdir', 'glob', 'dir']);

function walksFolders({ call, within, entry }: UsualVisit, context: PhpContext): HeavyWork | null {
  const around = within?.node ?? null;
  // Looking for the files to load is what a loader is for.
  const isLoader = () => bodyFacts(around, context).includes;
  if (call.kind === 'New' && call.cls.kind === 'Name') {
    if (context.names.className(call.cls) !== 'recursivedirectoryiterator' || isOwnFolder(call, context) || isLoader())
      return null;
    return {
      what: 'new RecursiveDirectoryIterator goes through a folder and all below it',
      advice,
      severity: 'medium',
    };
  }
  if (call.kind !== 'Call' || call.callee.kind !== 'Name' || around === null) return null;
  const name = context.names.functionName(call.callee);
  const isWalk = name === 'list_files' || (folderReaders.has(name) && callsItself(around, context));
  if (!isWalk || isLoader() || context.names.localFunctions.has(name) || isOwnFolder(call, context)) return null;
  const callers = within === null ? [] : callSitesOf(within, context).filter((site) => site.within !== within);
  if (callers.length > 0 && callers.every((site) => isOwnFolder(site.call, context))) return null;
  return { what: `${name}() goes through a folder and all below it`, advice, severity: severityFor(entry) };
}

/** A folder that the plugin brings along holds what its author put there. */
function isOwnFolder(call: Node, context: PhpContext): boolean {
  return /__DIR__|__FILE__|plugin_dir_path|_(?:DIR|PATH)\b.*['"]\/?(?:inc|includes|src|modules|assets|languages|templates|blocks)\b|get_(?:template|stylesheet)_directory\b/.test(
    context.source.slice(call),
  );
}

function callsItself(node: FunctionNode, context: PhpContext): boolean {
  let found = false;
  walkNodes(node, context, (part) => {
    if (part.kind === 'Call' || part.kind === 'MethodCall' || part.kind === 'StaticCall')
      found ||= calleeOf(part, context)?.node === node;
  });
  return found;
}

function switchesSites({ call, inLoop }: UsualVisit, context: PhpContext): HeavyWork | null {
  if (!inLoop || call.kind !== 'Call' || call.callee.kind !== 'Name') return null;
  if (context.names.functionName(call.callee) !== 'switch_to_blog') return null;
  return { what: 'switch_to_blog() goes through the sites of the network one by one', advice, severity: 'medium' };
}

/** Files of rows, which grow with what is in them. */
const rowFile = /\.(?:csv|tsv|xml|log|sql|ndjson|jsonl|dat|txt)['"]/i;

function readsList({ call, inLoop, entry }: UsualVisit, context: PhpContext): HeavyWork | null {
  if (call.kind !== 'Call' || call.callee.kind !== 'Name' || entry.who !== 'visitors') return null;
  const name = context.names.functionName(call.callee);
  if (context.names.localFunctions.has(name)) return null;
  const isWhole =
    /^(?:file|file_get_contents|simplexml_load_file)$/.test(name) && rowFile.test(context.source.slice(call));
  if (!isWhole && !(name === 'fgetcsv' && inLoop)) return null;
  return { what: `${name}() reads a file row by row`, advice, severity: 'medium' };
}

const readers: ReadonlySet<string> = new Set(['get_results', 'get_col', 'get_var', 'get_row']);

function sumsUpTable({ call, entry }: UsualVisit, context: PhpContext): HeavyWork | null {
  if (call.kind !== 'MethodCall' || typeof call.name !== 'string' || !isWpdb(call.object)) return null;
  if (!readers.has(call.name.toLowerCase())) return null;
  const select = selectOf(statementOf(call, context));
  if (select === null || !isAggregate(select) || !isForEverybody(select)) return null;
  return {
    what: `$wpdb->${call.name}() counts or sums up the rows of a whole table`,
    advice,
    // What a shortcode or a block shows is asked for on its own pages.
    severity: /^(?:the shortcode|rendering a block)/.test(entry.label) ? 'low' : severityFor(entry),
  };
}
