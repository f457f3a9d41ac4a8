// Analyses folders on an idle machine and on one with eight other programs at work, with one worker and with four, and says
// whether the reports are the same, byte for byte: npm run same-report -- FOLDER…
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../server/bin/presswright.mjs', import.meta.url));
const runs = [0, 8].flatMap((load) => [1, 4].map((jobs) => ({ load, jobs })));

const folder = mkdtempSync(join(tmpdir(), 'presswright-same-'));
let differs = false;
try {
  for (const path of process.argv.slice(2)) {
    const hashes = new Set<string>();
    for (const { load, jobs } of runs) {
      const output = join(folder, 'report.json');
      const started = performance.now();
      await underLoad(load, () => analyze(path, jobs, output));
      const text = readFileSync(output, 'utf8');
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
      hashes.add(hash);
      const { summary, results } = JSON.parse(text);
      const partial = results.filter((result: { partial: boolean }) => result.partial).length;
      console.log(
        `${basename(path)}, load ${load}, --jobs ${jobs}: ${hash}, ${summary.total_issues} findings in ${summary.total_files} files, ` +
          `${partial} partial, ${((performance.now() - started) / 1000).toFixed(1)} s`,
      );
    }
    console.log(`${basename(path)}: ${hashes.size === 1 ? 'the same report' : `${hashes.size} DIFFERENT REPORTS`}`);
    differs ||= hashes.size > 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = differs ? 1 : 0;

/** Does work while so many programs keep the processor busy. */
async function underLoad(load: number, work: () => Promise<void>): Promise<void> {
  const burners: ChildProcess[] = Array.from({ length: load }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    await work();
  } finally {
    for (const burner of burners) burner.kill('SIGKILL');
  }
}

function analyze(path: string, jobs: number, output: string): Promise<void> {
  const args = [
    program,
    'analyze',
    '--format',
    'json',
    '--fail-on',
    'never',
    '--jobs',
    String(jobs),
    '--output',
    output,
    path,
  ];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  child.on('error', reject);
  // 2: a file that cannot be analysed is in the report as well.
  child.on('exit', (code) => (code === 0 || code === 2 ? resolve() : reject(new Error(`analyze ended with ${code}`))));
  return promise;
}
