import { classNameOf, classOf, handleOf, translated } from '../../plugin/code-names.ts';
import type { PluginClass } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { inDivisions, rowsPhp } from './form-rows.ts';
import type { FieldGroup } from './planned-fields.ts';

/** The class that shows and saves the fields of comments. */
export function commentFieldsClass(plan: PluginPlan, groups: readonly FieldGroup[]): PluginClass {
  const own = groups.filter(({ entity }) => entity === 'comment');
  const asks = own.some(({ one }) => one.edited_by !== 'staff');
  const extra = classOf(plan, 'Extra_Fields');
  const [first] = own;
  return {
    name: classNameOf(plan, 'Comment_Fields'),
    summary: 'Custom fields of comments.',
    code: php`
      /**
       * Displays and saves the custom fields of comments.
       */
      final class ${classOf(plan, 'Comment_Fields')} {

        /**
         * Registers the hooks.
         */
        public function register() {
          ${
            asks
              ? php`
                  add_filter( 'comment_form_submit_field', array( $this, 'show_form' ) );
                  add_action( 'pre_comment_on_post', array( $this, 'expect_form' ) );
                  add_filter( 'rest_preprocess_comment', array( $this, 'check_rest' ), 10, 2 );
                `
              : noPhp
          }
          add_action( 'add_meta_boxes_comment', array( $this, 'add_box' ) );
          add_action( 'edit_comment', array( $this, 'save_box' ) );
          add_filter( 'comment_text', array( $this, 'add_to_text' ), 40, 2 );
          add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporter' ) );
          add_filter( 'wp_anonymize_comment', array( $this, 'erase' ), 10, 2 );
        }

        ${asks ? formMethods(plan) : noPhp}

        /**
         * Adds the box to the screen that edits a comment.
         */
        public function add_box() {
          add_meta_box(
            ${handleOf(plan, 'extra-fields')},
            ${translated(plan, first?.one.heading ?? 'Additional information')},
            array( $this, 'show_box' ),
            'comment',
            'normal'
          );
        }

        /**
         * Renders the box.
         *
         * @param WP_Comment $comment Comment.
         */
        public function show_box( $comment ) {
          $id     = (int) $comment->comment_ID;
          $fields = ${extra}::editable( 'comment', $id );

          ${extra}::show_nonce( 'comment', $id );
          ${rowsPhp(plan, 'comment', inDivisions)}
        }

        /**
         * Saves the fields of a comment in the administration. Invalid values are not saved.
         *
         * @param int $comment_id Comment ID.
         */
        public function save_box( $comment_id ) {
          if ( ! ${extra}::is_submitted( 'comment', $comment_id ) ) {
            return;
          }

          $fields                 = ${extra}::editable( 'comment', $comment_id );
          list( $values, $errors ) = ${extra}::validate( 'comment', $comment_id, ${extra}::submitted(), $fields );

          if ( $errors->has_errors() ) {
            wp_die( esc_html( implode( ' ', $errors->get_error_messages() ) ), '', array( 'back_link' => true ) );
          }

          ${extra}::store( 'comment', $comment_id, $values, $fields );
        }

        /**
         * Registers the exporter of personal data.
         *
         * @param array[] $exporters Exporters.
         * @return array[]
         */
        public function add_exporter( $exporters ) {
          $exporters[ ${handleOf(plan, 'comment-fields')} ] = array(
            'exporter_friendly_name' => ${plan.names.title},
            'callback'               => array( $this, 'export' ),
          );

          return $exporters;
        }

        /**
         * Exports the fields of somebody's comments.
         *
         * @param string $email Email address.
         * @param int    $page  Page, of 100 comments.
         * @return array
         */
        public function export( $email, $page = 1 ) {
          $comments = get_comments(
            array(
              'author_email' => $email,
              'number'       => 100,
              'paged'        => $page,
              'orderby'      => 'comment_ID',
            )
          );
          $items    = array();

          foreach ( $comments as $comment ) {
            $data = array();

            foreach ( ${extra}::fields( 'comment' ) as $field ) {
              $value = ${extra}::get( 'comment', (int) $comment->comment_ID, $field );

              if ( null !== $value && array() !== $value ) {
                $data[] = array(
                  'name'  => $field['label'],
                  'value' => ${classOf(plan, 'Fields')}::format( $value, $field ),
                );
              }
            }

            if ( $data ) {
              $items[] = array(
                'group_id'    => 'comments',
                'group_label' => __( 'Comments' ),
                'item_id'     => 'comment-' . $comment->comment_ID,
                'data'        => $data,
              );
            }
          }

          return array(
            'data' => $items,
            'done' => count( $comments ) < 100,
          );
        }

        /**
         * Deletes the fields of a comment that is anonymized.
         *
         * @param bool|string $anonymizes Whether the comment is anonymized.
         * @param WP_Comment  $comment    Comment.
         * @return bool|string
         */
        public function erase( $anonymizes, $comment ) {
          foreach ( true === $anonymizes ? ${extra}::fields( 'comment' ) : array() as $field ) {
            delete_comment_meta( (int) $comment->comment_ID, $field['meta'] );
          }

          return $anonymizes;
        }

        /**
         * Adds the fields below the text of a comment.
         *
         * @param string          $text    Comment text.
         * @param WP_Comment|null $comment Comment.
         * @return string
         */
        public function add_to_text( $text, $comment = null ) {
          return $comment && ! is_feed() ? $text . ${extra}::listing( 'comment', (int) $comment->comment_ID ) : $text;
        }
      }
    `,
  };
}

