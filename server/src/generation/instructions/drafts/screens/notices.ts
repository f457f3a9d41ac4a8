import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { Details } from '../details/details.ts';
import { capabilityIn } from '../details/who.ts';
import type { Draft } from '../draft.ts';

const screens: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:on|in|to) (?:the )?(?:wp |admin )?dashboard\b(?! (?:area|screens|pages))|\bdashboard (?:screen |page )?only\b/i,
    'dashboard',
  ],
  [/\b(?:on|in) (?:the )?plugins? (?:page|screen|list)|\b(?:on|in) (?:the )?plugins\b(?!\.)/i, 'plugins'],
  [/\b(?:on|in) (?:the )?users? (?:page|screen|list)|\bon (?:the )?users\b/i, 'users'],
  [/\b(?:on|in) (?:the )?themes? (?:page|screen)/i, 'themes'],
  [/\b(?:on|in) (?:the )?(?:list of posts|posts? (?:list|screen|page|table))/i, 'edit-post'],
  [/\b(?:on|in) (?:the )?(?:list of pages|pages? (?:list|screen|table))/i, 'edit-page'],
  [/\b(?:on|in) (?:the )?(?:media (?:library|screen|page)|upload screen)/i, 'upload'],
  [/\b(?:on|in) (?:the )?general settings\b|\bsettings (?:>|→) general/i, 'options-general'],
  [/\b(?:on|in) (?:the )?updates? (?:page|screen)/i, 'update-core'],
];

