import type { Story } from '../story.ts';
import type { Found } from './found.ts';

export type { Found } from './found.ts';

/** A turn of phrase that names a part of the plan, or an option of one, whatever the words in it were marked as. */
export interface Idiom {
  /**
   * Its words: tokens in lower case, parted by spaces ("do n't", "$ 500"); a text in quotes is one token with straight quotation
   * marks. A group `act` is what the idiom accounts for; without it, all that matched.
   */
  readonly pattern: RegExp;
  /** Whether it says more of what the rest of its sentence asks for, so that it is read after that. */
  readonly isLast?: boolean;
  /** How long a sentence may be at most, in characters: patterns that look for words anywhere take long in longer ones. */
  readonly maxLength?: number;
  /** Deeds that say the same: where one is marked surely, the idiom is left to its composer. */
  readonly unlessMarked?: readonly string[];
  /** Makes or changes a part of the plan, or refuses it; false where something else is meant. */
  read(found: Found, story: Story): boolean;
}
