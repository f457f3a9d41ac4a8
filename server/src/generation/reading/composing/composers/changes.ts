import { groupSlots, siteStatus } from '../conditions-of.ts';
import { type Deed, slotOf, slotsOf } from '../deeds.ts';
import { numberIn, unquoted } from '../measures.ts';
import { bare } from '../names.ts';
import type { Story } from '../story.ts';
import type { Action } from './occasions.ts';

/** What a deed changes: an attribute and the value that it gets. */
export function changeOf(deed: Deed, entity: string, story: Story): Action | null {
  const isTaken = /\b(?:tak|remov|los|withdraw|revok|strip)\w*/i.test(deed.actText) || /\baway\b/i.test(deed.actText);
  const field = slotOf(deed, 'field');
  const groups = groupSlots(deed);
  const values = [...slotsOf(deed, 'value', 'choice'), ...slotsOf(deed, 'text', 'name')].filter(
    (slot) => !groups.includes(slot),
  );
  const [value] = values;
  const group = slotOf(deed, 'group');
  const named = field?.text ?? group?.text ?? '';
  // What is said of when and for which records says nothing of what is changed.
  const words = [...deed.chunks, ...groups.map(({ text }) => ({ text: `category ${text}` }))]
    .reduce((text, chunk) => text.replace(chunk.text, ''), deed.text)
    .toLowerCase();
  if (
    entity === 'user' &&
    value !== undefined &&
    (/\brole|capabilit|member|upgrad|promot|downgrad|demot/.test(words) || field === undefined)
  ) {
    const role = story.role(value.text) ?? story.newRole(value.text);
    if (role !== null) {
      if (isTaken) return { do: 'remove', attribute: 'role', value: role };
      return /\b(?:chang|becom|turn|downgrad|demot|set|mov|switch)/.test(words)
        ? { do: 'set', attribute: 'role', value: role }
        : { do: 'add', attribute: 'role', value: role };
    }
  }
  if (value !== undefined) {
    const said = unquoted(value);
    if (named !== '' || /\b(?:categor|tag)/.test(words)) {
      const isList = /\b(?:categor|tag)/.test(named === '' ? words : bare(named));
      if (isList && !story.isOwn(entity)) {
        const attribute = /\btag/.test(named === '' ? words : named) ? 'tag' : 'category';
        if (isTaken) return { do: 'remove', attribute, value: said };
        return /\b(?:add|also|give|get)/.test(words)
          ? { do: 'add', attribute, value: said }
          : { do: 'set', attribute, value: said };
      }
      const attribute = story.attribute(
        entity,
        named === '' ? 'category' : named,
        story.isOwn(entity) ? { choices: [said] } : {},
      );
      if (attribute !== null) {
        const choice = story.choice(entity, said);
        return { do: 'set', attribute: attribute.key, value: choice?.value ?? siteStatus(entity, said) ?? said };
      }
    }
    const choice = story.choice(entity, said);
    if (choice !== null) return { do: 'set', attribute: choice.attribute, value: choice.value };
    const status = siteStatus(entity, said);
    if (status !== null && !story.isOwn(entity)) return { do: 'set', attribute: 'status', value: status };
    if (entity === 'order') {
      const key = bare(said).replaceAll(/\s+/g, '-');
      return /^[a-z][a-z0-9_-]*$/.test(key) ? { do: 'set', attribute: 'status', value: key } : null;
    }
    if (entity === 'product' && /featured/i.test(said)) return { do: 'set', attribute: 'featured', value: !isTaken };
    if (!story.isOwn(entity) && ['post', 'product'].includes(entity))
      return { do: isTaken ? 'remove' : 'add', attribute: 'category', value: said };
    const own = story.status(entity, said);
    return own === null ? null : { do: 'set', attribute: own.attribute, value: own.value };
  }
  if (field !== undefined) {
    const number = slotOf(deed, 'number');
    const amount = number === undefined ? null : numberIn(number.text);
    const attribute = story.findAttribute(entity, field.text);
    if (attribute === null) return null;
    if (amount !== null && !/\b(?:by|increas|rais|lower|decreas|reduc|add)/.test(words))
      return { do: 'set', attribute: attribute.key, value: amount };
    if (attribute.type === 'boolean') return { do: 'set', attribute: attribute.key, value: !isTaken };
    if (attribute.type === 'date' && /\b(?:now|today|current|moment|stamp)/.test(words))
      return { do: 'set', attribute: attribute.key, value: 'now' };
  }
  return null;
}
