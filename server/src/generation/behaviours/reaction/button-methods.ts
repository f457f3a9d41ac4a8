import { handleOf, prefixed, translated, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { unlessOpen } from './order-methods.ts';
import type { MadeReaction, Reaction } from './reaction-plan.ts';

type Act = Reaction['act']['is'];

/** Methods that show what can be done, and do it. */
export function buttonMethods(plan: PluginPlan, made: readonly MadeReaction[]): PhpCode {
  const acts = new Set(made.map(({ one }) => one.act.is));
  const has = (...some: readonly Act[]): boolean => some.some((act) => acts.has(act));
  const action = prefixed(plan, 'react');
  return php`
    /**
     * Gets the settings of a reaction.
     *
     * @param string $name Reaction.
     * @return array
     */
    private function settings( $name ) {
      return call_user_func( array( $this, $name . '_settings' ) );
    }

    /**
     * Determines whether something can be done with a record by anybody.
     *
     * @param string $name   Reaction.
     * @param mixed  $record Record.
     * @return bool
     */
    private function is_possible( $name, $record ) {
      $settings = $this->settings( $name );

      return $record && $settings['reader']::can_read( $record ) && call_user_func( array( $this, $name . '_is_for' ), $record );
    }

    /**
     * Handles the form: with a script the answer is the form anew, else the page that it was on.
     */
    public function handle() {
      $name = isset( $_POST['reaction'] ) ? sanitize_key( wp_unslash( $_POST['reaction'] ) ) : '';
      $id   = isset( $_POST['record'] ) ? absint( $_POST['record'] ) : 0;
      check_admin_referer( ${action} . $name . $id );

      $value  = isset( $_POST['value'] ) ? sanitize_text_field( wp_unslash( $_POST['value'] ) ) : '1';
      $result = $this->react( $name, $id, $value );
      if ( ! empty( $_POST['script'] ) ) {
        wp_send_json(
          array(
            'message' => is_wp_error( $result ) ? $result->get_error_message() : '',
            'html'    => in_array( $name, self::NAMES, true ) ? $this->button( $name, $this->settings( $name )['reader']::get( $id ) ) : '',
          )
        );
      }

      if ( is_wp_error( $result ) ) {
        wp_die( esc_html( $result->get_error_message() ), '', array( 'response' => 403, 'back_link' => true ) );
      }

      $back = wp_get_referer();
      wp_safe_redirect( ( $back ? $back : home_url( '/' ) ) . '#' . ${`${plan.names.handlePrefix}-`} . str_replace( '_', '-', $name ) . '-' . $id );
      exit;
    }

    /**
     * Does something with a record for the current person.
     *
     * @param string $name  Reaction.
     * @param int    $id    Record ID.
     * @param string $value Value.
     * @return string|WP_Error What was done.
     */
    public function react( $name, $id, $value = '1' ) {
      if ( ! in_array( $name, self::NAMES, true ) || ! call_user_func( array( $this, $name . '_is_allowed' ) ) ) {
        return new WP_Error( 'forbidden', ${translated(plan, 'Sorry, you are not allowed to do that.')} );
      }

      $settings = $this->settings( $name );
      $record   = $settings['reader']::get( $id );
      if ( ! $this->is_possible( $name, $record ) || ! isset( $settings['options'][ $value ] ) ) {
        return new WP_Error( 'missing', ${translated(plan, 'Sorry, this is no longer there.')} );
      }

      if ( $this->is_own( $settings, $record ) ) {
        return new WP_Error( 'own', ${translated(plan, 'Sorry, you cannot do this with what is your own.')} );
      }

      ${unlessOpen(made, php`new WP_Error( 'closed', ${translated(plan, 'Sorry, something else has to be done first.')} )`)}

      $done = $this->save( $settings, $id, $value );
      if ( 'added' === $done ) {
        $this->finish( $settings, $record );
      }

      return $done;
    }

    /**
     * Determines whether a record is the current user's own, where that matters.
     *
     * @param array $settings Reaction.
     * @param mixed $record   Record.
     * @return bool
     */
    private function is_own( $settings, $record ) {
      return ! $settings['own_records'] && is_user_logged_in() && $settings['reader']::owner( $record ) === get_current_user_id();
    }

    /**
     * Renders what can be done with a record.
     *
     * @param string $name   Reaction.
     * @param mixed  $record Record.
     * @return string HTML.
     */
    public function button( $name, $record ) {
      if ( ! $this->is_possible( $name, $record ) ) {
        return '';
      }
      ${unlessOpen(made, php`''`)}

      $settings = $this->settings( $name );
      $id       = $settings['reader']::id( $record );
      $own      = $this->own( $name, $id );
      $counts   = $this->counts( $name, $id );
      $count    = $this->count_text( $settings, $counts, $own );
      wp_enqueue_style( ${handleOf(plan, 'reactions')} );

      if ( ! call_user_func( array( $this, $name . '_is_allowed' ) ) || $this->is_own( $settings, $record ) ) {
        $denied = $this->is_own( $settings, $record ) || '' === $settings['denied'] ? '' : esc_html( $settings['denied'] );
        if ( '' !== $denied && ! is_user_logged_in() ) {
          $denied .= sprintf( ' <a href="%1$s">%2$s</a>', esc_url( wp_login_url( $settings['reader']::link( $record ) ) ), ${translatedHtml(plan, 'Log in')} );
        }

        return '' === $denied . $count ? '' : sprintf( '<div class="%1$s">%2$s%3$s</div>', ${handleOf(plan, 'reaction')}, $count, '' === $denied ? '' : ' <span>' . $denied . '</span>' );
      }

      wp_enqueue_script( ${handleOf(plan, 'reactions')} );
      $is_over = null !== $own && ! $settings['can_undo'];
      $is_full = $settings['most'] > 0 && null === $own && array_sum( $counts ) >= $settings['most'];
      switch ( $settings['act'] ) {
        ${
          has('vote', 'rate', 'choose')
            ? php`
              case 'vote':
              case 'rate':
              case 'choose':
                $buttons = $this->choices( $settings, $counts, $own, $is_over );
                break;
            `
            : noPhp
        }
        ${
          has('report')
            ? php`
              case 'report':
                $buttons = $this->report( $settings, $own, $is_over, $id );
                break;
            `
            : noPhp
        }
        default:
          $buttons = sprintf(
            '<button type="submit" name="value" value="1" class="wp-element-button" aria-pressed="%1$s"%2$s>%3$s</button>',
            null === $own ? 'false' : 'true',
            $is_over || $is_full ? ' disabled' : '',
            esc_html( $is_full ? ${translated(plan, 'No room left')} : ( null === $own ? $settings['label'] : $settings['done_label'] ) )
          );
      }

      return $this->form( $settings, $id, $buttons, $count );
    }

    /**
     * Renders a form.
     *
     * @param array  $settings Reaction.
     * @param int    $id       Record ID.
     * @param string $buttons  Buttons.
     * @param string $count    How many have done it.
     * @return string HTML.
     */
    private function form( $settings, $id, $buttons, $count ) {
      $name = $settings['name'];

      return sprintf(
        '<form id="%1$s" class="%2$s is-%3$s" method="post" action="%4$s" data-reaction><input type="hidden" name="action" value="%5$s"><input type="hidden" name="reaction" value="%6$s"><input type="hidden" name="record" value="%7$d">%8$s%9$s %10$s<span role="status"></span></form>',
        esc_attr( ${`${plan.names.handlePrefix}-`} . str_replace( '_', '-', $name ) . '-' . $id ),
        ${handleOf(plan, 'reaction')},
        esc_attr( $settings['act'] ),
        esc_url( admin_url( 'admin-post.php' ) ),
        ${action},
        esc_attr( $name ),
        $id,
        wp_nonce_field( ${action} . $name . $id, '_wpnonce', true, false ),
        $buttons,
        $count
      );
    }

    /**
     * Renders how many have done it, for those who may know.
     *
     * @param array       $settings Reaction.
     * @param int[]       $counts   Numbers, keyed by value.
     * @param string|null $own      What the current person did.
     * @return string HTML.
     */
    private function count_text( $settings, $counts, $own ) {
      $is_shown = array(
        'everyone' => true,
        'after'    => null !== $own,
        'staff'    => current_user_can( 'edit_others_posts' ),
        'nobody'   => false,
      );
      $number = array_sum( $counts );
      if ( ! $is_shown[ $settings['counts'] ] || ( 0 === $number && 0 === $settings['most'] ) ) {
        return '';
      }

      ${joinPhp([
        has('rate')
          ? php`
            if ( 'rate' === $settings['act'] ) {
              $sum = 0;
              foreach ( $counts as $value => $many ) {
                $sum += (int) $value * $many;
              }

              return '<span class="is-count">' . sprintf(
                /* translators: 1: average rating, 2: highest rating, 3: number of ratings. */
                ${php`esc_html__( '%1$s of %2$s (%3$s)', ${plan.domain} )`},
                esc_html( number_format_i18n( $sum / $number, 1 ) ),
                esc_html( number_format_i18n( count( $settings['options'] ) ) ),
                esc_html( number_format_i18n( $number ) )
              ) . '</span>';
            }
          `
          : noPhp,
        has('vote')
          ? php`
            if ( 'vote' === $settings['act'] ) {
              return '<span class="is-count">' . esc_html( number_format_i18n( ( $counts[1] ?? 0 ) - ( $counts[-1] ?? 0 ) ) ) . '</span>';
            }
          `
          : noPhp,
        has('attend')
          ? php`
            if ( $settings['most'] > 0 ) {
              return '<span class="is-count">' . sprintf(
                /* translators: 1: number of people, 2: places. */
                ${php`esc_html__( '%1$s of %2$s', ${plan.domain} )`},
                esc_html( number_format_i18n( $number ) ),
                esc_html( number_format_i18n( $settings['most'] ) )
              ) . '</span>';
            }
          `
          : noPhp,
      ])}

      return '<span class="is-count">' . esc_html( number_format_i18n( $number ) ) . '</span>';
    }

    ${has('vote', 'rate', 'choose') ? choicesMethod(plan) : noPhp}

    ${has('report') ? reportMethod(plan) : noPhp}
  `;
}

const choicesMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Renders a button for each choice.
   *
   * @param array       $settings Reaction.
   * @param int[]       $counts   Numbers, keyed by value.
   * @param string|null $own      What the current person did.
   * @param bool        $is_over  Whether it can no longer be changed.
   * @return string HTML.
   */
  private function choices( $settings, $counts, $own, $is_over ) {
    $html     = '';
    $is_known = 'choose' === $settings['act'] && ( 'everyone' === $settings['counts'] || ( 'after' === $settings['counts'] && null !== $own ) );
    foreach ( $settings['options'] as $value => $label ) {
      $is_on = null !== $own && ( 'rate' === $settings['act'] ? (int) $value <= (int) $own : (string) $value === $own );
      $text  = esc_html( $label );
      $name  = $label;
      if ( 'rate' === $settings['act'] ) {
        $text = $is_on ? '&#9733;' : '&#9734;';
        $name = sprintf(
          /* translators: 1: rating, 2: highest rating. */
          ${php`__( '%1$s of %2$s', ${plan.domain} )`},
          $label,
          count( $settings['options'] )
        );
      } elseif ( 'vote' === $settings['act'] ) {
        $text = '1' === (string) $value ? '&#9650;' : '&#9660;';
      } elseif ( $is_known ) {
        $text .= ' <span>' . esc_html( number_format_i18n( $counts[ $value ] ?? 0 ) ) . '</span>';
      }

      $html .= sprintf(
        '<button type="submit" name="value" value="%1$s" aria-pressed="%2$s"%3$s%4$s>%5$s</button> ',
        esc_attr( $value ),
        null !== $own && (string) $value === $own ? 'true' : 'false',
        'choose' === $settings['act'] ? '' : ' aria-label="' . esc_attr( $name ) . '"',
        $is_over ? ' disabled' : '',
        $text
      );
    }

    return $html;
  }
`;

const reportMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Renders the reasons to report something.
   *
   * @param array       $settings Reaction.
   * @param string|null $own      What the current person did.
   * @param bool        $is_over  Whether it can no longer be changed.
   * @param int         $id       Record ID.
   * @return string HTML.
   */
  private function report( $settings, $own, $is_over, $id ) {
    if ( null !== $own ) {
      return '<span>' . ${translatedHtml(plan, 'Reported. Thank you.')} . '</span>' . ( $is_over ? '' : sprintf( ' <button type="submit" name="value" value="%1$s">%2$s</button>', esc_attr( $own ), ${translatedHtml(plan, 'Take back')} ) );
    }

    $options = '';
    foreach ( $settings['options'] as $value => $label ) {
      $options .= sprintf( '<option value="%1$s">%2$s</option>', esc_attr( $value ), esc_html( $label ) );
    }

    return sprintf(
      '<details><summary>%1$s</summary><label>%2$s <select name="value">%3$s</select></label> <button type="submit" class="wp-element-button" data-record="%4$d">%1$s</button></details>',
      ${translatedHtml(plan, 'Report')},
      ${translatedHtml(plan, 'Reason')},
      $options,
      $id
    );
  }
`;
