/** The programs as an older Node starts them: it hands over to the Node 24 of the install. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const oldNode = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'node'))
  .filter((file) => existsSync(file))
  .find((file) => Number(execFileSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' }).split('.')[0]) < 24);

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function launch(program: string, args: readonly string[], stderr: 'ignore' | 'pipe' = 'ignore'): ChildProcess {
  const { PRESSWRIGHT_BOOTSTRAP_KEY: _, ...environment } = process.env;
  child = spawn(oldNode ?? '', [resolve(program), ...args], {
    env: { ...environment, PRESSWRIGHT_DATA_DIR: join(folder, 'data') },
    stdio: ['pipe', 'pipe', stderr],
  });
  return child;
}

/** Ids of the processes that `child` has started and that still run. */
function startedBy({ pid }: ChildProcess): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return listed === '' ? [] : listed.split(' ').map(Number);
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(oldNode === undefined || process.platform !== 'linux')('with a Node older than 24 on PATH', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('presswright passes %s on and ends with the server', async (signal) => {
    const launcher = launch('server/bin/presswright.mjs', ['serve', '--port', '0', '--announce', 'json']);
    const [line] = await once(launcher.stdout ?? launcher, 'data');
    expect(String(line)).toContain('"event":"listening"');
    const [server = 0] = startedBy(launcher);
    expect(runs(server)).toBe(true);
    launcher.kill(signal);
    expect(await once(launcher, 'exit')).toEqual([0, null]);
    expect(runs(server)).toBe(false);
  });

  it('presswright passes SIGHUP on, at which the server reads its models anew', async () => {
    const launcher = launch('server/bin/presswright.mjs', ['serve', '--port', '0', '--announce', 'json'], 'pipe');
    let log = '';
    launcher.stderr?.on('data', (piece) => {
      log += piece;
    });
    const [line] = await once(launcher.stdout ?? launcher, 'data');
    expect(String(line)).toContain('"event":"listening"');
    launcher.kill('SIGHUP');
    await expect.poll(() => log, { timeout: 60_000 }).toContain('read the configured models anew');
    launcher.kill('SIGTERM');
    expect(await once(launcher, 'exit')).toEqual([0, null]);
  });

  it('presswright ends with the exit status of the command', async () => {
    expect(await once(launch('server/bin/presswright.mjs', ['analyze', join(folder, 'none')]), 'exit')).toEqual([
      2,
      null,
    ]);
  });

  it.each([
    ['presswright', 'server/bin/presswright.mjs', ['serve', '--port', '0', '--announce', 'json']],
    ['presswright-lsp', 'lsp/bin/presswright-lsp.mjs', ['--stdio']],
  ])('%s ends by the signal that ended its program', async (_name, program, args) => {
    const launcher = launch(program, args);
    await expect.poll(() => startedBy(launcher).length).toBe(1);
    process.kill(startedBy(launcher)[0] ?? 0, 'SIGKILL');
    expect(await once(launcher, 'exit')).toEqual([null, 'SIGKILL']);
  });

  it('presswright-lsp does not leave its program behind', async () => {
    const launcher = launch('lsp/bin/presswright-lsp.mjs', ['--stdio']);
    await expect.poll(() => startedBy(launcher).length).toBe(1);
    const [program = 0] = startedBy(launcher);
    launcher.kill('SIGTERM');
    await once(launcher, 'exit');
    expect(runs(program)).toBe(false);
  });
});
