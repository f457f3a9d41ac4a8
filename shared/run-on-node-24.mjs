import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { isatty } from 'node:tty';

/**
 * Runs `program` in this process on Node 24; an older Node is replaced by the Node 24 that npm installed, which starts the
 * same script with the same arguments.
 *
 * @param {() => Promise<unknown>} program
 */
export async function runOnNode24(program) {
  if (Number(process.versions.node.split('.')[0]) >= 24) {
    await program();
    return;
  }
  const node = createRequire(import.meta.url).resolve('node/bin/node');
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // Ctrl+C in a terminal reaches the child without us, and a second one would mean: at once.
  const atTerminal = [0, 1, 2].some((file) => isatty(file));
  // Before the program is there: a signal that came in between would end this process alone.
  for (const signal of signals) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !atTerminal) child.kill(signal);
    });
  }
  // Not spawnSync: a signal to this process is meant for the one that does the work.
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
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
