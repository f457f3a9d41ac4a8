#!/usr/bin/env node
// No import stands up here: an old Node would fail on what it lacks before it could say so.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 16) || major === 23) {
  process.stderr.write(
    `PROGRAM needs Node 22.16 or 24, or a newer one; this is Node ${process.versions.node}. Get it from https://nodejs.org.\n`,
  );
  process.exit(2);
}
const { runProgram } = await import('./run-program.mjs');
await runProgram(new URL('MODULE', import.meta.url).href);
