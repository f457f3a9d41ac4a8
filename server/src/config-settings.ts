/** Kinds of setting: each reads a string of the environment or the file, and says what it takes. */

/** One setting: its name, what it means, and how its text is read. */
export interface Setting<T> {
  readonly name: string;
  /** What the value looks like, for errors and for docs/configuration.md. */
  readonly expected: string;
  /** The default as the documentation shows it. */
  readonly defaultText: string;
  readonly meaning: string;
  /** The value must never be printed. */
  readonly secret: boolean;
  /** The value when the setting is absent. */
  fallback(): T;
  /** undefined: the text is not what `expected` says. */
  parse(text: string): T | undefined;
}

interface Common {
  readonly meaning: string;
  readonly secret?: boolean;
}

function setting<T>(name: string, common: Common, rest: Omit<Setting<T>, 'name' | 'meaning' | 'secret'>): Setting<T> {
  return { name, meaning: common.meaning, secret: common.secret ?? false, ...rest };
}

/** A whole number within bounds. */
export function integerSetting<D extends number | null>(
  name: string,
  options: Common & {
    readonly fallback: D;
    readonly minimum: number;
    readonly maximum: number;
    readonly none?: string;
  },
): Setting<number | D> {
  const { minimum, maximum } = options;
  return setting<number | D>(name, options, {
    expected: `a whole number from ${minimum} to ${maximum}`,
    defaultText: options.none ?? String(options.fallback),
    fallback: () => options.fallback,
    parse(text) {
      const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
      return value >= minimum && value <= maximum ? value : undefined;
    },
  });
}

/** One of a few words. */
export function choiceSetting<const V extends readonly string[], D extends V[number] | null>(
  name: string,
  values: V,
  options: Common & { readonly fallback: D; readonly none?: string },
): Setting<V[number] | D> {
  return setting<V[number] | D>(name, options, {
    expected: `one of ${values.join(', ')}`,
    defaultText: options.none ?? String(options.fallback),
    fallback: () => options.fallback,
    parse: (text) => values.find((value) => value === text),
  });
}

/** Any text that matches `pattern`. */
export function textSetting<D extends string | null>(
  name: string,
  options: Common & {
    readonly fallback: () => D;
    readonly defaultText: string;
    readonly expected: string;
    readonly pattern: RegExp;
  },
): Setting<string | D> {
  return setting<string | D>(name, options, {
    expected: options.expected,
    defaultText: options.defaultText,
    fallback: options.fallback,
    parse: (text) => (options.pattern.test(text) ? text : undefined),
  });
}

/** Items separated by commas, each accepted by `accepts`. */
export function listSetting(
  name: string,
  options: Common & { readonly expected: string; readonly accepts: (item: string) => boolean },
): Setting<readonly string[]> {
  return setting<readonly string[]>(name, options, {
    expected: options.expected,
    defaultText: 'none',
    fallback: () => [],
    parse(text) {
      const items = text.split(',').map((item) => item.trim());
      return items.every((item) => item !== '' && options.accepts(item)) ? items : undefined;
    },
  });
}
