import { createContext, runInContext } from 'node:vm';

/** A call of something below `wp`. */
export interface ScriptCall {
  readonly path: string;
  readonly args: readonly unknown[];
}

/** Runs an editor script with a `wp` that records what is called of it, and gives the calls in their order. */
export function callsOf(answer: string): ScriptCall[] {
  const code = answer
    .replace(/^```\w*\n|```\s*$/g, '')
    .replace(
      /^import \{([^}]*)\} from '@wordpress\/([\w-]+)';$/gm,
      (_, names: string, name: string) =>
        `const {${names.replace(/ as /g, ': ')}} = wp.${name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())};`,
    );
  const calls: ScriptCall[] = [];
  runInContext(code, createContext({ wp: recorder('', calls), console, document: {}, window: {} }), { timeout: 1000 });
  return calls;
}

function recorder(path: string, calls: ScriptCall[]): unknown {
  return new Proxy(() => undefined, {
    get: (_, name) => (typeof name === 'symbol' ? undefined : recorder(path === '' ? name : `${path}.${name}`, calls)),
    apply(_, __, args: unknown[]) {
      calls.push({ path, args });
      // What waits for the page runs at once.
      if (path === 'domReady' && typeof args[0] === 'function') args[0]();
      return recorder(`${path}()`, calls);
    },
  });
}

/** Whether a value has everything that another says of it. */
export function contains(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(wanted).every(([key, one]) => contains(Reflect.get(value, key), one));
}
