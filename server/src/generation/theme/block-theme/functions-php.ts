import { docComment, identifier, joinPhp, noPhp, type PhpCode, php, phpFile } from '../../writers/php.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';
import { enqueueScheme, schemeAttribute } from '../scheme-php.ts';

/** A function and the hook that calls it. */
function hooked(name: string, hook: string, description: PhpCode, body: PhpCode): PhpCode {
  const called = identifier(name);
  return php`
    ${description}
    function ${called}() {
      ${body}
    }
    add_action( ${hook}, ${name} );
  `;
}

/** `functions.php` of a block theme: what theme.json and templates cannot say. */
export function functionsPhp(plan: ThemePlan): string {
  const { names, features } = plan;
  const { slug, prefix } = names;
  const setup = hooked(
    `${prefix}_setup`,
    'after_setup_theme',
    docComment(["Loads translations and adds the theme's styles to the editor."]),
    php`
      load_theme_textdomain( ${slug}, get_template_directory() . '/languages' );
      add_editor_style( 'style.css' );
      ${features.has('woocommerce_ready') ? shopSupport : noPhp}
    `,
  );
  const assets = hooked(
    `${prefix}_assets`,
    'wp_enqueue_scripts',
    docComment([`Enqueues the theme's stylesheet${features.has('dark_mode') ? ' and the color scheme script' : ''}.`]),
    php`
      $version = wp_get_theme( get_template() )->get( 'Version' );

      wp_enqueue_style( ${`${slug}-style`}, get_template_directory_uri() . '/style.css', array(), $version );
      ${features.has('dark_mode') ? enqueueScheme(plan) : noPhp}
    `,
  );
  const styles = hooked(
    `${prefix}_block_styles`,
    'init',
    docComment(['Registers block styles.']),
    php`
      register_block_style(
        'core/list',
        array(
          'name'  => 'checked',
          'label' => __( ${'Check marks'}, ${slug} ),
        )
      );
    `,
  );
  return phpFile(
    joinPhp(
      [
        docComment(['Theme functions.', '', `@package ${names.className}`]),
        setup,
        assets,
        features.has('dark_mode') ? schemeAttribute(plan) : noPhp,
        styles,
      ],
      '\n\n',
    ),
  );
}

const shopSupport = php`
  add_theme_support( 'woocommerce' );
  add_theme_support( 'wc-product-gallery-zoom' );
  add_theme_support( 'wc-product-gallery-lightbox' );
  add_theme_support( 'wc-product-gallery-slider' );
`;
