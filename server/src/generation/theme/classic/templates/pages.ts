// The page templates of a classic theme side by side, because they share their frame: as long as there are templates.
import { type HtmlCode, html, noHtml } from '../../../writers/html.ts';
import { variable } from '../../../writers/php.ts';
import type { Classic } from '../classic-context.ts';

interface PageOptions {
  readonly hasSidebar?: boolean;
  /** Lines such as `Template Name`. */
  readonly header?: readonly string[];
}

/** A page of the theme: header, main content, sidebar and footer. */
const page = (
  classic: Classic,
  says: string,
  body: HtmlCode,
  { hasSidebar = false, header = [] }: PageOptions = {},
): string =>
  classic.template(
    says,
    hasSidebar
      ? html`
          <?php get_header(); ?>

          <div class="with-sidebar">
            <main id="content" class="site-main">
              ${body}
            </main>

            <?php get_sidebar(); ?>
          </div>

          <?php get_footer(); ?>
        `
      : html`
          <?php get_header(); ?>

          <main id="content" class="site-main">
            ${body}
          </main>

          <?php get_footer(); ?>
        `,
    header,
  );

/** The posts that a page is about. */
const posts = ({ domain }: Classic): HtmlCode => html`
  <?php if ( have_posts() ) : ?>
    <div class="post-list">
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
        'mid_size'  => 1,
        'prev_text' => __( 'Previous', ${domain} ),
        'next_text' => __( 'Next', ${domain} ),
      )
    );
    ?>
  <?php else : ?>
    <?php get_template_part( 'template-parts/content', 'none' ); ?>
  <?php endif; ?>
`;

const withSidebar = ({ plan }: Classic): PageOptions => ({ hasSidebar: plan.features.has('sidebar') });

const index = (classic: Classic): string =>
  page(
    classic,
    'The main template.',
    html`
      <header class="page-header">
        <h1 class="page-title"><?php echo esc_html( ${classic.fn('posts_title')}() ); ?></h1>
      </header>

      ${posts(classic)}
    `,
    withSidebar(classic),
  );

const archiveHeader = (): HtmlCode => html`
  <header class="page-header">
    <?php
    the_archive_title( '<h1 class="page-title">', '</h1>' );
    the_archive_description( '<div class="archive-description">', '</div>' );
    ?>
  </header>
`;

const archive = (classic: Classic): string =>
  page(
    classic,
    'The archive template.',
    html`
      ${archiveHeader()}

      ${posts(classic)}
    `,
    withSidebar(classic),
  );

const search = (classic: Classic): string =>
  page(
    classic,
    'The search results template.',
    html`
      <header class="page-header">
        <h1 class="page-title">
          <?php
          printf(
            /* translators: %s: Search query */
            esc_html__( 'Search results for: %s', ${classic.domain} ),
            '<span>' . esc_html( get_search_query( false ) ) . '</span>'
          );
          ?>
        </h1>
        <?php get_search_form(); ?>
      </header>

      ${posts(classic)}
    `,
  );

const notFound = (classic: Classic): string =>
  page(
    classic,
    'The 404 template.',
    html`
      <section class="page-header error-404">
        <p class="error-code">404</p>
        <h1 class="page-title"><?php esc_html_e( 'Page not found', ${classic.domain} ); ?></h1>
        <p><?php esc_html_e( 'The page you are looking for may have been moved or deleted. Try a search, or return to the home page.', ${classic.domain} ); ?></p>
        <?php get_search_form(); ?>
        <p><a class="button" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php esc_html_e( 'Go to the home page', ${classic.domain} ); ?></a></p>
      </section>
    `,
  );

const loop = (part: string, more: HtmlCode = noHtml): HtmlCode => html`
  <?php
  while ( have_posts() ) :
    the_post();
    get_template_part( 'template-parts/content', ${part} );
    ${more}

    if ( comments_open() || get_comments_number() ) {
      comments_template();
    }
  endwhile;
  ?>
`;

const single = (classic: Classic): string => {
  const { domain, plan } = classic;
  return page(
    classic,
    'The single post template.',
    html`
      <?php
      while ( have_posts() ) :
        the_post();
        get_template_part( 'template-parts/content', 'single' );
        ${plan.features.has('blog') ? html`get_template_part( 'template-parts/author' );` : noHtml}

        the_post_navigation(
          array(
            'prev_text' => '<span class="nav-label">' . esc_html__( 'Previous', ${domain} ) . '</span> <span class="nav-title">%title</span>',
            'next_text' => '<span class="nav-label">' . esc_html__( 'Next', ${domain} ) . '</span> <span class="nav-title">%title</span>',
          )
        );

        if ( comments_open() || get_comments_number() ) {
          comments_template();
        }
      endwhile;
      ?>
    `,
    withSidebar(classic),
  );
};

