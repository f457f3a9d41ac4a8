import { settings } from './config.ts';

/** The text of docs/configuration.md, made from the table of settings. */
export function configurationDocs(): string {
  const rows = Object.values(settings).map(
    (setting) =>
      `| \`${setting.name}\` | ${cell(setting.expected)} | ${cell(setting.defaultText)} | ${cell(setting.meaning)} |`,
  );
  return `# Configuration

Every setting has one name. It is read from the environment, else from the settings file, else it has its default.
An empty value counts as absent. A value that cannot be used stops the start with exit code 2 and a message that names
the setting, what was expected and what was got.

The settings file is \`presswright.env\` in the data folder, or the file that the environment variable
\`PRESSWRIGHT_CONFIG\` names. It has one \`NAME=value\` a line; \`#\` begins a comment; values may be quoted.

| setting | value | default | meaning |
|---|---|---|---|
${rows.join('\n')}

Options of \`presswright serve\` (\`--host\`, \`--port\`, \`--data-dir\`) win over both.

## The data folder

| path | what |
|---|---|
| \`presswright.env\` | settings file, when you make one |
| \`presswright.db\` | SQLite database: organisations and hashes of API keys |
| \`tls/ca.pem\` | certificate of the local authority: what clients have to trust |
| \`tls/ca.key\`, \`tls/key.pem\` | private keys, readable by their owner only |
| \`tls/cert.pem\` | certificate of the server, made again before it expires |
| \`models/\` | the completion model with what \`presswright learn\` added, where it is not the one that \`npm ci\` made; without it that one serves |

A running server may be copied with \`sqlite3 presswright.db ".backup copy.db"\`; a stopped one by copying the folder.
`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