function formMethods(plan: PluginPlan): PhpCode {
  const extra = classOf(plan, 'Extra_Fields');
  return php`
    /**
     * Gets the fields of the comment form.
     *
     * @return array[] Field definitions, keyed by field.
     */
    private function form_fields() {
      return wp_list_filter( ${extra}::fields( 'comment' ), array( 'edited_by' => 'staff' ), 'NOT' );
    }

    /**
     * Renders the fields above the button of the comment form.
     *
     * @param string $button Markup of the button.
     * @return string
     */
    public function show_form( $button ) {
      $id     = 0;
      $fields = $this->form_fields();

      ob_start();
      ${rowsPhp(plan, 'comment', inDivisions)}

      return ob_get_clean() . $button;
    }

    /**
     * Checks and saves what is submitted with the comment form. Comments that are made otherwise stay as they are.
     */
    public function expect_form() {
      add_filter( 'pre_comment_approved', array( $this, 'check_form' ), 99 );
      add_action( 'comment_post', array( $this, 'save_form' ) );
    }

    /**
     * Rejects a comment with invalid values.
     *
     * @param int|string|WP_Error $approved Approval status.
     * @return int|string|WP_Error
     */
    public function check_form( $approved ) {
      list( , $errors ) = ${extra}::validate( 'comment', 0, ${extra}::submitted(), $this->form_fields() );

      if ( ! $errors->has_errors() || is_wp_error( $approved ) ) {
        return $approved;
      }

      return new WP_Error( 'require_valid_fields', esc_html( implode( ' ', $errors->get_error_messages() ) ), 400 );
    }

    /**
     * Saves the fields of a new comment.
     *
     * @param int $comment_id Comment ID.
     */
    public function save_form( $comment_id ) {
      $fields         = $this->form_fields();
      list( $values ) = ${extra}::validate( 'comment', $comment_id, ${extra}::submitted(), $fields );

      ${extra}::store( 'comment', $comment_id, $values, $fields );
    }

    /**
     * Rejects a comment of the REST API with invalid values.
     *
     * @param array|WP_Error  $comment Comment data.
     * @param WP_REST_Request $request Request.
     * @return array|WP_Error
     */
    public function check_rest( $comment, $request ) {
      if ( is_wp_error( $comment ) || $request['id'] || ( isset( $comment['comment_type'] ) && 'comment' !== $comment['comment_type'] ) || ${extra}::is_staff( 'comment', 0 ) ) {
        return $comment;
      }

      $fields    = $this->form_fields();
      $submitted = array();

      foreach ( $fields as $key => $field ) {
        $submitted[ $key ] = $request[ $field['meta'] ];
      }

      list( , $errors ) = ${extra}::validate( 'comment', 0, $submitted, $fields );

      return $errors->has_errors() ? new WP_Error( 'rest_invalid_param', implode( ' ', $errors->get_error_messages() ), array( 'status' => 400 ) ) : $comment;
    }
  `;
}
