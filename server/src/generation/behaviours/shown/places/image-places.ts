import { php } from '../../../writers/php.ts';
import { hooked, isOfTypes, type PlaceId, type PlaceModule } from './place-module.ts';

/** Places beside pictures, whatever editor has put them into a text. */
export const imagePlaces = {
  below_image: {
    words: 'below pictures',
    about: 'media',
    code: (at) => {
      const below = at.html(php`get_post( $attachment_id )`);
      return {
        hooks: php`
          add_filter( 'wp_content_img_tag', array( $this, ${at.method} ), 20, 3 );
          add_filter( 'post_thumbnail_html', array( $this, ${`${at.method}_featured`} ), 20, 3 );
        `,
        methods: php`
          ${hooked(
            at,
            'Adds something below the pictures of a content, but not where it becomes an excerpt.',
            [
              '@param string $image         HTML of the picture.',
              '@param string $context       What it is part of.',
              '@param int    $attachment_id Attachment ID, 0 for a picture that is not in the library.',
              '@return string',
            ],
            php`$image, $context, $attachment_id`,
            php`
              if ( 'the_content' !== $context || 0 === (int) $attachment_id || doing_filter( 'get_the_excerpt' ) || ! ${isOfTypes(at.types, php`get_post()`)} ) {
                return $image;
              }

              $html = ${below};

              return '' === $html ? $image : $image . '<br>' . $html;
            `,
          )}

          ${hooked(
            { ...at, method: `${at.method}_featured` },
            'Adds the same below the featured image of the post that the visitor has opened.',
            [
              '@param string $image         HTML of the picture.',
              '@param int    $post_id       Post ID.',
              '@param int    $attachment_id Attachment ID.',
              '@return string',
            ],
            php`$image, $post_id, $attachment_id`,
            php`
              if ( '' === $image || ! is_singular() || get_queried_object_id() !== (int) $post_id || ! ${isOfTypes(at.types, php`$post_id`)} ) {
                return $image;
              }

              $html = ${below};

              return '' === $html ? $image : $image . '<br>' . $html;
            `,
          )}
        `,
      };
    },
  },
} as const satisfies Partial<Record<PlaceId, PlaceModule>>;
