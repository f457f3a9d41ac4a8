import { countIn } from '../../support/count.ts';
import type { SwitchOff } from './switched-off.ts';

/** How many revisions are kept: "only five revisions", "limit revisions to 3". */
function keptIn(line: string): number | null {
  const after = / revisions? (?:per post )?(to (?:at most |a maximum of )?[a-z0-9]+ )/.exec(line)?.[1];
  const kept =
    countIn(line, 'revisions?') ?? (after === undefined ? null : countIn(` ${after}revisions `, 'revisions?'));
  return kept === null || / (?:older|after|days?|weeks?|months?) /.test(line) ? null : Math.min(kept, 100);
}

/** "The heartbeat every 60 seconds", as far as locks of posts last. */
function secondsIn(line: string): number | null {
  const found = Number(/ (\d{2,3}) (?:seconds|secs?|s) /.exec(line)?.[1] ?? 0);
  return found === 0 ? null : Math.min(120, Math.max(15, found));
}

/** How much a line keeps of the things that it switches off. */
export function limitsIn(
  line: string,
  things: readonly string[],
): Pick<SwitchOff, 'keptRevisions' | 'heartbeatSeconds'> {
  const kept = things.includes('revisions') ? keptIn(line) : null;
  const seconds = things.includes('heartbeat') ? secondsIn(line) : null;
  return {
    ...(kept !== null && { keptRevisions: kept }),
    ...(seconds !== null && { heartbeatSeconds: seconds }),
  };
}
