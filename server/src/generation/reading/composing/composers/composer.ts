import type { Deed } from '../deeds.ts';
import type { Story } from '../story.ts';

/** Makes parts of the plan of a deed. It tells the story what became of it, or refuses it with the reason. */
export type Composer = (deed: Deed, story: Story) => void;

/** Composers by the intents that they read. */
export type Composers = Readonly<Record<string, Composer>>;

/** Why nothing is made of a deed that its words do not bear out. */
export const unclear = 'It is not clear what is to be done here.';
export const nothingToAct = 'It does not say what it is about.';
export const unreadCondition = (words: readonly string[]): string =>
  `The plan cannot say “${words.join('”, “')}”, and without it more would be done than you ask for.`;

/**
 * What words say so plainly that it does not matter what a deed was taken for. Each takes the deed, making a part of the plan
 * or refusing it, and returns true; or leaves it to the composer of its label and returns false.
 */
export type OutrightComposer = (deed: Deed, story: Story) => boolean;
