import { joinJs, js } from '../../../writers/js.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { palettePresets } from '../../color/palette.ts';
import type { Classic } from '../classic-context.ts';
import { fontSizeTokens } from '../styles/tokens.ts';
import { hooked } from './hooked.ts';

/** Presets for the editor, where no theme.json has them. */
function editorPresets({ plan, domain, hasThemeJson }: Classic): PhpCode {
  if (hasThemeJson) return noPhp;
  const colors = palettePresets(plan.palette).map(({ slug, name, color }) => ({
    name: php`__( ${name}, ${domain} )`,
    slug,
    color,
  }));
  const sizes = fontSizeTokens(plan).map(({ slug, name, size }) => ({
    name: php`__( ${name}, ${domain} )`,
    slug,
    size,
  }));
  return php`

    add_theme_support( 'editor-color-palette', ${colors} );
    add_theme_support( 'editor-font-sizes', ${sizes} );
  `;
}

function setup(classic: Classic): PhpCode {
  const { domain } = classic;
  return hooked(
    classic,
    'setup',
    'after_setup_theme',
    ['Sets up theme defaults and registers support for WordPress features and menus.'],
    php`
      load_theme_textdomain( ${domain}, get_template_directory() . '/languages' );

      add_theme_support( 'automatic-feed-links' );
      add_theme_support( 'title-tag' );
      add_theme_support( 'post-thumbnails' );
      add_theme_support( 'responsive-embeds' );
      add_theme_support( 'align-wide' );
      add_theme_support( 'wp-block-styles' );
      add_theme_support( 'editor-styles' );
      add_theme_support( 'customize-selective-refresh-widgets' );
      add_theme_support(
        'html5',
        array(
          'search-form',
          'comment-form',
          'comment-list',
          'gallery',
          'caption',
          'style',
          'script',
          'navigation-widgets',
        )
      );
      add_theme_support(
        'custom-logo',
        array(
          'height'      => 96,
          'width'       => 320,
          'flex-height' => true,
          'flex-width'  => true,
        )
      );
      ${editorPresets(classic)}

      add_editor_style( 'assets/css/editor-style.css' );

      register_nav_menus(
        array(
          'primary' => __( 'Main menu', ${domain} ),
          'footer'  => __( 'Footer menu', ${domain} ),
          'social'  => __( 'Social links', ${domain} ),
        )
      );
    `,
  );
}

const contentWidth = (classic: Classic): PhpCode =>
  hooked(
    classic,
    'content_width',
    'after_setup_theme',
    ['Sets the content width.', '', '@global int $content_width'],
    php`
      $GLOBALS['content_width'] = apply_filters( ${classic.callback('content_width')}, ${Number.parseInt(classic.plan.layout.contentSize, 10)} );
    `,
    0,
  );

const widgetArea = (id: string, name: string, description: string, domain: string): PhpCode => php`
  register_sidebar(
    array(
      'name'          => __( ${name}, ${domain} ),
      'id'            => ${id},
      'description'   => __( ${description}, ${domain} ),
      'before_widget' => '<section id="%1$s" class="widget %2$s">',
      'after_widget'  => '</section>',
      'before_title'  => '<h2 class="widget-title">',
      'after_title'   => '</h2>',
    )
  );
`;

const widgets = (classic: Classic): PhpCode =>
  hooked(
    classic,
    'widgets_init',
    'widgets_init',
    ['Registers the widget areas.'],
    joinPhp([
      classic.plan.features.has('sidebar')
        ? widgetArea('sidebar', 'Sidebar', 'Shown next to posts and archives.', classic.domain)
        : noPhp,
      widgetArea('footer', 'Footer', 'Shown in columns in the footer.', classic.domain),
    ]),
  );

const assets = (classic: Classic): PhpCode =>
  hooked(
    classic,
    'assets',
    'wp_enqueue_scripts',
    ['Enqueues scripts and styles.'],
    php`
      $version = wp_get_theme( get_template() )->get( 'Version' );

      wp_enqueue_style( ${`${classic.domain}-style`}, get_template_directory_uri() . '/style.css', array(), $version );
      wp_enqueue_script(
        ${`${classic.domain}-navigation`},
        get_template_directory_uri() . '/assets/js/navigation.js',
        array(),
        $version,
        array(
          'in_footer' => true,
          'strategy'  => 'defer',
        )
      );
      ${classic.plan.features.has('dark_mode') ? schemeAsset(classic.domain) : noPhp}

      if ( is_singular() && comments_open() && get_option( 'thread_comments' ) ) {
        wp_enqueue_script( 'comment-reply' );
      }
    `,
  );

const schemeAsset = (domain: string): PhpCode => php`
  wp_enqueue_script(
    ${`${domain}-scheme`},
    get_template_directory_uri() . '/assets/js/scheme.js',
    array(),
    $version,
    array(
      'in_footer' => true,
      'strategy'  => 'defer',
    )
  );
`;

/** What has to be known before the first thing is painted. */
function headScript(classic: Classic): PhpCode {
  const { domain, plan } = classic;
  const hasScheme = plan.features.has('dark_mode');
  const marks = js`document.documentElement.classList.add( 'has-script' );`;
  const remembers = js`try { const scheme = localStorage.getItem( ${`${domain}-scheme`} ); if ( scheme ) { document.documentElement.dataset.scheme = scheme; } } catch ( error ) {}`;
  const script = joinJs(hasScheme ? [marks, remembers] : [marks], ' ').text;
  const says = hasScheme
    ? 'Adds the JavaScript class and restores the color scheme of the visitor before the page is rendered.'
    : 'Adds the JavaScript class before the page is rendered.';
  return hooked(classic, 'head_script', 'wp_head', [says], php`wp_print_inline_script_tag( ${script} );`, 1);
}

/** `functions.php`. */
export function functionsPhp(classic: Classic): string {
  const { features } = classic.plan;
  const libraries = ['template-tags', ...(features.has('hero') ? ['customizer'] : [])].map(
    (name) => php`require get_template_directory() . ${`/inc/${name}.php`};`,
  );
  const shop = php`
    if ( class_exists( 'WooCommerce' ) ) {
      require get_template_directory() . '/inc/woocommerce.php';
    }
  `;
  return classic.library(
    'Theme functions and definitions.',
    joinPhp(
      [
        setup(classic),
        contentWidth(classic),
        widgets(classic),
        headScript(classic),
        assets(classic),
        joinPhp([...libraries]),
        features.has('woocommerce_ready') ? shop : noPhp,
      ],
      '\n\n',
    ),
  );
}
