import { html, markup, noHtml } from '../../../writers/html.ts';
import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classFile, classNameOf, classOf, constantOf, handleOf, prefixed, translated } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { entityClassName, entityClassOf, repositoryOf } from '../support/entity-names.ts';
import { formatText } from '../support/format-text.ts';
import { hasRelations, relatedChoices } from '../support/related-choices.ts';
import { perPageOption, rowNonce } from './list-table-class.ts';
import { pageSlugOf } from './page-slug.ts';

/** The class of an entity's screen: what is its own beside what all screens do. */
export function screenClass(plan: PluginPlan, entity: PlanEntity): PhpCode {
  const page = pageSlugOf(plan, entity);
  const isTop = page === plan.names.handlePrefix;
  const { domain } = plan;
  const table = entityClassName(entity, 'List_Table');
  return php`
    /**
     * The screen of ${entity.pluralLower}.
     */
    final class ${entityClassOf(entity, 'Screen')} extends ${classOf(plan, 'Screen')} {

      const PAGE     = ${page};
      const PER_PAGE = ${perPageOption(plan, entity)};

      /**
       * Prepares the screen.
       */
      public function __construct() {
        parent::__construct( new ${repositoryOf(entity)}() );
      }

      /**
       * Adds the page to the menu.
       *
       * @return string|false Name of the page's hooks.
       */
      protected function add_menu() {
        ${isTop ? topMenu(plan, entity) : subMenu(plan, entity)}
      }

      /**
       * The list.
       *
       * @return WP_List_Table
       */
      protected function list_table() {
        require_once ${constantOf(plan, 'PATH')} . ${classFile(classNameOf(plan, 'List_Table'))};
        require_once ${constantOf(plan, 'PATH')} . ${classFile(table)};

        return new ${entityClassOf(entity, 'List_Table')}( $this->repository );
      }

      /**
       * What the screen says.
       *
       * @return string[] Texts by place.
       */
      protected function texts() {
        return ${texts(plan, entity)};
      }

      ${entity.isLog ? noPhp : deletedMethod(domain, entity)}

      ${
        !entity.isLog && hasRelations(plan, entity.fields)
          ? php`
            /**
             * The fields of the form, with what can be chosen for them.
             *
             * @return array[] Fields by key.
             */
            protected function fields() {
              $fields = parent::fields();

              ${relatedChoices(plan, entity.fields, false)}

              return $fields;
            }
          `
          : noPhp
      }
    }
  `;
}

function texts(plan: PluginPlan, entity: PlanEntity): PhpCode {
  const one = entity.singularLower;
  const many = entity.pluralLower;
  const text = (value: string): PhpCode => translated(plan, value);
  const help = entity.isLog
    ? 'What was done to the content of this site, and by whom, with the newest first.'
    : `Here you see all ${many}. Search them by any of their texts, sort them by a column's title, and use Screen Options to choose columns and how many are shown. To change one, click its title.`;
  return php`${{
    title: text(entity.plural),
    help: text(help),
    search: text(`Search ${many}`),
    ...(!entity.isLog && {
      label: text(entity.titleLabel),
      add: text(`Add ${one}`),
      edit: text(`Edit ${one}`),
      added: text(`The ${one} was added.`),
      saved: text(`The ${one} was saved.`),
    }),
  }}`;
}

const deletedMethod = (domain: string, entity: PlanEntity): PhpCode => php`
  /**
   * Says how many rows were deleted.
   *
   * @param int $count How many.
   * @return string Text.
   */
  protected function deleted_text( $count ) {
    return sprintf(
      /* translators: %s: how many. */
      _n( ${`%s ${formatText(entity.singularLower)} was deleted.`}, ${`%s ${formatText(entity.pluralLower)} were deleted.`}, $count, ${domain} ),
      number_format_i18n( $count )
    );
  }
`;

const topMenu = (plan: PluginPlan, entity: PlanEntity): PhpCode => php`
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

  return $hook;
`;

const subMenu = (plan: PluginPlan, entity: PlanEntity): PhpCode => php`
  return add_submenu_page(
    ${plan.names.handlePrefix},
    ${translated(plan, entity.plural)},
    ${translated(plan, entity.plural)},
    ${entity.capabilities.edit},
    self::PAGE,
    array( $this, 'render' )
  );
`;

