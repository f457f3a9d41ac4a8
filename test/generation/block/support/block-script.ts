import { createContext, runInContext } from 'node:vm';

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
  sprintf: (text: string) => text,
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
