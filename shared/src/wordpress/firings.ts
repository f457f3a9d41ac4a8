import firingsJson from './firings.generated.json' with { type: 'json' };

const { entries } = firingsJson as unknown as { readonly entries: Readonly<Record<string, readonly string[]>> };

let places: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * The hooks that a function, a method (`WP_Query::get_posts`) or a file of WordPress (`wp-settings.php`) fires itself, in the
 * order of its source; dynamic parts read `{name}`.
 */
export function hooksFiredIn(place: string): readonly string[] {
  return Object.hasOwn(entries, place) ? (entries[place] ?? []) : [];
}

/** Functions, methods and files that fire a hook, by its name with `{name}` for dynamic parts. */
export function placesFiring(hook: string): readonly string[] {
  places ??= invert();
  return places.get(hook) ?? [];
}

function invert(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [place, hooks] of Object.entries(entries)) {
    for (const hook of hooks) found.set(hook, [...(found.get(hook) ?? []), place]);
  }
  return found;
}
