import type { BlockFeatureModule } from './feature.ts';

/** Every feature that has a module of its own, in the order in which their parts are put together. */
export const blockFeatureModules: readonly BlockFeatureModule[] = [];
