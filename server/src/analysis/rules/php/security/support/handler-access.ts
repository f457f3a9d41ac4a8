import type { Entry, HandlerInfo, StateChange } from '../../../../languages/php/flow/function-info.ts';
import { Guard } from '../../../../languages/php/flow/guards.ts';
import { isInOwnName } from '../../../../languages/php/taint/core-names.ts';
import type { PhpContext } from '../../../rule.ts';

/** Registered for visitors, who have no session that another site could ride on. */
export function isForVisitors(handler: HandlerInfo): boolean {
  return handler.entries.some(({ kind }) => kind === 'ajax-nopriv' || kind === 'admin-post-nopriv');
}

/**
 * Guards that hold where a request fires one of the handler's hooks by its name; undefined when none does. A hook that the
 * files fire otherwise, too, tells of something that happened: who handles a request there reads it, and takes nothing else.
 */
export function firedGuards(handler: HandlerInfo, { index, project }: PhpContext): number | undefined {
  const { entries, function: called, reads } = handler;
  if (index.requestHooks.size === 0 || called === null) return undefined;
  const required = called.node.params.filter(({ value, variadic }) => value === null && !variadic).length;
  const takesNothing = called.node.params.length === 0;
  for (const { kind, name } of entries) {
    const how = kind === 'hook' && name !== '' ? index.requestHook(name) : undefined;
    if (how === undefined || required > how.given) continue;
    const isEvent = index.firings.isFired(name) || index.firings.isEvent(name);
    // In a part of a project it may be fired in another one.
    const isRequest = project.isPart ? called.readsEntries : !isEvent;
    if ((isRequest && !isEvent) || (takesNothing && reads.length > 0)) return how.guards;
  }
  return undefined;
}

/** A handler's changes of what the site keeps; where the request fires the handler's hook by its name, it passes the arguments, too. */
export function changesOf(handler: HandlerInfo, fired: number | undefined): readonly StateChange[] {
  const kept = handler.changes.filter(({ kind }) => kind !== 'login' && kind !== 'reply');
  const reads = new Set(handler.reads.map(({ start }) => start));
  // What a property holds of a request that others handle, this one does not bring.
  const brings = ({ holders }: StateChange) =>
    reads.size > 0 && holders.some((holder) => [...holder.requestReads()].some((start) => reads.has(start)));
  return kept.map((one) => ({
    ...one,
    chosen: one.chosen || (fired !== undefined && one.choosers.length > 0) || brings(one),
  }));
}

/** Whether the request chooses what a change writes, or to what it is made. */
export function isChosen({ chosen, subject }: StateChange): boolean {
  return chosen || subject === 'requested';
}

/** Whether the request asks for a change: it chooses something of it, or a test of the request held. */
export function isAsked(change: StateChange): boolean {
  return isChosen(change) || (change.guards & Guard.Asked) !== 0;
}

/** One option that is set, such as that a notice has been seen. */
export function isFlag({ label }: StateChange): boolean {
  return /^(?:update|add)_(?:site_)?option\(\)$/.test(label);
}

/** A row that is there already and is marked, such as one that has been read. */
export function isMark({ label, subject }: StateChange): boolean {
  return label === '$wpdb->update()' && subject === 'other';
}

/** A cached value is thrown away: it is worked out anew when it is needed. */
export function isCleared({ label, target }: StateChange): boolean {
  return (
    /^(?:delete|remove)_/.test(label) &&
    target !== null &&
    /(?:^|[_-])(?:cached?|caches|transient)(?:[_*-]|$)/i.test(target)
  );
}

/** A constant or the time under a name of the plugin's own in somebody's profile or settings, such as that a notice was put away. */
export function isNotice({ mark, target }: StateChange): boolean {
  return mark && target !== null && isInOwnName(target);
}

/** What the code says is written under a name of the plugin's own: nobody chooses any of it, and nothing is lost. */
export function isOwnUpdate(change: StateChange): boolean {
  const { label, kind, target, choosers } = change;
  if (isChosen(change) || choosers.length > 0 || kind === 'registration') return false;
  if (/delete|remove|trash|query|unlink|rmdir|password|activate|switch_theme|super_admin/.test(label)) return false;
  return target === null || isInOwnName(target);
}

/** The change that matters most: one of which the request chooses something, else the first that is more than a cache. */
export function worstChange(changes: readonly StateChange[]): StateChange | undefined {
  const lasting = changes.filter((one) => !isCleared(one));
  return lasting.find(isChosen) ?? lasting[0] ?? changes[0];
}

/** Words of what only those who run a site do. */
const administration =
  /redirect|setting|option|config|(?:^|_)rules?(?:_|$)|admin|role|template|coupon|campaign|import|snippet|menu|license|product|pric(?:e|ing)|plan|backup|cache|schema|webhook|api_?key|credential|whitelist|blacklist|block_?list|banner|layout|tax|shipping|zone|gateway|log/i;

function soundsLikeAdministration(handler: HandlerInfo, { target }: StateChange): boolean {
  const names = [handler.function?.label ?? '', ...handler.entries.map(({ name }) => name)];
  return administration.test(names.join(' ')) || administration.test(target ?? '');
}

/** Whether a change needs a right that not everyone has who reaches this handler, and whether it was asked for. */
export function lacksCapability(handler: HandlerInfo, entry: Entry, change: StateChange): boolean {
  const { guards, kind, subject } = change;
  if ((guards & (Guard.Capability | Guard.Signed | Guard.Owner | Guard.Allowed)) !== 0) return false;
  if (subject === 'own' || subject === 'created') return false;
  switch (kind) {
    case 'counter':
    case 'upload':
      return false;
    case 'file':
      return subject === 'requested';
    case 'registration':
      return !isForVisitors(handler) && entry.kind !== 'hook' && entry.kind !== 'rest';
    case 'entry':
      return lacksForEntry(handler, entry, change);
    default:
      return true;
  }
}

/** New entries are what public forms are for: only in handlers of the administration somebody has to be asked. */
function lacksForEntry(handler: HandlerInfo, entry: Entry, change: StateChange): boolean {
  if (soundsLikeAdministration(handler, change)) return true;
  if (isForVisitors(handler)) return false;
  return entry.kind === 'hook' && entry.name === 'admin_init';
}
