import { applied, type Edit } from './edits.ts';
import { nodeReader } from './syntax-nodes.ts';

const nodesOf = await nodeReader('javascript');

/** Comments that speak of guards and dangers and do nothing. */
const comments = [
  '/* DOMPurify.sanitize( html ) escapeHTML( text ) encodeURIComponent( x ) */',
  '/* if ( event.origin !== window.location.origin ) return; wp.ajax nonce: _wpnonce */',
  '/* allowed.includes( x ) hasOwnProperty __proto__ innerHTML eval( code ) */',
  '/* new URL( href ) isSafe startsWith( "https://" ) textContent crypto.getRandomValues() */',
];

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
