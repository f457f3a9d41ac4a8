import type { Archetype, Region } from '../archetypes/archetype.ts';
import type { DraftAttribute } from '../attributes/named-attribute.ts';
import { isAmount, labelBeside } from '../attributes/number-format.ts';
import { kebab } from '../attributes/schema.ts';
import type { Companions } from './companions.ts';
import { type SwitchMap, switchKey } from './switches.ts';
import type { ViewElement, ViewList, ViewNode, ViewValue } from './view.ts';

/** Roles in the order in which they follow each other where no region takes them. */
const usualOrder: readonly string[] =
  'background-image image logo avatar icon when eyebrow title label question subtitle rating figure unit percent former-price currency price period quote body answer text list rows details author meta date end-date address email phone flag detail caption link'.split(
    ' ',
  );

/** Elements of values by role; `span` inside lines, `p` for the rest. */
const tags: Readonly<Record<string, string>> = {
  title: 'heading',
  author: 'cite',
  meta: 'span',
  price: 'span',
  'former-price': 'del',
  currency: 'span',
  period: 'span',
  figure: 'span',
  unit: 'span',
  percent: 'span',
  date: 'time',
  'end-date': 'time',
  link: 'a',
  list: 'ul',
  rows: 'div',
  answer: 'div',
};

/** Links that call to do something, by their name or by what they stand in. */
const buttonNames = /button|cta|action|buy|book|ticket|order|register|sign|join|download/i;
const buttonArchetypes: ReadonlySet<string> = new Set(['hero', 'cta', 'pricing', 'product', 'event', 'countdown']);

/** Arranges the attributes as the archetype says: every attribute that can be seen stands somewhere, once. */
export function composeView(archetype: Archetype, { drafts, textOf, switches }: Companions): ViewElement {
  const hasAmounts = drafts.some((draft) => [draft, ...draft.fields].some(isAmount));
  const limit = drafts.find(({ role }) => role === 'limit')?.name;
  const lists = drafts.filter(({ kind }) => kind === 'query' || kind === 'array');
  const limited = lists.find(({ kind }) => kind === 'query') ?? lists[0];
  const pool = new Set(drafts.filter((draft) => isShown(draft) && !(draft.role === 'currency' && hasAmounts)));
  const parts = new Set(drafts.map(({ id }) => kebab(id)));
  const regionPart = (part: string): string => (parts.has(part) ? `${part}-area` : part);
  const claimed = claimedRoles(archetype.regions);
  const listCount = drafts.filter(({ role, item }) => role === 'list' && isLineItem(item?.kind)).length;

  const nodesOf = (roles: readonly string[]): ViewNode[] =>
    roles.flatMap((role) => {
      const found = [...pool].filter((draft) => draft.role === role);
      for (const draft of found) pool.delete(draft);
      // Of several lists each says what it is.
      const isLabelled = role === 'list' && listCount > 1;
      const nodes = found.map((draft) =>
        isLabelled ? labelled(draft, shownNode(draft), regionPart) : shownNode(draft),
      );
      return group(role, nodes, regionPart);
    });
  const shownNode = (draft: DraftAttribute): ViewNode => {
    const node = nodeOf(draft, archetype, textOf, switches);
    return node.kind === 'list' && draft === limited && limit !== undefined ? { ...node, limitedBy: limit } : node;
  };
  const build = ({ part, tag, roles = [], regions = [] }: Region): readonly ViewNode[] => {
    if (part === '*')
      return withPriceLine(nodesOf(usualOrder.filter((role) => !claimed.has(role))), drafts, regionPart);
    const children = [...inOnePiece(nodesOf(roles), drafts), ...regions.flatMap(build)];
    return children.length === 0 ? [] : [{ kind: 'element', tag, part: regionPart(part), children }];
  };
  const children = archetype.regions.flatMap(build);
  const own = archetype.props === undefined ? {} : { props: archetype.props };
  return {
    kind: 'element',
    tag: archetype.tag,
    part: '',
    ...own,
    children: [...children, ...withPriceLine(nodesOf(usualOrder), drafts, regionPart)],
  };
}

const isLineItem = (kind: DraftAttribute['kind'] | undefined): boolean => kind !== undefined && kind !== 'image';

/** A list below what it is called. */
function labelled(draft: DraftAttribute, list: ViewNode, regionPart: (part: string) => string): ViewNode {
  if (!isLineItem(draft.item?.kind)) return list;
  const label: ViewNode = { kind: 'text', tag: 'p', part: 'list-label', text: draft.label };
  return { kind: 'element', tag: 'div', part: regionPart('list-box'), children: [label, list] };
}

/** Lists whose order matters, by what they are called. */
const inOrder = /(?:steps?|instructions?|directions|method)$/i;

/** Whether an attribute shows as such; the others steer. */
export function isShown({ kind, role }: DraftAttribute): boolean {
  const steering = [
    'none',
    'alt',
    'id',
    'button-text',
    'heading-level',
    'columns',
    'modifier',
    'layout',
    'shows',
    'hides',
    'playback',
    'look',
    'new-tab',
    'limit',
    'columns-mobile',
    'measure',
    'setting',
    'opacity',
    'hide-mobile',
    'hide-desktop',
  ];
  return kind !== 'null' && (kind !== 'color' || role === 'detail') && !steering.includes(role);
}

