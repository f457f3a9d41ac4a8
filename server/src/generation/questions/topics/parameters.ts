import { arrayKeys } from '@presswright/shared/wordpress/array-keys';
import { wordpressHook } from '@presswright/shared/wordpress/facts';
import { hookParameters, type Signature } from '@presswright/shared/wordpress/signatures';
import { wordsOf } from '../../instructions/reading/words.ts';
import { parameterPurpose } from '../knowledge/parameters.ts';
import { type Answer, type Question, type Subject, subjectsOf, type Topic } from '../question.ts';
import { entryOf, isDefaultAsked, listed, named, ordinals, placeIn, signatureOf } from '../wording.ts';

const about =
  /\b(?:param\w*|arg(?:ument)?s?|pass(?:ed|es|ing)?|default\w*|optional|required|mandatory|accept\w*|receiv\w*|takes?|signature|gets?|callbacks?|hands? over|sends?|leave[sd]? (?:it |\S+ )?(?:out|alone|empty)|don'?t say|omit\w*|nowadays)\b/;

interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly defaultValue: string;
  readonly optional: boolean;
}

/** What a parameter of a function, method or hook is: its name, type, default, what it does; and how many there are. */
export const parameters: Topic = (question) => {
  if (!about.test(question.prose) && question.variables.length === 0) return null;
  if (/\bwhich (?:method|function)\b/.test(question.prose)) return null;
  const isOfHook = /\b(?:callbacks?|hooks?|filters?|actions?)\b/.test(question.prose);
  const [hook] = isOfHook ? subjectsOf(question.mentions, 'hook') : [];
  const [subject = hook] =
    hook === undefined ? subjectsOf(question.mentions, 'method', 'function', 'hook', 'class') : [hook];
  const list = subject === undefined ? null : parametersOf(subject);
  if (subject === undefined || list === null) return null;
  const one = parameterMeant(question, list);
  if (one === 'none') return tooFew(subject, list);
  if (one !== null) return describeOne(question, subject, list, one);
  if (/\b(?:how many|number of)\b/.test(question.prose)) return count(question, subject, list);
  const isList =
    /\b(?:which|what|list|name|optional|required|mandatory|pass\w*|get\w*|receiv\w*|accept\w*|signature)\b/.test(
      question.prose,
    );
  if (
    !isList ||
    !/\b(?:param\w*|arg(?:ument)?s?|signature|callbacks?|hands? over|pass\w*|sends?)\b/.test(question.prose)
  )
    return null;
  return describeAll(question, subject, list);
};

function parametersOf(subject: Subject): readonly Parameter[] | null {
  const signature: Signature | null =
    subject.kind === 'class'
      ? signatureOf({ kind: 'method', className: subject.name, name: '__construct' })
      : signatureOf(subject);
  if (signature !== null) return signature.parameters;
  if (subject.kind !== 'hook' || wordpressHook(subject.name.replace(/\{\w+\}/g, 'some')) === undefined) return null;
  return hookParameters(subject.name.replace(/\{\w+\}/g, 'some')).map((one) => ({
    ...one,
    defaultValue: '',
    optional: false,
  }));
}

function parameterMeant({ variables, quoted, prose }: Question, list: readonly Parameter[]): Parameter | null | 'none' {
  const byName = list.find(({ name }) => variables.includes(name) || quoted.includes(name));
  if (byName !== undefined) return byName;
  const place = /\b(?:param\w*|arg(?:ument)?s?|value|pass\w*)\b/.test(prose) ? placeIn(prose) : null;
  if (place !== null) return list.at(place) ?? 'none';
  if (isDefaultAsked(prose)) {
    const said = wordsOf(prose);
    const scored = list
      .filter(({ defaultValue }) => defaultValue !== '')
      .map((one) => ({ one, hits: [...wordsOf(one.name.replace(/_/g, ' '))].filter((word) => said.has(word)).length }))
      .sort((a, b) => b.hits - a.hits);
    const [best, next] = scored;
    if (best !== undefined && best.hits > 0 && best.hits > (next?.hits ?? 0)) return best.one;
  }
  return (
    list.find(
      ({ name }) =>
        /\b(?:param\w*|arg\w*|default)\b/.test(prose) && name.length > 3 && new RegExp(`\\b${name}\\b`).test(prose),
    ) ?? null
  );
}

