// Longer than most: it is one PHP class, written in one template so that it reads as it will stand.
import { identifier, joinPhp, noPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { classNameOf, classOf, prefixed, translated } from '../../code-names.ts';
import type { Contribution, TestCase } from '../../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { repositoryOf } from '../support/entity-names.ts';
import { type StatusAction, statusActionsOf } from './status-actions.ts';

type Decided = readonly (readonly [PlanEntity, readonly StatusAction[]])[];

function byEntity(actions: readonly StatusAction[]): Decided {
  const entities = [...new Set(actions.map(({ entity }) => entity))];
  return entities.map((entity) => [entity, actions.filter((action) => action.entity === entity)]);
}

/** What lets staff decide on entries with a click, where the description asks for it. */
export function statusActionsContribution(plan: PluginPlan): Contribution {
  const decided = byEntity(statusActionsOf(plan));
  if (decided.length === 0) return {};
  return {
    classes: [
      {
        name: classNameOf(plan, 'Status_Actions'),
        summary: 'Status actions for entries.',
        code: statusActionsClass(plan, decided),
      },
    ],
    adminBoot: [php`( new ${classOf(plan, 'Status_Actions')}() )->register();`],
    usesRepositories: true,
    readme: {
      features: decided.map(([entity, actions]) => `${labelsOf(actions)} ${entity.pluralLower} with one click`),
    },
    tests: decided.flatMap(([entity, actions]) => testOf(plan, entity, actions)),
    instructions: decided.map(
      ([entity, actions]) =>
        `The **${entity.plural}** list has row actions and bulk actions to change the status: ${labelsOf(actions)}.`,
    ),
  };
}

const labelsOf = (actions: readonly StatusAction[]): string =>
  actions
    .map(({ label }) => label)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');

function valuesOf({ field, value, postStatus }: StatusAction): Record<string, string> {
  return { ...(field !== undefined && { [field.key]: value }), ...(postStatus !== '' && { status: postStatus }) };
}

const definition = (plan: PluginPlan, action: StatusAction): PhpValue => ({
  label: translated(plan, action.label),
  done: translated(plan, `Status changed to “${action.key.replaceAll('_', ' ')}”.`),
  values: valuesOf(action),
});

function statusActionsClass(plan: PluginPlan, decided: Decided): PhpCode {
  const posts = decided.filter(([{ storage }]) => storage !== 'table');
  const rows = decided.filter(([{ storage }]) => storage === 'table');
  const notice = prefixed(plan, 'decided');
  const trashes = decided.some(([, actions]) => actions.some(({ postStatus }) => postStatus === 'trash'));
  return php`
    /**
     * Adds row actions and bulk actions that change the status of an entry.
     */
    class ${classOf(plan, 'Status_Actions')} {

      /**
       * Name of the action, and prefix of the nonce actions.
       */
      const ACTION = ${prefixed(plan, 'decide')};

      /**
       * Registers the hooks.
       */
      public function register() {
        ${
          posts.length > 0
            ? php`
          add_filter( 'post_row_actions', array( $this, 'add_to_post' ), 10, 2 );
          ${joinPhp(
            posts.map(
              ([{ postType }]) => php`
                add_filter( ${`bulk_actions-edit-${postType}`}, array( $this, 'add_to_bulk' ) );
                add_filter( ${`handle_bulk_actions-edit-${postType}`}, array( $this, 'decide_on_many' ), 10, 3 );
              `,
            ),
          )}
        `
            : noPhp
        }
        ${rows.length > 0 ? php`add_filter( ${prefixed(plan, 'row_links')}, array( $this, 'add_to_row' ), 10, 3 );` : noPhp}
        add_action( 'admin_post_' . self::ACTION, array( $this, 'decide' ) );
        add_action( 'admin_notices', array( $this, 'print_notice' ) );
      }

      /**
       * Gets the actions by kind of entry.
       *
       * @return array[] Label, message and new values, keyed by status.
       */
      private static function actions() {
        return ${Object.fromEntries(
          decided.map(([entity, actions]) => [
            entity.key,
            Object.fromEntries(actions.map((action) => [action.key, definition(plan, action)])),
          ]),
        )};
      }

      /**
       * Gets the repository for a kind of entry.
       *
       * @param string $kind Kind of entry, one of those of actions().
       * @return object Repository.
       */
      private static function repository( $kind ) {
        ${repositories(decided)}
      }

      /**
       * Sets the status of an entry.
       *
       * @param string $kind   Kind of entry.
       * @param int    $id     Entry ID.
       * @param string $status Status.
       * @return bool|WP_Error True on success, false or a WP_Error object on failure.
       */
      public static function apply( $kind, $id, $status ) {
        $actions = self::actions();
        if ( ! isset( $actions[ $kind ][ $status ] ) ) {
          return new WP_Error( ${prefixed(plan, 'unknown_status')}, __( 'Invalid status.', ${plan.domain} ) );
        }
        ${
          trashes
            ? php`
          $values = $actions[ $kind ][ $status ]['values'];
          if ( isset( $values['status'] ) && 'trash' === $values['status'] ) {
            return self::repository( $kind )->delete( $id );
          }

          $result = self::repository( $kind )->update( $id, $values );
        `
            : php`
          $result = self::repository( $kind )->update( $id, $actions[ $kind ][ $status ]['values'] );
        `
        }

        return is_wp_error( $result ) ? $result : true;
      }

      /**
       * Gets the action links of an entry, without its current status.
       *
       * @param string $kind Kind of entry.
       * @param array  $item Entry.
       * @return string[] Links, keyed by status.
       */
      private function links( $kind, $item ) {
        $links   = array();
        $actions = self::actions();
        foreach ( $actions[ $kind ] as $status => $action ) {
          if ( array_intersect_key( $item, $action['values'] ) == $action['values'] ) { // phpcs:ignore Universal.Operators.StrictComparisons -- The order of keys does not matter.
            continue;
          }

          $address = add_query_arg(
            array(
              'action' => self::ACTION,
              'kind'   => $kind,
              'id'     => $item['id'],
              'status' => $status,
            ),
            admin_url( 'admin-post.php' )
          );

          $links[ ${`${plan.names.prefix}_`} . $status ] = sprintf(
            '<a href="%1$s" aria-label="%2$s">%3$s</a>',
            esc_url( wp_nonce_url( $address, self::ACTION . $kind . $item['id'] ) ),
            esc_attr( $action['label'] . ': ' . $item['title'] ),
            esc_html( $action['label'] )
          );
        }

        return $links;
      }

      ${posts.length > 0 ? postMethods(posts, notice) : noPhp}

      ${rows.length > 0 ? rowMethod : noPhp}

      /**
       * Handles an action link and redirects back to the list.
       */
      public function decide() {
        $kind   = isset( $_GET['kind'] ) ? sanitize_key( $_GET['kind'] ) : '';
        $id     = isset( $_GET['id'] ) ? absint( $_GET['id'] ) : 0;
        $status = isset( $_GET['status'] ) ? sanitize_key( $_GET['status'] ) : '';
        check_admin_referer( self::ACTION . $kind . $id );

        $actions = self::actions();
        if ( ! isset( $actions[ $kind ] ) || ! self::repository( $kind )->can( 'edit', $id ) || ! self::repository( $kind )->can( 'publish', $id ) ) {
          wp_die( esc_html__( 'Sorry, you are not allowed to do that.', ${plan.domain} ), '', array( 'response' => 403 ) );
        }

        $result = self::apply( $kind, $id, $status );
        if ( is_wp_error( $result ) ) {
          wp_die( esc_html( $result->get_error_message() ), '', array( 'response' => 400 ) );
        }

        $back = wp_get_referer();
        wp_safe_redirect( add_query_arg( ${notice}, $kind . ':' . $status, $back ? $back : admin_url() ) );
        exit;
      }

      /**
       * Displays a success notice.
       */
      public function print_notice() {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects a message.
        $done    = isset( $_GET[${notice}] ) ? explode( ':', sanitize_text_field( wp_unslash( $_GET[${notice}] ) ) ) : array();
        $actions = self::actions();
        if ( 2 !== count( $done ) || ! isset( $actions[ $done[0] ][ $done[1] ] ) ) {
          return;
        }

        wp_admin_notice(
          esc_html( $actions[ $done[0] ][ $done[1] ]['done'] ),
          array(
            'type'        => 'success',
            'dismissible' => true,
          )
        );
      }
    }
  `;
}

function repositories(decided: Decided): PhpCode {
  const classes = decided.map(([entity]) => [entity.key, php`${repositoryOf(entity)}::class`] as const);
  return php`
    $classes = ${Object.fromEntries(classes)};

    return new $classes[ $kind ]();
  `;
}

function postMethods(posts: Decided, notice: string): PhpCode {
  const kinds = Object.fromEntries(posts.map(([{ key, postType }]) => [postType, key]));
  return php`
    /**
     * Gets the kind of entry of a post.
     *
     * @param string $post_type Post type.
     * @return string Kind of entry, or an empty string for other post types.
     */
    private static function kind_of( $post_type ) {
      $kinds = ${kinds};

      return isset( $kinds[ $post_type ] ) ? $kinds[ $post_type ] : '';
    }

    /**
     * Adds the row actions of a post.
     *
     * @param string[] $links Row action links.
     * @param WP_Post  $post  Post object.
     * @return string[] Filtered links.
     */
    public function add_to_post( $links, $post ) {
      $kind = self::kind_of( $post->post_type );
      if ( '' === $kind || 'trash' === $post->post_status ) {
        return $links;
      }

      $repository = self::repository( $kind );
      if ( ! $repository->can( 'edit', $post->ID ) || ! $repository->can( 'publish', $post->ID ) ) {
        return $links;
      }

      return $this->links( $kind, $repository->get( $post->ID ) ) + $links;
    }

    /**
     * Adds the bulk actions.
     *
     * @param string[] $choices Bulk action labels.
     * @return string[] Filtered links.
     */
    public function add_to_bulk( $choices ) {
      $kind    = self::kind_of( get_current_screen()->post_type );
      $actions = self::actions();
      if ( '' !== $kind && self::repository( $kind )->can( 'publish' ) ) {
        foreach ( $actions[ $kind ] as $status => $action ) {
          $choices[ self::ACTION . ':' . $status ] = $action['label'];
        }
      }

      return $choices;
    }

    /**
     * Handles the bulk actions. WordPress has checked the nonce.
     *
     * @param string $address Redirect URL.
     * @param string $choice  Bulk action.
     * @param int[]  $ids     Post IDs.
     * @return string Filtered redirect URL.
     */
    public function decide_on_many( $address, $choice, $ids ) {
      if ( 0 !== strpos( $choice, self::ACTION . ':' ) ) {
        return $address;
      }

      $status = substr( $choice, strlen( self::ACTION ) + 1 );
      $kind   = '';
      foreach ( $ids as $id ) {
        $kind       = self::kind_of( (string) get_post_type( $id ) );
        $repository = '' === $kind ? null : self::repository( $kind );
        if ( $repository && $repository->can( 'edit', $id ) && $repository->can( 'publish', $id ) ) {
          self::apply( $kind, $id, $status );
        }
      }

      return add_query_arg( ${notice}, $kind . ':' . $status, $address );
    }
  `;
}

const rowMethod: PhpCode = php`
  /**
   * Adds the row actions of a table row.
   *
   * @param string[] $links Row action links.
   * @param array    $item  Row.
   * @param string   $kind  Kind of entry.
   * @return string[] Filtered links.
   */
  public function add_to_row( $links, $item, $kind ) {
    $actions = self::actions();
    if ( ! isset( $actions[ $kind ] ) || ! self::repository( $kind )->can( 'publish', $item['id'] ) ) {
      return $links;
    }

    return $this->links( $kind, $item ) + $links;
  }
`;

/** Values of required fields are none of the test's business: only where there are none it is run. */
function testOf(plan: PluginPlan, entity: PlanEntity, actions: readonly StatusAction[]): readonly TestCase[] {
  const [action] = actions.filter(({ field }) => field !== undefined);
  if (action?.field === undefined || entity.fields.some(({ isRequired }) => isRequired)) return [];
  return [
    {
      name: `${identifier(entity.classes.repository.slice(plan.names.className.length + 1, -'_Repository'.length)).text}_Status`,
      summary: `Tests for the status actions of ${entity.pluralLower}.`,
      methods: [
        php`
          /**
           * Valid statuses are saved, invalid ones are not.
           */
          public function test_status_is_kept() {
            $repository = new ${repositoryOf(entity)}();
            $id         = $repository->create( array( 'title' => 'Somebody' ) );

            $this->assertTrue( ${classOf(plan, 'Status_Actions')}::apply( ${entity.key}, $id, ${action.key} ) );
            $this->assertSame( ${action.value}, $repository->get( $id )[${action.field.key}] );
            $this->assertWPError( ${classOf(plan, 'Status_Actions')}::apply( ${entity.key}, $id, 'nonsense' ) );
          }
        `,
      ],
    },
  ];
}
