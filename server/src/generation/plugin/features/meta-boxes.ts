import { cssFile } from '../../writers/css.ts';
import { jsFile } from '../../writers/js.ts';
import { php } from '../../writers/php.ts';
import { classOf } from '../code-names.ts';
import type { Contribution, FeatureModule } from '../feature-module.ts';
import { editedEntities } from './meta-boxes/edited.ts';
import { metaBoxesClass } from './meta-boxes/meta-boxes-class.ts';
import { metaBoxesScript } from './meta-boxes/script.ts';
import { metaBoxesStyle } from './meta-boxes/style.ts';
import { metaBoxesTests } from './meta-boxes/tests.ts';

/** Boxes with a fitting input for every field, in both editors. */
export const metaBoxes: FeatureModule = {
  feature: 'meta_boxes',
  contribute(plan): Contribution {
    const entities = editedEntities(plan);
    if (entities.length === 0) return {};
    return {
      classes: [metaBoxesClass(plan)],
      adminBoot: [php`( new ${classOf(plan, 'Meta_Boxes')}() )->register();`],
      files: [
        { path: 'assets/js/meta-boxes.js', content: jsFile(metaBoxesScript(plan)) },
        { path: 'assets/css/meta-boxes.css', content: cssFile(metaBoxesStyle(plan)) },
      ],
      cleanup: { transients: [`${plan.names.prefix}_field_errors_`] },
      readme: {
        features: entities.map(({ pluralLower }) => `Meta box with all fields on the edit screen of ${pluralLower}`),
      },
      tests: [metaBoxesTests(plan)],
      instructions: entities.map(
        ({ plural, singular }) =>
          `The fields of ${plural} are in the **${singular} details** meta box below the editor.`,
      ),
    };
  },
};
