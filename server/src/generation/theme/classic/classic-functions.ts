import { docComment, joinPhp, noPhp, type PhpCode, php, phpFile } from '../../writers/php.ts';
import { enqueueScheme, schemeAttribute } from '../scheme-php.ts';
import type { Classic } from './classic-context.ts';

const setup = ({ plan, domain, fn }: Classic): PhpCode => php`
  /**
   * Tells WordPress what the theme can do.
   */
  function ${fn('setup')}() {
    load_theme_textdomain( ${domain}, get_template_directory() . '/languages' );

    add_theme_support( 'automatic-feed-links' );
    add_theme_support( 'title-tag' );
    add_theme_support( 'post-thumbnails' );
    add_theme_support( 'html5', array( 'search-form', 'comment-form', 'comment-list', 'gallery', 'caption', 'style', 'script', 'navigation-widgets' ) );
    add_theme_support( 'align-wide' );
    add_theme_support( 'responsive-embeds' );
    add_theme_support( 'customize-selective-refresh-widgets' );
    add_theme_support( 'editor-styles' );
    add_theme_support(
      'custom-logo',
      array(
        'height'      => 96,
        'width'       => 320,
        'flex-height' => true,
        'flex-width'  => true,
      )
    );
    ${plan.features.has('woocommerce_ready') ? php`add_theme_support( 'woocommerce' );` : noPhp}
    add_editor_style( 'assets/css/editor.css' );

    register_nav_menus(
      array(
        'primary' => __( 'Main menu', ${domain} ),
        'footer'  => __( 'Footer menu', ${domain} ),
      )
    );
  }
  add_action( 'after_setup_theme', ${`${plan.names.prefix}_setup`} );

  /**
   * Sets the width of embeds to that of the text.
   *
   * @global int $content_width
   */
  function ${fn('content_width')}() {
    $GLOBALS['content_width'] = ${Number.parseInt(plan.layout.contentSize, 10)};
  }
  add_action( 'after_setup_theme', ${`${plan.names.prefix}_content_width`}, 0 );
`;

const widgetArea = (id: string, name: string, description: string, domain: string): PhpCode => php`
  register_sidebar(
    array(
      'id'            => ${id},
      'name'          => __( ${name}, ${domain} ),
      'description'   => __( ${description}, ${domain} ),
      'before_widget' => '<section id="%1$s" class="widget %2$s">',
      'after_widget'  => '</section>',
      'before_title'  => '<h2 class="widget-title">',
      'after_title'   => '</h2>',
    )
  );
`;

const widgets = ({ plan, domain, fn }: Classic): PhpCode => php`
  /**
   * Registers the places for widgets.
   */
  function ${fn('widgets')}() {
    ${plan.features.has('sidebar') ? widgetArea('sidebar', 'Sidebar', 'Beside posts and lists of posts.', domain) : noPhp}
    ${widgetArea('footer', 'Footer', 'In the footer of every page.', domain)}
  }
  add_action( 'widgets_init', ${`${plan.names.prefix}_widgets`} );
`;

const assets = ({ plan, domain, fn }: Classic): PhpCode => php`
  /**
   * Adds styles and scripts to the pages that need them.
   */
  function ${fn('assets')}() {
    $version = wp_get_theme( get_template() )->get( 'Version' );

    wp_enqueue_style( ${`${domain}-style`}, get_template_directory_uri() . '/style.css', array(), $version );
    wp_enqueue_script( ${`${domain}-menu`}, get_template_directory_uri() . '/assets/js/menu.js', array(), $version, true );
    ${plan.features.has('dark_mode') ? enqueueScheme(plan) : noPhp}

    if ( is_singular() && comments_open() && get_option( 'thread_comments' ) ) {
      wp_enqueue_script( 'comment-reply' );
    }
  }
  add_action( 'wp_enqueue_scripts', ${`${plan.names.prefix}_assets`} );
`;

const bodyClasses = ({ plan, fn }: Classic): PhpCode => php`
  /**
   * Tells the stylesheet which pages have a sidebar.
   *
   * @param string[] $classes Classes of the body.
   * @return string[] Classes of the body.
   */
  function ${fn('body_classes')}( $classes ) {
    if ( is_active_sidebar( 'sidebar' ) && ! is_page() && ! is_404() && ! is_front_page() && ! is_search() ) {
      $classes[] = 'has-sidebar';
    }

    return $classes;
  }
  add_filter( 'body_class', ${`${plan.names.prefix}_body_classes`} );
`;