/** The class of what all screens do: listing, and adding, changing and deleting where that is possible. */
export function baseScreenClass(plan: PluginPlan, entities: readonly PlanEntity[]): PhpCode {
  const isEditing = entities.some(({ isLog }) => !isLog);
  const hasTop = entities.some((entity) => pageSlugOf(plan, entity) === plan.names.handlePrefix);
  return php`
    /**
     * A screen for the rows of a table: ${isEditing ? 'a list, and a form to add and change them' : 'a list'}.
     */
    abstract class ${classOf(plan, 'Screen')} {

      /**
       * Where the rows are.
       *
       * @var ${`${plan.names.className}_Repository_Of_Rows`}
       */
      protected $repository;

      /**
       * The list, while it is shown.
       *
       * @var WP_List_Table|null
       */
      private $table;

      ${
        isEditing
          ? php`
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
          : noPhp
      }

      /**
       * Prepares the screen.
       *
       * @param ${`${plan.names.className}_Repository_Of_Rows`} $repository Where the rows are.
       */
      public function __construct( $repository ) {
        $this->repository = $repository;
        ${isEditing ? php`$this->errors     = new WP_Error();` : noPhp}
      }

      /**
       * Adds the page to the menu.
       *
       * @return string|false Name of the page's hooks.
       */
      abstract protected function add_menu();

      /**
       * The list.
       *
       * @return WP_List_Table
       */
      abstract protected function list_table();

      /**
       * What the screen says.
       *
       * @return string[] Texts by place.
       */
      abstract protected function texts();

      ${
        isEditing
          ? php`
            /**
             * Says how many rows were deleted.
             *
             * @param int $count How many.
             * @return string Text.
             */
            abstract protected function deleted_text( $count );
          `
          : noPhp
      }

      /**
       * Hooks the screen into WordPress.
       */
      public function register() {
        add_action( 'admin_menu', array( $this, 'add_page' )${hasTop ? php`, 9` : noPhp} );
        add_filter( 'set_screen_option_' . static::PER_PAGE, array( $this, 'save_per_page' ), 10, 3 );
      }

      /**
       * Adds the page to the menu, and what is done before it is shown.
       */
      public function add_page() {
        $hook = $this->add_menu();
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
        ${isEditing ? dispatch : noPhp}

        require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

        $texts       = $this->texts();
        $this->table = $this->list_table();
        get_current_screen()->add_help_tab(
          array(
            'id'      => ${handleOf(plan, 'help')},
            'title'   => $texts['title'],
            'content' => '<p>' . esc_html( $texts['help'] ) . '</p>',
          )
        );
        add_screen_option(
          'per_page',
          array(
            'default' => 20,
            'option'  => static::PER_PAGE,
          )
        );
      }

      /**
       * Prints the screen.
       */
      public function render() {
        ${
          isEditing
            ? php`
              if ( in_array( $this->action(), array( 'add', 'edit', 'save' ), true ) ) {
                $this->print_form();
                return;
              }
            `
            : noPhp
        }
        $texts = $this->texts();
        $this->table->prepare_items();
        ${listMarkup(isEditing)}
      }

      /**
       * Address of the screen.
       *
       * @return string
       */
      protected function url() {
        return admin_url( 'admin.php?page=' . static::PAGE );
      }

      ${isEditing ? editing(plan) : noPhp}
    }
  `;
}

const dispatch = php`
  $action = $this->action();
  if ( 'save' === $action ) {
    $this->save();
  } elseif ( 'delete' === $action ) {
    $this->delete();
  } elseif ( 'edit' === $action ) {
    $this->edit();
  }
