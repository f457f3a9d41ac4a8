import { singularize } from '../../naming/inflect.ts';
import type { DraftAttribute } from '../attributes/named-attribute.ts';
import type { AttributeField } from '../plan.ts';
import type { ViewSwitch } from './view.ts';

/** What can be shown and hidden, by `switchKey`, and the names of the attributes that do it. */
export interface SwitchMap {
  readonly of: ReadonlyMap<string, ViewSwitch>;
  readonly used: ReadonlySet<string>;
}

/** The key of an attribute, or of a field of it. */
export const switchKey = (attribute: string, field = ''): string => JSON.stringify([attribute, field]);

/** Whether an attribute shows or hides something, by its name. */
export const isSwitch = ({ role }: Pick<DraftAttribute, 'role'>): boolean => role === 'shows' || role === 'hides';

/** What people call things that have other names: `showButton` shows `ctaUrl`. */
const synonyms: readonly (readonly [names: RegExp, fits: (field: AttributeField) => boolean])[] = [
  [
    /^(?:image|photo|picture|avatar|thumbnail|portrait|cover|media|logo)$/,
    ({ kind, role }) => /^(?:image|media)$/.test(kind) || role === 'image',
  ],
  [/^(?:button|cta|link|action|readmore|more|learnmore)$/, ({ kind, role }) => kind === 'url' && role === 'link'],
  [/^(?:title|heading|headline|header|name)$/, ({ role }) => role === 'title'],
  [/^(?:subtitle|tagline|lead|intro)$/, ({ role }) => role === 'subtitle'],
  [/^(?:description|text|content|excerpt|summary|body|bio|copy)$/, ({ role }) => role === 'body'],
  [/^(?:rating|star|review)$/, ({ role }) => role === 'rating'],
  [/^(?:price|cost)$/, ({ role }) => role === 'price'],
  [/^(?:date|time|day)$/, ({ kind, role }) => kind === 'date' || role === 'when'],
  [/^(?:author|byline|person)$/, ({ role }) => role === 'author' || role === 'meta'],
  [/^(?:contact|detail)$/, ({ role }) => ['email', 'phone', 'address'].includes(role)],
  [/^(?:badge|tag|category|label|eyebrow)$/, ({ role }) => role === 'eyebrow'],
  [/^(?:caption|credit)$/, ({ role }) => role === 'caption'],
  [/^(?:item|row|list|feature)$/, ({ kind }) => kind === 'array' || kind === 'query'],
];

const bare = (id: string): string => id.replace(/[^a-z0-9]/gi, '').toLowerCase();

/** Finds what every switch shows: what has its name, begins with it, or is such a thing; in items of lists too. */
export function switchesOf(drafts: readonly DraftAttribute[]): SwitchMap {
  const of = new Map<string, ViewSwitch>();
  const used = new Set<string>();
  const candidates = drafts
    .filter(
      ({ kind, role, control }) =>
        kind !== 'boolean' && kind !== 'null' && kind !== 'color' && control !== 'heading-level' && role !== 'alt',
    )
    .flatMap((draft) => [
      { key: switchKey(draft.name), field: draft as AttributeField },
      ...draft.fields.map((field) => ({ key: switchKey(draft.name, field.name), field })),
    ]);
  for (const draft of drafts.filter(isSwitch)) {
    const what = bare(
      draft.id.replace(/^(?:show|display|has|with|enable|include|isVisible|hide|hidden|without|disable|no)/, ''),
    );
    const one = bare(singularize(what));
    const free = candidates.filter(({ key }) => !of.has(key));
    const named = (fits: (id: string) => boolean) => free.filter(({ field }) => fits(bare(field.id))).slice(0, 1);
    const isThing = synonyms.find(([names]) => names.test(one))?.[1];
    const ways = [
      named((id) => id === what),
      named((id) => bare(singularize(id)) === one),
      named((id) => id.startsWith(one)),
      isThing === undefined ? [] : free.filter(({ field }) => isThing(field)),
    ];
    const found = what === '' ? [] : (ways.find((way) => way.length > 0) ?? []);
    for (const { key } of found) of.set(key, { attribute: draft.name, is: draft.role === 'shows' });
    if (found.length > 0) used.add(draft.name);
  }
  return { of, used };
}
