import { Language, type Node, Parser } from 'web-tree-sitter';
import { openParserRuntime } from '../../../server/src/analysis/languages/parser-runtime.ts';
import { findWorkerAssets, readAnalyzerAssets } from '../../../server/src/workers/assets.ts';
import { applied, type Edit } from './edits.ts';

const { grammars, runtime } = await readAnalyzerAssets(findWorkerAssets());
await openParserRuntime(runtime);
const parser = new Parser().setLanguage(await Language.load(grammars.javascript));

/** Comments that speak of guards and dangers and do nothing. */
const comments = [
  '/* DOMPurify.sanitize( html ) escapeHTML( text ) encodeURIComponent( x ) */',
  '/* if ( event.origin !== window.location.origin ) return; wp.ajax nonce: _wpnonce */',
  '/* allowed.includes( x ) hasOwnProperty __proto__ innerHTML eval( code ) */',
  '/* new URL( href ) isSafe startsWith( "https://" ) textContent crypto.getRandomValues() */',
];

/** The nodes of a code, parents first. Nothing can be asked of one once the walk has ended. */
function* nodesOf(code: string): Generator<Node> {
  const tree = parser.parse(code);
  if (tree === null) throw new Error('not parsed');
  const stack = [tree.rootNode];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    yield node;
    stack.push(...node.children.filter((child) => child !== null).reverse());
  }
  tree.delete();
}

const holdsStatements = new Set(['program', 'statement_block', 'switch_case', 'switch_default']);

/** The code with a comment in front of each statement, on the statement's own line. */
export function withScriptComments(code: string): string {
  const edits: Edit[] = [];
  for (const { type, parent, startIndex: start } of nodesOf(code)) {
    const isStatement = /_statement$|_declaration$/.test(type);
    if (!isStatement || parent === null || !holdsStatements.has(parent.type)) continue;
    edits.push({ start, end: start, text: `${comments[edits.length % comments.length]} ` });
  }
  return applied(code, edits);
}

/** Parts of the tree that name a variable where it is made. */
const declares = new Set([
  'variable_declarator',
  'formal_parameters',
  'arrow_function',
  'rest_pattern',
  'array_pattern',
  'assignment_pattern',
  'catch_clause',
]);

/**
 * The code with its local variables renamed.
 * @param rename the new name of a variable, by its number among the file's
 */
export function withScriptNames(code: string, rename: (name: string, number: number) => string): string {
  const names = new Map<string, string>();
  const kept = new Set<string>();
  const uses: Edit[] = [];
  for (const node of nodesOf(code)) {
    const { type, parent, text, startIndex: start, endIndex: end } = node;
    if (/^shorthand_property_identifier/.test(type)) kept.add(text);
    if (
      type === 'import_specifier' ||
      type === 'export_specifier' ||
      type === 'import_clause' ||
      type === 'namespace_import'
    )
      for (const child of node.namedChildren) if (child !== null) kept.add(child.text);
    if (parent?.type === 'export_statement')
      for (const inner of node.descendantsOfType('variable_declarator'))
        kept.add(inner?.childForFieldName('name')?.text ?? '');
    if (type !== 'identifier' || parent === null) continue;
    uses.push({ start, end, text });
    // What a function is called is kept, as it is in declarations.
    if (/function/.test(parent.childForFieldName('value')?.type ?? '')) kept.add(text);
    const isName = parent.type !== 'variable_declarator' || parent.childForFieldName('name')?.startIndex === start;
    const isParameter = parent.type !== 'arrow_function' || parent.childForFieldName('parameter')?.startIndex === start;
    const isLeft = parent.type !== 'assignment_pattern' || parent.childForFieldName('left')?.startIndex === start;
    if (declares.has(parent.type) && isName && isParameter && isLeft && !names.has(text) && !/^[A-Z]/.test(text))
      names.set(text, rename(text, names.size));
  }
  return applied(
    code,
    uses.flatMap((use) => {
      const name = kept.has(use.text) ? undefined : names.get(use.text);
      return name === undefined ? [] : [{ ...use, text: name }];
    }),
  );
}

/** The code with the functions of the file in the opposite order. */
export function withScriptFunctionsReversed(code: string): string {
  const row: Edit[] = [];
  for (const { type, parent, startIndex: start, endIndex: end, text } of nodesOf(code))
    if (type === 'function_declaration' && parent?.type === 'program') row.push({ start, end, text });
  const texts = row.map(({ text }) => text).reverse();
  return applied(
    code,
    row.map(({ start, end }, at) => ({ start, end, text: texts[at] ?? '' })),
  );
}
