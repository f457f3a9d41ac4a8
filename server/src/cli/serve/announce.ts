import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LoadedConfig } from '../../config.ts';
import { version } from '../../version.ts';
import type { RunningServer } from './start-server.ts';

/** The one line of `--announce json`. */
export function announcement({ url, caFile }: Pick<RunningServer, 'url' | 'caFile'>, version: string): string {
  return JSON.stringify({ event: 'listening', url, ca_file: caFile, version });
}

const analyzeBody = {
  analysis_type: 'security',
  file_name: 'hello.php',
  code: '<?php echo $_GET["name"];',
};
const generateBody = {
  prompt: '<?php\n// List the newest posts.\n$posts = get_posts( ',
  max_tokens: 80,
  language: 'php',
};

/** What a person sees: where everything is, the first key, and two commands to try. */
export function startupText(server: RunningServer, loaded: LoadedConfig): string {
  const { config, file } = loaded;
  const lines = [
    `Presswright ${version} serves ${server.url}`,
    '',
    `  Reference    ${server.url}/docs`,
    `  Data folder  ${config.dataDir}`,
    ...(file === null ? [] : [`  Settings     ${file}`]),
    ...trustLines(server),
    '',
  ];
  if (server.firstKey !== null) {
    lines.push(`  API key      ${server.firstKey}`, '               Keep it safe: it is shown only once.', '');
  } else if (config.bootstrapKey === null) {
    lines.push('  For another API key: presswright keys create --name NAME', '');
  }
  const key = keyInShell(server.firstKey, loaded);
  lines.push(
    `Try it${key.startsWith('$') ? ` (with a key in ${key})` : ''}:`,
    '',
    curl(server, key, '/v1/analyze', analyzeBody),
    '',
    curl(server, key, '/v1/generate', generateBody),
    '',
  );
  return lines.join('\n');
}

function trustLines({ caFile, replacedAuthority }: RunningServer): string[] {
  if (caFile === null) return [];
  const replaced =
    replacedAuthority === null
      ? []
      : [
          `               It is new, because the one before ${replacedAuthority}.`,
          '               Clients that trusted that one must be given this one.',
        ];
  const fingerprint = new X509Certificate(readFileSync(caFile)).fingerprint256;
  return [
    `  Authority    ${caFile}`,
    `               SHA-256 ${fingerprint.slice(0, 48)}`,
    `                       ${fingerprint.slice(48)}`,
    ...replaced,
    '               To trust it: curl --cacert FILE, or NODE_EXTRA_CA_CERTS=FILE for Node. It can sign for this machine',
    '               only; still, a program that trusts it trusts everyone who can read its key.',
  ];
}

/** The key as a pasted command has it: itself when it was just made, else the variable that holds it. */
function keyInShell(firstKey: string | null, { bootstrapKeyInEnvironment }: LoadedConfig): string {
  if (firstKey !== null) return firstKey;
  return bootstrapKeyInEnvironment ? '$PRESSWRIGHT_BOOTSTRAP_KEY' : '$PRESSWRIGHT_API_KEY';
}

function curl({ url, caFile }: RunningServer, key: string, path: string, body: object): string {
  const trust = caFile === null ? '' : ` --cacert ${quote(caFile)}`;
  const headers = `-H "Authorization: Bearer ${key}" -H 'Content-Type: application/json'`;
  return `curl${trust} ${url}${path} ${headers} -d ${quote(JSON.stringify(body))}`;
}

/** A word of a POSIX shell. */
function quote(text: string): string {
  return /^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
