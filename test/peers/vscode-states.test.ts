import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BatchAnalyzeRequest } from '@presswright/shared/schemas/analysis';
import { limits } from '@presswright/shared/schemas/common';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiKey, type FakeBackend, type Refusal, startFakeBackend } from '../lsp/fake-backend.ts';
import { requirePeer } from './peers.ts';
import { ExtensionWindow } from './vscode/extension-window.ts';
import type { Workbench } from './vscode/workbench.ts';

const finding = 'security/made-up-rule';

// One window for all of it: each check begins with a server that answers, or with the local one.
requirePeer('code-server', 'chromium')('what goes wrong, in VS Code', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-workspaces-'));
  const workspace = join(folder, 'guestbook');
  const at = (name: string): string => join(workspace, name);
  let backend: FakeBackend;
  let window: ExtensionWindow;
  let workbench: Workbench;
  let edits = 0;

  beforeAll(async () => {
    cpSync(fileURLToPath(new URL('vscode/guestbook', import.meta.url)), workspace, { recursive: true });
    writeFileSync(at('page.php'), "<?php\necho $_GET['q'];\n");
    backend = await startFakeBackend();
    window = await ExtensionWindow.open({ workspace, file: at('page.php') });
    ({ workbench } = window);
  }, 420_000);

  beforeEach(() => {
    backend.refuse = () => undefined;
    backend.hold = async () => {};
  });

  afterEach(({ task }) => window.endTest(task));

  afterAll(async () => {
    await window?.close();
    await backend?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What the tooltip of the status bar item says. */
  async function told(state: string, text: string): Promise<void> {
    const hover = workbench.page.locator('.monaco-hover').filter({ hasText: text });
    await workbench.statusItem(state).waitFor();
    await expect
      .poll(async () => {
        await workbench.page.mouse.move(400, 300);
        await workbench.statusItem(state).hover({ timeout: 5_000 });
        return hover
          .first()
          .waitFor({ timeout: 5_000 })
          .then(
            () => true,
            () => false,
          );
      })
      .toBe(true);
    await window.shoot(`state-${state}`);
    await workbench.page.mouse.move(400, 300);
  }

  /** Something to ask the server about. */
  async function edit(): Promise<void> {
    edits += 1;
    await workbench.openQuickly('page.php');
    await workbench.replaceText(`<?php\necho $_GET['q${edits}'];\n`);
  }

  /** Makes a folder with so many files of PHP without findings. */
  function writeFiles(name: string, count: number): void {
    for (let file = 0; file < count; file += 1) {
      if (file % 100 === 0) mkdirSync(at(`${name}/inc-${file / 100}`), { recursive: true });
      writeFileSync(at(`${name}/inc-${Math.floor(file / 100)}/f${file}.php`), '<?php\n');
    }
  }

  async function refusedWith(refusal: Refusal): Promise<void> {
    backend.refuse = () => refusal;
    await edit();
  }

  /** The server answers again, and what is open is analyzed. */
  async function recovers(): Promise<void> {
    backend.refuse = () => undefined;
    await workbench.statusItem('ready').waitFor();
    await workbench.problemsAreListed(finding);
  }

  test('a wrong key is told, the next step asks for another, and findings show', async () => {
    const { url, caFile } = backend.settings.server;
    window.server.changeSettings({ 'presswright.server.url': url, 'presswright.server.caFile': caFile });
    await told('API key refused', 'Set API Key');
    for (const key of ['wrong-key', apiKey]) {
      await workbench.command('Presswright: Take Next Step');
      await workbench.answer('API key for', key);
      await workbench.toast('has been saved').waitFor();
      await workbench.command('Notifications: Clear All Notifications');
      if (key !== apiKey) await told('API key refused', 'does not accept the API key');
    }
    await recovers();
  });

  test('an expired key is told as such, and not in messages over the editor', async () => {
    await refusedWith({ status: 401, code: 'invalid_api_key', message: 'The API key has expired.' });
    await told('API key refused', 'has expired');
    await edit();
    expect(await workbench.toast('').count()).toBe(0);
    backend.refuse = () => undefined;
    await workbench.command('Presswright: Restart');
    await recovers();
  });

  test('a rate limit says when it goes on, and it does', async () => {
    await refusedWith({ status: 429, code: 'rate_limit_exceeded', message: 'Too many requests.', seconds: 20 });
    await told('limit reached', 'is used up: Too many requests.');
    expect(await workbench.toast('').count()).toBe(0);
    await recovers();
  });

  test('a quota that is used up says whom to ask', async () => {
    await refusedWith({ status: 402, code: 'insufficient_quota', message: 'The quota is used up.', seconds: 20 });
    await told('limit reached', 'Ask its administrator for more.');
    await recovers();
  });

  test('a full disk of the server says where to make room', async () => {
    await refusedWith({ status: 507, code: 'insufficient_storage', message: 'Insufficient storage.', seconds: 20 });
    await told('failed', 'The disk of the Presswright server is full. Free some space on the server');
    await recovers();
  });

  test('files that vanish during the analysis are counted once as skipped, with the reason in the log', async () => {
    writeFiles('vanishing', 600);
    // Once they have been listed: what an open document is analyzed with is a smaller batch.
    backend.hold = async ({ url, body }) => {
      if (url !== '/v1/analyze/batch') return;
      const { files }: BatchAnalyzeRequest = JSON.parse(body);
      if (files.length === limits.batchFiles) rmSync(at('vanishing'), { recursive: true, force: true });
    };
    await workbench.command('Presswright: Analyze Workspace');
    const told = workbench.toast(/Presswright analyzed \d+ files: .+\. \d+ files skipped \(see the log\)/);
    await told.waitFor();
    await window.shoot('vanished');
    await told.getByText('Show Log').click();
    await workbench.page.locator('.panel .view-line').filter({ hasText: 'deleted meanwhile' }).first().waitFor();
    await workbench.command('Notifications: Clear All Notifications');
    await recovers();
  });

  test('while 20,000 files are analyzed what someone types is too, and Cancel ends it', async () => {
    writeFiles('many', 20_000);
    const typed = Promise.withResolvers<void>();
    backend.hold = async ({ url }) => {
      if (url === '/v1/analyze/batch') await typed.promise;
    };
    await workbench.command('Presswright: Analyze Workspace');
    const running = workbench.toast('Analyzing workspace');
    await running.waitFor();
    await workbench.openQuickly('page.php');
    await workbench.showProblems();
    await workbench.focusEditor();
    // The message is the same whatever was typed; the place is not.
    for (const line of [3, 4, 5]) {
      await workbench.replaceText(`<?php${'\n'.repeat(line - 1)}echo $_GET['q'];\n`);
      await workbench.problem(new RegExp(`${finding}.*Ln ${line}, `)).waitFor();
    }
    await window.shoot('20000-files');
    await running.getByRole('button', { name: 'Cancel' }).click();
    typed.resolve();
    await workbench.toast(/Presswright was stopped after \d+ files/).waitFor();
    rmSync(at('many'), { recursive: true });
    await workbench.command('Notifications: Clear All Notifications');
    await edit();
    await recovers();
  });

  test('a server that keeps failing is told, with the log as the next step', async () => {
    backend.refuse = () => ({ status: 500, code: 'server_error', message: 'The server failed.' });
    // Each edit is asked about at once, or not at all while the server is spared.
    await expect
      .poll(
        async () => {
          await edit();
          return workbench.statusItem('failed').isVisible();
        },
        { interval: 1_000 },
      )
      .toBe(true);
    await told('failed', 'keeps failing: The server failed.');
    await workbench.command('Presswright: Take Next Step');
    await workbench.page.locator('.panel .output-view, .output-view-container').first().waitFor();
    backend.refuse = () => undefined;
    await workbench.command('Presswright: Restart');
    await recovers();
  });

  test('a server that is gone is told, and the local one takes over when the setting is emptied', async () => {
    await backend.close();
    await edit();
    await told('offline', backend.url);
    window.server.changeSettings({ 'presswright.server.url': '', 'presswright.server.caFile': '' });
    await workbench.statusItem('ready').waitFor();
    await workbench.problemsAreListed('security/unescaped-output');
  });

  test('the local server is killed, comes back by itself, and findings show', async () => {
    const program = `${window.server.folder}/extensions/`;
    const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
    const own = processes.filter((line) => line.includes(program) && line.includes('server/main.mjs serve'));
    expect(own).toHaveLength(1);
    process.kill(Number.parseInt(own[0] ?? '', 10), 'SIGKILL');
    await workbench.statusItem('offline').waitFor();
    await workbench.statusItem('ready').waitFor();
    await edit();
    await workbench.problem(`$_GET['q${edits}']`).waitFor();
  });

  test('a link that leads in a circle and files that cannot be read do not keep the rest from being analyzed', async () => {
    symlinkSync(workspace, at('circle'));
    symlinkSync(at('nowhere.php'), at('gone.php'));
    await workbench.command('Presswright: Analyze Workspace');
    await workbench.toast(/Presswright analyzed 3 files: \d+ issues in 3 files/).waitFor();
    await window.shoot('circle');
    await workbench.command('Notifications: Clear All Notifications');
    rmSync(at('circle'));
    rmSync(at('gone.php'));
  });

  test('a minified file of 5 MB gets one note, and the next file its findings', async () => {
    writeFileSync(
      at('bundle.js'),
      `var a=${JSON.stringify('x'.repeat(5_000_000))};document.body.innerHTML=location.hash;`,
    );
    await workbench.openQuickly('bundle.js');
    await workbench.withProblems('bundle.js', (first) =>
      first.filter({ hasText: 'Look at the source that it was made from.' }).waitFor(),
    );
    await edit();
    await workbench.problem(`$_GET['q${edits}']`).waitFor();
  });
});
