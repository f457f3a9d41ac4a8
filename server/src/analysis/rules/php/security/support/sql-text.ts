/** The quote a point of an SQL text stands in: '' outside all. */
export type SqlQuote = '' | "'" | '"' | '`';

/** The quote after some literal SQL. */
export function quoteAfter(quote: SqlQuote, text: string): SqlQuote {
  let now = quote;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '\\' && now !== '') at++;
    else if (now !== '') {
      if (char === now) now = '';
    } else if (char === "'" || char === '"' || char === '`') now = char;
  }
  return now;
}
