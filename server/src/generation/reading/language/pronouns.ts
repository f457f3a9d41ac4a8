import { timeUnits } from './function-words.ts';
import { is } from './kinds.ts';
import type { Complement, Condition, Phrase, Statement } from './statement.ts';

const persons = /^(?:he|she|him|her|his)$/;
const plurals = /^(?:they|them|their|these|those|ones)$/;
const isSomeone = /^(?:someone|somebody|anyone|anybody|everyone|everybody|nobody|whoever)$/;
/** How far back a pronoun may look, in phrases. */
const maxPhrases = 24;

/** Fills in what pronouns stand for: the last phrase before them that can be meant. */
export function resolvePronouns(statements: readonly Statement[]): Statement[] {
  const seen: Phrase[] = [];
  return statements.map((statement) => {
    const resolved = resolveStatement(statement, seen);
    return resolved;
  });
}

function resolveStatement(statement: Statement, seen: Phrase[]): Statement {
  const isLeading = ({ statement: inner, phrases }: Condition) =>
    (inner?.start ?? phrases[0]?.words[0]?.start ?? Number.POSITIVE_INFINITY) < (statement.verb?.start ?? 0);
  const leading = statement.conditions.filter(isLeading).map((condition) => resolveCondition(condition, seen));
  const subject = resolvePhrases(statement.subject, seen);
  const own = new Set(subject.map(({ name }) => name));
  const recipients = resolvePhrases(statement.recipients, seen);
  // "members can change it": not the members
  const objects = resolvePhrases(statement.objects, seen, own);
  const complements = statement.complements.map((complement) => resolveComplement(complement, seen));
  const trailing = statement.conditions
    .filter((condition) => !isLeading(condition))
    .map((condition) => resolveCondition(condition, seen));
  // what it was done to is meant rather than what stood around it
  seen.push(...objects.filter((phrase) => seen.includes(phrase)));
  return { ...statement, subject, recipients, objects, complements, conditions: [...leading, ...trailing] };
}

function resolveComplement(complement: Complement, seen: Phrase[]): Complement {
  return {
    ...complement,
    phrases: resolvePhrases(complement.phrases, seen),
    statement: complement.statement && resolveStatement(complement.statement, seen),
  };
}

function resolveCondition(condition: Condition, seen: Phrase[]): Condition {
  return {
    ...condition,
    phrases: resolvePhrases(condition.phrases, seen),
    statement: condition.statement && resolveStatement(condition.statement, seen),
  };
}

function resolvePhrases(phrases: readonly Phrase[], seen: Phrase[], except: ReadonlySet<string> = new Set()): Phrase[] {
  const resolved = phrases.map((phrase) => resolvePhrase(phrase, seen, except));
  const [first, ...others] = resolved;
  return first && first.members.length > 0
    ? [{ ...first, members: [{ ...first, members: [], conjunction: null }, ...others] }, ...others]
    : resolved;
}

function resolvePhrase(phrase: Phrase, seen: Phrase[], except: ReadonlySet<string>): Phrase {
  if (
    (phrase.pronoun !== null && phrase.head.pos === 'PRON') ||
    (phrase.pronoun !== null && phrase.words.length === 1)
  ) {
    const meant = antecedent(phrase.pronoun ?? '', seen, except);
    return meant
      ? {
          ...meant,
          words: phrase.words,
          pronoun: phrase.pronoun,
          restriction: phrase.restriction,
          note: null,
          members: [],
          conjunction: null,
        }
      : phrase;
  }
  const owner = phrase.owner && resolvePhrase(phrase.owner, seen, new Set());
  const restriction = phrase.restriction && resolveStatement(phrase.restriction, [...seen]);
  const result = { ...phrase, owner, restriction };
  if (
    (phrase.quote === null || phrase.name !== phrase.quote.toLowerCase()) &&
    phrase.value === null &&
    (/^(?:NOUN|PROPN)$/.test(phrase.head.pos) || isSomeone.test(phrase.lemma))
  ) {
    seen.push(result);
    if (seen.length > maxPhrases) seen.shift();
  }
  return result;
}

function antecedent(pronoun: string, seen: readonly Phrase[], except: ReadonlySet<string>): Phrase | null {
  // "this" is what was said as a whole, a time is no thing
  if (/^(?:this|that|ones?)$/.test(pronoun)) return null;
  const last = (fits: (phrase: Phrase, isPerson: boolean) => boolean) =>
    seen.findLast(
      (phrase) =>
        !except.has(phrase.name) &&
        !timeUnits.has(phrase.lemma) &&
        !/^(?:moment|end)$/.test(phrase.lemma) &&
        phrase.name !== 'times' &&
        fits(phrase, isSomeone.test(phrase.lemma) || is(phrase.lemma, 'person')),
    );
  if (persons.test(pronoun)) return last((phrase, isPerson) => isPerson && !phrase.isPlural) ?? null;
  if (plurals.test(pronoun)) {
    return (
      last((phrase) => phrase.isPlural || isSomeone.test(phrase.lemma)) ??
      last((_, isPerson) => isPerson) ??
      (pronoun === 'these' ? last(() => true) : null) ??
      null
    );
  }
  return last((phrase, isPerson) => !isPerson && !phrase.isPlural) ?? null;
}
