/** The settings of the server: one table for the environment, the settings file and docs/configuration.md. */
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { nearestName } from '@presswright/shared/nearest-name';
import { choiceSetting, integerSetting, listSetting, type Setting, textSetting } from './config-settings.ts';

const anyText = /^\S(.*\S)?$/;

/** What an address range looks like: `10.0.0.0/8`, `::1`. */
function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

export const settings = {
  host: textSetting('PRESSWRIGHT_HOST', {
    meaning: 'Address to listen on. `0.0.0.0` or `::` listens on every interface.',
    expected: 'an IP address or a host name',
    pattern: /^[A-Za-z0-9.:_-]{1,253}$/,
    fallback: () => '127.0.0.1',
    defaultText: '127.0.0.1',
  }),
  port: integerSetting('PRESSWRIGHT_PORT', {
    meaning: 'TCP port to listen on; 0 picks a free port.',
    fallback: 8443,
    minimum: 0,
    maximum: 65_535,
  }),
  dataDir: textSetting('PRESSWRIGHT_DATA_DIR', {
    meaning:
      'Folder for everything the server stores: database, certificates, learned model. Created if it does not exist.',
    expected: 'a path',
    pattern: anyText,
    fallback: defaultDataDir,
    defaultText: '`$XDG_DATA_HOME/presswright`, else `~/.local/share/presswright`',
  }),
  databaseUrl: textSetting('PRESSWRIGHT_DATABASE_URL', {
    meaning:
      'PostgreSQL database that stores organisations, keys, files, events and rate limits instead of SQLite, for running ' +
      'several servers: `postgresql://user:password@host:5432/database`. Parts that the address omits are taken from `PGHOST`, `PGUSER`, `PGPASSWORD`, …',
    expected: 'a PostgreSQL address such as postgresql://user:password@host:5432/database',
    pattern: /^postgres(ql)?:\/\/\S+$/,
    fallback: () => null,
    defaultText: 'none: SQLite in the data folder',
    secret: true,
  }),
  bootstrapKey: textSetting('PRESSWRIGHT_BOOTSTRAP_KEY', {
    meaning: 'Value of an API key with every permission, for automation. Only its SHA-256 is stored.',
    expected: '32 to 512 printable ASCII characters without spaces',
    pattern: /^[\x21-\x7e]{32,512}$/,
    fallback: () => null,
    defaultText: 'none: a key is made and printed at first start',
    secret: true,
  }),
  plan: choiceSetting('PRESSWRIGHT_PLAN', ['free', 'pro', 'enterprise'], {
    meaning:
      'Plan of the first organisation: `free` allows 10 requests a minute and 1,000 a day, `pro` 100 and 50,000, ' +
      '`enterprise` as set by the two settings below. Changing it later changes the plan.',
    fallback: null,
    none: 'enterprise',
  }),
  enterprisePerMinute: integerSetting('PRESSWRIGHT_ENTERPRISE_REQUESTS_PER_MINUTE', {
    meaning: 'Requests per minute for organisations on the `enterprise` plan.',
    fallback: null,
    none: 'no limit',
    minimum: 1,
    maximum: 2_000_000_000,
  }),
  enterprisePerDay: integerSetting('PRESSWRIGHT_ENTERPRISE_REQUESTS_PER_DAY', {
    meaning: 'Requests per day for organisations on the `enterprise` plan.',
    fallback: null,
    none: 'no limit',
    minimum: 1,
    maximum: 2_000_000_000,
  }),
  logLevel: choiceSetting('PRESSWRIGHT_LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
    meaning: 'Lowest level of log lines written to standard error. `info` writes one line per request.',
    fallback: 'info',
  }),
  tlsCertFile: textSetting('PRESSWRIGHT_TLS_CERT_FILE', {
    meaning: 'PEM file of your own certificate, with its chain. Requires `PRESSWRIGHT_TLS_KEY_FILE`.',
    expected: 'a path',
    pattern: anyText,
    fallback: () => null,
    defaultText: 'none: a certificate of a local authority is made',
  }),
  tlsKeyFile: textSetting('PRESSWRIGHT_TLS_KEY_FILE', {
    meaning: 'PEM file of the private key of `PRESSWRIGHT_TLS_CERT_FILE`.',
    expected: 'a path',
    pattern: anyText,
    fallback: () => null,
    defaultText: 'none',
  }),
  trustedProxies: listSetting('PRESSWRIGHT_TRUSTED_PROXIES', {
    meaning:
      'Addresses of proxies that terminate TLS in front of the server. Only they are trusted to send `X-Forwarded-For`, and ' +
      '`X-Forwarded-Proto: https` on a plain connection.',
    expected: 'IP addresses or CIDR ranges, separated by commas',
    accepts: isAddressRange,
  }),
  workers: integerSetting('PRESSWRIGHT_WORKERS', {
    meaning:
      'Number of worker threads that analyse and complete code. If there are two or more, one is kept free of long tasks and of the ' +
      'organisation that occupies all the others.',
    fallback: null,
    none: 'as many as processor cores, at least 3',
    minimum: 1,
    maximum: 256,
  }),
  requestTimeout: integerSetting('PRESSWRIGHT_REQUEST_TIMEOUT', {
    meaning: 'Maximum seconds of work for one request; after that it is answered with `timeout`.',
    fallback: 60,
    minimum: 1,
    maximum: 3600,
  }),
  stopTimeout: integerSetting('PRESSWRIGHT_STOP_TIMEOUT', {
    meaning: 'Seconds that running requests have to finish when the server is stopped.',
    fallback: 10,
    minimum: 0,
    maximum: 3600,
  }),
  bodyMegabytes: integerSetting('PRESSWRIGHT_BODY_MB', {
    meaning:
      'Megabytes of JSON request bodies held in memory at once; beyond that, large bodies are answered with ' +
      '`server_overloaded`.',
    fallback: 256,
    minimum: 1,
    maximum: 65_536,
  }),
  bodyMegabytesPerOrganization: integerSetting('PRESSWRIGHT_BODY_MB_PER_ORGANIZATION', {
    meaning: 'The share of these megabytes that the requests of one organisation may use.',
    fallback: 128,
    minimum: 1,
    maximum: 65_536,
  }),
  cacheMegabytes: integerSetting('PRESSWRIGHT_CACHE_MB', {
    meaning: 'Megabytes of memory for cached analysis results; 0 disables the cache.',
    fallback: 64,
    minimum: 0,
    maximum: 65_536,
  }),
  modelsFile: textSetting('PRESSWRIGHT_MODELS_FILE', {
    meaning: 'JSON file of the models that are connected, see `docs/engines.md`.',
    expected: 'a path',
    pattern: anyText,
    fallback: () => null,
    defaultText: '`models.json` in the data folder, if there is one',
  }),
  models: textSetting('PRESSWRIGHT_MODELS', {
    meaning: 'The text of such a file, in place of one.',
    expected: 'a JSON object with the member "models"',
    pattern: /^\s*\{[\s\S]*\}\s*$/,
    fallback: () => null,
    defaultText: 'none',
  }),
  llama: textSetting('PRESSWRIGHT_LLAMA', {
    meaning: 'Folder in which `node-llama-cpp` is installed, for models of GGUF files, see `docs/engines.md`.',
    expected: 'a path',
    pattern: anyText,
    fallback: () => null,
    defaultText: 'where the server is installed',
  }),
  php: textSetting('PRESSWRIGHT_PHP', {
    meaning:
      'PHP binary below `/usr` that runs the PHPUnit tests of logic which a connected model wrote, in a sandbox. Linux only; see ' +
      '`docs/engines.md` before you set it.',
    expected: 'an absolute path',
    pattern: /^\/\S(.*\S)?$/,
    fallback: () => null,
    defaultText: 'none: such tests are not run',
  }),
} as const satisfies Record<string, Setting<unknown>>;

