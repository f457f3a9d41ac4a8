import type { Node } from '../../../../languages/php/ast.ts';
import type { Entry, HandlerInfo, StateChange } from '../../../../languages/php/flow/function-info.ts';
import { Guard } from '../../../../languages/php/flow/guards.ts';
import type { Span } from '../../../../languages/php/flow/value.ts';
import { describeReach } from '../../../../languages/php/reach-judgement.ts';
import { entryAudience, limitAudience } from '../../../../languages/php/taint/audiences.ts';
import type { Finding } from '../../../rule.ts';

/** How WordPress comes to call a handler, as a message says it. */
export function describeEntry(handler: HandlerInfo): string {
  const entry = handler.entries[0];
  if (handler.function === null) return 'The file';
  const label = `${handler.function.label}()`;
  return entry === undefined ? label : `${label}, ${describeKind(entry)},`;
}

function describeKind({ kind, name }: Entry): string {
  const hook = name === '' ? '' : ` ${name}`;
  switch (kind) {
    case 'ajax':
    case 'ajax-nopriv':
      return `the AJAX handler of${hook}`;
    case 'admin-post':
    case 'admin-post-nopriv':
      return `the handler of${hook}`;
    case 'rest':
      return `the REST callback of${hook}`;
    case 'admin-page':
      return `which prints an admin page`;
    case 'hook':
      return `hooked to${hook}`;
    default:
      return `registered as ${kind}${hook}`;
  }
}

/** Said where nobody can tell from these files whether a call on the way checks. */
export const openQuestion = 'A call on the way could not be followed: it may be the check.';

/** A finding about a handler stands where it is registered; one that nothing here registers, where the harm is done. */
export function atRegistration(entry: Entry | undefined, sink: Span, message: string): Pick<Finding, 'at' | 'sink'> {
  return entry === undefined ? { at: sink } : { at: headOf(entry.place), sink: { at: sink, message } };
}

/** What is marked of a registration: not the body of a callback that is written in it. */
function headOf(place: Span | Node): Span {
  const { start, end } = place;
  if (!('kind' in place)) return { start, end };
  switch (place.kind) {
    case 'Call':
    case 'MethodCall':
    case 'StaticCall':
      return { start, end: place.args[0]?.end ?? end };
    case 'Closure':
    case 'ArrowFn':
    case 'Class':
      return {
        start,
        end: Math.min(end, place.kind === 'Class' ? place.nameStart + place.name.length : place.body.start),
      };
    case 'Array': {
      const [first] = place.items;
      return { start, end: first?.end ?? end };
    }
    default:
      return { start, end };
  }
}

/** Who gets to a handler, as a sentence; '' where its registration does not say. */
export function reachOf(entry: Entry | undefined, { entries }: HandlerInfo, guards: number): string {
  if (entry === undefined) return '';
  let audience = 0;
  for (const one of entries) audience |= entryAudience(one, false);
  // What this finding says is missing is not said twice.
  return describeReach(limitAudience(audience, guards), guards | Guard.Nonce | Guard.Owner, entry);
}

/** From the registration to the change. */
export function traceOf(handler: HandlerInfo, change: StateChange): NonNullable<Finding['trace']> {
  const trace: { at: Span; message: string }[] = [];
  const [entry] = handler.entries;
  if (entry !== undefined) trace.push({ at: entry.place, message: 'the handler is registered' });
  if (handler.function !== null)
    trace.push({ at: handler.function.node, message: `${handler.function.label}() is called` });
  if (change.via !== null) trace.push({ at: change.via, message: 'calls the function that makes the change' });
  trace.push({ at: change.node, message: `${change.label} changes the site` });
  return trace;
}
