import factsJson from './theme-json.generated.json' with { type: 'json' };

/** What WordPress knows of theme.json: the keys it reads and the presets it brings. Read by tools/extract-block-facts.ts. */
interface KeyTree {
  readonly [key: string]: KeyTree | null | boolean;
}

interface Facts {
  readonly settings: KeyTree;
  readonly styles: KeyTree;
  readonly elements: readonly string[];
  readonly elementStates: Readonly<Record<string, readonly string[]>>;
  readonly blockStates: Readonly<Record<string, readonly string[]>>;
  readonly fontFace: readonly string[];
}

const { entries } = factsJson as unknown as {
  readonly entries: Facts & Readonly<Record<string, Record<string, string>>>;
};

export type { KeyTree };
export const { settings, styles, elements, elementStates, blockStates, fontFace } = entries;

/** Where theme.json defines presets, by the name they have in `var:preset|<kind>|<slug>`. */
export const presetKinds: Readonly<Record<string, { readonly path: readonly string[]; readonly value: string }>> = {
  color: { path: ['color', 'palette'], value: 'color' },
  gradient: { path: ['color', 'gradients'], value: 'gradient' },
  duotone: { path: ['color', 'duotone'], value: 'colors' },
  'font-size': { path: ['typography', 'fontSizes'], value: 'size' },
  'font-family': { path: ['typography', 'fontFamilies'], value: 'fontFamily' },
  spacing: { path: ['spacing', 'spacingSizes'], value: 'size' },
  shadow: { path: ['shadow', 'presets'], value: 'shadow' },
  'aspect-ratio': { path: ['dimensions', 'aspectRatios'], value: 'ratio' },
  'border-radius': { path: ['border', 'radiusSizes'], value: 'size' },
  dimension: { path: ['dimensions', 'dimensionSizes'], value: 'size' },
};

/** Slugs that WordPress defines itself, with their values; their CSS variables exist whatever a theme switches off. */
export function defaultPresets(kind: string): ReadonlyMap<string, string> {
  if (kind === 'spacing') return new Map(['0', '20', '30', '40', '50', '60', '70', '80'].map((slug) => [slug, '']));
  if (kind === 'dimension') return new Map(['25', '50', '75', '100'].map((slug) => [slug, `${slug}%`]));
  const own = Object.hasOwn(presetKinds, kind) && Object.hasOwn(entries, kind) ? entries[kind] : undefined;
  const presets = new Map(Object.entries(own ?? {}));
  // Sizes of older themes that WordPress still styles.
  if (kind === 'font-size') for (const slug of ['normal', 'huge', 'xx-large', 'x-small']) presets.set(slug, '');
  return presets;
}
