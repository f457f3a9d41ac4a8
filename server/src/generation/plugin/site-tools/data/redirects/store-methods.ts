import { type PhpCode, php } from '../../../../writers/php.ts';

/** The statement that creates the table or brings it up to date; `columns` are those that not every plugin has. */
export const tableStatement = (columns: readonly string[]): PhpCode =>
  columns.length === 0
    ? php`
      dbDelta(
        'CREATE TABLE ' . self::table() . " (
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        source varchar(191) NOT NULL,
        target text NOT NULL,
        status smallint(5) unsigned NOT NULL DEFAULT 301,
        hits bigint(20) unsigned NOT NULL DEFAULT 0,
        last_hit datetime DEFAULT NULL,
        PRIMARY KEY  (id),
        UNIQUE KEY source_key (source)
        ) " . $wpdb->get_charset_collate()
      );
    `
    : php`
      $columns = implode( ",\n", ${columns} );
      dbDelta(
        'CREATE TABLE ' . self::table() . " (
        id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
        source varchar(191) NOT NULL,
        target text NOT NULL,
        status smallint(5) unsigned NOT NULL DEFAULT 301,
        hits bigint(20) unsigned NOT NULL DEFAULT 0,
        last_hit datetime DEFAULT NULL,
        $columns,
        PRIMARY KEY  (id),
        UNIQUE KEY source_key (source)
        ) " . $wpdb->get_charset_collate()
      );
    `;

/** The method that says whether a redirect works today. */
export const seasonMethod: PhpCode = php`
  /**
   * Determines whether today, in the time zone of the site, is in the season of a redirect. A season may span the new year.
   *
   * @param array $redirect Redirect.
   * @return bool
   */
  public static function is_in_season( $redirect ) {
    $from  = $redirect['season_from'];
    $until = $redirect['season_until'];
    $today = wp_date( 'm-d' );
    if ( '' === $from || '' === $until ) {
      return true;
    }

    return $from <= $until ? $today >= $from && $today <= $until : $today >= $from || $today <= $until;
  }
`;

/** Methods that keep the redirects of content that moves or is deleted; those that people made are left alone. */
export const followMethods = (gone: boolean): PhpCode => php`
  /**
   * Adds the redirect for a post whose address has changed or that is deleted.
   *
   * @param string $old     Former URL.
   * @param string $new     URL to redirect to${gone ? '; an empty string where the post is gone' : ''}.
   * @param int    $status  Status code.
   * @param int    $post_id Post ID.
   */
  public function follow( $old, $new, $status, $post_id ) {
    global $wpdb;

    $source = self::source_of( $old );
    if ( '' === $source || '/' === $source || mb_strlen( $source ) > self::LONGEST ) {
      return;
    }

    $this->release( $old );
    // phpcs:disable WordPress.DB.DirectDatabaseQuery -- Custom table.
    if ( ! $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE source = %s', self::table(), $source ) ) ) {
      $wpdb->insert(
        self::table(),
        array(
          'source'  => $source,
          'target'  => ${gone ? php`'' === $new ? '' : self::target_of( $new )` : php`self::target_of( $new )`},
          'status'  => $status,
          'post_id' => $post_id,
        ),
        array( '%s', '%s', '%d', '%d' )
      );
    }
    // phpcs:enable WordPress.DB.DirectDatabaseQuery
  }

  /**
   * Deletes the redirect that was added for content at a URL.
   *
   * @param string $url URL of a post.
   */
  public function release( $url ) {
    global $wpdb;

    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
    $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE source = %s AND post_id > 0', self::table(), self::source_of( $url ) ) );
  }
`;
