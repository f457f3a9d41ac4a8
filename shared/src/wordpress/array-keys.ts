import keysJson from './array-keys.generated.json' with { type: 'json' };

/** A key of an array that WordPress takes or returns. */
export interface ArrayKey {
  readonly name: string;
  /** Such as `int|string`; '' where WordPress does not say. */
  readonly type: string;
  /** Source text of a short default, or ''. */
  readonly defaultValue: string;
  /** Texts that it accepts, where they are listed. */
  readonly values: readonly string[];
  /** WordPress version that added it, or ''. */
  readonly since: string;
}

type Entry = readonly (string | readonly string[])[];
const entries = (keysJson as unknown as { readonly entries: Readonly<Record<string, Entry>> }).entries;

/** Functions that hand an array on to others, whose documentation does not say so in its own words. */
const handedOn: Readonly<Record<string, string>> = {
  'WP_Query::__construct.query': 'WP_Query::parse_query.query',
  'WP_Query::query.query': 'WP_Query::parse_query.query',
  'query_posts.query': 'WP_Query::parse_query.query',
  'wp_update_post.postarr': 'wp_insert_post.postarr',
  'WP_User_Query::__construct.query': 'WP_User_Query::prepare_query.query',
  'get_users.args': 'WP_User_Query::prepare_query.query',
};

/** Where the keys of the first array of each function are found. */
const firstArrays = new Map<string, string>();
for (const path of Object.keys(entries)) {
  const [, name = ''] = /^([^.]+)\.\w+$/.exec(path) ?? [];
  if (name !== '' && !firstArrays.has(name)) firstArrays.set(name, path);
}

/**
 * The keys of an array that a function or method of WordPress takes.
 * @param path `register_post_type.args`, `register_post_type.args.labels`; `*` stands for any element of a list
 * @returns [] where WordPress does not list them
 */
export function arrayKeys(path: string, depth = 0): readonly ArrayKey[] {
  const target = handedOn[path] ?? path;
  const entry = Object.hasOwn(entries, target) ? entries[target] : undefined;
  if (entry === undefined) return depth < 5 ? keysBelowReferred(target, depth) : [];
  const [see, ...own] = entry;
  const keys = own.map((fields) => readKey(fields as readonly string[]));
  const names = new Set(keys.map(({ name }) => name));
  const others = depth < 5 && see ? arrayKeys(referred(see as string), depth + 1) : [];
  return [...keys, ...others.filter(({ name }) => !names.has(name))];
}

/** The keys of an array inside one whose keys are described elsewhere. */
function keysBelowReferred(path: string, depth: number): readonly ArrayKey[] {
  const dot = path.lastIndexOf('.');
  const parent = path.slice(0, dot);
  if (dot === -1 || !parent.includes('.')) return [];
  const above = Object.hasOwn(entries, handedOn[parent] ?? parent) ? entries[handedOn[parent] ?? parent] : undefined;
  const moved = handedOn[parent] ?? (above?.[0] ? referred(above[0] as string) : undefined);
  return moved === undefined ? [] : arrayKeys(`${moved}${path.slice(dot)}`, depth + 1);
}

function referred(see: string): string {
  return see.includes('.') ? see : (firstArrays.get(see) ?? '');
}

function readKey([name = '', type = '', defaultValue = '', values = '', since = '']: readonly string[]): ArrayKey {
  return { name, type, defaultValue, values: values === '' ? [] : values.split(','), since };
}
