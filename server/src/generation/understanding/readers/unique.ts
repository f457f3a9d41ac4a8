import { toSnake } from '../../naming/inflect.ts';
import { type Clause, type ClauseReader, entitiesIn } from '../clause.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { lemmaOf, resultOfVerb } from '../lexicon/verbs.ts';
import { nounPhrase } from '../noun-phrase.ts';

const whose = '(?:email|e-mail|person|visitor|user|member|guest|customer|voter|address|participant|household)';
const once = new RegExp(
  ` (?:only once|just once|once per ${whose}|(?:one|1|single) [\\w-]+(?: [\\w-]+)? (?:per|for each|for every) ${whose}|no duplicates?|(?:vote|sign|answer|register|enter|apply|submit|participate|review|pledge|rsvp)(?: [\\w-]+){0,2} once) `,
);

/** The field that the beginning of "serial numbers must be unique" names. */
function uniqueField({ tokens, line }: Clause, draft: Draft): { entity: DraftEntity; field: string } | null {
  if (!/ (?:must|should|has to|have to|needs to|is|are) (?:be |always )?unique /.test(line)) return null;
  const label = toSnake(
    nounPhrase(tokens, 0)
      .words.map(({ lower }) => lower)
      .join(' '),
  );
  for (const entity of draft.entities.values()) {
    const field = [...entity.fields.values()].find(
      ({ key }) => key === label || `${key}s` === label || key === `${label}_number`,
    );
    if (field) return { entity, field: field.key };
  }
  return null;
}

/** "Each email can sign only once", "one registration per person", "serial numbers must be unique". */
export const readUnique: ClauseReader = (clause, draft) => {
  const unique = uniqueField(clause, draft);
  if (unique) {
    draft.addBehaviour({ kind: 'unique_entry', entity: unique.entity.key, field: unique.field, parent: null });
    return true;
  }
  if (!once.test(clause.line)) return false;
  const isSent = (one: DraftEntity) =>
    draft.behaviours.some((known) => known.kind === 'public_form' && known.entity === one.key);
  const entity =
    entitiesIn(clause.tokens, draft).find(isSent) ?? (draft.last && isSent(draft.last) ? draft.last : draft.sent());
  if (!entity || !isSent(entity)) return false;
  // "Others vote once" says nothing of ideas.
  const results = clause.words.flatMap((word) => resultOfVerb.get(lemmaOf(word) ?? '') ?? []);
  if (results.length > 0 && !results.some((result) => entity.key.endsWith(toSnake(result)))) return false;
  const email = [...entity.fields.values()].find(({ type }) => type === 'email');
  // Forms without a field for it get one.
  const hasLogin = draft.behaviours.some(
    (one) => one.kind === 'public_form' && one.entity === entity.key && one.requiresLogin,
  );
  if (!email && hasLogin) return false;
  const parent = [...entity.fields.values()].find(
    ({ relatesTo, isMultiple }) => relatesTo !== undefined && !isMultiple,
  );
  draft.addBehaviour({
    kind: 'unique_entry',
    entity: entity.key,
    field: email?.key ?? 'email',
    parent: parent?.relatesTo ?? null,
  });
  return true;
};
