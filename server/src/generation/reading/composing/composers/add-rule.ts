import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { conditionsOf } from '../conditions-of.ts';
import { type Deed, slotsOf } from '../deeds.ts';
import { unquoted } from '../measures.ts';
import type { Story } from '../story.ts';
import { unreadCondition } from './composer.ts';

export type Rule = BehaviourOf<'rule'>;
/** One thing that has to be so of a record. */
export type Check = Rule['checks'][number];

/** What becomes of a record of which a rule does not hold. */
export const outcomeOf = (deed: Deed): Rule['outcome'] =>
  /\bspam\b/i.test(deed.text)
    ? 'spam'
    : /\b(?:hold|held|moderat|review|pending|queue|wait)/i.test(deed.text)
      ? 'hold'
      : /\bdraft\b/i.test(deed.text)
        ? 'draft'
        : 'refuse';

/** Adds a rule for records with the conditions that its deed names; refuses it where one of them cannot be read. */
export function addRule(
  deed: Deed,
  entity: string,
  checks: readonly Check[],
  story: Story,
  when: Rule['when'] = 'saved',
) {
  const isSitePost = entity === 'post' || entity === 'page' || entity === 'product';
  const read = conditionsOf(deed, entity, story);
  if (read.lost.length > 0) return story.refuse(deed, unreadCondition(read.lost));
  const text = slotsOf(deed, 'text').map(unquoted)[0] ?? '';
  const outcome = outcomeOf(deed);
  story.add(
    {
      kind: 'rule',
      entity,
      when: isSitePost && when === 'saved' ? 'published' : when,
      checks: [...checks],
      ...(read.conditions.length > 0 ? { conditions: [...read.conditions] } : {}),
      outcome: outcome === 'spam' && entity !== 'comment' ? 'hold' : outcome,
      message: /^[^a-z]*$/i.test(text) ? '' : text.slice(0, 500),
    },
    deed,
  );
}
