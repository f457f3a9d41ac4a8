import {
  wordpressClass,
  wordpressFunction,
  wordpressHook,
  wordpressVersion,
} from '@presswright/shared/wordpress/facts';
import { methodSignature } from '@presswright/shared/wordpress/signatures';
import { type Question, type Subject, subjectsOf, type Topic } from '../question.ts';
import { entryOf, named } from '../wording.ts';

interface Age {
  readonly since: string;
  readonly deprecated?: { readonly version: string; readonly replacement?: string } | undefined;
}

/** Since when something exists: a function, method, class, hook, or a parameter of one. */
export const sinceWhen: Topic = (question) => {
  if (
    !/\b(?:since|introduc\w*|added (?:in|to)|appear\w*|available|how old|(?:which|what) (?:wordpress |wp )?version|come in|came in|shipped|debut\w*|exist(?:ed|s)?|new in|(?:which|what) (?:wp |wordpress )?release)\b/.test(
      question.prose,
    )
  )
    return null;
  const [subject] = aged(question);
  if (subject === undefined) return null;
  const parameter = parameterSince(subject, question.variables);
  const { since } = parameter ?? ageOf(subject) ?? { since: '' };
  if (since === '') return null;
  const what = parameter === null ? named(subject) : `The parameter \`$${parameter.name}\` of ${named(subject)}`;
  const [asked] = /\b\d+\.\d+(?:\.\d+)?\b/.exec(question.prose) ?? [];
  return {
    text: `${what} exists since WordPress ${since}.`,
    values: [since, short(since)],
    entries: [entryOf(subject)],
    ...(asked === undefined ? {} : { isTrue: isYes(question, since, asked) }),
  };
};

/** "Since 5.9?" wants that version; "available in 5.9?" that or an earlier one. */
function isYes({ prose }: Question, since: string, asked: string): boolean {
  if (/\b(?:since|introduc\w*|added|new in|came)\b/.test(prose)) return short(since) === short(asked);
  return compare(since, asked) <= 0;
}

/** What is deprecated, since when, and what to use instead. */
export const deprecation: Topic = (question) => {
  if (
    !/\b(?:deprecat\w*|obsolete|outdated|replac\w*|instead|successor|still (?:ok|okay|fine|be used|use)|supersed\w*|discourag\w*|should i (?:still )?use)\b/.test(
      question.prose,
    )
  )
    return null;
  const [subject] = aged(question);
  const age = subject === undefined ? undefined : ageOf(subject);
  if (subject === undefined || age === undefined) return null;
  const parameter = parametersOf(subject).find(
    ({ name, deprecated }) => deprecated !== undefined && question.variables.includes(name),
  );
  if (parameter?.deprecated !== undefined) {
    const text = `The parameter \`$${parameter.name}\` of ${named(subject)} is deprecated since WordPress ${parameter.deprecated}.`;
    return { text, values: [parameter.deprecated, 'deprecated'], entries: [entryOf(subject)], isTrue: true };
  }
  if (age.deprecated === undefined) {
    const text = `${named(subject)} is not deprecated in WordPress ${wordpressVersion}.`;
    return { text, values: ['not deprecated'], entries: [entryOf(subject)], isTrue: /\bstill\b/.test(question.prose) };
  }
  const { version, replacement } = age.deprecated;
  const use = replacement === undefined ? 'there is no replacement' : `use \`${replacement}\` instead`;
  return {
    text: `${named(subject)} is deprecated since WordPress ${version}; ${use}.`,
    values: [
      ...(replacement === undefined ? [] : [replacement.replace(/\(.*$/, '')]),
      version,
      short(version),
      'deprecated',
    ],
    entries: [entryOf(subject), ...(replacement === undefined ? [] : [replacement])],
    isTrue: !/\bstill\b|\bshould i\b/.test(question.prose),
  };
};

const aged = ({ mentions }: Question): Subject[] => subjectsOf(mentions, 'method', 'function', 'hook', 'class');

function ageOf(subject: Subject): Age | undefined {
  if (subject.kind === 'function') return wordpressFunction(subject.name);
  if (subject.kind === 'method') return methodSignature(subject.className, subject.name)?.facts;
  if (subject.kind === 'hook') return hookFacts(subject.name);
  if (subject.kind !== 'class') return undefined;
  const facts = wordpressClass(subject.name);
  return facts && { since: facts.since, ...(facts.deprecated ? { deprecated: { version: facts.deprecated } } : {}) };
}

const hookFacts = (name: string) => wordpressHook(name) ?? wordpressHook(name.replace(/\{\w+\}/g, 'some'));

function parametersOf(subject: Subject) {
  if (subject.kind === 'function') return wordpressFunction(subject.name)?.parameters ?? [];
  if (subject.kind === 'method') return methodSignature(subject.className, subject.name)?.parameters ?? [];
  return [];
}

function parameterSince(subject: Subject, variables: readonly string[]): { name: string; since: string } | null {
  const found = parametersOf(subject).find(({ name }) => variables.includes(name));
  return found === undefined ? null : { name: found.name, since: found.since ?? ageOf(subject)?.since ?? '' };
}

/** `5.9` of `5.9.0`. */
const short = (version: string): string => version.replace(/\.0$/, '');

function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number)) as [number[], number[]];
  for (let at = 0; at < 3; at += 1) if ((a[at] ?? 0) !== (b[at] ?? 0)) return (a[at] ?? 0) - (b[at] ?? 0);
  return 0;
}
