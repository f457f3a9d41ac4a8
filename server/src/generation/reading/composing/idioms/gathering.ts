import { pluralize } from '../../../naming/inflect.ts';
import type { Story } from '../story.ts';
import type { Found } from './idiom.ts';

/** Sentences about one part of the plan, which is made when all of a description was read. */
export interface Gathered {
  /** The records that were spoken of when it was told first; null where there were none. */
  readonly spokenOf: string | null;
  readonly founds: readonly Found[];
  /** All sentences in lower case, one after another. */
  readonly text: string;
}

/** More sentences say nothing new of one part. */
const maxSentences = 40;

/** Keeps what a sentence says of a part of the plan; `make` is called once, with all that was said of it. */
export function gather(what: string, found: Found, story: Story, make: (all: Gathered, story: Story) => void): void {
  const all = story.gathered.get(what) ?? [];
  story.gathered.set(what, all);
  const named = recordIn(found.sentence, story);
  const known = all.find(({ spokenOf }) => named === null || spokenOf === null || spokenOf === named);
  if (known !== undefined) {
    if (known.founds.length < maxSentences) known.founds.push(found);
    return;
  }
  const made = { spokenOf: named ?? ownCurrent(story), founds: [found] };
  all.push(made);
  story.laters.push(() => make({ ...made, text: made.founds.map(({ sentence }) => sentence).join(' . ') }, story));
}

/** Whether something was said of a part of the plan before. */
export const isGathered = (what: string, story: Story): boolean => (story.gathered.get(what) ?? []).length > 0;

const ownCurrent = (story: Story): string | null =>
  story.current !== null && story.isOwn(story.current) ? story.current : null;

/** The plan's own records that a text names first behind a place in it, or else first of all; null where it names none. */
export function recordIn(text: string, story: Story, from = 0): string | null {
  const named = [...story.entities.values()].flatMap(({ key, singular }) => {
    const words = singular.toLowerCase();
    const head = words.split(' ').at(-1) ?? words;
    const pattern = [words, head]
      .flatMap((word) => [word, pluralize(word)])
      .map(escaped)
      .join('|');
    return [...text.matchAll(new RegExp(`\\b(?:${pattern})\\b`, 'g'))].map(({ index }) => ({ key, index }));
  });
  named.sort((one, other) => Number(one.index < from) - Number(other.index < from) || one.index - other.index);
  return named[0]?.key ?? null;
}

/** The plan's own records that are meant: those that the sentences name, those spoken of, or the only ones. */
export function recordsMeant({ founds, spokenOf }: Gathered, story: Story): string | null {
  for (const { sentence } of founds) {
    const named = recordIn(sentence, story);
    if (named !== null) return named;
  }
  if (spokenOf !== null && story.isOwn(spokenOf)) return spokenOf;
  const [only, ...others] = story.entities.keys();
  return only !== undefined && others.length === 0 ? only : null;
}

/** Tells of all sentences that they became a behaviour. */
export const addOf = ({ founds }: Gathered, behaviour: Parameters<Story['add']>[0], story: Story): void => {
  for (const { deed } of founds) story.add(behaviour, deed);
};

/** Tells of all sentences why nothing is made of them. */
export const refuseOf = ({ founds }: Gathered, reason: string, story: Story): void => {
  for (const { deed } of founds) story.refuse(deed, reason);
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
