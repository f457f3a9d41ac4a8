import { splitOptions } from './options.ts';
import type { Question } from './question.ts';
import { readMentions } from './read-mentions.ts';

/** Reads a question about WordPress. */
export function readQuestion(prompt: string): Question {
  const [text, options] = splitOptions(prompt.trim());
  const mentions = readMentions(text);
  const known = new Set(mentions.map((mention) => mention.text));
  const prose = mentions
    .toReversed()
    .reduce((rest, { at, text: name }) => blank(rest, at, name), text)
    .toLowerCase();
  return {
    text,
    prose,
    mentions,
    variables: [...text.matchAll(/\$(\w+)/g)].map(([, name = '']) => name),
    quoted: [...text.matchAll(/[`'"“‘]([\w/ .:-]{1,60}?)[`'"”’]/g)]
      .map(([, name = '']) => name)
      .filter((name) => !known.has(name)),
    options,
    isYesNo:
      options.length === 0 &&
      !/\b(?:an? )?(?:action|filter) or (?:an? )?(?:action|filter)\b/i.test(text) &&
      /^\W*(?:(?:hi|hello|hey|ok|so|and)\b[\s,:!-]*)*(?:is|are|was|were|does|do|did|can|could|has|have|will|should|true or false|am)\b|,? (?:right|correct|true)\?\s*$/i.test(
        text,
      ),
    isNegated: /\b(?:which|what)\b[^?]*\b(?:not|isn't|is no|doesn't|don't|never|except)\b/i.test(text),
  };
}

const blank = (text: string, at: number, name: string): string => {
  const start = text.indexOf(name, at);
  return start === -1 ? text : `${text.slice(0, start)}§${text.slice(start + name.length)}`;
};
