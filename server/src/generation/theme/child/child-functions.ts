import { docComment, identifier, php, phpFile } from '../../writers/php.ts';
import type { Child } from './child-context.ts';

/** `functions.php` of a child theme. */
export function childFunctions({ plan: { names } }: Child): string {
  const { slug, prefix } = names;
  return phpFile(php`
    ${docComment(['Child theme functions. Loaded before the functions of the parent theme.', '', `@package ${names.className}`])}

    /**
     * Loads translations and adds the styles to the editor.
     */
    function ${identifier(`${prefix}_setup`)}() {
      load_child_theme_textdomain( ${slug}, get_stylesheet_directory() . '/languages' );
      add_editor_style( 'style.css' );
    }
    add_action( 'after_setup_theme', ${`${prefix}_setup`}, 11 );

    /**
     * Enqueues the stylesheets of the parent theme and of this theme, each once and in this order.
     *
     * Some parent themes enqueue style.css of the active theme, some their own, and block themes often none. Enqueued
     * stylesheets are looked up by URL, so this runs after the parent theme.
     */
    function ${identifier(`${prefix}_assets`)}() {
      $styles  = wp_styles();
      $parent  = wp_get_theme()->parent();
      $handles = array();

      foreach ( $styles->queue as $handle ) {
        if ( isset( $styles->registered[ $handle ] ) ) {
          $handles[ $styles->registered[ $handle ]->src ] = $handle;
        }
      }

      $own  = get_stylesheet_uri();
      $base = get_template_directory_uri() . '/style.css';

      if ( $parent && ! $parent->is_block_theme() && ! isset( $handles[ $base ] ) ) {
        $handles[ $base ] = ${`${slug}-parent-style`};
        wp_enqueue_style( $handles[ $base ], $base, array(), $parent->get( 'Version' ) );
      }

      $before = isset( $handles[ $base ] ) ? array( $handles[ $base ] ) : array();

      if ( isset( $handles[ $own ] ) ) {
        $own_style       = $styles->registered[ $handles[ $own ] ];
        $own_style->deps = array_merge( $own_style->deps, $before );
      } else {
        wp_enqueue_style( ${`${slug}-style`}, $own, $before, wp_get_theme()->get( 'Version' ) );
      }
    }
    add_action( 'wp_enqueue_scripts', ${`${prefix}_assets`}, 20 );
  `);
}
