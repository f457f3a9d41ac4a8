import { docComment, identifier, php, phpFile } from '../../writers/php.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';

/** `functions.php` of a child theme. */
export function childFunctions({ names }: ThemePlan): string {
  const { slug, prefix } = names;
  return phpFile(php`
    ${docComment(['Functions of the child theme. Those of its parent are loaded after them.', '', `@package ${names.className}`])}

    /**
     * Loads translations and shows the styles in the editor too.
     */
    function ${identifier(`${prefix}_setup`)}() {
      load_child_theme_textdomain( ${slug}, get_stylesheet_directory() . '/languages' );
      add_editor_style( 'style.css' );
    }
    add_action( 'after_setup_theme', ${`${prefix}_setup`} );

    /**
     * Adds the styles of the parent and of this theme, each once.
     *
     * Some parents add style.css of the active theme, some their own, and block themes often none: what is there already
     * tells, because this comes after the parent.
     */
    function ${identifier(`${prefix}_assets`)}() {
      $parent = get_template_directory_uri() . '/style.css';
      $added  = array_column( array_intersect_key( wp_styles()->registered, array_flip( wp_styles()->queue ) ), 'src' );

      if ( ! wp_is_block_theme() && ! in_array( $parent, $added, true ) ) {
        wp_enqueue_style( ${`${slug}-parent`}, $parent, array(), wp_get_theme( get_template() )->get( 'Version' ) );
      }

      if ( ! in_array( get_stylesheet_uri(), $added, true ) ) {
        wp_enqueue_style( ${`${slug}-style`}, get_stylesheet_uri(), array(), wp_get_theme()->get( 'Version' ) );
      }
    }
    add_action( 'wp_enqueue_scripts', ${`${prefix}_assets`}, 20 );
  `);
}
