#!/usr/bin/env node
// Node 24 runs the TypeScript sources as they are; an older one is replaced by the Node 24 that npm installed.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';

if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import('../src/main.ts');
} else {
  const node = createRequire(import.meta.url).resolve('node/bin/node');
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  // Not spawnSync: editors stop a language server with a signal, which must reach the real one.
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // Ctrl+C in a terminal reaches the child without us, and a second one would mean: at once.
  const atTerminal = [0, 1, 2].some((file) => isatty(file));
  for (const signal of signals) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !atTerminal) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    process.stderr.write(`${node} cannot be started: ${error.message}\n`);
    process.exit(2);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const name of signals) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}
