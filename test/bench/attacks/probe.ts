/**
 * A client of another organisation, as a process of its own: every 50 ms it sends the three requests below, whether the
 * earlier ones were answered or not, and writes how long each answer took. Reads its settings from the first line of
 * standard input; every further line is the name of the phase that begins.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { createInterface } from 'node:readline';

/** What the program reads first. */
export interface ProbeSettings {
  readonly url: string;
  readonly ca: string;
  readonly key: string;
  /** Process whose memory is watched. */
  readonly pid: number;
}

export type ProbedOperation = 'analyze' | 'files' | 'health';

/** What it writes, one line each. */
export type ProbeLine =
  | {
      readonly phase: string;
      readonly operation: ProbedOperation;
      readonly milliseconds: number;
      /** 0: the connection failed. */
      readonly status: number;
    }
  | { readonly phase: string; readonly residentBytes: number };

const intervalMs = 50;
/** Requests of one operation that may wait for their answers: those already measure the stall. */
const maxWaiting = 40;
const pageBytes = 4096;

if (import.meta.main) {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const { value: first } = await lines.next();
  run(JSON.parse(first ?? ''), lines).catch((error) => {
    console.error(error);
    process.exit(1);
  });
}

async function run(settings: ProbeSettings, phases: AsyncIterator<string>): Promise<void> {
  const agent = new Agent({ keepAlive: true, ca: settings.ca });
  const waiting: Record<ProbedOperation, number> = { analyze: 0, files: 0, health: 0 };
  let phase = '';
  let number = 0;

  function send(operation: ProbedOperation, method: string, path: string, body?: string): void {
    if (phase === '' || waiting[operation] >= maxWaiting) return;
    waiting[operation]++;
    const began = performance.now();
    const during = phase;
    let isDone = false;
    const done = (status: number) => {
      if (isDone) return;
      isDone = true;
      waiting[operation]--;
      write({ phase: during, operation, milliseconds: performance.now() - began, status });
    };
    const headers = {
      authorization: `Bearer ${settings.key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const sent = request(settings.url + path, { method, headers, agent }, (answer) => {
      answer.resume().on('end', () => done(answer.statusCode ?? 0));
      answer.on('error', () => done(0));
    });
    sent.on('error', () => done(0));
    sent.end(body);
  }

  setInterval(() => {
    number++;
    const code = `<?php\nfunction probe_${number}() {\n\techo $_GET['q${number}'];\n}\n`;
    send('analyze', 'POST', '/v1/analyze', JSON.stringify({ code, analysis_type: 'all', file_name: 'probe.php' }));
    send('files', 'GET', '/v1/files');
    send('health', 'GET', '/v1/health');
    if (phase !== '') write({ phase, residentBytes: residentBytes(settings.pid) });
  }, intervalMs);

  for (;;) {
    const { value } = await phases.next();
    if (value === undefined) process.exit(0);
    phase = value;
  }
}

function write(line: ProbeLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** 0 where there is no `/proc`. */
function residentBytes(pid: number): number {
  if (process.platform !== 'linux') return 0;
  return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes;
}
