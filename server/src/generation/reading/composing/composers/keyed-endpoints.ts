import type { Deed } from '../deeds.ts';
import type { Story } from '../story.ts';
import { plain } from './plain.ts';

const keys =
  /\b(?:(?:api |access |secret |shared )*(?:keys?|tokens?|secrets?)|bearer|basic auth|application passwords?|authenticat\w*)\b/;
const isOfDoors = /\b(?:key (?:code|card)|cabinet|lock|door|shed)\b/;

/** "It needs an API key", behind an endpoint: programs give a key. False for another deed. */
export function keyedEndpoint(deed: Deed, story: Story): boolean {
  const text = plain(deed.text);
  const last = story.last('endpoint');
  if (last === undefined || !keys.test(text) || isOfDoors.test(text) || deed.slots.some(({ label }) => label === 'who'))
    return false;
  if (/\b(?:no|without|not)\b[^,;]*\b(?:keys?|tokens?|authenticat\w*)\b/.test(text)) {
    if (
      last.methods.every((method) => method === 'list' || method === 'one') &&
      story.entity(last.entity)?.isPublic !== false
    )
      last.readers = { by: 'everyone' };
  } else {
    last.readers = { by: 'key' };
    if (last.writers.by !== 'signature') last.writers = { by: 'key' };
  }
  story.add(last, deed);
  return true;
}
