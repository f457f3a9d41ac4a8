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

/** Passwords that are guessed, and what the log-in tells. */
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
];
