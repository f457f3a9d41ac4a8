/** Text as part of a format of `sprintf()`: a `%` of the user's stands for itself. */
export const formatText = (text: string): string => text.replaceAll('%', '%%');

/** `a`, or `an` before a vowel. */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** `a, b and c`. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** For the middle of a sentence; abbreviations such as "IP address" and "E-mail" stay as they are. */
export const decapitalised = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** The first letter as a capital. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