/** `functions.php` of a classic theme. */
export function classicFunctions(classic: Classic): string {
  const { plan } = classic;
  const includes = [
    php`require get_template_directory() . '/inc/template-tags.php';`,
    plan.features.has('hero') ? php`require get_template_directory() . '/inc/customizer.php';` : noPhp,
  ];
  return phpFile(
    joinPhp(
      [
        docComment(['Functions of the theme.', '', `@package ${plan.names.className}`]),
        joinPhp(includes),
        setup(classic),
        widgets(classic),
        assets(classic),
        plan.features.has('dark_mode') ? schemeAttribute(plan) : noPhp,
        plan.features.has('sidebar') ? bodyClasses(classic) : noPhp,
      ],
      '\n\n',
    ),
  );
}

/** `inc/template-tags.php`: what templates print in more than one place. */
export function templateTags({ plan, domain, fn }: Classic): string {
  return phpFile(php`
    ${docComment(['What templates print in more than one place.', '', `@package ${plan.names.className}`])}

    defined( 'ABSPATH' ) || exit;

    /**
     * The title of a post; one without a title is named by its date, so that its link has a name.
     *
     * @return string Title, not escaped.
     */
    function ${fn('post_title')}() {
      $title = wp_strip_all_tags( get_the_title() );

      return '' === $title ? get_the_date() : html_entity_decode( $title, ENT_QUOTES, get_bloginfo( 'charset' ) );
    }

    /**
     * The heading above the posts: the title of their page, where they have one.
     *
     * @return string Heading, not escaped.
     */
    function ${fn('blog_title')}() {
      $page = (int) get_option( 'page_for_posts' );

      return 0 < $page && is_home() ? wp_strip_all_tags( get_the_title( $page ) ) : __( ${plan.copy.posts}, ${domain} );
    }

    /**
     * Prints date, author and categories of a post.
     */
    function ${fn('post_meta')}() {
      if ( 'post' !== get_post_type() ) {
        return;
      }
      ?>
      <p class="entry-meta">
        <time datetime="<?php echo esc_attr( get_the_date( DATE_W3C ) ); ?>"><?php echo esc_html( get_the_date() ); ?></time>
        <span class="byline">
          <?php
          printf(
            /* translators: %s: name of the author, with a link */
            esc_html__( 'by %s', ${domain} ),
            '<a href="' . esc_url( get_author_posts_url( get_the_author_meta( 'ID' ) ) ) . '">' . esc_html( get_the_author() ) . '</a>'
          );
          ?>
        </span>
        <?php if ( has_category() ) : ?>
          <span class="entry-categories"><?php the_category( ', ' ); ?></span>
        <?php endif; ?>
      </p>
      <?php
    }
  `);
}

/** `inc/customizer.php`: the texts of the hero. */
export function customizer({ plan, domain, fn }: Classic): string {
  const { hero } = plan.copy;
  const key = (name: string): string => `${plan.names.prefix}_hero_${name}`;
  const setting = (name: string, label: string, type: string, clean: string): PhpCode => php`
    $customizer->add_setting(
      ${key(name)},
      array(
        'default'           => ${fn('hero_defaults')}()[${name}],
        'sanitize_callback' => ${clean},
      )
    );
    $customizer->add_control(
      ${key(name)},
      array(
        'label'   => __( ${label}, ${domain} ),
        'section' => ${key('section')},
        'type'    => ${type},
      )
    );
  `;
  return phpFile(php`
    ${docComment(['The hero of the front page in the Customizer.', '', `@package ${plan.names.className}`])}

    defined( 'ABSPATH' ) || exit;

    /**
     * What the hero says before somebody changes it.
     *
     * @return array<string, string> Texts by name.
     */
    function ${fn('hero_defaults')}() {
      return array(
        'title'  => __( ${hero.title}, ${domain} ),
        'text'   => __( ${hero.text}, ${domain} ),
        'action' => __( ${hero.action}, ${domain} ),
        'url'    => home_url( '/' ),
      );
    }

    /**
     * One of the hero's texts.
     *
     * @param string $name Which: title, text, action or url.
     * @return string Text, not escaped.
     */
    function ${fn('hero')}( $name ) {
      return (string) get_theme_mod( ${`${plan.names.prefix}_hero_`} . $name, ${fn('hero_defaults')}()[ $name ] );
    }

    /**
     * Adds the hero to the Customizer.
     *
     * @param WP_Customize_Manager $customizer The Customizer.
     */
    function ${fn('customize')}( $customizer ) {
      $customizer->add_section( ${key('section')}, array( 'title' => __( 'Hero of the front page', ${domain} ) ) );

      ${joinPhp(
        [
          setting('title', 'Heading', 'text', 'sanitize_text_field'),
          setting('text', 'Text', 'textarea', 'sanitize_textarea_field'),
          setting('action', 'Label of the button', 'text', 'sanitize_text_field'),
          setting('url', 'Address of the button', 'url', 'esc_url_raw'),
        ],
        '\n\n',
      )}
    }
    add_action( 'customize_register', ${`${plan.names.prefix}_customize`} );
  `);
}
