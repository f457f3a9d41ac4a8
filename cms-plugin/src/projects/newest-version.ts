import type { Version } from './types.ts';

/**
 * The version to go on from: the newest, but not one that only keeps what an update has replaced on the site.
 * Returns undefined if there is none.
 */
export const newestVersion = (versions: readonly Version[]): Version | undefined =>
  versions
    .filter(({ origin, installed }) => origin !== 'edited' || installed)
    .reduce<Version | undefined>((best, version) => (version.number > (best?.number ?? 0) ? version : best), undefined);
