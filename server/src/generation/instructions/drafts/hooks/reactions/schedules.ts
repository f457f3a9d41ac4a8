import { phpString } from '../../../../writers/php.ts';
import { type Found, secondsOf, span } from '../reading.ts';
import type { Effect } from './effect.ts';

const delay = `(?:in )?${span}(?: later| after| from now| (?:after|before) (?:that|it|the [\\w ]{2,30}?)(?=[,.;]|$| that))?`;

/** Schedules an event of its own. What that event does is read apart. */
export const scheduleEffect: Effect = {
  said: `schedul(?:e|es|ing)\\s+(?:a |the |one )?(?:single |one-time |one-off |once )*(?:cron )?(?:event|job|task)?s?\\s*(?:called |named )?<key>?`,
  write({ groups: [name] }: Found, { r, scene, all }) {
    const after = r.take(delay, all);
    const hook =
      name ??
      r.take('(?:hook|event|action)(?: name)?(?:d| is| called| named|:|=)*\\s*<key>', all)?.groups[0] ??
      r.take('<key>', all)?.groups[0];
    const subject =
      scene.post ??
      scene.term ??
      scene.user ??
      (scene.account === undefined ? undefined : `${scene.account}->ID`) ??
      (scene.comment === undefined ? undefined : `(int) ${scene.comment}->comment_ID`);
    if (hook === undefined || after === null) return null;
    r.take('(?:with|passing|hand(?:ing)? over)\\s+(?:the |its )?(?:post |user )?id(?: as (?:an )?argument)?', all);
    const [amount, unit = 'day'] = after.groups;
    return `wp_schedule_single_event( time() + ${secondsOf(amount, unit)}, ${phpString(hook)}${subject === undefined ? '' : `, array( ${subject} )`} );`;
  },
};
