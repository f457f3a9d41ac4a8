import { styleVariants } from '@presswright/shared/schemas/block-parts';
import { joinCss } from '../../writers/css.ts';
import type { BlockFeatureModule } from '../feature.ts';
import { styleKit } from '../styles/style-kit.ts';
import { variantLooks } from '../styles/variants.ts';

/** Looks to choose from in the editor: registered in block.json, drawn by classes `is-style-…`. */
export const styleVariantsFeature: BlockFeatureModule = {
  name: 'style_variants',
  contribute(plan) {
    const chosen = styleVariants.filter((name) => name === 'default' || plan.variants.includes(name));
    const kit = styleKit(plan);
    return {
      metadata: {
        styles: chosen.map((name) => ({
          name,
          label: name === 'default' && plan.defaultStyle !== 'default' ? 'Plain' : variantLooks[name].label,
          isDefault: name === plan.defaultStyle ? true : undefined,
        })),
      },
      css: joinCss(
        chosen.map((name) => variantLooks[name].rules(kit)),
        '\n\n',
      ),
    };
  },
};
