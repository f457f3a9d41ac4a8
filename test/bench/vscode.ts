/** How long the extension holds up the extension host of a real VS Code when it is activated, and how large its archive is. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPeer } from '../peers/peer-table.ts';
import { startCodeServer } from '../peers/vscode/code-server.ts';
import { Workbench } from '../peers/vscode/workbench.ts';
import { loadTimes } from './extension-load.ts';

const root = join(import.meta.dirname, '../..');
const vsix = join(root, 'vscode-extension/presswright.vsix');

/** Packs the extension, opens windows on a plugin and prints what VS Code says of the activation. */
export async function benchVscode(print: (line: string) => void = console.log): Promise<void> {
  if (!findPeer('code-server') || !findPeer('chromium')) {
    print('vscode: code-server or Chromium is missing (npm run peers fetches them)');
    return;
  }
  execFileSync(process.execPath, [join(root, 'vscode-extension/scripts/package.ts')], { stdio: 'pipe' });
  print(`presswright.vsix: ${(statSync(vsix).size / 2 ** 20).toFixed(2)} MiB  (wanted: 10)`);
  const loads = [...loadTimes(join(root, 'vscode-extension/dist'), 5)];
  print(`CPU time of reading each file: ${loads.map(([name, time]) => `${name} ${time.toFixed(0)} ms`).join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'presswright-activation-'));
  cpSync(join(root, 'test/peers/vscode/guestbook'), folder, { recursive: true });
  const server = await startCodeServer({ extensions: [vsix], workspace: folder });
  try {
    const times: number[] = [];
    for (let window = 0; window < 5; window += 1) times.push(await activation(server.url, folder));
    const sorted = times.toSorted((one, other) => one - other);
    const load = (loadavg()[0] ?? 0).toFixed(1);
    print(
      `activation, as VS Code tells it: best ${sorted[0]} ms, median ${sorted[2]} ms, first after the install ` +
        `${times[0]} ms  (wanted: 300); load average ${load}`,
    );
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds, from the list of running extensions of a new window. */
async function activation(url: string, folder: string): Promise<number> {
  const workbench = await Workbench.open(1280, 800);
  try {
    await workbench.openFile(url, folder, join(folder, 'guestbook.php'));
    await workbench.statusItem('ready').waitFor({ timeout: 90_000 });
    await workbench.command('Developer: Show Running Extensions');
    const row = workbench.page
      .locator('.runtime-extensions-editor .monaco-list-row')
      .filter({ hasText: 'Presswright' });
    const text = await row.locator('.activation-time').innerText();
    const milliseconds = /(\d+)\s*ms/.exec(text)?.[1];
    if (milliseconds === undefined) throw new Error(`expected a time of activation: ${text}`);
    return Number(milliseconds);
  } finally {
    await workbench.close();
  }
}
