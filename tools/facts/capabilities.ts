/** What a WordPress tree says of one capability. */
export interface CapabilityFact {
  readonly name: string;
  /** The roles of a new site that have it; none: it is asked of one object, or of the network. */
  readonly roles: readonly string[];
  /** WordPress maps it to others, for the object that it is asked of. */
  readonly isMeta: boolean;
}

/**
 * Reads the capabilities that WordPress has.
 * @param schema the file that gives a new site its roles
 * @param mapping the file with `map_meta_cap()`
 */
export function readCapabilities(schema: string, mapping: string): CapabilityFact[] {
  const roles = new Map<string, string[]>();
  let current: string[] = [];
  for (const [, list, role, capability] of schema.matchAll(
    /\$roles\s*=\s*array\(([^)]*)\)|get_role\(\s*'(\w+)'\s*\)|->add_cap\(\s*'(\w+)'\s*\)/g,
  )) {
    if (list !== undefined) current = [...list.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? '');
    else if (role !== undefined) current = [role];
    else if (capability !== undefined && !capability.startsWith('level_'))
      roles.set(capability, [...new Set([...(roles.get(capability) ?? []), ...current])]);
  }
  const start = mapping.indexOf('function map_meta_cap(');
  const body = mapping.slice(start, mapping.indexOf('\nfunction ', start + 1));
  const mapped = [...body.matchAll(/^\t\tcase '(\w+)':/gm)].map((match) => match[1] ?? '');
  const names = [...new Set([...roles.keys(), ...mapped])].sort();
  return names.map((name) => ({
    name,
    roles: roles.get(name) ?? [],
    isMeta: mapped.includes(name) && !roles.has(name),
  }));
}
