// Longer than 300 lines: what a recurring event does is read with its interval and its times.

import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { titleOf } from '../../naming.ts';
import type { Composed } from '../../recipe.ts';
import type { Draft } from '../draft.ts';
import { typeOf } from '../reading/listing.ts';
import { firstRun, recurrenceOf } from '../stores/schedules.ts';
import { scheduledPosts } from './scheduled-posts.ts';

const seconds: Readonly<Record<string, string>> = {
  second: '1',
  minute: 'MINUTE_IN_SECONDS',
  hour: 'HOUR_IN_SECONDS',
  day: 'DAY_IN_SECONDS',
  week: 'WEEK_IN_SECONDS',
  month: 'MONTH_IN_SECONDS',
};

const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  twelve: 12,
  thirty: 30,
  ninety: 90,
};

const numberOf = (word: string): number => (/^\d+$/.test(word) ? Number(word) : (numberWords[word.toLowerCase()] ?? 1));

/** A time in the words of the prompt: `90 days` → `90 * DAY_IN_SECONDS`. */
export function spanOf(said: string): string | null {
  const [, amount = '', unit = ''] =
    /\b(\d+|an?|one|two|three|four|five|six|seven|ten|twelve|thirty|ninety)\s+(second|minute|hour|day|week|month)s?\b/i.exec(
      said,
    ) ?? [];
  if (unit === '') return null;
  const count = numberOf(amount);
  const name = seconds[unit.toLowerCase()] ?? '1';
  return count === 1 ? name : name === '1' ? String(count) : `${count} * ${name}`;
}

interface Interval {
  readonly name: string;
  readonly length: string;
  readonly display: string;
}