/** What the site has to be like for a notice to be due, as a test that stops it. */
function stopsOf(c: Composer, d: Details): PhpCode[] {
  const option =
    /\b(?:option|setting)\s+["'`]?([a-z]\w+)["'`]?\s*(?:is|has|=|was|isn't|does|being|are)?\s*((?:not |n't )?(?:yet )?(?:empty|set|missing|exist\w*|blank|unset|enabled|disabled|on|off|true|false|saved|filled))?/i.exec(
      c.text,
    ) ??
    /["'`]([a-z]\w*_\w+)["'`]\s+(?:option|setting)\s*(?:is|has|=|was|isn't|does)?\s*((?:not |n't )?(?:yet )?(?:empty|set|missing|exist\w*|blank|unset|enabled|disabled|on|off|true|false|saved|filled))?/i.exec(
      c.text,
    );
  const found: PhpCode[] = [];
  if (option !== null) {
    const [whole, name = '', state = ''] = option;
    const isEmpty =
      /^(?:empty|missing|blank|unset|disabled|off|false)|not (?:yet )?(?:set|exist|enabled|saved|filled)|n't/i.test(
        `${state}`,
      ) || /\b(?:isn't|doesn't|does not|is not|no)\b[^.;\n]*$/i.test(whole);
    const unless = /\bunless\b|\buntil\b/i.test(c.text.slice(Math.max(0, option.index - 20), option.index));
    found.push(isEmpty === unless ? php`! get_option( ${name} )` : php`get_option( ${name} )`);
  }
  const debug = /\b(?:WP_DEBUG|debug mode)\b[^.;,\n]*\b(on|off|true|false|enabled|disabled|active|set)\b/i.exec(
    c.text.replace(/["'`][^"'`\n]*["'`]/g, ''),
  );
  if (debug !== null || /\bWP_DEBUG\b/.test(c.text))
    found.push(
      raw(
        /^(?:off|false|disabled)$/i.test(debug?.[1] ?? '')
          ? "defined( 'WP_DEBUG' ) && WP_DEBUG"
          : "! ( defined( 'WP_DEBUG' ) && WP_DEBUG )",
      ),
    );
  const plugin = /["'`]([\w-]+\/[\w-]+\.php)["'`]/.exec(c.text)?.[1];
  if (plugin !== undefined)
    found.push(
      /\bnot active|\binactive|\bmissing|\bunless/i.test(c.text)
        ? php`is_plugin_active( ${plugin} )`
        : php`! is_plugin_active( ${plugin} )`,
    );
  else if (/\bwoocommerce\b[^.;\n]*\b(?:not active|inactive|missing|not installed)/i.test(c.text))
    found.push(raw("class_exists( 'WooCommerce' )"));
  if (/\bpermalinks?\b[^.;\n]*\bplain\b/i.test(c.text)) found.push(raw("get_option( 'permalink_structure' )"));
  if (/\bsearch engines?\b[^.;\n]*\b(?:discourag|block|hidden)|\bblog_public\b/i.test(c.text))
    found.push(raw("get_option( 'blog_public' )"));
  d.states(/\b(?:if|when|while|as long as|until|unless)\b/i);
  return found;
}

/** The text: in quotes, or what follows "text:" up to the end of its sentence. */
function textOf(c: Composer): string | null {
  const quoted = c.instruction.quoted.filter(
    ({ text, before }) => /\s/.test(text) && !/\b(?:option|class|screen|capability)\W*$/.test(before),
  );
  const best = quoted.find(({ text }) => /[.!?…]$|^[A-Z]/.test(text)) ?? quoted[0];
  if (best !== undefined) return best.text;
  const said = /\b(?:text|message|saying|says?|reads?|reading)\b\s*(?:is|:|=)?\s*([A-Z][^"'`\n]*?[.!?])(?=\s|$)/.exec(
    c.text,
  )?.[1];
  return said ?? c.instruction.quoted.find(({ text }) => /^[A-Z]/.test(text))?.text ?? null;
}

/** A notice in the administration: its kind, who sees it, where and when. */
export const adminNotice: Draft = {
  id: 'draft-admin-notice',
  name: 'show_notice',
  needs:
    /\bnotices?\b|\b(?:warning|message|reminder|banner)\b[^.\n]*\b(?:in (?:the )?(?:wp-)?admin|dashboard|admin area|admin screens?)\b/,
  never:
    /rest\b|undismiss|\b(?:remove|hide|disable|suppress) (?:all |the |other |update )*(?:admin )?notices?|dismiss(?:ed|al|ing)\b(?![^.]*not)|php notice|woocommerce notice|wc_add|bulk|older than|more than|redirect|transient|activation|once|front end|shortcode|content|per user|user meta|\bsav(?:e|ed|ing)\b|\bcron\b|customizer|php version|network|register_setting|settings page|checkout|cart/,
  compose(c) {
    const d = new Details(c);
    const text = textOf(c);
    if (text === null) return null;
    const prose = c.text.replace(/["'`][^"'`\n]*["'`]/g, '').replace(text, '');
    const kind = /\b(error|warning|success|info)\b/i.exec(prose)?.[1]?.toLowerCase() ?? 'info';
    const isDismissible =
      /\b(?:dismissible|dismissable|can be (?:dismissed|closed)|closable|closeable)\b/i.test(prose) &&
      !/\b(?:not|non|no|never|un|isn't|cannot be|can't be)[ -]?(?:be )?(?:dismiss\w+|clos\w+)/i.test(prose);
    const capability = capabilityIn(prose);
    const screen =
      screens.find(([said]) => said.test(prose))?.[1] ?? d.value('screens?(?: id)?', /^[a-z][\w-]*_[\w-]+$/);
    const stops = stopsOf(c, d);
    c.asked.takeAll();
    const guard = (test: PhpCode): PhpCode => php`
      if ( ${test} ) {
        return;
      }
    `;
    return {
      summary: 'Shows a notice in the administration.',
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'admin_notices' }],
      body: joinPhp([
        ...(capability === null ? [] : [guard(php`! current_user_can( ${capability} )`)]),
        ...(screen === undefined || screen === null
          ? []
          : [
              php`
                $screen = get_current_screen();
                if ( null === $screen || ${screen} !== $screen->id ) {
                  return;
                }
              `,
            ]),
        ...stops.map(guard),
        php`
          printf(
            ${`<div class="notice notice-${kind}${isDismissible ? ' is-dismissible' : ''}"><p>%s</p></div>`},
            ${c.escapedText(text)}
          );
        `,
      ]),
    };
  },
};
