import { type PhpCode, php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

const schedule: Recipe = {
  id: 'cron-schedule',
  asks: ['add custom cron schedule interval', 'custom cron interval minutes', 'new cron recurrence'],
  name: 'cron_schedules',
  needs: /cron|schedule/,
  never: /schedule an? (?:daily|hourly|weekly)|single event|unschedule/,
  joins: true,
  compose(c) {
    const name = c.named('(?:cron )?(?:schedule|interval|recurrence)') ?? c.instruction.quoted[0]?.text ?? null;
    if (name === null) return null;
    return {
      summary: 'Adds an interval for scheduled events.',
      params: 'array $schedules',
      returns: 'array',
      hooks: [{ kind: 'filter', hook: 'cron_schedules' }],
      body: php`
        $schedules[ ${name} ] = ${{ interval: c.duration('5 * MINUTE_IN_SECONDS'), display: c.label(c.labelFor(name)) }};

        return $schedules;
      `,
    };
  },
};

/** What a scheduled event does. */
function deed(c: Composer): PhpCode | null {
  const types = c.postType('post');
  if (c.says(/expired transients/)) return php`delete_expired_transients();`;
  const days = c.amount(/^days?$/, null);
  if (c.says(/trash|delet|remov/) && c.says(/posts?|drafts?|revisions?|comments/)) {
    if (c.says(/comments/)) {
      return php`
        foreach ( get_comments( ${{ status: c.says(/spam/) ? 'spam' : 'trash', fields: 'ids', number: 100, ...(days === null ? {} : { date_query: [{ before: `${days} days ago` }] }) }} ) as $comment_id ) {
          wp_delete_comment( $comment_id, true );
        }
      `;
    }
    return php`
      $post_ids = get_posts( ${{ post_type: c.says(/revisions?/) ? 'revision' : (types ?? 'post'), post_status: c.says(/drafts?/) ? 'draft' : c.says(/revisions?/) ? 'inherit' : c.says(/in (?:the )?trash|trashed/) ? 'trash' : 'publish', posts_per_page: 100, fields: 'ids', ...(days === null ? {} : { date_query: [{ before: `${days} days ago` }] }) }} );
      foreach ( $post_ids as $id ) {
        ${c.says(/move|to (?:the )?trash/) ? php`wp_trash_post( $id );` : php`wp_delete_post( $id, true );`}
      }
    `;
  }
  if (c.says(/e?-?mail|send/)) {
    const subject = c.quoted(/subject\W*(?:is|of|:)?\W*$/) ?? 'Report';
    return php`wp_mail( get_option( 'admin_email' ), ${subject}, sprintf( 'Published posts: %d', wp_count_posts()->publish ) );`;
  }
  if (c.says(/option/)) return php`update_option( ${c.named('options?') ?? c.prefixed('last_run')}, time(), false );`;
  if (c.says(/transient|cache/))
    return php`delete_transient( ${c.named('transients?|cache') ?? c.prefixed('cache')} );`;
  return null;
}

const event: Recipe = {
  id: 'cron-event',
  asks: [
    'schedule daily event',
    'schedule recurring cron event',
    'hourly cron job',
    'run every day wp-cron',
    'schedule event if not scheduled',
  ],
  name: 'schedule_event',
  needs: /schedul|cron|hourly|daily|twice|weekly|every (?:day|hour|week|night)/,
  never: /unschedule|custom .{0,15}(?:schedule|interval)|display|future|is .{0,20}scheduled\?|interval of/,
  compose(c) {
    const hook = c.named('(?:cron )?(?:event|hook|job|action)s?(?: hook| name)?') ?? c.prefixed('event');
    const every = /\btwice ?daily|twice a day/.test(c.instruction.prose)
      ? 'twicedaily'
      : c.says(/hourly|every hour|once an hour/)
        ? 'hourly'
        : c.says(/weekly|every week|once a week/)
          ? 'weekly'
          : 'daily';
    const work = deed(c);
    const run =
      work === null
        ? []
        : [
            {
              name: c.prefixed('run_event'),
              summary: 'Does the scheduled work.',
              returns: 'void',
              hooks: [{ kind: 'action' as const, hook }],
              body: work,
            },
          ];
    return {
      summary: 'Schedules the event, once.',
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'init' }],
      body: php`
        if ( ! wp_next_scheduled( ${hook} ) ) {
          wp_schedule_event( time(), ${every}, ${hook} );
        }
      `,
      beside: run,
    };
  },
};

const unschedule: Recipe = {
  id: 'unschedule-event',
  asks: ['unschedule event on deactivation', 'clear scheduled hook', 'remove cron event'],
  name: 'unschedule_event',
  needs: /unschedul|clear .{0,20}(?:scheduled|cron)|remove .{0,20}cron|deactivat/,
  joins: true,
  compose(c) {
    const hook = c.argOrNamed('key', c.named('(?:cron |scheduled )?(?:event|hook|job)s?'));
    return {
      summary: 'Takes the event off the schedule.',
      returns: c.returnType === 'int' ? 'int' : 'void',
      body:
        c.returnType === 'int'
          ? php`return (int) wp_clear_scheduled_hook( ${hook} );`
          : php`wp_clear_scheduled_hook( ${hook} );`,
    };
  },
};

const single: Recipe = {
  id: 'single-event',
  asks: ['schedule single event in minutes', 'run once in one hour', 'schedule one time event'],
  name: 'schedule_once',
  needs: /single|once|one[- ]time|later|from now|delay/,
  never: /if it is not|daily|cache|checks? whether|exactly once/,
  compose(c) {
    const hook = c.argOrNamed('key', c.named('(?:cron |single )?(?:event|hook|job|action)s?'));
    const list = c.find('args') ?? (c.find('post') === null ? null : raw(`array( ${c.arg('post')} )`));
    return {
      summary: 'Schedules an event for later, once.',
      returns: 'bool',
      body: php`return true === wp_schedule_single_event( time() + ${c.duration('HOUR_IN_SECONDS')}, ${hook}${list === null ? raw('') : raw(`, ${list}`)} );`,
    };
  },
};

export const backgroundWork: readonly Recipe[] = [schedule, event, unschedule, single];
