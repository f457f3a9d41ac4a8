import type { FunctionNode } from '../../ast.ts';
import type { Span } from '../value.ts';
import { type Boot, type CallNode, callAt, newScope } from './boot.ts';
import { targetsOf } from './callables.ts';
import { type Known, type KnownArray, type KnownObject, nothing, optionsOf, unknown } from './known.ts';
import { mirrorOf } from './reflection.ts';

/** Further objects are like others of their class. */
const maxObjects = 4000;

/** The objects that a plugin makes while it is loaded, and those that whoever wires it hands in. */
export class Objects {
  readonly #boot: Boot;
  /** The first object of each class. */
  readonly #instances = new Map<string, KnownObject>();
  readonly #making = new Set<string>();
  readonly #all: KnownObject[] = [];

  constructor(boot: Boot) {
    this.#boot = boot;
  }

  create(className: string, args: readonly Known[], at: CallNode, depth: number): KnownObject {
    const object: KnownObject = { kind: 'object', className, props: new Map() };
    if (!this.#instances.has(className)) this.#instances.set(className, object);
    if (this.#all.length < maxObjects) this.#all.push(object);
    mirrorOf(object, args);
    for (const name of [...this.#boot.index.ancestors(className).reverse(), className])
      this.#setDefaults(object, name, depth);
    const creator = this.#boot.index.method(className, '__construct');
    if (creator !== null)
      this.#boot.call(
        { node: creator.node, name: '', self: object, staticClass: className, vars: null },
        args,
        at,
        depth,
      );
    return object;
  }

  supply(className: string, at: Span, depth: number): KnownObject | null {
    const made = this.#instances.get(className);
    if (made !== undefined) return made;
    if (!this.#boot.index.classes.has(className) || this.#making.has(className)) return null;
    const [concrete] = this.concrete(className);
    if (concrete === undefined) return null;
    const known = this.#instances.get(concrete);
    if (known !== undefined) return known;
    this.#making.add(className);
    const object = this.create(concrete, [], callAt(at), depth);
    this.#making.delete(className);
    return object;
  }

  /** Tells of which classes the objects in properties are. */
  noteProperties(): void {
    const { hierarchy, propertyClasses } = this.#boot.index;
    for (const { className, props } of this.#all) {
      for (const [name, value] of props) {
        for (const option of optionsOf(value)) {
          if (option.kind === 'array')
            this.#noteCallbacks(`${hierarchy.propertyOwner(className, name)}::$${name}`, option);
          if (option.kind !== 'object') continue;
          const place = `${hierarchy.propertyOwner(className, name)}::$${name}`;
          const known = propertyClasses.get(place);
          propertyClasses.set(place, known === undefined || known === option.className ? option.className : null);
        }
      }
    }
  }

  /** Keeps which functions the entries of a table mean. */
  #noteCallbacks(place: string, { entries }: KnownArray): void {
    const { index } = this.#boot;
    const table = index.propertyCallbacks.get(place) ?? new Map<string, FunctionNode>();
    for (const [key, entry] of entries) {
      const node = targetsOf(index, entry)[0]?.node ?? null;
      if (node !== null) table.set(key, node);
    }
    if (table.size > 0) index.propertyCallbacks.set(place, table);
  }

  /** The class itself, or those that stand for an interface, a trait or a class with abstract methods. */
  concrete(className: string): string[] {
    const info = this.#boot.index.classes.get(className);
    if (info === undefined) return [];
    const isWhole = info.node.flavour === 'class' && info.node.methods.every(({ body }) => body !== null);
    if (isWhole) return [className];
    return this.#boot.index.hierarchy
      .descendants(className)
      .flatMap(({ name, node }) =>
        node.flavour === 'class' && node.methods.every(({ body }) => body !== null) ? [name] : [],
      );
  }

  #setDefaults(object: KnownObject, className: string, depth: number): void {
    const info = this.#boot.index.classes.get(className);
    if (info === undefined) return;
    const traits = info.node.traits.flatMap(
      (name) => this.#boot.index.classes.get(this.#boot.index.names.classNameAt(name, info.node.start)) ?? [],
    );
    for (const { node } of [...traits, info]) {
      for (const prop of node.props) {
        if (prop.isStatic || (prop.value === null && object.props.has(prop.name))) continue;
        // A typed property that nobody sets is filled by whoever wires the plugin.
        const value =
          prop.value === null
            ? prop.type === null
              ? nothing
              : unknown
            : this.#boot.evaluate(newScope(null, object.className, depth + 1), prop.value);
        object.props.set(prop.name, value);
      }
    }
  }
}