`;

function listMarkup(isEditing: boolean): PhpCode {
  return markup(html`
    <div class="wrap">
      <h1 class="wp-heading-inline"><?php echo esc_html( $texts['title'] ); ?></h1>
      ${
        isEditing
          ? html`
            <?php if ( $this->repository->can( 'create' ) ) : ?>
              <a class="page-title-action" href="<?php echo esc_url( add_query_arg( 'action', 'add', $this->url() ) ); ?>"><?php echo esc_html( $texts['add'] ); ?></a>
            <?php endif; ?>
          `
          : noHtml
      }
      <hr class="wp-header-end">
      ${isEditing ? html`<?php $this->print_notice(); ?>` : noHtml}
      <form method="get">
        <input type="hidden" name="page" value="<?php echo esc_attr( static::PAGE ); ?>">
        <?php
        $this->table->search_box( $texts['search'], static::PAGE );
        $this->table->display();
        ?>
      </form>
    </div>
  `);
}

function editing(plan: PluginPlan): PhpCode {
  const notice = prefixed(plan, 'notice');
  const save = prefixed(plan, 'save');
  const nonce = prefixed(plan, 'nonce');
  const group = prefixed(plan, 'fields');
  const id = (key: string): string => handleOf(plan, `field-${key}`);
  const refuse = php`wp_die( esc_html__( 'You are not allowed to do this.', ${plan.domain} ), '', array( 'response' => 403 ) );`;
  return php`
    /**
     * The fields of the form.
     *
     * @return array[] Fields by key.
     */
    protected function fields() {
      return $this->repository->fields();
    }

    /**
     * What is asked for: an action of a row, of the form, or of several rows.
     *
     * @return string Name of the action; empty for the list.
     */
    private function action() {
      // phpcs:disable WordPress.Security.NonceVerification -- The action itself is checked where it is done.
      if ( isset( $_POST[${nonce}] ) ) {
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
        wp_die( esc_html__( 'This entry is not there, or you may not change it.', ${plan.domain} ), '', array( 'response' => 403 ) );
      }
      $this->values = $item;
    }

    /**
     * Saves what the form has sent; when it is fine, goes on to the list.
     */
    private function save() {
      check_admin_referer( ${save} . static::PAGE, ${nonce} );

      $id = $this->requested_id();
      if ( ! $this->repository->can( 0 === $id ? 'create' : 'edit', $id ) ) {
        ${refuse}
      }

      // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Cleaned field by field below.
      $input = isset( $_POST[${group}] ) && is_array( $_POST[${group}] ) ? wp_unslash( $_POST[${group}] ) : array();

      $this->values          = ${classOf(plan, 'Form_Fields')}::read( $this->repository->fields(), $input );
      $this->values['title'] = isset( $input['title'] ) && is_string( $input['title'] ) ? sanitize_text_field( $input['title'] ) : '';
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
      foreach ( $this->repository->fields() as $key => $field ) {
        $value = ${classOf(plan, 'Fields')}::prepare( $this->values[ $key ], $field );
        if ( is_wp_error( $value ) ) {
          $this->errors->add( $key, $value->get_error_message() );
        }
      }
    }

    /**
     * Deletes the row of a link, or the rows that are ticked.
     */
    private function delete() {
      // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Tells which nonce is due.
      if ( isset( $_GET['ids'] ) && is_array( $_GET['ids'] ) ) {
        check_admin_referer( 'bulk-' . static::PAGE );
        $ids = array_map( 'absint', $_GET['ids'] );
      } elseif ( 0 === $this->requested_id() ) {
        return;
      } else {
        check_admin_referer( ${rowNonce(plan)} . $this->requested_id() );
        $ids = array( $this->requested_id() );
      }

      $deleted = 0;
      foreach ( $ids as $id ) {
        if ( ! $this->repository->can( 'delete', $id ) ) {
          ${refuse}
        }
        $deleted += (int) $this->repository->delete( $id );
      }

      wp_safe_redirect(
        add_query_arg(
          ${{ [notice]: 'deleted', count: php`$deleted` }},
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
      $texts = $this->texts();
      if ( 'deleted' === $notice ) {
        $message = $this->deleted_text( $count );
      } elseif ( in_array( $notice, array( 'added', 'saved' ), true ) ) {
        $message = $texts[ $notice ];
      } else {
        return;
      }

      wp_admin_notice(
        esc_html( $message ),
        array(
          'type'        => 'success',
          'dismissible' => true,
        )
      );
    }

    /**
     * Prints the form.
     */
    private function print_form() {
      $id = $this->requested_id();
      if ( ! $this->repository->can( 0 === $id ? 'create' : 'edit', $id ) ) {
        ${refuse}
      }
      $texts   = $this->texts();
      $address = add_query_arg( 'action', 0 === $id ? 'add' : 'edit', $this->url() );
      ${markup(html`
        <div class="wrap">
          <h1><?php echo esc_html( 0 === $id ? $texts['add'] : $texts['edit'] ); ?></h1>
          <?php
          if ( $this->errors->has_errors() ) {
            $message = $this->errors->get_error_message( 'form' );
            wp_admin_notice(
              esc_html( '' === $message ? __( 'Nothing was saved yet: please look at the fields below.', ${plan.domain} ) : $message ),
              array( 'type' => 'error' )
            );
          }
          ?>
          <form method="post" action="<?php echo esc_url( 0 === $id ? $address : add_query_arg( 'id', $id, $address ) ); ?>">
            <?php wp_nonce_field( ${save} . static::PAGE, ${nonce} ); ?>
            <table class="form-table" role="presentation">
              <tr>
                <th scope="row"><label for="${id('title')}"><?php echo esc_html( $texts['label'] ); ?></label></th>
                <td>
                  <input type="text" class="regular-text" id="${id('title')}" name="${`${group}[title]`}" value="<?php echo esc_attr( isset( $this->values['title'] ) ? $this->values['title'] : '' ); ?>" maxlength="200" required>
                  <?php $this->print_error( 'title' ); ?>
                </td>
              </tr>
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
            </table>
            <?php submit_button( 0 === $id ? $texts['add'] : __( 'Save changes', ${plan.domain} ) ); ?>
          </form>
        </div>
      `)}
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