const frontPage = (classic: Classic): string =>
  page(
    classic,
    'The front page template, with the hero and the content of the static front page or the latest posts.',
    html`
      <?php get_template_part( 'template-parts/hero' ); ?>

      <?php if ( 'page' === get_option( 'show_on_front' ) ) : ?>
        <div id="posts" class="entry-content">
          <?php
          while ( have_posts() ) {
            the_post();
            the_content();
          }
          ?>
        </div>
      <?php else : ?>
        <section id="posts" class="front-posts">
          <h2 class="section-title"><?php echo esc_html( ${classic.fn('posts_title')}() ); ?></h2>

          ${posts(classic)}
        </section>
      <?php endif; ?>
    `,
  );

const named = (name: string, types = 'page'): PageOptions => ({
  header: [`Template Name: ${name}`, `Template Post Type: ${types}`],
});

const fullWidth = (classic: Classic): string =>
  page(
    classic,
    'A page with full-width content.',
    html`
      <div class="is-full-width">
        ${loop('page')}
      </div>
    `,
    named('Full width', 'page, post'),
  );

const noTitle = (classic: Classic): string =>
  page(
    classic,
    'A page without title, for pages built from patterns.',
    html`
      <?php
      while ( have_posts() ) :
        the_post();
        the_title( '<h1 class="screen-reader-text">', '</h1>' );
        ?>
        <div class="entry-content">
          <?php the_content(); ?>
        </div>
        <?php
      endwhile;
      ?>
    `,
    named('No title'),
  );

const pageWithSidebar = (classic: Classic): string =>
  page(classic, 'A page with sidebar.', loop('page'), { hasSidebar: true, ...named('With sidebar') });

const portfolio = (classic: Classic): string => {
  const work = variable(`${classic.plan.names.prefix}_work`);
  return page(
    classic,
    'The content of the page, followed by the posts of the category "portfolio" with large images.',
    html`
      <?php
      while ( have_posts() ) {
        the_post();
        get_template_part( 'template-parts/content', 'page' );
      }

      ${work} = new WP_Query(
        array(
          'category_name'       => 'portfolio',
          'posts_per_page'      => 12,
          'ignore_sticky_posts' => true,
          'no_found_rows'       => true,
        )
      );
      ?>
      <?php if ( ${work}->have_posts() ) : ?>
        <div class="portfolio-list">
          <?php
          while ( ${work}->have_posts() ) {
            ${work}->the_post();
            get_template_part( 'template-parts/content', 'portfolio' );
          }
          wp_reset_postdata();
          ?>
        </div>
      <?php endif; ?>
    `,
    named('Portfolio'),
  );
};

const portfolioArchive = (classic: Classic): string =>
  page(
    classic,
    'The posts of the category "portfolio" with large images.',
    html`
      ${archiveHeader()}

      <?php if ( have_posts() ) : ?>
        <div class="portfolio-list">
          <?php
          while ( have_posts() ) {
            the_post();
            get_template_part( 'template-parts/content', 'portfolio' );
          }
          ?>
        </div>
        <?php the_posts_pagination(); ?>
      <?php else : ?>
        <?php get_template_part( 'template-parts/content', 'none' ); ?>
      <?php endif; ?>
    `,
  );

/** The templates of a classic theme, by file name. */
export function pageTemplates(classic: Classic): readonly (readonly [string, string])[] {
  const { features } = classic.plan;
  const when = (
    isWanted: boolean,
    ...files: readonly (readonly [string, (classic: Classic) => string])[]
  ): readonly (readonly [string, string])[] =>
    isWanted ? files.map(([path, write]) => [path, write(classic)] as const) : [];
  return [
    ['index.php', index(classic)],
    ['single.php', single(classic)],
    ['page.php', page(classic, 'A page.', loop('page'))],
    ['archive.php', archive(classic)],
    ['search.php', search(classic)],
    ['404.php', notFound(classic)],
    ...when(features.has('hero'), ['front-page.php', frontPage]),
    ...when(
      features.has('custom_templates'),
      ['page-templates/full-width.php', fullWidth],
      ['page-templates/no-title.php', noTitle],
    ),
    ...when(features.has('sidebar'), ['page-templates/with-sidebar.php', pageWithSidebar]),
    ...when(
      features.has('portfolio'),
      ['page-templates/portfolio.php', portfolio],
      ['category-portfolio.php', portfolioArchive],
    ),
  ];
}
