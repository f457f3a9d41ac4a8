import { html, markup, noHtml } from '../../../writers/html.ts';
import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, handleOf } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { pageSlugOf } from './page-slug.ts';
import { editing } from './screen-editing.ts';

/** The class of what all screens do: listing, and adding, changing and deleting where that is possible. */
export function baseScreenClass(plan: PluginPlan, entities: readonly PlanEntity[]): PhpCode {
  const isEditing = entities.some(({ isLog }) => !isLog);
  const hasTop = entities.some((entity) => pageSlugOf(plan, entity) === plan.names.handlePrefix);
  return php`
    /**
     * Base class of admin screens with ${isEditing ? 'a list table and an edit form' : 'a list table'}.
     */
    abstract class ${classOf(plan, 'Screen')} {

      /**
       * Repository.
       *
       * @var ${`${plan.names.className}_Repository_Of_Rows`}
       */
      protected $repository;

      /**
       * List table.
       *
       * @var WP_List_Table|null
       */
      private $table;

      ${
        isEditing
          ? php`
            /**
             * Validation errors. The error codes are field keys.
             *
             * @var WP_Error
             */
            private $errors;

            /**
             * Values of the form.
             *
             * @var array
             */
            private $values = array();
          `
          : noPhp
      }

      /**
       * Constructor.
       *
       * @param ${`${plan.names.className}_Repository_Of_Rows`} $repository Repository.
       */
      public function __construct( $repository ) {
        $this->repository = $repository;
        ${isEditing ? php`$this->errors     = new WP_Error();` : noPhp}
      }

      /**
       * Adds the page to the menu.
       *
       * @return string|false Hook suffix of the page.
       */
      abstract protected function add_menu();

      /**
       * Gets the list table.
       *
       * @return WP_List_Table
       */
      abstract protected function list_table();

      /**
       * Gets the texts of the screen.
       *
       * @return string[] Texts by key.
       */
      abstract protected function texts();

      ${
        isEditing
          ? php`
            /**
             * Gets the message after rows have been deleted.
             *
             * @param int $count Number of deleted rows.
             * @return string Text.
             */
            abstract protected function deleted_text( $count );
          `
          : noPhp
      }

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'admin_menu', array( $this, 'add_page' )${hasTop ? php`, 9` : noPhp} );
        add_filter( 'set_screen_option_' . static::PER_PAGE, array( $this, 'save_per_page' ), 10, 3 );
      }

      /**
       * Adds the page to the menu and registers its load action.
       */
      public function add_page() {
        $hook = $this->add_menu();
        if ( $hook ) {
          add_action( 'load-' . $hook, array( $this, 'load' ) );
        }
      }

      /**
       * Saves the “Number of items per page” screen option.
       *
       * @param mixed  $result Value to save instead of the option value.
       * @param string $option Option name.
       * @param mixed  $value  Option value.
       * @return int Number of rows.
       */
      public function save_per_page( $result, $option, $value ) {
        return min( 200, max( 1, (int) $value ) );
      }

      /**
       * Handles actions before output starts and prepares the list.
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
       * Renders the screen.
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
       * Gets the URL of the screen.
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
