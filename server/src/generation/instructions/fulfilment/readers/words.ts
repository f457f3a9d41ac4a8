import { nearness } from '../../../reading/language/nearness.ts';
import { wordsOfRequirement } from '../../reading/requirements-reader.ts';
import type { CodeTrace } from '../code-trace.ts';
import type { Demand, DemandReader } from '../demand.ts';

/** Words nearer than this mean nearly the same. */
const minNearness = 0.62;
/** Less of a clause's words in code than this, and it is more often left out than not. */
const minShare = 0.34;
/** Fewer words than this say too little to look for. */
const minWords = 4;

/** What only names things: their texts are looked for letter by letter. */
const spelled = /`[^`\n]*`|"[^"\n]*"|\$\w+|\b\w+\([^)\n]*\)/g;

/** How many words a text has, and how many of them code has, or one that means nearly the same. */
function recognised(text: string, { words: made }: CodeTrace): { readonly count: number; readonly found: number } {
  const asked = wordsOfRequirement(text.replace(spelled, ' '));
  const isMade = (word: string) => made.has(word) || [...made].some((one) => (nearness(word, one) ?? 0) >= minNearness);
  return { count: asked.length, found: asked.filter(isMade).length };
}

/** What says of which form the answer is to be. */
const ofForm =
  /\b(?:code only|only (?:the )?(?:php )?code|no (?:fences?|markdown|explanations?|comments)|(?:plugin|php) file|code block)\b/i;

/** Clauses of which code has no word: short ones, and those of which it has a few, are too often done in other words. */
export const readWords: DemandReader = (clause, trace): Demand[] => {
  const { count, found } = recognised(clause, trace);
  return count < minWords || ofForm.test(clause) ? [] : [{ kind: 'words', said: clause, lacks: '', isMet: found > 0 }];
};

const conditions =
  /\b(?:only if|only when|only for|only on|if|when(?:ever)?|as long as|provided(?: that)?|in case)\s+([^,;.()]{3,80})/gi;
const exclusions =
  /\b(?:except(?: for)?|unless|but not|excluding|excludes?|skip(?:s|ping)?|ignor(?:e|es|ing)|leav(?:e|es|ing) out|other than|apart from)\s+([^,;.()]{3,60})/gi;

const objectsOf =
  (kind: string, pattern: RegExp): DemandReader =>
  (clause, trace) =>
    [...clause.matchAll(pattern)].flatMap(([said, object = '']) => {
      const { count, found } = recognised(object, trace);
      return count === 0 ? [] : [{ kind, said: said.trim(), lacks: '', isMet: found >= count * minShare }];
    });

/** What something depends on: the test for it has words of it. */
export const readConditions = objectsOf('condition', conditions);
/** What is left out: the test for it has words of it, too. */
export const readExclusions = objectsOf('exclusion', exclusions);
