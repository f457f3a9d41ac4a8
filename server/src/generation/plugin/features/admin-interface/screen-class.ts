import { html, markup, noHtml } from '../../../writers/html.ts';
import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classFile, classOf, constantOf, handleOf, prefixed, translated } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { entityClassName, entityClassOf, pluralKeyOf, repositoryOf } from '../support/entity-names.ts';
import { formatText } from '../support/format-text.ts';
import { hasRelations, relatedChoices } from '../support/related-choices.ts';
import { perPageOption, rowNonce } from './list-table-class.ts';
import { pageSlugOf } from './page-slug.ts';

/** The class of the screen on which an entity's rows are listed, added, changed and deleted. */
export function screenClass(plan: PluginPlan, entity: PlanEntity): PhpCode {
  const page = pageSlugOf(plan, entity);
  const isTop = page === plan.names.handlePrefix;
  const save = prefixed(plan, `save_${entity.key}`);
  return php`
    /**
     * The screen of ${entity.pluralLower}: ${entity.isLog ? php`a list` : php`a list, and a form to add and change them`}.
     */
    class ${entityClassOf(entity, 'Screen')} {

      /**
       * Slug of the page.
       */
      const PAGE = ${page};

      /**
       * Where the ${entity.pluralLower} are.
       *
       * @var ${entity.classes.repository}
       */
      private $repository;

      /**
       * The list, while it is shown.
       *
       * @var ${entityClassName(entity, 'List_Table')}|null
       */
      private $table;
      ${
        entity.isLog
          ? noPhp
          : php`

            /**
             * What is wrong with what was sent; the codes are keys of fields.
             *
             * @var WP_Error
             */
            private $errors;

            /**
             * What the form shows.
             *
             * @var array
             */
            private $values = array();
          `
      }

      /**
       * Prepares the screen.
       */
      public function __construct() {
        $this->repository = new ${repositoryOf(entity)}();
        ${entity.isLog ? noPhp : php`$this->errors     = new WP_Error();`}
      }

      /**
       * Hooks the screen into WordPress.
       */
      public function register() {
        add_action( 'admin_menu', array( $this, 'add_page' )${isTop ? php`, 9` : noPhp} );
        add_filter( ${`set_screen_option_${perPageOption(plan, entity)}`}, array( $this, 'save_per_page' ), 10, 3 );
      }

      /**
       * Adds the page to the menu.
       */
      public function add_page() {
        ${
          isTop
            ? php`
              $hook = add_menu_page(
                ${translated(plan, entity.plural)},
                ${translated(plan, plan.names.title)},
                ${entity.capabilities.edit},
                self::PAGE,
                array( $this, 'render' ),
                ${entity.icon}
              );
              add_submenu_page(
                self::PAGE,
                ${translated(plan, entity.plural)},
                ${translated(plan, entity.plural)},
                ${entity.capabilities.edit},
                self::PAGE,
                array( $this, 'render' )
              );
            `
            : php`
              $hook = add_submenu_page(
                ${plan.names.handlePrefix},
                ${translated(plan, entity.plural)},
                ${translated(plan, entity.plural)},
                ${entity.capabilities.edit},
                self::PAGE,
                array( $this, 'render' )
              );
            `
        }
        if ( $hook ) {
          add_action( 'load-' . $hook, array( $this, 'load' ) );
        }
      }

      /**
       * Takes over how many rows a user wants on a page.
       *
       * @param mixed  $result What is saved so far.
       * @param string $option Name of the option.
       * @param mixed  $value  What the user typed.
       * @return int Number of rows.
       */
      public function save_per_page( $result, $option, $value ) {
        return min( 200, max( 1, (int) $value ) );
      }

      /**
       * Does what was asked for before anything is printed, and prepares the list.
       */
      public function load() {
        ${entity.isLog ? noPhp : dispatch()}

        ${prepareScreen(plan, entity)}
      }

      /**
       * Prints the screen.
       */
      public function render() {
        ${
          entity.isLog
            ? noPhp
            : php`
              if ( $this->is_form() ) {
                $this->print_form();
                return;
              }
            `
        }
        $this->table->prepare_items();
        ${listMarkup(plan, entity)}
      }

      ${entity.isLog ? noPhp : editing(plan, entity, save)}
    }
  `;
}

