/** The texts that `npm run generate` makes from the tables of settings, commands and languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { commandTable } from '../src/command-table.ts';
import { languages } from '../src/languages.ts';
import { restrictedSettings, type Setting, settingsTable } from '../src/settings-table.ts';
import { assistantContributions } from './assistant-contributions.ts';
import { localizeManifest } from './localize-manifest.ts';
import { planContributions } from './plan-contributions.ts';
import { viewContributions, viewMenus } from './view-contributions.ts';
import { walkthroughContributions } from './walkthrough-contributions.ts';

const manifestFile = new URL('../package.json', import.meta.url);
const translations = new URL('../l10n/', import.meta.url);
const docsFile = new URL('../../docs/vscode.md', import.meta.url);
const settings: readonly Setting[] = settingsTable;

/** Matches the command line of the local server, as `backendCommand` in src/client.ts and the language server make it. */
const portOwner = String.raw`presswright.*/dist/server/main\.mjs serve`;

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** `package.json` of the extension, with what the tables say put in, and keys in place of texts for people. */
export function extensionManifest(): string {
  return toJson(localizeManifest(manifestInEnglish()).manifest);
}

/** `package.nls.json`: the texts of the manifest. */
export function manifestTexts(): string {
  return toJson(localizeManifest(manifestInEnglish()).texts);
}

/** The languages that `l10n` has, such as `de`. */
export function translatedLanguages(): string[] {
  return readdirSync(translations).flatMap((name) => /^bundle\.l10n\.([\w-]+)\.json$/.exec(name)?.[1] ?? []);
}

/** `package.nls.de.json`: the same in another language, as its bundle in `l10n` has it. What is missing there stays out. */
export function translatedManifestTexts(language: string): string {
  const bundle = readFileSync(new URL(`bundle.l10n.${language}.json`, translations), 'utf8');
  const known: Record<string, string> = JSON.parse(bundle);
  const { texts } = localizeManifest(manifestInEnglish());
  const translated = Object.entries(texts).flatMap(([key, text]) => (text in known ? [[key, known[text]]] : []));
  return toJson(Object.fromEntries(translated));
}

function manifestInEnglish(): Record<string, unknown> {
  const manifest: Record<string, unknown> = JSON.parse(readFileSync(manifestFile, 'utf8'));
  manifest.activationEvents = languages.map((language) => `onLanguage:${language}`);
  manifest.description =
    'Finds vulnerabilities, slow queries and mistakes in WordPress code as you type, and suggests completions. Runs on your machine.';
  manifest.l10n = './l10n';
  manifest.capabilities = {
    untrustedWorkspaces: {
      supported: 'limited',
      description: 'Code is analyzed, never run. An untrusted workspace cannot choose the server that code is sent to.',
      restrictedConfigurations: restrictedSettings,
    },
    virtualWorkspaces: {
      supported: false,
      description:
        'Presswright reads files from disk. Clone the repository, or open it in a remote window or a container.',
    },
  };
  manifest.contributes = {
    commands: commandTable.map(({ id, title, icon }) => ({
      command: id,
      title,
      category: 'Presswright',
      icon: `$(${icon})`,
    })),
    ...viewContributions,
    ...planContributions,
    ...walkthroughContributions,
    ...assistantContributions,
    menus: { ...planContributions.menus, ...viewMenus },
    // a remote VS Code must not offer to forward the port that the local server listens on
    configurationDefaults: {
      'remote.portsAttributes': { [portOwner]: { onAutoForward: 'ignore' } },
    },
    configuration: {
      title: 'Presswright',
      properties: Object.fromEntries(
        settings.map((setting, order) => [`presswright.${setting.key}`, manifestOfSetting(setting, order)]),
      ),
    },
  };
  return manifest;
}

function manifestOfSetting(setting: Setting, order: number): Record<string, unknown> {
  const choices = setting.type === 'string' ? setting.choices : undefined;
  return {
    type: setting.type,
    default: setting.default,
    scope: setting.scope,
    order,
    markdownDescription: setting.description,
    ...(choices && { enum: Object.keys(choices), enumDescriptions: Object.values(choices) }),
    ...(setting.type === 'integer' && { minimum: setting.minimum, maximum: setting.maximum }),
  };
}

function rowOfSetting(setting: Setting): string {
  const values =
    setting.type === 'integer'
      ? ` From ${setting.minimum} to ${setting.maximum}.`
      : setting.type === 'string' && setting.choices
        ? ` One of ${Object.keys(setting.choices)
            .map((choice) => `\`${choice}\``)
            .join(', ')}.`
        : '';
  const shown = setting.default === '' ? 'empty' : `\`${setting.default}\``;
  // `#name#` is how VS Code links to a setting
  const description = setting.description.replaceAll(/`#([\w.]+)#`/g, '`$1`').replaceAll('|', '\\|');
  return `| \`presswright.${setting.key}\` | ${shown} | ${description}${values} |`;
}

/** `docs/vscode.md`, with its tables of settings and commands. */
export function extensionDocs(): string {
  const settingsRows = ['| setting | default | what it does |', '|---|---|---|', ...settings.map(rowOfSetting)];
  const commandRows = [
    '| command | what it does | without a server |',
    '|---|---|---|',
    ...commandTable.map(
      ({ title, description, whileDown }) =>
        `| Presswright: ${title} | ${description} | ${whileDown === 'works' ? 'works' : 'says why it cannot'} |`,
    ),
  ];
  const docs = readFileSync(docsFile, 'utf8');
  return withSection(withSection(docs, 'settings', settingsRows), 'commands', commandRows);
}

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->`. */
function withSection(text: string, name: string, lines: string[]): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/vscode.md: expected the markers ${start} and ${end}`);
  return `${text.slice(0, from + start.length)}\n${lines.join('\n')}\n${text.slice(to)}`;
}
