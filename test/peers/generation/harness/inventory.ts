import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WordPressSite } from '../../wordpress/site.ts';
import { inside } from './inside.ts';

/** What one plugin registers with WordPress. */
export interface Inventory {
  readonly post_types: readonly string[];
  readonly taxonomies: readonly string[];
  readonly blocks: readonly string[];
  readonly settings: readonly { group: string; name: string }[];
  readonly abilities: readonly string[];
  readonly routes: readonly RestRoute[];
  readonly shortcodes: readonly string[];
  /** Hooks of scheduled events that the plugin listens to. */
  readonly cron: readonly string[];
  readonly pages: readonly { path: string; capability: string }[];
  readonly dashboard_widgets: readonly string[];
}

export interface RestRoute {
  /** A pattern, such as `/events/v1/items/(?P<id>[\d]+)`. */
  readonly route: string;
  readonly methods: readonly string[];
  readonly args: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const nothing: Inventory = {
  post_types: [],
  taxonomies: [],
  blocks: [],
  settings: [],
  abilities: [],
  routes: [],
  shortcodes: [],
  cron: [],
  pages: [],
  dashboard_widgets: [],
};

/** Lets a site note which plugin registers what; before any plugin is installed. */
export function addWitness(site: WordPressSite): void {
  const source = fileURLToPath(new URL('inside/witness.php', import.meta.url));
  cpSync(source, join(site.folder, 'wp-content/mu-plugins/witness.php'));
}

/** What every active plugin registers, by the name of its folder. */
export function takeInventory(site: WordPressSite, slugs: readonly string[]): ReadonlyMap<string, Inventory> {
  const found = inside<Record<string, Partial<Inventory> & { pages?: Record<string, never> }>>(site, 'inventory');
  return new Map(
    slugs.map((slug) => {
      const own = found[slug] ?? {};
      return [slug, { ...nothing, ...own, pages: Object.values(own.pages ?? {}) }];
    }),
  );
}
