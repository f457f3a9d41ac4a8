import type { Deed } from '../deeds.ts';
import { singularOf } from '../names.ts';
import type { Story } from '../story.ts';

/** The words of the sentence of a deed in lower case, on one line, with straight apostrophes. */
export const sentenceWords = ({ sentence: { tokens } }: Deed): string =>
  tokens
    .map(({ lower }) => lower)
    .join(' ')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+(?='|n't\b)/g, '');

/** Whether only a logged-in person is meant by a clause: "after logging in". */
export const isLogin = (text: string): boolean =>
  /\b(?:log(?:ged|ging|s)?|sign(?:ed|ing|s)?)[ -]?(?:in|on)\b|\bwith (?:an|their) account\b/i.test(text);

/** The first records of the plan’s own that some words name; null where they name none. */
export function recordsAmong(words: string, story: Story): string | null {
  const parts = words.split(/[^\p{L}\p{N}'-]+/u).filter((word) => word !== '');
  for (let at = 0; at < parts.length; at += 1)
    for (const length of [3, 2, 1]) {
      const phrase = parts.slice(at, at + length).join(' ');
      const name = singularOf(phrase);
      const found = [...story.entities.values()].find(
        ({ singular }) => singular.toLowerCase() === name || singular.toLowerCase().split(' ').at(-1) === name,
      );
      if (found !== undefined) return found.key;
    }
  return null;
}

/** The fields of type email that records have. */
export const addressesOf = (entity: string, story: Story): readonly string[] =>
  [...(story.entity(entity)?.fields.values() ?? [])].flatMap(({ key, type }) => (type === 'email' ? [key] : []));

/** Whether who sends records in has to be logged in; null where no form takes them. */
export function needsLogin(entity: string, story: Story): boolean | null {
  const form = story.behaviours.find((one) => one.kind === 'public_form' && one.entity === entity);
  return form?.kind === 'public_form' ? form.requires_login === true : null;
}
