/**
 * What the clients of one organisation feel while another attacks: how long a probe's requests take before and during each
 * attack, how late the server's main event loop runs, and how much memory it takes.
 */
import { get } from 'node:https';
import { type AttackedFolder, type AttackServer, createAttackedFolder } from './attack-server.ts';
import { type Attack, attacks } from './attack-table.ts';
import { type AttackAnswer, type Attacker, createAttacker } from './attacker.ts';
import type { ProbedOperation } from './probe.ts';
import { type ProbePhase, startProbe } from './probe-process.ts';

export interface AttackBenchOptions {
  /** Names of attacks; all of them by default. */
  readonly only?: readonly string[];
  readonly print?: (line: string) => void;
}

/** Milliseconds that a request of another organisation may wait longer because of an attack. */
const allowedMs = 250;
const warmUpMs = 3000;
/** Milliseconds that two analyses take on threads that have begun, and how long to wait for that. */
const warmMs = 60;
const maxWarmUpMs = 30_000;
const quietMs = 4000;
/** What follows an attack still belongs to it. */
const aftermathMs = 1500;

/** Measures, and prints some lines an attack. */
export async function benchAttacks({ only = [], print = console.log }: AttackBenchOptions = {}): Promise<void> {
  const unknown = only.filter((name) => !attacks.some((attack) => attack.name === name));
  if (unknown.length > 0) {
    throw new Error(`no attack named ${unknown.join(', ')}; there are ${attacks.map(({ name }) => name).join(', ')}`);
  }
  const folder = await createAttackedFolder();
  try {
    for (const attack of attacks) {
      if (only.length === 0 || only.includes(attack.name)) await measure(attack, folder, print);
    }
  } finally {
    folder.remove();
  }
}

async function measure(attack: Attack, folder: AttackedFolder, print: (line: string) => void): Promise<void> {
  const server = await folder.start();
  const probe = startProbe({ url: server.url, ca: server.ca, key: folder.probeKey, pid: server.pid });
  const attacker = createAttacker(server, folder.attackerKey);
  try {
    await untilReady(server, attacker);
    probe.begin('warm-up');
    await pause(warmUpMs);
    probe.begin('quiet');
    await pause(quietMs);
    await eventLoopDelayMax(server);
    probe.begin('attack');
    const began = performance.now();
    const answers = await attack.run(attacker);
    const seconds = (performance.now() - began) / 1000;
    await pause(aftermathMs);
    const delay = await eventLoopDelayMax(server);
    const phase = await probe.end();
    for (const line of report(attack, phase('quiet'), phase('attack'), { answers, seconds, delay })) print(line);
  } finally {
    attacker.close();
    await server.stop();
  }
}

interface Outcome {
  readonly answers: readonly AttackAnswer[];
  readonly seconds: number;
  /** Seconds. */
  readonly delay: number;
}

function report(attack: Attack, quiet: ProbePhase, attacked: ProbePhase, outcome: Outcome): string[] {
  const operations: readonly ProbedOperation[] = ['analyze', 'files', 'health'];
  const lines = operations.map((operation) => {
    const [before, during] = [quiet.times[operation], attacked.times[operation]];
    const pair = (share: number) => `${percentile(before, share)} → ${percentile(during, share)}`;
    return `    ${operation.padEnd(8)} p50 ${pair(0.5)}, p95 ${pair(0.95)}, max ${pair(1)} ms`;
  });
  const extra = Math.max(
    ...operations.map(
      (operation) => percentile(attacked.times[operation], 1) - percentile(quiet.times[operation], 0.5),
    ),
  );
  const mebibytes = Math.round(attacked.peakResidentBytes / 2 ** 20);
  return [
    `${attack.name}: ${attack.what}`,
    ...lines,
    `    longest extra wait ${extra} ms (${extra <= allowedMs ? 'within' : 'beyond'} ${allowedMs}), ` +
      `probe answers ${counted(attacked.statuses)}`,
    `    event loop delay max ${Math.round(outcome.delay * 1000)} ms, peak memory ${mebibytes} MiB, ` +
      `attack answered ${answered(outcome.answers)} in ${outcome.seconds.toFixed(1)} s`,
  ];
}

/** Whole milliseconds. */
function percentile(ascending: readonly number[], share: number): number {
  return Math.round(ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0);
}

function answered(answers: readonly AttackAnswer[]): string {
  const counts: Record<string, number> = {};
  for (const { status, retryAfter } of answers) {
    const key = retryAfter === undefined ? String(status) : `${status} with Retry-After`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counted(counts);
}

function counted(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}

/** A server that has just begun still learns its model, and starts its threads. */
async function untilReady(server: AttackServer, { post }: Attacker): Promise<void> {
  while (JSON.parse(await fetchText(server, '/v1/health')).status !== 'healthy') await pause(200);
  const deadline = performance.now() + maxWarmUpMs;
  for (let round = 0, milliseconds = Number.POSITIVE_INFINITY; milliseconds > warmMs; round++) {
    const began = performance.now();
    const body = (part: number) => JSON.stringify({ code: `<?php // ${round} ${part}`, analysis_type: 'all' });
    await Promise.all([0, 1].map((part) => post('/v1/analyze', body(part))));
    milliseconds = performance.now() - began;
    if (performance.now() > deadline) break;
  }
}

/** Seconds, since the last call. */
async function eventLoopDelayMax(server: AttackServer): Promise<number> {
  const text = await fetchText(server, '/metrics');
  const value = /presswright_event_loop_delay_seconds\{quantile="1"\} ([\d.e+-]+)/.exec(text)?.[1];
  if (value === undefined) throw new Error('/metrics names no event loop delay');
  return Number(value);
}

function fetchText({ url, ca }: AttackServer, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url + path, { ca }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      answer.on('end', () => resolve(body));
    }).on('error', reject);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

if (import.meta.main) await benchAttacks({ only: process.argv.slice(2) });
