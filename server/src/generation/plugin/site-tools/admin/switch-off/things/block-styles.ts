import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Remove the block library CSS" of sites that use no blocks. */
export const blockStyles: SwitchedOff = {
  thing: 'block_styles',
  label: 'Block styles',
  names:
    /^(?:(?:gutenberg|block(?: editor)?|wp-block|block library|global)(?: (?:library|block|editor|editor's|styles?))*(?: (?:css|styles?|stylesheets?))(?: (?:and|,) global styles)?|global styles) /,
  says: () =>
    'The block library stylesheets are not loaded. Only do this if neither the theme nor the content uses blocks.',
  register: () => php`add_action( 'wp_enqueue_scripts', array( $this, 'remove' ), 100 );`,
  methods: () => [
    php`
      /**
       * Dequeues the block styles.
       */
      public function remove() {
        foreach ( array( 'wp-block-library', 'wp-block-library-theme', 'classic-theme-styles', 'global-styles' ) as $handle ) {
          wp_dequeue_style( $handle );
        }
      }
    `,
  ],
  test: (plan) => php`
    /**
     * Block styles are not loaded.
     */
    public function test_styles_of_blocks_are_off() {
      wp_enqueue_style( 'wp-block-library' );
      ( new ${toolClass(plan, 'no_block_styles')}() )->remove();

      $this->assertFalse( wp_style_is( 'wp-block-library', 'enqueued' ) );
    }
  `,
};
