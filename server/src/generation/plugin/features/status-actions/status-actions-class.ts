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
        summary: 'Decisions on entries with one click.',
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
      ([entity, actions]) => `The list of **${entity.plural}** has an action for each status: ${labelsOf(actions)}.`,
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
  done: translated(plan, `The status is “${action.key.replaceAll('_', ' ')}” now.`),
  values: valuesOf(action),
});

function statusActionsClass(plan: PluginPlan, decided: Decided): PhpCode {
  const posts = decided.filter(([{ storage }]) => storage !== 'table');
  const rows = decided.filter(([{ storage }]) => storage === 'table');
  const notice = prefixed(plan, 'decided');
  const trashes = decided.some(([, actions]) => actions.some(({ postStatus }) => postStatus === 'trash'));
  return php`
    /**
     * Lets whoever may edit an entry decide on it with one click in its list.
     */
    class ${classOf(plan, 'Status_Actions')} {

      /**
       * Action of the links, and beginning of their nonces.
       */
      const ACTION = ${prefixed(plan, 'decide')};

      /**
       * Hooks the links into the lists.
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
       * What can be decided, by kind of entry.
       *
       * @return array[] Label, what is said when it is done, and values of the entry, by status.
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
       * Where entries of a kind are.
       *
       * @param string $kind Kind of entry, one of those of actions().
       * @return object Repository.
       */
      private static function repository( $kind ) {
        ${repositories(decided)}
      }

      /**
       * Gives an entry a status.
       *
       * @param string $kind   Kind of entry.
       * @param int    $id     Its id.
       * @param string $status The status.
       * @return bool|WP_Error Whether it has it now, or what kept it from it.
       */
      public static function apply( $kind, $id, $status ) {
        $actions = self::actions();
        if ( ! isset( $actions[ $kind ][ $status ] ) ) {
          return new WP_Error( ${prefixed(plan, 'unknown_status')}, __( 'There is no such status.', ${plan.domain} ) );
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
       * Links for what can be decided of an entry; what it is already is left out.
       *
       * @param string $kind Kind of entry.
       * @param array  $item The entry.
       * @return string[] HTML by status.
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
       * Does what a link stands for, and returns to the list.
       */
      public function decide() {
        $kind   = isset( $_GET['kind'] ) ? sanitize_key( $_GET['kind'] ) : '';
        $id     = isset( $_GET['id'] ) ? absint( $_GET['id'] ) : 0;
        $status = isset( $_GET['status'] ) ? sanitize_key( $_GET['status'] ) : '';
        check_admin_referer( self::ACTION . $kind . $id );

        $actions = self::actions();
        if ( ! isset( $actions[ $kind ] ) || ! self::repository( $kind )->can( 'edit', $id ) || ! self::repository( $kind )->can( 'publish', $id ) ) {
          wp_die( esc_html__( 'You are not allowed to do this.', ${plan.domain} ), '', array( 'response' => 403 ) );
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
       * Says what was done.
       */
      public function print_notice() {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses a text.
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
     * The kind of entry that a post is.
     *
     * @param string $post_type Type of the post.
     * @return string Kind; empty for other posts.
     */
    private static function kind_of( $post_type ) {
      $kinds = ${kinds};

      return isset( $kinds[ $post_type ] ) ? $kinds[ $post_type ] : '';
    }

    /**
     * Adds the links below the title of a post.
     *
     * @param string[] $links Links by name.
     * @param WP_Post  $post  The post.
     * @return string[] The same with more.
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
     * Adds what can be decided to what can be done with several posts at once.
     *
     * @param string[] $choices Labels by action.
     * @return string[] The same with more.
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
     * Decides on several posts; WordPress has checked the nonce of the list.
     *
     * @param string $address Where the list is.
     * @param string $choice  What was chosen.
     * @param int[]  $ids     Ids of the posts.
     * @return string Where to go.
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
   * Adds the links below the title of a row.
   *
   * @param string[] $links Links by name.
   * @param array    $item  The row.
   * @param string   $kind  What the row is.
   * @return string[] The same with more.
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
      summary: `Tests of decisions on ${entity.pluralLower}.`,
      methods: [
        php`
          /**
           * A decision is kept, and no status that there is not.
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
