import type { BlockFeatureModule } from '../feature.ts';

/** Sources with JSX and Sass for `@wordpress/scripts`; the block that runs is in `build/`, where builds put it. */
export const buildToolingFeature: BlockFeatureModule = {
  name: 'build_tooling',
  refine: (plan) => ({ ...plan, folder: 'build' }),
  contribute(plan) {
    if (!plan.hasEditor) {
      return { instructions: ['Build tooling: there is no editor script, so there is nothing to build.'] };
    }
    return {
      metadata: { editorStyle: 'file:./index.css', style: 'file:./style-index.css' },
      instructions: [
        'Build tooling: `build/` contains the ready-to-use block. To change it, edit `src/`, then run `npm install` and `npm run build`.',
      ],
    };
  },
};
