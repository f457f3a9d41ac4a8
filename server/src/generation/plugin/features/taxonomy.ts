import { php } from '../../writers/php.ts';
import { classOf } from '../code-names.ts';
import type { Contribution, FeatureModule } from '../feature-module.ts';
import { taxonomiesClass } from './taxonomy/taxonomies-class.ts';
import { taxonomyTests } from './taxonomy/tests.ts';

/** Taxonomies of the plugin's content, with the terms that the description names. */
export const taxonomy: FeatureModule = {
  feature: 'taxonomy',
  contribute(plan): Contribution {
    const { taxonomies, entities } = plan;
    if (taxonomies.length === 0) return {};
    const name = classOf(plan, 'Taxonomies');
    const hasTerms = taxonomies.some(({ terms }) => terms.length > 0);
    const typeName = (postType: string) => entities.find((entity) => entity.postType === postType)?.plural ?? postType;
    return {
      classes: [taxonomiesClass(plan)],
      boot: [php`( new ${name}() )->register();`],
      activation: [
        php`( new ${name}() )->register_taxonomies();`,
        ...(hasTerms ? [php`( new ${name}() )->add_terms();`] : []),
      ],
      deactivation: taxonomies.map((one) => php`unregister_taxonomy( ${one.taxonomy} );`),
      changesRewriteRules: true,
      cleanup: { taxonomies: taxonomies.map((one) => one.taxonomy) },
      readme: {
        features: taxonomies.map(
          ({ plural, postTypes }) => `${plural} to organize ${postTypes.map(typeName).join(', ')}`,
        ),
      },
      tests: [taxonomyTests(plan)],
      instructions: taxonomies.map(
        ({ plural, postTypes }) =>
          `Manage **${plural}** under **${postTypes.map(typeName).join('** and **')}** in the admin menu.`,
      ),
    };
  },
};
