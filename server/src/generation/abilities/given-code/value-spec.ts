/** What words say of the values that a parameter, an attribute or a key may have. */
export interface ValueSpec {
  readonly allowed: readonly string[];
  /** null: none is named. */
  readonly fallback: string | null;
  readonly min: number | null;
  readonly max: number | null;
}

const token = String.raw`[\`"']?[\w#.-]+[\`"']?`;
const list = new RegExp(
  String.raw`(${token}(?:\s*(?:,\s*(?:or|and)|,|\/|\||\bor\b|\band\b)\s*${token})+)(?![\w-])`,
  'i',
);

const bare = (text: string): string => text.trim().replace(/^[`"']|[`"']$/g, '');

/**
 * Reads what is said behind a name: `size (s, m or l, default m)`, `` `limit` 1–100 (default 10) ``, `order ASC/DESC`. Values of
 * none of the kinds where nothing is said.
 * @param others names that end what is said of this one
 */
export function readSpec(words: string, name: string, others: readonly string[] = []): ValueSpec {
  const said = saidOf(words, name, others);
  const [, fallback] =
    /\bdefault(?:s|ing)?(?: value)?(?: to| is| of|:|=)?\s*([`"'][^`"']*[`"']|[\w#.-]*\w)/i.exec(said) ??
    /([\w#.-]*\w) (?:by default|\(default\))/i.exec(said) ??
    [];
  const rest = said.replace(/,?\s*\(?\bdefault(?:s|ing)?\b[^,;)]*\)?/gi, ' ').replace(/\bby default\b/gi, ' ');
  const [, low, high] = /(-?\d+)\s*(?:–|—|-|\.\.+|\bto\b|\band\b|\bthrough\b)\s*(\d+)/.exec(rest) ?? [];
  const max = high ?? /\b(?:at most|max(?:imum)?|up to|no more than|not more than)\D{0,6}(\d+)/i.exec(rest)?.[1];
  const min = low ?? /\b(?:at least|min(?:imum)?|no less than)\D{0,6}(\d+)/i.exec(rest)?.[1];
  const listed =
    low === undefined
      ? list.exec(
          rest.replace(/\b(?:may|can|must|should|is|are|be|one of|either|allowed|values?|only)\b:?/gi, ' '),
        )?.[1]
      : undefined;
  return {
    allowed: listed === undefined ? [] : listed.split(/\s*(?:,\s*(?:or|and)\b|,|\/|\||\bor\b|\band\b)\s*/i).map(bare),
    fallback: fallback === undefined ? null : bare(fallback),
    min: min === undefined ? null : Number(min),
    max: max === undefined ? null : Number(max),
  };
}

/** From a name to the next one, or the end of the clause. */
function saidOf(words: string, name: string, others: readonly string[]): string {
  const found = new RegExp(String.raw`(?<![\w$>])\$?${name}(?![\w(])[\`"']?`).exec(words);
  if (found === null) return '';
  const rest = words.slice(found.index + found[0].length);
  const ends = others
    .filter((other) => other !== name)
    .map((other) => rest.search(new RegExp(String.raw`(?<![\w$>])\$?${other}(?![\w(])`)))
    .filter((at) => at >= 0);
  const clause = rest.search(/[;\n]|\.\s|\)\s*[,;.]/);
  const inBrackets = /^\s*\(/.test(rest) ? rest.indexOf(')') + 1 : 0;
  const end = Math.min(rest.length, ...ends, ...(clause >= 0 ? [Math.max(clause, inBrackets)] : []));
  return rest.slice(0, end);
}
