import { Command } from 'commander';
import { prepareDataDir } from '../../store/data-dir.ts';
import { describeDatabase } from '../../store/database.ts';
import { openStore } from '../../store/store.ts';
import { type ConfigOptions, readConfig, withDataDirOption } from '../command-config.ts';
import { databaseFault } from '../database-fault.ts';

/** `presswright migrate`: what `serve` does by itself, for operators who want to see it first. */
export function migrateCommand(): Command {
  return withDataDirOption(new Command('migrate'))
    .description('Migrate the database to the latest schema')
    .option('--dry-run', 'only print what would run')
    .action(async ({ dryRun, ...options }: ConfigOptions & { readonly dryRun?: true }) => {
      const { config } = readConfig(options);
      prepareDataDir(config.dataDir);
      const store = openStore(config);
      try {
        const names = dryRun ? await store.pendingMigrations() : await store.migrate();
        const verb = dryRun ? 'Would run' : 'Ran';
        const text = names.length === 0 ? 'The database schema is up to date.' : `${verb}: ${names.join(', ')}`;
        process.stdout.write(`${describeDatabase(config)}: ${text}\n`);
      } catch (error) {
        throw databaseFault(error, config);
      } finally {
        await store.close();
      }
    });
}
