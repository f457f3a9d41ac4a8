import { html } from '../../writers/html.ts';
import type { Classic } from './classic-context.ts';

const content = (classic: Classic): string =>
  classic.template(
    'A post in a list.',
    html`
      <article id="post-<?php the_ID(); ?>" <?php post_class( 'post-card' ); ?>>
        <?php if ( has_post_thumbnail() ) : ?>
          <a class="post-card-picture" href="<?php the_permalink(); ?>"><?php the_post_thumbnail( 'large', array( 'alt' => ${classic.fn('post_title')}() ) ); ?></a>
        <?php endif; ?>
        <div class="post-card-words">
          <?php ${classic.fn('post_meta')}(); ?>
          <h2 class="entry-title"><a href="<?php the_permalink(); ?>" rel="bookmark"><?php echo esc_html( ${classic.fn('post_title')}() ); ?></a></h2>
          <div class="entry-summary"><?php the_excerpt(); ?></div>
        </div>
      </article>
    `,
  );

const single = (classic: Classic): string => {
  const { domain } = classic;
  return classic.template(
    'A post by itself.',
    html`
      <article id="post-<?php the_ID(); ?>" <?php post_class(); ?>>
        <header class="entry-header">
          <h1 class="entry-title"><?php echo esc_html( ${classic.fn('post_title')}() ); ?></h1>
          <?php ${classic.fn('post_meta')}(); ?>
        </header>
        <?php if ( has_post_thumbnail() ) : ?>
          <figure class="entry-picture"><?php the_post_thumbnail( 'full' ); ?></figure>
        <?php endif; ?>
        <div class="entry-content">
          <?php
          the_content();
          wp_link_pages(
            array(
              'before' => '<nav class="page-links" aria-label="' . esc_attr__( 'Parts of this post', ${domain} ) . '">' . esc_html__( 'Parts:', ${domain} ),
              'after'  => '</nav>',
            )
          );
          ?>
        </div>
        <?php the_tags( '<footer class="entry-footer tag-list">', ' ', '</footer>' ); ?>
      </article>
    `,
  );
};

const page = (classic: Classic): string => {
  const { domain } = classic;
  return classic.template(
    'A page by itself.',
    html`
      <article id="post-<?php the_ID(); ?>" <?php post_class(); ?>>
        <header class="entry-header">
          <h1 class="entry-title"><?php echo esc_html( ${classic.fn('post_title')}() ); ?></h1>
        </header>
        <?php if ( has_post_thumbnail() ) : ?>
          <figure class="entry-picture"><?php the_post_thumbnail( 'full' ); ?></figure>
        <?php endif; ?>
        <div class="entry-content">
          <?php
          the_content();
          wp_link_pages(
            array(
              'before' => '<nav class="page-links" aria-label="' . esc_attr__( 'Parts of this page', ${domain} ) . '">' . esc_html__( 'Parts:', ${domain} ),
              'after'  => '</nav>',
            )
          );
          ?>
        </div>
      </article>
    `,
  );
};

const front = (classic: Classic): string =>
  classic.template(
    'The text of the page that is the front page; the hero is its title.',
    html`
      <div id="post-<?php the_ID(); ?>" <?php post_class( 'entry-content' ); ?>>
        <?php the_content(); ?>
      </div>
    `,
  );

const none = (classic: Classic): string =>
  classic.template(
    'There are no posts to show.',
    html`
      <section class="no-results">
        <p><?php esc_html_e( 'Nothing was found here. Other words may find it.', ${classic.domain} ); ?></p>
        <?php
        if ( ! is_search() ) {
          get_search_form();
        }
        ?>
      </section>
    `,
  );

const hero = (classic: Classic): string => {
  const { plan } = classic;
  return classic.template(
    'The hero of the front page; its texts are changed in the Customizer.',
    html`
      <section class="hero is-${plan.layout.hero}">
        <div class="hero-words">
          <h1><?php echo esc_html( ${classic.fn('hero')}( 'title' ) ); ?></h1>
          <p><?php echo esc_html( ${classic.fn('hero')}( 'text' ) ); ?></p>
          <?php if ( '' !== ${classic.fn('hero')}( 'action' ) ) : ?>
            <p><a class="button" href="<?php echo esc_url( ${classic.fn('hero')}( 'url' ) ); ?>"><?php echo esc_html( ${classic.fn('hero')}( 'action' ) ); ?></a></p>
          <?php endif; ?>
        </div>
        <img class="hero-picture" src="<?php echo esc_url( get_theme_file_uri( 'assets/images/hero.svg' ) ); ?>" alt="" width="1600" height="1200">
      </section>
    `,
  );
};

/** `comments.php`. */
const comments = (classic: Classic): string => {
  const { domain } = classic;
  return classic.template(
    'Comments and the form for a new one.',
    html`
      <?php
      if ( post_password_required() ) {
        return;
      }
      ?>
      <section id="comments" class="comments-area">
        <?php if ( have_comments() ) : ?>
          <h2 class="comments-title">
            <?php
            printf(
              /* translators: %s: number of comments */
              esc_html( _n( '%s comment', '%s comments', get_comments_number(), ${domain} ) ),
              esc_html( number_format_i18n( get_comments_number() ) )
            );
            ?>
          </h2>
          <ol class="comment-list">
            <?php
            wp_list_comments(
              array(
                'style'       => 'ol',
                'short_ping'  => true,
                'avatar_size' => 48,
              )
            );
            ?>
          </ol>
          <?php the_comments_pagination(); ?>
          <?php if ( ! comments_open() ) : ?>
            <p class="no-comments"><?php esc_html_e( 'Comments are closed.', ${domain} ); ?></p>
          <?php endif; ?>
        <?php endif; ?>
        <?php comment_form(); ?>
      </section>
    `,
  );
};

/** The parts of templates of a classic theme by file name. */
export function partTemplates(classic: Classic): readonly (readonly [string, string])[] {
  const hasHero = classic.plan.features.has('hero');
  return [
    ['comments.php', comments(classic)],
    ['template-parts/content.php', content(classic)],
    ['template-parts/content-single.php', single(classic)],
    ['template-parts/content-page.php', page(classic)],
    ['template-parts/content-none.php', none(classic)],
    ...(hasHero
      ? ([
          ['template-parts/content-front.php', front(classic)],
          ['template-parts/hero.php', hero(classic)],
        ] as const)
      : []),
  ];
}
