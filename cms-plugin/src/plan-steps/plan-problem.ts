import type { Fault } from '@presswright/shared/plan-form/faults';
import type { Problem } from '../shared/api.ts';

/** The part of a plan that a refusal is about, as the server names it: `plan.entities[0].key: …`. */
export function faultOf(problem: Problem | undefined): readonly Fault[] {
  const [, path, message] = /^plan\.?(\S*?): (.+)$/s.exec(problem?.serverMessage ?? '') ?? [];
  if (path === undefined || message === undefined) return [];
  return [{ path, message: message.charAt(0).toUpperCase() + message.slice(1) }];
}
