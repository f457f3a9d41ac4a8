import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Remove the version numbers from scripts and styles", whoever loads them; the admin keeps them, so that updates arrive. */
export const assetVersions: SwitchedOff = {
  thing: 'asset_versions',
  label: 'Version numbers of scripts and styles',
  names:
    /^(?:(?:version(?:s| (?:numbers?|strings?|parameters?|quer(?:y|ies)))|(?:version )?query (?:strings?|parameters?)) (?:from|of|on|in) (?:the |all |static )*(?:scripts?|styles?|stylesheets?|assets?|resources|css|js|javascript)(?: ?(?:,|and|&) ?(?:scripts?|styles?|stylesheets?|css|js|javascript))*(?: files)?) /,
  says: () => 'The addresses of scripts and styles on the front end have no version number.',
  register: () => php`
    add_filter( 'style_loader_src', array( $this, 'without_version' ), 100 );
    add_filter( 'script_loader_src', array( $this, 'without_version' ), 100 );
    add_filter( 'script_module_loader_src', array( $this, 'without_version' ), 100 );
  `,
  methods: () => [
    php`
      /**
       * Removes the version from the URL of a script or style on the front end.
       *
       * @param string $src Source URL.
       * @return string Source URL without its ver parameter.
       */
      public function without_version( $src ) {
        if ( is_admin() || ! is_string( $src ) ) {
          return $src;
        }

        // Other parameters stay as they are: remove_query_arg() would join those of the same name.
        return (string) preg_replace( array( '/([?&])ver=[^&#]*&?/', '/[?&](?=#|$)/' ), array( '$1', '' ), $src );
      }
    `,
  ],
  test: (plan) => php`
    /**
     * The version is removed, and nothing else.
     */
    public function test_asset_versions_are_off() {
      set_current_screen( 'front' );
      $part = new ${toolClass(plan, 'no_asset_versions')}();

      $this->assertSame( 'https://example.org/a.js', $part->without_version( 'https://example.org/a.js?ver=1.2' ) );
      $this->assertSame( 'https://example.org/a.css?f=a&f=b', $part->without_version( 'https://example.org/a.css?f=a&ver=3&f=b' ) );
    }
  `,
};
