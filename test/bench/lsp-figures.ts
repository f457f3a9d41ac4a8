import { readFileSync } from 'node:fs';

/** The time under which this part of the times is, in whole milliseconds. */
export function quantile(times: readonly number[], part: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0).toFixed(0);
}

/** What a process holds of memory. */
export function residentMiB(pid: number | undefined): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}
