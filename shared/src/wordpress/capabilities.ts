import capabilitiesJson from './capabilities.generated.json' with { type: 'json' };

/** A capability that WordPress has. */
export interface Capability {
  readonly name: string;
  /** It is asked of one object, or of the network, and mapped to others. */
  readonly isMeta: boolean;
  /** The roles of a new site that have it. */
  readonly roles: readonly string[];
}

const { entries } = capabilitiesJson as unknown as {
  readonly entries: Readonly<Record<string, 'meta' | readonly string[]>>;
};

/** All capabilities, by name. */
export const capabilities: readonly Capability[] = Object.entries(entries).map(([name, roles]) => ({
  name,
  isMeta: roles === 'meta',
  roles: roles === 'meta' ? [] : roles,
}));
