import { withoutLongRuns } from '@presswright/shared/without-long-runs';
import { lemmaOf } from '../../reading/language/lemma-of.ts';
import { wordEntry } from '../../reading/language/words-table.ts';
import { maxRead } from './max-read.ts';

const requests =
  /\b(?:write|create|make|add|implement|build|generate|register|give me|show|i need|i want|i'd like|we need|please|can you|could you|define|provide|develop|code|return|display|send|schedule|remove|disable|hide|allow|limit|change|set|redirect|enqueue|get|fetch|list|count|convert|fix|explain|refactor|modify|extend|append|prevent|delete|update|replace|filter|validate|sanitize|escape|restrict|use|hook|prepend|insert|store|save|cache|log|output|print|render|load|deregister|unregister|task|calculate|compute|format|check|find|parse|sort|strip|turn|enable|block|require|refuse|reject|deny|give|let|only|expose|wrap|put|must|should|needs? to|mask|truncate|rename|exclude|include|notify|protect|flush|track|assign|calls?|reads?|prints?|lists?|deletes?|returns?|checks?|increases?|answers?|verif(?:y|ies)|shows?|sends?|takes?|collects?|counts?|handles?|e-?mails?|informs?|redirects?|every|nothing|never|listing|commands?|move|order|a function|a helper|a shortcode|a class|a filter|a plugin)\b/i;

/** What code begins with, and a request does not. */
const codeStart =
  /^\s*(?:<\?|<!|<[a-z/]|\/\/|\/\*|#|\$\w+\s*(?:=|->|\[)|(?:import|export|const|let|var|namespace|use|require(?:_once)?|include(?:_once)?|add_action|add_filter|if|foreach|for|while|return|echo|switch)\b\s*[({$'"\\A-Z]|['"`}{()[\]])/;

/** Whether a text begins with a verb in its base form, as requests do. */
function isImperative(prose: string): boolean {
  const [first = ''] = /[a-z]+/i.exec(prose) ?? [];
  const word = first.toLowerCase();
  if (
    /^\W*(?!(?:in|on|at|of|for|with|from|by|to|if|and|or|all|both|the|a|an|is|are|as|was|when|while|that)\b)[a-z]+ (?:the|an?|all|every|each|this|my|any|only|it|them)\b/i.test(
      prose,
    )
  )
    return true;
  return (wordEntry(word)?.verb ?? 0) > 0 && lemmaOf(word, 'VERB') === word && !/^(?:the|a|an|this|my|our)$/.test(word);
}

/** Prompts of other tools put their parts into tags, which are no markup to continue. */
const withoutTags = (prompt: string): string =>
  prompt.replace(/^\s*<\/?(?:instructions?|tasks?|prompt|context|system|request|requirements?|user|role)>\s*$/gim, '');

/** Text without blocks of code, code in backticks and signatures: what a person wrote in words. */
export function proseOf(prompt: string): string {
  return withoutLongRuns(prompt)
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/\w+\s*\([^()]*\)(?:\s*:\s*[?\\\w|]+)?/g, ' ');
}

/** A signature, with what the function does after it. */
const signed = /^(?:function\s+)?\w+\s*\([^()]*\)\s*:\s*\??\\?[a-z][\w|\\]*\s*(?!\s*\{)\S/i;

/** Words that sentences have, and code has not. */
const small = /^(?:the|an?|for|with|of|to|in|on|my|our|all|that|which|should|from|is|are|needs?|by|at)$/i;

/**
 * Whether a line is said rather than coded: “shortcode [year] for the current year”, “my theme needs two menu locations”. A noun
 * with its article alone is the comment above code.
 */
const isSaid = (text: string, words: readonly string[]): boolean =>
  words.length >= 4 &&
  words.some((word) => small.test(word)) &&
  !/^(?:the|this|these|an?)\b(?!.*\b(?:needs?|should|must|wants?)\b)/is.test(text) &&
  !/[$;{}]|->|=>|::|<\?/.test(text.replace(/;(?=\s[a-z]+ )/g, ','));

/** A signature with types of its own between words: “With …: my_fn( string $html ): string sets …”. */
const declares = /[a-z]+:? \w+\(\s*(?:\??[a-z]+ )?\$\w[^()]*\)\s*:\s*\??[a-z]+ [a-z]+/i;

/** A thing with a list of what it is to do: “Class Acme_Likes:”, “Cron job” and entries below it. */
export const listsRequirements =
  /^(?:an? |the )?(?:[\w-]+ )?(?:class|plugin|function|shortcode|endpoint|route|controller|cron|ajax|form|webhook|handler|widget|settings)\b[^\n{;]*\n\s*(?:[-*•]|\(?\d+[.)])\s+\S[\s\S]*\n\s*(?:[-*•]|\(?\d+[.)])\s+\S/i;

/** A shortcode that is spoken of: “[year] shortcode that prints …”. */
const namesShortcode =
  /^\[[a-z][\w-]*(?:\s[^\]\n]*)?\](?:[^\n[]*\[\/[\w-]+\])?(?:[\s:–—-]+\w+,? \w+|\s*(?:→|->|=>)\s*\S)/i;

/**
 * Whether a prompt asks for something, rather than being code to continue. Prose in a comment belongs to the code around
 * it, and what has a suffix is a gap in code.
 */
export function isInstruction(prompt: string, suffix = ''): boolean {
  if (suffix.trim() !== '') return false;
  const whole = withoutTags(withoutLongRuns(prompt)).trim();
  const text = whole.slice(0, maxRead);
  if (text === '') return false;
  if (!namesShortcode.test(text) && codeStart.test(text.replace(/^```[a-z]*\n[\s\S]*?```(?=[\s\S]*\S)/, '').trim()))
    return false;
  // Braces around a name are a placeholder, not a body.
  if (
    /^(?:async\s+|abstract\s+|final\s+)?(?:function|class|interface|trait)\b[^{]*\{/.test(
      text.replace(/\{\$?\w[\w>-]*\}/g, ''),
    )
  )
    return false;
  const prose = proseOf(text);
  const words = prose.match(/[\p{L}']{2,}/gu) ?? [];
  const signs = /\w+\s*\([^()]*\)\s*:\s*\??\\?[a-z]/i.test(text);
  if (words.length < (signs ? 1 : 3)) return false;
  const asks =
    namesShortcode.test(text.replace(/^(?:an? |the )?short-?code:? /i, '')) ||
    signed.test(text) ||
    declares.test(text) ||
    listsRequirements.test(text) ||
    requests.test(prose) ||
    isImperative(prose);
  if (!asks && !isSaid(text, words)) return false;
  // A last line that is open code is to be continued, whatever was said before it.
  const last =
    whole
      .replace(/```[\s\S]*?```/g, '')
      .split('\n')
      .at(-1) ?? '';
  if (/(?:[{;=(,]|->|=>|&&|\|\|)\s*$/.test(last) && /[$;{(]/.test(last)) return false;
  const lines = whole.replace(/```[\s\S]*?(?:```|$)/g, '').split('\n');
  const code = lines.filter((line) => /;\s*$|^\s*[{}]\s*\)?;?\s*$|^\s*<\?php/.test(line)).length;
  return code <= lines.length / 3;
}
