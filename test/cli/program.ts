import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { type InProcessOptions, type Outcome, runInProcess } from './in-process.ts';

/** Runs `presswright analyze …` in this process. */
export function analyze(args: readonly string[], options: InProcessOptions = {}): Promise<Outcome> {
  return runInProcess(['analyze', ...args], options);
}

export interface ProcessOptions extends InProcessOptions {
  readonly uid?: number;
  /** Called once with the running program. */
  readonly onStart?: (child: ChildProcess) => void;
}

const program = resolve('server/bin/presswright.mjs');

/** Runs `presswright analyze …` as a user would: a process of its own. */
export function analyzeInOwnProcess(args: readonly string[], options: ProcessOptions = {}): Promise<Outcome> {
  const { NO_COLOR: _, FORCE_COLOR: __, ...environment } = process.env;
  const child = spawn(process.execPath, [program, 'analyze', ...args], {
    cwd: options.cwd,
    env: { ...environment, ...options.env },
    ...(options.uid === undefined ? {} : { uid: options.uid }),
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  child.stdin.end(options.input ?? '');
  options.onStart?.(child);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => done({ status, ...output }));
  });
}

/** A folder with these files, gone when the test ends. */
export function makeTree(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'analyze-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** One medium finding of quality on line 2. */
export const deprecated = '<?php\n$page = get_page( $id );\n';
/** A reflected XSS on line 3, with a trace from line 2. */
export const reflected = "<?php\n$name = $_GET['name'];\necho $name;\n";
export const clean = '<?php\n$page = get_post( $id );\n';
