import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A Presswright server as a team would run it, apart from the editor. */
export interface OwnServer {
  readonly url: string;
  readonly caFile: string;
  readonly apiKey: string;
  stop(): Promise<void>;
}

/** Starts the server that `npm run build -w vscode-extension` has bundled, on a free loopback port. */
export async function startOwnServer(): Promise<OwnServer> {
  const program = fileURLToPath(new URL('../../../vscode-extension/dist/server/main.mjs', import.meta.url));
  const dataDir = mkdtempSync(join(tmpdir(), 'presswright-own-server-'));
  const apiKey = 'a-key-for-the-editor-test-0123456789';
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--exit-with-parent', '--announce', 'json'], {
    env: {
      PATH: process.env.PATH,
      PRESSWRIGHT_DATA_DIR: dataDir,
      PRESSWRIGHT_BOOTSTRAP_KEY: apiKey,
      PRESSWRIGHT_LOG_LEVEL: 'warn',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { url, ca_file: caFile } = JSON.parse(line);
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, caFile, apiKey, stop };
}
