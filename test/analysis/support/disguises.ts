import { applied, type Edit } from './edits.ts';
import { nodeReader } from './syntax-nodes.ts';

const nodesOf = await nodeReader('php');

/** Comments that speak of guards and dangers and do nothing. */
const comments = [
  '/* hash_equals( $a, $b ) wp_check_filetype() in_array( $x, $allowed, true ) */',
  "/* current_user_can( 'manage_options' ) check_admin_referer( 'x' ) wp_verify_nonce() */",
  '/* exit; die; return; wp_die() session_regenerate_id() libxml_disable_entity_loader( true ) */',
  '/* password_hash( $password ) random_bytes( 16 ) wp_generate_password() basename() realpath() */',
  '/* REMOTE_ADDR trusted proxy sanitize_file_name() getimagesize() is_user_logged_in() WP_CLI test example */',
];

/** Variables whose names mean something to WordPress or PHP. */
const fixedNames = new Set(
  '$this $GLOBALS $_GET $_POST $_REQUEST $_COOKIE $_SERVER $_FILES $_SESSION $_ENV $wpdb $post $wp_query $wp_filesystem $current_user $attributes $php_errormsg $http_response_header $pagenow $wp $table_prefix'.split(
    ' ',
  ),
);

const holdsStatements = new Set([
  'program',
  'compound_statement',
  'colon_block',
  'case_statement',
  'default_statement',
]);

/** The code with a comment in front of each statement, on the statement's own line. */
export function withComments(code: string): string {
  const edits: Edit[] = [];
  for (const { type, parent, startIndex: start } of nodesOf(code)) {
    const isStatement = /_statement$|^(?:function_definition|class_declaration)$/.test(type);
    if (!isStatement || parent === null || !holdsStatements.has(parent.type)) continue;
    // `<?=` begins a statement of its own, and a file that begins with one has no code before it.
    if (/^[<?]/.test(code.slice(start, start + 1)) || /<\?=\s*$/.test(code.slice(0, start))) continue;
    if (type === 'case_statement' || type === 'default_statement') continue;
    edits.push({ start, end: start, text: `${comments[edits.length % comments.length]} ` });
  }
  return applied(code, edits);
}

/**
 * The code with its local variables renamed.
 * @param rename the new name of a variable, by its name without the dollar sign and its number among the file's
 */
export function withNames(code: string, rename: (name: string, number: number) => string): string {
  const kept = new Set(fixedNames);
  const found: Edit[] = [];
  const texts = new Set<string>();
  for (const node of nodesOf(code)) {
    if (node.type === 'string_content') texts.add(`$${node.text}`);
    if (node.type === 'argument') {
      const name = node.childForFieldName('name');
      if (name !== null) kept.add(`$${name.text}`);
    }
    if (node.type !== 'variable_name') continue;
    const above = node.parent?.type ?? '';
    if (/^(?:property_element|property_promotion_parameter|global_declaration)$/.test(above)) kept.add(node.text);
    else if (above !== 'scoped_property_access_expression' || node.previousSibling === null)
      found.push({ start: node.startIndex, end: node.endIndex, text: node.text });
  }
  // Names that stand in texts may be meant by compact(), extract() and the like.
  if (/\b(?:compact|extract|parse_str|get_defined_vars)\b|\$\$|\$\{/.test(code))
    for (const text of texts) kept.add(text);
  const names = new Map<string, string>();
  const edits = found.flatMap(({ text, start, end }): Edit[] => {
    if (kept.has(text)) return [];
    const name = names.get(text) ?? rename(text.slice(1), names.size);
    names.set(text, name);
    return [{ start, end, text: `$${name}` }];
  });
  return applied(code, edits);
}

/** The code with the functions of the file, and the methods of each class, in the opposite order. */
export function withFunctionsReversed(code: string): string {
  const rows = new Map<number, Edit[]>();
  for (const node of nodesOf(code)) {
    const { type, parent } = node;
    if (parent === null) continue;
    const isFunction = type === 'function_definition' && parent.type === 'program';
    if (isFunction || (type === 'method_declaration' && parent.type === 'declaration_list')) {
      const own = { start: node.startIndex, end: node.endIndex, text: node.text };
      const row = rows.get(parent.id);
      if (row === undefined) rows.set(parent.id, [own]);
      else row.push(own);
    }
  }
  const edits = [...rows.values()].flatMap((row) => {
    const texts = row.map(({ text }) => text).reverse();
    return row.map(({ start, end }, at) => ({ start, end, text: texts[at] ?? '' }));
  });
  return applied(code, edits);
}
