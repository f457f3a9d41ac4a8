import { docComment, joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { targetOf } from '../../link-to.ts';
import type { Classic } from '../classic-context.ts';

/** `inc/customizer.php`: the texts and the picture of the hero. */
export function customizer(classic: Classic): string {
  const { domain, plan, fn, callback } = classic;
  const { hero } = plan.copy;
  const setting = (key: string): string => `${plan.names.prefix}_hero_${key}`;
  const defaults: PhpCode = php`
    ${docComment(['Gets the default texts of the hero.', '', '@return string[]'])}
    function ${fn('hero_defaults')}() {
      return array(
        'title'  => __( ${hero.title}, ${domain} ),
        'text'   => __( ${hero.text}, ${domain} ),
        'action' => __( ${hero.action.label}, ${domain} ),
        'url'    => ${targetOf(hero.action.url)},
      );
    }
  `;
  const text: PhpCode = php`
    ${docComment([
      'Gets a text of the hero.',
      '',
      '@param string $key Key: title, text, action or url.',
      '@return string',
    ])}
    function ${fn('hero_text')}( $key ) {
      $defaults = ${fn('hero_defaults')}();

      return (string) get_theme_mod( ${setting('')} . $key, $defaults[ $key ] );
    }
  `;
  const picture: PhpCode = php`
    ${docComment(['Displays the image of the hero: the selected image or the default image of the theme.'])}
    function ${fn('hero_picture')}() {
      $picture = absint( get_theme_mod( ${setting('picture')} ) );

      if ( $picture > 0 && wp_attachment_is_image( $picture ) ) {
        echo wp_get_attachment_image( $picture, 'full', false, array( 'fetchpriority' => 'high' ) );
        return;
      }
      printf( '<img src="%s" alt="" width="1600" height="1200">', esc_url( get_theme_file_uri( 'assets/images/hero.svg' ) ) );
    }
  `;
  const controls: PhpCode = php`
    ${docComment(['Adds the hero settings to the Customizer.', '', '@param WP_Customize_Manager $customizer Customizer manager.'])}
    function ${fn('customize_register')}( $customizer ) {
      $defaults = ${fn('hero_defaults')}();
      $controls = array(
        'title'  => array( __( 'Heading', ${domain} ), 'text', 'sanitize_text_field' ),
        'text'   => array( __( 'Text', ${domain} ), 'textarea', 'sanitize_textarea_field' ),
        'action' => array( __( 'Button text', ${domain} ), 'text', 'sanitize_text_field' ),
        'url'    => array( __( 'Button URL', ${domain} ), 'text', 'esc_url_raw' ),
      );

      $customizer->add_section(
        ${`${plan.names.prefix}_hero`},
        array(
          'title'       => __( 'Front page hero', ${domain} ),
          'description' => __( 'The button is only shown if it has a text.', ${domain} ),
          'priority'    => 120,
        )
      );

      foreach ( $controls as $key => list( $label, $type, $sanitize ) ) {
        $customizer->add_setting(
          ${setting('')} . $key,
          array(
            'default'           => $defaults[ $key ],
            'sanitize_callback' => $sanitize,
          )
        );
        $customizer->add_control(
          ${setting('')} . $key,
          array(
            'label'   => $label,
            'section' => ${`${plan.names.prefix}_hero`},
            'type'    => $type,
          )
        );
      }

      $customizer->add_setting( ${setting('picture')}, array( 'sanitize_callback' => 'absint' ) );
      $customizer->add_control(
        new WP_Customize_Media_Control(
          $customizer,
          ${setting('picture')},
          array(
            'label'     => __( 'Image', ${domain} ),
            'section'   => ${`${plan.names.prefix}_hero`},
            'mime_type' => 'image',
          )
        )
      );
    }
    add_action( 'customize_register', ${callback('customize_register')} );
  `;
  return classic.library(
    'The front page hero and its Customizer settings.',
    joinPhp([defaults, text, picture, controls], '\n\n'),
  );
}
