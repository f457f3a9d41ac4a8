import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import type { Classic } from '../classic-context.ts';
import { hooked } from './hooked.ts';

const wrapper = (classic: Classic): PhpCode => php`
  remove_action( 'woocommerce_before_main_content', 'woocommerce_output_content_wrapper', 10 );
  remove_action( 'woocommerce_after_main_content', 'woocommerce_output_content_wrapper_end', 10 );
  remove_action( 'woocommerce_sidebar', 'woocommerce_get_sidebar', 10 );

  ${hooked(
    classic,
    'shop_start',
    'woocommerce_before_main_content',
    ['Outputs the opening markup of shop pages.'],
    php`echo '<main id="content" class="site-main shop">';`,
  )}

  ${hooked(classic, 'shop_end', 'woocommerce_after_main_content', ['Outputs the closing markup of shop pages.'], php`echo '</main>';`)}
`;

/** `inc/woocommerce.php`, which is loaded only where WooCommerce runs. */
export const woocommerce = (classic: Classic): string =>
  classic.library(
    'WooCommerce integration.',
    joinPhp(
      [
        hooked(
          classic,
          'shop_setup',
          'after_setup_theme',
          ['Adds WooCommerce support.'],
          php`
            add_theme_support(
              'woocommerce',
              array(
                'thumbnail_image_width' => 480,
                'single_image_width'    => 720,
                'product_grid'          => array(
                  'default_columns' => 3,
                  'min_columns'     => 2,
                  'max_columns'     => 4,
                ),
              )
            );
            add_theme_support( 'wc-product-gallery-zoom' );
            add_theme_support( 'wc-product-gallery-lightbox' );
            add_theme_support( 'wc-product-gallery-slider' );
          `,
        ),
        hooked(
          classic,
          'shop_assets',
          'wp_enqueue_scripts',
          ['Enqueues the shop stylesheet.'],
          php`
            wp_enqueue_style(
              ${`${classic.domain}-woocommerce`},
              get_template_directory_uri() . '/assets/css/woocommerce.css',
              array( ${`${classic.domain}-style`} ),
              wp_get_theme( get_template() )->get( 'Version' )
            );
          `,
          20,
        ),
        wrapper(classic),
      ],
      '\n\n',
    ),
  );
