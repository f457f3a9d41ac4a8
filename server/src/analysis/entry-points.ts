import type { EntryPointKind } from '@presswright/shared/schemas/entry-point-kinds';
import type { CheckState, EntryPoint, EntryPointSink } from '@presswright/shared/schemas/entry-points';
import { isReview, type RuleFinding } from './findings.ts';
import type { EntryWay } from './languages/php/entry-map.ts';
import type { Entry, EntryKind, StateChange } from './languages/php/flow/function-info.ts';
import type { FunctionState } from './languages/php/flow/function-state.ts';
import { Guard } from './languages/php/flow/guards.ts';
import { Audience, entryAudience, limitAudience, openness } from './languages/php/taint/audiences.ts';
import { isAsked, lacksCapability } from './rules/php/security/support/handler-access.ts';

/** Sinks told of one entry point. */
const maxSinks = 50;
const maxCapabilities = 20;

const kindNames: Readonly<Record<Exclude<EntryKind, 'rest-permission'>, EntryPointKind>> = {
  ajax: 'ajax',
  'ajax-nopriv': 'ajax',
  'admin-post': 'admin_post',
  'admin-post-nopriv': 'admin_post',
  rest: 'rest',
  'admin-page': 'admin_page',
  'meta-box': 'meta_box',
  shortcode: 'shortcode',
  'block-render': 'block',
  hook: 'action',
  filter: 'filter',
  cron: 'cron',
  widget: 'widget',
  column: 'column',
  'setting-sanitizer': 'setting',
  command: 'command',
};

const audienceNames: readonly EntryPoint['audience'][] = [
  'anyone',
  'members',
  'authors',
  'administrators',
  'cron',
  'command_line',
  'upgrade',
];

const meantBits = Guard.Nonce | Guard.Signed | Guard.Unforgeable;
const allowedBits = Guard.Capability | Guard.Owner | Guard.Signed | Guard.Allowed;

/** No browser of somebody else's can be made to send these, or what they do is theirs to do unasked. */
const quietKinds: ReadonlySet<EntryKind> = new Set([
  'cron',
  'command',
  'filter',
  'setting-sanitizer',
  'block-render',
  'widget',
]);
const requestKinds: ReadonlySet<EntryKind> = new Set(['ajax', 'ajax-nopriv', 'admin-post', 'admin-post-nopriv']);

/** Tells where an offset is, with its file's name. */
type Locate = (offset: number) => { readonly file: string; readonly line: number; readonly column: number };

/**
 * The entry points of the files with what is checked on the ways to their sinks. Hooks are told where they lead to a sink
 * or to data of the request; what WordPress calls for other reasons is no way in.
 * @param findings those that are shown
 */
export function entryPointsOf(
  ways: readonly EntryWay[],
  findings: readonly RuleFinding[],
  locate: Locate,
): EntryPoint[] {
  const security = findings.filter((rule) => rule.meta.category === 'security' && !isReview(rule));
  return ways.flatMap((way) => {
    const { kind, name, place, methods } = way.entry;
    if (kind === 'rest-permission') return [];
    const sinks = sinksOf(way, security, locate);
    const isHook = kind === 'hook' || kind === 'filter' || kind === 'column';
    if (isHook && sinks.length === 0 && way.handler.reads.length === 0) return [];
    const { node, label } = way.handler.function;
    const end = locate(node.end);
    const handler = { name: label, ...locate(node.start), end_line: end.line };
    const audience = audienceOf(way);
    return {
      kind: kindNames[kind],
      name,
      ...(kind === 'rest' && methods !== undefined && methods !== '' && { methods }),
      ...locate(place.start),
      handler,
      public: audience === 'anyone',
      audience,
      nonce: nonceOf(way, sinks),
      capability: capabilityOf(way, sinks),
      capabilities: [...way.handler.capabilities].sort().slice(0, maxCapabilities),
      sinks,
    };
  });
}

/** Who gets there by this registration, before the handler itself checks anything. */
function audienceOf({ entry, audience, guards, isEvent }: EntryWay): EntryPoint['audience'] {
  const own = limitAudience(entryAudience(entry, isEvent), guards);
  const known = own === Audience.Unknown ? audience : own;
  return audienceNames[openness(known)] ?? 'unknown';
}

