import {
  classOf,
  constantOf,
  handleOf,
  prefixed,
  translated,
  translatedAttribute,
  translatedHtml,
} from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup } from '../../writers/html.ts';
import { joinPhp, type PhpCode, php } from '../../writers/php.ts';

/** Key of the metadata of a note; those that begin so are protected: neither REST nor custom fields have them. */
export const noteKey = (plan: PluginPlan): string => `_${prefixed(plan, 'note')}`;

/** The class of the box, the column and what adds a note. */
export const notesClass = (plan: PluginPlan, types: readonly string[]): PhpCode => php`
  /**
   * Lets staff leave notes on what they edit. Each note is protected metadata, which neither the site nor the REST API shows.
   */
  final class ${classOf(plan, 'Internal_Notes')} {

    const KEY    = ${noteKey(plan)};
    const ACTION = ${prefixed(plan, 'add_note')};
    const HANDLE = ${handleOf(plan, 'internal-notes')};
    const TYPES  = ${[...types]};

    /**
     * Registers the hooks.
     */
    public function register() {
      add_action( 'add_meta_boxes', array( $this, 'add_box' ), 10, 2 );
      add_action( 'admin_enqueue_scripts', array( $this, 'load_script' ) );
      add_action( 'wp_ajax_' . self::ACTION, array( $this, 'add_note' ) );
      ${joinPhp(
        types.map(
          (type) => php`
            add_filter( ${`manage_${type}_posts_columns`}, array( $this, 'add_column' ) );
            add_action( ${`manage_${type}_posts_custom_column`}, array( $this, 'print_column' ), 10, 2 );
          `,
        ),
      )}
    }

    /**
     * Adds the box beside the editor.
     *
     * @param string  $type Post type.
     * @param WP_Post $post Post.
     */
    public function add_box( $type, $post ) {
      if ( in_array( $type, self::TYPES, true ) && current_user_can( 'edit_post', $post->ID ) ) {
        add_meta_box( self::HANDLE, ${translatedHtml(plan, 'Internal notes')}, array( $this, 'render_box' ), $type, 'side' );
      }
    }

    /**
     * Renders the box.
     *
     * @param WP_Post $post Post.
     */
    public function render_box( $post ) {
      ${markup(html`
        <ul><?php echo wp_kses_post( $this->list_html( $post->ID ) ); ?></ul>
        <p>
          <label for="<?php echo esc_attr( self::HANDLE ); ?>-text"><?php echo ${translatedHtml(plan, 'New note')}; ?></label>
          <textarea class="widefat" rows="3" id="<?php echo esc_attr( self::HANDLE ); ?>-text"></textarea>
        </p>
        <p>
          <button type="button" class="button" data-post="<?php echo esc_attr( $post->ID ); ?>" data-action="<?php echo esc_attr( self::ACTION ); ?>" data-nonce="<?php echo esc_attr( wp_create_nonce( self::ACTION ) ); ?>" data-failed="<?php echo ${translatedAttribute(plan, 'The note could not be added. Please try again.')}; ?>"><?php echo ${translatedHtml(plan, 'Add note')}; ?></button>
          <span role="status"></span>
        </p>
      `)}
    }

    /**
     * Loads the script of the box.
     *
     * @param string $page Name of the page.
     */
    public function load_script( $page ) {
      if ( in_array( $page, array( 'post.php', 'post-new.php' ), true ) && in_array( get_current_screen()->post_type, self::TYPES, true ) ) {
        wp_enqueue_script( self::HANDLE, plugins_url( 'assets/js/internal-notes.js', ${constantOf(plan, 'FILE')} ), array(), ${constantOf(plan, 'VERSION')}, true );
      }
    }

    /**
     * Adds a note.
     */
    public function add_note() {
      check_ajax_referer( self::ACTION );

      $id   = isset( $_POST['id'] ) ? absint( $_POST['id'] ) : 0;
      $text = isset( $_POST['text'] ) ? trim( sanitize_textarea_field( wp_unslash( $_POST['text'] ) ) ) : '';

      if ( ! in_array( get_post_type( $id ), self::TYPES, true ) || ! current_user_can( 'edit_post', $id ) ) {
        wp_send_json_error( array( 'message' => ${translated(plan, 'Sorry, you are not allowed to do that.')} ), 403 );
      }

      if ( '' === $text ) {
        wp_send_json_error( array( 'message' => ${translated(plan, 'Please write a note.')} ), 400 );
      }

      add_post_meta(
        $id,
        self::KEY,
        wp_slash(
          array(
            'text' => $text,
            'user' => get_current_user_id(),
            'time' => time(),
          )
        )
      );

      wp_send_json_success(
        array(
          'html'    => $this->list_html( $id ),
          'message' => ${translated(plan, 'Note added.')},
        )
      );
    }

    /**
     * Gets the notes of a post, the newest first, as items of a list.
     *
     * @param int $id Post ID.
     * @return string HTML.
     */
    public function list_html( $id ) {
      $html = '';
      foreach ( array_reverse( (array) get_post_meta( $id, self::KEY ) ) as $note ) {
        $user = get_userdata( (int) $note['user'] );
        $name = $user ? $user->display_name : ${translated(plan, 'Former user')};
        $time = wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) $note['time'] );

        $html .= sprintf( '<li><strong>%1$s</strong> <span class="description">%2$s</span><br>%3$s</li>', esc_html( $name ), esc_html( $time ), nl2br( esc_html( $note['text'] ) ) );
      }

      return $html;
    }

    /**
     * Adds the column to the list of posts.
     *
     * @param string[] $columns Titles of columns.
     * @return string[]
     */
    public function add_column( $columns ) {
      $columns[ self::KEY ] = ${translatedHtml(plan, 'Notes')};

      return $columns;
    }

    /**
     * Prints the number of notes.
     *
     * @param string $column Name of the column.
     * @param int    $id     Post ID.
     */
    public function print_column( $column, $id ) {
      if ( self::KEY === $column && current_user_can( 'edit_post', $id ) ) {
        echo esc_html( number_format_i18n( count( (array) get_post_meta( $id, self::KEY ) ) ) );
      }
    }
  }
`;