const dispatch = (): PhpCode => php`
  $action = $this->action();
  if ( 'save' === $action ) {
    $this->save();
  } elseif ( 'delete' === $action ) {
    $this->delete();
  } elseif ( 'edit' === $action ) {
    $this->edit();
  }
`;

function prepareScreen(plan: PluginPlan, entity: PlanEntity): PhpCode {
  const help = entity.isLog
    ? 'What was done to the content of this site, and by whom, with the newest first.'
    : `Here you see all ${entity.pluralLower}. Search them by any of their texts, sort them by a column's title, and use Screen Options to choose columns and how many are shown. To change one, click its title.`;
  return php`
    require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
    require_once ${constantOf(plan, 'PATH')} . ${classFile(entityClassName(entity, 'List_Table'))};

    $this->table = new ${entityClassOf(entity, 'List_Table')}( $this->repository );
    $screen      = get_current_screen();
    $screen->add_help_tab(
      array(
        'id'      => ${handleOf(plan, 'help')},
        'title'   => ${translated(plan, entity.plural)},
        'content' => '<p>' . esc_html__( ${help}, ${plan.domain} ) . '</p>',
      )
    );
    add_screen_option(
      'per_page',
      array(
        'default' => 20,
        'option'  => ${perPageOption(plan, entity)},
      )
    );
  `;
}

function listMarkup(plan: PluginPlan, entity: PlanEntity): PhpCode {
  return markup(html`
    <div class="wrap">
      <h1 class="wp-heading-inline"><?php esc_html_e( ${entity.plural}, ${plan.domain} ); ?></h1>
      ${
        entity.isLog
          ? noHtml
          : html`
            <?php if ( $this->repository->can( 'create' ) ) : ?>
              <a class="page-title-action" href="<?php echo esc_url( add_query_arg( 'action', 'add', $this->url() ) ); ?>"><?php esc_html_e( ${`Add ${entity.singularLower}`}, ${plan.domain} ); ?></a>
            <?php endif; ?>
          `
      }
      <hr class="wp-header-end">
      ${entity.isLog ? noHtml : html`<?php $this->print_notice(); ?>`}
      <form method="get">
        <input type="hidden" name="page" value="<?php echo esc_attr( self::PAGE ); ?>">
        <?php
        $this->table->search_box( __( ${`Search ${entity.pluralLower}`}, ${plan.domain} ), ${handleOf(plan, pluralKeyOf(entity))} );
        $this->table->display();
        ?>
      </form>
    </div>
  `);
}

