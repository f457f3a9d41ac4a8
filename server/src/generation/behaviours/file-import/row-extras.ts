import { type PhpCode, php } from '../../writers/php.ts';

/** The method that sets categories and tags. */
export const termsMethod: PhpCode = php`
  /**
   * Sets the categories and tags of a record; those that do not exist are created.
   *
   * @param int      $id    Post ID.
   * @param string[] $cells Cells, keyed by heading.
   */
  private function set_terms( $id, $cells ) {
    foreach ( $this->import['columns'] as $target => $column ) {
      $text = 'terms' === $column['as'] ? $this->cell( $cells, $target ) : null;
      if ( null === $text ) {
        continue;
      }

      $terms = array();
      foreach ( self::parts( $text ) as $name ) {
        $term = term_exists( $name, $target );
        $term = $term ? $term : wp_insert_term( $name, $target );
        if ( is_wp_error( $term ) ) {
          $this->notes[] = $name . ': ' . $term->get_error_message();
        } else {
          $terms[] = (int) $term['term_id'];
        }
      }
      wp_set_object_terms( $id, $terms, $target );
    }
  }
`;

/** The method that sets the featured image. */
export const pictureMethod: PhpCode = php`
  /**
   * Sets the featured image: the first picture of the cell.
   *
   * @param int      $id    Post ID.
   * @param string[] $cells Cells, keyed by heading.
   */
  private function set_picture( $id, $cells ) {
    $text = isset( $this->import['columns']['featured_image'] ) ? $this->cell( $cells, 'featured_image' ) : null;
    if ( null === $text ) {
      return;
    }

    if ( '' === $text ) {
      delete_post_thumbnail( $id );
      return;
    }

    foreach ( $this->files( $text, $id, 1 ) as $picture ) {
      set_post_thumbnail( $id, $picture );
    }
  }
`;
