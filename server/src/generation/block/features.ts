import type { BlockFeatureModule } from './feature.ts';
import { blockBindingsFeature } from './features/block-bindings.ts';
import { buildToolingFeature } from './features/build-tooling.ts';
import { deprecationsFeature } from './features/deprecations.ts';
import { exampleFeature } from './features/example.ts';
import { innerBlocksFeature } from './features/inner-blocks.ts';
import { interactivityFeature } from './features/interactivity.ts';
import { responsiveDesignFeature } from './features/responsive-design.ts';
import { styleVariantsFeature } from './features/style-variants.ts';
import { transformsFeature } from './features/transforms.ts';
import { variationsFeature } from './features/variations.ts';

/** Every feature that has a module of its own, in the order in which their parts are put together. */
export const blockFeatureModules: readonly BlockFeatureModule[] = [
  innerBlocksFeature,
  styleVariantsFeature,
  responsiveDesignFeature,
  interactivityFeature,
  exampleFeature,
  blockBindingsFeature,
  variationsFeature,
  transformsFeature,
  deprecationsFeature,
  buildToolingFeature,
];