function describeOne({ prose, text }: Question, subject: Subject, list: readonly Parameter[], one: Parameter): Answer {
  const place = ordinals[list.indexOf(one)];
  const which = place === undefined ? 'A' : `The ${place}`;
  const purpose = parameterPurpose(one.name);
  const type = one.type === '' ? '' : `, of type \`${one.type}\``;
  const isSet = one.defaultValue !== '';
  const kept = isSet ? `optional, \`${one.defaultValue}\` by default` : one.optional ? 'optional' : 'required';
  const owner = subject.kind === 'method' ? `${subject.className}::${subject.name}` : subject.name;
  const keys = subject.kind === 'hook' ? [] : arrayKeys(`${owner}.${one.name}`).map((key) => `\`${key.name}\``);
  const means = `${purpose === null ? '' : ` It says ${purpose}.`}${keys.length === 0 ? '' : ` Its keys are ${listed(keys)}.`}`;
  const said =
    subject.kind === 'hook'
      ? `${which} argument that ${named(subject)} passes is \`$${one.name}\`${type}.`
      : `${which} parameter of ${named(subject)} is \`$${one.name}\`${type}; it is ${kept}.`;
  return {
    text: `${said}${means}`,
    values: valuesOf(prose, one),
    entries: [entryOf(subject)],
    ...truth(prose, text, one),
  };
}

/** What is asked of the parameter comes first. */
function valuesOf(prose: string, one: Parameter): string[] {
  const bare = one.defaultValue.replace(/^['"]|['"]$/g, '');
  const all = { default: [one.defaultValue, bare], type: [one.type], name: [one.name, `$${one.name}`] };
  if (isDefaultAsked(prose)) return all.default.filter(Boolean);
  if (/\btypes?\b/.test(prose)) return all.type.filter(Boolean);
  return [...all.name, ...all.type].filter(Boolean);
}

function truth(prose: string, text: string, one: Parameter): { isTrue?: boolean } {
  if (/\boptional\b/.test(prose)) return { isTrue: one.optional || one.defaultValue !== '' };
  if (/\b(?:required|mandatory)\b/.test(prose)) return { isTrue: !one.optional && one.defaultValue === '' };
  if (/\bdefault/.test(prose)) {
    const [, said] = /\bdefaults? (?:to|is|of|value is)?\s*[`'"]?(true|false|null|\d+|[a-z_]+)\b/i.exec(text) ?? [];
    if (said !== undefined)
      return { isTrue: one.defaultValue.replace(/['"]/g, '').toLowerCase() === said.toLowerCase() };
  }
  return {};
}

function count(question: Question, subject: Subject, list: readonly Parameter[]): Answer {
  const passed =
    subject.kind === 'hook'
      ? (wordpressHook(subject.name.replace(/\{\w+\}/g, 'some'))?.args ?? list.length)
      : list.length;
  const required = list.filter(({ optional, defaultValue }) => !optional && defaultValue === '').length;
  const plural = passed === 1 ? '' : 's';
  if (subject.kind === 'hook') {
    const text = `${named(subject)} passes ${numberWord(passed)} argument${plural} to its callbacks${names(list)}.`;
    return { text, values: [String(passed), numberWord(passed)], entries: [entryOf(subject)] };
  }
  const wanted = /\b(?:required|mandatory)\b/.test(question.prose)
    ? required
    : /\boptional\b/.test(question.prose)
      ? passed - required
      : passed;
  return {
    text: `${named(subject)} has ${numberWord(passed)} parameter${plural}, ${numberWord(required)} of them required${names(list)}.`,
    values: [String(wanted), numberWord(wanted)],
    entries: [entryOf(subject)],
  };
}

function describeAll({ prose }: Question, subject: Subject, list: readonly Parameter[]): Answer {
  const isOptional = /\boptional\b/.test(prose);
  const isRequired = /\b(?:required|mandatory)\b/.test(prose);
  const shown = list.filter(({ optional, defaultValue }) => {
    const may = optional || defaultValue !== '';
    return isOptional ? may : isRequired ? !may : true;
  });
  const how = isOptional ? 'optional ' : isRequired ? 'required ' : '';
  const parts = shown.map(({ name, type }) => `\`$${name}\`${type === '' ? '' : ` (${type})`}`);
  const verb = subject.kind === 'hook' ? 'passes to its callbacks' : 'takes';
  const text =
    parts.length === 0
      ? `${named(subject)} ${verb} no ${how}arguments.`
      : `${named(subject)} ${verb} ${listed(parts)}${how === '' ? '' : `, which ${parts.length === 1 ? 'is' : 'are'} ${how.trim()}`}.`;
  return { text, values: shown.flatMap(({ name }) => [name, `$${name}`]), entries: [entryOf(subject)] };
}

function tooFew(subject: Subject, list: readonly Parameter[]): Answer {
  const text = `${named(subject)} has no such parameter: it has ${numberWord(list.length)}${names(list)}.`;
  return { text, values: [String(list.length), 'none'], entries: [entryOf(subject)], isTrue: false };
}

const names = (list: readonly Parameter[]): string =>
  list.length === 0 ? '' : `: ${listed(list.map(({ name }) => `\`$${name}\``))}`;

const numberWord = (number: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][number] ?? String(number);
