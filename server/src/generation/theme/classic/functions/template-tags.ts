import { docComment, joinPhp, noPhp, type PhpCode, php, variable } from '../../../writers/php.ts';
import type { Classic } from '../classic-context.ts';
import { filtered } from './hooked.ts';

/** A function that a child theme may define itself. */
export function pluggable({ fn, callback }: Classic, name: string, says: readonly string[], body: PhpCode): PhpCode {
  return php`
    if ( ! function_exists( ${callback(name)} ) ) :
      ${docComment(says)}
      function ${fn(name)}() {
        ${body}
      }
    endif;
  `;
}

const entryMeta = (classic: Classic): PhpCode =>
  pluggable(
    classic,
    'entry_meta',
    ['Displays the categories, date and author of a post.'],
    php`
      if ( 'post' !== get_post_type() ) {
        return;
      }
      ?>
      <div class="entry-meta">
        <?php if ( has_category() ) : ?>
          <span class="entry-categories"><?php the_category( ', ' ); ?></span>
        <?php endif; ?>
        <time class="entry-date" datetime="<?php echo esc_attr( get_the_date( DATE_W3C ) ); ?>"><?php echo esc_html( get_the_date() ); ?></time>
        <?php if ( is_single() ) : ?>
          <span class="entry-author">
            <?php
            printf(
              /* translators: %s: Author name */
              esc_html__( 'by %s', ${classic.domain} ),
              '<a href="' . esc_url( get_author_posts_url( get_the_author_meta( 'ID' ) ) ) . '">' . esc_html( get_the_author() ) . '</a>'
            );
            ?>
          </span>
        <?php endif; ?>
      </div>
      <?php
    `,
  );

const postsTitle = (classic: Classic): PhpCode =>
  pluggable(
    classic,
    'posts_title',
    ['Gets the heading of the posts page.', '', '@return string'],
    php`
      $page = (int) get_option( 'page_for_posts' );

      return is_home() && $page > 0 ? get_the_title( $page ) : __( ${classic.plan.copy.posts}, ${classic.domain} );
    `,
  );

/** `inc/template-tags.php`. */
export function templateTags(classic: Classic): string {
  const { domain, plan } = classic;
  const [title, more, classes] = [variable('title'), variable('more'), variable('classes')];
  return classic.library(
    'Template tags and filters.',
    joinPhp(
      [
        entryMeta(classic),
        postsTitle(classic),
        filtered(
          classic,
          'post_title',
          'the_title',
          ['Adds a fallback title to posts without a title.', '', '@param string $title Post title.', '@return string'],
          title,
          php`return '' === trim( ${title} ) && ! is_admin() ? esc_html__( ${'Untitled'}, ${domain} ) : ${title};`,
        ),
        filtered(
          classic,
          'excerpt_more',
          'excerpt_more',
          [
            'Replaces the “more” link of excerpts with an ellipsis.',
            '',
            '@param string $more Text after the excerpt.',
            '@return string',
          ],
          more,
          php`return is_admin() ? ${more} : '&hellip;';`,
        ),
        filtered(
          classic,
          'excerpt_length',
          'excerpt_length',
          ['Shortens excerpts.', '', '@param int $length Number of words.', '@return int'],
          variable('length'),
          php`return is_admin() ? $length : 26;`,
        ),
        plan.features.has('sidebar')
          ? filtered(
              classic,
              'body_classes',
              'body_class',
              ['Adds body classes.', '', '@param string[] $classes Body classes.', '@return string[]'],
              classes,
              php`
                ${classes}[] = 'has-sidebar';

                return ${classes};
              `,
            )
          : noPhp,
      ],
      '\n\n',
    ),
  );
}
