import { readEntries } from '../../reading/entries.ts';

/** A method of a route with all that is said of it. */
export interface AskedRoute {
  readonly method: string;
  /** As `register_rest_route()` takes it, with a leading slash. */
  readonly path: string;
  /** Names of what stands in the address. */
  readonly params: readonly string[];
  /** What is said of it alone. */
  readonly said: string;
}

/** The routes of a prompt with what goes for all of them. */
export interface AskedRoutes {
  readonly namespace: string;
  readonly routes: readonly AskedRoute[];
  readonly common: readonly string[];
  /** Entries that were taken for routes. */
  readonly read: readonly string[];
}

const method = 'GET|POST|PUT|PATCH|DELETE';
const methods = String.raw`(${method})(?:\s*(?:\/|\||,|or|and)\s*(?:${method}))*`;
const part = String.raw`(?:\(\?P<\w+>[^)\s]*\)|(?<=\/)\(\w+\)|[\w<>{}[\]+-]|:(?=[a-z]))+`;
const path = String.raw`((?:\/?wp-json)?(?:\/(?:${part})?(?:\/${part})*\/?|[a-z][\w-]*\/v\d+(?:\/${part})*\/?))`;
const quote = '[`"\'*]*';

const heads: readonly { readonly pattern: RegExp; readonly method: number; readonly path: number }[] = [
  {
    pattern: new RegExp(
      String.raw`^(?:(?:a|an|the|route|endpoint|register|and|also)\s+)*${quote}${methods}${quote}(?:\s+(?:on|to|at|for|the|same|route|endpoint|path|request)\b)*\s*${quote}${path}${quote}`,
    ),
    method: 1,
    path: 2,
  },
  {
    pattern: new RegExp(
      String.raw`^(?:(?:a|an|the|route|endpoint|register|and|also)\s+)*${quote}${path}${quote}\s*(?:[—–:,-]\s*)?(?:with\s+|via\s+)?[([]?${quote}${methods}${quote}[)\]]?`,
    ),
    method: 2,
    path: 1,
  },
  {
    pattern: new RegExp(
      String.raw`^(?:(?:the|a|and|also)\s+)*${quote}${methods}${quote}(?=\s*(?:[:—–(,-]|\b(?!request to\b)[a-z]))(?:\s+(?:request|route|endpoint|method)s?\b)?`,
    ),
    method: 1,
    path: 0,
  },
];

const within = new RegExp(
  String.raw`\b(${method})\b(?:\s*(?:-|rest|route|endpoint|api|at|on|for|to|request|called|named)\b)*\s*${quote}${path}|${quote}${path}${quote}[^.\n]{0,30}?\(?\b(${method})\b`,
  'i',
);

/** Where a sentence turns to another method: "…: GET gives …, POST adds …". */
const nextMethod =
  /(?:[,;:]|\band)\s+(?:and\s+)?(?=[`"']?(?:GET|POST|PUT|PATCH|DELETE)[`"']?\s+(?:\/|returns?|takes?|accepts?|saves?|lists?|gets?|gives?|reads?|stores?|updates?|deletes?|removes?|creates?|adds?|sets?|answers?|with\b|to\b|for\b|sends?|clears?|resets?|expects?|needs?|is\b|must\b|requires?))/;

interface Head {
  readonly method: string;
  readonly path: string | null;
  readonly said: string;
}

function headOf(entry: string): Head | null {
  for (const { pattern, method: atMethod, path: atPath } of heads) {
    const match = pattern.exec(entry);
    if (match === null) continue;
    const said = entry.slice(match[0].length).replace(/^[\s:—–,-]+/, '');
    return { method: match[atMethod] ?? 'GET', path: atPath === 0 ? null : (match[atPath] ?? null), said };
  }
  return null;
}

/** The namespace that a text names. */
function namespaceIn(text: string): string | null {
  return (
    /\bnamespace\b\W*(?:is |of |= ?)?[`"']?([a-z][\w-]*(?:\/[\w-]+)*)/i.exec(text)?.[1] ??
    /(?:^|[\s`"'(/])([a-z][\w-]*\/v\d+)(?=[/\s`"'):,.]|$)/m.exec(text)?.[1] ??
    null
  );
}

/** The first part of the addresses, where the prompt names it apart from the methods. */
function baseIn(text: string, namespace: string): string {
  const named =
    /\b(?:rest[ _-]?base|base|resource)\b\W*(?:is |of |= ?)?[`"']\/?([\w-]+)[`"']/i.exec(text)?.[1] ??
    /\brest[ _-]?base\s+\/?([\w-]+)/i.exec(text)?.[1];
  if (named !== undefined) return `/${named}`;
  const full = new RegExp(String.raw`${namespace}(\/[\w<>{}/:-]+)`).exec(text)?.[1];
  return full === undefined ? '' : full.replace(/\/$/, '');
}

const params = /\(\?P<(\w+)>[^)\s]*\)|\{(\w+)\}|<(\w+)>|\[(\w+)\]|:(\w+)|(?<=\/)\((\w+)\)/g;

function normalized(path: string): { path: string; params: string[] } {
  const names: string[] = [];
  const regular = path.replace(params, (all, ...groups: (string | undefined)[]) => {
    const name = groups.slice(0, 6).find((one) => typeof one === 'string') ?? 'id';
    names.push(name);
    if (all.startsWith('(?P')) return all;
    return /id$/i.test(name) ? `(?P<${name}>[\\d]+)` : `(?P<${name}>[\\w-]+)`;
  });
  return { path: regular.replace(/(?<=.)\/$/, ''), params: names };
}

/** Takes a prompt apart into the routes that it asks for; null where it names none with a method. */
export function readRoutes(text: string): AskedRoutes | null {
  const { lead, entries } = readEntries(text);
  const namespace = namespaceIn(text);
  if (namespace === null) return null;
  const whole = [lead, ...entries].filter((one) => one !== '').join('\n');
  const found: { head: Head; entry: string }[] = [];
  const common: string[] = lead === '' ? [] : [lead];
  for (const entry of entries.flatMap((one) => one.split(nextMethod))) {
    const head = headOf(entry);
    if (head !== null) found.push({ head, entry });
    else common.push(entry);
  }
  const isAbout = ({ head }: { head: Head }) => head.said.length > 12 || head.path !== null;
  if (found.filter(isAbout).length === 0) {
    const single = within.exec(text);
    if (single === null) return null;
    const named = single[2] ?? single[3] ?? null;
    found.length = 0;
    found.push({
      head: { method: (single[1] ?? single[4] ?? 'GET').toUpperCase(), path: named, said: whole },
      entry: '',
    });
  }
  const isSingle = found.length === 1;
  const base = baseIn(common.join('\n') || text, namespace);
  const routes = found.map(({ head }) => {
    const own = (head.path ?? '')
      .replace(/^\/?(?:wp-json\/)?/, '/')
      .replace(new RegExp(String.raw`^\/${namespace}(?=\/|$)`), '');
    const first = /^\/[\w-]+/.exec(own)?.[0];
    const isWhole = base === '' || first !== undefined;
    const joined = head.path === null || own === '' || own === '/' ? base : isWhole ? own : `${base}${own}`;
    return {
      method: head.method === 'PATCH' ? 'PUT' : head.method,
      ...normalized(joined === '' ? '/' : joined),
      said: isSingle ? whole : head.said,
    };
  });
  if (routes.some((route) => route.path === '/')) return null;
  return { namespace, routes, common: isSingle ? [] : common, read: found.map(({ entry }) => entry) };
}
