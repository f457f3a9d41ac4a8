import { chunksOf, type Deed, slotOf, slotsOf } from '../deeds.ts';
import { unquoted } from '../measures.ts';
import type { Story } from '../story.ts';
import type { Trigger } from '../triggers-of.ts';
import { changeOf } from './changes.ts';
import { type Composer, type Composers, nothingToAct, unreadCondition } from './composer.ts';
import { email } from './mails.ts';
import {
  type Action,
  arriving,
  automation,
  becoming,
  byCondition,
  created,
  daily,
  isEveryYear,
  occasionOf,
} from './occasions.ts';

/** Deeds that do harm where a condition is not understood. */
const change =
  (
    actionOf: (deed: Deed, entity: string, story: Story) => Action | string,
    fallbackOf: (deed: Deed, story: Story) => Trigger | null,
  ): Composer =>
  (deed, story) => {
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    if (deed.isDenied) return story.tell(deed, 'nothing');
    const occasion = occasionOf(deed, entity, story, fallbackOf(deed, story)) ?? becoming(deed, entity, story);
    if (occasion === null) {
      // "If the author falls ill, set it to postponed": the site does not know when, people do
      const isTimed = deed.chunks.some(
        ({ label, slots }) =>
          label !== 'when' || slots.some((slot) => /^(?:span|date|rhythm|number)$/.test(slot.label)),
      );
      if (deed.intent === 'set' && byHand(isTimed ? deed : { ...deed, chunks: [] }, entity, story)) return;
      return story.refuse(deed, 'It is not clear when this is done.');
    }
    if (occasion.lost.length > 0) return story.refuse(deed, unreadCondition(occasion.lost));
    // On a day of every year all records would be changed, those of the site too
    if (isEveryYear(occasion) && occasion.conditions.length === 0 && !story.isOwn(occasion.entity))
      return story.refuse(deed, 'It does not say with which of them this is done every year.');
    const action = actionOf(deed, occasion.entity, story);
    if (typeof action === 'string') return story.refuse(deed, action);
    // "When it is adopted we mark it as adopted": people say so by hand
    if (
      action.do === 'set' &&
      occasion.when.on === 'change' &&
      occasion.when.attribute === action.attribute &&
      occasion.when.to === action.value
    ) {
      story.occasion = { sentence: deed.sentence.number, when: occasion.when, entity: occasion.entity };
      if (byHand({ ...deed, chunks: [] }, occasion.entity, story)) return;
    }
    const previous = story.last('automation');
    const isSame =
      previous !== undefined &&
      previous.entity === occasion.entity &&
      JSON.stringify(previous.when).replace('"is_together":true', '"is_together":false') ===
        JSON.stringify(occasion.when).replace('"is_together":true', '"is_together":false') &&
      JSON.stringify(previous.conditions ?? []) === JSON.stringify(occasion.conditions) &&
      previous.once === occasion.once &&
      story.told.at(-1)?.deed.sentence === deed.sentence &&
      previous.actions.length < 8;
    if (isSame) {
      (previous as { actions: Action[] }).actions = [...previous.actions, action];
      return story.add(previous, deed);
    }
    // What is done to records is done to each of them.
    const own: Trigger = occasion.when.on === 'interval' ? { ...occasion.when, is_together: false } : occasion.when;
    story.add(automation({ ...occasion, when: own }, [action]), deed);
  };

/** "The secretary marks requests as done": people do it with a click. */
function byHand(deed: Deed, entity: string, story: Story): boolean {
  const values = slotsOf(deed, 'value', 'choice');
  if (!story.isOwn(entity) || values.length === 0 || deed.chunks.length > 0) return false;
  const made = values.map(({ text }) => story.status(entity, text));
  const statuses = made.flatMap((one) =>
    one !== null && one !== undefined && /status$/.test(one.attribute) ? [one.value.replaceAll('_', ' ')] : [],
  );
  if (statuses.length === 0) return false;
  story.add({ kind: 'status_actions', entity, statuses: [...new Set(statuses)].slice(0, 8) }, deed);
  return true;
}

export const messages: Composers = {
  email,
  notice: change(
    (deed, entity, story) => {
      const who = slotOf(deed, 'who');
      const role = who === undefined ? 'administrator' : (story.role(who.text, entity) ?? 'administrator');
      const text = slotOf(deed, 'text');
      return {
        do: 'notice',
        role,
        message: text === undefined ? deed.text.slice(0, 300) : unquoted(text).slice(0, 300),
      };
    },
    (deed, story) => arriving(deed, story.current ?? 'post', story),
  ),
  set: change(
    (deed, entity, story) => changeOf(deed, entity, story) ?? 'It does not say which property becomes what.',
    byCondition,
  ),
  delete: change(
    (deed, entity) => {
      if (entity === 'category' || entity === 'tag') return 'Categories and tags are not deleted by themselves.';
      const isFinal = /\b(?:permanent|for good|for ever|forever|irrevocabl|completely)/i.test(deed.text);
      return { do: 'delete', to_trash: !isFinal && entity !== 'user' && entity !== 'order' };
    },
    (deed) => (chunksOf(deed, 'if').length > 0 ? daily : null),
  ),
  expire: change(
    (deed, entity, story) => {
      if (entity === 'user' || entity === 'order' || entity === 'comment')
        return 'Only what has a page can be taken off the site.';
      if (
        /\b(?:data protection|privacy|gdpr|disappear|erase)/i.test(deed.text) &&
        story.isOwn(entity) &&
        story.behaviours.some((one) => one.kind === 'public_form' && one.entity === entity)
      )
        return { do: 'delete', to_trash: true };
      if (story.isOwn(entity)) {
        const archived = /\barchiv/i.test(deed.text) ? story.choice(entity, 'archived') : null;
        if (archived !== null) return { do: 'set', attribute: archived.attribute, value: archived.value };
      }
      return { do: 'set', attribute: 'status', value: 'draft' };
    },
    (deed, story) => byCondition(deed, story) ?? (chunksOf(deed, 'if').length > 0 ? daily : null),
  ),
  create: change(
    (deed, entity, story) => {
      const target =
        slotsOf(deed, 'thing')
          .map(({ text }) => story.record(text))
          .find((key) => key !== null && key !== entity) ??
        slotsOf(deed, 'thing').map(({ text }) => story.record(text))[0];
      if (target == null || (!story.isOwn(target) && target !== 'post' && target !== 'page'))
        return 'It does not say which record is made.';
      const shared = story
        .attributes(target)
        .filter(
          ({ key, isWritable }) =>
            isWritable &&
            key !== 'title' &&
            story.attributes(entity).some((one) => one.key === key) &&
            story.entity(target)?.fields.has(key),
        );
      return {
        do: 'create',
        entity: target,
        values: [
          { attribute: 'title', value: '{title}' },
          ...shared.slice(0, 12).map(({ key }) => ({ attribute: key, value: `{${key}}` })),
        ],
      };
    },
    () => created,
  ),
  webhook: change(
    (deed) => {
      const url = slotOf(deed, 'url')?.text ?? '';
      return { do: 'webhook', address: /^https:\/\/\S+$/.test(url) ? url : '' };
    },
    () => created,
  ),
};