function claimedRoles(regions: readonly Region[]): ReadonlySet<string> {
  return new Set(regions.flatMap(({ roles = [], regions: inner = [] }) => [...roles, ...claimedRoles(inner)]));
}

/** A currency and the price behind it, which never come apart. */
function inOnePiece(nodes: readonly ViewNode[], drafts: readonly DraftAttribute[]): readonly ViewNode[] {
  const roleOf = (node: ViewNode | undefined): string | undefined =>
    node?.kind === 'value' ? drafts.find(({ name }) => name === node.attribute)?.role : undefined;
  const at = nodes.findIndex((node, index) => roleOf(node) === 'currency' && roleOf(nodes[index + 1]) === 'price');
  if (at < 0) return nodes;
  const amount: ViewElement = { kind: 'element', tag: 'span', part: 'amount', children: nodes.slice(at, at + 2) };
  return nodes.toSpliced(at, 2, amount);
}

/** A price with its currency and period in one line, where no region of the archetype has them. */
function withPriceLine(
  nodes: readonly ViewNode[],
  drafts: readonly DraftAttribute[],
  regionPart: (part: string) => string,
): readonly ViewNode[] {
  const named = new Set(
    drafts.filter(({ role }) => ['currency', 'price', 'former-price', 'period'].includes(role)).map(({ name }) => name),
  );
  const isPrice = (node: ViewNode): boolean => node.kind === 'value' && named.has(node.attribute);
  const at = nodes.findIndex(isPrice);
  const line: ViewElement = {
    kind: 'element',
    tag: 'p',
    part: regionPart('price-line'),
    children: inOnePiece(nodes.filter(isPrice), drafts),
  };
  return at < 0 ? nodes : nodes.flatMap((node, index) => (index === at ? [line] : isPrice(node) ? [] : [node]));
}

/** Values that stand together in an element of their own wherever they stand. */
function group(role: string, nodes: readonly ViewNode[], regionPart: (part: string) => string): ViewNode[] {
  if (nodes.length === 0) return [];
  if (role === 'detail') return [{ kind: 'element', tag: 'dl', part: regionPart('details'), children: nodes }];
  if (role === 'flag') return [{ kind: 'element', tag: 'ul', part: regionPart('flags'), children: nodes }];
  return [...nodes];
}

function nodeOf(
  draft: DraftAttribute,
  archetype: Archetype,
  textOf: ReadonlyMap<string, string>,
  switches: SwitchMap,
): ViewNode {
  const { name, role, kind, label } = draft;
  const part = kebab(draft.id);
  const shown = switches.of.get(switchKey(name));
  const extra = shown === undefined ? {} : { shownBy: shown };
  const text = textOf.get(name);
  if (role === 'flag') return { kind: 'text', tag: 'li', part: `flag ${part}`, text: flagText(label), with: name };
  if (role === 'icon') return iconOf({ kind: 'value', attribute: name, part, tag: 'span', ...extra });
  if (role === 'detail') {
    return {
      kind: 'element',
      tag: 'div',
      part: 'detail',
      children: [
        { kind: 'text', tag: 'dt', part: 'detail-label', text: labelBeside(draft) },
        { kind: 'value', attribute: name, part, tag: 'dd', ...(text === undefined ? {} : { text }), ...extra },
      ],
    };
  }
  if (kind === 'array' || kind === 'query') return { ...listOf(draft, archetype, part, switches), ...extra };
  if (kind === 'object') return { ...objectOf(draft, part, switches), ...extra };
  const isButton = role === 'link' && (buttonNames.test(draft.id) || buttonArchetypes.has(archetype.key));
  if (archetype.key === 'progress' && role === 'percent') {
    const figure: ViewNode = { kind: 'value', attribute: name, part, tag: 'span', ...extra };
    const bar: ViewNode = { kind: 'value', attribute: name, part: `${part}-bar`, tag: 'progress', look: 'bar' };
    return { kind: 'element', tag: 'div', part: 'meter', children: [figure, bar] };
  }
  const link = { ...(text === undefined ? {} : { text }), ...(isButton ? { look: 'button' } : {}) };
  const tag = kind === 'rich_text' && role !== 'title' ? 'p' : (tags[role] ?? 'p');
  return { kind: 'value', attribute: name, part, tag, ...link, ...extra };
}

