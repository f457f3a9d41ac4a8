import { isPlural, singularize } from '../naming/inflect.ts';

const plain = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[_-]/g, ' ')
    .replace(/e mail/g, 'email')
    .trim();

const one = (text: string): string => (isPlural(text) ? singularize(text) : text);

/** Whether words are the name of a part, whichever way it is written, in singular or plural. */
export const isCalled = (words: string, ...names: readonly string[]): boolean =>
  names.some((name) => plain(name) === plain(words) || one(plain(name)) === one(plain(words)));

/** With a capital, as labels begin. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
