import { joinPhp, noPhp, php } from '../../writers/php.ts';
import { classFile, classOf, constantOf } from '../code-names.ts';
import type { FeatureModule } from '../feature-module.ts';
import { cleanupCommandClass, cleanupCommandOf } from './cli/cleanup-command-class.ts';
import { commandClasses, commandEntities, commandOf } from './cli/command-class.ts';
import { entityClassOf } from './support/entity-names.ts';

/** Commands of WP-CLI about the plugin's content. */
export const cli: FeatureModule = {
  feature: 'cli',
  contribute(plan) {
    const entities = commandEntities(plan);
    const cleanup = cleanupCommandClass(plan);
    const classes = [...commandClasses(plan), ...(cleanup ? [cleanup] : [])];
    return {
      classes,
      boot: [
        php`
          if ( defined( 'WP_CLI' ) && WP_CLI ) {
            ${joinPhp(classes.map(({ name }) => php`require_once ${constantOf(plan, 'PATH')} . ${classFile(name)};`))}
            ${joinPhp(entities.map((entity) => php`WP_CLI::add_command( ${commandOf(plan, entity)}, ${entityClassOf(entity, 'Command')}::class );`))}
            ${cleanup ? php`WP_CLI::add_command( ${cleanupCommandOf(plan)}, ${classOf(plan, 'Clean_Up_Command')}::class );` : noPhp}
          }
        `,
      ],
      usesRepositories: entities.length > 0,
      readme: {
        features: [
          ...(entities.length > 0 ? ['WP-CLI commands: list, get, create, delete, export and stats'] : []),
          ...(cleanup ? ['WP-CLI command to run the cleanup immediately'] : []),
        ],
      },
      instructions: [
        ...entities.map((entity) => `WP-CLI: \`wp help ${commandOf(plan, entity)}\`.`),
        ...(cleanup ? [`WP-CLI: \`wp ${cleanupCommandOf(plan)}\`.`] : []),
      ],
    };
  },
};
