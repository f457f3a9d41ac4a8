import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Anything that is asked of it is a class with anything in it: enough for modules to be read. */
const standIn = `
const anything = () => new Proxy(class {}, { get: (target, key) => (target[key] ??= key === 'then' ? undefined : anything()) });
module.exports = anything();
`;
const measured = `
const before = process.cpuUsage();
require(process.argv[1]);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
`;

/** Milliseconds of CPU time that reading a built file of the extension takes, the best of some processes, by its name. */
export function loadTimes(dist: string, runs: number): Map<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-load-'));
  try {
    mkdirSync(join(folder, 'node_modules/vscode'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/vscode/index.js'), standIn);
    const names = globSync('*.cjs', { cwd: dist }).map((path) => basename(path));
    for (const name of names) cpSync(join(dist, name), join(folder, name));
    const time = (name: string) =>
      Number(execFileSync(process.execPath, ['-e', measured, join(folder, name)], { encoding: 'utf8' }));
    return new Map(names.map((name) => [name, Math.min(...Array.from({ length: runs }, () => time(name)))]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
