import type { Clause } from './clause.ts';
import type { Draft, DraftEntity } from './draft.ts';

/** Words for what every site has, and for what a plugin shows in general. */
const ofAnySite = / (posts?|articles?|pages?|items?|entries|content|it|them) /;

/**
 * Without a content type of its own a plugin lists and exports nothing but the site's posts, and only when the text says
 * so: drops what else was guessed. Says whether there was any.
 */
export function dropGuesses(draft: Draft, { key, fields }: DraftEntity, { line }: Clause): boolean {
  if (fields.size > 0 || ofAnySite.test(line)) return false;
  const cleansSite = draft.behaviours.some(({ kind }) => kind === 'site_cleanup');
  const kept = draft.behaviours.filter(
    (one) =>
      !('entity' in one) || one.entity !== key || draft.grounded.has(one) || (one.kind === 'cli_command' && cleansSite),
  );
  const didDrop = kept.length < draft.behaviours.length;
  draft.behaviours.splice(0, draft.behaviours.length, ...kept);
  return didDrop;
}

/** Things that only hold others ("a schedule with sessions and speakers") are no content types. */
export function dropHolders(draft: Draft): void {
  const related = new Set(
    [...draft.entities.values()].flatMap(({ fields }) => [...fields.values()].map(({ relatesTo }) => relatesTo)),
  );
  const used = JSON.stringify(draft.behaviours);
  const all = [...draft.entities.values()];
  const holdsNothing = (entity: DraftEntity) =>
    entity.fields.size === 0 && entity.taxonomies.size === 0 && entity.core.size === 0;
  for (const entity of draft.entities.values()) {
    const isEmpty = holdsNothing(entity);
    const isSaidAgain = all.some(
      (one) => /^(product|item|article|entry|record|piece|resource|unit)$/.test(one.key) && !holdsNothing(one),
    );
    // "Makerspace equipment. Machines have …": a heading
    if (
      (draft.bare.has(entity) || (isSaidAgain && all[0] === entity)) &&
      isEmpty &&
      !used.includes(`"${entity.key}"`) &&
      !related.has(entity.key) &&
      !all.every(holdsNothing)
    ) {
      draft.entities.delete(entity.key);
      continue;
    }
    const children = [...draft.entities.values()].filter((one) => one.fields.get(entity.key)?.relatesTo === entity.key);
    if (!isEmpty || children.length < 2 || used.includes(`"${entity.key}"`) || !related.has(entity.key)) continue;
    for (const child of children) child.fields.delete(entity.key);
    draft.entities.delete(entity.key);
  }
}
