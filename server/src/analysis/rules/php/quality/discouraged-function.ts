import type { Call, Expr } from '../../../languages/php/ast.ts';
import type { Finding, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { usesFramework, usesWordPress } from './support/asked-names.ts';
import { isCoreFile } from './support/core-file.ts';
import { conditionsAround } from './support/guarded-by.ts';

export const meta: RuleMeta = {
  id: 'quality/discouraged-function',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'maintainability',
  merge: 'message',
  title: 'Discouraged function',
  description: 'Reports PHP functions that WordPress has a better one for, and debugging output that was left in.',
  rationale: `WordPress has functions of its own where PHP's differ between versions and servers: \`wp_json_encode()\` mends broken
UTF-8 that makes \`json_encode()\` give nothing, \`wp_rand()\` is hard to guess, \`gmdate()\` and \`wp_date()\` do not depend on
what a plugin did to the time zone, \`wp_strip_all_tags()\` takes a script's content away as well. These are infos, one a
file and function.

\`var_dump()\`, \`print_r()\` and \`error_log()\` are for the time of writing; on a site they show visitors what is inside, or
fill its log. \`query_posts()\` replaces the page's main query.

PHP's own functions for open files, \`trigger_error()\`, \`debug_backtrace()\` and \`serialize()\` have their uses and no
replacement that does the same: they are not reported.

Debugging under a condition that names a debug constant is not reported, and neither is code of libraries and of other
frameworks.

**When to ignore it:** in a file that also runs without WordPress.`,
  references: [
    { title: 'wp_json_encode()', url: 'https://developer.wordpress.org/reference/functions/wp_json_encode/' },
    { title: 'wp_date()', url: 'https://developer.wordpress.org/reference/functions/wp_date/' },
    { title: 'WP_Filesystem', url: 'https://developer.wordpress.org/apis/filesystem/' },
  ],
  fix: 'safe',
  sniffs: [
    'WordPress.WP.AlternativeFunctions',
    'WordPress.WP.DiscouragedFunctions',
    'WordPress.PHP.DontExtract',
    'WordPress.PHP.IniSet',
    'WordPress.PHP.DiscouragedPHPFunctions',
    'WordPress.PHP.DevelopmentFunctions',
    'WordPress.DateTime.RestrictedFunctions',
    'WordPress.DateTime.CurrentTimeTimestamp',
  ],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'init', 'shelf_init' );\nfunction shelf_init( $books ) {\n\tvar_dump( $books );\n\t$json = json_encode( $books );\n\t$today = date( 'Y-m-d' );\n\tquery_posts( 'cat=3' );\n\terror_log( 'here' );\n\t$now = current_time( 'timestamp' );\n}\n",
        lines: [4, 5, 6, 7, 8, 9],
      },
    ],
    good: [
      "<?php\nadd_action( 'init', 'shelf_init' );\nfunction shelf_init( $books ) {\n\tif ( WP_DEBUG ) {\n\t\terror_log( print_r( $books, true ) );\n\t}\n\t$json = wp_json_encode( $books );\n\t$today = wp_date( 'Y-m-d' );\n\t$now = current_time( 'mysql' );\n}\n",
      '<?php\nuse Symfony\\Component\\HttpFoundation\\Response;\nreturn new Response( json_encode( array( 1, 2 ) ) );\n',
      "<?php\nnamespace Shelf;\nfunction rand( $a, $b ) {\n\treturn $a;\n}\nadd_option( 'shelf', rand( 1, 2 ) );\n",
    ],
  },
};

interface Entry {
  readonly severity: 'high' | 'medium' | 'low' | 'info';
  readonly why: string;
  readonly use: string;
  /** The name to write instead, where the arguments stay the same. */
  readonly dropIn?: { readonly name: string; readonly safe: boolean; readonly args: readonly number[] };
  /** Whether a call of it is meant at all. */
  readonly applies?: (node: Call) => boolean;
  /** Fine under a condition about debugging. */
  readonly isDebugging?: boolean;
}

const twoArguments = (name: string) => ({ name, safe: true, args: [2] });
const printsOnly = (node: Call) => node.args.length < 2 || isFalse(node.args[1]?.value);
const file: Omit<Entry, 'use'> = {
  severity: 'info',
  why: 'bypasses the WordPress filesystem API, whose permissions may differ',
};

