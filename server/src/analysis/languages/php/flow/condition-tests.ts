import { Danger, type DangerMask } from '../taint/kinds.ts';
import { deepTaints } from './taints.ts';
import { harmlessTypes, makeValue, Type, type Value } from './value.ts';

/** Functions whose truth means that the argument holds nothing dangerous. */
export const cleanTests: ReadonlySet<string> = new Set([
  'is_numeric',
  'is_int',
  'is_integer',
  'is_long',
  'is_float',
  'is_double',
  'is_bool',
  'is_null',
  'ctype_digit',
  'ctype_alnum',
  'ctype_alpha',
  'ctype_xdigit',
  'ctype_upper',
  'ctype_lower',
  'checkdate',
  'post_type_exists',
  'taxonomy_exists',
  'wp_is_uuid',
  'wp_check_jsonp_callback',
  'is_registered_nav_menu',
]);

/** Functions whose truth clears some dangers of the argument. */
export const partTests: ReadonlyMap<string, DangerMask> = new Map([
  ['is_email', Danger.HtmlText | Danger.AttrDouble | Danger.AttrUnquoted | Danger.Header | Danger.Store],
  ['wp_http_validate_url', Danger.Ssrf | Danger.Url | Danger.Header],
  ['wp_validate_redirect', Danger.Redirect | Danger.Header],
  ['is_user_member_of_blog', 0],
]);

/** Endings that a server may run. */
const program = /^\.?(?:php\d?|phtml|phar|phps|cgi|pl|py|asp|aspx|jsp|exe|sh|htaccess)$/i;

/** `/\.(?:jpe?g|png)$/i`: the text ends in one of these, none of them a program's ending. */
export function endsInList(pattern: Value): boolean {
  if (typeof pattern.constant !== 'string') return false;
  const match = /\\\.(?:\((?:\?:)?([\w|?]+)\)|(\w[\w?]*))\$(.)[a-z]*$/i.exec(pattern.constant);
  const list = match?.[1] ?? match?.[2];
  return list !== undefined && !list.split('|').some((ending) => program.test(ending));
}

/** Whether a list names endings of programs: it is one of what is refused, or it allows what it must not. */
export function listsPrograms({ shape }: Value): boolean {
  const listed = shape === null ? [] : [...shape.entries.values()];
  return listed.some(({ constant }) => typeof constant === 'string' && program.test(constant));
}

/** `/^(?:jpg|png)$/`: the text is one of these. */
export function isListPattern({ constant }: Value): boolean {
  return typeof constant === 'string' && /^(.)\^\(?(?:\?:)?[\w|-]+\)?\$\1[a-z]*$/.test(constant.trim());
}

/** `#^https://(?:www\.)?example\.com/#`: the text begins with an address of one host. */
export function fixesHost({ constant }: Value): boolean {
  return (
    typeof constant === 'string' &&
    /^.\^(?:https?\??|\(\?:https\?\)):(?:\\?\/){2}(?:\((?:\?:)?[\w\\.|-]+\)\??)*(?:[\w-]|\\\.|\.)*(?:\\?\/|\(\?:\\?\/)/.test(
      constant.trim(),
    )
  );
}

/** A list that the request has no part in. */
export function isAllowList(value: Value): boolean {
  const chosen = deepTaints(value).some(({ source }) => source.kind === 'request' || source.kind === 'attributes');
  return !chosen && value.types !== Type.Null && (value.types & ~harmlessTypes) !== 0;
}

/** `/^[a-z0-9_-]+$/`: all of the text is made of characters that are dangerous nowhere. */
export function isSafePattern(pattern: Value): boolean {
  if (typeof pattern.constant !== 'string') return false;
  const match = /^\s*([/#~!@%|])\^?(\\A)?([\s\S]*?)(\$|\\z|\\Z)\1([a-zA-Z]*)\s*$/.exec(pattern.constant);
  if (match === null || !/^\s*.(\^|\\A)/.test(pattern.constant) || (match[5] ?? '').includes('m')) return false;
  return isTame(match[3] ?? '');
}

function isTame(body: string): boolean {
  // Literal dots, slashes of classes and quantifiers aside, only words, spaces and dashes may match.
  const bare = body
    .replace(/\\[dw.\-_/:+@]/g, '')
    .replace(/\{\d+(,\d*)?\}/g, '')
    .replace(/\[[\w\-.:@+/ ,]*\]/g, '');
  return /^[\w\-()|?+*:@/ ,]*$/.test(bare);
}

/** `/[^a-z0-9]/`: when it does not match, only those characters are in the text. */
export function isForbiddingPattern(pattern: Value): boolean {
  if (typeof pattern.constant !== 'string') return false;
  const match = /^([/#~])\[\^([^\]]+)\]\+?\1[a-z]*$/.exec(pattern.constant);
  return match !== null && /^(?:\\[dw\-_.]|[\w\-. ])*$/.test(match[2] ?? '');
}

/** Tests of a value's type, and the types it has when they hold. */
export const typeTests: ReadonlyMap<string, number> = new Map([
  ['is_array', Type.Array],
  ['is_string', Type.String],
  ['is_object', Type.Object],
  ['is_scalar', Type.String | Type.Bool | Type.Int | Type.Float],
]);

/** The value as one of these types. What is neither text nor array cannot be printed, and holds nothing foreign. */
export function withTypes(value: Value, types: number): Value {
  const left = value.types & types;
  if (left === value.types || left === 0) return value;
  const { constant, taints, rope, shape, className, guards, callable, provenance, made } = value;
  const holds = (left & (Type.String | Type.Array)) !== 0 || (types & Type.Object) === types;
  if (!holds && className === null && provenance === null && made === null) return makeValue(left);
  return makeValue(
    left,
    constant,
    taints,
    rope,
    (left & (Type.Array | Type.Object)) === 0 ? null : shape,
    className,
    guards,
    callable,
    provenance,
    made,
  );
}
