import { docComment, joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import type { Classic } from '../classic-context.ts';

/** `inc/customizer.php`: the texts and the picture of the hero. */
export function customizer(classic: Classic): string {
  const { domain, plan, fn, callback } = classic;
  const { hero } = plan.copy;
  const setting = (key: string): string => `${plan.names.prefix}_hero_${key}`;
  const defaults: PhpCode = php`
    ${docComment(['What the hero says until somebody changes it in the Customizer.', '', '@return string[]'])}
    function ${fn('hero_defaults')}() {
      return array(
        'title'  => __( ${hero.title}, ${domain} ),
        'text'   => __( ${hero.text}, ${domain} ),
        'action' => __( ${hero.action}, ${domain} ),
        'url'    => '#latest',
      );
    }
  `;
  const text: PhpCode = php`
    ${docComment([
      'A text of the hero.',
      '',
      '@param string $key One of title, text, action and url.',
      '@return string',
    ])}
    function ${fn('hero_text')}( $key ) {
      $defaults = ${fn('hero_defaults')}();

      return (string) get_theme_mod( ${setting('')} . $key, $defaults[ $key ] );
    }
  `;
  const picture: PhpCode = php`
    ${docComment(['Shows the picture of the hero: the one from the media library, else the one of the theme.'])}
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
    ${docComment(['Adds the hero to the Customizer.', '', '@param WP_Customize_Manager $customizer The Customizer.'])}
    function ${fn('customize_register')}( $customizer ) {
      $defaults = ${fn('hero_defaults')}();
      $controls = array(
        'title'  => array( __( 'Heading', ${domain} ), 'text', 'sanitize_text_field' ),
        'text'   => array( __( 'Text', ${domain} ), 'textarea', 'sanitize_textarea_field' ),
        'action' => array( __( 'Label of the button', ${domain} ), 'text', 'sanitize_text_field' ),
        'url'    => array( __( 'Address of the button', ${domain} ), 'text', 'esc_url_raw' ),
      );

      $customizer->add_section(
        ${`${plan.names.prefix}_hero`},
        array(
          'title'       => __( 'Hero of the front page', ${domain} ),
          'description' => __( 'The button is shown when it has a label.', ${domain} ),
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
            'label'     => __( 'Picture', ${domain} ),
            'section'   => ${`${plan.names.prefix}_hero`},
            'mime_type' => 'image',
          )
        )
      );
    }
    add_action( 'customize_register', ${callback('customize_register')} );
  `;
  return classic.library(
    'The hero of the front page, and its settings in the Customizer.',
    joinPhp([defaults, text, picture, controls], '\n\n'),
  );
}
