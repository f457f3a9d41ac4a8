import { settings } from './config.ts';

/** The text of docs/configuration.md, made from the table of settings. */
export function configurationDocs(): string {
  const rows = Object.values(settings).map(
    (setting) =>
      `| \`${setting.name}\` | ${cell(setting.expected)} | ${cell(setting.defaultText)} | ${cell(setting.meaning)} |`,
  );
  return `# Configuration

Every setting has one name. Its value comes from the environment, otherwise from the settings file, otherwise it is the default.
An empty value counts as absent. An invalid value or an unknown \`PRESSWRIGHT_…\` name stops the server at start, with exit code 2 and a
message that says which setting it is, what was expected and what was found, or suggests the nearest name.

The settings file is \`presswright.env\` in the data folder, or the file that the environment variable
\`PRESSWRIGHT_CONFIG\` names. It has one \`NAME=value\` per line; \`#\` starts a comment; values may be quoted.

| setting | value | default | meaning |
|---|---|---|---|
${rows.join('\n')}

Options of \`presswright serve\` (\`--host\`, \`--port\`, \`--data-dir\`) override both.

## The data folder

| path | content |
|---|---|
| \`presswright.env\` | settings file, if you create one |
| \`presswright.db\` | SQLite database: organisations and hashes of API keys |
| \`tls/ca.pem\` | certificate of the local authority, which clients have to trust |
| \`tls/ca.key\`, \`tls/key.pem\` | private keys, readable by their owner only |
| \`tls/cert.pem\` | certificate of the server, renewed before it expires |
| \`models/\` | the completion model including what \`presswright learn\` added; without it, the model built by \`npm ci\` is used |

Back up a running server with \`sqlite3 presswright.db ".backup copy.db"\`, a stopped one by copying the folder.
Only one server at a time can use a data folder; the command line can run alongside it.

## The local certificate

Without a certificate of your own, the first start creates a certificate authority for this machine and uses it to issue the
server's certificate. The authority's certificate carries critical name constraints: it can sign for \`localhost\`, the loopback
addresses and \`PRESSWRIGHT_HOST\`, and clients reject anything else it signs. Give it to the clients that need it:
\`curl --cacert tls/ca.pem\`, \`NODE_EXTRA_CA_CERTS=…/tls/ca.pem\` for Node, the settings of the editors and of the WordPress
plugin. Adding it to the system's trusted authorities makes every program trust it, so that anyone who can read
\`tls/ca.key\` can impersonate any server on this machine to all of them; prefer adding it to individual clients. When
\`PRESSWRIGHT_HOST\` changes to a name that the authority may not sign for, the next start creates a new authority and says so.

## Health

\`GET /v1/health\` needs no credential. \`status\` is the worst state of \`services\`: \`healthy\`; \`starting\`; \`degraded\` while the disk or
the database refuses writes (checked every 10 seconds; requests that only read or compute still work); \`unhealthy\`.
\`presswright doctor\` checks settings, data folder, free space, certificate, database and port without a running server.
`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
