import { answerQuestion } from '../../../server/src/generation/questions/answer-question.ts';
import { isQuestion } from '../../../server/src/generation/questions/is-question.ts';

/** A question with what tells a right answer. */
export interface QuestionCase {
  readonly area: string;
  readonly question: string;
  /** Offered to choose from, as A, B, C … */
  readonly options?: readonly string[];
  readonly answer: { readonly all: readonly string[]; readonly none?: readonly string[] };
}

export interface Result {
  readonly one: QuestionCase;
  readonly text: string;
  readonly verdict: 'right' | 'wrong' | 'declined' | 'not taken for a question';
}

/** A question as somebody would send it, with its options. */
export const promptOf = ({ question, options = [] }: QuestionCase): string =>
  [question, ...options.map((option, at) => `${'ABCDEFGH'[at]}) ${option}`)].join('\n');

/** Asks, and holds the answer against what is expected. Declining is right where nothing can be known. */
export function ask(one: QuestionCase): Result {
  const prompt = promptOf(one);
  const { text, by } = answerQuestion(prompt);
  const holds = (pattern: string) => new RegExp(pattern, 'is').test(text);
  const isRight = one.answer.all.every(holds) && !(one.answer.none ?? []).some(holds);
  if (!isQuestion(prompt)) return { one, text, verdict: 'not taken for a question' };
  return { one, text, verdict: isRight ? 'right' : by === 'unknown' ? 'declined' : 'wrong' };
}

/** Right, wrong and declined by area, as a table of Markdown. */
export function tableOf(results: readonly Result[]): string {
  const areas = Map.groupBy(results, ({ one }) => one.area);
  const count = (list: readonly Result[], verdict: Result['verdict']) =>
    list.filter((one) => one.verdict === verdict).length;
  const row = (area: string, list: readonly Result[]) =>
    `| ${area} | ${count(list, 'right')} of ${list.length} | ${count(list, 'wrong')} | ${list.length - count(list, 'right') - count(list, 'wrong')} |`;
  return [
    '| area | right | wrong | declined |',
    '|---|---|---|---|',
    ...[...areas].map(([area, list]) => row(area, list)),
    row('all', results),
  ].join('\n');
}
