// Longer than most: it is one PHP class, written in one template so that it reads as it will stand.
import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, constantOf, handleOf, prefixed } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { undecidedOf } from '../status-actions/status-actions.ts';
import { aligned } from '../support/aligned.ts';
import { entityClassOf, repositoryOf } from '../support/entity-names.ts';
import { withArticle } from '../support/format-text.ts';
import { hasRelations, relatedChoices } from '../support/related-choices.ts';
import { capacityMethod, errorMethods, printForm, thanksMethod, uniqueMethod } from './form-methods.ts';
import type { FormOptions } from './form-options.ts';

/** Shortcode of an entity's form, without brackets. */
export const formTag = (plan: PluginPlan, entity: PlanEntity): string => prefixed(plan, `${entity.key}_form`);

/** The class of a form with which visitors send a record. */
export function formClass(plan: PluginPlan, entity: PlanEntity, options: FormOptions): PhpCode {
  const tag = formTag(plan, entity);
  const marker = prefixed(plan, 'form');
  const sent = prefixed(plan, 'sent');
  const keys = options.fields.map(({ key }) => key);
  const undecided = undecidedOf(plan, entity);
  const [unique] = options.unique;
  const set = {
    ...(entity.storage !== 'table' && { status: options.status }),
    ...(undecided !== undefined && { [undecided.field.key]: undecided.value }),
  };
  return php`
    /**
     * The form with which visitors send ${withArticle(entity.singularLower)}: shortcode [${tag}].
     *
     * ${entity.storage === 'table' ? '' : 'What is sent waits for review. '}A field that only robots fill in and a limit for each address keep the worst out.
     */
    class ${entityClassOf(entity, 'Form')} {

      /**
       * Action of the form's nonce.
       */
      const ACTION = ${prefixed(plan, `send_${entity.key}`)};

      /**
       * How often one address may send the form in an hour.
       */
      const HOURLY_LIMIT = 5;

      /**
       * Where the ${entity.pluralLower} go.
       *
       * @var ${entity.classes.repository}
       */
      private $repository;

      /**
       * What is wrong with what was sent; the codes are keys of fields.
       *
       * @var WP_Error
       */
      private $errors;

      /**
       * What was sent, to be shown again beside the errors.
       *
       * @var array
       */
      private $values = array();

      /**
       * Prepares the form.
       */
      public function __construct() {
        $this->repository = new ${repositoryOf(entity)}();
        $this->errors     = new WP_Error();
      }

      /**
       * Hooks the form into WordPress.
       */
      public function register() {
        add_shortcode( ${tag}, array( $this, 'render' ) );
        add_action( 'template_redirect', array( $this, 'receive' ) );
      }

      /**
       * Receives the form, and sends the visitor on when all is well, so that reloading sends nothing twice.
       */
      public function receive() {
        if ( ! isset( $_POST[${marker}], $_POST['_wpnonce'] ) || ${entity.key} !== $_POST[${marker}] ) {
          return;
        }

        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Cleaned field by field in read().
        $input = isset( $_POST[${prefixed(plan, 'fields')}] ) && is_array( $_POST[${prefixed(plan, 'fields')}] ) ? wp_unslash( $_POST[${prefixed(plan, 'fields')}] ) : array();

        $this->values = $this->read( $input );
        if ( ! wp_verify_nonce( sanitize_text_field( wp_unslash( $_POST['_wpnonce'] ) ), self::ACTION ) ) {
          $this->errors->add( 'form', __( 'This form has expired. Please send it again.', ${plan.domain} ) );
          return;
        }
        if ( ! $this->is_allowed() ) {
          $this->errors->add( 'form', __( 'Please log in with an account that may send this form.', ${plan.domain} ) );
          return;
        }

        // A robot is told that all went well.
        if ( empty( $input['website'] ) && ! $this->create() ) {
          return;
        }

        // The form is sent to the page that it stands on.
        wp_safe_redirect( add_query_arg( ${sent}, ${entity.key} ) );
        exit;
      }

      /**
       * Renders the form, or the thanks for having sent it.
       *
       * @return string HTML.
       */
      public function render() {
        wp_enqueue_style( ${handleOf(plan, 'front')}, ${constantOf(plan, 'URL')} . 'assets/css/front.css', array(), ${constantOf(plan, 'VERSION')} );

        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only says which text is shown.
        if ( isset( $_GET[${sent}] ) && ${entity.key} === $_GET[${sent}] ) {
          return sprintf( '<p class="%1$s" role="status">%2$s</p>', esc_attr( ${handleOf(plan, 'message')} ), esc_html( $this->thanks() ) );
        }
        if ( ! $this->is_allowed() ) {
          return sprintf(
            '<p class="%1$s"><a href="%2$s">%3$s</a></p>',
            esc_attr( ${handleOf(plan, 'message')} ),
            esc_url( wp_login_url( (string) get_permalink() ) ),
            esc_html__( ${`Log in to send ${withArticle(entity.singularLower)}`}, ${plan.domain} )
          );
        }

        ob_start();
        $this->print_form();

        return (string) ob_get_clean();
      }

      /**
       * Whether the visitor may send the form.
       *
       * @return bool Whether they may.
       */
      private function is_allowed() {
        /**
         * Filters what it takes to send the form for ${entity.pluralLower}.
         *
         * @param string $capability A capability; visitors have "exist", users of the site "read".
         */
        return current_user_can( apply_filters( ${prefixed(plan, `${entity.key}_form_capability`)}, ${options.requiresLogin ? 'read' : 'exist'} ) );
      }

      ${thanksMethod(plan, entity)}

      /**
       * Takes what was sent, cleaned.
       *
       * @param array $input What was sent, without slashes.
       * @return array Values by key.
       */
      private function read( $input ) {
        ${aligned([
          [
            php`$values`,
            options.fields.length > 0
              ? php`${classOf(plan, 'Form_Fields')}::read( $this->fields(), $input )`
              : php`array()`,
          ],
          [
            php`$values['title']`,
            php`isset( $input['title'] ) && is_string( $input['title'] ) ? sanitize_text_field( $input['title'] ) : ''`,
          ],
          ...(options.hasContent
            ? [
                [
                  php`$values['content']`,
                  php`isset( $input['content'] ) && is_string( $input['content'] ) ? sanitize_textarea_field( $input['content'] ) : ''`,
                ] as const,
              ]
            : []),
        ])}

        return $values;
      }

      /**
       * Creates the ${entity.singularLower} that was sent.
       *
       * @return bool Whether it was; if not, the errors say why.
       */
      private function create() {
        $this->check();
        if ( $this->errors->has_errors() ) {
          return false;
        }
        if ( ! $this->is_within_limit() ) {
          $this->errors->add( 'form', __( 'You have sent this form several times. Please try again in an hour.', ${plan.domain} ) );

          return false;
        }
        ${
          unique
            ? php`
          if ( $this->is_known() ) {
            $this->errors->add( ${unique.key}, __( 'We have received this already.', ${plan.domain} ) );

            return false;
          }
        `
            : noPhp
        }
        ${
          options.capacity
            ? php`
          if ( ! $this->has_room() ) {
            $this->errors->add( 'form', __( 'We are sorry, there is no room left.', ${plan.domain} ) );

            return false;
          }
        `
            : noPhp
        }

        $created = $this->repository->create( ${Object.keys(set).length === 0 ? php`$this->values` : php`array_merge( $this->values, ${set} )`} );
        if ( is_wp_error( $created ) ) {
          $this->errors->add( 'form', $created->get_error_message() );

          return false;
        }

        /**
         * Fires after a visitor has sent ${withArticle(entity.singularLower)}.
         *
         * @param int $id Its id.
         */
        do_action( ${prefixed(plan, `${entity.key}_sent`)}, $created );

        return true;
      }

      /**
       * Checks what was typed, field by field.
       */
      private function check() {
        if ( '' === $this->values['title'] ) {
          $this->errors->add( 'title', __( 'Please fill in this field.', ${plan.domain} ) );
        }
        ${
          options.fields.length > 0
            ? php`
              foreach ( $this->fields() as $key => $field ) {
                $value = ${classOf(plan, 'Fields')}::prepare( $this->values[ $key ], $field );
                if ( is_wp_error( $value ) ) {
                  $this->errors->add( $key, $value->get_error_message() );
                }
              }
            `
            : noPhp
        }
      }

      /**
       * Counts how often this visitor has sent the form.
       *
       * @return bool Whether it was not too often.
       */
      private function is_within_limit() {
        $address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
        $key     = ${prefixed(plan, 'sent_')} . wp_hash( self::ACTION . $address );
        $count   = (int) get_transient( $key );

        /**
         * Filters how often one address may send the form in an hour.
         *
         * @param int $limit How often.
         */
        if ( $count >= (int) apply_filters( ${prefixed(plan, `${entity.key}_hourly_limit`)}, self::HOURLY_LIMIT ) ) {
          return false;
        }
        set_transient( $key, $count + 1, HOUR_IN_SECONDS );

        return true;
      }

      ${options.capacity ? capacityMethod(options.capacity) : noPhp}

      ${unique ? uniqueMethod(options.unique) : noPhp}

      /**
       * The fields that visitors fill in.
       *
       * @return array Fields by key.
       */
      private function fields() {
        ${
          hasRelations(plan, options.fields)
            ? php`
              $fields = array_intersect_key( $this->repository->fields(), array_flip( ${keys} ) );

              ${relatedChoices(plan, options.fields, true)}

              return $fields;
            `
            : php`return array_intersect_key( $this->repository->fields(), array_flip( ${keys} ) );`
        }
      }

      ${printForm(plan, entity, options)}

      ${errorMethods(plan)}
    }
  `;
}
