import type { Deed } from './deeds.ts';
import { singularOf } from './names.ts';
import type { Story } from './story.ts';

export const foreignReason =
  'A plan reaches posts, pages, products, users and records of its own, but none that a theme or another plugin registers.';

/** "A custom post type called trail that our theme already registers", "a post of the type "offer" (it exists already)". */
const declared: readonly RegExp[] = [
  /\bpost type (?:called |named )?["“'‘]?([\p{L}_-]+)["”'’]? ?,? (?:(?:that|which) )?(?:our|the|another|a different|my) (?:\w+ )?(?:theme|plugin) (?:already )?(?:registers|makes|has|brings|creates|adds|provides)/iu,
  /\b(?:post )?types? (?:called |named )?["“'‘]([\p{L}_-]+)["”'’] \((?:it|which|that)? ?(?:already exists|exists already|is there already|is already there)/iu,
];

/** What a description says that others register already; null for nothing. */
export function foreignNounIn(description: string): string | null {
  const found = declared.map((pattern) => pattern.exec(description)?.[1]).find((one) => one !== undefined);
  return found === undefined ? null : singularOf(found.replaceAll(/[_-]/g, ' '));
}

/**
 * Whether a deed is about records that others register: it names them, or names nothing of its own where nothing else was spoken
 * of.
 */
export function isOfForeign({ slots, text }: Deed, story: Story): boolean {
  const foreign = foreignNounIn(story.description);
  if (foreign === null) return false;
  const words = ` ${text
    .toLowerCase()
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/[^\p{L}\p{N} ]+/gu, ' ')} `;
  if (words.includes(` ${foreign} `) || words.includes(` ${foreign}s `)) return true;
  const named = slots.filter(({ label }) => label === 'thing').map(({ text: thing }) => story.find(thing));
  return story.entities.size === 0 && named.every((key) => key === null);
}
