import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { ProbedOperation, ProbeLine, ProbeSettings } from './probe.ts';

/** What the probe met in one phase. */
export interface ProbePhase {
  /** Milliseconds of each answer, ascending. */
  readonly times: Readonly<Record<ProbedOperation, number[]>>;
  /** How often each status came; 0: no answer. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly peakResidentBytes: number;
}

export interface Probe {
  /** Says that a phase begins; '' sends nothing. */
  begin(phase: string): void;
  /** Waits for the answers that are still out, 15 s at most, and answers what was met by phase. */
  end(): Promise<(phase: string) => ProbePhase>;
}

const drainMs = 15_000;

/** Starts the probe as a process of its own, so that the attacker's work does not slow its clock. */
export function startProbe(settings: ProbeSettings): Probe {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'probe.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: ProbeLine[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
  child.stdin.write(`${JSON.stringify(settings)}\n`);
  return {
    begin: (phase) => void child.stdin.write(`${phase}\n`),
    async end() {
      child.stdin.write('\n');
      // Silent for a second: nothing is out any more.
      const limit = Date.now() + drainMs;
      for (let known = -1; known !== lines.length && Date.now() < limit; ) {
        known = lines.length;
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      const ended = once(child, 'close');
      child.stdin.end();
      await ended;
      return (phase) => summarize(lines.filter((line) => line.phase === phase));
    },
  };
}

function summarize(lines: readonly ProbeLine[]): ProbePhase {
  const times: Record<ProbedOperation, number[]> = { analyze: [], files: [], health: [] };
  const statuses: Record<number, number> = {};
  let peakResidentBytes = 0;
  for (const line of lines) {
    if ('residentBytes' in line) {
      peakResidentBytes = Math.max(peakResidentBytes, line.residentBytes);
      continue;
    }
    times[line.operation].push(line.milliseconds);
    statuses[line.status] = (statuses[line.status] ?? 0) + 1;
  }
  for (const list of Object.values(times)) list.sort((a, b) => a - b);
  return { times, statuses, peakResidentBytes };
}
