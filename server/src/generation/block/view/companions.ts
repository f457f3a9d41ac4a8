import type { AttributeNames } from '../attributes/attribute-names.ts';
import type { DraftAttribute } from '../attributes/resolve-attributes.ts';

/** The texts of links, the alternative texts of addresses of images, and the level of the heading, by attribute. */
export interface Companions {
  /** All attributes: those asked for, and those made here. */
  readonly drafts: readonly DraftAttribute[];
  /** Attribute with an address → attribute with its text. */
  readonly textOf: ReadonlyMap<string, string>;
  /** Attribute that is shown → boolean attribute that shows it. */
  readonly shownBy: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
}

const stem = (name: string): string => name.replace(/(?:Url|Link|Href|Uri|Text|Label|Alt)+$/i, '').toLowerCase();

/** Pairs attributes that belong together, and adds those without which a link or a heading is not whole. */
export function withCompanions(
  drafts: readonly DraftAttribute[],
  names: AttributeNames,
  isDynamic: boolean,
): Companions {
  const all = [...drafts];
  const notes: string[] = [];
  const textOf = new Map<string, string>();
  const takenTexts = new Set<string>();
  const findText = (draft: DraftAttribute, role: string) => {
    const free = drafts.filter((other) => other.role === role && !takenTexts.has(other.name));
    const links = drafts.filter((other) => other.role === draft.role && other.kind === draft.kind);
    return free.find((other) => stem(other.name) === stem(draft.name)) ?? (links.length === 1 ? free[0] : undefined);
  };
  for (const draft of drafts) {
    if (draft.kind === 'date' && !isDynamic) {
      const made = dateTextOf(draft, names);
      all.splice(all.indexOf(draft) + 1, 0, made);
      textOf.set(draft.name, made.name);
    }
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
  // Texts for links and images that are not there are texts like any other.
  const paired = all.map((draft) =>
    ['button-text', 'alt'].includes(draft.role) && ![...textOf.values()].includes(draft.name)
      ? { ...draft, role: 'text' }
      : draft,
  );
  const hasLevel = paired.some(({ role }) => role === 'heading-level');
  if (!hasLevel && paired.some(({ role }) => role === 'title')) paired.push(headingLevel(names));
  return { drafts: paired, textOf, shownBy: shownByOf(drafts), notes };
}

function text(name: string, label: string, value: string): DraftAttribute {
  return {
    name,
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
  const base = draft.name.replace(/(?:Url|Link|Href)$/, '') || draft.name;
  const made = text(names.take(`${base}_text`, true), `${about || 'Link'} text`, isPlain ? 'Learn more' : about);
  return { ...made, role: 'button-text' };
}

function altOf(draft: DraftAttribute, names: AttributeNames): DraftAttribute {
  const base = draft.name.replace(/(?:Url|Link|Src)$/, '') || draft.name;
  const made = text(names.take(`${base}_alt`, true), 'Alternative text', '');
  return { ...made, role: 'alt', place: 'inspector' };
}

/** Saved markup cannot ask for the site's format of dates, so what the editor shows is kept. */
function dateTextOf(draft: DraftAttribute, names: AttributeNames): DraftAttribute {
  const { default: _, ...made } = text(
    names.take(`${draft.name}_text`, true),
    `${draft.label} as text`,
    'June 15, 2030',
  );
  return { ...made, role: 'date-text', of: draft.name, control: 'none', place: 'inspector' };
}

function headingLevel(names: AttributeNames): DraftAttribute {
  return {
    name: names.take('heading_level', true),
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

/** `showRating` shows `rating`. */
function shownByOf(drafts: readonly DraftAttribute[]): Map<string, string> {
  const shown = new Map<string, string>();
  for (const { name, role } of drafts) {
    if (role !== 'shows') continue;
    const what = name.replace(/^(?:show|display|has|with|enable|include|isVisible)/, '').toLowerCase();
    const target = drafts.find((other) => other.role !== 'shows' && other.name.toLowerCase() === what);
    const similar = drafts.find((other) => other.role !== 'shows' && other.name.toLowerCase().startsWith(what));
    const found = target ?? similar;
    if (found !== undefined && what !== '') shown.set(found.name, name);
  }
  return shown;
}
