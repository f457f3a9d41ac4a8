import { toSnake } from '../../naming/inflect.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { classNameOf, classOf, prefixed, translated } from '../code-names.ts';
import type { Contribution, FeatureModule, PluginClass, TestCase } from '../feature-module.ts';
import type { PlanEntity, PluginPlan } from '../plan.ts';
import { exactRole } from './roles/exact-role.ts';

interface PlanRole {
  readonly key: string;
  readonly name: string;
  readonly capabilities: readonly string[];
  /** A role of WordPress whose capabilities it has besides. */
  readonly copyOf?: string;
  /** Whether new users get it. */
  readonly isDefault?: boolean;
}

/** Roles that manage the plugin's content and nothing else. Administrators and editors get its capabilities too. */
export const roles: FeatureModule = {
  feature: 'roles',
  contribute(plan): Contribution {
    const own = rolesOf(plan);
    const all = capabilitiesOf(plan.entities);
    const name = classOf(plan, 'Roles');
    return {
      classes: [rolesClass(plan, own, all)],
      activation: [php`( new ${name}() )->add();`],
      boot: [...defaultRole(own), ...protectedAdmins(own)],
      cleanup: { roles: own.map(({ key }) => key), capabilities: all },
      readme: { features: own.map((role) => `User role “${role.name}” to manage the content`) },
      tests: [rolesTests(plan, own)],
      instructions: own.map(
        (role) => `Assign the role **${role.name}** to users under **Users**. It can only manage this content.`,
      ),
    };
  },
};

/** What gives new users a role while the plugin is active. */
function defaultRole(own: readonly PlanRole[]): readonly PhpCode[] {
  const chosen = own.find(({ isDefault }) => isDefault === true);
  if (chosen === undefined) return [];
  return [
    php`
      add_filter(
        'pre_option_default_role',
        static function () {
          return ${chosen.key};
        }
      );
    `,
  ];
}

/** Who may change users could otherwise become an administrator by the password of one. */
function protectedAdmins(own: readonly PlanRole[]): readonly PhpCode[] {
  const isNeeded = own.some(({ capabilities }) =>
    capabilities.some((one) => one === 'edit_users' || one === 'delete_users'),
  );
  if (!isNeeded) return [];
  return [
    php`
      add_filter(
        'map_meta_cap',
        static function ( $caps, $cap, $user_id, $args ) {
          $is_about_user = in_array( $cap, array( 'edit_user', 'delete_user', 'remove_user', 'promote_user' ), true );
          if ( $is_about_user && isset( $args[0] ) && (int) $args[0] !== $user_id && user_can( (int) $args[0], 'manage_options' ) ) {
            $caps[] = 'manage_options';
          }

          return $caps;
        },
        10,
        4
      );
    `,
  ];
}

/** The roles of a plan: those that the description names, or one for everything. */
export function rolesOf(plan: PluginPlan): readonly PlanRole[] {
  const { entities, understood, names, description } = plan;
  const named = description === '' ? [] : understood.roles;
  if (named.length === 0) {
    const [first] = entities.filter(({ storage }) => storage !== 'posts');
    const name = first === undefined ? `${names.title} Manager` : `${first.singular} Manager`;
    return [{ key: prefixed(plan, 'manager'), name, capabilities: roleCapabilities(entities) }];
  }
  return named.map(({ key, name, entities: keys }) => {
    const said = plan.source.roles?.find((role) => role.key === key);
    const exact = said === undefined ? undefined : exactRole(entities, said);
    if (exact !== undefined) return { key: prefixed(plan, toSnake(key)), name, ...exact };
    const own = keys.length === 0 ? entities : entities.filter((entity) => keys.includes(entity.key));
    return { key: prefixed(plan, toSnake(key)), name, capabilities: roleCapabilities(own) };
  });
}

/** Capabilities of entities that have their own; those of posts where they have none. */
function capabilitiesOf(entities: readonly PlanEntity[]): readonly string[] {
  return entities.filter(({ capabilities }) => capabilities.type[0] !== 'post').flatMap(primitives);
}

function roleCapabilities(entities: readonly PlanEntity[]): readonly string[] {
  const own = capabilitiesOf(entities);
  const shared = entities.some(({ capabilities }) => capabilities.type[0] === 'post')
    ? ['edit_posts', 'delete_posts']
    : [];
  return ['read', 'upload_files', ...shared, ...own];
}

/** What WordPress asks for posts of a type of capabilities of their own, or a table's only capability. */
function primitives({ capabilities, storage }: PlanEntity): readonly string[] {
  const [, many] = capabilities.type;
  if (storage === 'table') return [capabilities.edit];
  return [
    `edit_${many}`,
    `edit_others_${many}`,
    `edit_private_${many}`,
    `edit_published_${many}`,
    `publish_${many}`,
    `read_private_${many}`,
    `delete_${many}`,
    `delete_others_${many}`,
    `delete_private_${many}`,
    `delete_published_${many}`,
  ];
}

function rolesClass(plan: PluginPlan, own: readonly PlanRole[], all: readonly string[]): PluginClass {
  return {
    name: classNameOf(plan, 'Roles'),
    summary: 'Roles and capabilities.',
    code: php`
      /**
       * Adds the roles and capabilities of the plugin.
       */
      final class ${classOf(plan, 'Roles')} {

        /**
         * Adds roles and capabilities. Runs on activation, because roles are stored in the database.
         */
        public function add() {
          foreach ( $this->roles() as $name => $role ) {
            remove_role( $name );
            ${
              own.some(({ copyOf }) => copyOf !== undefined)
                ? php`
            $copied = empty( $role['copy_of'] ) ? null : get_role( $role['copy_of'] );
            add_role( $name, $role['label'], array_fill_keys( $role['capabilities'], true ) + ( $copied ? $copied->capabilities : array() ) );
            `
                : php`add_role( $name, $role['label'], array_fill_keys( $role['capabilities'], true ) );`
            }
          }

          ${all.length > 0 ? grants() : php``}
        }

        /**
         * Gets the roles.
         *
         * @return array[]
         */
        private function roles() {
          return ${Object.fromEntries(own.map((role) => [role.key, { label: translated(plan, role.name), capabilities: [...role.capabilities], ...(role.copyOf !== undefined && { copy_of: role.copyOf }) }]))};
        }

        ${all.length > 0 ? allMethod(all) : php``}
      }
    `,
  };
}

const grants = (): PhpCode => php`
  foreach ( array( 'administrator', 'editor' ) as $name ) {
    $role = get_role( $name );

    foreach ( $role ? $this->capabilities() : array() as $capability ) {
      $role->add_cap( $capability );
    }
  }
`;

const allMethod = (all: readonly string[]): PhpCode => php`
  /**
   * Gets all capabilities of the plugin.
   *
   * @return string[]
   */
  private function capabilities() {
    return ${[...all]};
  }
`;

function rolesTests(plan: PluginPlan, own: readonly PlanRole[]): TestCase {
  const [first] = own;
  const capability = first?.capabilities.at(-1) ?? 'read';
  return {
    name: 'Roles',
    summary: 'Tests for roles and capabilities.',
    methods: [
      php`
        /**
         * The role can manage the content, but not the site.
         */
        public function test_role_is_limited() {
          ( new ${classOf(plan, 'Roles')}() )->add();

          $user_id = self::factory()->user->create( array( 'role' => ${first?.key ?? 'subscriber'} ) );

          $this->assertTrue( user_can( $user_id, ${capability} ) );
          $this->assertFalse( user_can( $user_id, 'manage_options' ) );
        }
      `,
    ],
  };
}
