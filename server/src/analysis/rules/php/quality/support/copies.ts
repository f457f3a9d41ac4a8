/** A line of code without white space around it, and its number from 1. */
export interface CodeLine {
  readonly text: string;
  readonly line: number;
}

/** Lines `from`–`to` of one file that stand in another, or further up in the same. */
export interface Copy {
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly otherFile: string;
  readonly otherFrom: number;
  readonly otherTo: number;
}

/** Lines that make a copy worth a word. */
const fewest = 12;

/** The lines of a text that hold code: without blank ones, comments, lone brackets and page text. */
export function codeLines(code: string): CodeLine[] {
  const lines: CodeLine[] = [];
  let inComment = false;
  let inCode = false;
  const rows = code.split('\n');
  for (let line = 1; line <= rows.length; line++) {
    const trimmed = rows[line - 1]?.trim() ?? '';
    if (trimmed === '') continue;
    const wasCode = inCode;
    const hasTag = trimmed.includes('?');
    const opens = hasTag ? trimmed.lastIndexOf('<?') : -1;
    const closes = hasTag ? trimmed.lastIndexOf('?>') : -1;
    if (opens !== -1 || closes !== -1) inCode = opens > closes;
    if (inComment) {
      if (trimmed.includes('*/')) inComment = false;
      continue;
    }
    if (trimmed.startsWith('/*')) {
      if (!trimmed.includes('*/')) inComment = true;
      continue;
    }
    if (!wasCode && !inCode && opens === -1) continue;
    // A lone `}` or `) );` says nothing; neither does a tag or an import.
    if (!/\w/.test(trimmed)) continue;
    const text = trimmed.includes('  ') || trimmed.includes('\t') ? trimmed.replace(/\s+/g, ' ') : trimmed;
    if ('/#*<une'.includes(text.charAt(0)) && /^(\/\/|#(?!\[)|\*|<\?php$|use |namespace |else\b)/.test(text)) continue;
    lines.push({ text, line });
  }
  return lines;
}

/** Every copy of at least {@link fewest} lines, each once: the later one of the two. */
export function copies(files: readonly { readonly name: string; readonly lines: readonly CodeLine[] }[]): Copy[] {
  const first = new Map<number, { readonly file: number; readonly at: number }>();
  const found: Copy[] = [];
  const numbers = new Map<string, number>();
  for (const [file, { name, lines }] of files.entries()) {
    const hashes = windowHashes(lines, numbers);
    for (let at = 0; at < hashes.length; ) {
      const hash = hashes[at] ?? 0;
      const earlier = first.get(hash);
      const other = earlier === undefined ? undefined : files[earlier.file];
      if (earlier === undefined || other === undefined) {
        first.set(hash, { file, at });
        at += 1;
        continue;
      }
      const length = sameLines(other.lines, earlier.at, lines, at, earlier.file === file);
      const end = at + length - 1;
      if (length < fewest) {
        at += 1;
        continue;
      }
      const isData = !isWorthIt(lines.slice(at, end + 1));
      const next = end + 1;
      if (isData) {
        at = next;
        continue;
      }
      found.push({
        file: name,
        from: lines[at]?.line ?? 1,
        to: lines[end]?.line ?? 1,
        otherFile: other.name,
        otherFrom: other.lines[earlier.at]?.line ?? 1,
        otherTo: other.lines[earlier.at + length - 1]?.line ?? 1,
      });
      at = next;
    }
  }
  return found;
}

/** How many lines agree from two places on; a copy does not run into its own original. */
function sameLines(
  a: readonly CodeLine[],
  from: number,
  b: readonly CodeLine[],
  to: number,
  isSameFile: boolean,
): number {
  let length = 0;
  while (
    to + length < b.length &&
    (!isSameFile || from + length < to) &&
    a[from + length]?.text === b[to + length]?.text
  )
    length += 1;
  return length;
}

/** Data, such as lists of texts, repeats without being logic. */
function isWorthIt(lines: readonly CodeLine[]): boolean {
  const statements = lines.filter(({ text }) => /;\s*$|[{:]$/.test(text)).length;
  const data = lines.filter(({ text }) => /^(['"\d][^=]*=>|['"][^'"]*['"],?$|'[\w-]+' ?=> ?[^;]*,$)/.test(text)).length;
  return statements >= lines.length / 3 && data <= lines.length / 2;
}

/** 31 to the power of one less than {@link fewest}, in 32 bits. */
const leaving = Array.from({ length: fewest - 1 }).reduce<number>((power) => Math.imul(power, 31), 1);

/**
 * One number for each row of {@link fewest} lines, by the line it begins at.
 * @param numbers of the texts met so far, to which those of `lines` are added
 */
function windowHashes(lines: readonly CodeLine[], numbers: Map<string, number>): number[] {
  if (lines.length < fewest) return [];
  const own = lines.map(({ text }) => numberOf(text, numbers));
  const hashes: number[] = [];
  let hash = 0;
  for (let at = 0; at < own.length; at++) {
    // The line that leaves the row was multiplied once for each line of it.
    if (at >= fewest) hash = (hash - Math.imul(own[at - fewest] ?? 0, leaving)) | 0;
    hash = (Math.imul(hash, 31) + (own[at] ?? 0)) | 0;
    if (at + 1 >= fewest) hashes.push(hash);
  }
  return hashes;
}

/** The same number for the same text, and numbers far apart for different ones. */
function numberOf(text: string, numbers: Map<string, number>): number {
  let number = numbers.get(text);
  if (number === undefined) {
    const spread = Math.imul(numbers.size + 1, 0x9e3779b1);
    // Not a multiple of how many there were: sums of such would meet.
    number = Math.imul(spread ^ (spread >>> 15), 0x85ebca6b);
    numbers.set(text, number);
  }
  return number;
}
