import type { Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import { inWords } from '../in-words.ts';
import type { ExtraFields } from './planned-fields.ts';

const writers: Readonly<Record<string, string>> = {
  user: 'users fill in themselves',
  comment: 'commenters fill in',
  order: 'customers fill in at the checkout',
};

const readers: Readonly<Record<ExtraFields['seen_by'], string>> = {
  everyone: 'everyone can see them',
  members: 'logged-in users can see them',
  owner: 'only the person and staff can see them',
  staff: 'only staff can see them',
};

/** One sentence: `Adds Phone and Birthday to users, which users fill in themselves; only staff can see them.` */
export function describeExtraFields(behaviour: ExtraFields, words: Words): string {
  const { entity, fields, edited_by: editedBy, seen_by: seenBy, unique = [], conditions = [] } = behaviour;
  const { plural } = words.entity(entity);
  const who = editedBy === 'staff' ? '' : `, which ${writers[entity] ?? 'authors fill in'}`;
  const once = editedBy === 'owner_once' ? ' once' : '';
  const only =
    conditions.length === 0 ? '' : ` if ${inWords(conditions.map((one) => conditionWords(entity, one, words)))}`;
  const labels = fields.filter(({ key }) => unique.includes(key)).map(({ label }) => label);
  const same = labels.length === 0 ? '' : `; no two ${plural} share the same ${inWords(labels)}`;
  return `Adds ${inWords(fields.map(({ label }) => label))} to ${plural}${only}${who}${once}; ${readers[seenBy]}${same}.`;
}
