import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { corpus } from './corpus.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const maxBytes = 2 ** 20;
/** With five of each, the same tree gave 4.2 to 4.8 × parsing on a machine whose speed changes within minutes. */
const rounds = 9;

interface Usage {
  /** Seconds, user and system together, of all threads. */
  readonly cpu: number;
  /** MiB. */
  readonly rss: number;
}

const kinds = [
  { language: 'php', pattern: '**/*.php' },
  { language: 'javascript', pattern: '**/*.js' },
  { language: 'css', pattern: '**/*.css' },
] as const;

/** Prints what `presswright analyze` takes over the files of each language, beside a process that only parses them. */
export function benchAnalysisCommand(): void {
  const source = join(root, corpus().name);
  for (const { language, pattern } of kinds) {
    const folder = mkdtempSync(join(tmpdir(), 'presswright-bench-'));
    try {
      const megabytes = copyFiles(source, pattern, folder);
      // What tells a WordPress, whose files are looked at one by one.
      const version = join(source, 'wp-includes/version.php');
      if (existsSync(version)) cpSync(version, join(folder, 'wp-includes/version.php'));
      const command = [join(root, 'server/bin/presswright.mjs'), 'analyze', '--format', 'json', '--fail-on', 'never'];
      const report = join(folder, '..', `${basename(folder)}.json`);
      // In turns, so that a machine that slows down slows both.
      const pairs = Array.from({ length: rounds }, () => ({
        floor: run([join(root, 'test/bench/analysis-floor.ts'), language, folder], folder),
        whole: run([...command, '--output', report, folder], folder),
      }));
      const floor = best(pairs.map((pair) => pair.floor));
      const whole = best(pairs.map((pair) => pair.whole));
      rmSync(report);
      console.log(
        `presswright analyze, ${megabytes.toFixed(1)} MB of ${language}: ${whole.cpu.toFixed(1)} CPU-seconds, ` +
          `${whole.rss.toFixed(0)} MiB; parse only ${floor.cpu.toFixed(2)} CPU-seconds, ${floor.rss.toFixed(0)} MiB; ` +
          `${(whole.cpu / floor.cpu).toFixed(1)} × parsing`,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** The run of least CPU time: another program makes each run dearer, and none cheaper. */
function best(usages: readonly Usage[]): Usage {
  return usages.reduce((least, usage) => (usage.cpu < least.cpu ? usage : least));
}

/** Copies what the command would take of the tree; answers how many MB. */
function copyFiles(source: string, pattern: string, folder: string): number {
  let bytes = 0;
  for (const path of globSync(pattern, { cwd: source })) {
    const { size } = statSync(join(source, path));
    if (/\.min\.|(?:^|\/)(?:vendor|node_modules)\//.test(path) || size > maxBytes) continue;
    cpSync(join(source, path), join(folder, path));
    bytes += size;
  }
  return bytes / 1e6;
}

/** Runs a program of ours and reads what the whole process took. Throws when it fails. */
function run(args: readonly string[], folder: string): Usage {
  const file = join(folder, 'usage.json');
  const preload = pathToFileURL(join(root, 'test/bench/report-usage.mjs')).href;
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, ...args], {
    env: { ...process.env, BENCH_USAGE: file },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Usage;
}
