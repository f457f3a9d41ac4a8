import type { WordPressSite } from '../../wordpress/site.ts';
import { DebugLog } from './debug-log.ts';
import { inside } from './inside.ts';
import { type Snapshot, snapshot } from './installed.ts';

/** Activates plugins on every site of a network; returns what was refused, printed or thrown. */
export const activateOnNetwork = (site: WordPressSite, plugins: readonly string[]): string[] =>
  inside(site, 'activate-on-network', plugins);

/** Makes a site at `/<name>/` as the administrator of a network does; returns its number. */
export const addSite = (network: WordPressSite, name: string): number =>
  network.evaluate(
    `return wp_insert_site( array( 'domain' => '127.0.0.1', 'path' => '/${name}/', 'title' => '${name}', 'user_id' => 1 ) );`,
  );

/** What each site of a network holds, by its path; tables are named without the site's number. */
export function snapshots(network: WordPressSite): ReadonlyMap<string, Snapshot> {
  const paths = network.evaluate<Record<string, string>>(
    `return (object) wp_list_pluck( get_sites(), 'path', 'blog_id' );`,
  );
  return new Map(Object.entries(paths).map(([id, path]) => [path, ofOneSite(snapshot(network, path), id)]));
}

/** Every site sees the tables of all, the users and the files: only its own count. The first site has no number. */
function ofOneSite(all: Snapshot, id: string): Snapshot {
  const own = id === '1' ? '' : `${id}_`;
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => {
      if (/^file |^user meta \d+ wp_\d+_/.test(name)) return [];
      if (!name.startsWith('table wp_')) return [[name.replace(`wp_${own}`, 'wp_'), value]];
      const isOwn = own === '' ? !/^table wp_\d+_/.test(name) : name.startsWith(`table wp_${own}`);
      return isOwn ? [[name.replace(`table wp_${own}`, 'table wp_'), value]] : [];
    }),
  );
}

/** What a network's plugins complain of; WordPress has complaints about its own files there. */
export class NetworkLog extends DebugLog {
  override fresh(): string[] {
    return super.fresh().filter((line) => !/wp-includes\/ms-\w+\.php/.test(line));
  }
}