const table: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  [
    'query_posts',
    { severity: 'medium', why: "replaces the page's main query", use: 'Use new WP_Query, or the pre_get_posts hook.' },
  ],
  ...['var_dump', 'debug_zval_refcount', 'debug_print_backtrace'].map((name): [string, Entry] => [
    name,
    { severity: 'medium', why: 'is debugging output visible to visitors', use: 'Delete it.', isDebugging: true },
  ]),
  ...['print_r', 'var_export'].map((name): [string, Entry] => [
    name,
    {
      severity: 'medium',
      why: 'is debugging output visible to visitors',
      use: 'Delete it.',
      applies: printsOnly,
      isDebugging: true,
    },
  ]),
  [
    'error_log',
    { severity: 'low', why: "fills the site's log", use: 'Delete it, or ask WP_DEBUG first.', isDebugging: true },
  ],
  [
    'date',
    {
      severity: 'info',
      why: 'depends on the current PHP time zone',
      use: "Use gmdate() for UTC, wp_date() for the site's time zone.",
      dropIn: { name: 'gmdate', safe: false, args: [1, 2] },
    },
  ],
  ['rand', { severity: 'info', why: 'can be guessed', use: 'Use wp_rand().', dropIn: twoArguments('wp_rand') }],
  ['mt_rand', { severity: 'info', why: 'can be guessed', use: 'Use wp_rand().', dropIn: twoArguments('wp_rand') }],
  [
    'json_encode',
    {
      severity: 'info',
      why: 'returns nothing for text that is not valid UTF-8',
      use: 'Use wp_json_encode().',
      dropIn: { name: 'wp_json_encode', safe: true, args: [1, 2, 3] },
    },
  ],
  [
    'parse_url',
    {
      severity: 'info',
      why: 'parses some URLs differently depending on the PHP version',
      use: 'Use wp_parse_url().',
      dropIn: { name: 'wp_parse_url', safe: true, args: [1, 2] },
    },
  ],
  [
    'strip_tags',
    {
      severity: 'info',
      why: 'keeps the content of script and style elements',
      use: 'Use wp_strip_all_tags().',
      dropIn: { name: 'wp_strip_all_tags', safe: false, args: [1] },
      applies: (node) => node.args.length === 1,
    },
  ],
  [
    'current_time',
    {
      severity: 'low',
      why: 'does not return a Unix timestamp for this argument',
      use: "Use time(), and wp_date() to show it in the site's time zone.",
      applies: ({ args: [type, gmt] }) =>
        type?.value.kind === 'Str' && /^(timestamp|U)$/.test(type.value.value) && (!gmt || isFalse(gmt.value)),
    },
  ],
  [
    'date_default_timezone_set',
    { severity: 'medium', why: 'breaks every date that WordPress works out afterwards', use: 'Use wp_date().' },
  ],
  ['unlink', { ...file, use: 'Use wp_delete_file().' }],
  ['file_put_contents', { ...file, use: 'Use WP_Filesystem.' }],
  ['mkdir', { ...file, use: 'Use wp_mkdir_p().' }],
  ...['curl_init', 'curl_exec', 'curl_multi_init', 'fsockopen', 'pfsockopen'].map((name): [string, Entry] => [
    name,
    {
      severity: 'low',
      why: 'ignores the proxy and certificates of the site, and may be unavailable',
      use: 'Use wp_remote_get() or wp_remote_post().',
    },
  ]),
  ...['ini_set', 'ini_alter'].map((name): [string, Entry] => [
    name,
    {
      severity: 'low',
      why: 'changes server settings for all other plugins in the request',
      use: "Leave them to the site's owner; for memory there is wp_raise_memory_limit().",
      isDebugging: true,
    },
  ]),
  [
    'error_reporting',
    {
      severity: 'low',
      why: 'changes error reporting for all other plugins in the request',
      use: 'Leave it to WP_DEBUG.',
      isDebugging: true,
      applies: (node) => node.args.length > 0,
    },
  ],
  [
    'wp_reset_query',
    {
      severity: 'low',
      why: 'is for query_posts(), which should not be used',
      use: 'After a WP_Query of your own, use wp_reset_postdata().',
      dropIn: { name: 'wp_reset_postdata', safe: false, args: [0] },
    },
  ],
  ...['srand', 'mt_srand'].map((name): [string, Entry] => [
    name,
    { severity: 'low', why: 'makes the random numbers of every other plugin predictable', use: 'Use wp_rand().' },
  ]),
  [
    'extract',
    {
      severity: 'low',
      why: 'creates undeclared variables and overwrites existing ones',
      use: 'Read the entries of the array by their keys.',
    },
  ],
  ['setlocale', { severity: 'info', why: 'changes the locale of the whole process', use: 'Use switch_to_locale().' }],
]);

function isFalse(value: Expr | undefined): boolean {
  return value?.kind === 'Bool' && !value.value;
}

function check(node: Call, context: PhpContext): void {
  if (node.callee.kind !== 'Name' || node.firstClass) return;
  const name = context.names.functionName(node.callee);
  const entry = table.get(name);
  if (!entry || context.names.localFunctions.has(name) || entry.applies?.(node) === false) return;
  if (isCoreFile(context.fileName) || isForeignCode(context)) return;
  if (
    entry.isDebugging &&
    conditionsAround(context.ancestors).some((condition) => /debug|WP_CLI/i.test(context.source.slice(condition)))
  )
    return;
  context.report({
    at: { start: node.start, end: node.callee.end },
    detail: name,
    message: `${name}() ${entry.why}.`,
    suggestion: entry.use,
    severity: entry.severity,
    confidence: entry.severity === 'info' ? 'medium' : 'high',
    ...fixOf(node, entry, usesWordPress(context.source)),
  });
}

/** Without any sign of WordPress a replacement of WordPress is only proposed. */
function fixOf(node: Call, { dropIn }: Entry, isSure: boolean): Pick<Finding, 'fix'> {
  if (!dropIn?.args.includes(node.args.length) || node.args.some((arg) => arg.spread || arg.name !== null)) return {};
  const edits = [{ start: node.callee.start, end: node.callee.end, text: dropIn.name }];
  return { fix: { edits, safe: dropIn.safe && isSure } };
}

/** Programs made with another framework. */
function isForeignCode({ source }: PhpContext): boolean {
  return !usesWordPress(source) && usesFramework(source);
}

export const visitor: PhpVisitor = { namedCalls: [{ names: [...table.keys()], visit: check }] };
