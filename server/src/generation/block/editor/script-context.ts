import { type JsCode, js } from '../../writers/js.ts';
import type { BlockPlan } from '../plan.ts';
import { helperTable } from './helper-table.ts';
import type { HelperName } from './helpers/helper.ts';
import type { ScriptForm } from './jsx.ts';

/** Collects what a script uses while its parts are written. */
export class ScriptContext {
  readonly plan: BlockPlan;
  readonly form: ScriptForm;
  readonly #imports = new Map<string, Set<string>>();
  readonly #helpers = new Set<HelperName>();

  constructor(plan: BlockPlan, form: ScriptForm) {
    this.plan = plan;
    this.form = form;
  }

  /** Notes that a name of a package is used, and returns it. */
  use<Name extends string>(source: string, name: Name): Name {
    const names = this.#imports.get(source) ?? new Set();
    names.add(name);
    this.#imports.set(source, names);
    return name;
  }

  /** Notes that a helper is used, with what it uses itself, and returns its name. */
  helper(name: HelperName): HelperName {
    if (!this.#helpers.has(name)) {
      this.#helpers.add(name);
      const { uses = {}, helpers = [] } = helperTable[name];
      for (const [source, names] of Object.entries(uses)) for (const used of names) this.use(source, used);
      for (const other of helpers) this.helper(other);
    }
    return name;
  }

  /** A text that is translated: `__( 'Title', 'domain' )`. */
  text(text: string): JsCode {
    this.use('@wordpress/i18n', '__');
    return js`__( ${text}, ${this.plan.names.textDomain} )`;
  }

  /** Used packages and names, sorted. */
  imports(): readonly (readonly [source: string, names: readonly string[]])[] {
    return [...this.#imports]
      .map(([source, names]) => [source, [...names].sort()] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Used helpers in the order of their table. */
  helpers(): readonly HelperName[] {
    return (Object.keys(helperTable) as HelperName[]).filter((name) => this.#helpers.has(name));
  }
}
