import { settings } from './config.ts';

/** The text of docs/configuration.md, made from the table of settings. */
export function configurationDocs(): string {
  const rows = Object.values(settings).map(
    (setting) =>
      `| \`${setting.name}\` | ${cell(setting.expected)} | ${cell(setting.defaultText)} | ${cell(setting.meaning)} |`,
  );
  return `# Configuration

Every setting has one name. It is read from the environment, else from the settings file, else it has its default.
An empty value counts as absent. A value that cannot be used, and a \`PRESSWRIGHT_…\` name that is no setting, stops the start with exit code 2 and a message
that names the setting, what was expected and what was got, or the nearest name.

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
One server at a time has a data folder; the command line works beside it.

## The local certificate

Without a certificate of your own, the first start makes a certificate authority for this machine and with it the server's
certificate. The authority's certificate carries critical name constraints: it can sign for \`localhost\`, the loopback
addresses and \`PRESSWRIGHT_HOST\`, and clients refuse whatever else it signs. Give it to the clients that need it:
\`curl --cacert tls/ca.pem\`, \`NODE_EXTRA_CA_CERTS=…/tls/ca.pem\` for Node, the settings of the editors and of the WordPress
plugin. Adding it to the authorities of the whole system makes every program trust it, so that whoever can read
\`tls/ca.key\` can pose to all of them as any server on this machine; prefer one client at a time. When
\`PRESSWRIGHT_HOST\` changes to a name that the authority may not sign for, the next start makes a new one and says so.

## Health

\`GET /v1/health\` answers anyone. \`status\` is the worst state of \`services\`: \`healthy\`; \`starting\`; \`degraded\` while the disk or
the database refuses writes (looked at every 10 seconds; what only reads or computes still works); \`unhealthy\`.
\`presswright doctor\` checks settings, data folder, free space, certificate, database and port without a running server.
`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