function sinksOf(way: EntryWay, findings: readonly RuleFinding[], locate: Locate): EntryPointSink[] {
  const sinks = new Map<number, EntryPointSink>();
  const add = (kind: EntryPointSink['kind'], offset: number, label: string, rule?: string) => {
    const known = sinks.get(offset);
    if (known !== undefined) {
      if (rule !== undefined && !known.rules?.includes(rule)) known.rules = [...(known.rules ?? []), rule];
      return;
    }
    const path = way.pathTo(offset);
    if (sinks.size >= maxSinks) return;
    const functions = (path ?? [way.handler.function]).map((state) => placeOf(state, locate));
    sinks.set(offset, {
      kind,
      label,
      ...locate(offset),
      ...(rule !== undefined && { rules: [rule] }),
      path: functions,
    });
  };
  for (const { node, label, upkeep } of way.handler.changes) if (!upkeep) add('change', node.start, label);
  for (const { node, label } of way.handler.privateReads) add('read', node.start, label);
  for (const rule of findings) {
    const offset = (rule.finding.sink?.at ?? rule.finding.at).start;
    if (leadsTo(way, rule, offset)) add('finding', offset, rule.meta.title, rule.meta.id);
  }
  return [...sinks.values()];
}

/** Whether a finding is one of this entry point: it says so itself, or its data is read on the way. */
function leadsTo({ entry, pathTo }: EntryWay, { finding }: RuleFinding, offset: number): boolean {
  if (finding.sink !== undefined) {
    const isHere = ({ start }: { readonly start: number }) => entry.place.start === start || entry.at.start === start;
    return isHere(finding.at) || (finding.others ?? []).some(({ at }) => isHere(at));
  }
  if (pathTo(offset) === null) return false;
  const source = finding.taint?.source;
  if (source !== undefined) return source.kind !== 'request' || pathTo(source.start) !== null;
  const [first] = finding.trace ?? [];
  return first === undefined || pathTo(first.at.start) !== null;
}

function placeOf({ label, node }: FunctionState, locate: Locate): EntryPointSink['path'][number] {
  return { name: label, ...locate(node.start) };
}

function nonceOf(way: EntryWay, sinks: readonly EntryPointSink[]): CheckState {
  const { entry, handler, guards } = way;
  if (quietKinds.has(entry.kind)) return 'not_needed';
  const needing = handler.changes.filter(
    (one) => !one.upkeep && (requestKinds.has(entry.kind) || entry.kind === 'rest' || isAsked(one)),
  );
  const found = needing.map((one) => stateOf(one.guards | guards, meantBits));
  return together(found, entry, handler.checksNonce || (guards & meantBits) !== 0, sinks);
}

function capabilityOf(way: EntryWay, sinks: readonly EntryPointSink[]): CheckState {
  const { entry, handler, guards } = way;
  const isTrusted = entry.kind === 'cron' || entry.kind === 'command' || entry.kind === 'setting-sanitizer';
  if (isTrusted) return 'not_needed';
  const found = handler.changes
    .filter((one) => !one.upkeep)
    .flatMap((one): CheckState[] => {
      const held = { ...one, guards: one.guards | guards };
      if ((held.guards & allowedBits) !== 0) return ['checked'];
      return needsCapability(way, entry, held) ? [stateOf(held.guards, allowedBits)] : [];
    });
  for (const read of handler.privateReads) if (((read.guards | guards) & allowedBits) !== 0) found.push('checked');
  return together(found, entry, handler.checksCapability || (guards & allowedBits) !== 0, sinks);
}

/** Of what no request asked for, nobody has to be let in. */
function needsCapability({ handler }: EntryWay, entry: Entry, change: StateChange): boolean {
  const isOfRequest = requestKinds.has(entry.kind) || entry.kind === 'rest' || isAsked(change);
  return isOfRequest && lacksCapability(handler, entry, change);
}

function stateOf(guards: number, wanted: number): CheckState {
  if ((guards & wanted) !== 0) return 'checked';
  return (guards & Guard.Unfollowed) !== 0 ? 'unknown' : 'missing';
}

/** What several sinks say together; where none of them says anything, what the handler does. */
function together(
  found: readonly CheckState[],
  entry: Entry,
  checks: boolean,
  sinks: readonly EntryPointSink[],
): CheckState {
  if (found.includes('checked')) return found.every((state) => state === 'checked') ? 'checked' : 'partly';
  if (found.includes('missing')) return 'missing';
  if (found.includes('unknown')) return 'unknown';
  if (checks) return 'checked';
  const isExposed = requestKinds.has(entry.kind) && sinks.some(({ kind }) => kind === 'finding');
  return isExposed ? 'missing' : 'not_needed';
}
