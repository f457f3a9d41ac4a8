import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf, constantOf, handleOf, prefixed, translated } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { editedEntities, editedTypes, mediaTypes } from './edited.ts';
import { inputMethods } from './inputs.ts';
import { hasRelations, relatedMethod } from './relation-inputs.ts';

/** The class that shows and saves the boxes. */
export function metaBoxesClass(plan: PluginPlan): PluginClass {
  const methods = [
    registerMethod(plan),
    typesMethod(plan),
    boxMethods(plan),
    hasRelations(plan) ? relatedMethod : noPhp,
    inputMethods(plan),
    saveMethod(plan),
    noticeMethods(plan),
    assetsMethod(plan),
  ];
  return {
    name: classNameOf(plan, 'Meta_Boxes'),
    summary: 'Meta boxes with the fields.',
    code: php`
      /**
       * Displays the fields in meta boxes and saves them.
       */
      final class ${classOf(plan, 'Meta_Boxes')} {

        const NONCE = ${prefixed(plan, 'fields_nonce')};
        const INPUT = ${prefixed(plan, 'fields')};

        ${hasRelations(plan) ? relatedProperty : noPhp}

        ${joinPhp(methods, '\n\n')}
      }
    `,
  };
}

const relatedProperty = php`
  /**
   * Posts that can be selected in relation fields.
   *
   * @var WP_Post[]
   */
  private $related = array();
`;

function registerMethod(plan: PluginPlan): PhpCode {
  const saves = editedEntities(plan).map(
    ({ postType }) => php`add_action( ${`save_post_${postType}`}, array( $this, 'save' ) );`,
  );
  return php`
    /**
     * Registers the hooks.
     */
    public function register() {
      add_action( 'add_meta_boxes', array( $this, 'add_boxes' ) );
      ${joinPhp(saves)}
      add_action( 'admin_notices', array( $this, 'show_errors' ) );
      add_action( 'admin_enqueue_scripts', array( $this, 'enqueue_assets' ) );
    }
  `;
}

function typesMethod(plan: PluginPlan): PhpCode {
  const entities = editedEntities(plan);
  const cases = entities.map(
    ({ postType, classes }) => php`
      case ${postType}:
        return ${identifier(classes.definition)}::fields();
    `,
  );
  const [only] = entities;
  const body =
    entities.length === 1 && only !== undefined
      ? php`return ${only.postType} === $post_type ? ${identifier(only.classes.definition)}::fields() : array();`
      : php`
          switch ( $post_type ) {
            ${joinPhp(cases, '\n\n')}
          }

          return array();
        `;
  return php`
    /**
     * Gets the fields of a post type.
     *
     * @param string $post_type Post type.
     * @return array[] Fields, or an empty array for other post types.
     */
    private function fields_of( $post_type ) {
      ${body}
    }
  `;
}

function boxMethods(plan: PluginPlan): PhpCode {
  const boxes = editedEntities(plan).map(
    ({ singular, postType }) => php`
      add_meta_box(
        ${handleOf(plan, 'fields')},
        ${translated(plan, `${singular} details`)},
        array( $this, 'show_box' ),
        ${postType},
        'normal',
        'high'
      );
    `,
  );
  return php`
    /**
     * Adds the meta box.
     */
    public function add_boxes() {
      ${joinPhp(boxes, '\n\n')}
    }

    /**
     * Renders the meta box.
     *
     * @param WP_Post $post Current post.
     */
    public function show_box( $post ) {
      $fields = $this->fields_of( $post->post_type );

      ${hasRelations(plan) ? php`$this->related = $this->related_posts( $fields );` : noPhp}

      wp_nonce_field( self::NONCE . $post->ID, self::NONCE );

      foreach ( $fields as $key => $field ) {
        $value = ${classOf(plan, 'Fields')}::cast( get_post_meta( $post->ID, $field['meta'], true ), $field );

        echo ${`<div class="${handleOf(plan, 'field')}">`};
        $this->show_field( $key, $field, $value );
        echo '</div>';
      }
    }
  `;
}

