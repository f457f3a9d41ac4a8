/** What users wait for when a program starts, beside what Node, a bare server and `phpcs` take for it. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { loadavg, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServers } from './http-servers.ts';
import { samplePlugin } from './sample-plugin.ts';

const root = join(import.meta.dirname, '../..');
const launcher = join(root, 'server/bin/presswright.mjs');
const key = 'benchmark-key-of-at-least-32-characters';

export interface StartupBenchOptions {
  /** Runs of each command. Default 15. */
  readonly runs?: number;
  readonly print?: (line: string) => void;
}

/** Measures and prints a line each. */
export async function benchStartup({ runs = 15, print = console.log }: StartupBenchOptions = {}): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-startup-'));
  try {
    const load = loadavg()[0] ?? 0;
    print(`${runs} runs each; load average ${load.toFixed(1)}: a busy machine adds to every wall time`);
    measureCommands(folder, runs, print);
    for (const name of ['first', 'second', 'third']) await measureColdStart(join(folder, name), print);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await measureIdleMemory(print);
}

function measureCommands(folder: string, runs: number, print: (line: string) => void): void {
  const file = join(folder, 'sample.php');
  writeFileSync(file, samplePlugin(300));
  const broken = join(folder, 'broken.php');
  writeFileSync(broken, `${samplePlugin(299)}\nfunction unfinished() {`);
  const rows: [name: string, program: string, args: string[]][] = [
    ['floor: node -e 0', process.execPath, ['-e', '0']],
    ['presswright --version', process.execPath, [launcher, '--version']],
    ['presswright analyze, 300 lines of PHP', process.execPath, [launcher, 'analyze', file]],
    ['the same, its last function not closed', process.execPath, [launcher, 'analyze', broken]],
    ['the same from sources', process.execPath, [join(root, 'server/src/main.ts'), 'analyze', file]],
  ];
  const oldNode = onPath('node').find((node) => majorVersion(node) < 24);
  if (oldNode !== undefined) {
    rows.push([`floor: Node ${majorVersion(oldNode)} -e 0`, oldNode, ['-e', '0']]);
    rows.push([`presswright analyze, started by Node ${majorVersion(oldNode)}`, oldNode, [launcher, 'analyze', file]]);
  }
  const [phpcs] = onPath('phpcs');
  if (phpcs === undefined) print('peer: phpcs is not installed');
  else rows.push(['peer: phpcs, its default standard', phpcs, [file]]);
  for (const [name, program, args] of rows) {
    const times = Array.from({ length: runs }, () => timeOf(program, args)).sort((a, b) => a.wall - b.wall);
    const median = times[times.length >> 1] ?? { wall: 0, cpu: 0 };
    const cpu = Math.min(...times.map((time) => time.cpu));
    print(`${name}: best ${ms(times[0]?.wall)}, median ${ms(median.wall)}; at least ${ms(cpu)} of CPU`);
  }
}

/** Milliseconds; the first call of a program warms what it caches, so callers take several. */
function timeOf(program: string, args: readonly string[]): { wall: number; cpu: number } {
  const started = performance.now();
  const before = cpuOfChildren();
  const { status, error, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  const wall = performance.now() - started;
  if (error !== undefined || status === null || status > 2) throw new Error(`${program}: ${error?.message ?? stderr}`);
  return { wall, cpu: cpuOfChildren() - before };
}

/** Milliseconds of CPU that ended children of this process have used; 0 where the system does not say. */
function cpuOfChildren(): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  // cutime and cstime, in ticks of 10 ms
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

async function measureColdStart(dataDir: string, print: (line: string) => void): Promise<void> {
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PRESSWRIGHT_DATA_DIR: dataDir, PRESSWRIGHT_PORT: '0', PRESSWRIGHT_BOOTSTRAP_KEY: key },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  try {
    let text = '';
    for await (const part of child.stdout) {
      text += part;
      if (/serves https:\S+\n/.test(text)) break;
    }
    const url = /serves (https:\S+)\n/.exec(text)?.[1];
    if (url === undefined) throw new Error(`npm start said no address: ${text}`);
    const ask = (path: string, body?: object) => answer(url + path, readFileSync(join(dataDir, 'tls/ca.pem')), body);
    await ask('/v1/health');
    const first = performance.now() - started;
    await ask('/v1/generate', { prompt: "<?php\nadd_action( '", max_tokens: 16, language: 'php' });
    const completion = performance.now() - started;
    await ask('/v1/analyze', { code: "<?php echo $_GET['a'];", analysis_type: 'security' });
    const analysis = performance.now() - started;
    print(
      `npm start, nothing there yet: first answer ${ms(first)}, first completion ${ms(completion)}, ` +
        `and then the first analysis ${ms(analysis)}`,
    );
  } finally {
    // npm and what it started: it passes no signal on to a shell's child everywhere
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

async function measureIdleMemory(print: (line: string) => void): Promise<void> {
  const { server, bare, ca, headers, stop } = await startServers();
  try {
    const body = { code: samplePlugin(300), analysis_type: 'all' };
    await answer(`${server.url}/v1/analyze`, Buffer.from(ca), body, headers);
    await answer(`${server.url}/v1/generate`, Buffer.from(ca), { prompt: '<?php\n', max_tokens: 8 }, headers);
    await sleep(5000);
    const [ours, floor] = [server, bare].map(({ process: { pid } }) => residentMib(pid));
    print(`idle memory after an analysis and a completion: ${ours} MiB; floor, a bare Fastify server: ${floor} MiB`);
  } finally {
    await stop();
  }
}

function residentMib(pid: number | undefined): string {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return '?';
  return (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024).toFixed(0);
}

/** The answer's text; throws for any status but 200. */
function answer(
  url: string,
  ca: Buffer,
  body?: object,
  headers: Record<string, string> = { authorization: `Bearer ${key}` },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(
      url,
      { method, ca, headers: { ...headers, 'content-type': 'application/json' } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${url}: ${response.statusCode} ${text}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function onPath(name: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).filter((file) => existsSync(file));
}

function majorVersion(node: string): number {
  return Number(execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).split('.')[0]);
}

function ms(value: number | undefined): string {
  return `${(value ?? 0).toFixed(0)} ms`;
}
