import type { Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import { audienceWords } from '../shown/audience.ts';
import { placeWords } from '../shown/places.ts';
import type { Reaction } from './reaction-plan.ts';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

const verbs: Readonly<Record<Reaction['act']['is'], string>> = {
  like: 'like',
  save: 'save',
  follow: 'follow',
  complete: 'mark as done',
  attend: 'sign up for',
  vote: 'vote for or against',
  rate: 'rate',
  choose: 'react to',
  report: 'report',
};

/** One sentence: `Logged-in users can mark lessons as done once each, …` */
export function describeReaction(reaction: Reaction, words: Words): string {
  const { entity, act, conditions = [], places = [], progress, outcomes = [] } = reaction;
  const { plural } = words.entity(entity);
  const audience = audienceWords(reaction.audience).replace(/^to /, '');
  const who = audience === '' ? 'visitors' : audience;
  const parts = [
    `${who.charAt(0).toUpperCase()}${who.slice(1)} can ${verbs[act.is]} ${plural}${act.is === 'rate' ? ` from 1 to ${act.highest}` : ''} once each${reaction.can_undo ? ' and take it back' : ''}`,
    ...(conditions.length > 0 ? [`if ${list(conditions.map((one) => conditionWords(entity, one, words)))}`] : []),
    ...(places.length > 0 ? [list(places.map((place) => placeWords(place, words)))] : []),
    ...(reaction.has_list ? ['with a list of their own'] : []),
    ...(progress === undefined
      ? []
      : [
          progress.of === 'all'
            ? 'with their progress over all'
            : `with their progress over those with the same ${words.attribute(entity, progress.attribute)}`,
          ...(progress.shows === 'percent' || progress.shows === 'both' ? ['shown as a percentage'] : []),
        ]),
    ...(reaction.in_order === undefined
      ? []
      : [`each opens once the one before is done, by ${words.attribute(entity, reaction.in_order.by)}`]),
    ...outcomes.map(({ when, effect }) => {
      const on =
        when.on === 'each' ? 'each time' : when.on === 'all' ? 'once all are done' : `at the number of ${when.number}`;
      if (effect.do === 'email') return `${on} an email is sent`;
      if (effect.do === 'role') return `${on} they get the role “${effect.role}”`;
      return `${on} the ${words.attribute(entity, effect.attribute)} is set to “${effect.value}”`;
    }),
  ];
  return `${parts.join(', ')}.`;
}
