import { createScanner, type JSONScanner } from 'jsonc-parser';
import { Compile } from 'typebox/compile';
import { BaselineEntry } from '../schemas/baseline.ts';

/** What is wrong with the entries of a baseline: the first faults, each with its place, and how many there are in all. */
export interface BaselineFaults {
  readonly faults: readonly string[];
  readonly count: number;
  /** `format` and `version` as the file has them. */
  readonly format: unknown;
  readonly version: unknown;
}

/** Kinds of token as the scanner numbers them: its own names are gone once types are stripped. */
const kinds = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  true: 8,
  false: 9,
  string: 10,
  number: 11,
  end: 17,
} as const;

const entry = Compile(BaselineEntry);
const maxTold = 5;
const maxEntries = 100_000;
/** Values that a baseline may have where it should have none. */
const maxStrange = 100_000;

/**
 * Looks at the text of a baseline token by token, so that what is wrong with it, however much that is, is never made into
 * objects. A text that is no JSON may have no fault here.
 * @throws {SyntaxError} when it is no object, or full of what no baseline has
 */
export function findFaults(text: string): BaselineFaults {
  const scanner = createScanner(text, true);
  const faults: string[] = [];
  let count = 0;
  let strange = 0;
  let format: unknown;
  let version: unknown;

  function tell(fault: () => string): void {
    count++;
    if (faults.length < maxTold) faults.push(fault());
  }

  /** The value that begins with the scanner's token; `{}` or `[]` for what has parts, which are passed over. */
  function value(): unknown {
    const kind: number = scanner.getToken();
    if (kind === kinds.string) return scanner.getTokenValue();
    if (kind === kinds.number) return Number(scanner.getTokenValue());
    if (kind === kinds.true || kind === kinds.false) return kind === kinds.true;
    if (kind !== kinds.openBrace && kind !== kinds.openBracket) return null;
    for (let depth = 1; depth > 0; ) {
      const next: number = scanner.scan();
      if (next === kinds.end) break;
      if (next === kinds.openBrace || next === kinds.openBracket) depth++;
      if (next === kinds.closeBrace || next === kinds.closeBracket) depth--;
      if (++strange > maxStrange) throw new SyntaxError('it is full of values that no baseline has');
    }
    return kind === kinds.openBrace ? {} : [];
  }

  /** Calls `each` with the name of each member of the object that has begun, at its value's first token. */
  function members(each: (name: string) => void): void {
    for (let token = scanner.scan(); token !== kinds.closeBrace; token = scanner.scan()) {
      if (token === kinds.end) return;
      if (token !== kinds.string) continue;
      const name = scanner.getTokenValue();
      if (scanner.scan() !== kinds.colon) continue;
      scanner.scan();
      each(name);
    }
  }

  function readEntry(index: number): void {
    const place = placeOf(scanner);
    const found = new Map<string, unknown>();
    if (scanner.getToken() === kinds.openBrace) {
      members((name) => {
        const read = value();
        // What the schema does not name may be there, but not without end.
        if (found.size < 20) found.set(name, read);
        else strange++;
      });
    } else value();
    const read = Object.fromEntries(found);
    if (index >= maxEntries) {
      if (index === maxEntries) tell(() => `/entries (${place}) must not have more than ${maxEntries} items`);
    } else if (!entry.Check(read)) {
      tell(() => {
        const [error] = entry.Errors(read);
        return `/entries/${index}${error?.instancePath ?? ''} (${place}) ${error?.message ?? 'is invalid'}`;
      });
    }
  }

  function readEntries(): void {
    let index = 0;
    for (let token = scanner.scan(); token !== kinds.closeBracket; token = scanner.scan()) {
      if (token === kinds.end) return;
      if (token !== kinds.comma) readEntry(index++);
    }
  }

  if (scanner.scan() !== kinds.openBrace) throw new SyntaxError('it is not JSON');
  members((name) => {
    if (name === 'entries' && scanner.getToken() === kinds.openBracket) return readEntries();
    const read = value();
    if (name === 'format') format = read;
    if (name === 'version') version = read;
  });
  return { faults, count, format, version };
}

function placeOf(scanner: JSONScanner): string {
  return `line ${scanner.getTokenStartLine() + 1}, column ${scanner.getTokenStartCharacter() + 1}`;
}
