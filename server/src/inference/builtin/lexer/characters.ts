/** Character classes by UTF-16 code unit; everything beyond ASCII counts as a letter, as PHP and JavaScript nearly do. */

export function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0xfeff;
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isWordStart(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || (code > 127 && !isSpace(code));
}

export function isWordPart(code: number): boolean {
  return isWordStart(code) || isDigit(code);
}

/** End of the run of word characters that starts at `at`. */
export function endOfWord(text: string, at: number): number {
  let end = at;
  while (end < text.length && isWordPart(text.charCodeAt(end))) end++;
  return end;
}

/** End of the number that starts at `at`: decimal, hexadecimal, exponents, separators and suffixes. */
export function endOfNumber(text: string, at: number): number {
  let end = at;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (isWordPart(code)) end++;
    else if (code === 46 && isDigit(text.charCodeAt(end + 1))) end++;
    else if (
      (code === 43 || code === 45) &&
      /^\d[\d_.]*e$/i.test(text.slice(at, end)) &&
      isDigit(text.charCodeAt(end + 1))
    )
      end++;
    else break;
  }
  return end;
}

/** Finds the longest of `operators` at `at`; any other character is an operator of its own. */
export function operatorMatcher(operators: readonly string[]): (text: string, at: number) => number {
  const byFirst = new Map<number, string[]>();
  for (const operator of [...operators].sort((a, b) => b.length - a.length)) {
    const first = operator.charCodeAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), operator]);
  }
  return (text, at) => {
    const found = byFirst.get(text.charCodeAt(at))?.find((operator) => text.startsWith(operator, at));
    return at + (found?.length ?? 1);
  };
}
