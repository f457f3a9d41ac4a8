import { splitRequirements, wordsOfRequirement } from './reading/requirements-reader.ts';
import { wordsOf } from './reading/words.ts';

/**
 * The sentences and list entries of a prompt that an answer has next to nothing of: whose words are neither in its code nor
 * among those that its recipes stand for, and that no draft has read.
 * @param covered words that the recipes stand for
 * @param met sentences and list entries that the drafts have read
 */
export function unmetRequirements(
  prompt: string,
  code: string,
  covered: ReadonlySet<string>,
  met: ReadonlySet<string> = new Set(),
): { readonly unmet: readonly string[]; readonly count: number } {
  const made = wordsOf(code.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' '));
  const asked = splitRequirements(prompt);
  const unmet = asked.filter((part) => {
    if (met.has(part)) return false;
    const words = wordsOfRequirement(part);
    return words.filter((word) => made.has(word) || covered.has(word)).length < words.length * 0.34;
  });
  return { unmet, count: asked.length };
}
