import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';
import { type SiteEvent, siteEvents } from './events.ts';

const seconds: Readonly<Record<string, string>> = {
  minute: 'MINUTE_IN_SECONDS',
  hour: 'HOUR_IN_SECONDS',
  day: 'DAY_IN_SECONDS',
  week: 'WEEK_IN_SECONDS',
};

/** Something that is done when an event happens; null where the prompt does not ask for it. */
type Reaction = (c: Composer, event: SiteEvent) => PhpCode | null;

const scheduleOnce: Reaction = (c, { subject }) => {
  const hook = c.asked.states(/\bschedules?\b[^.]*?\bevent\s+[`"']?(\w+_\w+)/i)?.[1];
  if (hook === undefined) return null;
  const unit = c.asked.states(
    /\b\w+\s+(minute|hour|day|week)s?\s+(?:later|after|from now)|\bin\s+\w+\s+(minute|hour|day|week)s?/i,
  );
  const name = (unit?.[1] ?? unit?.[2] ?? 'minute').toLowerCase();
  const amount = c.amount(new RegExp(`^${name}s?$`), 1);
  return php`wp_schedule_single_event( time() + ${amount} * ${raw(seconds[name] ?? '1')}, ${hook}, array( ${raw(subject.id)} ) );`;
};

const setMeta: Reaction = (c, { subject }) => {
  const match = c.asked.states(
    /\b(?:sets?|stores?|saves?|writes?|records?)\b[^.]*?\b(user |post |comment )?meta(?: (?:key|field))?\s+[`"']?(\w+)[`"']?(?:\s+(?:to|=)\s+[`"']?([\w-]+)[`"']?)?/i,
  );
  if (match === null) return null;
  const [, kind, key = '', value] = match;
  const object =
    kind?.trim().toLowerCase() ??
    (subject.user !== undefined && subject.post === undefined
      ? 'user'
      : subject.comment === undefined
        ? 'post'
        : 'comment');
  const id = object === 'user' ? (subject.user ?? 'get_current_user_id()') : subject.id;
  const isNow = c.asked.states(/\b(?:current )?(?:unix )?time(?:stamp)?\b|\bcurrent (?:date|time)/i) !== null;
  const isDate = isNow && !c.says(/timestamp|unix/) && c.says(/mysql|date/);
  const written: PhpCode = isDate
    ? raw("current_time( 'mysql' )")
    : isNow || value === undefined || value === 'the'
      ? raw('time()')
      : php`${value}`;
  return php`${raw(`update_${object}_meta`)}( ${raw(id)}, ${key}, ${written} );`;
};

const sendMail: Reaction = (c, { subject }) => {
  if (
    c.asked.states(
      /\b(?:sends?|e-?mails?|notif(?:y|ies)|informs?)\b[^.]*\b(?:e-?mail|mail|author|admin\w*|message|notification)\b/i,
    ) === null
  )
    return null;
  const title = c.asked.states(/\bsubject\b\W*["'`]([^"'`]+)["'`]/i)?.[1] ?? 'Something new on the site';
  const text = c.asked.states(/\b(?:body|message|text)\b\W*["'`]([^"'`]+)["'`]/i)?.[1] ?? title;
  const toAuthor =
    c.says(
      /\bto (?:the |its )?(?:post )?author\b|\bauthor (?:of the post )?(?:gets|is (?:told|informed|notified))|(?:e-?mail|notify|inform) the (?:post )?author/,
    ) && subject.user !== undefined;
  const given = c.asked.states(/\b([\w.+-]+@[\w-]+\.[\w.]+\w)\b/)?.[1];
  const to =
    given !== undefined
      ? php`${given}`
      : toAuthor
        ? php`get_the_author_meta( 'user_email', ${raw(subject.user ?? '0')} )`
        : raw("get_option( 'admin_email' )");
  const link = subject.post === undefined ? raw('') : raw(` . "\\n" . get_permalink( ${subject.post} )`);
  return php`wp_mail( ${to}, ${c.label(title)}, ${c.label(text)}${c.says(/\blink|permalink|url\b/) ? link : raw('')} );`;
};

const count: Reaction = (c) => {
  const option = c.asked.states(
    /\b(?:increases?|increments?|counts? up|adds? (?:one|1) to)\b[^.]*?\boption\s+[`"']?(\w+)/i,
  )?.[1];
  return option === undefined ? null : php`update_option( ${option}, (int) get_option( ${option}, 0 ) + 1 );`;
};

const forget: Reaction = (c) => {
  const transient = c.asked.states(/\b(?:deletes?|clears?|flush\w*)\b[^.]*?\btransient\s+[`"']?(\w+)/i)?.[1];
  if (transient !== undefined) return php`delete_transient( ${transient} );`;
  const option = c.asked.states(/\b(?:deletes?|clears?)\b[^.]*?\boption\s+[`"']?(\w+)/i)?.[1];
  return option === undefined ? null : php`delete_option( ${option} );`;
};

const assignTerm: Reaction = (c, { subject }) => {
  const match = c.asked.states(
    /\b(?:assigns?|adds?|gives?|puts?|gets?)\b[^.]*?\b(category|tag|term)\b\W*["'`]([^"'`]+)["'`]/i,
  );
  if (match === null) return null;
  const taxonomy = match[1]?.toLowerCase() === 'category' ? 'category' : 'post_tag';
  return taxonomy === 'category'
    ? php`
      $term = get_term_by( 'name', ${match[2] ?? ''}, 'category' ) ?: get_term_by( 'slug', ${match[2] ?? ''}, 'category' );
      if ( $term instanceof WP_Term ) {
        wp_set_post_categories( ${raw(subject.id)}, array( $term->term_id ), true );
      }
    `
    : php`wp_add_post_tags( ${raw(subject.id)}, ${match[2] ?? ''} );`;
};

const reactions: readonly Reaction[] = [scheduleOnce, setMeta, sendMail, count, forget, assignTerm];

/** "When this happens, do that": an event with its conditions, and everything that is done then. */
export const reactionDraft: Draft = {
  id: 'draft-reaction',
  name: 'react',
  needs: /\b(?:when(?:ever)?|as soon as|after|every time|each time|once|on)\b/,
  never:
    /shortcode|rest\b|endpoint|\bclass\b|wp-cli|widget|settings page|meta ?box|list table|\bcolumn|redirect|activation|deactivat|register_|\bregister (?:the|a|an)\b|exporter|eraser|admin notice|notice\b|\bblock\b|returns?\b/,
  compose(c) {
    const event = siteEvents.find(({ said }) => c.asked.states(said) !== null);
    if (event === undefined) return null;
    const work = reactions.flatMap((react) => react(c, event) ?? []);
    if (work.length === 0) return null;
    const guards = event.guards?.(c) ?? [];
    return {
      summary: 'Does what follows from it.',
      params: event.params,
      hooks: [{ kind: 'action', hook: event.hook, args: event.args }],
      body: joinPhp([
        ...guards.map(
          (guard) => php`
            if ( ${guard} ) {
              return;
            }
          `,
        ),
        ...work,
      ]),
    };
  },
};
