import { createContext, runInContext } from 'node:vm';
import type { Shown } from './markup-changes.ts';

/** An element as the stand-in for WordPress makes it. */
export interface MadeElement {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly unknown[];
}

type Component = (props: Readonly<Record<string, unknown>>) => unknown;

interface Settings {
  readonly edit: Component;
  readonly save: Component;
}

const isElement = (value: unknown): value is MadeElement =>
  typeof value === 'object' && value !== null && 'type' in value && 'children' in value;

/** A component of WordPress' that shows its children, known by its name. */
const named = (name: string): unknown => new Proxy({ toString: () => name }, { get: (_, key) => memberOf(name, key) });

function memberOf(name: string, key: string | symbol): unknown {
  if (key === Symbol.toPrimitive || key === 'toString') return () => name;
  if (key === 'isEmpty') return (value: string | undefined) => !value;
  if (key === 'save') return (props: unknown) => props ?? {};
  return typeof key === 'string' ? named(`${name}.${key}`) : undefined;
}

const special: Readonly<Record<string, unknown>> = {
  createElement: (type: unknown, props: Readonly<Record<string, unknown>> | null, ...children: unknown[]) => ({
    type,
    props: props ?? {},
    children,
  }),
  Fragment: 'Fragment',
  __: (text: string) => text,
  _n: (one: string, many: string, count: number) => (count === 1 ? one : many),
  sprintf: (text: string) => text,
  speak: () => undefined,
  escapeEditableHTML: (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  decodeEntities: (text: string) => text,
  gmdateI18n: (_: string, date: string) => date,
  getSettings: () => ({ formats: { date: 'j F Y' } }),
  useId: () => 'id',
  useState: (first: unknown) => [first, () => undefined],
  filterURLForDisplay: (address: string) => address,
  registerBlockBindingsSource: () => undefined,
  registerBlockVariation: () => undefined,
  registerBlockStyle: () => undefined,
  useBlockProps: Object.assign((props: unknown) => props ?? {}, { save: (props: unknown) => props ?? {} }),
  useInnerBlocksProps: Object.assign((props: unknown) => props ?? {}, { save: (props: unknown) => props ?? {} }),
};

/** Runs an editor script with a stand-in for WordPress' packages, and returns what it registers. */
export function registeredBlock(script: string): { readonly name: string; readonly settings: Settings } {
  const registered: { name: string; settings: Settings }[] = [];
  const members = new Map<string, unknown>(Object.entries(special));
  members.set('registerBlockType', (name: string, settings: Settings) => registered.push({ name, settings }));
  const anyPackage = new Proxy({}, { get: (_, key) => members.get(String(key)) ?? named(String(key)) });
  const wp = new Proxy({}, { get: () => anyPackage });
  runInContext(script, createContext({ window: { wp }, wp }));
  const [first] = registered;
  if (first === undefined) throw new Error('nothing was registered');
  return first;
}

/** Every element of a tree, those that components of the script make too. */
export function elementsOf(node: unknown): MadeElement[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf);
  if (!isElement(node)) return [];
  const children = node.children.length === 1 ? node.children[0] : node.children;
  const made = typeof node.type === 'function' ? (node.type as Component)({ ...node.props, children }) : [];
  return [node, ...elementsOf(made), ...node.children.flatMap(elementsOf)];
}

/** The classes of parts (`…__title`) in a tree. */
export function partsIn(node: unknown): Set<string> {
  const names = elementsOf(node).flatMap(({ props }) => String(props.className ?? '').split(/\s+/));
  return new Set(names.filter((name) => name.includes('__')));
}

/** What a control may hand over: a text, a date, an address or a file. */
const probe = Object.assign(Object('2030-05-06') as object, {
  id: 7,
  url: 'https://example.com/',
  alt: '',
  mime: 'image/png',
});

/** Names of the attributes that the controls of a block change, each of them used once. */
export function editedBy(edit: Component, attributes: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const edited = new Set<string>();
  const setAttributes = (changed: object): void => {
    for (const name of Object.keys(changed)) edited.add(name);
  };
  for (const { props } of rendered(edit({ attributes, setAttributes, isSelected: true, clientId: 'one' }))) {
    for (const [name, value] of Object.entries(props)) {
      if (/^on(?:Change|Select|Click|Remove)$/.test(name) && typeof value === 'function') value(probe);
    }
  }
  return edited;
}

/** Every element of a tree, those that dropdowns render on demand too. */
function rendered(node: unknown): MadeElement[] {
  return elementsOf(node).flatMap((one) => {
    const demanded = Object.entries(one.props).flatMap(([name, value]) =>
      /^render/.test(name) && typeof value === 'function'
        ? rendered(value({ isOpen: true, onToggle: () => undefined, open: () => undefined }))
        : [],
    );
    return [one, ...demanded];
  });
}

/** What saved markup shows. */
export function shownBy(root: unknown): Shown {
  if (!isElement(root)) throw new Error('nothing was saved');
  const { className, style = {}, ...props } = root.props;
  return {
    inside: JSON.stringify([props, root.children], (_, value: unknown) =>
      typeof value === 'function' ? String(value) : isElement(value) ? { ...value, type: String(value.type) } : value,
    ),
    classes: String(className ?? '')
      .split(/\s+/)
      .filter((name) => name !== ''),
    properties: Object.fromEntries(Object.entries(style as object).map(([name, value]) => [name, String(value)])),
  };
}
