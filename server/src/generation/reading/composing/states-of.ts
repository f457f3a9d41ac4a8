import type { PlanCondition } from '../../behaviours/conditions.ts';
import type { Chunk } from './deeds.ts';
import type { Story } from './story.ts';

/** States that are worked out of other records: no one sets them. */
const workedOut = /^(?:full|sold(?: out)?|gone|taken|left|booked|filled|reached|shown|used|over|up|true|so)$/;

/** "… is cancelled", "… has been recalled", "… are on holiday", "… is ticked". */
const inState =
  /\b(?:is|are|was|were|been|gets?|becomes?|being|['’](?:s|re))\s+(?:(?:still|already|currently|now|being)\s+)*((?:not\s+)?(?:\w+ly\s+)?(?:\w+(?:ed|en|wn|ld|lt|nt)|(?:on|at|out of|under|in) (?:the )?\w+))\s*(?:by (?:the )?[\w ]+)?$/i;

/**
 * The state that a clause says records are in, where people set it: a status of the plan's own records, a box to tick on the
 * site's. Null where it says none, or one that follows from other records.
 */
export function stateCondition(chunk: Chunk, entity: string, story: Story): PlanCondition | null {
  const text = chunk.text.replace(/[.,;]+$/, '').toLowerCase();
  if (chunk.slots.some(({ label }) => label === 'number' || label === 'span' || label === 'who')) return null;
  const found = inState.exec(text)?.[1];
  if (found === undefined) return null;
  const isNegated =
    /^not\s|n['’]t\b|\bunless\b/.test(`${found} ${text}`) !== (chunk.label === 'except' && !/\bunless\b/.test(text));
  const state = found.replace(/^not\s+/, '').replace(/^\w+ly\s+/, '');
  if (workedOut.test(state)) return null;
  const field = chunk.slots.find(({ label }) => label === 'field');
  if (field !== undefined) {
    if (!/^(?:ticked|checked|set|selected|chosen)$/.test(state)) return null;
    const box = story.attribute(entity, field.text, { type: 'boolean' });
    return box?.type === 'boolean' ? { attribute: box.key, is: 'equal', value: !isNegated } : null;
  }
  if (story.isOwn(entity)) {
    const status = story.status(entity, state);
    return status === null
      ? null
      : { attribute: status.attribute, is: isNegated ? 'not_equal' : 'equal', value: status.value };
  }
  if (!['post', 'page', 'product'].includes(entity)) return null;
  const box = story.attribute(entity, state, { type: 'boolean' });
  return box?.type === 'boolean' ? { attribute: box.key, is: 'equal', value: !isNegated } : null;
}
