/** Characters that are invisible and change how the text around them is read: marks of direction, joiners of words. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|\p{Cc}|\p{Cs}/gu;

/**
 * One line of a user's text as it may be shown: composed (NFC), without control characters, half surrogates and marks of
 * direction, every run of white space one space. Emoji, quotes and markup stay: escaping is the writers' work.
 */
export function cleanLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(invisible, '').normalize('NFC').replace(/ {2,}/g, ' ').trim();
}
