import { identifier, php } from '../../writers/php.ts';
import { classOf } from '../code-names.ts';
import type { Contribution, FeatureModule } from '../feature-module.ts';
import { logClass } from './custom-table/log-class.ts';
import { tableClass, versionOption } from './custom-table/table-class.ts';
import { tableTests } from './custom-table/tests.ts';

/** Tables of the plugin's own, made and kept up to date by `dbDelta()`, behind repositories. */
export const customTable: FeatureModule = {
  feature: 'custom_table',
  contribute(plan): Contribution {
    const kept = plan.entities.filter(({ storage }) => storage === 'table');
    const log = kept.find(({ isLog }) => isLog);
    if (kept.length === 0) return {};
    return {
      usesRepositories: true,
      classes: [...kept.map((entity) => tableClass(plan, entity)), ...(log === undefined ? [] : [logClass(plan, log)])],
      boot: [
        ...kept.map(({ classes }) => php`( new ${identifier(classes.definition)}() )->register();`),
        ...(log === undefined ? [] : [php`( new ${classOf(plan, 'Activity_Log')}() )->register();`]),
      ],
      activation: kept.map(({ classes }) => php`( new ${identifier(classes.definition)}() )->install();`),
      cleanup: {
        tables: kept.map(({ table }) => table),
        options: kept.map((entity) => versionOption(entity)),
      },
      readme: { features: kept.map(({ plural }) => `${plural} in a custom database table`) },
      tests: [tableTests(plan, kept)],
      instructions: kept.map(
        ({ plural, table, classes }) =>
          `**${plural}** are stored in the table \`wp_${table}\` (with the prefix of your site). Use \`${classes.repository}\` to read and write them.`,
      ),
      ...(log !== undefined && {
        privacy: ['The activity log stores who created, updated or deleted content of the plugin, and when.'],
      }),
    };
  },
};
