import type { Draft } from './draft.ts';
import { isPerson } from './verb-sense.ts';

/** Adds what a form on the site cannot do without: whose entry it is, and what visitors have to see. */
export function addWhatFormsNeed(draft: Draft): void {
  for (const behaviour of draft.behaviours) {
    if (behaviour.kind !== 'public_form') continue;
    const entity = draft.entities.get(behaviour.entity);
    if (!entity) continue;
    // Visitors have to see what they sign up for.
    for (const { relatesTo } of entity.fields.values()) {
      const target = draft.entities.get(relatesTo ?? '');
      if (target && !draft.behaviours.some((one) => one.kind === 'public_form' && one.entity === target.key))
        target.isPrivate = false;
    }
    const fields = [...entity.fields.values()];
    const hasName = entity.core.has('title') || fields.some(({ key }) => /name/.test(key) || isPerson(key));
    const hasEmail = fields.some(({ type }) => type === 'email');
    const isMailed = draft.behaviours.some(
      (one) => 'recipient' in one && one.entity === entity.key && one.recipient.to === 'submitter',
    );
    // A text that lists what is asked for wants no more: unless nobody could tell whose entry it is.
    const isListed = fields.some(({ type }) => type !== 'relation') || entity.core.has('editor');
    const isNamed =
      /name/i.test(entity.core.get('title') ?? '') ||
      fields.some(({ key, type }) => type !== 'relation' && (/name/.test(key) || isPerson(key)));
    const tellsWhose = !entity.isPrivate || isNamed || fields.some(({ type }) => type === 'phone');
    const isNeeded = isMailed || !isListed || !tellsWhose;
    // "A contact form" asks for what such forms ask for.
    if (!isListed && /^(message|inquiry|enquiry|feedback)$/.test(entity.key) && entity.core.size === 0) {
      entity.core.set('title', 'Name');
      entity.core.set('editor', 'Message');
    }
    if (draft.implied.has(entity) && !hasName) entity.core.set('title', 'Name');
    if (isNeeded && !hasEmail && !behaviour.requiresLogin) {
      draft.addField(entity, { key: 'email', label: 'Email', type: 'email', isRequired: true, isMultiple: false });
    }
  }
}
