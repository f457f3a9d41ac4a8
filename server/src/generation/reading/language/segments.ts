/** Lines that are read together: a paragraph, a list item or a heading. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly kind: 'text' | 'item' | 'heading';
}

const bullet = /^[ \t]*(?:[-*•–—·>+✓☐]+|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)]|\[[ xX]?\])[ \t]+/;
const hash = /^[ \t]*#{1,6}[ \t]+/;
/** A line that ends so goes on in the next. */
const goesOn =
  /(?:,|\b(?:and|or|but|the|an?|of|to|for|with|from|in|on|by|when|if|that|who|which|is|are|as|their|its|every|each|all))\s*$/i;
const ends = /[.!?:;…]["'”’)\]]*\s*$/;

/** Takes a description apart at its lines; a line that goes on in the next stays whole. Markers of lists are left out. */
export function findSegments(text: string): Segment[] {
  const segments: { start: number; end: number; kind: Segment['kind'] }[] = [];
  let mayGoOn = false;
  let isAfterHeading = false;
  for (const match of text.matchAll(/[^\n\r\u2028\u2029]+/g)) {
    const line = match[0];
    if (line.trim() === '') {
      mayGoOn = false;
      isAfterHeading = false;
      continue;
    }
    const isBlankBetween = /\n[ \t\r]*\n/.test(text.slice(segments.at(-1)?.end ?? 0, match.index + 1));
    const marker = (bullet.exec(line) ?? hash.exec(line))?.[0].length ?? 0;
    const isItem = bullet.test(line);
    const start = match.index + marker + (/^\s*/.exec(line.slice(marker))?.[0].length ?? 0);
    const end = match.index + line.trimEnd().length;
    const last = segments.at(-1);
    if (start >= end) continue;
    if (
      last &&
      mayGoOn &&
      !isBlankBetween &&
      marker === 0 &&
      (goesOn.test(text.slice(last.start, last.end)) ||
        /^[(&]/.test(text.slice(start)) ||
        (/^[a-z]/.test(text.slice(start)) && isWrapped(text, last.end)))
    ) {
      last.end = end;
    } else if (isItem) segments.push({ start, end, kind: 'item' });
    else {
      const isHeading = hash.test(line) || /:\s*$/.test(line);
      const isListed: boolean = isAfterHeading && !isHeading && !isBlankBetween;
      segments.push({ start, end, kind: isHeading ? 'heading' : isListed ? 'item' : 'text' });
    }
    const kind = segments.at(-1)?.kind;
    if (kind === 'heading') isAfterHeading = true;
    else if (kind === 'text' || isBlankBetween) isAfterHeading = false;
    mayGoOn = !ends.test(line) && kind !== 'heading' && !(kind === 'item' && isAfterHeading && !isItem);
  }
  return segments;
}

/** Lines that were broken by width are long. */
function isWrapped(text: string, end: number): boolean {
  return end - (text.lastIndexOf('\n', end - 1) + 1) >= 45;
}
