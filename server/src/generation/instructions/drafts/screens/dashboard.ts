import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { singular } from '../../naming.ts';
import { Details } from '../details/details.ts';
import { capabilityIn } from '../details/who.ts';
import type { Draft } from '../draft.ts';

const coreWidgets: readonly (readonly [RegExp, string, string])[] = [
  [/\bquick (?:draft|press)\b/i, 'dashboard_quick_press', 'side'],
  [/\bnews\b|\bevents\b|dashboard_primary/i, 'dashboard_primary', 'side'],
  [/\bat a glance\b|\bright now\b/i, 'dashboard_right_now', 'normal'],
  [/\bactivity\b/i, 'dashboard_activity', 'normal'],
  [/\bsite health\b/i, 'dashboard_site_health', 'normal'],
];

const removed: Draft = {
  id: 'draft-removed-dashboard-widgets',
  name: 'remove_dashboard_widgets',
  isWhole: true,
  needs: /\bdashboard\b|\bwelcome panel\b/,
  never: /\badd\b|\bcreate|\bregister\b(?!ed)|menu|redirect|notice|admin bar|toolbar/,
  compose(c) {
    const d = new Details(c);
    const refused = d.clauses.filter(({ isRefused }) => isRefused);
    const gone = coreWidgets.filter(([word]) => refused.some(({ text }) => word.test(text)));
    const named = refused
      .flatMap(({ text }) => [...text.matchAll(/["'`]([a-z]\w*_\w+)["'`]/g)].map(([, id = '']) => id))
      .filter((id) => !gone.some(([, own]) => own === id));
    const welcomes = refused.some(({ text }) => /\bwelcome\b/i.test(text));
    if (gone.length + named.length === 0 && !welcomes) return null;
    const spared = /\b(?:except|unless|but not|other than|non-)\b[^.;\n]*/i.exec(c.text)?.[0];
    const capability = spared === undefined ? null : capabilityIn(`for ${spared}`);
    c.asked.takeAll();
    return {
      summary: 'Takes widgets off the dashboard.',
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'wp_dashboard_setup', priority: 99 }],
      body: joinPhp([
        ...(capability === null
          ? []
          : [
              php`
                if ( current_user_can( ${capability} ) ) {
                  return;
                }
              `,
            ]),
        ...gone.map(([, id, place]) => php`remove_meta_box( ${id}, 'dashboard', ${place} );`),
        ...named.map((id) => php`remove_meta_box( ${id}, 'dashboard', 'normal' );`),
        ...(welcomes ? [raw("remove_action( 'welcome_panel', 'wp_welcome_panel' );")] : []),
      ]),
    };
  },
};

const statuses: readonly (readonly [RegExp, string])[] = [
  [/\bdrafts?\b/i, 'draft'],
  [/\bpending\b|\bwaiting for review\b/i, 'pending'],
  [/\bscheduled\b|\bfuture\b/i, 'future'],
  [/\bprivate\b/i, 'private'],
];

/** What is listed: a query of posts, as WordPress' functions take it. */
function queryOf(c: Composer, listed: string): PhpCode {
  const count =
    /\b(\d+)\b/.exec(listed)?.[1] ??
    ({ three: '3', five: '5', ten: '10' } as Record<string, string>)[
      /\b(three|five|ten)\b/i.exec(listed)?.[1]?.toLowerCase() ?? ''
    ] ??
    '5';
  const status = statuses.find(([word]) => word.test(listed))?.[1] ?? 'publish';
  const type =
    /\bpost type\s+["'`]?([a-z][\w-]*)/i.exec(c.text)?.[1] ??
    (/\bpages\b/i.test(listed) ? 'page' : (/["'`]([a-z][\w-]*)["'`] posts/i.exec(listed)?.[1] ?? 'post'));
  const by = /\b(?:last |recently )?(?:modified|updated|changed|edited)\b/i.test(listed)
    ? 'modified'
    : /\bcomment/i.test(listed)
      ? 'comment_count'
      : /\balphabetical|\bby title/i.test(listed)
        ? 'title'
        : 'date';
  const order = /\boldest\b/i.test(listed) || by === 'title' ? 'ASC' : 'DESC';
  const own = /\b(?:their own|his own|the user's|current user's|own)\b/i.test(listed);
  return php`get_posts( ${{ post_type: singular(type), post_status: status, numberposts: Number(count), orderby: by, order, ...(own ? { author: raw('get_current_user_id()') } : {}) }} )`;
}

const postList: Draft = {
  id: 'draft-dashboard-list',
  name: 'add_dashboard_widget',
  isWhole: true,
  needs: /\bdashboard widget\b|\bwidget (?:on|for|in|to) the (?:wp-admin |admin )?dashboard/,
  never: /\bremove\b|rest\b|\b(?:number|count|how many|total)\b|feed|quick draft/,
  compose(c) {
    const d = new Details(c);
    const listed = d.states(
      /\b(?:list|show|display|with|contain)\w*\b[^.;\n]*\b(?:drafts?|posts?|pages?|entries)\b[^.;\n]*/i,
    )?.[0];
    const title =
      d.text('widget|titled?|called|named|heading') ??
      c.instruction.quoted.find(({ text }) => /^[A-Z]/.test(text))?.text;
    if (listed === undefined || title === undefined || title === null) return null;
    const empty = c.instruction.quoted.find(
      ({ text, before, after }) =>
        text !== title &&
        (/\b(?:if|when|otherwise|none|empty|else|or)\b[^"'`]*$/i.test(before) || /^\W*(?:if|when)\b/i.test(after)),
    )?.text;
    const id = d.value('(?:widget )?id', /^[a-z][\w-]*$/) ?? c.prefixed('dashboard_widget');
    const capability = capabilityIn(c.text);
    const edits = /\bedit\b/i.test(c.text);
    const dated = /\bdates?\b/i.test(listed);
    c.asked.takeAll();
    const link = edits ? '(string) get_edit_post_link( $post )' : '(string) get_permalink( $post )';
    const callback = c.prefixed('render_dashboard_widget');
    return {
      summary: 'Adds the widget to the dashboard.',
      hooks: [{ kind: 'action', hook: 'wp_dashboard_setup' }],
      body: joinPhp([
        ...(capability === null
          ? []
          : [
              php`
                if ( ! current_user_can( ${capability} ) ) {
                  return;
                }
              `,
            ]),
        php`wp_add_dashboard_widget( ${id}, ${c.label(title)}, ${callback} );`,
      ]),
      beside: [
        {
          name: callback,
          summary: 'Lists the posts.',
          body: joinPhp([
            php`$posts = ${queryOf(c, listed)};`,
            php`
              if ( array() === $posts ) {
                ${empty === undefined ? raw('') : php`echo '<p>' . ${c.escapedText(empty)} . '</p>';`}
                return;
              }
            `,
            raw("\necho '<ul>';"),
            php`
              foreach ( $posts as $post ) {
                printf( ${dated ? '<li><a href="%s">%s</a> %s</li>' : '<li><a href="%s">%s</a></li>'}, esc_url( ${raw(link)} ), esc_html( get_the_title( $post ) )${raw(dated ? ", esc_html( get_the_date( '', $post ) )" : '')} );
              }
            `,
            raw("echo '</ul>';"),
          ]),
        },
      ],
    };
  },
};

export const dashboardDrafts: readonly Draft[] = [removed, postList];
