import type { PlanField } from '@presswright/shared/schemas/plans/parts';
import { singularOf } from '../names.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

const types: readonly (readonly [RegExp, PlanField['type']])[] = [
  [/date and time/, 'datetime'],
  [/date/, 'date'],
  [/time/, 'time'],
  [/number/, 'number'],
  [/link/, 'url'],
  [/picture|image|photo/, 'image'],
  [/file/, 'file'],
  [/mail/, 'email'],
  [/text/, 'text'],
];

/** Where a picture is meant: the media library has it. */
const recordIn = (noun: string, story: Story): string | null =>
  story.find(noun) ?? (/^(?:images?|pictures?|photos?|files?)$/.test(noun) ? 'media' : null);

/** Gives records a field; false where nothing has that name. */
function withField({ deed }: Found, story: Story, noun: string, label: string, type?: PlanField['type']): boolean {
  const entity = recordIn(noun, story);
  if (entity === null || label === '') return false;
  if (story.listedAttribute(entity, label, type === undefined ? {} : { type }) === null) return false;
  if (!story.isOwn(entity) && entity !== 'user' && entity !== 'comment') story.editors.set(entity, 'staff');
  story.current = entity;
  story.tell(deed, story.isOwn(entity) ? `entities.${entity}` : `extra_fields.${entity}`);
  return true;
}

/** "All rights reserved, Creative Commons BY, or Client use only": what can be chosen; [] for no list. */
function itemsIn(list: string): readonly string[] {
  const items = list
    .split(/\s*(?:,|\/)\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/)
    .map((item) => item.replaceAll(/["“”]/g, '').trim())
    .filter((item) => item !== '' && !/^(?:so on|etc\.?|others?|more)$/i.test(item));
  return items.length >= 2 && items.length <= 60 && items.every((item) => item.split(' ').length <= 5) ? items : [];
}

/** Gives a field that was spoken of its choices; false where nothing that is spoken of has such a field. */
function withChoices(found: Found, story: Story): boolean {
  const { current } = story;
  const name = singularOf(found.typed('field'));
  const choices = itemsIn(found.typed('list'));
  if (current === null || choices.length === 0) return false;
  const known = story.entity(current)?.fields ?? story.extraFields.get(current);
  const field = [...(known?.values() ?? [])].find(({ label }) => singularOf(label) === name);
  if (field === undefined || story.listedAttribute(current, field.label, { choices }) === null) return false;
  story.tell(found.deed, story.isOwn(current) ? `entities.${current}` : `extra_fields.${current}`);
  return true;
}

const list = '(?:[^,.;:()"]+|"[^"]*")(?: , (?!(?:which|who|and then|so)\\b)(?:[^,.;:()"]+|"[^"]*"))*';

/** Fields as letters ask for them: a tick box on the edit screen, fields on every image, what a field may be. */
export const ofFields: readonly Idiom[] = [
  {
    // "A tick box on the product edit screen that says "Long load""
    pattern:
      /(?:an? )?(?:tick ?box|checkbox|check box|tick) (?:on|in) (?:the |each |every )?(?<thing>[a-z]+)(?: 's)? ?(?:edit(?:ing)?|editor|profile)? ?(?:screen|page|form)? (?:that says|that reads|which says|called|labelled|named|saying) (?<label>"[^"]*")/,
    read: (found, story) => withField(found, story, found.groups.thing ?? '', found.typed('label'), 'boolean'),
  },
  {
    // "On posts, a date and time field "Expires on""
    pattern:
      /(?:on|for) (?:all |each |every |the )?(?<thing>[a-z]+)(?: ,)? (?:i 'd like |we need |i want |we want )?an? (?<type>date and time|date|time|number|text|link|file|picture|image|photo|e-?mail) field (?:called |named |labelled )?(?<label>"[^"]*")/,
    read: (found, story) =>
      withField(
        found,
        story,
        found.groups.thing ?? '',
        found.typed('label'),
        types.find(([pattern]) => pattern.test(found.groups.type ?? ''))?.[1],
      ),
  },
  {
    // "Two extra fields on every image in the media library, Photographer and Licence, where Licence is one of three: …"
    pattern: new RegExp(
      `(?:extra|further|additional|more|new) fields? (?:on|for|in|to|with) (?:every|each|the|all|our)? ?(?<thing>[a-z]+)(?: in the [a-z]+(?: library)?)? [,:] (?<list>(?:[a-z -]+?)(?: , [a-z -]+?)*(?: and [a-z -]+?)?)(?: , where (?<field>[a-z -]+?) is one of (?:\\w+ : )?(?<choices>${list}))?\\s*[.;]?$`,
    ),
    read(found, story) {
      const names = found
        .typed('list')
        .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
        .filter((name) => name !== '' && name.split(' ').length <= 4);
      const noun = found.groups.thing ?? '';
      const entity = recordIn(noun, story);
      if (entity === null || names.length === 0) return false;
      for (const name of names) {
        const isChoice = found.groups.field !== undefined && name.toLowerCase() === found.groups.field;
        const choices = isChoice ? itemsIn(found.typed('choices')) : [];
        story.listedAttribute(entity, name, choices.length > 0 ? { choices } : { type: 'text' });
      }
      if (!story.isOwn(entity)) story.editors.set(entity, entity === 'user' ? 'owner' : 'staff');
      story.current = entity;
      story.tell(found.deed, story.isOwn(entity) ? `entities.${entity}` : `extra_fields.${entity}`);
      return true;
    },
  },
  {
    // "Every player should be able to say which instrument they play and which band they belong to, on their own profile page"
    pattern:
      /^(?:and )?(?:every|each|all) (?<who>[a-z]+) (?:should |must |has to |have to )?(?:be able to |can )?(?:say|choose|enter|state|give|tell|fill in) (?:which|what) (?<one>[a-z]+) (?:they|he|she) [a-z ]+?(?: and (?:which|what) (?<two>[a-z]+) (?:they|he|she) [a-z ]+?)?(?: ,)? (?:on|in) (?:their|his|her) (?:own )?profiles?\b.*/,
    read(found, story) {
      for (const name of [found.typed('one'), found.typed('two')])
        if (name !== '') story.listedAttribute('user', name, { type: 'text' });
      story.editors.set('user', 'owner');
      story.current = 'user';
      story.tell(found.deed, 'extra_fields.user');
      return true;
    },
  },
  {
    // "Instruments come from a fixed list (cornet, tenor horn and so on)"
    pattern: new RegExp(
      `(?<field>[a-z]+) (?:need to |must |should |have to )?comes? from an? (?:fixed )?(?:list|set)(?: of \\w+)? ?(?:\\( |: )(?<list>${list})(?: \\))?`,
    ),
    read: withChoices,
  },
  {
    // "Licence is one of three: All rights reserved, Creative Commons BY, or Client use only"
    pattern: new RegExp(
      `(?:the |its |their |where )?(?<field>[a-z]+(?: [a-z]+)?) (?:is|are|can be|may be|should be|must be|has to be)(?: only)? (?:one of (?:the |these )?(?:\\w+ )?(?:: )?|either )(?<list>${list})`,
    ),
    read: withChoices,
  },
];
