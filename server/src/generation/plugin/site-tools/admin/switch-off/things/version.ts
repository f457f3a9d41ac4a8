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
  says: () => 'The WordPress version is removed from pages, feeds and the URLs of scripts and styles.',
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
       * Replaces the WordPress version in the URL of a script or style with a hash of it, so that browsers still reload
       * the file after an update.
       *
       * @param string $src Source URL.
       * @return string Source URL without the version.
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
     * URLs change with the version without revealing it.
     */
    public function test_the_version_is_hidden() {
      $version = get_bloginfo( 'version' );
      $hidden  = ( new ${toolClass(plan, 'no_version')}() )->hide_in_address( 'https://example.org/a.js?ver=' . $version );

      $this->assertStringNotContainsString( $version, $hidden );
      $this->assertStringContainsString( '?ver=', $hidden );
    }
  `,
};
