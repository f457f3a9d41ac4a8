import type { Call, Expr, Node } from '../../../../languages/php/ast.ts';

/** Functions that turn packed text into code. */
export const decoders: ReadonlySet<string> = new Set(
  'base64_decode gzinflate gzuncompress gzdecode bzdecompress str_rot13 convert_uudecode hex2bin strrev rawurldecode urldecode openssl_decrypt mcrypt_decrypt'.split(
    ' ',
  ),
);

/** Names that are worth hiding, and superglobals. */
const hideable: ReadonlySet<string> = new Set(
  'eval assert create_function base64_decode gzinflate gzuncompress gzdecode str_rot13 convert_uudecode call_user_func call_user_func_array system exec shell_exec passthru popen proc_open preg_replace file_put_contents move_uploaded_file _post _get _request _cookie _server globals fsockopen curl_exec wp_set_auth_cookie wp_create_user wp_insert_user'.split(
    ' ',
  ),
);

/** Functions whose result may be such a name while none of their arguments is. */
export const spellers: readonly string[] = 'chr implode join pack strrev str_rot13 hex2bin base64_decode'.split(' ');

/** Whether a name is one that code hides when it means harm. */
export const isHideable = (name: string): boolean => hideable.has(name.toLowerCase());

/** The dangerous name that an expression spells without saying it; null when it spells none. */
export function hiddenName(node: Node): string | null {
  const text = spelled(node, 0);
  return text !== null && hideable.has(text.toLowerCase()) ? text : null;
}

/** The text of an expression of literals, character codes and reversals. */
function spelled(node: Node, depth: number): string | null {
  if (depth > 5) return null;
  if (node.kind === 'Str') return node.value.length <= 64 ? node.value : null;
  if (node.kind === 'Concat') return joined(node.parts, depth);
  if (node.kind === 'Binary' && node.op === '^') {
    const left = spelled(node.left, depth + 1);
    const right = spelled(node.right, depth + 1);
    return left === null || right === null ? null : mixed(left, right);
  }
  if (node.kind !== 'Call' || node.callee.kind !== 'Name') return null;
  const name = node.callee.text.replace(/^\\/, '').toLowerCase();
  const first = node.args[0]?.value;
  if (first === undefined) return null;
  if (name === 'chr') return first.kind === 'Num' ? String.fromCharCode(first.value & 255) : null;
  if (name === 'implode' || name === 'join') {
    const list = node.args[1]?.value ?? first;
    if (list.kind !== 'Array') return null;
    return joined(
      list.items.flatMap((item) => (item === null ? [] : [item.value])),
      depth,
    );
  }
  if (name === 'pack') return packed(node, depth);
  const inner = spelled(first, depth + 1);
  if (inner === null) return null;
  if (name === 'strrev') return [...inner].reverse().join('');
  if (name === 'str_rot13') return rot13(inner);
  if (name === 'hex2bin') return /^(?:[0-9a-f]{2})+$/i.test(inner) ? latin1(inner) : null;
  if (name === 'base64_decode') return /^[\w+/]{4,}={0,2}$/.test(inner) ? atobText(inner) : null;
  return null;
}

/** Two texts of which each hides the other. */
function mixed(left: string, right: string): string {
  const codes = [...left.slice(0, right.length)].map((char, at) => char.charCodeAt(0) ^ right.charCodeAt(at));
  return String.fromCharCode(...codes);
}

/** `pack( 'H*', '65…' )`, `pack( 'C*', 101, … )`. */
function packed({ args }: Call, depth: number): string | null {
  const [format, ...values] = args.map(({ value }) => value);
  if (format?.kind !== 'Str') return null;
  if (/^H\*?\d*$/.test(format.value)) {
    const digits = values[0] === undefined ? null : spelled(values[0], depth + 1);
    return digits !== null && /^(?:[0-9a-f]{2})+$/i.test(digits) ? latin1(digits) : null;
  }
  if (!/^[Cc](?:\*|\d*)$/.test(format.value) || values.length > 64) return null;
  const codes = values.map((value) => (value.kind === 'Num' ? value.value & 255 : -1));
  return codes.includes(-1) ? null : String.fromCharCode(...codes);
}

function joined(parts: readonly Expr[], depth: number): string | null {
  if (parts.length > 64) return null;
  let text = '';
  for (const part of parts) {
    const piece = spelled(part, depth + 1);
    if (piece === null) return null;
    text += piece;
  }
  return text;
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (char) => {
    const base = char <= 'Z' ? 65 : 97;
    return String.fromCharCode(((char.charCodeAt(0) - base + 13) % 26) + base);
  });
}

function latin1(hex: string): string {
  return hex.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}

function atobText(text: string): string | null {
  const plain = text.replace(/=+$/, '');
  if (plain.length % 4 === 1) return null;
  let bits = 0;
  let held = 0;
  let out = '';
  for (const char of plain) {
    const digit = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.indexOf(char);
    if (digit === -1) return null;
    held = ((held << 6) | digit) & 0xfffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      out += String.fromCharCode((held >> bits) & 255);
    }
  }
  return out;
}
