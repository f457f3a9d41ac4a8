import { createContext, runInContext } from 'node:vm';

type Listener = (event: Record<string, unknown>) => void;

/** As much of an element as the scripts of tools need. */
export class FakeElement {
  [key: string]: unknown;
  readonly dataset: Record<string, string>;
  readonly children: readonly FakeElement[];
  readonly style: Record<string, string> = {};
  hidden = false;
  open = false;
  readonly calls: string[] = [];
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #inside: Readonly<Record<string, FakeElement>>;

  constructor(dataset: Record<string, string> = {}, inside: Readonly<Record<string, FakeElement>> = {}) {
    this.dataset = dataset;
    this.#inside = inside;
    this.children = Object.values(inside);
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
  }

  removeEventListener(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener);
  }

  /** Tells all listeners of an event. */
  fire(type: string, event: Record<string, unknown> = {}): void {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) listener({ target: this, ...event });
  }

  /** What is inside by its selector. */
  querySelector(selector: string): FakeElement | null {
    return this.#inside[selector] ?? null;
  }

  /** The element itself where the selector is one that it was made with. */
  closest(selector: string): FakeElement | null {
    return this.#inside[`closest ${selector}`] ?? null;
  }

  showModal(): void {
    this.open = true;
    this.calls.push('showModal');
  }

  close(): void {
    this.open = false;
  }

  focus(): void {
    this.calls.push('focus');
  }

  setAttribute(): void {}
  removeAttribute(): void {}
}

/** A page on which a script runs: its elements by selector, a clock, and what browsers keep. */
export class FakePage {
  readonly window = new FakeElement();
  readonly document = new FakeElement();
  readonly root = new FakeElement();
  readonly kept = new Map<string, string>();
  readonly keptForSession = new Map<string, string>();
  readonly timeouts: { readonly run: () => void; readonly ms: number }[] = [];
  readonly intervals = new Map<number, () => void>();
  now = Date.UTC(2031, 0, 1);

  constructor(elements: Readonly<Record<string, FakeElement>>) {
    const storage = (map: Map<string, string>) => ({
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => map.set(key, value),
    });
    Object.assign(this.window, {
      scrollY: 0,
      innerHeight: 600,
      location: { protocol: 'https:' },
      localStorage: storage(this.kept),
      sessionStorage: storage(this.keptForSession),
      matchMedia: () => ({ matches: false }),
      scrollTo: () => this.window.calls.push('scrollTo'),
      setTimeout: (run: () => void, ms: number) => this.timeouts.push({ run, ms }),
      setInterval: (run: () => void) => {
        this.intervals.set(this.intervals.size + 1, run);
        return this.intervals.size;
      },
      clearInterval: (id: number) => this.intervals.delete(id),
    });
    Object.assign(this.root, { scrollHeight: 2600 });
    Object.assign(this.document, {
      cookie: '',
      body: new FakeElement(),
      documentElement: this.root,
      querySelector: (selector: string) => elements[selector] ?? null,
      querySelectorAll: (selector: string) => (elements[selector] ? [elements[selector]] : []),
      dispatchEvent: (event: { type: string }) => this.document.calls.push(event.type),
    });
  }

  /** Runs a script as if it were loaded on the page. */
  run(script: string): void {
    const now = () => this.now;
    const CustomEvent = class {
      readonly type: string;
      constructor(type: string) {
        this.type = type;
      }
    };
    const globals = { window: this.window, document: this.document, CustomEvent, Date: { now } };
    runInContext(script, createContext(globals));
  }
}
