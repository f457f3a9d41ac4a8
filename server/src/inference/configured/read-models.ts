import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nearestName } from '@presswright/shared/nearest-name';
import { findNodeAtLocation, type ParseError, parse, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Config, ConfigError } from '../../config.ts';
import { compileFaultList } from '../../plugins/validation.ts';
import { type LlamaModel, resolveLlamaModel } from '../llama/resolve-model.ts';
import { engineSettings, type ModelSettings, type RemoteModelSettings } from './model-settings.ts';

/** A model that the operator connects, with what the environment and the disk say of it. */
export type ConfiguredModel = { readonly id: string } & (
  | { readonly settings: Extract<ModelSettings, { engine: 'builtin' }> }
  | LlamaModel
  | { readonly settings: RemoteModelSettings; readonly apiKey: string | null; readonly ca: string | null }
);

type Members = Readonly<Record<string, unknown>>;

const modelId = /^[A-Za-z0-9][A-Za-z0-9._:/-]{0,99}$/;

/** Where the models are configured; null: nowhere. */
function sourceOf({ models, modelsFile, dataDir }: Pick<Config, 'models' | 'modelsFile' | 'dataDir'>) {
  if (models !== null) return { name: 'PRESSWRIGHT_MODELS', text: models, folder: dataDir };
  const file = modelsFile ?? join(dataDir, 'models.json');
  if (!existsSync(file)) {
    if (modelsFile !== null) throw new ConfigError(`PRESSWRIGHT_MODELS_FILE: there is no file ${file}.`);
    return null;
  }
  try {
    return { name: file, text: readFileSync(file, 'utf8'), folder: dirname(file) };
  } catch (error) {
    throw new ConfigError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Reads and checks the models that the operator connects; none where there is no models file.
 * @param environment has the keys that the models name
 * @throws {ConfigError} that names the place, what was expected and what was got; never a key
 */
export function readModels(
  config: Pick<Config, 'models' | 'modelsFile' | 'dataDir'> & Partial<Pick<Config, 'llama'>>,
  environment: Readonly<Record<string, string | undefined>>,
): ConfiguredModel[] {
  const source = sourceOf(config);
  if (source === null) return [];
  const fail = (message: string): never => {
    throw new ConfigError(`${source.name}: ${message}`);
  };
  const faults: ParseError[] = [];
  const value: unknown = parse(source.text, faults, { allowTrailingComma: true });
  const [fault] = faults;
  if (fault !== undefined) {
    const line = source.text.slice(0, fault.offset).split('\n').length;
    fail(`line ${line}: expected JSON, got ${printParseErrorCode(fault.error)}.`);
  }
  if (!isMembers(value) || !isMembers(value.models)) return fail('expected a JSON object with the member "models".');
  for (const name of Object.keys(value)) {
    if (name !== 'models' && name !== '$schema') fail(unknownMember(name, name, ['models', '$schema']));
  }
  const repeated = repeatedModel(source.text);
  if (repeated !== undefined) fail(`models[${JSON.stringify(repeated)}] stands there twice: expected each id once.`);
  return Object.entries(value.models).map(([id, settings]) => {
    const place = `models[${JSON.stringify(id)}]`;
    if (!modelId.test(id)) fail(`${place}: expected an id of letters, digits and . _ : / - as the name of a model.`);
    const failAt = (message: string): never => fail(`${place}${message}`);
    const known = checked(place, settings, fail);
    if (known.engine === 'builtin') return { id, settings: known };
    if (known.engine === 'llama') {
      const { folder } = source;
      return { id, ...resolveLlamaModel(known, { folder, llamaFolder: config.llama ?? null, fail: failAt }) };
    }
    return withSecrets(id, known, environment, failAt);
  });
}

/** An id that the text has more than once: of two models, a parser keeps the last. */
function repeatedModel(text: string): string | undefined {
  const root = parseTree(text, [], { allowTrailingComma: true });
  const models = root === undefined ? undefined : findNodeAtLocation(root, ['models']);
  const ids = (models?.children ?? []).map(({ children = [] }) => String(children[0]?.value));
  return ids.find((id, at) => ids.indexOf(id) !== at);
}

const checks = {
  builtin: compileFaultList(engineSettings.builtin, 'model'),
  remote: compileFaultList(engineSettings.remote, 'model'),
  llama: compileFaultList(engineSettings.llama, 'model'),
};

function checked(place: string, settings: unknown, fail: (message: string) => never): ModelSettings {
  if (!isMembers(settings)) return fail(`${place}: expected a JSON object with the member "engine".`);
  const kinds = Object.keys(engineSettings) as (keyof typeof engineSettings)[];
  const kind = kinds.find((one) => one === settings.engine);
  if (kind === undefined) {
    return fail(`${place}.engine: expected one of ${kinds.join(', ')}, got ${JSON.stringify(settings.engine)}.`);
  }
  const known = Object.keys(engineSettings[kind].properties);
  const unknown = Object.keys(settings).find((name) => !known.includes(name));
  if (unknown !== undefined) fail(unknownMember(`${place}.${unknown}`, unknown, known));
  const [fault] = checks[kind](settings);
  if (fault !== undefined) fail(`${place}.${fault}`);
  return settings as ModelSettings;
}

function withSecrets(
  id: string,
  settings: RemoteModelSettings,
  environment: Readonly<Record<string, string | undefined>>,
  fail: (message: string) => never,
): ConfiguredModel {
  settings.base_urls.forEach((url, at) => {
    if (!isBaseUrl(url)) {
      fail(
        `.base_urls[${at}]: expected an address such as http://127.0.0.1:11434/v1, without a user, a query or a fragment.`,
      );
    }
  });
  const { budget } = settings;
  if (budget !== undefined && budget.requests === undefined && budget.tokens === undefined) {
    fail(`.budget: expected "requests", "tokens" or both besides "per", got neither.`);
  }
  const { fill_in_the_middle: gap, api_key_env: variable, ca_file: file } = settings;
  if (gap !== undefined && gap !== 'suffix' && !(gap.includes('{prefix}') && gap.includes('{suffix}'))) {
    fail(`.fill_in_the_middle: expected "suffix" or a text with {prefix} and {suffix}, got ${JSON.stringify(gap)}.`);
  }
  const apiKey = variable === undefined ? null : (environment[variable] ?? '');
  if (apiKey === '') fail(`.api_key_env: the environment has no variable ${variable}, or it is empty.`);
  if (apiKey !== null && !/^[\x21-\x7e]+$/.test(apiKey)) {
    fail(`.api_key_env: expected printable ASCII without spaces in ${variable}.`);
  }
  return { id, settings, apiKey, ca: file === undefined ? null : readAuthority(file, fail) };
}

function readAuthority(file: string, fail: (message: string) => never): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return fail(`.ca_file: ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '');
}

function unknownMember(place: string, name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return `${place} is no option. ${nearest === null ? `The options are ${known.join(', ')}.` : `Did you mean ${nearest}?`}`;
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
