import { accessSync, existsSync, constants as fileModes, readFileSync, statfsSync, statSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import type { Config, LoadedConfig } from '../../config.ts';
import { OperatorError } from '../../operator-error.ts';
import { databasePath, describeDatabase } from '../../store/database.ts';
import { openStore } from '../../store/store.ts';
import { authorityFault, leafFault, serverNames, tlsFiles } from '../../tls/certificates.ts';
import { readOperatorCertificate } from '../../tls/operator-certificate.ts';
import { version } from '../../version.ts';
import { databaseFault } from '../database-fault.ts';

/** One thing that was looked at. */
export interface Finding {
  readonly state: 'ok' | 'note' | 'bad';
  readonly what: string;
  /** What to do about it. */
  readonly advice?: string;
}

const lowSpaceBytes = 200 * 2 ** 20;

/** Looks at everything the server needs. Changes nothing. */
export async function checkInstallation({ config, file }: LoadedConfig): Promise<Finding[]> {
  const settings = file === null ? 'no settings file' : `settings file ${file}`;
  return [
    { state: 'ok', what: `Presswright ${version} on Node ${process.versions.node}, ${settings}` },
    ...checkDataDir(config.dataDir),
    ...checkCertificates(config),
    ...(await checkDatabase(config)),
    await checkPort(config),
  ];
}

function checkDataDir(dataDir: string): Finding[] {
  if (!existsSync(dataDir)) {
    return [
      {
        state: 'note',
        what: `The data folder ${dataDir} does not exist yet`,
        advice: 'It is created at the first start.',
      },
    ];
  }
  try {
    accessSync(dataDir, fileModes.W_OK | fileModes.X_OK);
  } catch {
    const advice = 'Give this user the right to write there, or choose another with PRESSWRIGHT_DATA_DIR.';
    return [{ state: 'bad', what: `The data folder ${dataDir} cannot be written`, advice }];
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const what = `Data folder ${dataDir}, ${Math.round(free / 2 ** 20)} MiB free`;
  return [
    free < lowSpaceBytes
      ? { state: 'bad', what, advice: 'Free some space: at least 200 MiB are needed.' }
      : { state: 'ok', what },
  ];
}

function checkCertificates(config: Config): Finding[] {
  const { tlsCertFile, tlsKeyFile } = config;
  if (tlsCertFile !== null && tlsKeyFile !== null) {
    try {
      readOperatorCertificate(tlsCertFile, tlsKeyFile);
      return [{ state: 'ok', what: `Certificate ${tlsCertFile}` }];
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      return [{ state: 'bad', what: error.message }];
    }
  }
  const files = tlsFiles(config.dataDir);
  if (!existsSync(files.folder)) {
    return [
      {
        state: 'note',
        what: 'There is no certificate yet',
        advice: 'A local authority is created at the first start.',
      },
    ];
  }
  const fault = authorityFault(files, config.host) ?? leafFault(files, serverNames(config.host));
  const exposed = [files.caKey, files.key].find((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0);
  const findings: Finding[] = [
    fault === null
      ? { state: 'ok', what: `Certificate of the local authority ${files.ca}` }
      : { state: 'note', what: fault, advice: 'It is recreated at the next start.' },
  ];
  if (exposed !== undefined) {
    findings.push({ state: 'bad', what: `Others can read the private key ${exposed}`, advice: `chmod 600 ${exposed}` });
  }
  return findings;
}

async function checkDatabase(config: Config): Promise<Finding[]> {
  const path = describeDatabase(config);
  if (config.databaseUrl === null && !existsSync(databasePath(config.dataDir)))
    return [{ state: 'note', what: 'There is no database yet', advice: 'It is created at the first start.' }];
  try {
    const store = openStore(config);
    try {
      const pending = await store.pendingMigrations();
      if (pending.length > 0) {
        const what = `The database ${path} lacks ${pending.join(', ')}`;
        return [{ state: 'note', what, advice: 'The next start, or "presswright migrate", adds it.' }];
      }
      const valid = (await store.apiKeys.list()).filter((key) => key.revokedAt === null);
      const what = `Database ${path}, ${valid.length} valid API ${valid.length === 1 ? 'key' : 'keys'}`;
      if (valid.length > 0) return [{ state: 'ok', what }];
      return [{ state: 'bad', what, advice: 'Create one: presswright keys create --permissions read,write,admin' }];
    } finally {
      await store.close();
    }
  } catch (error) {
    return [{ state: 'bad', what: messageOf(databaseFault(error, config)) }];
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function checkPort(config: Config): Promise<Finding> {
  const { host, port } = config;
  const where = `Port ${port} on ${host}`;
  if (port === 0 || (await isFree(host, port))) return { state: 'ok', what: `${where} is free` };
  const running = await askHealth(config);
  if (running !== null) return { state: 'ok', what: `${where}: Presswright ${running} answers` };
  return {
    state: 'bad',
    what: `${where} is in use by another program`,
    advice: 'Choose another with PRESSWRIGHT_PORT.',
  };
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host, port }, () => server.close(() => resolve(true)));
  });
}

/** The version of the Presswright that answers on the configured address; null when none does. */
function askHealth({ host, port, dataDir }: Config): Promise<string | null> {
  const { ca } = tlsFiles(dataDir);
  const address = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return new Promise((resolve) => {
    const options = { host: address, port, path: '/v1/health', timeout: 3000 };
    const asked = request(existsSync(ca) ? { ...options, ca: readFileSync(ca) } : options, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
        if (text.length > 65_536) asked.destroy();
      });
      answer.on('end', () => resolve(/"version":"([^"]+)"/.exec(text)?.[1] ?? null));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(null));
    asked.end();
  });
}
