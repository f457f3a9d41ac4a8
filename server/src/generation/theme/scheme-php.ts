import { identifier, type PhpCode, php } from '../writers/php.ts';
import { earlyScheme } from './block-theme/assets/scheme-script.ts';
import type { ThemePlan } from './plan/theme-plan.ts';

/** Statements that add the script for light and dark, in a function that has `$version`. */
export const enqueueScheme = ({ names: { slug } }: ThemePlan): PhpCode => php`
  wp_enqueue_script( ${`${slug}-scheme`}, get_template_directory_uri() . '/assets/js/scheme.js', array(), $version, array( 'strategy' => 'defer' ) );
  // Applies the stored choice before the page is rendered.
  wp_add_inline_script( ${`${slug}-scheme`}, ${earlyScheme(slug).text.replace(/\s+/g, ' ')}, 'before' );
`;

/** A function that tells the stylesheet whether the chosen style of the theme is a dark one. */
export const schemeAttribute = ({ names: { prefix } }: ThemePlan): PhpCode => php`
  /**
   * Adds an attribute for dark style variations, used by the stylesheet.
   *
   * @param string $attributes Attributes of the html element.
   * @return string Filtered attributes.
   */
  function ${identifier(`${prefix}_scheme_attribute`)}( $attributes ) {
    if ( is_admin() || 'dark' !== wp_get_global_settings( array( 'custom', 'scheme', 'initial' ) ) ) {
      return $attributes;
    }

    return $attributes . ' data-initial-scheme="dark"';
  }
  add_filter( 'language_attributes', ${`${prefix}_scheme_attribute`} );
`;
