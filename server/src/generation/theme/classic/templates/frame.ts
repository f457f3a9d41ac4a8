import type { PlanMenu } from '@presswright/shared/schemas/plans/theme-plan';
import { type HtmlCode, html, joinHtml, noHtml } from '../../../writers/html.ts';
import { variable } from '../../../writers/php.ts';
import { linkTo } from '../../link-to.ts';
import type { Layout } from '../../plan/layout.ts';
import type { Classic } from '../classic-context.ts';

/** The button for light and dark; the script shows it, because without the script it would do nothing. */
const schemeButton = ({ plan, domain }: Classic): HtmlCode =>
  plan.features.has('dark_mode')
    ? html`
        <button type="button" class="scheme-button" aria-pressed="false" hidden>
          <span class="screen-reader-text"><?php esc_html_e( 'Dark mode', ${domain} ); ?></span>
        </button>
      `
    : noHtml;

const tagline = (): HtmlCode => html`
  <?php if ( get_bloginfo( 'description' ) ) : ?>
    <p class="site-description"><?php bloginfo( 'description' ); ?></p>
  <?php endif; ?>
`;

const brand = (withTagline: boolean): HtmlCode => html`
  <div class="site-brand">
    <?php the_custom_logo(); ?>
    <div class="site-names">
      <p class="site-title"><a href="<?php echo esc_url( home_url( '/' ) ); ?>" rel="home"><?php bloginfo( 'name' ); ?></a></p>
      ${withTagline ? tagline() : noHtml}
    </div>
  </div>
`;

/** The entries of a menu that the theme brings. */
const entries = (menu: PlanMenu, domain: string): HtmlCode =>
  joinHtml(
    menu.map(
      ({ label, url }) =>
        html`<li class="menu-item"><a href="${linkTo(url)}"><?php esc_html_e( ${label}, ${domain} ); ?></a></li>`,
    ),
  );

const siteMenu = html`
  <?php
  wp_nav_menu(
    array(
      'theme_location' => 'primary',
      'menu_id'        => 'primary-menu',
      'menu_class'     => 'menu',
      'container'      => 'ul',
    )
  );
  ?>
`;

/** The menu that is assigned to the header, else that of the theme, else the pages of the site. */
function headerMenu({ domain, plan }: Classic): HtmlCode {
  const { header } = plan.menus;
  if (header === undefined) return siteMenu;
  return html`
    <?php if ( has_nav_menu( 'primary' ) ) : ?>
      ${siteMenu}
    <?php else : ?>
      <ul id="primary-menu" class="menu">
        ${entries(header, domain)}
      </ul>
    <?php endif; ?>
  `;
}

/** The latest posts as a widget that nobody has to add. */
const latestPosts = ({ domain }: Classic): HtmlCode => html`
  <section class="widget">
    <h2 class="widget-title"><?php esc_html_e( 'Latest posts', ${domain} ); ?></h2>
    <ul><?php wp_get_archives( array( 'type' => 'postbypost', 'limit' => 5 ) ); ?></ul>
  </section>
`;

/** The menu of the footer that the theme brings, where none is assigned. */
function ownFooterMenu({ domain, plan }: Classic): HtmlCode {
  const { footer } = plan.menus;
  if (footer === undefined) return noHtml;
  return html`
    <?php else : ?>
      <nav class="footer-navigation" aria-label="<?php esc_attr_e( 'Footer menu', ${domain} ); ?>">
        <ul class="menu">
          ${entries(footer, domain)}
        </ul>
      </nav>
  `;
}

const mainMenu = (classic: Classic): HtmlCode => html`
  <nav class="main-navigation" aria-label="<?php esc_attr_e( 'Main menu', ${classic.domain} ); ?>" data-submenu="<?php /* translators: %s: Menu item */ esc_attr_e( 'Submenu of %s', ${classic.domain} ); ?>">
    <button type="button" class="menu-toggle" aria-controls="primary-menu" aria-expanded="false">
      <?php esc_html_e( 'Menu', ${classic.domain} ); ?>
    </button>
    ${headerMenu(classic)}
  </nav>
`;

const socialMenu = ({ domain }: Classic): HtmlCode => html`
  <?php if ( has_nav_menu( 'social' ) ) : ?>
    <nav class="social-navigation" aria-label="<?php esc_attr_e( 'Social links', ${domain} ); ?>">
      <?php
      wp_nav_menu(
        array(
          'theme_location' => 'social',
          'container'      => false,
          'depth'          => 1,
        )
      );
      ?>
    </nav>
  <?php endif; ?>
`;

/** A strip above the header, where the site has a tagline. */
const strip = (): HtmlCode => html`
  <?php if ( get_bloginfo( 'description' ) ) : ?>
    <div class="site-strip">
      <p class="site-description"><?php bloginfo( 'description' ); ?></p>
    </div>
  <?php endif; ?>
`;

