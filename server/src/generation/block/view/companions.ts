import type { AttributeNames } from '../attributes/attribute-names.ts';
import type { DraftAttribute } from '../attributes/named-attribute.ts';
import { isAmount } from '../attributes/number-format.ts';
import { isSwitch, type SwitchMap, switchesOf } from './switches.ts';

/** The texts of links, the alternative texts of addresses of images, and the level of the heading, by attribute. */
export interface Companions {
  /** All attributes: those asked for, and those made here. */
  readonly drafts: readonly DraftAttribute[];
  /** Attribute with an address → attribute with its text. */
  readonly textOf: ReadonlyMap<string, string>;
  /** What can be shown and hidden, and the switch that does it. */
  readonly switches: SwitchMap;
  readonly notes: readonly string[];
}

const stem = (id: string): string => id.replace(/(?:Url|Link|Href|Uri|Text|Label|Alt)+$/i, '').toLowerCase();

/** Pairs attributes that belong together, and adds those without which a link or a heading is not whole. */
export function withCompanions(drafts: readonly DraftAttribute[], names: AttributeNames): Companions {
  const all = [...drafts];
  const notes: string[] = [];
  const textOf = new Map<string, string>();
  const takenTexts = new Set<string>();
  const findText = (draft: DraftAttribute, role: string) => {
    const free = drafts.filter((other) => other.role === role && !takenTexts.has(other.name));
    const links = drafts.filter((other) => other.role === draft.role && other.kind === draft.kind);
    return free.find((other) => stem(other.id) === stem(draft.id)) ?? (links.length === 1 ? free[0] : undefined);
  };
  for (const draft of drafts) {
    if (draft.kind === 'image') {
      const alt = findText(draft, 'alt');
      if (alt !== undefined) {
        textOf.set(draft.name, alt.name);
        takenTexts.add(alt.name);
      }
    }
    if (draft.kind !== 'url') continue;
    const isPicture = draft.role === 'image';
    const found = findText(draft, isPicture ? 'alt' : 'button-text');
    if (found !== undefined) {
      textOf.set(draft.name, found.name);
      takenTexts.add(found.name);
    } else {
      const made = isPicture ? altOf(draft, names) : linkTextOf(draft, names);
      all.splice(all.indexOf(draft) + 1, 0, made);
      textOf.set(draft.name, made.name);
      notes.push(
        `\`${made.name}\` was added, because ${isPicture ? 'images require an alternative text' : 'links require a text'}.`,
      );
    }
  }
  if (needsCurrency(all)) {
    const made = text(names.invent('currency'), 'Currency', '$');
    all.push({ ...made, role: 'currency', place: 'inspector', help: 'A sign such as € or a code such as CHF.' });
    notes.push(`\`${made.name}\` was added, because prices require a currency.`);
  }
  const switches = switchesOf(all);
  const roleOf = (draft: DraftAttribute): string => {
    // Texts for links and images that are not there are texts like any other.
    const isFree = ['button-text', 'alt'].includes(draft.role) && ![...textOf.values()].includes(draft.name);
    if (isFree) return 'text';
    // Switches of nothing that the block has change its look, if they do.
    return isSwitch(draft) && !switches.used.has(draft.name) ? 'look' : draft.role;
  };
  const paired = all.map((draft) => ({ ...draft, role: roleOf(draft) }));
  const hasLevel = paired.some(({ role }) => role === 'heading-level');
  if (!hasLevel && paired.some(({ role }) => role === 'title')) paired.push(headingLevel(names));
  return { drafts: paired, textOf, switches, notes };
}

/** Prices are numbers, and nothing says in which currency. */
const needsCurrency = (drafts: readonly DraftAttribute[]): boolean =>
  drafts.some((draft) => [draft, ...draft.fields].some(isAmount)) && !drafts.some(({ role }) => role === 'currency');

function text(named: Pick<DraftAttribute, 'name' | 'id'>, label: string, value: string): DraftAttribute {
  return {
    ...named,
    label,
    kind: 'string',
    control: 'text',
    default: value,
    sample: value,
    options: [],
    role: '',
    place: 'canvas',
    fields: [],
    isOurs: true,
  };
}

function linkTextOf(draft: DraftAttribute, names: AttributeNames): DraftAttribute {
  const about = draft.label.replace(/\s*(?:URL|link|href|address)$/i, '').trim();
  const isPlain = /^(?:|button|cta|link|read more|more|action)$/i.test(about);
  const base = draft.id.replace(/(?:Url|Link|Href)$/, '') || draft.id;
  const made = text(names.invent(`${base}_text`), `${about || 'Link'} text`, isPlain ? 'Learn more' : about);
  return { ...made, role: 'button-text' };
}

function altOf(draft: DraftAttribute, names: AttributeNames): DraftAttribute {
  const base = draft.id.replace(/(?:Url|Link|Src)$/, '') || draft.id;
  const made = text(names.invent(`${base}_alt`), 'Alternative text', '');
  return { ...made, role: 'alt', place: 'inspector' };
}

function headingLevel(names: AttributeNames): DraftAttribute {
  return {
    ...names.invent('heading_level'),
    label: 'Heading level',
    kind: 'integer',
    control: 'heading-level',
    default: 3,
    sample: 3,
    options: [],
    minimum: 2,
    maximum: 6,
    role: 'heading-level',
    place: 'inspector',
    fields: [],
    isOurs: true,
  };
}
