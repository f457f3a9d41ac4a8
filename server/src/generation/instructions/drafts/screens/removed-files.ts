import { joinPhp, php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import { guard } from '../../conditions.ts';
import type { Draft } from '../draft.ts';

/** What is taken off a page again. */
export const removedFiles: Draft = {
  id: 'draft-removed-files',
  name: 'remove_assets',
  isWhole: true,
  needs:
    /\bdequeue|\bderegister|\bremove\b[^.\n]*\b(?:jquery[- ]migrate|block library|wp-block-library|dashicons|emojis?|global styles|classic-theme-styles|contact-form-7)|\bunload/,
  never: /version|query string|emoji|\.js\b|\.css\b/,
  compose(c) {
    const migrate = c.asked.states(/\bjquery[- ]migrate\b/i) !== null;
    const withoutMigrate = {
      summary: 'Loads jQuery without jQuery Migrate.',
      params: 'WP_Scripts $scripts',
      hooks: [{ kind: 'action' as const, hook: 'wp_default_scripts' }],
      body: php`
          if ( ! is_admin() && isset( $scripts->registered['jquery'] ) ) {
            $scripts->registered['jquery']->deps = array_diff( $scripts->registered['jquery']->deps, array( 'jquery-migrate' ) );
          }
        `,
    };
    const words: readonly (readonly [RegExp, string])[] = [
      [/\bblock library\b/i, 'wp-block-library'],
      [/\bglobal styles\b/i, 'global-styles'],
      [/\bclassic[- ]theme[- ]styles\b/i, 'classic-theme-styles'],
      [/\bdashicons\b/i, 'dashicons'],
    ];
    const bare = [...c.text.matchAll(/[`"']([a-z][\w-]+)[`"']|\b(wp-[a-z-]+|[a-z]+(?:-[a-z0-9]+)+)\b/g)].map(
      ([, one, two]) => one ?? two ?? '',
    );
    const handles = [
      ...new Set([
        ...bare.filter(
          (one) =>
            !/^(?:front-end|logged-(?:in|out)|non-|deregister|jquery-migrate|log-)/.test(one) && !one.includes('_'),
        ),
        ...words.filter(([said]) => said.test(c.text)).map(([, handle]) => handle),
      ]),
    ];
    if (handles.length === 0) return migrate ? withoutMigrate : null;
    c.asked.takeAll();
    const isScript = (handle: string) =>
      new RegExp(String.raw`\bscripts?\b[^.;]{0,40}${handle}|${handle}[\`"']?\s+script`, 'i').test(c.text) &&
      !new RegExp(String.raw`\bstyles?(?:heet)?s?\b[^.;]{0,20}${handle}`, 'i').test(c.text);
    const drops = c.says(/\bderegister/);
    const guests = c.says(/\blogged[ -]out|not logged[ -]in|visitors|guests|anonymous/);
    return {
      ...(migrate ? { beside: [{ name: c.prefixed('remove_jquery_migrate'), ...withoutMigrate }] } : {}),
      summary: 'Takes the files off the page.',
      hooks: [
        {
          kind: 'action',
          hook: c.says(/\bin (?:the )?admin\b|admin_enqueue/) ? 'admin_enqueue_scripts' : 'wp_enqueue_scripts',
          priority: 100,
        },
      ],
      body: joinPhp([
        guests
          ? php`
            if ( is_user_logged_in() ) {
              return;
            }
          `
          : guard(c.instruction, null),
        ...handles.flatMap((handle) => {
          const kind = isScript(handle) ? 'script' : 'style';
          return [
            php`${raw(`wp_dequeue_${kind}`)}( ${handle} );`,
            ...(drops ? [php`${raw(`wp_deregister_${kind}`)}( ${handle} );`] : []),
          ];
        }),
      ]),
    };
  },
};
