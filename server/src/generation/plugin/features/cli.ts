import { joinPhp, php } from '../../writers/php.ts';
import { classFile, constantOf } from '../code-names.ts';
import type { FeatureModule } from '../feature-module.ts';
import { commandClasses, commandEntities, commandOf } from './cli/command-class.ts';
import { entityClassOf } from './support/entity-names.ts';

/** Commands of WP-CLI about the plugin's content. */
export const cli: FeatureModule = {
  feature: 'cli',
  contribute(plan) {
    const entities = commandEntities(plan);
    const classes = commandClasses(plan);
    return {
      classes,
      boot: [
        php`
          if ( defined( 'WP_CLI' ) && WP_CLI ) {
            ${joinPhp(classes.map(({ name }) => php`require_once ${constantOf(plan, 'PATH')} . ${classFile(name)};`))}
            ${joinPhp(entities.map((entity) => php`WP_CLI::add_command( ${commandOf(plan, entity)}, ${entityClassOf(entity, 'Command')}::class );`))}
          }
        `,
      ],
      usesRepositories: true,
      readme: { features: ['Commands for WP-CLI: list, get, create, delete, export and stats'] },
      instructions: entities.map((entity) => `Command line: \`wp help ${commandOf(plan, entity)}\`.`),
    };
  },
};