function saveMethod(plan: PluginPlan): PhpCode {
  const types = editedTypes(plan);
  const read = php`$value = isset( $values[ $key ] ) ? $values[ $key ] : null;`;
  const clean = php`
    if ( 'list' === $field['input'] ) {
      // Empty rows are ignored.
      $value = array_values( array_filter( array_map( 'trim', array_filter( (array) $value, 'is_string' ) ), 'strlen' ) );
    }
  `;
  return php`
    /**
     * Saves the fields. Invalid values are reported and not saved.
     *
     * @param int $post_id Post ID.
     */
    public function save( $post_id ) {
      $nonce = isset( $_POST[ self::NONCE ] ) ? sanitize_key( wp_unslash( $_POST[ self::NONCE ] ) ) : '';

      if ( ! wp_verify_nonce( $nonce, self::NONCE . $post_id ) || ! current_user_can( 'edit_post', $post_id ) ) {
        return;
      }

      if ( wp_is_post_autosave( $post_id ) || wp_is_post_revision( $post_id ) ) {
        return;
      }

      // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Each field is sanitized below.
      $values = isset( $_POST[ self::INPUT ] ) ? (array) wp_unslash( $_POST[ self::INPUT ] ) : array();
      $errors = array();

      foreach ( $this->fields_of( (string) get_post_type( $post_id ) ) as $key => $field ) {
        ${joinPhp([read, types.has('list') ? clean : noPhp], '\n\n')}

        $value = ${classOf(plan, 'Fields')}::prepare( $value, $field );

        if ( is_wp_error( $value ) ) {
          $errors[] = $value->get_error_message();
        } elseif ( null === $value ) {
          delete_post_meta( $post_id, $field['meta'] );
        } else {
          update_post_meta( $post_id, $field['meta'], wp_slash( $value ) );
        }
      }

      if ( $errors ) {
        set_transient( $this->errors_name( $post_id ), $errors, 5 * MINUTE_IN_SECONDS );
      }
    }
  `;
}

const noticeMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Gets the name of the transient with the errors.
   *
   * @param int $post_id Post ID.
   * @return string
   */
  private function errors_name( $post_id ) {
    return ${prefixed(plan, 'field_errors_')} . get_current_user_id() . '_' . $post_id;
  }

  /**
   * Displays the errors once.
   */
  public function show_errors() {
    $post = get_post();

    if ( ! $post || 'post' !== get_current_screen()->base || ! $this->fields_of( $post->post_type ) ) {
      return;
    }

    $errors = get_transient( $this->errors_name( $post->ID ) );

    if ( ! is_array( $errors ) ) {
      return;
    }

    delete_transient( $this->errors_name( $post->ID ) );
    wp_admin_notice(
      esc_html( implode( ' ', $errors ) ),
      array(
        'type'        => 'error',
        'dismissible' => true,
      )
    );
  }
`;

function assetsMethod(plan: PluginPlan): PhpCode {
  const types = editedTypes(plan);
  const handle = handleOf(plan, 'meta-boxes');
  const hasColor = types.has('color');
  const dependencies = ['wp-dom-ready', 'wp-i18n', ...(hasColor ? ['wp-color-picker'] : [])];
  const version = constantOf(plan, 'VERSION');
  const url = constantOf(plan, 'URL');
  return php`
    /**
     * Enqueues the script and the stylesheet on edit screens with a meta box.
     *
     * @param string $page Hook suffix of the current page.
     */
    public function enqueue_assets( $page ) {
      if ( ! in_array( $page, array( 'post.php', 'post-new.php' ), true ) || ! $this->fields_of( get_current_screen()->post_type ) ) {
        return;
      }

      ${mediaTypes.some((type) => types.has(type)) ? php`wp_enqueue_media();` : noPhp}
      wp_enqueue_style( ${handle}, ${url} . 'assets/css/meta-boxes.css', array(${hasColor ? php` 'wp-color-picker' ` : noPhp}), ${version} );
      wp_enqueue_script( ${handle}, ${url} . 'assets/js/meta-boxes.js', ${dependencies}, ${version}, true );
      wp_set_script_translations( ${handle}, ${plan.domain}, ${constantOf(plan, 'PATH')} . 'languages' );
    }
  `;
}
