/** A user's text inside Markdown: on one line, and nothing in it is markup. */
export function markdownText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .trim();
}
