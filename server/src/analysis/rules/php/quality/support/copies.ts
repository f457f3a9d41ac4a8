/** The lines of a text that hold code, white space in and around them aside. */
export interface CodeLines {
  readonly name: string;
  readonly code: string;
  /** A number for what each line says: the same for the same. */
  readonly hashes: readonly number[];
  /** Where each line begins and ends in the text, white space around it left out. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
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
/** More than a text has. */
const maxLines = 2 ** 31;

const lineFeed = 10;
const space = 32;
const slash = 47;
const star = 42;
const less = 60;
const greater = 62;
const question = 63;

/**
 * The lines of a text that hold code: without blank ones, comments, lone brackets and page text. Every character of every
 * file passes here once, so no line is cut out of the text, and what cannot be code is jumped over.
 */
export function codeLines(name: string, code: string): CodeLines {
  const hashes: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let inCode = false;
  for (let at = 0; at < code.length; ) {
    if (!inCode) {
      // Page text: on to the line of the next tag.
      const tag = code.indexOf('<?', at);
      if (tag === -1) break;
      at = Math.max(at, code.lastIndexOf('\n', tag) + 1);
    }
    while (at < code.length && code.charCodeAt(at) <= space) at += 1;
    const start = at;
    if (code.charCodeAt(at) === slash && code.charCodeAt(at + 1) === star) {
      const close = code.indexOf('*/', at + 2);
      at = close === -1 ? code.length : nextLine(code, close);
      continue;
    }
    let end = start;
    let hash = 0;
    let before = 0;
    let hasWord = false;
    for (; at < code.length; at++) {
      const character = code.charCodeAt(at);
      if (character <= space) {
        if (character === lineFeed) break;
        before = space;
        continue;
      }
      if (before === space) hash = Math.imul(hash, 31) + space;
      hash = (Math.imul(hash, 31) + character) | 0;
      if (before === less && character === question) inCode = true;
      else if (before === question && character === greater) inCode = false;
      hasWord ||= isWord(character);
      before = character;
      end = at + 1;
    }
    // A lone `}` or `) );` says nothing; neither does a tag or an import.
    if (!hasWord || isIdle(code, start, end)) continue;
    hashes.push(hash);
    starts.push(start);
    ends.push(end);
  }
  return { name, code, hashes, starts, ends };
}

function nextLine(code: string, from: number): number {
  const end = code.indexOf('\n', from);
  return end === -1 ? code.length : end + 1;
}

/** Whether a line can be without meaning for itself, told by its first letters. */
function isIdle(code: string, start: number, end: number): boolean {
  return (
    '/#*<une'.includes(code.charAt(start)) &&
    /^(\/\/|#(?!\[)|\*|<\?php$|use |namespace |else\b)/.test(code.slice(start, end))
  );
}

/** A letter, a digit or `_`, all beyond ASCII taken for letters. */
function isWord(character: number): boolean {
  return (
    (character >= 97 && character <= 122) ||
    (character >= 65 && character <= 90) ||
    (character >= 48 && character <= 57) ||
    character === 95 ||
    character > 127
  );
}

/** Every copy of at least {@link fewest} lines, each once: the later one of the two. */
export function copies(files: readonly CodeLines[]): Copy[] {
  // Where a row of lines stood first: the file's place and the line's, in one number, of which there is one for each line.
  const first = new Map<number, number>();
  const found: Copy[] = [];
  for (const [place, file] of files.entries()) {
    const windows = windowHashes(file.hashes);
    for (let at = 0; at < windows.length; ) {
      const hash = windows[at] ?? 0;
      const earlier = first.get(hash);
      if (earlier === undefined) {
        first.set(hash, place * maxLines + at);
        at += 1;
        continue;
      }
      const other = files[Math.floor(earlier / maxLines)] ?? file;
      const otherAt = earlier % maxLines;
      const length = sameLines(other.hashes, otherAt, file.hashes, at, other === file);
      if (length < fewest) {
        at += 1;
        continue;
      }
      if (isWorthIt(file, at, at + length)) {
        found.push({
          file: file.name,
          from: lineOf(file, at),
          to: lineOf(file, at + length - 1),
          otherFile: other.name,
          otherFrom: lineOf(other, otherAt),
          otherTo: lineOf(other, otherAt + length - 1),
        });
      }
      at += length;
    }
  }
  return found;
}

/** The number, from 1, of the line of the text that a line of code is. */
function lineOf({ code, starts }: CodeLines, at: number): number {
  let line = 1;
  const start = starts[at] ?? 0;
  for (let end = code.indexOf('\n'); end !== -1 && end < start; end = code.indexOf('\n', end + 1)) line += 1;
  return line;
}

/** How many lines agree from two places on; a copy does not run into its own original. */
function sameLines(a: readonly number[], from: number, b: readonly number[], to: number, isSameFile: boolean): number {
  let length = 0;
  while (to + length < b.length && (!isSameFile || from + length < to) && a[from + length] === b[to + length])
    length += 1;
  return length;
}

/** Data, such as lists of texts, repeats without being logic. */
function isWorthIt({ code, starts, ends }: CodeLines, from: number, to: number): boolean {
  const lines = Array.from({ length: to - from }, (_, at) =>
    code.slice(starts[from + at], ends[from + at]).replace(/\s+/g, ' '),
  );
  const statements = lines.filter((text) => /;\s*$|[{:]$/.test(text)).length;
  const data = lines.filter((text) => /^(['"\d][^=]*=>|['"][^'"]*['"],?$|'[\w-]+' ?=> ?[^;]*,$)/.test(text)).length;
  return statements >= lines.length / 3 && data <= lines.length / 2;
}

/** 31 to the power of one less than {@link fewest}, in 32 bits. */
const leaving = Array.from({ length: fewest - 1 }).reduce<number>((power) => Math.imul(power, 31), 1);

/** One number for each row of {@link fewest} lines, by the line it begins at. */
function windowHashes(lines: readonly number[]): number[] {
  const windows: number[] = [];
  let hash = 0;
  for (let at = 0; at < lines.length; at++) {
    // The line that leaves the row was multiplied once for each line of it.
    if (at >= fewest) hash = (hash - Math.imul(spread(lines[at - fewest] ?? 0), leaving)) | 0;
    hash = (Math.imul(hash, 31) + spread(lines[at] ?? 0)) | 0;
    if (at + 1 >= fewest) windows.push(hash);
  }
  return windows;
}

/** Numbers far apart for lines that differ in a few characters: sums of near ones would meet. */
function spread(hash: number): number {
  const mixed = Math.imul(hash, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
}
