import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { Seo } from './seo-plan.ts';

/** Hooks and methods that give pictures an alternative text and files a clean name; they hold beside other SEO plugins. */
export function mediaMethods(all: readonly Seo[]): { readonly hooks: PhpCode; readonly methods: PhpCode } {
  const source = all.find(({ alt_from: one }) => one !== undefined)?.alt_from;
  const cleans = all.some(({ cleans_file_names: one }) => one === true);
  return {
    hooks: php`
      ${
        source === undefined
          ? noPhp
          : php`
            add_filter( 'wp_get_attachment_image_attributes', array( $this, 'add_alt' ), 20, 2 );
            add_filter( 'wp_content_img_tag', array( $this, 'add_alt_to_tag' ), 20, 3 );
          `
      }
      ${cleans ? php`add_filter( 'sanitize_file_name', array( $this, 'clean_file_name' ), 20 );` : noPhp}
    `,
    methods: php`
      ${source === undefined ? noPhp : altMethods(source)}

      ${
        cleans
          ? php`
            /**
             * Makes the name of an uploaded file one of lowercase letters, digits and hyphens.
             *
             * @param string $name Name with its ending.
             * @return string
             */
            public function clean_file_name( $name ) {
              $parts = explode( '.', strtolower( remove_accents( $name ) ) );
              $clean = array_map( static fn( $part ) => trim( preg_replace( '/[^a-z0-9]+/', '-', $part ), '-' ), $parts );
              $clean = array_values( array_filter( $clean, 'strlen' ) );

              // A name that has nothing but other letters has its ending alone left.
              return count( $clean ) < min( 2, count( $parts ) ) ? 'file-' . substr( md5( $name ), 0, 8 ) . '.' . implode( '.', $clean ) : implode( '.', $clean );
            }
          `
          : noPhp
      }
    `,
  };
}

const altMethods = (source: 'file' | 'post'): PhpCode => php`
  /**
   * Gets the text for a picture that has none.
   *
   * @param int $attachment_id Attachment ID; 0: unknown.
   * @return string
   */
  private function alt_of( $attachment_id ) {
    $id = ${source === 'file' ? php`$attachment_id` : php`get_the_ID() ? get_the_ID() : $attachment_id`};

    return $id ? wp_strip_all_tags( get_the_title( $id ) ) : '';
  }

  /**
   * Adds the alternative text to a picture that a template shows.
   *
   * @param string[] $attributes Attributes of the tag.
   * @param WP_Post  $attachment Attachment.
   * @return string[]
   */
  public function add_alt( $attributes, $attachment ) {
    if ( '' === trim( (string) ( $attributes['alt'] ?? '' ) ) ) {
      $attributes['alt'] = esc_attr( $this->alt_of( $attachment->ID ) );
    }

    return $attributes;
  }

  /**
   * Adds the alternative text to a picture in a text.
   *
   * @param string $html          Tag.
   * @param string $context       Where it stands.
   * @param int    $attachment_id Attachment ID; 0: unknown.
   * @return string
   */
  public function add_alt_to_tag( $html, $context, $attachment_id ) {
    $tag = new WP_HTML_Tag_Processor( $html );
    if ( ! $tag->next_tag( 'img' ) || '' !== trim( (string) $tag->get_attribute( 'alt' ) ) ) {
      return $html;
    }
    $tag->set_attribute( 'alt', $this->alt_of( (int) $attachment_id ) );

    return $tag->get_updated_html();
  }
`;
