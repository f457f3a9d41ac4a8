// Longer than most: it is one PHP class, written in one template so that it reads as it will stand.
import { bookingClassPart } from '../../../behaviours/booking/booked.ts';
import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, constantOf, handleOf, prefixed, translated } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { undecidedOf } from '../status-actions/status-actions.ts';
import { aligned } from '../support/aligned.ts';
import { entityClassOf, repositoryOf } from '../support/entity-names.ts';
import { withArticle } from '../support/format-text.ts';
import { hasRelations, relatedChoices } from '../support/related-choices.ts';
import { sendAgain } from './confirmation-class.ts';
import { capacityMethod, errorMethods, printForm, thanksMethod, uniqueMethod } from './form-methods.ts';
import { type FormOptions, trapName } from './form-options.ts';
import { isGuided } from './guided/guided-form.ts';
import { askedConstant, askedMethods, checkAsked, printGuidedForm } from './guided/guided-methods.ts';
import { attachUploads, checkUploads, storeUploads, uploadMethods } from './uploads/form-uploads.ts';

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
  const hasUploads = options.uploads.length > 0;
  const waits = options.capacity?.waits === true;
  const set = {
    ...(entity.storage !== 'table' && {
      status: waits
        ? php`$this->is_waiting ? ${entityClassOf(entity, 'Waiting')}::STATUS : ${options.status}`
        : options.status,
    }),
    ...(undecided !== undefined && { [undecided.field.key]: undecided.value }),
  };
  return php`
    /**
     * Front-end form to submit ${withArticle(entity.singularLower)}: shortcode [${tag}].
     *
     * ${entity.storage === 'table' || options.status === 'publish' ? '' : 'Submissions are pending review. '}A honeypot field and a rate limit by IP address reduce spam.
     */
    class ${entityClassOf(entity, 'Form')} {

      /**
       * Nonce action.
       */
      const ACTION = ${prefixed(plan, `send_${entity.key}`)};

      /**
       * Maximum number of submissions per hour and IP address.
       */
      const HOURLY_LIMIT = 5;

      ${askedConstant(options)}

      /**
       * Repository of the ${entity.pluralLower}.
       *
       * @var ${entity.classes.repository}
       */
      private $repository;

      /**
       * Validation errors. The error codes are field keys.
       *
       * @var WP_Error
       */
      private $errors;

      /**
       * Submitted values, shown again with the errors.
       *
       * @var array
       */
      private $values = array();

      ${
        waits
          ? php`
            /**
             * Whether what was submitted is on the waiting list.
             *
             * @var bool
             */
            private $is_waiting = false;
          `
          : noPhp
      }

      /**
       * Constructor.
       */
      public function __construct() {
        $this->repository = new ${repositoryOf(entity)}();
        $this->errors     = new WP_Error();
      }

      /**
       * Registers the hooks.
       */
      public function register() {
        add_shortcode( ${tag}, array( $this, 'render' ) );
        add_action( 'template_redirect', array( $this, 'receive' ) );
      }

      /**
       * Handles the submission and redirects on success, so that reloading the page does not submit the form again.
       */
      public function receive() {
        if ( ! isset( $_POST[${marker}], $_POST['_wpnonce'] ) || ${entity.key} !== $_POST[${marker}] ) {
          return;
        }

        // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Each field is sanitized in read().
        $input = isset( $_POST[${prefixed(plan, 'fields')}] ) && is_array( $_POST[${prefixed(plan, 'fields')}] ) ? wp_unslash( $_POST[${prefixed(plan, 'fields')}] ) : array();

        $this->values = $this->read( $input );
        ${options.askedIf.length > 0 ? php`$this->leave_out();` : noPhp}
        if ( ! wp_verify_nonce( sanitize_text_field( wp_unslash( $_POST['_wpnonce'] ) ), self::ACTION ) ) {
          $this->errors->add( 'form', __( 'This form has expired. Please submit it again.', ${plan.domain} ) );
          return;
        }
        if ( ! $this->is_allowed() ) {
          $this->errors->add( 'form', __( 'Sorry, you are not allowed to submit this form.', ${plan.domain} ) );
          return;
        }

        // Bots get a success response.
        if ( empty( $input[${trapName(entity)}] ) && ! $this->create() ) {
          return;
        }

        // The form is submitted to the current page.
        wp_safe_redirect( ${waits ? php`add_query_arg( ${prefixed(plan, 'waits')}, $this->is_waiting ? 1 : false, add_query_arg( ${sent}, ${entity.key} ) )` : php`add_query_arg( ${sent}, ${entity.key} )`} );
        exit;
      }

      /**
       * Renders the form or the thank-you message.
       *
       * @return string HTML.
       */
      public function render() {
        wp_enqueue_style( ${handleOf(plan, 'front')}, ${constantOf(plan, 'URL')} . 'assets/css/front.css', array(), ${constantOf(plan, 'VERSION')} );

        ${isGuided(options) ? php`wp_enqueue_script( ${handleOf(plan, 'form')}, ${constantOf(plan, 'URL')} . 'assets/js/form.js', array(), ${constantOf(plan, 'VERSION')}, true );` : noPhp}

        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects a message.
        if ( isset( $_GET[${sent}] ) && ${entity.key} === $_GET[${sent}] ) {
          return sprintf( '<p class="%1$s" role="status">%2$s</p>', esc_attr( ${handleOf(plan, 'message')} ), esc_html( ${waits ? php`isset( $_GET[${prefixed(plan, 'waits')}] ) ? ${translated(plan, 'All places are taken. You are on the waiting list and will get an email when a place becomes free.')} : $this->thanks()` : php`$this->thanks()`} ) );
        }
        if ( ! $this->is_allowed() ) {
          return sprintf(
            '<p class="%1$s"><a href="%2$s">%3$s</a></p>',
            esc_attr( ${handleOf(plan, 'message')} ),
            esc_url( wp_login_url( (string) get_permalink() ) ),
            esc_html__( ${`Log in to submit ${withArticle(entity.singularLower)}`}, ${plan.domain} )
          );
        }

        ob_start();
        $this->print_form();

        return (string) ob_get_clean();
      }

      /**
       * Determines whether the visitor can submit the form.
       *
       * @return bool True if the visitor can submit the form, false otherwise.
       */
      private function is_allowed() {
        /**
         * Filters the capability required to submit the form for ${entity.pluralLower}.
         *
         * @param string $capability Capability: "exist" includes visitors, "read" requires a user account.
         */
        return current_user_can( apply_filters( ${prefixed(plan, `${entity.key}_form_capability`)}, ${options.requiresLogin ? 'read' : 'exist'} ) );
      }

      ${thanksMethod(plan, entity, options.confirmation !== undefined, options.status === 'publish')}

      /**
       * Sanitizes the submitted values.
       *
       * @param array $input Unslashed submitted values.
       * @return array Values, keyed by field.
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
            options.hasTitle || options.booking === undefined
              ? php`isset( $input['title'] ) && is_string( $input['title'] ) ? sanitize_text_field( $input['title'] ) : ''`
              : php`${classOf(plan, bookingClassPart(options.booking))}::title( $values )`,
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
       * Creates the submitted ${entity.singularLower}.
       *
       * @return bool True on success, false on failure with the errors set.
       */
      private function create() {
        $this->check();
        if ( $this->errors->has_errors() ) {
          return false;
        }
        if ( ! $this->is_within_limit() ) {
          $this->errors->add( 'form', __( 'You have submitted this form too often. Please try again in an hour.', ${plan.domain} ) );

          return false;
        }
        ${
          unique
            ? php`
          if ( $this->is_known() ) {
            ${options.confirmation === undefined ? noPhp : sendAgain(entity, options.confirmation)}
            $this->errors->add( ${unique.key}, __( 'This has already been submitted.', ${plan.domain} ) );

            return false;
          }
        `
            : noPhp
        }
        ${
          waits
            ? php`$this->is_waiting = ! $this->has_room();`
            : options.capacity
              ? php`
          if ( ! $this->has_room() ) {
            $this->errors->add( 'form', __( 'Sorry, there are no places left.', ${plan.domain} ) );

            return false;
          }
        `
              : noPhp
        }

        ${hasUploads ? storeUploads : noPhp}

        $created = $this->repository->create( ${Object.keys(set).length === 0 ? php`$this->values` : php`array_merge( $this->values, ${set} )`} );
        if ( is_wp_error( $created ) ) {
          ${hasUploads ? php`${classOf(plan, 'Uploads')}::delete( array_merge( array(), ...array_values( $files ) ) );` : noPhp}
          $this->errors->add( 'form', $created->get_error_message() );

          return false;
        }

        ${hasUploads ? attachUploads(plan, entity, options.uploads) : noPhp}

        ${options.confirmation === undefined ? noPhp : php`${entityClassOf(entity, 'Confirmation')}::send( $created );`}

        /**
         * Fires after a visitor has submitted ${withArticle(entity.singularLower)}.
         *
         * @param int $id ID of the new entry.
         */
        do_action( ${prefixed(plan, `${entity.key}_sent`)}, $created );

        return true;
      }

      /**
       * Validates the submitted values.
       */
      private function check() {
        if ( '' === $this->values['title'] ) {
          $this->errors->add( 'title', __( 'This field is required.', ${plan.domain} ) );
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
        ${checkAsked(plan, options)}
        ${hasUploads ? checkUploads(plan) : noPhp}
      }

      ${hasUploads ? uploadMethods(plan, entity, options.uploads) : noPhp}

      /**
       * Counts the submissions of the current visitor.
       *
       * @return bool True if the limit has not been reached, false otherwise.
       */
      private function is_within_limit() {
        $address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
        $key     = ${prefixed(plan, 'sent_')} . wp_hash( self::ACTION . $address );
        $count   = (int) get_transient( $key );

        /**
         * Filters the maximum number of submissions per hour and IP address.
         *
         * @param int $limit Maximum number of submissions.
         */
        if ( $count >= (int) apply_filters( ${prefixed(plan, `${entity.key}_hourly_limit`)}, self::HOURLY_LIMIT ) ) {
          return false;
        }
        set_transient( $key, $count + 1, HOUR_IN_SECONDS );

        return true;
      }

      ${options.capacity ? capacityMethod(entity, options.capacity) : noPhp}

      ${unique ? uniqueMethod(options.unique) : noPhp}

      /**
       * Gets the fields of the form.
       *
       * @return array Fields, keyed by field key.
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

      ${askedMethods(options)}

      ${isGuided(options) ? printGuidedForm(plan, entity, options) : printForm(plan, entity, options)}

      ${errorMethods(plan)}
    }
  `;
}
