import { wordsOf } from './reading/words.ts';

/** What frames a request and asks for nothing itself. */
const framing =
  /^(?:you are|you're|act as|role:|style:|context:|system:|user:|hi\b|hey\b|hello\b|thanks|thx|respond|reply|return (?:only|the code|one|a single|code)|output|no explanation|code only|just (?:the )?code|answer|please (?:only|just)|write only|<|```|requirements?:?$|tasks?:?$|need:?$|(?:use (?:the )?)?text ?domain|(?:use (?:the )?)?(?:function )?prefix|make sure (?:that )?(?:the |all )?outputs?|(?:all )?output (?:is )?escaped|the constructor hooks|["`'].*\b(?:becomes|gives)\b)/i;

/** Words that say where something is to stand, not what it is to do. */
const settings = new Set(['plugin', 'theme', 'site', 'front', 'end', 'handle', 'version', 'page', 'website']);

/**
 * The sentences and list entries of a prompt that an answer has next to nothing of: whose words are neither in its code nor
 * among those that its recipes stand for.
 * @param covered words that the recipes stand for
 */
export function unmetRequirements(
  prompt: string,
  code: string,
  covered: ReadonlySet<string>,
): { readonly unmet: readonly string[]; readonly count: number } {
  const made = wordsOf(code.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' '));
  const asked = prompt
    .replace(/```[\s\S]*?(?:```|$)/g, '\n')
    .split(/\n+|(?<=[.!?;])\s+(?=[A-Z"'`])/)
    .map((part) => part.replace(/^\s*(?:[-*•–]|\d+[.)])\s*/, '').trim())
    .filter((part) => part !== '' && !framing.test(part) && wordsOf(part.replace(/_/g, ' ')).size >= 3);
  const unmet = asked.filter((part) => {
    const words = [...wordsOf(part.replace(/_/g, ' '))].filter((word) => !settings.has(word));
    return words.filter((word) => made.has(word) || covered.has(word)).length < words.length * 0.34;
  });
  return { unmet, count: asked.length };
}