function editing(plan: PluginPlan, entity: PlanEntity, save: string): PhpCode {
  const notice = prefixed(plan, 'notice');
  const group = prefixed(plan, entity.key);
  const hasFields = entity.fields.length > 0;
  const id = (key: string): string => handleOf(plan, `field-${key}`);
  return php`
    /**
     * What is asked for: an action of a row, of the form, or of several rows.
     *
     * @return string Name of the action; empty for the list.
     */
    private function action() {
      // phpcs:disable WordPress.Security.NonceVerification -- The action itself is checked where it is done.
      if ( isset( $_POST[${`${group}_nonce`}] ) ) {
        return 'save';
      }
      foreach ( array( 'action', 'action2' ) as $name ) {
        if ( isset( $_GET[ $name ] ) && '-1' !== $_GET[ $name ] ) {
          return sanitize_key( $_GET[ $name ] );
        }
      }
      // phpcs:enable WordPress.Security.NonceVerification

      return '';
    }

    /**
     * Whether the form is shown instead of the list.
     *
     * @return bool
     */
    private function is_form() {
      return in_array( $this->action(), array( 'add', 'edit', 'save' ), true );
    }

    /**
     * Address of the screen.
     *
     * @return string
     */
    private function url() {
      return admin_url( 'admin.php?page=' . self::PAGE );
    }

    /**
     * Id of the row that is asked for.
     *
     * @return int 0 for none.
     */
    private function requested_id() {
      // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Whether it may be changed is checked where it is.
      return isset( $_GET['id'] ) ? absint( $_GET['id'] ) : 0;
    }

    /**
     * Reads the row that is to be changed.
     */
    private function edit() {
      $item = $this->repository->get( $this->requested_id() );
      if ( null === $item || ! $this->repository->can( 'edit', $item['id'] ) ) {
        wp_die( esc_html__( ${`This ${entity.singularLower} is not there, or you may not change it.`}, ${plan.domain} ), '', array( 'response' => 403 ) );
      }
      $this->values = $item;
    }

    /**
     * Saves what the form has sent; when it is fine, goes on to the list.
     */
    private function save() {
      check_admin_referer( ${save}, ${`${group}_nonce`} );

      $id = $this->requested_id();
      if ( ! $this->repository->can( 0 === $id ? 'create' : 'edit', $id ) ) {
        wp_die( esc_html__( 'You are not allowed to do this.', ${plan.domain} ), '', array( 'response' => 403 ) );
      }

      // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Cleaned field by field below.
      $input = isset( $_POST[${group}] ) && is_array( $_POST[${group}] ) ? wp_unslash( $_POST[${group}] ) : array();
      ${
        hasFields
          ? php`
            $this->values          = ${classOf(plan, 'Form_Fields')}::read( $this->repository->fields(), $input );
            $this->values['title'] = isset( $input['title'] ) && is_string( $input['title'] ) ? sanitize_text_field( $input['title'] ) : '';
          `
          : php`
            $this->values = array(
              'title' => isset( $input['title'] ) && is_string( $input['title'] ) ? sanitize_text_field( $input['title'] ) : '',
            );
          `
      }
      $this->check();
      if ( $this->errors->has_errors() ) {
        return;
      }

      $saved = 0 === $id ? $this->repository->create( $this->values ) : $this->repository->update( $id, $this->values );
      if ( is_wp_error( $saved ) ) {
        $this->errors->add( 'form', $saved->get_error_message() );
        return;
      }

      wp_safe_redirect( add_query_arg( ${notice}, 0 === $id ? 'added' : 'saved', $this->url() ) );
      exit;
    }

    /**
     * Checks what was typed, field by field.
     */
    private function check() {
      if ( '' === $this->values['title'] ) {
        $this->errors->add( 'title', __( 'Please fill in this field.', ${plan.domain} ) );
      }
      ${
        hasFields
          ? php`
            foreach ( $this->repository->fields() as $key => $field ) {
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
     * Deletes the row of a link, or the rows that are ticked.
     */
    private function delete() {
      // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Tells which nonce is due.
      if ( isset( $_GET['ids'] ) && is_array( $_GET['ids'] ) ) {
        check_admin_referer( ${`bulk-${handleOf(plan, pluralKeyOf(entity))}`} );
        $ids = array_map( 'absint', $_GET['ids'] );
      } elseif ( 0 === $this->requested_id() ) {
        return;
      } else {
        check_admin_referer( ${rowNonce(plan, entity)} . $this->requested_id() );
        $ids = array( $this->requested_id() );
      }

      $deleted = 0;
      foreach ( $ids as $id ) {
        if ( ! $this->repository->can( 'delete', $id ) ) {
          wp_die( esc_html__( 'You are not allowed to do this.', ${plan.domain} ), '', array( 'response' => 403 ) );
        }
        $deleted += (int) $this->repository->delete( $id );
      }

      wp_safe_redirect(
        add_query_arg(
          array(
            ${notice}  => 'deleted',
            'count' => $deleted,
          ),
          $this->url()
        )
      );
      exit;
    }

    /**
     * Says what was done.
     */
    private function print_notice() {
      // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only chooses a text.
      $notice = isset( $_GET[${notice}] ) ? sanitize_key( $_GET[${notice}] ) : '';
      $count  = isset( $_GET['count'] ) ? absint( $_GET['count'] ) : 0;
      // phpcs:enable WordPress.Security.NonceVerification.Recommended
      $messages = array(
        'added'   => __( ${`The ${entity.singularLower} was added.`}, ${plan.domain} ),
        'saved'   => __( ${`The ${entity.singularLower} was saved.`}, ${plan.domain} ),
        'deleted' => sprintf(
          /* translators: %s: how many. */
          _n( ${`%s ${formatText(entity.singularLower)} was deleted.`}, ${`%s ${formatText(entity.pluralLower)} were deleted.`}, $count, ${plan.domain} ),
          number_format_i18n( $count )
        ),
      );
      if ( isset( $messages[ $notice ] ) ) {
        wp_admin_notice(
          esc_html( $messages[ $notice ] ),
          array(
            'type'        => 'success',
            'dismissible' => true,
          )
        );
      }
    }

    /**
     * Prints the form.
     */
    private function print_form() {
      $id = $this->requested_id();
      if ( ! $this->repository->can( 0 === $id ? 'create' : 'edit', $id ) ) {
        wp_die( esc_html__( 'You are not allowed to do this.', ${plan.domain} ), '', array( 'response' => 403 ) );
      }
      ${markup(html`
        <div class="wrap">
          <h1>
            <?php
            if ( 0 === $id ) {
              esc_html_e( ${`Add ${entity.singularLower}`}, ${plan.domain} );
            } else {
              esc_html_e( ${`Edit ${entity.singularLower}`}, ${plan.domain} );
            }
            ?>
          </h1>
          <?php
          if ( $this->errors->has_errors() ) {
            $message = $this->errors->get_error_message( 'form' );
            wp_admin_notice(
              esc_html( '' === $message ? __( 'Nothing was saved yet: please look at the fields below.', ${plan.domain} ) : $message ),
              array( 'type' => 'error' )
            );
          }
          ?>
          <form method="post" action="<?php echo esc_url( 0 === $id ? add_query_arg( 'action', 'add', $this->url() ) : add_query_arg( array( 'action' => 'edit', 'id' => $id ), $this->url() ) ); ?>">
            <?php wp_nonce_field( ${save}, ${`${group}_nonce`} ); ?>
            <table class="form-table" role="presentation">
              <tr>
                <th scope="row"><label for="${id('title')}"><?php esc_html_e( ${entity.titleLabel}, ${plan.domain} ); ?></label></th>
                <td>
                  <input type="text" class="regular-text" id="${id('title')}" name="${`${group}[title]`}" value="<?php echo esc_attr( isset( $this->values['title'] ) ? $this->values['title'] : '' ); ?>" maxlength="200" required>
                  <?php $this->print_error( 'title' ); ?>
                </td>
              </tr>
              ${
                hasFields
                  ? html`
                    <?php foreach ( $this->fields() as $key => $field ) : ?>
                      <tr>
                        <th scope="row"><label for="<?php echo esc_attr( ${id('')} . $key ); ?>"><?php echo esc_html( $field['label'] ); ?></label></th>
                        <td>
                          <?php
                          ${classOf(plan, 'Form_Fields')}::print_control(
                            ${id('')} . $key,
                            ${`${group}[`} . $key . ']',
                            $field,
                            isset( $this->values[ $key ] ) ? $this->values[ $key ] : '',
                            $this->error_id( $key )
                          );
                          $this->print_error( $key );
                          ?>
                        </td>
                      </tr>
                    <?php endforeach; ?>
                  `
                  : noHtml
              }
            </table>
            <?php submit_button( 0 === $id ? __( ${`Add ${entity.singularLower}`}, ${plan.domain} ) : __( 'Save changes', ${plan.domain} ) ); ?>
          </form>
        </div>
      `)}
    }

    ${
      hasFields
        ? php`
          /**
           * The fields of the form.
           *
           * @return array Fields by key.
           */
          private function fields() {
            ${
              hasRelations(plan, entity.fields)
                ? php`
                  $fields = $this->repository->fields();
                  ${relatedChoices(plan, entity.fields, false)}

                  return $fields;
                `
                : php`return $this->repository->fields();`
            }
          }
        `
        : noPhp
    }

    /**
     * Id of the element that says what is wrong with a field.
     *
     * @param string $key Key of the field.
     * @return string Id; empty: nothing is wrong.
     */
    private function error_id( $key ) {
      return '' === $this->errors->get_error_message( $key ) ? '' : ${handleOf(plan, 'error-')} . $key;
    }

    /**
     * Prints what is wrong with a field.
     *
     * @param string $key Key of the field.
     */
    private function print_error( $key ) {
      $message = $this->errors->get_error_message( $key );
      if ( '' !== $message ) {
        printf(
          '<p class="notice notice-error inline" id="%1$s">%2$s</p>',
          esc_attr( ${handleOf(plan, 'error-')} . $key ),
          esc_html( $message )
        );
      }
    }
  `;
}
