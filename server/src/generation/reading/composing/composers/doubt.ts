import type { Deed } from '../deeds.ts';
import type { Story } from '../story.ts';

/** What looks like a deed for a word in it, and is none: its words, and why nothing is made of it. */
export interface Doubt {
  readonly intents: RegExp;
  /** Whether it is in doubt; the words of the deed and of its sentence are in lower case. */
  isDoubted(deed: Deed, words: string, sentence: string, story: Story): boolean;
  readonly reason: string;
}
