import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { thingsIn } from '../composers/site.ts';
import { durationIn, minutesOf, numberIn } from '../measures.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

type Thing = BehaviourOf<'switch_off'>['things'][number];

/** Switches off more of what WordPress brings; false for nothing. */
function switchOff({ deed }: Found, story: Story, things: readonly Thing[]): boolean {
  if (things.length === 0) return false;
  const last = story.last('switch_off');
  if (last === undefined)
    story.add({ kind: 'switch_off', things: [...things], roles: [], is_except: false, types: [] }, deed);
  else {
    last.things = [...new Set([...last.things, ...things])];
    story.add(last, deed);
  }
  return true;
}

type Headers = BehaviourOf<'security_headers'>;

/** Says more of the headers with which browsers protect visitors. */
function withHeaders({ deed }: Found, story: Story, more: Partial<Headers>): boolean {
  const last = story.last('security_headers');
  if (last === undefined)
    story.add({ kind: 'security_headers', hsts_days: 0, frames: 'everyone', nosniff: false, ...more }, deed);
  else {
    Object.assign(last, more);
    story.add(last, deed);
  }
  return true;
}

/** Passwords that are guessed, what the log-in tells, and headers. */
export const ofSecurity: readonly Idiom[] = [
  {
    // "After five wrong tries from the same address, that address is locked out for 30 minutes"
    pattern:
      /after (?<count>[a-z0-9]+) (?:wrong|failed|bad|false|unsuccessful|incorrect|invalid) (?:password |log-?in |sign-?in )?(?:tries|attempts|log-?ins?|passwords?|guesses|goes)\b[^,;]*(?: ,)? [^,;]*?\b(?:locked(?: out)?|blocked|banned|shut out)(?: out)?(?: for (?<span>[a-z0-9]+ (?:minutes?|hours?|days?)))?(?: , (?:both|the|with both) numbers (?:are |being )?(?:changeable|adjustable|configurable|in (?:the )?settings))?/,
    unlessMarked: ['login_limit'],
    read({ deed, groups }, story) {
      const attempts = numberIn(groups.count ?? '');
      if (attempts === null || attempts < 1 || attempts > 100) return false;
      const duration = groups.span === undefined ? null : durationIn(groups.span);
      const known = story.last('limit_login_attempts');
      const minutes = duration === null ? (known?.minutes ?? 15) : Math.min(43_200, minutesOf(duration));
      if (known === undefined)
        story.add({ kind: 'limit_login_attempts', attempts, minutes, message: '', is_mailed: false }, deed);
      else {
        Object.assign(known, { attempts, minutes });
        story.add(known, deed);
      }
      return true;
    },
  },
  {
    // "The login error shouldn't give away whether the username exists"
    pattern:
      /(?:log-?in|sign-?in) (?:errors?|messages?|error messages?|screen|form|page) (?:(?:should|must|may|does|do|can|will|is) ?(?:not|n't|never)(?: to)?) (?:give away|reveal|say|tell|show|disclose|betray|let on|hint)\b[^.;]*\b(?:user ?names?|users?|accounts?|passwords?|names?|which)\b[^.;]*/,
    unlessMarked: ['off'],
    read: (found, story) => switchOff(found, story, ['login_errors']),
  },
  {
    // "The theme and plugin file editor in the dashboard off."
    pattern:
      /^(?:and |the )*(?<what>[^,;:]{3,50}?)(?: in the (?:dashboard|admin|back ?end))? (?:switched |turned )?off(?: please)? ?\.?$/,
    unlessMarked: ['off'],
    read: (found, story) => switchOff(found, story, thingsIn(found.groups.what ?? '')),
  },
  {
    // "Strict-Transport-Security for one year"
    pattern:
      /(?:strict-transport-security|\bhsts\b)(?: headers?)?(?: for (?<span>[a-z0-9]+ (?:days?|weeks?|months?|years?)))?/,
    read(found, story) {
      const minutes = found.groups.span === undefined ? null : durationIn(found.groups.span);
      const days = minutes === null ? 365 : Math.min(3650, Math.max(1, Math.round(minutesOf(minutes) / 1440)));
      return withHeaders(found, story, { hsts_days: days });
    },
  },
  {
    // "X-Frame-Options SAMEORIGIN"
    pattern: /x-frame-options(?: headers?)?(?:(?: to| of| with)? (?<value>sameorigin|deny))?/,
    read: (found, story) =>
      withHeaders(found, story, { frames: found.groups.value === 'deny' ? 'nobody' : 'same_origin' }),
  },
  {
    // "X-Content-Type-Options nosniff"
    pattern: /(?:x-content-type-options(?: headers?)?(?:(?: to| of| with)? nosniff)?|\bnosniff\b)/,
    read: (found, story) => withHeaders(found, story, { nosniff: true }),
  },
];