/** An interval of its own. */
function intervalOf(c: Composer): Interval | null {
  const every =
    /\bevery\s+(\d+|two|three|five|six|ten|fifteen|thirty|other)?\s*(second|minute|hour|day|week|month)s?\b/i.exec(
      c.text,
    );
  const named = c.asked.value('(?:cron )?(?:intervals?|schedules?|recurrence)(?: named| called)?');
  const words: Readonly<Record<string, number>> = {
    two: 2,
    three: 3,
    five: 5,
    six: 6,
    ten: 10,
    fifteen: 15,
    thirty: 30,
    other: 2,
  };
  const count = every?.[1] === undefined ? 1 : (words[every[1].toLowerCase()] ?? Number(every[1]));
  const unit = every?.[2]?.toLowerCase() ?? '';
  const isUsual = count === 1 && /^(?:hour|day|week)$/.test(unit);
  const explicit = c.says(
    /\b(?:custom|new|own|add(?:s|ing)?)\b[^.\n]*\b(?:interval|schedule|recurrence)\b|cron_schedules/,
  );
  if ((every === null || isUsual) && !explicit) return null;
  const literal = c.asked.states(/\b(\d{2,6})\s+seconds\b/i)?.[1];
  const length =
    literal ??
    (every === null || unit === '' ? null : count === 1 ? (seconds[unit] ?? null) : `${count} * ${seconds[unit]}`);
  if (length === null) return null;
  c.asked.states(/\bevery\s+\S+/i);
  const name =
    named !== null && /^[a-z][\w-]*$/.test(named) && !/^(?:every|of|is)$/.test(named)
      ? named
      : every === null
        ? 'custom_interval'
        : `every_${count}_${unit}s`;
  const display =
    c.asked.states(
      /\b(?:shown as|display(?:ed)?(?: name| as)?|label(?:led)?|called|title)\b\W*["'`“]([A-Z][^"'`”]+)["'`”]/,
    )?.[1] ??
    c.phrases()[0]?.text ??
    titleOf(name).replace(/^./, (char) => char.toUpperCase());
  return { name, length, display };
}

/** What the event does; null where the prompt does not say, or not in words that are known. */
function workOf(c: Composer): PhpCode | null {
  const posts = scheduledPosts(c);
  if (posts !== null) return posts;
  const deleting = c.asked.states(
    /\b(?:deletes?|removes?|purges?|trash(?:es)?|cleans? up|moves?\b(?=[^.;\n]*\btrash))\b[^.;\n]*/i,
  )?.[0];
  if (deleting !== undefined && /\bexpired transients\b/i.test(deleting)) return raw('delete_expired_transients();');
  if (deleting !== undefined && !/\btransient|\boption\b/i.test(deleting)) {
    const age = spanOf(/\bolder than\b[^.;\n]*|\b(?:more than|for)\b[^.;\n]*/i.exec(c.text)?.[0] ?? '');
    const limit = /\b(?:at most|up to|max(?:imum)?|batch(?:es)? of)\s+(\d+)/i.exec(c.text)?.[1];
    c.asked.states(/\bpermanent|\bforce|\bskip(?:ping)? (?:the )?trash/i);
    const before = age === null ? null : raw(`gmdate( 'Y-m-d H:i:s', time() - ${age} )`);
    if (/\bcomments?\b/i.test(deleting))
      return php`
        foreach ( get_comments( ${{ status: /\bspam\b/i.test(deleting) ? 'spam' : /\btrash/i.test(deleting) ? 'trash' : 'all', fields: 'ids', number: Number(limit ?? 200), ...(before === null ? {} : { date_query: [{ column: 'comment_date_gmt', before }] }) }} ) as $comment_id ) {
          wp_delete_comment( (int) $comment_id, true );
        }
      `;
    if (/\busers?\b/i.test(deleting)) return null;
    const status = /\bdrafts?\b/i.test(deleting)
      ? 'draft'
      : /\btrashed\b|\bin (?:the )?trash\b/i.test(deleting)
        ? 'trash'
        : /\brevisions?\b/i.test(deleting)
          ? 'inherit'
          : /\bpending\b/i.test(deleting)
            ? 'pending'
            : 'any';
    const type = /\brevisions?\b/i.test(deleting) ? 'revision' : typeOf(c, deleting);
    const moves = /\btrash(?:es)?\b(?!ed)|\bto (?:the )?trash\b/i.test(deleting) && status !== 'trash';
    return php`
      $post_ids = get_posts( ${{ post_type: type, post_status: status, posts_per_page: Number(limit ?? -1), fields: 'ids', ...(before === null ? {} : { date_query: [{ column: /\b(?:modified|edited|updated|touched|changed)\b/i.test(c.text) ? 'post_modified_gmt' : 'post_date_gmt', before }] }) }} );
      foreach ( $post_ids as $post_id ) {
        ${moves ? raw('wp_trash_post( $post_id );') : raw('wp_delete_post( $post_id, true );')}
      }
    `;
  }
  const transient = c.asked.states(/\b(?:deletes?|clears?|removes?)\b[^.;\n]*\btransient\s+[`"']?(\w+)/i)?.[1];
  if (transient !== undefined) return php`delete_transient( ${transient} );`;
  const stamp = c.asked.states(
    /\b(?:time(?:stamp)?|date)\b[^.;\n]*\boption\s+[`"']?(\w+)|\boption\s+[`"']?(\w+)[`"']?[^.;\n]*\b(?:time(?:stamp)?|date)\b/i,
  );
  if (stamp !== null)
    return php`update_option( ${stamp[1] ?? stamp[2] ?? ''}, ${raw(c.says(/mysql|formatted|y-m-d/) ? "current_time( 'mysql' )" : 'time()')}, false );`;
  const counter = c.asked.states(
    /\b(?:increas|increment|bump|counts? up|adds? (?:one|1) to)\w*\b[^.;\n]*\boption\s+[`"']?(\w+)/i,
  )?.[1];
  if (counter !== undefined) return php`update_option( ${counter}, (int) get_option( ${counter}, 0 ) + 1, false );`;
  const mail = c.asked.states(
    /\b(?:e-?mails?|sends?|mails?)\b[^.;\n]*\b(?:admin\w*|digest|report|summary|list|titles|number|count|e-?mail)\b[^.;\n]*/i,
  )?.[0];
  if (mail !== undefined) {
    const subject = c.asked.states(/\bsubject\b\W*(?:is\W*)?["'`“]([^"'`”]+)["'`”]/i)?.[1] ?? 'Report';
    const to = /\b([\w.+-]+@[\w-]+\.[\w.]+\w)\b/.exec(c.text)?.[1];
    const recipient = to === undefined ? raw("get_option( 'admin_email' )") : php`${to}`;
    const range =
      spanOf(/\b(?:last|past|previous)\b[^.;\n]*/i.exec(c.text)?.[0] ?? '') ??
      (/\b(?:last|past|this) (week|day|month|24 hours)/i.test(c.text)
        ? (seconds[/\b(?:last|past|this) (week|day|month)/i.exec(c.text)?.[1] ?? 'day'] ?? 'DAY_IN_SECONDS')
        : null);
    const skips =
      c.asked.states(
        /\b(?:if|when)\b[^.;\n]*\b(?:no|none|nothing|0)\b[^.;\n]*|\bnothing is sent\b|\bonly if\b[^.;\n]*/i,
      ) !== null;
    const query = php`get_posts( ${{ post_type: typeOf(c), post_status: /\bpending\b/i.test(c.text) ? 'pending' : /\bdrafts?\b/i.test(c.text) ? 'draft' : 'publish', posts_per_page: -1, ...(range === null ? {} : { date_query: [{ column: 'post_date_gmt', after: raw(`gmdate( 'Y-m-d H:i:s', time() - ${range} )`) }] }) }} )`;
    const isCount = /\b(?:number|count|how many)\b/i.test(c.text) && !/\btitles?\b/i.test(c.text);
    const message = isCount
      ? raw('(string) count( $posts )')
      : /\blinks?\b|permalinks?|urls?\b/i.test(c.text)
        ? raw(
            `implode( "\\n", array_map( function ( $post ) {\n\treturn get_the_title( $post ) . ': ' . get_permalink( $post );\n}, $posts ) )`,
          )
        : raw(`implode( "\\n", array_map( 'get_the_title', $posts ) )`);
    return php`
      $posts = ${query};
      ${
        skips
          ? php`
            if ( array() === $posts ) {
              return;
            }
          `
          : noPhp
      }
      wp_mail( ${recipient}, ${c.label(subject)}, ${message} );
    `;
  }
  return null;
}

/** A recurring event: its interval, when it is scheduled and taken off again, and what it does. */
export const cronEvent: Draft = {
  id: 'draft-cron-event',
  name: 'schedule_event',
  isWhole: true,
  needs:
    /\bcron\b|\bschedul\w*\b|\bhourly\b|\bdaily\b|\bweekly\b|\btwice(?: a |)daily\b|\bevery (?:\d+|night|day|hour|week)/,
  never:
    /\bclass\b|single event|site health|unschedule only|is scheduled\?|wp-cli|rest\b|scheduled posts|post_status|business day|shortcode|ajax|\$minutes|\$timestamp/,
  compose(c) {
    if (c.fn?.parameters != null && c.fn.parameters.length > 0) return null;
    const interval = intervalOf(c);
    const usual = recurrenceOf(c.instruction.prose);
    const every = interval?.name ?? usual;
    const hook =
      c.asked.states(
        /\b(?:cron )?(?:event|hook|job|task)\b\W{1,3}(?:(?:is|named|called|name|hook|for)\s+)*[`"']([a-z]\w*)[`"']/i,
      )?.[1] ??
      c.asked.states(
        /\b(?:cron )?(?:event|hook|job|task)\b(?:\s*(?:is|named|called|name|hook|:|=|for))*\s*[`"']?([a-z]\w*_\w+)/i,
      )?.[1] ??
      c.asked.states(/[`"']([a-z]\w*_\w+)[`"']\s+(?:cron |wp-cron |recurring )?(?:event|hook|job|task)/i)?.[1] ??
      c.asked.states(/\b([a-z]+_\w+)\s+(?:event|hook|job)\b/i)?.[1] ??
      c.asked.states(
        /\bschedul\w*\s+(?:the |an? )?(?:action |event |hook )?[`"']?([a-z]+_\w+)[`"']?\s+(?:with|on|using|at|to|every|for|daily|hourly|weekly|once|twice)/i,
      )?.[1];
    const work = workOf(c);
    if (every === null || (hook === undefined && work === null && interval === null)) return null;
    const name = hook ?? c.prefixed('event');
    const callback =
      c.instruction.functions.find(({ name: one }) => one !== name && !/schedul|activat|interval/.test(one))?.name ??
      c.asked.states(
        /\b(?:callback|handler|runs?|calls?)\b\W*(?:function |is |named |called )*[`"']?([a-z]\w*_\w+)/i,
      )?.[1];
    const onActivation = c.asked.states(/\b(?:on|upon|during|at|when)\b[^.;\n]*\bactivat/i) !== null;
    const off = c.asked.states(/\bdeactivat/i) !== null;
    c.asked.states(
      /\b(?:not|isn't|unless|already|once)\b[^.;\n]*\bscheduled\b|\bscheduled\b[^.;\n]*\b(?:once|not|isn't|already)\b/i,
    );
    c.asked.states(/\bschedul/i);
    c.asked.states(/\bcallback\b|\bhandler\b/i);
    const wantsEvent = hook !== undefined || work !== null;
    const schedule = php`
      if ( ! wp_next_scheduled( ${name} ) ) {
        wp_schedule_event( ${firstRun(c)}, ${every}, ${name} );
      }
    `;
    const parts: (Composed & { readonly name: string })[] = [];
    if (interval !== null)
      parts.push({
        name: c.prefixed('cron_schedules'),
        summary: 'Adds the interval.',
        params: 'array $schedules',
        returns: 'array',
        hooks: [{ kind: 'filter', hook: 'cron_schedules' }],
        body: php`
          $schedules[ ${interval.name} ] = ${{ interval: raw(interval.length), display: c.label(c.asked.phrase('display(?: name)?|label(?:led)?|shown as') ?? interval.display) }};

          return $schedules;
        `,
      });
    const scheduling = c.prefixed('schedule_event');
    if (wantsEvent)
      parts.push({
        name: scheduling,
        summary: 'Schedules the event, once.',
        hooks: onActivation ? [] : [{ kind: 'action', hook: 'init' }],
        body: schedule,
      });
    const doing = callback ?? c.prefixed('run_event');
    if (work !== null)
      parts.push({
        name: doing,
        summary: 'Does the scheduled work.',
        returns: 'void',
        hooks: [{ kind: 'action', hook: name }],
        body: work,
      });
    const clearing = c.prefixed('unschedule_event');
    if (off && wantsEvent)
      parts.push({
        name: clearing,
        summary: 'Takes the event off the schedule.',
        body: php`wp_clear_scheduled_hook( ${name} );`,
      });
    const [first, ...beside] = parts;
    if (first === undefined) return null;
    return {
      ...first,
      beside,
      after: joinPhp([
        onActivation && wantsEvent ? php`register_activation_hook( __FILE__, ${scheduling} );` : noPhp,
        off && wantsEvent ? php`register_deactivation_hook( __FILE__, ${clearing} );` : noPhp,
      ]),
    };
  },
};

/** A function that has something run once, later. */
export const singleEvent: Draft = {
  id: 'draft-single-event',
  name: 'schedule_once',
  isWhole: true,
  needs:
    /\bsingle\b[^.\n]{0,30}\bevent\b|\bschedul\w*\b[^.\n]*\b(?:once|later|in \$\w+|from now|minutes|hours)\b|wp_schedule_single_event/,
  never: /\bclass\b|daily|weekly|hourly|recurring|when a|whenever|rest\b|shortcode/,
  compose(c) {
    const params = c.fn?.parameters;
    const hook =
      c.asked.states(/\b(?:event|hook|action)\s+[`"']?([a-z]\w*_\w+)/i)?.[1] ??
      c.asked.states(/[`"']([a-z]\w*_\w+)[`"']/)?.[1];
    if (params == null || hook === undefined) return null;
    const time = params.find(
      ({ name, type }) =>
        /minutes|hours|days|seconds|delay|timestamp|when|time/.test(name) && !/string|array/.test(type),
    );
    const rest = params.filter((one) => one !== time);
    c.take(params.map(({ name }) => name));
    const unit =
      /minutes/.test(time?.name ?? '') || (time !== undefined && /\$\w+ minutes/.test(c.text))
        ? 'MINUTE_IN_SECONDS'
        : /hours/.test(time?.name ?? '')
          ? 'HOUR_IN_SECONDS'
          : /days/.test(time?.name ?? '')
            ? 'DAY_IN_SECONDS'
            : null;
    const moment =
      time === undefined
        ? `time() + ${spanOf(c.text) ?? 'HOUR_IN_SECONDS'}`
        : /timestamp|when/.test(time.name)
          ? `$${time.name}`
          : `time() + $${time.name}${unit === null ? '' : ` * ${unit}`}`;
    const args = rest.length === 0 ? 'array()' : `array( ${rest.map(({ name }) => `$${name}`).join(', ')} )`;
    const unless =
      c.asked.states(
        /\b(?:unless|only if|if (?:it|one|none|there)|already|not (?:yet )?scheduled|no such)\b[^.;\n]*/i,
      ) !== null;
    c.asked.states(/\bargument/i);
    const isBool = c.returnType === 'bool';
    return {
      summary: 'Schedules the event for later, once.',
      returns: isBool ? 'bool' : c.returnType === '' ? 'void' : c.returnType,
      body: joinPhp([
        unless
          ? php`
            if ( false !== wp_next_scheduled( ${hook}, ${raw(args)} ) ) {
              return${raw(isBool ? ' false' : '')};
            }
          `
          : noPhp,
        isBool
          ? php`return true === wp_schedule_single_event( ${raw(moment)}, ${hook}, ${raw(args)} );`
          : php`wp_schedule_single_event( ${raw(moment)}, ${hook}, ${raw(args)} );`,
      ]),
    };
  },
};
