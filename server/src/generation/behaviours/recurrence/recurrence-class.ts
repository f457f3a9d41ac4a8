import { classOf, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup } from '../../writers/html.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { copyMethods } from './copy-methods.ts';
import { type MadeRecurrence, recurrenceKey, rhythmLabels } from './recurrence-plan.ts';

/** The class that makes a record of each time. */
export function recurrenceClass(plan: PluginPlan, made: MadeRecurrence): PhpCode {
  const key = recurrenceKey(plan, made);
  return php`
    /**
     * Repeats ${made.kind.plural}: each time is a post of its own.
     */
    final class ${classOf(plan, `Recurrence_${made.number}`)} {

      const TYPE  = ${made.kind.type};
      const NONCE = ${`${key}_nonce`};
      const TASK  = ${`${key}_continue`};

      /**
       * Metadata of the first post: how often it repeats, the last day, and days that are left out.
       */
      const RHYTHM  = ${`_${key}_rhythm`};
      const UNTIL   = ${`_${key}_until`};
      const SKIPPED = ${`_${key}_skipped`};

      /**
       * Metadata of the others: the first post, the day, and whether somebody has changed it by itself.
       */
      const SERIES  = ${`_${key}_series`};
      const DAY     = ${`_${key}_day`};
      const CHANGED = ${`_${key}_changed`};

      /**
       * Whether posts are being made now.
       *
       * @var bool
       */
      private static $is_busy = false;

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'add_meta_boxes_' . self::TYPE, array( $this, 'add_box' ) );
        add_action( 'save_post_' . self::TYPE, array( $this, 'save_box' ), 20 );
        add_action( 'wp_after_insert_post', array( $this, 'follow' ), 30, 3 );
        add_action( 'wp_trash_post', array( $this, 'skip' ) );
        add_action( 'untrashed_post', array( $this, 'restore' ) );
        add_action( self::TASK, array( $this, 'continue_all' ) );
        add_filter( 'display_post_states', array( $this, 'add_state' ), 10, 2 );
      }

      /**
       * Gets how often posts can repeat.
       *
       * @return string[] Labels, keyed by rhythm.
       */
      public static function rhythms() {
        return ${Object.fromEntries(made.one.rhythms.map((rhythm) => [rhythm, translated(plan, rhythmLabels[rhythm])]))};
      }

      /**
       * Adds the box beside the editor.
       */
      public function add_box() {
        add_meta_box( self::NONCE, ${translated(plan, 'Repeats')}, array( $this, 'print_box' ), self::TYPE, 'side' );
      }

      /**
       * Prints the box.
       *
       * @param WP_Post $post Post object.
       */
      public function print_box( $post ) {
        $series = (int) get_post_meta( $post->ID, self::SERIES, true );
        if ( $series && get_post( $series ) ) {
          printf( '<p>%1$s <a href="%2$s">%3$s</a></p>', ${php`esc_html__( 'One of a series:', ${plan.domain} )`}, esc_url( (string) get_edit_post_link( $series ) ), esc_html( get_the_title( $series ) ) );
          return;
        }
        $rhythm = (string) get_post_meta( $post->ID, self::RHYTHM, true );
        wp_nonce_field( self::NONCE, self::NONCE );
        ${markup(html`
          <p>
            <label for="<?php echo esc_attr( self::RHYTHM ); ?>"><?php esc_html_e( 'How often', ${plan.domain} ); ?></label>
            <select class="widefat" id="<?php echo esc_attr( self::RHYTHM ); ?>" name="<?php echo esc_attr( self::RHYTHM ); ?>">
              <option value=""><?php esc_html_e( 'Once', ${plan.domain} ); ?></option>
              <?php foreach ( self::rhythms() as $value => $label ) : ?>
                <option value="<?php echo esc_attr( $value ); ?>"<?php selected( $rhythm, $value ); ?>><?php echo esc_html( $label ); ?></option>
              <?php endforeach; ?>
            </select>
          </p>
          <p>
            <label for="<?php echo esc_attr( self::UNTIL ); ?>"><?php esc_html_e( 'Until', ${plan.domain} ); ?></label>
            <input type="date" class="widefat" id="<?php echo esc_attr( self::UNTIL ); ?>" name="<?php echo esc_attr( self::UNTIL ); ?>" value="<?php echo esc_attr( (string) get_post_meta( $post->ID, self::UNTIL, true ) ); ?>">
          </p>
        `)}
      }

      /**
       * Saves what was chosen in the box.
       *
       * @param int $post_id Post ID.
       */
      public function save_box( $post_id ) {
        if ( ! isset( $_POST[ self::NONCE ], $_POST[ self::RHYTHM ], $_POST[ self::UNTIL ] ) || self::$is_busy || wp_is_post_revision( $post_id ) ) {
          return;
        }
        if ( ! wp_verify_nonce( sanitize_text_field( wp_unslash( $_POST[ self::NONCE ] ) ), self::NONCE ) || ! current_user_can( 'edit_post', $post_id ) ) {
          return;
        }

        $rhythm = sanitize_key( wp_unslash( $_POST[ self::RHYTHM ] ) );
        $until  = sanitize_text_field( wp_unslash( $_POST[ self::UNTIL ] ) );
        update_post_meta( $post_id, self::RHYTHM, isset( self::rhythms()[ $rhythm ] ) ? $rhythm : '' );
        update_post_meta( $post_id, self::UNTIL, preg_match( '/^\d{4}-\d\d-\d\d$/', $until ) ? $until : '' );
      }

      /**
       * Says in the list which posts repeat.
       *
       * @param string[] $states States.
       * @param WP_Post  $post   Post object.
       * @return string[]
       */
      public function add_state( $states, $post ) {
        if ( self::TYPE === $post->post_type && get_post_meta( $post->ID, self::RHYTHM, true ) ) {
          $states[ self::RHYTHM ] = ${translated(plan, 'Repeats')};
        } elseif ( self::TYPE === $post->post_type && get_post_meta( $post->ID, self::SERIES, true ) ) {
          $states[ self::SERIES ] = ${translated(plan, 'One of a series')};
        }

        return $states;
      }

      ${copyMethods(made)}
    }
  `;
}
