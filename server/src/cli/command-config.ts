import type { Command } from 'commander';
import { ConfigError, type LoadedConfig, loadConfig } from '../config.ts';
import { type ConfiguredModel, readModels } from '../inference/configured/read-models.ts';
import { badUsage, CommandError } from './exit-codes.ts';

/** Options of commands that work on a data folder; they win over the environment. */
export interface ConfigOptions {
  readonly dataDir?: string;
  readonly host?: string;
  readonly port?: string;
}

/** Adds `--data-dir` to a command. */
export function withDataDirOption(command: Command): Command {
  return command.option('--data-dir <path>', 'data folder (PRESSWRIGHT_DATA_DIR)');
}

/**
 * Reads the settings, with the command's options in front.
 * @throws {CommandError} with exit code 2 for a setting that cannot be used
 */
export function readConfig({ dataDir, host, port }: ConfigOptions, environment = process.env): LoadedConfig {
  return usable(() =>
    loadConfig({
      ...environment,
      ...(dataDir === undefined ? {} : { PRESSWRIGHT_DATA_DIR: dataDir }),
      ...(host === undefined ? {} : { PRESSWRIGHT_HOST: host }),
      ...(port === undefined ? {} : { PRESSWRIGHT_PORT: port }),
    }),
  );
}

/**
 * Reads the models that the operator connects.
 * @throws {CommandError} with exit code 2 for one that cannot be used
 */
export function readConfiguredModels(config: LoadedConfig['config']): ConfiguredModel[] {
  return usable(() => readModels(config, process.env));
}

function usable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandError(error.message, badUsage);
    throw error;
  }
}
