import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { freeName } from '../composers/lists.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

type Act = BehaviourOf<'reaction'>['act'];

/** What a button is for, by what stands on it. */
function actOf(label: string): Act | null {
  const said = { label: label.slice(0, 120), done_label: label.slice(0, 120) };
  const words = label.toLowerCase();
  if (/\b(?:complete|completed|done|finished|read|watched)\b/.test(words)) return { is: 'complete', ...said };
  if (/\b(?:helpful|like|useful|love|thanks?|thank you|agree)\b/.test(words)) return { is: 'like', ...said };
  if (/\b(?:save|favou?rite|bookmark|remember)\b/.test(words)) return { is: 'save', ...said };
  if (/\b(?:going|attend|attending|coming)\b/.test(words)) return { is: 'attend', ...said };
  return null;
}

/** A button for a record, by its label. */
function withButton(found: Found, story: Story): boolean {
  const entity = story.find(found.groups.thing ?? '');
  const act = actOf(found.typed('label'));
  if (entity === null || act === null || ['user', 'order', 'category', 'tag'].includes(entity)) return false;
  const isForAll = /\bwhether or not (?:they|he|she|people|one)(?: are| is| 're| 's)? logged in\b/.test(found.sentence);
  const needsAccount = act.is !== 'like' || (!isForAll && /\b(?:logged[- ]in|members?)\b/.test(found.sentence));
  story.current = entity;
  story.add(
    {
      kind: 'reaction',
      name: freeName(`${act.is} ${story.namesOf(entity).singular}`, story),
      entity,
      act,
      audience: { who: needsAccount ? 'logged_in' : 'everyone' },
      own_records: true,
      can_undo: true,
      counts: 'everyone',
      has_list: act.is === 'save',
      ...(story.isOwn(entity) && /\b(?:foot|end|bottom|below|under)\b/.test(found.groups.where ?? '')
        ? { places: [{ place: 'below_content' as const, of: entity }] }
        : {}),
    },
    found.deed,
  );
  return true;
}

/** What buttons for records do by themselves; false where the plan has none. */
const byItself = ({ deed }: Found, story: Story): boolean => {
  const reaction = story.last('reaction');
  if (reaction === undefined) return false;
  story.add(reaction, deed);
  return true;
};

/** Buttons that are named by what stands on them. */
export const ofReactions: readonly Idiom[] = [
  {
    // "I'd like readers to be able to press "Helpful" on a comment, once each, whether or not they're logged in"
    pattern:
      /(?:press|click|tap|hit)(?: on)? (?<label>"[^"]*") (?<where>on|under|below|beside|at) (?:an?|each|every|the) (?<thing>[a-z]+)(?:(?: ,)? once (?:each|only))?(?:(?: ,)? whether or not (?:they|he|she|people|one)(?: are| is| 're| 's)? logged in)?/,
    read: withButton,
  },
  {
    // "They need a "Mark as complete" button at the foot of each lesson"
    pattern:
      /(?:(?:they|members|people|users|learners|readers|we) (?:need|want|get) )?(?:an? )?(?<label>"[^"]*") buttons? (?<where>at the (?:foot|end|bottom) of|on|under|below|beneath) (?:each|every|an?|the) (?<thing>[a-z]+)/,
    read: withButton,
  },
  {
    pattern:
      /^(?:please )?(?:show|display) (?:the |a )?(?:count|number|total) (?:beside|next to|on|under|below) the button\b[^,;]*/,
    read: byItself,
  },
  {
    pattern: /^(?:[^,;]* )?the buttons? (?:works?|worked|should work) without (?:re-?loading|a reload)\b.*/,
    read: byItself,
  },
];
