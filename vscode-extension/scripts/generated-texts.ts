/** The texts that `npm run generate` makes from the tables of settings, commands and languages. */
import { readFileSync } from 'node:fs';
import { commandTable } from '../src/command-table.ts';
import { languages } from '../src/languages.ts';
import { restrictedSettings, type Setting, settingsTable } from '../src/settings-table.ts';
import { findingContributions, findingMenus } from './finding-contributions.ts';
import { planContributions } from './plan-contributions.ts';

const manifestFile = new URL('../package.json', import.meta.url);
const docsFile = new URL('../../docs/vscode.md', import.meta.url);
const settings: readonly Setting[] = settingsTable;

/** Matches the command line of the local server, as `backendCommand` in src/client.ts and the language server make it. */
const portOwner = String.raw`presswright.*/dist/server/main\.mjs serve`;

/** `package.json` of the extension, with what the tables say put in. */
export function extensionManifest(): string {
  const manifest: Record<string, unknown> = JSON.parse(readFileSync(manifestFile, 'utf8'));
  manifest.activationEvents = languages.map((language) => `onLanguage:${language}`);
  manifest.capabilities = {
    untrustedWorkspaces: {
      supported: 'limited',
      description: 'Code is analyzed, never run. An untrusted workspace cannot choose the server that code is sent to.',
      restrictedConfigurations: restrictedSettings,
    },
    virtualWorkspaces: {
      supported: false,
      description: 'The language server reads files from disk.',
    },
  };
  manifest.contributes = {
    commands: commandTable.map(({ id, title, icon }) => ({
      command: id,
      title,
      category: 'Presswright',
      icon: `$(${icon})`,
    })),
    ...findingContributions,
    ...planContributions,
    menus: { ...planContributions.menus, ...findingMenus },
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
  return `${JSON.stringify(manifest, null, 2)}\n`;
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
