import { type Deed, slotOf, slotsOf } from '../deeds.ts';
import { unquoted } from '../measures.ts';
import type { Story } from '../story.ts';
import { addRule, type Check } from './add-rule.ts';

/** What a text has to end with, or must not where that is forbidden. */
const endsWith = (attribute: string, values: string[], text: string): Check => ({
  is: 'text',
  attribute,
  match: /\b(?:no|not|never|without|refuse|block|forbid)\b/.test(text) ? 'not_ends_with' : 'ends_with',
  values,
});

/** Adds a rule about kinds of files, domains of addresses or words; false where a deed is about none. */
export function wordsRule(deed: Deed, entity: string, story: Story): boolean {
  const text = deed.text.toLowerCase();
  const field = slotOf(deed, 'field');
  const kinds = slotsOf(deed, 'value', 'choice', 'url', 'text');
  const files = kinds
    .map(unquoted)
    .filter((one) => /^\.?(?:pdf|jpe?g|png|gif|webp|svg|docx?|xlsx?|csv|txt|zip|mp[34]|heic)s?$/i.test(one));
  if (files.length > 0) {
    const attribute =
      field !== undefined
        ? story.attribute(entity, field.text)?.key
        : entity === 'media'
          ? 'file'
          : story.attributes(entity).find(({ key }) => story.entity(entity)?.fields.get(key)?.type === 'file')?.key;
    if (attribute == null) return refused(deed, story, 'It does not say of which file.');
    const values = [...new Set(files.map((one) => `.${one.toLowerCase().replace(/^\.|s$/g, '')}`))];
    addRule(deed, entity, [endsWith(attribute, values, text)], story, entity === 'media' ? 'created' : 'saved');
    return true;
  }
  const domains = kinds.map(unquoted).filter((one) => /^@?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(one));
  if (domains.length > 0) {
    const attribute =
      entity === 'user'
        ? 'email'
        : field !== undefined
          ? story.attribute(entity, field.text)?.key
          : story.attributes(entity).find(({ key }) => key.includes('email'))?.key;
    if (attribute == null) return refused(deed, story, 'It does not say of which address.');
    const values = domains.map((one) => `@${one.replace(/^@/, '')}`);
    addRule(deed, entity, [endsWith(attribute, values, text)], story, 'created');
    return true;
  }
  if (kinds.length > 0) {
    const words = kinds.map((one) => unquoted(one)).filter((one) => one.length <= 120);
    const denied = /\b(?:no|not|never|without|refuse|block|forbid|ban|swear|contain|n't)\w*/.test(text);
    if (field !== undefined && !denied && story.isOwn(entity)) {
      const made = story.attribute(entity, field.text, { choices: words });
      if (made !== null) {
        story.tell(deed, `entities.${entity}`);
        return true;
      }
    }
    const attribute =
      field !== undefined ? story.attribute(entity, field.text)?.key : entity === 'user' ? 'login' : 'content';
    if (attribute == null) return refused(deed, story, 'It does not say of which property.');
    addRule(
      deed,
      entity,
      [{ is: 'text', attribute, match: denied ? 'contains_none_of' : 'is_one_of', values: words }],
      story,
      entity === 'comment' ? 'created' : 'saved',
    );
    return true;
  }
  return false;
}

function refused(deed: Deed, story: Story, reason: string): true {
  story.refuse(deed, reason);
  return true;
}