const headers: Record<Layout['header'], (classic: Classic) => HtmlCode> = {
  split: (classic) => html`
    <div class="site-header-row">
      ${brand(true)}
      ${mainMenu(classic)}
      ${schemeButton(classic)}
    </div>
  `,
  centered: (classic) => html`
    <div class="site-header-row">
      ${brand(true)}
      ${mainMenu(classic)}
      ${schemeButton(classic)}
    </div>
  `,
  banner: (classic) => html`
    ${strip()}
    <div class="site-header-row">
      ${brand(false)}
      ${mainMenu(classic)}
      ${schemeButton(classic)}
    </div>
  `,
  ruled: (classic) => html`
    <div class="site-header-row">
      ${brand(false)}
      ${tagline()}
      ${schemeButton(classic)}
    </div>
    <div class="site-header-menu">
      ${mainMenu(classic)}
    </div>
  `,
};

/** `header.php`. */
export const headerPhp = (classic: Classic): string =>
  classic.template(
    'The document head and the site header.',
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
      <a class="skip-link screen-reader-text" href="#content"><?php esc_html_e( 'Skip to content', ${classic.domain} ); ?></a>

      <header class="site-header">
        ${headers[classic.plan.layout.header](classic)}
      </header>
    `,
  );

/** `footer.php`. */
export const footerPhp = (classic: Classic): string =>
  classic.template(
    'The site footer and the end of the document.',
    html`
      <footer class="site-footer">
        <div class="site-footer-row">
          <?php if ( is_active_sidebar( 'footer' ) ) : ?>
            <div class="footer-widgets">
              <?php dynamic_sidebar( 'footer' ); ?>
            </div>
          <?php else : ?>
            <div class="footer-widgets">
              <section class="widget">
                <h2 class="widget-title"><?php bloginfo( 'name' ); ?></h2>
                <?php if ( '' !== get_bloginfo( 'description' ) ) : ?>
                  <p><?php bloginfo( 'description' ); ?></p>
                <?php endif; ?>
              </section>
              ${latestPosts(classic)}
              <section class="widget">
                <h2 class="widget-title"><?php esc_html_e( 'Pages', ${classic.domain} ); ?></h2>
                <ul><?php wp_list_pages( array( 'title_li' => '', 'depth' => 1 ) ); ?></ul>
              </section>
            </div>
          <?php endif; ?>
          <div class="site-info">
            <p class="site-title"><a href="<?php echo esc_url( home_url( '/' ) ); ?>" rel="home"><?php bloginfo( 'name' ); ?></a></p>
            <p class="site-year">&copy; <?php echo esc_html( wp_date( 'Y' ) ); ?></p>
          </div>
          <?php if ( has_nav_menu( 'footer' ) ) : ?>
            <nav class="footer-navigation" aria-label="<?php esc_attr_e( 'Footer menu', ${classic.domain} ); ?>">
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
          ${ownFooterMenu(classic)}
          <?php endif; ?>
          ${socialMenu(classic)}
        </div>
      </footer>

      <?php wp_footer(); ?>
      </body>
      </html>
    `,
  );

/** `sidebar.php`. */
export const sidebarPhp = (classic: Classic): string =>
  classic.template(
    'The sidebar.',
    html`
      <aside class="site-sidebar" aria-label="<?php esc_attr_e( 'Sidebar', ${classic.domain} ); ?>">
        <?php if ( is_active_sidebar( 'sidebar' ) ) : ?>
          <?php dynamic_sidebar( 'sidebar' ); ?>
        <?php else : ?>
          <section class="widget">
            <?php get_search_form(); ?>
          </section>
          ${latestPosts(classic)}
          <section class="widget">
            <h2 class="widget-title"><?php esc_html_e( 'Categories', ${classic.domain} ); ?></h2>
            <ul><?php wp_list_categories( array( 'title_li' => '' ) ); ?></ul>
          </section>
        <?php endif; ?>
      </aside>
    `,
  );

/** `searchform.php`. */
export function searchFormPhp({ template, domain, plan }: Classic): string {
  const id = variable(`${plan.names.prefix}_field`);
  return template(
    'The search form. Each form has a unique ID, because a page can contain several.',
    html`
      <?php ${id} = wp_unique_id( 'search-field-' ); ?>
      <form role="search" method="get" class="search-form" action="<?php echo esc_url( home_url( '/' ) ); ?>">
        <label class="screen-reader-text" for="<?php echo esc_attr( ${id} ); ?>"><?php esc_html_e( 'Search', ${domain} ); ?></label>
        <input type="search" id="<?php echo esc_attr( ${id} ); ?>" class="search-field" name="s" value="<?php echo esc_attr( get_search_query( false ) ); ?>" placeholder="<?php esc_attr_e( 'Search …', ${domain} ); ?>">
        <button type="submit" class="search-submit"><?php esc_html_e( 'Search', ${domain} ); ?></button>
      </form>
    `,
  );
}
