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

/** What a field is cleaned with, by what the words say that it holds: `title = text, url = URL`. */
const saidCleaners: readonly (readonly [said: string, call: string])[] = [
  [String.raw`(?:post |safe |basic )?html`, 'wp_kses_post'],
  [String.raw`(?:multi-?line text|textarea|text ?area)`, 'sanitize_textarea_field'],
  [String.raw`e-?mail(?: address)?`, 'sanitize_email'],
  [String.raw`(?:url|link|web address)`, 'esc_url_raw'],
  ['(?:decimal|float)(?: number)?', 'floatval'],
  [String.raw`(?:hex(?: ?colou?r)?|colou?r)`, 'sanitize_hex_color'],
  [String.raw`(?:positive |whole )?(?:int(?:eger)?|number|id)`, 'absint'],
  [String.raw`(?:slug|key)`, 'sanitize_key'],
  [String.raw`(?:plain )?text`, 'sanitize_text_field'],
];

const callsByName: readonly (readonly [name: RegExp, call: string])[] = [
  [/(?:^|_)(?:ids?|count|number|limit|qty|amount|age|year)$/i, 'absint'],
  [/e-?mail/i, 'sanitize_email'],
  [/url|link|website/i, 'esc_url_raw'],
  [/content|html|body/i, 'wp_kses_post'],
  [/message|description|comment|bio|note|address/i, 'sanitize_textarea_field'],
  [/colou?r/i, 'sanitize_hex_color'],
  [/./, 'sanitize_text_field'],
];

/** The function that cleans a field: what the words say of it, else what its name tells. */
export function cleanerCall(field: string, words: string): string {
  return saidCleaner(field, words) ?? callsByName.find(([name]) => name.test(field))?.[1] ?? 'sanitize_text_field';
}

function saidCleaner(field: string, words: string): string | null {
  const short = field.split(/[_-]/).at(-1) ?? field;
  for (const name of [field, short])
    for (const [said, call] of saidCleaners)
      if (
        new RegExp(
          String.raw`(?<![\w])${name}[\`"']?\s*(?:=|:|→|=>|\(|-|–|as|is|are|must be|should be|:)\s*(?:an? |as |only )*${said}\b`,
          'i',
        ).test(words)
      )
        return call;
  return null;
}

const superglobals = new Set(['_GET', '_POST', '_REQUEST', '_COOKIE']);

/** `$_POST['name']`. */
export function isRequestRead(node: Node): node is Index {
  return node.kind === 'Index' && node.base.kind === 'Var' && superglobals.has(node.base.name);
}

/**
 * Cleans every field of a request that is read as it came, by what its name tells of it.
 * @param isAll false: those alone of which the words say what they hold
 */
export function sanitizeReads(php: GivenPhp, words = '', isAll = true): { code: string; done: string[] } {
  const edits: Edit[] = [];
  const done: string[] = [];
  for (const { node, around } of php.tree.nodes) {
    if (!isRequestRead(node) || node.index?.kind !== 'Str') continue;
    if (!isRaw(around, node)) continue;
    const field = node.index.value;
    const said = saidCleaner(field, words);
    if (said === null && !isAll) continue;
    const [, byName, usual] = cleaners.find(([name]) => name.test(field)) ?? [];
    const clean = said === null ? byName : (source: string) => `${said}( wp_unslash( ${source} ) )`;
    const empty = said === null ? usual : "''";
    if (clean === undefined || empty === undefined) continue;
    const read = php.text(node);
    const isGuarded = around.some(
      (outer) =>
        (outer.kind === 'Binary' && outer.op === '??') ||
        ((outer.kind === 'Branch' || outer.kind === 'Ternary') &&
          php.text(outer.condition).includes(`isset( ${read} )`)),
    );
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
      /^(?:isset|empty|unset)$|sanit|^esc_url_raw|wp_kses|absint|intval|floatval|verify_nonce|wp_unslash|in_array|is_/.test(
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
