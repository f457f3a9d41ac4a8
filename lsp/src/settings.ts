import { type Severity, severities } from '@presswright/shared/schemas/analysis';
import { type Profile, profiles } from '@presswright/shared/schemas/severities';

/** The server to talk to: our own, or one that somebody runs. */
export type ServerChoice =
  | { readonly kind: 'local' }
  | { readonly kind: 'remote'; readonly url: string; readonly apiKey: string; readonly caFile: string };

/** The settings with every default filled in. */
export interface Settings {
  readonly server: ServerChoice;
  readonly analysis: {
    readonly enabled: boolean;
    readonly severity: Severity;
    /** Show what only a pattern supports, too. */
    readonly review: boolean;
    readonly profile: Profile;
    /** Show what the project's baseline holds, too. */
    readonly showBaseline: boolean;
    /** Tell editors that ask of the files that are not open, too. */
    readonly workspace: boolean;
  };
  readonly completion: {
    readonly enabled: boolean;
    readonly maxTokens: number;
    /** Id; empty: the one that the server chooses. */
    readonly model: string;
  };
  readonly inlayHints: {
    /** Name the parameters of WordPress's functions before arguments that are literals. */
    readonly parameterNames: boolean;
  };
}

/** What only `initialize` can say. */
export interface StartOptions {
  readonly backendCommand: readonly string[] | undefined;
  readonly backendDataDir: string | undefined;
  readonly showsStatus: boolean;
  readonly showsEntryPoints: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Layer = Readonly<Record<string, unknown>>;

const isLayer = (value: unknown): value is Layer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads settings from layers, later ones first in force; an empty string or null leaves it to the layer below.
 * @returns the settings, and a sentence for each value that was of no use and left out
 */
export function readSettings(
  layers: readonly unknown[],
  environment: Environment,
): { readonly settings: Settings; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const find = (path: string): unknown => {
    const values = layers.map((layer) =>
      path.split('.').reduce<unknown>((at, key) => (isLayer(at) ? at[key] : undefined), layer),
    );
    return values.findLast((value) => value !== undefined && value !== null && value !== '');
  };
  const read = <T>(path: string, expected: string, isValid: (value: unknown) => value is T, fallback: T): T => {
    const value = find(path);
    if (value === undefined) return fallback;
    if (isValid(value)) return value;
    // A key in the wrong shape is still a key.
    const shown = path === 'server.apiKey' ? typeof value : JSON.stringify(value);
    problems.push(`presswright.${path}: expected ${expected}, got ${shown}`);
    return fallback;
  };
  const isText = (value: unknown): value is string => typeof value === 'string';
  const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';
  const isSeverity = (value: unknown): value is Severity => severities.some((severity) => severity === value);
  const isProfile = (value: unknown): value is Profile => profiles.some((profile) => profile === value);
  const isTokens = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 2048;

  const url = read('server.url', 'an https: address', isText, '');
  const apiKey = read('server.apiKey', 'a string', isText, '');
  const caFile = read('server.caFile', 'a file name', isText, '');
  const settings: Settings = {
    server: chooseServer({ url, apiKey, caFile }, environment),
    analysis: {
      enabled: read('analysis.enabled', 'true or false', isSwitch, true),
      severity: read('analysis.severity', `one of ${severities.join(', ')}`, isSeverity, 'info'),
      review: read('analysis.review', 'true or false', isSwitch, false),
      profile: read('analysis.profile', `one of ${profiles.join(', ')}`, isProfile, 'default'),
      showBaseline: read('analysis.showBaseline', 'true or false', isSwitch, false),
      workspace: read('analysis.workspace', 'true or false', isSwitch, false),
    },
    completion: {
      enabled: read('completion.enabled', 'true or false', isSwitch, true),
      maxTokens: read('completion.maxTokens', 'a whole number from 1 to 2048', isTokens, 64),
      model: read('completion.model', 'the id of a model', isText, ''),
    },
    inlayHints: { parameterNames: read('inlayHints.parameterNames', 'true or false', isSwitch, false) },
  };
  return { settings, problems };
}

/** The address and its key come from the same place: a folder's settings must not send the environment's key away. */
function chooseServer(
  own: { readonly url: string; readonly apiKey: string; readonly caFile: string },
  environment: Environment,
): ServerChoice {
  if (own.url !== '') return { kind: 'remote', ...own };
  const url = environment.PRESSWRIGHT_URL;
  if (!url) return { kind: 'local' };
  return {
    kind: 'remote',
    url,
    apiKey: environment.PRESSWRIGHT_API_KEY ?? '',
    caFile: environment.PRESSWRIGHT_CA_FILE ?? '',
  };
}

/** Reads what only `initialize` can say. */
export function readStartOptions(initializationOptions: unknown): StartOptions {
  const options = isLayer(initializationOptions) ? initializationOptions : {};
  const { backendCommand, backendDataDir, showsStatus, showsEntryPoints } = options;
  const isCommand = (value: unknown): value is string[] =>
    Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string');
  return {
    backendCommand: isCommand(backendCommand) ? backendCommand : undefined,
    backendDataDir: typeof backendDataDir === 'string' && backendDataDir !== '' ? backendDataDir : undefined,
    showsStatus: showsStatus === true,
    showsEntryPoints: showsEntryPoints === true,
  };
}
