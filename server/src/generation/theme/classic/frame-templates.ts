import { type HtmlCode, html, noHtml } from '../../writers/html.ts';
import { variable } from '../../writers/php.ts';
import type { Classic } from './classic-context.ts';

/** The button for light and dark, which the script shows. */
const schemeButton = ({ plan, domain }: Classic): HtmlCode =>
  plan.features.has('dark_mode')
    ? html`
        <div class="scheme-button">
          <button type="button"><span class="screen-reader-text"><?php esc_html_e( 'Dark colours', ${domain} ); ?></span></button>
        </div>
      `
    : noHtml;

/** `header.php`. */
export function headerPhp(classic: Classic): string {
  const { plan, domain } = classic;
  return classic.template(
    'The header: everything up to the main content.',
    html`
      <!doctype html>
      <html <?php language_attributes(); ?>>
      <head>
        <meta charset="<?php bloginfo( 'charset' ); ?>">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <?php wp_head(); ?>
      </head>
      <body <?php body_class(); ?>>
      <?php wp_body_open(); ?>
      <a class="skip-link screen-reader-text" href="#content"><?php esc_html_e( 'Skip to content', ${domain} ); ?></a>
      <header class="site-header is-${plan.layout.header}">
        <div class="site-header-inner">
          <div class="site-brand">
            <?php the_custom_logo(); ?>
            <div>
              <p class="site-title"><a href="<?php echo esc_url( home_url( '/' ) ); ?>" rel="home"><?php bloginfo( 'name' ); ?></a></p>
              <?php if ( '' !== get_bloginfo( 'description' ) ) : ?>
                <p class="site-description"><?php bloginfo( 'description' ); ?></p>
              <?php endif; ?>
            </div>
          </div>
          <nav class="main-menu" aria-label="<?php esc_attr_e( 'Main menu', ${domain} ); ?>">
            <button type="button" class="menu-button" aria-expanded="false" aria-controls="main-menu-list"><?php esc_html_e( 'Menu', ${domain} ); ?></button>
            <?php if ( has_nav_menu( 'primary' ) ) : ?>
              <?php
              wp_nav_menu(
                array(
                  'theme_location' => 'primary',
                  'menu_id'        => 'main-menu-list',
                  'container'      => false,
                )
              );
              ?>
            <?php else : ?>
              <ul id="main-menu-list">
                <?php
                wp_list_pages(
                  array(
                    'title_li' => '',
                    'depth'    => 1,
                  )
                );
                ?>
              </ul>
            <?php endif; ?>
          </nav>
          ${schemeButton(classic)}
        </div>
      </header>
    `,
  );
}

/** `footer.php`. */
export function footerPhp(classic: Classic): string {
  const { plan, domain } = classic;
  return classic.template(
    'The footer: everything behind the main content.',
    html`
      <footer class="site-footer is-${plan.layout.footer}">
        <div class="site-footer-inner">
          <?php if ( is_active_sidebar( 'footer' ) ) : ?>
            <div class="footer-widgets">
              <?php dynamic_sidebar( 'footer' ); ?>
            </div>
          <?php endif; ?>
          <?php if ( has_nav_menu( 'footer' ) ) : ?>
            <nav class="footer-menu" aria-label="<?php esc_attr_e( 'Footer menu', ${domain} ); ?>">
              <?php
              wp_nav_menu(
                array(
                  'theme_location' => 'footer',
                  'container'      => false,
                  'depth'          => 1,
                )
              );
              ?>
            </nav>
          <?php endif; ?>
          <div class="site-info">
            <p class="site-title"><a href="<?php echo esc_url( home_url( '/' ) ); ?>" rel="home"><?php bloginfo( 'name' ); ?></a></p>
            <p>
              <?php
              printf(
                /* translators: %s: WordPress, with a link */
                esc_html__( 'Proudly powered by %s', ${domain} ),
                '<a href="https://wordpress.org/" rel="nofollow">WordPress</a>'
              );
              ?>
            </p>
          </div>
        </div>
      </footer>
      <?php wp_footer(); ?>
      </body>
      </html>
    `,
  );
}

/** `sidebar.php`. */
export const sidebarPhp = (classic: Classic): string =>
  classic.template(
    'The sidebar, where it has widgets.',
    html`
      <?php if ( is_active_sidebar( 'sidebar' ) ) : ?>
        <aside class="site-sidebar" aria-label="<?php esc_attr_e( 'Sidebar', ${classic.domain} ); ?>">
          <?php dynamic_sidebar( 'sidebar' ); ?>
        </aside>
      <?php endif; ?>
    `,
  );

/** `searchform.php`. */
export function searchFormPhp(classic: Classic): string {
  const { domain } = classic;
  const id = variable(`${classic.plan.names.prefix}_field`);
  return classic.template(
    'The search form. It can stand on a page twice, so its field gets an id of its own each time.',
    html`
      <?php ${id} = wp_unique_id( 'search-field-' ); ?>
      <form role="search" method="get" class="search-form" action="<?php echo esc_url( home_url( '/' ) ); ?>">
        <label class="screen-reader-text" for="<?php echo esc_attr( ${id} ); ?>"><?php esc_html_e( 'Search', ${domain} ); ?></label>
        <input type="search" id="<?php echo esc_attr( ${id} ); ?>" class="search-field" name="s" value="<?php echo esc_attr( get_search_query() ); ?>" placeholder="<?php esc_attr_e( 'What are you looking for?', ${domain} ); ?>">
        <button type="submit" class="search-submit"><?php esc_html_e( 'Search', ${domain} ); ?></button>
      </form>
    `,
  );
}
