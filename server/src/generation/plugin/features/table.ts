import type { FeatureModule } from '../feature-module.ts';

/** Every feature, in the order in which plugins load and start them. */
export const featureModules: readonly FeatureModule[] = [];
