import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Hide the WordPress version": in pages, feeds, and the addresses of scripts and styles. */
export const version: SwitchedOff = {
  thing: 'version',
  label: 'WordPress version',
  names:
    /^(?:(?:(?:wordpress|wp)?(?:'s)? ?)?version(?: (?:number|info|information|string|tag|meta(?: tag)?))?s?|(?:meta )?generator(?: (?:meta )?tags?| meta)?) /,
  unless: /^ ?(?:field|of (?:the )?(?!wordpress|wp)|history|control|for )/,
  says: () =>
    'The version of WordPress is not told: not in pages and feeds, nor behind the addresses of scripts and styles.',
  register: () => php`
    remove_action( 'wp_head', 'wp_generator' );
    add_filter( 'the_generator', '__return_empty_string' );
    add_filter( 'style_loader_src', array( $this, 'hide_in_address' ), 100 );
    add_filter( 'script_loader_src', array( $this, 'hide_in_address' ), 100 );
    add_filter( 'script_module_loader_src', array( $this, 'hide_in_address' ), 100 );
  `,
  methods: () => [
    php`
      /**
       * Replaces the version behind the address of a script or style by something that changes with it, so that browsers
       * still load it anew after an update.
       *
       * @param string $src The address.
       * @return string The address without the version.
       */
      public function hide_in_address( $src ) {
        $version = get_bloginfo( 'version' );

        if ( ! is_string( $src ) || false === strpos( $src, 'ver=' . $version ) ) {
          return $src;
        }

        return str_replace( 'ver=' . $version, 'ver=' . substr( wp_hash( $version ), 0, 8 ), $src );
      }
    `,
  ],
  test: (plan) => php`
    /**
     * Addresses change with the version, but do not tell it.
     */
    public function test_the_version_is_hidden() {
      $version = get_bloginfo( 'version' );
      $hidden  = ( new ${toolClass(plan, 'no_version')}() )->hide_in_address( 'https://example.org/a.js?ver=' . $version );

      $this->assertStringNotContainsString( $version, $hidden );
      $this->assertStringContainsString( '?ver=', $hidden );
    }
  `,
};
