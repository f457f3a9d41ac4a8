import { type HtmlCode, html, noHtml } from '../../writers/html.ts';
import type { Classic } from './classic-context.ts';

/** A page of the theme: header, what is between, sidebar and footer. */
const page = (
  classic: Classic,
  says: string,
  body: HtmlCode,
  { hasSidebar = false, head = [] as readonly string[] } = {},
): string =>
  classic.template(
    says,
    html`
      <?php get_header(); ?>
      <main id="content" class="site-main">
        ${body}
      </main>
      ${hasSidebar && classic.plan.features.has('sidebar') ? html`<?php get_sidebar(); ?>` : noHtml}
      <?php get_footer(); ?>
    `,
    head,
  );

/** The posts that a page is about, one part of the template each. */
const posts = ({ plan, domain }: Classic, look: string = plan.layout.blog): HtmlCode => html`
  <?php if ( have_posts() ) : ?>
    <div class="posts is-${look}">
      <?php
      while ( have_posts() ) {
        the_post();
        get_template_part( 'template-parts/content' );
      }
      ?>
    </div>
    <?php
    the_posts_pagination(
      array(
        'mid_size'           => 2,
        'prev_text'          => __( 'Previous', ${domain} ),
        'next_text'          => __( 'Next', ${domain} ),
        'screen_reader_text' => __( 'Pages', ${domain} ),
        'aria_label'         => __( 'Pages', ${domain} ),
      )
    );
    ?>
  <?php else : ?>
    <?php get_template_part( 'template-parts/content', 'none' ); ?>
  <?php endif; ?>
`;

const index = (classic: Classic): string =>
  page(
    classic,
    'The posts: the last resort of every other template.',
    html`
      <header class="page-header">
        <h1 class="page-title"><?php echo esc_html( ${classic.fn('blog_title')}() ); ?></h1>
      </header>
      ${posts(classic)}
    `,
    { hasSidebar: true },
  );

const archive = (classic: Classic): string =>
  page(
    classic,
    'Posts of a category, a tag, an author or a time.',
    html`
      <header class="page-header">
        <?php
        the_archive_title( '<h1 class="page-title">', '</h1>' );
        the_archive_description( '<div class="archive-description">', '</div>' );
        ?>
      </header>
      ${posts(classic)}
    `,
    { hasSidebar: true },
  );

const search = (classic: Classic): string =>
  page(
    classic,
    'What a search has found.',
    html`
      <header class="page-header">
        <h1 class="page-title">
          <?php
          printf(
            /* translators: %s: what was searched for */
            esc_html__( 'Search results for: %s', ${classic.domain} ),
            '<span>' . get_search_query() . '</span>'
          );
          ?>
        </h1>
        <?php get_search_form(); ?>
      </header>
      ${posts(classic, 'rows')}
    `,
  );

const loop = (part: string, more: HtmlCode = noHtml): HtmlCode => html`
  <?php
  while ( have_posts() ) :
    the_post();
    get_template_part( 'template-parts/content', ${part} );
    ?>
    ${more}
    <?php
    if ( comments_open() || get_comments_number() ) {
      comments_template();
    }
  endwhile;
  ?>
`;

const postNavigation = (domain: string): HtmlCode => html`
  <?php
  the_post_navigation(
    array(
      'prev_text'  => '<span class="nav-label">' . esc_html__( 'Before', ${domain} ) . '</span> <span class="nav-title">%title</span>',
      'next_text'  => '<span class="nav-label">' . esc_html__( 'Next', ${domain} ) . '</span> <span class="nav-title">%title</span>',
      'aria_label' => __( 'Posts', ${domain} ),
    )
  );
  ?>
`;

const single = (classic: Classic): string =>
  page(classic, 'One post.', loop('single', postNavigation(classic.domain)), { hasSidebar: true });

const pagePhp = (classic: Classic): string => page(classic, 'One page.', loop('page'));

const wide = (classic: Classic): string =>
  page(classic, 'A page whose text has the whole width.', html`<div class="is-wide">${loop('page')}</div>`, {
    head: [`Template Name: Wide page`, 'Template Post Type: page, post', ''],
  });

const notFound = (classic: Classic): string => {
  const { domain } = classic;
  return page(
    classic,
    'There is no such page.',
    html`
      <header class="page-header not-found">
        <p class="eyebrow">404</p>
        <h1 class="page-title"><?php esc_html_e( 'This page is not here', ${domain} ); ?></h1>
        <p><?php esc_html_e( 'It may have moved, or the address has a slip in it. Try a search, or begin again at the front page.', ${domain} ); ?></p>
        <?php get_search_form(); ?>
        <p><a href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php esc_html_e( 'To the front page', ${domain} ); ?></a></p>
      </header>
    `,
  );
};

const portfolio = (classic: Classic): string =>
  page(
    classic,
    'Posts of the category "portfolio", as large pictures.',
    html`
      <header class="page-header">
        <?php
        the_archive_title( '<h1 class="page-title">', '</h1>' );
        the_archive_description( '<div class="archive-description">', '</div>' );
        ?>
      </header>
      ${posts(classic, 'pairs')}
    `,
  );

const frontPage = (classic: Classic): string =>
  page(
    classic,
    'The front page: a hero, then its text or the latest posts.',
    html`
      <?php get_template_part( 'template-parts/hero' ); ?>
      <?php if ( 'page' === get_option( 'show_on_front' ) ) : ?>
        <?php
        while ( have_posts() ) {
          the_post();
          get_template_part( 'template-parts/content', 'front' );
        }
        ?>
      <?php else : ?>
        <section class="front-posts" aria-labelledby="front-posts-title">
          <h2 id="front-posts-title"><?php echo esc_html( ${classic.fn('blog_title')}() ); ?></h2>
          ${posts(classic)}
        </section>
      <?php endif; ?>
    `,
  );

const shop = (classic: Classic): string =>
  page(
    classic,
    'Every page of a shop that WooCommerce makes.',
    html`<div class="shop"><?php woocommerce_content(); ?></div>`,
  );

/** The templates of a classic theme by file name. */
export function pageTemplates(classic: Classic): readonly (readonly [string, string])[] {
  const { features } = classic.plan;
  return [
    ['index.php', index(classic)],
    ['single.php', single(classic)],
    ['page.php', pagePhp(classic)],
    ['archive.php', archive(classic)],
    ['search.php', search(classic)],
    ['404.php', notFound(classic)],
    ...(features.has('hero') ? [['front-page.php', frontPage(classic)] as const] : []),
    ...(features.has('custom_templates') ? [['page-templates/wide.php', wide(classic)] as const] : []),
    ...(features.has('portfolio') ? [['category-portfolio.php', portfolio(classic)] as const] : []),
    ...(features.has('woocommerce_ready') ? [['woocommerce.php', shop(classic)] as const] : []),
  ];
}
