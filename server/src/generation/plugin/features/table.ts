import type { FeatureModule } from '../feature-module.ts';
import { customPostType } from './custom-post-type.ts';

/** Every feature, in the order in which plugins load and start them. */
export const featureModules: readonly FeatureModule[] = [customPostType];
