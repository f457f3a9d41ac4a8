import { php } from '../../writers/php.ts';
import { classFile, constantOf } from '../code-names.ts';
import type { FeatureModule } from '../feature-module.ts';
import { commandClass, commandOf } from './cli/command-class.ts';
import { entityClassName, entityClassOf } from './support/entity-names.ts';

/** Commands of WP-CLI about the plugin's content. */
export const cli: FeatureModule = {
  feature: 'cli',
  contribute(plan) {
    const entities = plan.entities.filter(({ isLog }) => !isLog);
    return {
      classes: entities.map((entity) => ({
        name: entityClassName(entity, 'Command'),
        summary: `Commands about ${entity.pluralLower}.`,
        code: commandClass(plan, entity),
        load: 'on_demand' as const,
      })),
      boot: entities.map(
        (entity) => php`
          if ( defined( 'WP_CLI' ) && WP_CLI ) {
            require_once ${constantOf(plan, 'PATH')} . ${classFile(entityClassName(entity, 'Command'))};
            WP_CLI::add_command( ${commandOf(plan, entity)}, ${entityClassOf(entity, 'Command')}::class );
          }
        `,
      ),
      usesRepositories: true,
      readme: { features: ['Commands for WP-CLI: list, get, create, delete, export and stats'] },
      instructions: entities.map((entity) => `Command line: \`wp help ${commandOf(plan, entity)}\`.`),
    };
  },
};