type Settings = typeof settings;
export type Config = { readonly [K in keyof Settings]: ReturnType<Settings[K]['fallback']> | ParsedOf<Settings[K]> };
type ParsedOf<S> = S extends Setting<infer T> ? T : never;

/** A setting that cannot be used; its message is for the operator. The command line exits 2. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Where the settings came from, for messages. */
export interface LoadedConfig {
  readonly config: Config;
  /** The settings file that was read. */
  readonly file: string | null;
  /** Name of the variable when `bootstrapKey` came from the environment. */
  readonly bootstrapKeyInEnvironment: boolean;
}

/** `$XDG_DATA_HOME/presswright`, as the XDG base directory specification says. */
export function defaultDataDir(): string {
  const { XDG_DATA_HOME: dataHome } = process.env;
  const base = dataHome !== undefined && isAbsolute(dataHome) ? dataHome : join(homedir(), '.local', 'share');
  return join(base, 'presswright');
}

/** Every setting at its default, whatever the environment and the files say. */
export function defaultConfig(): Config {
  return Object.fromEntries(Object.entries(settings).map(([key, setting]) => [key, setting.fallback()])) as Config;
}

/**
 * Reads every setting: the environment first, then the settings file, then the default. An empty value counts as absent.
 * @throws {ConfigError} naming the setting, what was expected and what was got.
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): LoadedConfig {
  const fromEnvironment = readSetting(settings.dataDir, environment, 'the environment');
  const dataDir = resolve(fromEnvironment ?? settings.dataDir.fallback());
  const namedFile = environment.PRESSWRIGHT_CONFIG || null;
  const file = namedFile ?? join(dataDir, 'presswright.env');
  const fromFile = readSettingsFile(file, namedFile !== null);
  requireKnownNames(fromFile, file);
  requireKnownNames(environment, 'the environment');
  if (fromFile.PRESSWRIGHT_DATA_DIR !== undefined && namedFile === null) {
    throw new ConfigError(`${file}: PRESSWRIGHT_DATA_DIR cannot be set in the data folder's own file.`);
  }

  const values = Object.entries(settings).map(([key, setting]) => {
    const value =
      readSetting<unknown>(setting, environment, 'the environment') ?? readSetting<unknown>(setting, fromFile, file);
    return [key, value ?? setting.fallback()];
  });
  const config = Object.fromEntries(values) as Config;
  if ((config.tlsCertFile === null) !== (config.tlsKeyFile === null)) {
    throw new ConfigError(
      'PRESSWRIGHT_TLS_CERT_FILE and PRESSWRIGHT_TLS_KEY_FILE belong together: set both or neither.',
    );
  }
  return {
    config: { ...config, dataDir: resolve(config.dataDir) },
    file: existsSync(file) ? file : null,
    bootstrapKeyInEnvironment: Boolean(environment.PRESSWRIGHT_BOOTSTRAP_KEY),
  };
}

function readSetting<T>(
  setting: Setting<T>,
  source: Readonly<Record<string, string | undefined>>,
  origin: string,
): T | undefined {
  const text = source[setting.name];
  if (text === undefined || text === '') return undefined;
  const value = setting.parse(text);
  if (value !== undefined) return value;
  const got = setting.secret ? `${text.length} characters that do not fit` : JSON.stringify(text);
  throw new ConfigError(`${setting.name} (from ${origin}): expected ${setting.expected}, got ${got}.`);
}

function readSettingsFile(file: string, required: boolean): Record<string, string | undefined> {
  if (!existsSync(file)) {
    if (required) throw new ConfigError(`PRESSWRIGHT_CONFIG: there is no file ${file}.`);
    return {};
  }
  let values: Record<string, string | undefined>;
  try {
    values = parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return values;
}

/** Names that are no settings of the server but may stand in the same environment: of its clients, and where settings are. */
const otherNames = [
  'PRESSWRIGHT_CONFIG',
  'PRESSWRIGHT_URL',
  'PRESSWRIGHT_API_KEY',
  'PRESSWRIGHT_CA_FILE',
  'PRESSWRIGHT_FAIL_ON',
];

/** @throws {ConfigError} for a name of ours that is none: a misspelt setting would silently not count */
function requireKnownNames(source: Readonly<Record<string, string | undefined>>, origin: string): void {
  const names = Object.values(settings).map(({ name }): string => name);
  const isOurs = (name: string) => origin !== 'the environment' || name.startsWith('PRESSWRIGHT_');
  const known = new Set(origin === 'the environment' ? [...names, ...otherNames] : names);
  const unknown = Object.keys(source).find((name) => isOurs(name) && !known.has(name) && source[name] !== '');
  if (unknown === undefined) return;
  const nearest = nearestName(unknown, known);
  const advice = nearest === null ? `The settings are ${names.join(', ')}.` : `Did you mean ${nearest}?`;
  throw new ConfigError(`${unknown} (from ${origin}) is not a setting. ${advice}`);
}
