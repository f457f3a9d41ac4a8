import { php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

const emptyFilters: readonly (readonly [string, readonly string[], RegExp, readonly (readonly [string, string])[]])[] =
  [
    ['disable-emoji', ['disable emojis', 'remove emoji scripts'], /emoji/, []],
    ['disable-xmlrpc', ['disable xml-rpc'], /xml-?rpc/, [['xmlrpc_enabled', '__return_false']]],
    [
      'disable-block-editor',
      ['disable block editor gutenberg', 'use classic editor'],
      /block editor|gutenberg|classic editor/,
      [['use_block_editor_for_post', '__return_false']],
    ],
    [
      'disable-auto-update',
      ['disable automatic updates', 'disable auto updates of plugins'],
      /auto(?:matic)?[ -]?updat/,
      [['automatic_updater_disabled', '__return_true']],
    ],
    [
      'disable-app-passwords',
      ['disable application passwords'],
      /application password/,
      [['wp_is_application_passwords_available', '__return_false']],
    ],
    ['disable-sitemaps', ['disable core xml sitemaps'], /sitemap/, [['wp_sitemaps_enabled', '__return_false']]],
    [
      'big-image',
      ['disable big image scaling threshold'],
      /big image/,
      [['big_image_size_threshold', '__return_false']],
    ],
  ];

const switchOffs: Recipe[] = emptyFilters.map(([id, asks, needs, filters]) => ({
  id,
  asks,
  needs,
  name: id.replace(/-/g, '_'),
  compose: (c) => {
    const byType = id === 'disable-block-editor' && c.postType(null) !== null;
    if (byType) {
      return {
        summary: 'Keeps the block editor away from a post type.',
        params: 'bool $use, string $post_type',
        returns: 'bool',
        hooks: [{ kind: 'filter', hook: 'use_block_editor_for_post_type', args: 2 }],
        body: php`return ${c.postType(null)} === $post_type ? false : $use;`,
      };
    }
    if (id === 'disable-emoji') {
      return {
        summary: 'Takes the scripts and styles of emoji away.',
        returns: 'void',
        hooks: [{ kind: 'action', hook: 'init' }],
        body: php`
        remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
        remove_action( 'wp_print_styles', 'print_emoji_styles' );
        remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
        remove_action( 'admin_print_styles', 'print_emoji_styles' );
      `,
      };
    }
    const value = filters[0]?.[1] === '__return_true';
    return {
      summary: 'Switches it off.',
      returns: 'bool',
      hooks: filters.map(([hook]) => ({ kind: 'filter', hook })),
      body: php`return ${value};`,
    };
  },
}));

const removeVersion: Recipe = {
  id: 'remove-generator',
  asks: ['remove wordpress version from head', 'hide generator meta tag', 'remove wp_generator'],
  name: 'remove_generator',
  needs: /generator|version/,
  never: /script version|stylesheet|handle|php version|enqueue/,
  compose: () => ({
    summary: 'Keeps the version of WordPress out of pages and feeds.',
    returns: 'string',
    hooks: [{ kind: 'filter', hook: 'the_generator' }],
    body: php`return '';`,
  }),
};

const filterValue: Recipe = {
  id: 'filter-to-value',
  asks: ['use the filter to return value', 'filter so that it returns', 'change value with filter hook'],
  name: 'filter_value',
  needs: /filter/,
  compose(c) {
    const hook = c.instruction.hooks[0];
    if (hook === undefined) return null;
    const literal = c.quoted(/(?:returns?|to|value|be|with)\W*$/) ?? c.amount(/to|returns?|value|be/, null);
    const value =
      literal ??
      (c.says(/return(?:s|ing)? true|to true|enable/)
        ? true
        : c.says(/return(?:s|ing)? false|to false|disable/)
          ? false
          : null);
    if (value === null) return null;
    return {
      summary: `Gives ${hook} a value of its own.`,
      params: '$value',
      hooks: [{ kind: 'filter', hook }],
      body: php`
      ${c.guard(raw('$value'))}

      return ${value};
    `,
    };
  },
};

export const siteSwitches: readonly Recipe[] = [...switchOffs, removeVersion, filterValue];
