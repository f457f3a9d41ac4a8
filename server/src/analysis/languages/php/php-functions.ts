import functionsJson from './php-functions.generated.json' with { type: 'json' };

/** `[fewest arguments, most (-1: any number), ...positions taken by reference]` */
type Entry = readonly number[];

const entries = functionsJson.entries as unknown as Readonly<Record<string, Entry>>;
const byName = new Map(Object.entries(entries));

/** What PHP itself says of one of its functions. */
export interface PhpFunctionFacts {
  readonly required: number;
  /** Infinity when it takes any number. */
  readonly most: number;
  readonly references: readonly number[];
}

/** Facts about a function of PHP, by its lower-case name; undefined for any other name. */
export function phpFunction(name: string): PhpFunctionFacts | undefined {
  const entry = byName.get(name);
  if (entry === undefined) return undefined;
  const [required = 0, most = -1, ...references] = entry;
  return { required, most: most === -1 ? Number.POSITIVE_INFINITY : most, references };
}

/** Names of all those functions. */
export function phpFunctionNames(): Iterable<string> {
  return byName.keys();
}
