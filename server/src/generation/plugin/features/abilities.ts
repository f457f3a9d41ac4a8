import { php } from '../../writers/php.ts';
import { classNameOf, classOf } from '../code-names.ts';
import type { FeatureModule } from '../feature-module.ts';
import { abilitiesClass, abilityEntities, abilityNames } from './abilities/abilities-class.ts';
import { abilityTests } from './abilities/tests.ts';

/** What programs and assistants can do with the plugin's content, by WordPress' Abilities API. */
export const abilities: FeatureModule = {
  feature: 'abilities',
  contribute(plan) {
    const entities = abilityEntities(plan);
    return {
      classes: [
        {
          name: classNameOf(plan, 'Abilities'),
          summary: 'Abilities for AI assistants and other clients.',
          code: abilitiesClass(plan),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Abilities')}() )->register();`],
      usesRepositories: true,
      tests: abilityTests(plan),
      readme: { features: ['Abilities for AI assistants and other clients (WordPress 6.9 or later)'] },
      instructions: entities.map(
        (entity) =>
          `Abilities: ${Object.values(abilityNames(plan, entity))
            .map((name) => `\`${name}\``)
            .join(', ')}; they require WordPress 6.9 and the same capabilities as the admin screens.`,
      ),
    };
  },
};
