import { Command } from 'commander';
import { prepareDataDir } from '../../store/data-dir.ts';
import { withDataLock } from '../../store/data-lock.ts';
import { databasePath, openStore } from '../../store/store.ts';
import { type ConfigOptions, readConfig, withDataDirOption } from '../command-config.ts';

/** `presswright migrate`: what `serve` does by itself, for operators who want to see it first. */
export function migrateCommand(): Command {
  return withDataDirOption(new Command('migrate'))
    .description('Bring the database to the newest schema')
    .option('--dry-run', 'only say what would run')
    .action(async ({ dryRun, ...options }: ConfigOptions & { readonly dryRun?: true }) => {
      const { dataDir } = readConfig(options).config;
      prepareDataDir(dataDir);
      const names = await withDataLock(dataDir, async () => {
        const store = openStore(dataDir);
        try {
          return dryRun ? await store.pendingMigrations() : await store.migrate();
        } finally {
          await store.close();
        }
      });
      const verb = dryRun ? 'Would run' : 'Ran';
      const text = names.length === 0 ? 'The database has the newest schema.' : `${verb}: ${names.join(', ')}`;
      process.stdout.write(`${databasePath(dataDir)}: ${text}\n`);
    });
}
