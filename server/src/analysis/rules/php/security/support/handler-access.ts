import type { Entry, HandlerInfo, StateChange } from '../../../../languages/php/flow/function-info.ts';
import { Guard } from '../../../../languages/php/flow/guards.ts';
import type { PhpContext } from '../../../rule.ts';

/** Registered for visitors, who have no session that another site could ride on. */
export function isForVisitors(handler: HandlerInfo): boolean {
  return handler.entries.some(({ kind }) => kind === 'ajax-nopriv' || kind === 'admin-post-nopriv');
}

/** Guards that hold where a request fires one of the handler's hooks by its name; undefined when none does. */
export function firedGuards({ entries }: HandlerInfo, { index }: PhpContext): number | undefined {
  if (index.requestHooks.size === 0) return undefined;
  for (const { kind, name } of entries) {
    const guards = kind === 'hook' && name !== '' ? index.requestHookGuards(name) : undefined;
    if (guards !== undefined) return guards;
  }
  return undefined;
}

/** Words of what only those who run a site do. */
const administration =
  /redirect|setting|option|config|(?:^|_)rules?(?:_|$)|admin|role|template|coupon|campaign|import|snippet|menu|license|product|pric(?:e|ing)|plan|backup|cache|schema|webhook|api_?key|credential|whitelist|blacklist|block_?list|banner|layout|tax|shipping|zone|gateway|log/i;

function soundsLikeAdministration(handler: HandlerInfo, change: StateChange, code: string): boolean {
  const names = [handler.function?.label ?? '', ...handler.entries.map(({ name }) => name)];
  return administration.test(names.join(' ')) || administration.test(tableOf(change, code));
}

/** The table that a change names, where it does so in its own words. */
function tableOf({ node }: StateChange, code: string): string {
  return /(?:prefix\s*\.?\s*['"}]*|INTO\s+`?)\s*'?"?(\w+)/i.exec(code.slice(0, node.end - node.start))?.[1] ?? '';
}

/** Whether a change needs a right that not everyone has who reaches this handler, and whether it was asked for. */
export function lacksCapability(handler: HandlerInfo, entry: Entry, change: StateChange, code: string): boolean {
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
      return lacksForEntry(handler, entry, change, code);
    default:
      return true;
  }
}

/** New entries are what public forms are for: only in handlers of the administration somebody has to be asked. */
function lacksForEntry(handler: HandlerInfo, entry: Entry, change: StateChange, code: string): boolean {
  if (soundsLikeAdministration(handler, change, code)) return true;
  if (isForVisitors(handler)) return false;
  return entry.kind === 'hook' && entry.name === 'admin_init';
}
