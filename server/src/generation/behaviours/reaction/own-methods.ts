import { handleOf, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { MadeReaction } from './reaction-plan.ts';

/** Methods that show somebody's own list and progress, and the records that most people did it with. */
export function ownMethods(plan: PluginPlan, made: readonly MadeReaction[]): PhpCode {
  const shortcode = (part: string, name: string, about: string, body: PhpCode): PhpCode => php`
    /**
     * ${about}
     *
     * @return string HTML.
     */
    public function ${identifier(`${part}_${name}`)}() {
      ${body}
    }
  `;
  const lists = made.filter(({ one }) => one.has_list);
  const tops = made.filter(({ one }) => one.top !== undefined);
  const sets = made.filter(({ one }) => one.progress !== undefined);
  return joinPhp(
    [
      ...lists.map(({ one }) =>
        shortcode(
          'list',
          one.name,
          'Shows the records with which the current person did it.',
          php`return $this->own_list( ${one.name} );`,
        ),
      ),
      ...tops.map(({ one }) =>
        shortcode(
          'top',
          one.name,
          'Shows the records with which most people did it.',
          php`return $this->top( ${one.name} );`,
        ),
      ),
      ...sets.map(({ one }) =>
        shortcode(
          'progress',
          one.name,
          'Shows how many records of a set are done.',
          php`return $this->progress( ${one.name} );`,
        ),
      ),
      lists.length > 0 || tops.length > 0 ? linksMethod(plan) : noPhp,
      lists.length > 0 ? listMethod(plan) : noPhp,
      tops.length > 0 ? topMethod : noPhp,
      sets.length > 0 ? progressMethods(plan) : noPhp,
    ],
    '\n\n',
  );
}

const linksMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Renders links to records that may be read.
   *
   * @param array $settings  Reaction.
   * @param int[] $ids       Record IDs.
   * @param bool  $has_forms Whether each can be removed.
   * @param int   $most      Most links.
   * @return string HTML; empty where there are none.
   */
  private function links( $settings, $ids, $has_forms, $most ) {
    $items  = array();
    $remove = sprintf( '<button type="submit" name="value" value="%1$s">%2$s</button>', esc_attr( (string) key( $settings['options'] ) ), ${translatedHtml(plan, 'Remove')} );
    foreach ( $ids as $id ) {
      $record = $settings['reader']::get( $id );
      if ( count( $items ) >= $most || ! $this->is_possible( $settings['name'], $record ) ) {
        continue;
      }

      $link    = $settings['reader']::link( $record );
      $title   = esc_html( $settings['reader']::title( $record ) );
      $items[] = '<li>' . ( '' === $link ? $title : sprintf( '<a href="%1$s">%2$s</a>', esc_url( $link ), $title ) ) . ( $has_forms ? ' ' . $this->form( $settings, $id, $remove, '' ) : '' ) . '</li>';
    }

    return $items ? '<ul class="' . ${handleOf(plan, 'reaction-list')} . '">' . implode( '', $items ) . '</ul>' : '';
  }
`;

const listMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Renders the current person's own list.
   *
   * @param string $name Reaction.
   * @return string HTML.
   */
  private function own_list( $name ) {
    $settings = $this->settings( $name );
    if ( ! call_user_func( array( $this, $name . '_is_allowed' ) ) ) {
      return '' === $settings['denied'] ? '' : '<p>' . esc_html( $settings['denied'] ) . '</p>';
    }

    $html = $this->links( $settings, $this->own_ids( $name ), $settings['can_undo'] && 1 === count( $settings['options'] ), 200 );

    return '' === $html ? '<p>' . ${translatedHtml(plan, 'There is nothing here yet.')} . '</p>' : $html;
  }
`;

const topMethod: PhpCode = php`
  /**
   * Renders the records with the most.
   *
   * @param string $name Reaction.
   * @return string HTML.
   */
  private function top( $name ) {
    global $wpdb;

    $settings = $this->settings( $name );
    if ( 'everyone' !== $settings['counts'] && ! current_user_can( 'edit_others_posts' ) ) {
      return '';
    }

    $order = in_array( $settings['act'], array( 'rate', 'vote' ), true ) ? 'SUM(value + 0)' : 'COUNT(*)';
    if ( 'rate' === $settings['act'] ) {
      $order = 'AVG(value + 0)';
    }
    // phpcs:ignore WordPress.DB -- Custom table; the order is one of three fixed texts.
    $ids = $wpdb->get_col( $wpdb->prepare( "SELECT record_id FROM %i WHERE name = %s AND value <> '' GROUP BY record_id ORDER BY $order DESC, record_id DESC LIMIT 200", self::table(), $name ) );

    return $this->links( $settings, array_map( 'intval', $ids ), false, $settings['top'] );
  }
`;

const progressMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Gets the records of a set.
   *
   * @param array $settings Reaction.
   * @param mixed $context  What is looked at: a record of the set.
   * @return array Records.
   */
  private function records_of_set( $settings, $context ) {
    $reader = $settings['reader'];
    $same   = '' !== $settings['same'] && $context ? (array) $reader::value( $context, $settings['same'] ) : array();
    $found  = array();
    $offset = 0;
    do {
      $records = $reader::query( 500, $offset, 'id', 'asc' );
      foreach ( $records as $record ) {
        if ( ! $this->is_possible( $settings['name'], $record ) ) {
          continue;
        }
        if ( '' !== $settings['same'] && ! array_intersect( array_map( 'strval', $same ), array_map( 'strval', (array) $reader::value( $record, $settings['same'] ) ) ) ) {
          continue;
        }
        $found[] = $record;
      }
      $offset += 500;
    } while ( 500 === count( $records ) && $offset < 5000 );

    return $found;
  }

  /**
   * Gets how far the current person is.
   *
   * @param array $settings Reaction.
   * @param mixed $context  What is looked at: a record of the set.
   * @return int[] How many are done, and how many there are.
   */
  private function progress_of( $settings, $context ) {
    $all = array_map( array( $settings['reader'], 'id' ), $this->records_of_set( $settings, $context ) );

    return array( count( array_intersect( $all, $this->own_ids( $settings['name'] ) ) ), count( $all ) );
  }

  /**
   * Says how far somebody is.
   *
   * @param string $shows Count, percent or both.
   * @param int    $done  How many are done.
   * @param int    $all   How many there are.
   * @return string
   */
  private function progress_text( $shows, $done, $all ) {
    // Nobody has done everything who has one thing left to do.
    $percent = number_format_i18n( floor( 100 * $done / $all ) );
    if ( 'percent' === $shows ) {
      /* translators: %s: percentage of things done. */
      return sprintf( __( '%s%% done', ${plan.domain} ), $percent );
    }

    if ( 'both' === $shows ) {
      /* translators: 1: number of things done, 2: number of all, 3: percentage. */
      return sprintf( __( '%1$s of %2$s done (%3$s%%)', ${plan.domain} ), number_format_i18n( $done ), number_format_i18n( $all ), $percent );
    }

    /* translators: 1: number of things done, 2: number of all. */
    return sprintf( __( '%1$s of %2$s done', ${plan.domain} ), number_format_i18n( $done ), number_format_i18n( $all ) );
  }

  /**
   * Renders how far the current person is, and the certificate of who has done all.
   *
   * @param string $name Reaction.
   * @return string HTML.
   */
  private function progress( $name ) {
    $settings = $this->settings( $name );
    $context  = in_the_loop() ? get_post() : get_queried_object();
    if ( ! call_user_func( array( $this, $name . '_is_allowed' ) ) ) {
      return '';
    }

    if ( '' !== $settings['same'] && ! $this->is_possible( $name, $context ) ) {
      return '';
    }

    list( $done, $all ) = $this->progress_of( $settings, $context );
    if ( 0 === $all ) {
      return '';
    }

    wp_enqueue_style( ${handleOf(plan, 'reactions')} );
    $text = $this->progress_text( $settings['shows'], $done, $all );
    $html = sprintf( '<div class="%1$s"><label>%2$s <progress max="%3$d" value="%4$d"></progress></label></div>', ${handleOf(plan, 'reaction-progress')}, esc_html( $text ), $all, $done );
    if ( $done === $all && '' !== $settings['certificate'] ) {
      $html .= sprintf( '<div class="%1$s">%2$s</div>', ${handleOf(plan, 'reaction-certificate')}, wpautop( esc_html( $this->fill( $settings['certificate'] ) ) ) );
    }

    return $html;
  }
`;
