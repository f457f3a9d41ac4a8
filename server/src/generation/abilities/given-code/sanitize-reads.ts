import type { Index, Node } from '../../../analysis/languages/php/ast.ts';
import { calledName, type Edit, type GivenPhp } from './given-php.ts';

/** What a field of a request is cleaned with, by its name; the last takes all. */
const cleaners: readonly (readonly [name: RegExp, clean: (read: string) => string, empty: string])[] = [
  [
    /^(?:id|ids?_?\w*|\w*_id|count|number|page|paged|limit|offset|qty|quantity|amount|age|year)$/i,
    (read) => `absint( ${read} )`,
    '0',
  ],
  [/e-?mail/i, (read) => `sanitize_email( wp_unslash( ${read} ) )`, "''"],
  [/url|link|website|href/i, (read) => `esc_url_raw( wp_unslash( ${read} ) )`, "''"],
  [/content|html|body/i, (read) => `wp_kses_post( wp_unslash( ${read} ) )`, "''"],
  [
    /message|description|comment|text$|bio|note|address/i,
    (read) => `sanitize_textarea_field( wp_unslash( ${read} ) )`,
    "''",
  ],
  [/action|status|type|order(?:by)?|key|slug|nonce|tab|mode/i, (read) => `sanitize_key( wp_unslash( ${read} ) )`, "''"],
  [/./, (read) => `sanitize_text_field( wp_unslash( ${read} ) )`, "''"],
];

const superglobals = new Set(['_GET', '_POST', '_REQUEST', '_COOKIE']);

/** `$_POST['name']`. */
export function isRequestRead(node: Node): node is Index {
  return node.kind === 'Index' && node.base.kind === 'Var' && superglobals.has(node.base.name);
}

/** Cleans every field of a request that is read as it came, by what its name tells of it. */
export function sanitizeReads(php: GivenPhp): { code: string; done: string[] } {
  const edits: Edit[] = [];
  const done: string[] = [];
  for (const { node, around } of php.tree.nodes) {
    if (!isRequestRead(node) || node.index?.kind !== 'Str') continue;
    if (!isRaw(around, node)) continue;
    const field = node.index.value;
    const [, clean, empty] = cleaners.find(([name]) => name.test(field)) ?? [];
    if (clean === undefined || empty === undefined) continue;
    const read = php.text(node);
    const isGuarded = around.some((outer) => outer.kind === 'Binary' && outer.op === '??');
    const text = clean(isGuarded ? read : `${read} ?? ${empty}`);
    edits.push({ start: node.start, end: node.end, text });
    done.push(`Line ${php.lineAt(node.start)}: ${read} is cleaned.`);
  }
  return { code: php.with(edits), done };
}

/** Nothing is done with the value yet: it is assigned, an item of an array, or an argument of what does not clean it. */
function isRaw(around: readonly Node[], node: Index): boolean {
  for (let at = around.length - 1; at >= 0; at--) {
    const outer = around[at];
    if (outer === undefined) break;
    if (outer.kind === 'Assign') return outer.target !== node;
    if (
      outer.kind === 'Call' &&
      /^(?:isset|empty|unset)$|sanit|^esc_|wp_kses|absint|intval|floatval|verify_nonce|wp_unslash|in_array|is_/.test(
        calledName(outer),
      )
    )
      return false;
    if (outer.kind === 'Cast') return false;
    if (outer.kind === 'Binary' && outer.op !== '??') return false;
    if (/^(?:Function|Method|Closure|Program)$/.test(outer.kind)) return true;
  }
  return true;
}
