import type { ClassDecl, ConstElement } from '../ast.ts';
import type { FunctionState } from './function-state.ts';

/** A class of the files with its members by lower-case name. */
export interface ClassInfo {
  readonly node: ClassDecl;
  /** Full, lower-case; unique for anonymous classes too. */
  readonly name: string;
  /** Full, lower-case; null when it extends nothing. */
  readonly parent: string | null;
  readonly methods: ReadonlyMap<string, FunctionState>;
  readonly consts: ReadonlyMap<string, ConstElement>;
}

/** More implementations than this are alike. */
const maxDescendants = 24;

/** Who extends, implements and uses whom, among the classes that the files declare. */
export class ClassHierarchy {
  readonly #classes: ReadonlyMap<string, ClassInfo>;
  readonly #resolve: (name: string, offset: number) => string;
  /** By the name of the class or interface. */
  readonly #children = new Map<string, ClassInfo[]>();
  /** By the name of the trait. */
  readonly #users = new Map<string, ClassInfo[]>();
  readonly #owners = new Map<string, string>();

  constructor(classes: ReadonlyMap<string, ClassInfo>, resolve: (name: string, offset: number) => string) {
    this.#classes = classes;
    this.#resolve = resolve;
    for (const info of classes.values()) {
      const { node, parent } = info;
      if (parent !== null) push(this.#children, parent, info);
      for (const name of node.interfaces) push(this.#children, resolve(name, node.start), info);
      for (const name of node.traits) push(this.#users, resolve(name, node.start), info);
    }
  }

  /** Classes below a class or interface, those that use a trait too; nearest first. */
  descendants(className: string): ClassInfo[] {
    const found: ClassInfo[] = [];
    const queue = [className];
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      for (const info of [...(this.#children.get(name) ?? []), ...(this.#users.get(name) ?? [])]) {
        if (found.includes(info)) continue;
        found.push(info);
        if (found.length >= maxDescendants) return found;
        queue.push(info.name);
      }
    }
    return found;
  }

  /** The class whose property this is: the topmost one that declares it. Code of a trait belongs to its one user. */
  propertyOwner(className: string, property: string): string {
    const key = `${className}::${property}`;
    let owner = this.#owners.get(key);
    if (owner === undefined) {
      owner = this.#findOwner(this.#userOf(className), property);
      this.#owners.set(key, owner);
    }
    return owner;
  }

  #userOf(className: string): string {
    const users = this.#users.get(className);
    return users?.length === 1 ? (users[0]?.name ?? className) : className;
  }

  #findOwner(className: string, property: string): string {
    let owner = className;
    let at = this.#classes.get(className);
    for (let depth = 0; at !== undefined && depth < 20; depth++) {
      if (declares(at, property)) owner = at.name;
      for (const written of at.node.traits) {
        const trait = this.#classes.get(this.#resolve(written, at.node.start));
        if (trait !== undefined && declares(trait, property)) {
          owner = this.#userOf(trait.name) === at.name ? at.name : trait.name;
        }
      }
      at = at.parent === null ? undefined : this.#classes.get(at.parent);
    }
    return owner;
  }
}

function declares({ node }: ClassInfo, property: string): boolean {
  if (node.props.some(({ name }) => name === property)) return true;
  const creator = node.methods.find(({ name }) => name.toLowerCase() === '__construct');
  return creator?.params.some(({ promoted, name }) => promoted && name === property) ?? false;
}

function push(map: Map<string, ClassInfo[]>, key: string, info: ClassInfo): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [info]);
  else list.push(info);
}
