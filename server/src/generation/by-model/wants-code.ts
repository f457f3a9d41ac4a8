import { isInstruction, proseOf } from '../instructions/reading/is-instruction.ts';
import { isQuestion } from '../questions/is-question.ts';

/** What is answered in words, whatever code it is about. */
const wantsWords =
  /^\W*(?:please\s+|(?:can|could|would) you\s+(?:please\s+)?)?(?:explain|describe|review|summari[sz]e|compare|discuss|tell|outline|translate|name|list (?:the )?(?:steps|reasons|differences))\b/i;

const code =
  /\b(?:functions?|class(?:es)?|methods?|hooks?|filters?|actions?|shortcodes?|plugins?|snippets?|php|javascript|typescript|css|json|scripts?|code|quer(?:y|ies)|endpoints?|routes?|blocks?|widgets?|post types?|taxonom(?:y|ies)|templates?|callbacks?|meta ?box(?:es)?|cron|ajax|rest|wp-cli|settings page|admin page|styles?)\b/i;

/** Languages of `language` in a request whose answers are code. */
const languages = /^(?:php|js|javascript|jsx|ts|typescript|tsx|css|scss|json|html)$/i;

/** Whether a prompt asks for code, rather than for a text, an answer in words, or code to be continued. */
export function wantsCode({
  prompt,
  suffix,
  language,
}: {
  readonly prompt: string;
  readonly suffix: string;
  readonly language: string | null;
}): boolean {
  if (!isInstruction(prompt, suffix) || isQuestion(prompt) || wantsWords.test(prompt)) return false;
  return languages.test(language ?? '') || code.test(proseOf(prompt)) || /`[^`\n]+`|\w\([^()\n]*\)\s*:/.test(prompt);
}

/**
 * Whether the last of what a person has said in a conversation asks for code, or goes on with code that was asked for before.
 * @param said the messages of the person
 */
export function conversationWantsCode(said: readonly string[]): boolean {
  const asksForCode = (prompt: string) => wantsCode({ prompt, suffix: '', language: null });
  const last = said.at(-1) ?? '';
  if (asksForCode(last)) return true;
  return !isQuestion(last) && !wantsWords.test(last) && said.some(asksForCode);
}

/** Whether the answer is to be Markdown: code in fences then stays in them. */
export const wantsMarkdown = (prompt: string): boolean => /\b(?:fenced?|fences|markdown)\b/i.test(proseOf(prompt));
