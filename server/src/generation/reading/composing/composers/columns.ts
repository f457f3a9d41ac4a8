import { staffListColumns } from '@presswright/shared/schemas/plans/behaviours/staff-list';
import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { siteKinds } from '../../../behaviours/records/record-kinds.ts';
import { isFilter, listedOf, orderOf } from '../../../behaviours/staff-list/list-plan.ts';
import { conditionsOf } from '../conditions-of.ts';
import { type Deed, slotsOf } from '../deeds.ts';
import { unquoted } from '../measures.ts';
import { bare } from '../names.ts';
import type { Story } from '../story.ts';
import { type Composers, nothingToAct, unreadCondition } from './composer.ts';

type StaffList = BehaviourOf<'staff_list'>;

/** Lists of the administration by what people call them. */
const lists: readonly (readonly [RegExp, keyof typeof staffListColumns])[] = [
  [/\bmedia (?:library|list|files?)\b|\blist of (?:images|files|media)\b/, 'media'],
  [/\borders? (?:list|table|overview|screen|page)\b|\blist of orders\b/, 'order'],
  [/\bproducts? (?:list|table|overview|screen)\b|\blist of products\b/, 'product'],
  [/\bcomments? (?:list|table|overview|screen)\b|\blist of comments\b/, 'comment'],
  [/\bpages? (?:list|table|overview)\b|\blist of pages\b/, 'page'],
  [/\bposts? (?:list|table|overview|screen)\b|\blist of (?:blog )?posts\b/, 'post'],
  [/\busers? (?:list|table|overview|screen)\b|\blist of (?:users|accounts)\b/, 'user'],
];

/** Columns that WordPress has, by what people call them. */
const ownColumns: Readonly<Record<string, string>> = {
  'e-mail': 'email',
  'email address': 'email',
  category: 'categories',
  tag: 'tags',
  comment: 'comments',
  post: 'posts',
  roles: 'role',
  authors: 'author',
  dates: 'date',
  'publication date': 'date',
};

const isRemoval = /\b(?:remove|hide|drop|without|get rid of|take away|no)\b/;

export const columns: Composers = {
  columns(deed, story) {
    const text = deed.text.toLowerCase();
    const listed = lists.find(([words]) => words.test(text))?.[1] ?? null;
    const isOwnList = listed !== null && story.isOwn(listed);
    const entity = listed !== null && !isOwnList ? listed : story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    if (story.isOwn(entity)) return ownColumnsOf(entity, deed, story);
    staffListOf(entity, deed, story);
  },
};

/** The list of records of the plan's own. */
function ownColumnsOf(entity: string, deed: Deed, story: Story) {
  const fields = slotsOf(deed, 'field').flatMap(({ text }) => story.attribute(entity, text)?.key ?? []);
  const own = fields.filter((key) => story.entity(entity)?.fields.has(key));
  story.add({ kind: 'admin_columns', entity, fields: [...new Set(own)].slice(0, 12) }, deed);
}

