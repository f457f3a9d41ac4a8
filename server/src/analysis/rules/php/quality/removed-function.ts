import type { Call } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from './support/core-file.ts';
import { isVersionChecked, isVersionGuarded } from './support/guarded-by.ts';

export const meta: RuleMeta = {
  id: 'quality/removed-function',
  language: 'php',
  category: 'quality',
  severity: 'high',
  type: 'compatibility',
  title: 'Removed or deprecated PHP function',
  description: 'Reports functions that have been removed from PHP or deprecated.',
  rationale: `A function that PHP has removed is a fatal error on every current server; one that it has deprecated writes a notice
with every call, and goes with the next major version.

What to write instead stands in the finding. A call behind \`function_exists()\` or a comparison of versions is not
reported, and neither is a function that the files define.

**When to ignore it:** when the site is known to stay on an old PHP.`,
  references: [
    { title: 'PHP: migrating from older versions', url: 'https://www.php.net/manual/en/appendices.php' },
    { title: 'PHP: create_function()', url: 'https://www.php.net/manual/en/function.create-function.php' },
  ],
  fix: 'none',
  sniffs: [
    'PHPCompatibility.FunctionUse.RemovedFunctions',
    'WordPress.PHP.RestrictedPHPFunctions',
    'Generic.PHP.DeprecatedFunctions',
    'WordPress.PHP.POSIXFunctions',
  ],
  examples: {
    bad: [
      {
        code: "<?php\nwhile ( list( $key, $value ) = each( $books ) ) {\n\techo strftime( $value );\n}\n$sort = create_function( '$a, $b', 'return $a - $b;' );\n$rows = mysql_query( $sql );\n",
        lines: [2, 3, 5, 6],
      },
    ],
    good: [
      "<?php\nforeach ( $books as $key => $value ) {\n\techo wp_date( 'Y', $value );\n}\n",
      "<?php\n$on = function_exists( 'get_magic_quotes_gpc' ) && get_magic_quotes_gpc();\n$list->each( $callback );\n",
      '<?php\nfunction money_format( $format, $number ) {\n\treturn $number;\n}\necho money_format( "", 1 );\n',
    ],
  },
};

interface Gone {
  readonly removed?: string;
  readonly deprecated?: string;
  readonly use: string;
}

const removed = (version: string, names: string, use: string): [string, Gone][] =>
  names.split(' ').map((name) => [name, { removed: version, use }]);
const deprecated = (version: string, names: string, use: string): [string, Gone][] =>
  names.split(' ').map((name) => [name, { deprecated: version, use }]);

const table: ReadonlyMap<string, Gone> = new Map([
  ...removed('8.0', 'create_function', 'Write a closure.'),
  ...removed('8.0', 'each', 'Use foreach.'),
  ...removed('8.0', 'money_format', 'Use number_format_i18n() or NumberFormatter.'),
  ...removed('8.0', 'get_magic_quotes_gpc get_magic_quotes_runtime', 'It was always false: take the call away.'),
  ...removed('7.0', 'set_magic_quotes_runtime magic_quotes_runtime', 'Take the call away.'),
  ...removed('8.0', 'is_real', 'Use is_float().'),
  ...removed('8.0', 'convert_cyr_string', 'Use mb_convert_encoding().'),
  ...removed('8.0', 'hebrevc', 'Use hebrev() and nl2br().'),
  ...removed('8.0', 'restore_include_path', "Use ini_restore( 'include_path' )."),
  ...removed(
    '8.0',
    'ezmlm_hash gmp_random read_exif_data jpeg2wbmp png2wbmp image2wbmp',
    'See the PHP manual for alternatives.',
  ),
  ...removed('8.0', 'fgetss gzgetss', 'Use fgets() and wp_strip_all_tags().'),
  ...removed('8.0', '__autoload', 'Use spl_autoload_register().'),
  ...removed('7.0', 'ereg eregi', 'Use preg_match().'),
  ...removed('7.0', 'ereg_replace eregi_replace', 'Use preg_replace().'),
  ...removed('7.0', 'split spliti sql_regcase', 'Use explode() or preg_split().'),
  ...removed('7.0', 'call_user_method call_user_method_array', 'Use call_user_func().'),
  ...removed('7.0', 'session_register session_unregister session_is_registered', 'Use $_SESSION.'),
  ...removed('7.0', 'import_request_variables', 'Read the keys you need from $_GET and $_POST.'),
  ...removed(
    '7.0',
    'mysql_connect mysql_pconnect mysql_close mysql_select_db mysql_query mysql_unbuffered_query mysql_db_query mysql_list_tables mysql_error mysql_errno mysql_affected_rows mysql_insert_id mysql_result mysql_num_rows mysql_num_fields mysql_fetch_row mysql_fetch_array mysql_fetch_assoc mysql_fetch_object mysql_free_result mysql_escape_string mysql_real_escape_string mysql_set_charset mysql_get_server_info',
    'Use $wpdb.',
  ),
  ...removed(
    '7.2',
    'mcrypt_encrypt mcrypt_decrypt mcrypt_create_iv mcrypt_get_iv_size mcrypt_module_open mcrypt_generic_init mcrypt_generic mdecrypt_generic mcrypt_module_close mcrypt_get_block_size mcrypt_list_algorithms mcrypt_cbc mcrypt_ecb',
    'Use sodium_crypto_secretbox() or openssl_encrypt().',
  ),
  ...deprecated('8.1', 'strftime gmstrftime', 'Use wp_date().'),
  ...deprecated('8.1', 'date_sunrise date_sunset', 'Use date_sun_info().'),
  ...deprecated('8.1', 'strptime', 'Use date_parse_from_format().'),
  ...deprecated('8.1', 'mhash mhash_count mhash_get_block_size mhash_get_hash_name mhash_keygen_s2k', 'Use hash().'),
  ...deprecated('8.1', 'odbc_result_all', 'Print the rows yourself.'),
  ...deprecated('8.2', 'utf8_encode utf8_decode', 'Use mb_convert_encoding().'),
  ...deprecated('8.4', 'lcg_value', 'Use wp_rand().'),
  ...deprecated('8.4', 'mysqli_ping mysqli_kill mysqli_refresh', 'Use $wpdb.'),
  ...deprecated(
    '8.0',
    'libxml_disable_entity_loader',
    'Remove the call; external entities have been disabled since libxml 2.9.',
  ),
]);

function check(node: Call, context: PhpContext): void {
  if (node.callee.kind !== 'Name') return;
  const name = context.names.functionName(node.callee);
  const entry = table.get(name);
  if (!entry || context.names.localFunctions.has(name) || isCoreFile(context.fileName)) return;
  if (isVersionGuarded(context) || isVersionChecked(context, node)) return;
  const version = entry.removed ?? entry.deprecated ?? '';
  const gone = entry.removed !== undefined;
  context.report({
    at: node.callee,
    detail: name,
    message: gone
      ? `${name}() was removed in PHP ${version}, so the call causes a fatal error.`
      : `${name}() has been deprecated since PHP ${version}.`,
    suggestion: entry.use,
    severity: gone ? 'high' : 'low',
    confidence: 'high',
  });
}

export const visitor: PhpVisitor = { namedCalls: [{ names: [...table.keys()], visit: check }] };
