import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';

/** The capability that the prompt asks for, whatever it calls it. */
export function capabilityOf(c: Composer): string | null {
  const named = c.asked.states(
    /\b((?:manage|edit|publish|delete|read|moderate|upload|install|activate|list|create|promote|switch|update|export|import|customize)_[a-z_]+)\b/,
  )?.[1];
  if (named !== undefined && !/_(?:post_meta|acme)/.test(named)) return named;
  if (c.asked.states(/\bonly\b[^.]*\badmin(?:istrator)?s?\b|\badmin(?:istrator)?s? only\b/i) !== null)
    return 'manage_options';
  if (c.asked.states(/\bonly\b[^.]*\beditors?\b/i) !== null) return 'edit_others_posts';
  return null;
}

/** When a notice is due, by what the prompt says of an option. */
function due(c: Composer): PhpCode | null {
  const option = c.asked.value('options?');
  if (option === null) return null;
  const age = c.asked.states(/\b(?:more than|older than|longer than|over)\s+(\w+)\s+(day|hour|week|minute)s?\b/i);
  const missing = c.asked.states(/\b(?:isn't|is not|not) (?:there|set)|\bmissing|\bempty|\bdoes(?:n't| not) exist/i);
  const unit = { day: 'DAY', hour: 'HOUR', week: 'WEEK', minute: 'MINUTE' }[age?.[2]?.toLowerCase() ?? ''] ?? 'DAY';
  if (age !== null) {
    const count = c.amount(new RegExp(`^${age[2]}s?$`), 7);
    return missing === null
      ? php`get_option( ${option} ) && (int) get_option( ${option} ) < time() - ${count} * ${raw(`${unit}_IN_SECONDS`)}`
      : php`(int) get_option( ${option}, 0 ) < time() - ${count} * ${raw(`${unit}_IN_SECONDS`)}`;
  }
  return missing === null ? php`get_option( ${option} )` : php`! get_option( ${option} )`;
}

const notice: Draft = {
  id: 'draft-admin-notice',
  name: 'show_notice',
  needs: /\bnotices?\b/,
  never: /rest\b|undismiss|remove (?:all )?notices|hide|dismiss(?!ible)|plugin is|php version|php notice/,
  compose(c) {
    const text = c.phrases()[0]?.text ?? null;
    const condition = due(c);
    if (text === null || condition === null || !c.says(/\b(?:older than|more than|longer than|over|network)\b/))
      return null;
    const capability = capabilityOf(c);
    const kind = /\b(error|warning|success|info)\b/.exec(c.instruction.prose)?.[1] ?? 'info';
    c.asked.states(/admin_notices|notice/i);
    const dismissible = c.says(/dismissible/) ? ' is-dismissible' : '';
    const screen = c.asked
      .states(/\b(?:only )?on (?:the )?(dashboard|plugins|posts?|pages?|users?)\b(?: screen)?/i)?.[1]
      ?.toLowerCase();
    const screens: Readonly<Record<string, string>> = {
      dashboard: 'dashboard',
      plugins: 'plugins',
      users: 'users',
      user: 'users',
      posts: 'edit-post',
      post: 'post',
      pages: 'edit-page',
      page: 'page',
    };
    const place = screen === undefined ? undefined : screens[screen];
    c.asked.takeAll();
    return {
      summary: 'Shows a notice when it is due.',
      hooks: [{ kind: 'action', hook: c.says(/network/) ? 'network_admin_notices' : 'admin_notices' }],
      body: joinPhp([
        capability === null
          ? raw('')
          : php`
            if ( ! current_user_can( ${capability} ) ) {
              return;
            }
          `,
        place === undefined
          ? raw('')
          : php`
            $screen = get_current_screen();
            if ( null === $screen || ${place} !== $screen->id ) {
              return;
            }
          `,
        php`
          if ( ${condition} ) {
            printf(
              ${`<div class="notice notice-${kind}${dismissible}"><p>%s</p></div>`},
              ${c.escapedText(text)}
            );
          }
        `,
      ]),
    };
  },
};

/** Figures that a widget of the dashboard lists: words, label, expression. */
const figures: readonly (readonly [RegExp, string, string])[] = [
  [/\bposts?\b[^,.;]*\bpublished\b|\bpublished posts?\b/i, 'Published posts', 'wp_count_posts()->publish'],
  [/\bpages?\b[^,.;]*\bpublished\b|\bpublished pages?\b/i, 'Published pages', "wp_count_posts( 'page' )->publish"],
  [/\bdrafts?\b/i, 'Drafts', 'wp_count_posts()->draft'],
  [/\bpending posts?\b|\bposts? (?:waiting|pending)/i, 'Pending posts', 'wp_count_posts()->pending'],
  [/\bcomments?\b[^,.;]*\bapproved\b|\bapproved comments?\b/i, 'Approved comments', 'wp_count_comments()->approved'],
  [
    /\bcomments?\b[^,.;]*\b(?:pending|moderat\w+|waiting)\b|\bpending comments?\b/i,
    'Comments to moderate',
    'wp_count_comments()->moderated',
  ],
  [/\bspam\b/i, 'Spam comments', 'wp_count_comments()->spam'],
  [
    /\busers?\b[^,.;]*\b(?:registered|there are|has)\b|\b(?:number of|registered|total|how many) users?\b/i,
    'Users',
    "count_users()['total_users']",
  ],
  [/\b(?:media|attachments|images|files)\b/i, 'Media files', 'array_sum( (array) wp_count_attachments() )'],
];

const dashboardWidget: Draft = {
  id: 'draft-dashboard-widget',
  name: 'add_dashboard_widget',
  needs: /\bdashboard widget|widget (?:on|for|in|to) the (?:wp-admin |admin )?dashboard/,
  never: /remove|rest\b/,
  compose(c) {
    const found = figures.filter(([said]) => c.asked.states(said) !== null);
    if (found.length === 0) return null;
    const title = c.asked.phrase('widget|titled?|called|named|heading') ?? c.phrases()[0]?.text ?? 'Figures';
    const id = c.asked.token('widget id|id') ?? c.prefixed('dashboard_widget');
    const capability = capabilityOf(c);
    c.asked.states(/dashboard widget/i);
    const callback = c.prefixed('render_dashboard_widget');
    return {
      summary: 'Adds the widget to the dashboard.',
      hooks: [{ kind: 'action', hook: 'wp_dashboard_setup' }],
      body: joinPhp([
        capability === null
          ? raw('')
          : php`
            if ( ! current_user_can( ${capability} ) ) {
              return;
            }
          `,
        php`wp_add_dashboard_widget( ${id}, ${c.label(title)}, ${callback} );`,
      ]),
      beside: [
        {
          name: callback,
          summary: 'Shows the figures.',
          body: php`
            $figures = ${Object.fromEntries(found.map(([, label, code]) => [label, raw(code)]))};
            echo '<ul>';
            foreach ( $figures as $label => $count ) {
              printf( '<li>%s: %s</li>', esc_html( $label ), esc_html( (string) (int) $count ) );
            }
            echo '</ul>';
          `,
        },
      ],
    };
  },
};

export const noticeDrafts: readonly Draft[] = [notice, dashboardWidget];