/** What a switch says when it is on: `Show badge` says `Badge`. */
export function flagText(label: string): string {
  const text = label.replace(/^(?:show|display|has|have|with|enable|include|is|are)\s+(?=\S)/i, '');
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A sign such as an emoji: it decorates, and is not read out. */
const iconOf = (value: ViewValue): ViewElement => ({
  kind: 'element',
  tag: 'div',
  part: `${value.part}-sign`,
  frontProps: { 'aria-hidden': 'true' },
  children: [value],
});

function listOf(
  { name, kind, item, fields }: DraftAttribute,
  archetype: Archetype,
  part: string,
  switches: SwitchMap,
): ViewList {
  const isFaq = archetype.key === 'faq' && fields.length === 2;
  const isOrdered = archetype.key === 'timeline';
  const value = (field: string, tag: string, suffix: string): ViewValue => ({
    kind: 'value',
    attribute: name,
    field,
    part: `${part}-item-${suffix}`,
    tag,
  });
  if (kind === 'array') {
    const children = item === undefined ? [] : [value('', tagOfField(item.kind, ''), 'value')];
    return {
      kind: 'list',
      attribute: name,
      tag: inOrder.test(name) ? 'ol' : 'ul',
      part,
      item: { kind: 'element', tag: 'li', part: `${part}-item`, children },
    };
  }
  const nodes = fields.map((field, index) => {
    const tag = isFaq ? (index === 0 ? 'summary' : 'div') : tagOfField(field.kind, field.id);
    const shown = switches.of.get(switchKey(name, field.name));
    const label = field.kind === 'url' && field.role === 'link' ? { label: field.label } : {};
    const node = {
      ...value(field.name, tag, kebab(field.id)),
      ...label,
      ...(shown === undefined ? {} : { shownBy: shown }),
    };
    return field.role === 'icon' ? iconOf({ ...node, tag: 'span' }) : node;
  });
  const children = isFaq ? nodes : linkedRow(name, part, fields, nodes);
  const tag = isFaq ? 'div' : isOrdered ? 'ol' : 'ul';
  const element: ViewElement = { kind: 'element', tag: isFaq ? 'details' : 'li', part: `${part}-item`, children };
  return { kind: 'list', attribute: name, tag, part, item: element };
}

/** What the address of an item belongs to: a text made for it, its title, its picture; the first that is there. */
const linkedFields: readonly ((field: DraftAttribute['fields'][number]) => boolean)[] = [
  ({ id }) => /(?:link|button|cta)(?:Text|Label|Title)?$/i.test(id),
  ({ id, kind }) => isLine(kind) && /^(?:title|name|heading|question|label|headline|product|plan)$/i.test(id),
  ({ id, kind }) => isLine(kind) && /(?:title|name|heading)$/i.test(id),
  ({ kind }) => kind === 'image',
];

const isLine = (kind: DraftAttribute['kind']): boolean => kind === 'string' || kind === 'rich_text';

/** The values of an item with its only address around what it belongs to; nobody wants to read an address. */
function linkedRow(
  attribute: string,
  part: string,
  fields: DraftAttribute['fields'],
  nodes: readonly ViewNode[],
): readonly ViewNode[] {
  const links = fields.filter(({ kind, role }) => kind === 'url' && role === 'link');
  const [link] = links;
  if (link === undefined || links.length > 1) return nodes;
  const at = fields.indexOf(link);
  const others = fields.filter((field) => field !== link);
  const target = linkedFields.map((fits) => others.find(fits)).find((field) => field !== undefined);
  const around = (children: readonly ViewNode[]): ViewElement => ({
    kind: 'element',
    tag: 'a',
    part: `${part}-item-${kebab(link.id)}`,
    valueProps: { href: { attribute, field: link.name } },
    children,
  });
  if (target === undefined) {
    return nodes.with(at, around([{ kind: 'text', tag: 'span', part: `${part}-item-more`, text: 'Learn more' }]));
  }
  const from = fields.indexOf(target);
  // A picture right before its title is part of the link.
  const isPictured = target.kind !== 'image' && fields[from - 1]?.kind === 'image';
  const inside = nodes.slice(isPictured ? from - 1 : from, from + 1);
  return nodes.flatMap((node, index) => {
    if (index === at) return [];
    if (!inside.includes(node)) return [node];
    return node === inside[0] ? [around(inside)] : [];
  });
}

/** The first words of an item stand out, the rest is text. */
function tagOfField(kind: DraftAttribute['kind'], id: string): string {
  if (kind === 'url') return 'a';
  if (kind === 'date') return 'time';
  if (kind === 'array') return 'ul';
  if (/^(?:title|name|heading|question|label)$/.test(id)) return 'strong';
  return id === '' ? 'span' : 'p';
}

function objectOf({ name, fields }: DraftAttribute, part: string, switches: SwitchMap): ViewElement {
  const rows = fields.map((field): ViewNode => {
    const shown = switches.of.get(switchKey(name, field.name));
    return {
      kind: 'element',
      tag: 'div',
      part: 'detail',
      children: [
        { kind: 'text', tag: 'dt', part: 'detail-label', text: labelBeside(field) },
        {
          kind: 'value',
          attribute: name,
          field: field.name,
          part: `${part}-${kebab(field.id)}`,
          tag: 'dd',
          ...(shown === undefined ? {} : { shownBy: shown }),
        },
      ],
    };
  });
  return { kind: 'element', tag: 'dl', part: `details ${part}`, children: rows };
}
