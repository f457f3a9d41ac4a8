import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Clean up the head": links that only few programs use. */
export const headLinks: SwitchedOff = {
  thing: 'head_links',
  label: 'RSD link and shortlinks in the page head',
  names:
    /^(?:(?:rsd|shortlinks?|short links?|wlwmanifest|windows live writer|wlw)(?: (?:links?|tags?|manifest))*(?: (?:and|,) (?:rsd|shortlinks?|wlwmanifest)(?: links?)?)*|(?:wp ?_ ?head|wp-head|(?:html |page |site )?head(?:er)?)(?: (?:section|tags?|links?|clutter|output|area|junk))*(?= )(?! ?image)|(?:meta )?(?:tags|links) (?:from|in) (?:the )?(?:wp ?_ ?head|head)) /,
  unless: /^ ?(?:image|menu|block|footer|script|code|field) /,
  says: () => 'The RSD link and the shortlink are removed from the head of all pages.',
  register: () => php`
    remove_action( 'wp_head', 'rsd_link' );
    remove_action( 'wp_head', 'wlwmanifest_link' );
    remove_action( 'wp_head', 'wp_shortlink_wp_head' );
    remove_action( 'template_redirect', 'wp_shortlink_header', 11 );
    remove_action( 'wp_head', 'adjacent_posts_rel_link_wp_head' );
  `,
  test: (plan) => php`
    /**
     * The links are not printed.
     */
    public function test_links_in_the_head_are_off() {
      ( new ${toolClass(plan, 'no_head_links')}() )->register();

      $this->assertFalse( has_action( 'wp_head', 'rsd_link' ) );
      $this->assertFalse( has_action( 'wp_head', 'wp_shortlink_wp_head' ) );
    }
  `,
};
