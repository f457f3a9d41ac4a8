import { type HtmlCode, html } from '../../../writers/html.ts';
import type { Classic } from '../classic-context.ts';

/** A post in a list. */
const card = (classic: Classic): string =>
  classic.template(
    'A post in a list of posts.',
    html`
      <article id="post-<?php the_ID(); ?>" <?php post_class( 'post-card' ); ?>>
        <?php if ( has_post_thumbnail() ) : ?>
          <a class="post-card-picture" href="<?php the_permalink(); ?>" aria-hidden="true" tabindex="-1">
            <?php the_post_thumbnail( 'large', array( 'alt' => the_title_attribute( array( 'echo' => false ) ) ) ); ?>
          </a>
        <?php endif; ?>
        <div class="post-card-words">
          <?php
          ${classic.fn('entry_meta')}();
          the_title( '<h2 class="entry-title"><a href="' . esc_url( get_permalink() ) . '" rel="bookmark">', '</a></h2>' );
          ?>
          <div class="entry-summary">
            <?php the_excerpt(); ?>
          </div>
        </div>
      </article>
    `,
  );

const pageLinks = (domain: string): HtmlCode => html`
  <?php
  the_content();

  wp_link_pages(
    array(
      'before' => '<nav class="page-links" aria-label="' . esc_attr__( 'Page navigation', ${domain} ) . '">' . esc_html__( 'Pages:', ${domain} ),
      'after'  => '</nav>',
    )
  );
  ?>
`;

const picture = (): HtmlCode => html`
  <?php if ( has_post_thumbnail() ) : ?>
    <figure class="entry-picture">
      <?php the_post_thumbnail( 'full' ); ?>
      <?php if ( get_the_post_thumbnail_caption() ) : ?>
        <figcaption class="wp-caption-text"><?php the_post_thumbnail_caption(); ?></figcaption>
      <?php endif; ?>
    </figure>
  <?php endif; ?>
`;

const single = (classic: Classic): string =>
  classic.template(
    'The content of a single post.',
    html`
      <article id="post-<?php the_ID(); ?>" <?php post_class(); ?>>
        <header class="entry-header">
          <?php
          ${classic.fn('entry_meta')}();
          the_title( '<h1 class="entry-title">', '</h1>' );
          ?>
        </header>

        ${picture()}

        <div class="entry-content">
          ${pageLinks(classic.domain)}
        </div>

        <?php the_tags( '<footer class="entry-footer tag-list">', ' ', '</footer>' ); ?>
      </article>
    `,
  );

const page = (classic: Classic): string =>
  classic.template(
    'The content of a page.',
    html`
      <article id="post-<?php the_ID(); ?>" <?php post_class(); ?>>
        <header class="entry-header">
          <?php the_title( '<h1 class="entry-title">', '</h1>' ); ?>
        </header>

        ${picture()}

        <div class="entry-content">
          ${pageLinks(classic.domain)}
        </div>
      </article>
    `,
  );

const work = (classic: Classic): string =>
  classic.template(
    'A portfolio item.',
    html`
      <article id="post-<?php the_ID(); ?>" <?php post_class( 'portfolio-card' ); ?>>
        <?php if ( has_post_thumbnail() ) : ?>
          <a class="post-card-picture" href="<?php the_permalink(); ?>" aria-hidden="true" tabindex="-1">
            <?php the_post_thumbnail( 'large', array( 'alt' => the_title_attribute( array( 'echo' => false ) ) ) ); ?>
          </a>
        <?php endif; ?>
        <?php the_title( '<h2 class="entry-title"><a href="' . esc_url( get_permalink() ) . '" rel="bookmark">', '</a></h2>' ); ?>
      </article>
    `,
  );

const none = ({ template, domain }: Classic): string =>
  template(
    'Message shown when no posts are found.',
    html`
      <section class="no-results">
        <p><?php esc_html_e( 'Sorry, no posts matched your search. Please try again with different keywords.', ${domain} ); ?></p>
        <?php
        if ( ! is_search() ) {
          get_search_form();
        }
        ?>
      </section>
    `,
  );

const hero = ({ template, fn }: Classic): string =>
  template(
    'The front page hero. Its texts and image can be changed in the Customizer.',
    html`
      <section class="hero">
        <div class="hero-copy">
          <h1 class="hero-title"><?php echo esc_html( ${fn('hero_text')}( 'title' ) ); ?></h1>
          <p class="hero-text"><?php echo esc_html( ${fn('hero_text')}( 'text' ) ); ?></p>
          <?php if ( ${fn('hero_text')}( 'action' ) ) : ?>
            <p class="hero-action"><a class="button" href="<?php echo esc_url( ${fn('hero_text')}( 'url' ) ); ?>"><?php echo esc_html( ${fn('hero_text')}( 'action' ) ); ?></a></p>
          <?php endif; ?>
        </div>
        <div class="hero-picture">
          <?php ${fn('hero_picture')}(); ?>
        </div>
      </section>
    `,
  );

const author = ({ template, domain }: Classic): string =>
  template(
    'The author box of a post.',
    html`
      <?php if ( get_the_author_meta( 'description' ) ) : ?>
        <section class="author-box" aria-label="<?php esc_attr_e( 'About the author', ${domain} ); ?>">
          <?php echo get_avatar( get_the_author_meta( 'ID' ), 64, '', '', array( 'class' => 'author-picture' ) ); ?>
          <div class="author-words">
            <h2 class="author-name"><a href="<?php echo esc_url( get_author_posts_url( get_the_author_meta( 'ID' ) ) ); ?>"><?php the_author(); ?></a></h2>
            <p><?php the_author_meta( 'description' ); ?></p>
          </div>
        </section>
      <?php endif; ?>
    `,
  );

/** `comments.php`. */
const comments = ({ template, domain }: Classic): string =>
  template(
    'The comments and the comment form.',
    html`
      <?php
      if ( post_password_required() ) {
        return;
      }
      ?>
      <section id="comments" class="comments-area" aria-label="<?php esc_attr_e( 'Comments', ${domain} ); ?>">
        <?php if ( have_comments() ) : ?>
          <h2 class="comments-title">
            <?php
            printf(
              /* translators: %s: Number of comments */
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

        <?php
        comment_form(
          array(
            'title_reply_before' => '<h2 id="reply-title" class="comment-reply-title">',
            'title_reply_after'  => '</h2>',
          )
        );
        ?>
      </section>
    `,
  );

/** The parts of templates of a classic theme, by file name. */
export function partTemplates(classic: Classic): readonly (readonly [string, string])[] {
  const { features } = classic.plan;
  return [
    ['comments.php', comments(classic)],
    ['template-parts/content.php', card(classic)],
    ['template-parts/content-single.php', single(classic)],
    ['template-parts/content-page.php', page(classic)],
    ['template-parts/content-none.php', none(classic)],
    ...(features.has('portfolio') ? [['template-parts/content-portfolio.php', work(classic)] as const] : []),
    ...(features.has('hero') ? [['template-parts/hero.php', hero(classic)] as const] : []),
    ...(features.has('blog') ? [['template-parts/author.php', author(classic)] as const] : []),
  ];
}
