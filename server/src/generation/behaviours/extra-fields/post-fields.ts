import { classNameOf, classOf, handleOf, prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginClass } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { inDivisions, rowsPhp } from './form-rows.ts';
import { type FieldGroup, kindsOf } from './planned-fields.ts';

/** The class that shows and saves the fields of posts, pages and files. */
export function postFieldsClass(plan: PluginPlan, groups: readonly FieldGroup[]): PluginClass {
  const kinds = kindsOf(groups);
  const boxed = kinds.filter((kind) => kind === 'post' || kind === 'page');
  const hasMedia = kinds.includes('media');
  const types = Object.fromEntries([
    ...boxed.map((kind) => [kind, kind] as const),
    ...(hasMedia ? [['attachment', 'media'] as const] : []),
  ]);
  const extra = classOf(plan, 'Extra_Fields');
  return {
    name: classNameOf(plan, 'Post_Fields'),
    summary: 'Custom fields of posts and files.',
    code: php`
      /**
       * Displays and saves the custom fields of posts and files.
       */
      final class ${classOf(plan, 'Post_Fields')} {

        const KINDS = ${types};

        /**
         * Registers the hooks.
         */
        public function register() {
          ${
            boxed.length > 0
              ? php`
                  add_action( 'add_meta_boxes', array( $this, 'add_box' ), 10, 2 );
                  add_action( 'save_post', array( $this, 'save_box' ) );
                  add_action( 'admin_notices', array( $this, 'show_errors' ) );
                `
              : noPhp
          }
          ${
            hasMedia
              ? php`
                  add_filter( 'attachment_fields_to_edit', array( $this, 'add_media_inputs' ), 10, 2 );
                  add_filter( 'attachment_fields_to_save', array( $this, 'save_media' ), 10, 2 );
                `
              : noPhp
          }
          add_filter( 'the_content', array( $this, 'add_to_content' ) );
        }

        ${boxed.length > 0 ? boxMethods(plan, groups) : noPhp}

        ${hasMedia ? mediaMethods(plan) : noPhp}

        /**
         * Adds the fields below the content of a single post.
         *
         * @param string $content Post content.
         * @return string
         */
        public function add_to_content( $content ) {
          $post = get_post();

          if ( ! $post || ! isset( self::KINDS[ $post->post_type ] ) || ! is_singular() || get_queried_object_id() !== $post->ID || ! in_the_loop() || post_password_required( $post ) ) {
            return $content;
          }

          return $content . ${extra}::listing( self::KINDS[ $post->post_type ], $post->ID );
        }
      }
    `,
  };
}

function boxMethods(plan: PluginPlan, groups: readonly FieldGroup[]): PhpCode {
  const extra = classOf(plan, 'Extra_Fields');
  const heading = groups.find(({ entity }) => entity === 'post' || entity === 'page')?.one.heading;
  return php`
    /**
     * Adds the meta box.
     *
     * @param string  $post_type Post type.
     * @param WP_Post $post      Post; a comment or a link on their screens.
     */
    public function add_box( $post_type, $post ) {
      if ( ! isset( self::KINDS[ $post_type ] ) || 'attachment' === $post_type || ! ${extra}::editable( self::KINDS[ $post_type ], $post->ID ) ) {
        return;
      }

      add_meta_box(
        ${handleOf(plan, 'extra-fields')},
        ${translated(plan, heading ?? 'Additional information')},
        array( $this, 'show_box' ),
        $post_type,
        'normal',
        'high'
      );
    }

    /**
     * Renders the meta box.
     *
     * @param WP_Post $post Post.
     */
    public function show_box( $post ) {
      $kind   = self::KINDS[ $post->post_type ];
      $id     = $post->ID;
      $fields = ${extra}::editable( $kind, $id );

      ${extra}::show_nonce( $kind, $id );
      ${rowsPhp(plan, php`$kind`, inDivisions)}
    }

    /**
     * Saves the fields of the meta box. Invalid values are reported and not saved.
     *
     * @param int $post_id Post ID.
     */
    public function save_box( $post_id ) {
      $type = (string) get_post_type( $post_id );

      if ( ! isset( self::KINDS[ $type ] ) || ! ${extra}::is_submitted( self::KINDS[ $type ], $post_id ) || ! current_user_can( 'edit_post', $post_id ) ) {
        return;
      }

      $kind                    = self::KINDS[ $type ];
      $fields                  = ${extra}::editable( $kind, $post_id );
      list( $values, $errors ) = ${extra}::validate( $kind, $post_id, ${extra}::submitted(), $fields );

      ${extra}::store( $kind, $post_id, $values, $fields );

      if ( $errors->has_errors() ) {
        set_transient( ${prefixed(plan, 'extra_errors_')} . get_current_user_id() . '_' . $post_id, $errors->get_error_messages(), 5 * MINUTE_IN_SECONDS );
      }
    }

    /**
     * Displays the errors once.
     */
    public function show_errors() {
      $post   = 'post' === get_current_screen()->base ? get_post() : null;
      $name   = ${prefixed(plan, 'extra_errors_')} . get_current_user_id() . '_' . ( $post ? $post->ID : 0 );
      $errors = $post ? get_transient( $name ) : false;

      if ( ! is_array( $errors ) ) {
        return;
      }

      delete_transient( $name );
      wp_admin_notice(
        esc_html( implode( ' ', $errors ) ),
        array(
          'type'        => 'error',
          'dismissible' => true,
        )
      );
    }
  `;
}

function mediaMethods(plan: PluginPlan): PhpCode {
  const extra = classOf(plan, 'Extra_Fields');
  return php`
    /**
     * Adds the fields to the details of a file, in the media library and on its edit screen.
     *
     * @param array[] $inputs Inputs.
     * @param WP_Post $post   Attachment.
     * @return array[]
     */
    public function add_media_inputs( $inputs, $post ) {
      $fields = ${extra}::editable( 'media', $post->ID );

      foreach ( $fields as $key => $field ) {
        $name = 'attachments[' . $post->ID . '][' . $field['meta'] . ']';

        ob_start();
        ${extra}::show_input( 'media', $name, $field, ${extra}::get( 'media', $post->ID, $field ) );
        printf( '<input type="hidden" name="%s" value="1">', esc_attr( 'attachments[' . $post->ID . '][' . ${extra}::INPUT . ']' ) );

        $inputs[ $field['meta'] ] = array(
          'label'    => $field['label'],
          'input'    => 'html',
          'html'     => ob_get_clean(),
          'required' => $field['required'],
        );
      }

      return $inputs;
    }

    /**
     * Saves the fields of a file. WordPress has verified the nonce. Invalid values are reported and not saved.
     *
     * @param array $post      Attachment data.
     * @param array $submitted Submitted values, with slashes.
     * @return array
     */
    public function save_media( $post, $submitted ) {
      $id = isset( $post['ID'] ) ? (int) $post['ID'] : 0;

      if ( 0 === $id || empty( $submitted[ ${extra}::INPUT ] ) ) {
        return $post;
      }

      $fields = ${extra}::editable( 'media', $id );
      $values = array();

      foreach ( $fields as $key => $field ) {
        $values[ $key ] = isset( $submitted[ $field['meta'] ] ) ? wp_unslash( $submitted[ $field['meta'] ] ) : null;
      }

      list( $values, $errors ) = ${extra}::validate( 'media', $id, $values, $fields );

      ${extra}::store( 'media', $id, $values, $fields );

      foreach ( $errors->get_error_messages() as $message ) {
        $post['errors'][ ${extra}::INPUT ]['errors'][] = $message;
      }

      return $post;
    }
  `;
}
