import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { breadcrumbsMethod } from './breadcrumbs-method.ts';
import { fieldKey } from './field-keys.ts';
import { nestedTypes } from './seo-plan.ts';

/** Methods that say what stands in the head of a page. */
export const headMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Gets what an author has entered for a record.
   *
   * @param array  $settings Settings.
   * @param object $record   Record.
   * @param string $key      Key of the field.
   * @return string
   */
  private function entered( $settings, $record, $key ) {
    return $settings['has_fields'] && $record instanceof WP_Post ? trim( (string) get_post_meta( $record->ID, $key, true ) ) : '';
  }

  /**
   * Filters the title of the page.
   *
   * @param string $title Title; empty: WordPress makes it.
   * @return string
   */
  public function title( $title ) {
    $current = $this->current();
    if ( null === $current || is_feed() ) {
      return $title;
    }

    list( $settings, $record ) = $current;
    $own  = $this->entered( $settings, $record, ${fieldKey(plan, 'title')} );
    $text = '' === $own ? $this->fill( $settings['title'], $settings['reader'], $record ) : $own;
    if ( '' === trim( $text ) ) {
      return $title;
    }

    if ( is_paged() ) {
      $text .= ' – ' . sprintf(
        /* translators: %s: page number. */
        ${php`__( 'Page %s', ${plan.domain} )`},
        number_format_i18n( (int) get_query_var( 'paged' ) )
      );
    }

    return esc_html( trim( preg_replace( '/\s+/', ' ', wp_strip_all_tags( $text ) ) ) );
  }

  /**
   * Gets the description of a record: what was entered, the template, the excerpt, the beginning of the content.
   *
   * @param array  $settings Settings.
   * @param object $record   Record.
   * @return string What was entered, or whole words up to the length that the settings say.
   */
  private function description( $settings, $record ) {
    if ( $record instanceof WP_Post && post_password_required( $record ) ) {
      return '';
    }

    $own = $this->entered( $settings, $record, ${fieldKey(plan, 'description')} );
    if ( '' !== $own ) {
      return trim( preg_replace( '/\s+/u', ' ', wp_strip_all_tags( $own ) ) );
    }

    $texts = array(
      strip_shortcodes( $this->fill( $settings['description'], $settings['reader'], $record ) ),
      $record instanceof WP_Post ? $record->post_excerpt : ( $record->description ?? '' ),
      $record instanceof WP_Post ? strip_shortcodes( excerpt_remove_blocks( $record->post_content ) ) : '',
    );
    foreach ( $texts as $text ) {
      $text = trim( preg_replace( '/\s+/u', ' ', wp_strip_all_tags( $text ) ) );
      if ( '' === $text ) {
        continue;
      }

      return mb_strlen( $text ) <= $settings['length'] ? $text : preg_replace( '/\s+\S*$/u', '', mb_substr( $text, 0, $settings['length'] - 1 ) ) . '…';
    }

    return '';
  }

  /**
   * Filters what search engines may do with the page.
   *
   * @param array $robots Directives.
   * @return array
   */
  public function robots( $robots ) {
    $current = $this->current();
    if ( null === $current ) {
      return $robots;
    }

    list( $settings, $record ) = $current;
    if (
      call_user_func( array( $this, $settings['name'] . '_is_hidden' ), $record )
      || '1' === $this->entered( $settings, $record, ${fieldKey(plan, 'noindex')} )
      || ( $settings['noindex_paged'] && is_paged() )
    ) {
      $robots['noindex'] = true;
      $robots['follow']  = true;
      unset( $robots['max-image-preview'] );
    }

    return $robots;
  }

  /**
   * Filters the address of the original.
   *
   * @param string  $url  Address.
   * @param WP_Post $post Post object.
   * @return string
   */
  public function canonical( $url, $post ) {
    $current = $this->current();
    if ( null === $current || $current[1] !== $post && ( $current[1]->ID ?? 0 ) !== $post->ID ) {
      return $url;
    }

    return $this->original( $current[0], $current[1], $url );
  }

  /**
   * Gets the address under which a record was published first.
   *
   * @param array  $settings Settings.
   * @param object $record   Record.
   * @param string $url      Its own address.
   * @return string
   */
  private function original( $settings, $record, $url ) {
    $reader = $settings['reader'];
    $other  = '' === $settings['canonical'] ? '' : esc_url_raw( (string) $reader::value( $record, $settings['canonical'] ) );

    return preg_match( '~^https?://~', $other ) ? $other : $url;
  }

  /**
   * Prints description, cards and structured data.
   */
  public function print_tags() {
    $current = $this->current();
    if ( null === $current ) {
      return;
    }

    list( $settings, $record ) = $current;
    $reader      = $settings['reader'];
    $description = $this->description( $settings, $record );
    if ( '' !== $description ) {
      printf( "<meta name=\"description\" content=\"%s\">\n", esc_attr( $description ) );
    }

    $url = $this->original( $settings, $record, $reader::link( $record ) );
    if ( ! $record instanceof WP_Post ) {
      printf( "<link rel=\"canonical\" href=\"%s\">\n", esc_url( is_paged() ? get_pagenum_link( (int) get_query_var( 'paged' ) ) : $url ) );
    }

    $image = '' !== $settings['image'] && $reader::can_see( $record, $settings['image'] ) ? $this->picture( $reader::value( $record, $settings['image'] ) ) : '';
    if ( $settings['is_shared'] ) {
      $image  = '' === $image ? (string) ${settingValue(plan, 'default_image', '')} : $image;
      $image  = '' === $image ? (string) get_site_icon_url( 512 ) : $image;
      $handle = ltrim( (string) ${settingValue(plan, 'twitter_handle', '')}, '@' );
      $tags   = array(
        'og:type'        => $record instanceof WP_Post ? 'article' : ( $record instanceof WP_User ? 'profile' : 'website' ),
        'og:title'       => wp_specialchars_decode( wp_get_document_title(), ENT_QUOTES ),
        'og:description' => $description,
        'og:url'         => $url,
        'og:site_name'   => wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ),
        'og:locale'      => get_locale(),
        'og:image'       => $image,
        'twitter:card'   => '' === $image ? 'summary' : 'summary_large_image',
        'twitter:site'   => '' === $handle ? '' : '@' . $handle,
      );
      foreach ( array_filter( $tags, 'strlen' ) as $name => $content ) {
        printf( "<meta %1\$s=\"%2\$s\" content=\"%3\$s\">\n", 0 === strpos( $name, 'og:' ) ? 'property' : 'name', esc_attr( $name ), esc_attr( $content ) );
      }
    }

    $graph = array_filter( array( $this->structured( $settings, $record, $description, $image, $url ), $this->breadcrumbs( $settings, $record, $url ) ) );
    foreach ( $graph as $data ) {
      wp_print_inline_script_tag( wp_json_encode( array( '@context' => 'https://schema.org' ) + $data, JSON_UNESCAPED_SLASHES | JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ), array( 'type' => 'application/ld+json' ) );
    }
  }

  /**
   * Gets the address of a picture.
   *
   * @param mixed $image Attachment ID.
   * @return string
   */
  private function picture( $image ) {
    return is_numeric( $image ) && $image > 0 ? (string) wp_get_attachment_image_url( (int) $image, 'large' ) : '';
  }

  /**
   * Gets the structured data of a record, without what the current user cannot see.
   *
   * @param array  $settings    Settings.
   * @param object $record      Record.
   * @param string $description Description.
   * @param string $image       Picture.
   * @param string $url         Address.
   * @return array Empty where there is none.
   */
  private function structured( $settings, $record, $description, $image, $url ) {
    if ( '' === $settings['type'] || ! $settings['reader']::can_read( $record ) ) {
      return array();
    }

    $reader   = $settings['reader'];
    $types    = ${nestedTypes};
    $headline = in_array( $settings['type'], array( 'Article', 'BlogPosting', 'NewsArticle' ), true );
    $data     = array_filter(
      array(
        '@type'                          => $settings['type'],
        $headline ? 'headline' : 'name' => $reader::title( $record ),
        'description'                    => $description,
        'image'                          => $image,
        'url'                            => $url,
      ),
      'strlen'
    );
    if ( $headline && $record instanceof WP_Post ) {
      $data['datePublished'] = get_the_date( DATE_W3C, $record );
      $data['dateModified']  = get_the_modified_date( DATE_W3C, $record );
      $data['author']        = array(
        '@type' => 'Person',
        'name'  => get_the_author_meta( 'display_name', (int) $record->post_author ),
      );
    }

    foreach ( $settings['properties'] as $property => $key ) {
      if ( ! $reader::can_see( $record, $key ) ) {
        continue;
      }

      $value = $reader::value( $record, $key );
      if ( in_array( $key, $reader::DATES, true ) && is_string( $value ) && '' !== $value ) {
        $value = 10 === strlen( $value ) ? $value : str_replace( ' ', 'T', $value ) . wp_date( 'P', (int) get_gmt_from_date( $value, 'U' ) );
      } elseif ( ! in_array( $key, $reader::NUMBERS, true ) && ! is_array( $value ) ) {
        $value = $reader::text( $record, $key );
      }
      if ( '' === $value || null === $value || array() === $value ) {
        continue;
      }

      $path = explode( '.', $property );
      if ( 1 === count( $path ) ) {
        $data[ $property ] = $value;
        continue;
      }

      $nested = isset( $data[ $path[0] ] ) && is_array( $data[ $path[0] ] ) ? $data[ $path[0] ] : array_filter( array( '@type' => $types[ $path[0] ] ?? '' ) );
      $nested[ $path[1] ] = $value;
      $data[ $path[0] ]   = $nested;
    }

    return $data;
  }

  ${breadcrumbsMethod(plan)}
`;
