#!/usr/bin/env node
// Node 24 runs the TypeScript sources as they are; an older one is replaced by the Node 24 that npm installed.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import('../src/main.ts');
} else {
  const node = createRequire(import.meta.url).resolve('node/bin/node');
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  // Not spawnSync: editors stop a language server with a signal, which must reach the real one.
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