/** The list of what the site has. */
function staffListOf(entity: string, deed: Deed, story: Story) {
  const kind = siteKinds.find(({ key }) => key === entity);
  const core: readonly string[] | undefined = Object.hasOwn(staffListColumns, entity)
    ? staffListColumns[entity as keyof typeof staffListColumns]
    : undefined;
  if (kind === undefined || core === undefined)
    return story.refuse(deed, `Nothing adds columns to lists of ${story.namesOf(entity).plural.toLowerCase()}.`);
  const before = deed.sentence.tokens.slice(Math.max(0, deed.act.from - 4), deed.act.from);
  const text = `${before.map(({ lower }) => lower).join(' ')} ${deed.text.toLowerCase()}`;
  const names = slotsOf(deed, 'field', 'group').map(({ text: name }) => nameOfColumn(name));
  const known = story.last('staff_list');
  const list = known?.entity === entity ? known : null;
  const hidden = isRemoval.test(text)
    ? names.flatMap((name) => core.find((key) => key === (ownColumns[name] ?? name)) ?? [])
    : [];
  if (isRemoval.test(text) && hidden.length === 0)
    return story.refuse(deed, 'Only columns that WordPress itself has can be taken away.');
  const own = names.flatMap((name) => story.attribute(entity, name)?.key ?? []);
  const shown = hidden.length > 0 ? [] : own.length > 0 ? own : spokenOf(entity, deed, story);
  const read = conditionsOf(deed, entity, story);
  if (read.lost.length > 0) return story.refuse(deed, unreadCondition(read.lost));
  const about = read.conditions.map(({ attribute }) => attribute).filter((name) => !name.includes('.'));
  const columnsOfList = [...new Set([...(list?.columns ?? []), ...shown, ...(shown.length === 0 ? about : [])])];
  if (columnsOfList.length + hidden.length === 0)
    return story.refuse(deed, 'It does not say which columns: name the fields.');
  const attributes = listedOf(story.plan(), kind);
  const named = (key: string) => attributes.find((one) => one.key === key);
  const canSort = (key: string): boolean => {
    const found = named(key);
    return found !== undefined && orderOf(kind, found) !== null;
  };
  const canFilter = (key: string): boolean => {
    const found = named(key);
    return found !== undefined && isFilter(story.plan(), kind, found);
  };
  // "a column for the boat class, sortable"; "word count and date sortable"
  const ofThese = shown.length > 0 ? shown : columnsOfList;
  const sorted = /\bsort(?:able|ed|ing)?\b/.test(text) ? ofThese.filter(canSort) : [];
  const filtered = /\bfilter/.test(text) ? ofThese.filter(canFilter) : [];
  const colour = /\bred\b/.test(text)
    ? ('red' as const)
    : /\b(?:orange|yellow|amber)\b/.test(text)
      ? ('orange' as const)
      : /\bgreen\b/.test(text)
        ? ('green' as const)
        : /\bgr[ae]y\b/.test(text)
          ? ('grey' as const)
          : null;
  const [said] = slotsOf(deed, 'text');
  const label = said === undefined ? '' : unquoted(said).slice(0, 60);
  const column = shown.at(-1) ?? about.find((name) => columnsOfList.includes(name)) ?? columnsOfList[0];
  const hasMark = read.conditions.length > 0 && column !== undefined && (colour !== null || label !== '');
  if (read.conditions.length > 0 && !hasMark && filtered.length === 0)
    return story.refuse(deed, 'It does not say how these records stand out in the list: name a colour or a text.');
  const marks: StaffList['marks'] = hasMark
    ? [{ column, conditions: [...read.conditions], text: label, colour: colour ?? 'orange' }]
    : [];
  const made: StaffList = {
    kind: 'staff_list',
    entity,
    columns: columnsOfList.slice(0, 12),
    sortable: [...new Set([...(list?.sortable ?? []), ...sorted])].slice(0, 12),
    filters: [...new Set([...(list?.filters ?? []), ...filtered])].slice(0, 6),
    marks: [...(list?.marks ?? []), ...marks].slice(0, 12),
    hides: [...new Set([...(list?.hides ?? []), ...hidden])].slice(0, 8),
    empty: list?.empty ?? '',
    roles: list?.roles ?? [],
  };
  if (list === null) return story.add(made, deed);
  // What is said of the same list goes into one behaviour.
  Object.assign(list, made);
  story.add(list, deed);
}

/** Properties that a deed means without naming them as such: "both dates", "carrier as a column", "the date is visible in the list". */
function spokenOf(entity: string, deed: Deed, story: Story): string[] {
  const fields = [...(story.extraFields.get(entity)?.values() ?? [])];
  const { tokens } = deed.sentence;
  const words = tokens.slice(deed.span.from, deed.span.to).map(({ lower }) => lower);
  const text = words.join(' ');
  const isNamed = (label: string): boolean => {
    const name = label.toLowerCase();
    return new RegExp(`\\b${name.replaceAll(/[^\p{L}\p{N} ]/gu, '.')}\\b`, 'iu').test(text);
  };
  const named = fields.filter(({ label }) => isNamed(label));
  if (named.length > 0) return named.map(({ key }) => key);
  const isAll = /\b(?:both|all|these|those|the (?:two|three|four|five)|them)\b/.test(text);
  const dates = fields.filter(({ type }) => type === 'date' || type === 'datetime');
  if (isAll) return (/\bdates\b/.test(text) && dates.length > 0 ? dates : fields).map(({ key }) => key);
  // "Prescription" where there is a prescription number, and nothing else that begins so
  const begun = fields.filter(({ label }) => isNamed(label.split(' ')[0] ?? label));
  if (begun.length === 1) return begun.map(({ key }) => key);
  if (/\bdate\b/.test(text) && dates.length === 1) return dates.map(({ key }) => key);
  const last = fields.at(-1);
  return /\b(?:it|this|that|same)\b/.test(text) && last !== undefined ? [last.key] : [];
}

/** "featured image thumbnail column" → "featured image". */
const nameOfColumn = (text: string): string =>
  bare(text).replace(/\s+(?:thumbnails?|columns?|date and time|stamp)$/, '');
