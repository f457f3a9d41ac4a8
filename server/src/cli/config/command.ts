import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { projectConfigSchemaText } from '@presswright/shared/project-config/schema-text';
import { Command } from 'commander';
import { allRules } from '../../analysis/rules/registry.generated.ts';
import { isConfigError, openConfigs } from '../analyze/configuration.ts';
import { errorCode, shownPath } from '../analyze/discover.ts';
import { usageError } from '../usage-error.ts';

/** `presswright config [PATH]`: which `presswright.json` holds for a file or folder, and what it says of it. */
export function configCommand(): Command {
  return new Command('config')
    .description('Show which presswright.json holds for a file or folder, and check it.')
    .argument('[path]', 'a file or folder', '.')
    .option('--schema', 'print the JSON Schema of presswright.json instead')
    .action(async (path: string, { schema = false }: { schema?: boolean }) => {
      process.stdout.write(
        schema ? projectConfigSchemaText(allRules.map(({ meta }) => meta.id)) : await describe(path),
      );
    });
}

async function describe(path: string): Promise<string> {
  const absolute = resolve(path);
  const found = await stat(absolute).catch((error: unknown) => {
    throw usageError(`${path} cannot be read (${errorCode(error)})`);
  });
  const folder = found.isDirectory() ? absolute : dirname(absolute);
  const config = await openConfigs({})
    .above(folder)
    .catch((error: unknown) => {
      throw isConfigError(error) ? usageError(error.message) : error;
    });
  if (config === null) return `No presswright.json in ${shownPath(folder)} or above.\n`;
  const told = found.isDirectory() ? config.config : config.fileConfig(absolute);
  const leftOut = config.leavesOut(absolute, found.isDirectory()) ? ` (${path} is left out)` : '';
  return `${shownPath(config.path)}${leftOut}\n${JSON.stringify(told, null, 2)}\n`;
}
