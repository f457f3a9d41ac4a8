import { listsRequirements } from '../instructions/reading/is-instruction.ts';
import { splitOptions } from './options.ts';

const asking =
  /^(?:(?:hi|hello|hey|ok|so|and|quick question|question)\b[\s,:!-]*)*(?:what(?:'s|s)?|which|who|whose|when|since when|where|why|how (?:do(?!es\b)|many|much|long|is|are|can|does|would|should|to)|is|are|does|do|did|can|could|has|have|will|would|should|am|true or false|name (?:the|a|one)|in which|on which|at which|by which|from which|with which|under which|to which|tell me (?:what|which|when|where|since|how|if|whether|the difference)|explain (?:the difference|what))\b/i;

/** Questions that are only named: "default of x in y", "difference between a and b", "hook for b". */
const named =
  /^(?:the )?(?:default (?:value )?(?:of|for)|name of|diff(?:erence)?s? between|meaning of|purpose of|type of|parent (?:class )?of|return (?:value|type) of|capability (?:for|to|needed)|lowest|highest|max(?:imum)?|min(?:imum)?|order of|(?:function|hook|filter|action|constant|method) (?:for|to|that)|(?:rest )?route (?:for|of|to)|rest (?:api )?(?:route|endpoint) (?:for|of|to))\b|^\S+ (?:vs\.?|versus) \S+/i;

/** Requests for code that are worded as questions. */
const wantsCode =
  /\b(?:can|could|would|will) (?:you|u) (?:please )?(?:write|create|make|build|give me|add|implement|generate|show me (?:a|the|some) (?:function|code|snippet)|register|fix|convert)\b|\b(?:write|code for|snippet|function (?:that|which|to)\b(?!.*\?)|with code|code example|(?:I|we) (?:want|need)(?: to have)? (?:a|the) (?:function|helper|method|class|filter|shortcode|command|block)\b)/i;

/** Wishes that begin like questions: "When a post is published, send …", "Do not show …". */
const wishes =
  /^(?:when (?:an?|the|some\w*|any\w*|every\w*|new|users?|visitors?|posts?|comments?|people)\b[^?]*,\s*(?!does\b|is\b|which\b|what\b)\w+|(?:do not|do n't|have (?:the|all|every|each|an?))\b)[^?]*$/i;

/** A function that is to be written, by its signature: its numbered requirements are no answers to choose from. */
const declares = /\b\w+\s*\([^()?]*\$\w[^()?]*\)/;

/** Whether a prompt asks about WordPress, rather than for code. */
export function isQuestion(prompt: string): boolean {
  const text = prompt.trim();
  if (text.length > 2000 || /```|<\?php|[;{]\s*\n/.test(text)) return false;
  const [stem, options] = splitOptions(text);
  const last = stem.split(/(?<=[.!?])\s+/).findLast((sentence) => sentence.includes('?')) ?? '';
  const isAsked =
    (options.length > 2 && (stem.includes('?') || !(declares.test(stem) || listsRequirements.test(text)))) ||
    named.test(stem) ||
    asking.test(stem) ||
    (last !== '' && (asking.test(last) || /\?\s*$/.test(stem)));
  return isAsked && !wantsCode.test(stem) && !wishes.test(text);
}
