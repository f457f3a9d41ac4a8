import type { Condition, Phrase, Statement } from '../../../../server/src/generation/reading/language/statement.ts';

/**
 * A statement in one line, for tests: `members ‖ can book ‖ court | with coach | BEFORE order ‖ ship | ~ purpose`.
 * Lists are joined by ` + ` (and) or ` / ` (or), owners by `'s`; restrictions stand in braces, notes in brackets, recipients behind an
 * arrow.
 */
export function notation(statement: Statement): string {
  const { subject, objects, recipients, lemma } = statement;
  const verb = [statement.isNegated ? 'not' : '', statement.modality ?? '', lemma ?? ''].filter(Boolean).join(' ');
  const clause = [
    subject.length > 0 ? phrasesNotation(subject) : '',
    verb,
    objects.length > 0 ? phrasesNotation(objects) : '',
  ]
    .filter(Boolean)
    .join(' ‖ ');
  return [
    clause,
    recipients.length > 0 ? `→ ${phrasesNotation(recipients)}` : '',
    ...statement.complements.map(({ preposition, phrases, statement }) =>
      `${preposition} ${statement ? `{${notation(statement)}}` : phrasesNotation(phrases)}`.trim(),
    ),
    ...statement.conditions.map(conditionNotation),
    statement.purpose ? `~ ${statement.purpose}` : '',
    statement.speech === 'request' ? '' : `#${statement.speech}`,
  ]
    .filter(Boolean)
    .join(' | ');
}

function conditionNotation({ connective, statement, phrases, offset }: Condition): string {
  const what = statement ? notation(statement) : phrasesNotation(phrases);
  return [offset ? phraseNotation(offset) : '', connective.toUpperCase(), what].filter(Boolean).join(' ');
}

function phrasesNotation(phrases: readonly Phrase[]): string {
  return phrases.map(phraseNotation).join(phrases[0]?.conjunction === 'or' ? ' / ' : ' + ');
}

function phraseNotation(phrase: Phrase): string {
  const { owner, quote, name } = phrase;
  const owners = owner && (owner.members.length > 0 ? owner.members : [owner]);
  const isQuoteAlone = quote !== null && name === quote.toLowerCase();
  return [
    owners ? `${owners.map(phraseNotation).join(' + ')}'s` : '',
    phrase.quantifier ?? '',
    phrase.count ?? '',
    quote === null ? '' : `"${quote}"`,
    phrase.value && phrase.value.kind !== 'duration' && !name.includes(phrase.value.text.toLowerCase())
      ? phrase.value.text
      : '',
    isQuoteAlone ? '' : name,
    phrase.restriction ? `{${notation(phrase.restriction)}}` : '',
    phrase.note ? `(${notation(phrase.note)})` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
