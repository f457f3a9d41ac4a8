import type { NodeKind, NodeOf } from '../../../../languages/php/ast.ts';
import type { PhpContext } from '../../../rule.ts';

/** A piece of syntax and the PHP version that has it from then on. */
export interface Syntax {
  readonly since: string;
  readonly what: string;
}

type Reader<K extends NodeKind> = (node: NodeOf<K>, context: PhpContext) => Syntax | null;

const syntax = (since: string, what: string): Syntax => ({ since, what });

/** What only a newer PHP can parse, by the kind of node that shows it. */
export const syntaxSince: { readonly [K in NodeKind]?: Reader<K> } = {
  Match: () => syntax('8.0', 'match'),
  ArrowFn: () => syntax('7.4', 'An arrow function'),
  AssignOp: ({ op }) => (op === '??' ? syntax('7.4', '??=') : null),
  Arg: ({ name }) => (name === null ? null : syntax('8.0', 'A named argument')),
  Call: ({ firstClass }) => (firstClass ? syntax('8.1', 'A first-class callable, f(...),') : null),
  MethodCall: (node, context) => {
    if (node.firstClass) return syntax('8.1', 'A first-class callable, f(...),');
    const link = context.source.slice({ start: node.object.end, end: node.nameStart });
    return link.includes('?->') ? syntax('8.0', 'The nullsafe operator ?->') : null;
  },
  Prop: (node, context) => {
    const rest = context.source.slice({ start: node.object.end, end: node.end });
    return /^\s*\)*\s*\?->/.test(rest) ? syntax('8.0', 'The nullsafe operator ?->') : null;
  },
  StaticCall: ({ firstClass }) => (firstClass ? syntax('8.1', 'A first-class callable, f(...),') : null),
  Throw: (_node, { ancestors }) =>
    ancestors.at(-1)?.kind === 'ExprStmt' ? null : syntax('8.0', 'throw inside an expression'),
  Catch: ({ variable }) => (variable === null ? syntax('8.0', 'catch without a variable') : null),
  Param: (node) => {
    if (node.promoted) return syntax('8.0', 'A promoted constructor parameter');
    return node.type === null ? null : typeSyntax(node.type);
  },
  Function: ({ returnType }) => (returnType === null ? null : typeSyntax(returnType)),
  Method: ({ returnType }) => {
    if (returnType === 'static') return syntax('8.0', 'The return type static');
    return returnType === null ? null : typeSyntax(returnType);
  },
  PropDecl: (node, context) => {
    const before = context.source.slice({ start: Math.max(0, node.start - 200), end: node.start });
    const head = /[;{}\])/]([^;{}\])/]*)$/.exec(before)?.[1] ?? '';
    if (/\breadonly\b/i.test(head)) return syntax('8.1', 'A readonly property');
    const type =
      /\b(?:public|protected|private|static|var)\s+(?!static\b|public\b|protected\b|private\b)([?\\\w|&()]+)\s+$/i.exec(
        head,
      )?.[1];
    if (type === undefined) return null;
    return typeSyntax(type) ?? syntax('7.4', 'A typed property');
  },
  Class: (node, context) => {
    if (node.flavour === 'enum') return syntax('8.1', 'An enum');
    const head = context.source.slice({ start: node.start, end: node.nameStart });
    return node.flavour === 'class' && /\breadonly\b/i.test(head) ? syntax('8.2', 'A readonly class') : null;
  },
};

function typeSyntax(type: string): Syntax | null {
  const plain = type.replace(/\s/g, '');
  if (/[(&]/.test(plain))
    return plain.includes('|') ? syntax('8.2', 'A union of intersection types') : syntax('8.1', 'An intersection type');
  if (plain.includes('|')) return syntax('8.0', 'A union type');
  if (/^mixed$/i.test(plain)) return syntax('8.0', 'The type mixed');
  if (/^never$/i.test(plain)) return syntax('8.1', 'The type never');
  if (/^(true|false|null)$/i.test(plain)) return syntax('8.2', `The type ${plain} alone`);
  return null;
}

const byVersion: Readonly<Record<string, string>> = {
  '7.1': 'session_create_id curl_multi_errno openssl_get_curve_names',
  '7.2':
    'spl_object_id stream_isatty sapi_windows_vt100_support mb_chr mb_ord mb_scrub inflate_get_status ftp_append hash_hmac_algos',
  '7.3': 'hrtime net_get_interfaces gc_status fpm_get_status openssl_pkey_derive',
  '7.4': 'mb_str_split password_algos get_mangled_object_vars imagecreatefromtga openssl_x509_verify pcntl_unshare',
  '8.0': 'get_debug_type get_resource_id fdiv preg_last_error_msg openssl_cms_sign openssl_cms_encrypt',
  '8.1': 'enum_exists fsync fdatasync imagecreatefromavif imageavif',
  '8.2': 'ini_parse_quantity memory_reset_peak_usage curl_upkeep mysqli_execute_query openssl_cipher_key_length',
  '8.3': 'json_validate mb_str_pad str_increment str_decrement stream_context_set_options posix_sysconf posix_pathconf',
  '8.4':
    'mb_trim mb_ltrim mb_rtrim mb_ucfirst mb_lcfirst bcfloor bcceil bcround bcdivmod fpow grapheme_str_split request_parse_body http_get_last_response_headers',
  '8.5': 'get_error_handler get_exception_handler',
};

/** The PHP version that each newer function came with, without those that WordPress stands in for. */
export const phpFunctionsSince: ReadonlyMap<string, string> = new Map(
  Object.entries(byVersion).flatMap(([version, names]) => names.split(' ').map((name) => [name, version] as const)),
);

/** Functions that WordPress stands in for where PHP has none, with PHP's version and WordPress's. */
export const stoodInFor: ReadonlyMap<string, { readonly php: string; readonly wordpress: string }> = new Map([
  ['is_countable', { php: '7.3', wordpress: '4.9.6' }],
  ['is_iterable', { php: '7.1', wordpress: '4.9.6' }],
  ['array_key_first', { php: '7.3', wordpress: '5.9' }],
  ['array_key_last', { php: '7.3', wordpress: '5.9' }],
  ['str_contains', { php: '8.0', wordpress: '5.9' }],
  ['str_starts_with', { php: '8.0', wordpress: '5.9' }],
  ['str_ends_with', { php: '8.0', wordpress: '5.9' }],
  ['array_is_list', { php: '8.1', wordpress: '6.5' }],
  ['array_find', { php: '8.4', wordpress: '6.8' }],
  ['array_find_key', { php: '8.4', wordpress: '6.8' }],
  ['array_any', { php: '8.4', wordpress: '6.8' }],
  ['array_all', { php: '8.4', wordpress: '6.8' }],
  ['array_first', { php: '8.5', wordpress: '6.9' }],
  ['array_last', { php: '8.5', wordpress: '6.9' }],
]);
