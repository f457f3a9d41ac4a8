import { wordpressClassNames, wordpressFunctionNames, wordpressVersion } from '@presswright/shared/wordpress/facts';
import type { Answer, Option, Question, Topic } from './question.ts';
import { readMentions } from './read-mentions.ts';
import { readQuestion } from './read-question.ts';
import { keys } from './topics/array-keys.ts';
import { blocks } from './topics/blocks.ts';
import { classes } from './topics/classes.ts';
import { actionOrFilter, firedWhere, order } from './topics/hooks.ts';
import { parameters } from './topics/parameters.ts';
import { permissions } from './topics/permissions.ts';
import { convention, describeSubject, meaning, whichOne } from './topics/purposes.ts';
import { returns } from './topics/returns.ts';
import { themeJson } from './topics/theme-json.ts';
import { deprecation, sinceWhen } from './topics/versions.ts';

export interface QuestionAnswer {
  readonly text: string;
  /** `unknown`: the facts do not say. */
  readonly by: 'facts' | 'unknown';
}

/** Those that need particular words come first; what takes a question by its names alone comes last. */
const topics: readonly Topic[] = [
  convention,
  deprecation,
  sinceWhen,
  actionOrFilter,
  order,
  firedWhere,
  themeJson,
  blocks,
  permissions,
  returns,
  classes,
  keys,
  parameters,
  whichOne,
  meaning,
];

/**
 * Answers a question about WordPress' API from what is known of it, with the entries that the answer rests on; says that it
 * does not know where that is so.
 */
export function answerQuestion(prompt: string): QuestionAnswer {
  const question = readQuestion(prompt);
  const missing = missingName(question);
  if (missing !== null) return { text: missing, by: 'facts' };
  const answers = answersTo(question);
  if (question.options.length > 0) return choose(question, answers);
  for (const answer of answers) {
    if (question.isYesNo && answer.isTrue === undefined) continue;
    const yes = question.isYesNo ? (answer.isTrue === true ? 'Yes: ' : 'No: ') : '';
    return { text: `${yes}${answer.text}${rests(answer)}`, by: 'facts' };
  }
  return unknown;
}

/** What the topics say, one after the other: most questions need but the first. */
function* answersTo(question: Question): Generator<Answer, void, undefined> {
  for (const topic of topics) {
    const answer = topic(question);
    if (answer !== null) yield answer;
  }
}

const unknown: QuestionAnswer = {
  text: `I do not know. What I know is the API of WordPress ${wordpressVersion}: its functions, classes and hooks with their parameters, types, defaults and versions, capabilities and blocks. Naming the function or hook helps.`,
  by: 'unknown',
};

const rests = ({ entries }: Answer): string =>
  entries.length === 0
    ? ''
    : `\n\nFrom WordPress ${wordpressVersion}:\n${[...new Set(entries)].map((entry) => `- \`${entry}\``).join('\n')}`;

/** What is asked about does not exist. */
function missingName({ mentions }: Question): string | null {
  const subjects = mentions.flatMap((mention) => mention.subjects);
  const lacking = subjects.find((subject) => subject.kind === 'unknown');
  const others = subjects.filter(({ kind }) => kind !== 'unknown' && kind !== 'role');
  if (lacking?.kind !== 'unknown' || others.length > 0) return null;
  const isPlugins = !/^(?:wp|get|the|is|has|add|remove|register|update|delete|esc|sanitize|rest|WP)_/.test(
    lacking.name,
  );
  if (isPlugins && !lacking.isCall) return null;
  const nearest = nearestNames(lacking.name);
  const hint = nearest.length === 0 ? '' : ` Names near to it: ${nearest.map((name) => `\`${name}\``).join(', ')}.`;
  return `WordPress ${wordpressVersion} has no function, class or hook \`${lacking.name}\`; it does not exist.${hint}`;
}

function nearestNames(name: string): string[] {
  const parts = new Set(
    name
      .toLowerCase()
      .split(/_|::/)
      .filter((part) => part.length > 2),
  );
  const all = name.includes('::') || /^[A-Z]/.test(name) ? wordpressClassNames() : wordpressFunctionNames();
  return [...all]
    .filter((one) => !one.startsWith('_'))
    .map((one) => {
      const own = one
        .toLowerCase()
        .split('_')
        .filter((part) => part.length > 2);
      const hits = own.filter((part) => parts.has(part)).length;
      return { one, score: hits / Math.max(1, parts.size) - 0.3 * (own.length - hits) };
    })
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score || a.one.length - b.one.length)
    .slice(0, 3)
    .map(({ one }) => one);
}

/** Chooses the option that says what an answer states; of several answers, the first that decides. */
function choose(question: Question, answers: Iterable<Answer>): QuestionAnswer {
  for (const answer of answers) {
    const option = optionFor(question, answer);
    if (option !== null)
      return { text: `${option.label}. ${option.text}\n\n${answer.text}${rests(answer)}`, by: 'facts' };
  }
  const described = byDescription(question);
  return described ?? unknown;
}

function optionFor({ options, isNegated }: Question, { values }: Answer): Option | null {
  const scored = options.map((option) => ({ option, score: agreement(option.text, values) }));
  if (isNegated) {
    const lacking = scored.filter(({ score }) => score === 0);
    return lacking.length === 1 && scored.length > 1 ? (lacking[0]?.option ?? null) : null;
  }
  scored.sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  return best === undefined || best.score === 0 || best.score === next?.score ? null : best.option;
}

/** How well an option says one of the values; the first values say more than the last. */
function agreement(option: string, values: readonly string[]): number {
  const text = plain(option);
  let best = 0;
  values.forEach((value, at) => {
    const own = plain(value);
    if (own === '') return;
    const weight = 1 / (1 + at * 0.15);
    if (text === own) best = Math.max(best, 3 * weight);
    else if (` ${text} `.includes(` ${own} `)) best = Math.max(best, 1.5 * weight * (own.length / text.length + 0.5));
  });
  return best;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\(\s*\)/g, '')
    .replace(/[^\w$|{}.-]+/g, ' ')
    .replace(/\.(?=\s|$)/g, '')
    .trim();

/** Options in words are held against what the name in the question is for. */
function byDescription({ mentions, options, isNegated }: Question): QuestionAnswer | null {
  if (isNegated) return null;
  const [subject] = mentions.flatMap(({ subjects }) => subjects.slice(0, 1));
  const answer = subject === undefined ? null : describeSubject(subject);
  if (answer === null) return null;
  const words = new Set(
    plain(answer.text)
      .split(' ')
      .filter((word) => word.length > 3),
  );
  const scored = options
    .filter(({ text }) => readMentions(text).length === 0)
    .map((option) => ({
      option,
      score: plain(option.text)
        .split(' ')
        .filter((word) => words.has(word)).length,
    }))
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (best === undefined || best.score < 2 || best.score === next?.score) return null;
  return { text: `${best.option.label}. ${best.option.text}\n\n${answer.text}${rests(answer)}`, by: 'facts' };
}
