import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { conditionsOf } from '../conditions-of.ts';
import { type Deed, slotOf, slotsOf } from '../deeds.ts';
import { numberIn, unquoted } from '../measures.ts';
import { placesOf } from '../places-of.ts';
import { type Composer, type Composers, nothingToAct } from './composer.ts';
import { freeName } from './lists.ts';

type Reaction = BehaviourOf<'reaction'>;

const reaction =
  (actOf: (deed: Deed) => Reaction['act'] | string, hasList: boolean): Composer =>
  (deed, story) => {
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    if (deed.isDenied) return story.tell(deed, 'nothing');
    if (['user', 'order', 'category', 'tag'].includes(entity))
      return story.refuse(deed, `People cannot do that with ${story.namesOf(entity).plural.toLowerCase()}.`);
    if (entity === 'comment' && !/\bcomments?\b/i.test(deed.actText))
      return story.refuse(deed, 'People cannot rate along with a comment.');
    const { tokens } = deed.sentence;
    const [before, verb] = [tokens[deed.act.from - 1]?.lower ?? '', tokens[deed.act.from]];
    if (/^(?:i|we|me|us|staff|admins?|editors?)$/.test(before))
      return story.refuse(deed, 'People do this on the site; staff change records in the administration.');
    // "like LS6", "would like"
    if (
      verb?.lower === 'like' &&
      (verb.pos === 'ADP' || verb.pos === 'SCONJ' || /^(?:would|'d|something|much)$/.test(before))
    )
      return story.refuse(deed, 'It is not clear what is to be done here.');
    const act = actOf(deed);
    if (typeof act === 'string') return story.refuse(deed, act);
    const text = deed.text.toLowerCase();
    const who = slotsOf(deed, 'who');
    const person = who[0] === undefined ? null : story.person(who[0].text, null);
    const needsAccount = hasList || act.is === 'attend' || act.is === 'complete' || act.is === 'follow';
    const role = person?.is === 'named' ? story.role(who[0]?.text ?? '') : person?.is === 'role' ? person.role : null;
    const audience: Reaction['audience'] =
      role !== null && /\bonly\b/.test(text)
        ? { who: 'roles', roles: [role] }
        : (person?.is === 'everyone' || person?.is === 'guests') && !needsAccount
          ? { who: 'everyone' }
          : person === null && !needsAccount
            ? { who: 'everyone' }
            : { who: 'logged_in' };
    const known = story.behaviours.find(
      (one): one is Reaction => one.kind === 'reaction' && one.entity === entity && one.act.is === act.is,
    );
    if (known !== undefined) return story.add(known, deed);
    const read = conditionsOf(deed, entity, story);
    const top = /\b(?:most|top|best|ranking|popular)\b/.test(text)
      ? (slotsOf(deed, 'number')
          .map((slot) => numberIn(slot.text))
          .find((one) => one !== null && one <= 50) ?? 10)
      : undefined;
    const places = placesOf(slotsOf(deed, 'place'), story.isOwn(entity) ? entity : null);
    story.add(
      {
        kind: 'reaction',
        name: freeName(`${act.is} ${story.namesOf(entity).singular}`, story),
        entity,
        act,
        audience,
        ...(read.conditions.length > 0 ? { conditions: [...read.conditions] } : {}),
        own_records: true,
        can_undo: act.is !== 'report',
        counts: act.is === 'report' ? 'staff' : /\bsecret|anonymous|nobody sees\b/.test(text) ? 'nobody' : 'everyone',
        has_list: hasList,
        ...(top === undefined ? {} : { top: Math.max(1, Math.round(top)) }),
        ...(act.is === 'complete' && /\b(?:progress|how far|of all)\b/.test(text)
          ? { progress: { of: 'all' as const } }
          : {}),
        ...(places.length > 0 ? { places } : {}),
      },
      deed,
    );
  };

const quotedLabel = (deed: Deed): string | undefined =>
  slotsOf(deed, 'text')
    .map(unquoted)
    .find((one) => one.length > 0 && one.length <= 60);

export const reactions: Composers = {
  like: reaction((deed) => ({ is: 'like', label: quotedLabel(deed) ?? 'Like', done_label: 'Liked' }), false),
  save: reaction((deed) => {
    const isWish = /\bwish/i.test(deed.text);
    const isBookmark = /\bbookmark/i.test(deed.text);
    return {
      is: 'save',
      label: quotedLabel(deed) ?? (isWish ? 'Add to wish list' : isBookmark ? 'Bookmark' : 'Save'),
      done_label: isWish ? 'On your wish list' : isBookmark ? 'Bookmarked' : 'Saved',
    };
  }, true),
  follow: reaction((deed) => ({ is: 'follow', label: quotedLabel(deed) ?? 'Follow', done_label: 'Following' }), true),
  complete: reaction(
    (deed) => ({ is: 'complete', label: quotedLabel(deed) ?? 'Mark as done', done_label: 'Done' }),
    true,
  ),
  attend: reaction((deed) => {
    const most = slotsOf(deed, 'number')
      .map(({ text }) => numberIn(text))
      .find((one) => one !== null && one >= 2);
    return {
      is: 'attend',
      label: quotedLabel(deed) ?? 'I’ll be there',
      done_label: 'You’re coming',
      ...(most == null ? {} : { most: Math.round(most) }),
    };
  }, true),
  vote: reaction(() => ({ is: 'vote' }), false),
  rate: reaction((deed) => {
    const highest = slotsOf(deed, 'number')
      .map(({ text }) => Math.max(...[...text.matchAll(/\d+/g)].map(([one]) => Number(one)), numberIn(text) ?? 0))
      .filter((one) => one >= 3 && one <= 10);
    return { is: 'rate', highest: Math.round(Math.max(...highest, 0)) || 5 };
  }, false),
  poll: reaction((deed) => {
    const options = slotsOf(deed, 'choice', 'value').map(({ text }) => text.replaceAll(/["“”]/g, '').slice(0, 120));
    return options.length < 2
      ? 'It does not say what people choose from.'
      : { is: 'choose', options: [...new Set(options)].slice(0, 12) };
  }, false),
  report: reaction((deed) => {
    const reasons = slotsOf(deed, 'choice', 'value').map(({ text }) => text.replaceAll(/["“”]/g, '').slice(0, 120));
    return {
      is: 'report',
      reasons: reasons.length > 0 ? [...new Set(reasons)].slice(0, 12) : ['Wrong information', 'Spam', 'Offensive'],
    };
  }, false),
};

/** The record a reaction is about, in texts. */
export const named = (deed: Deed): string | undefined => slotOf(deed, 'thing')?.text;
