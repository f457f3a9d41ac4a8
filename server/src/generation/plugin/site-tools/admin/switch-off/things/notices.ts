import { type PhpCode, php } from '../../../../../writers/php.ts';
import { settingValue } from '../../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../../plan.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff, SwitchOff } from '../switched-off.ts';

/** Whether the current user is one of those who are meant. */
const isMeant = (plan: PluginPlan, { roles, isExcept }: SwitchOff): PhpCode => {
  const shared = php`array_intersect( ${settingValue(plan, 'notice_roles', roles)}, wp_get_current_user()->roles )`;
  return isExcept ? php`array() === ${shared}` : php`array() !== ${shared}`;
};

const whoOf = ({ roles, isExcept }: SwitchOff): string =>
  isExcept ? `everybody but these roles: ${roles.join(', ')}` : `these roles: ${roles.join(', ')}`;

/** "Hide admin notices", of WordPress and plugins; of those who are meant, or of everybody. */
export const adminNotices: SwitchedOff = {
  thing: 'admin_notices',
  label: 'Notices in the admin',
  names:
    /^(?:(?:wp |plugin |dashboard |all )?admin (?:notices?|notifications?|nags?|messages|alerts)|(?:plugin|theme) (?:notices?|nags?|ads|notifications?)|(?:notices?|notifications?|nags?) (?:in|from|on) the (?:admin|dashboard|wp-admin|backend)(?: area)?|dashboard (?:notices?|nags?)) /,
  says: (options) =>
    options.roles.length === 0
      ? 'No notices of WordPress, plugins or themes are shown in the admin.'
      : `No notices of WordPress, plugins or themes are shown in the admin to ${whoOf(options)}.`,
  settings: ({ roles, isExcept }) =>
    roles.length === 0
      ? []
      : [
          {
            key: 'notice_roles',
            type: 'roles',
            label: isExcept ? 'Who sees notices' : 'Who sees no notices',
            description: '',
            default: roles,
            section: 'general',
          },
        ],
  register: () => php`add_action( 'in_admin_header', array( $this, 'remove' ), 1000 );`,
  methods: (plan, options) => [
    php`
      /**
       * Takes every notice away that waits to be printed. Screens of settings still say that they were saved.
       */
      public function remove() {
        ${options.roles.length === 0 ? php`$is_meant = true;` : php`$is_meant = ${isMeant(plan, options)};`}
        if ( ! $is_meant ) {
          return;
        }

        foreach ( array( 'admin_notices', 'all_admin_notices', 'user_admin_notices', 'network_admin_notices' ) as $hook ) {
          remove_all_actions( $hook );
        }
      }
    `,
  ],
  test: (plan, { roles, isExcept }) => php`
    /**
     * Nothing is left to print.
     */
    public function test_notices_are_off() {
      wp_set_current_user( self::factory()->user->create( array( 'role' => ${isExcept ? 'subscriber' : (roles[0] ?? 'administrator')} ) ) );
      add_action( 'admin_notices', '__return_true' );
      ( new ${toolClass(plan, 'no_admin_notices')}() )->remove();

      $this->assertFalse( has_action( 'admin_notices' ) );
    }
  `,
};

/** "Hide update notifications from everyone but administrators." */
export const updateNotices: SwitchedOff = {
  thing: 'update_notices',
  label: 'Notices about updates',
  names:
    /^(?:(?:(?:wordpress|wp|core|plugin|theme) )?(?:update|upgrade) (?:notices?|notifications?|nags?|messages|reminders?|warnings?|alerts?)|(?:notices?|notifications?) (?:about|of|for) updates) /,
  says: () => 'Only those who can update WordPress are told that there is a new version.',
  register: () => php`
    add_action( 'admin_head', array( $this, 'remove' ), 1 );
    add_filter( 'update_footer', array( $this, 'remove_from_footer' ), 20 );
  `,
  methods: () => [
    php`
      /**
       * Takes the notice of a new version away.
       */
      public function remove() {
        if ( ! current_user_can( 'update_core' ) ) {
          remove_action( 'admin_notices', 'update_nag', 3 );
          remove_action( 'admin_notices', 'maintenance_nag' );
        }
      }
    `,
    php`
      /**
       * Takes the version out of the footer of the admin.
       *
       * @param string $text What stands there.
       * @return string The same for those who can update.
       */
      public function remove_from_footer( $text ) {
        return current_user_can( 'update_core' ) ? $text : '';
      }
    `,
  ],
  test: (plan) => php`
    /**
     * Editors are not told of new versions.
     */
    public function test_update_notices_are_off() {
      $notices = new ${toolClass(plan, 'no_update_notices')}();

      wp_set_current_user( self::factory()->user->create( array( 'role' => 'editor' ) ) );
      $this->assertSame( '', $notices->remove_from_footer( 'Get Version 99' ) );

      wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
      $this->assertSame( is_multisite() ? '' : 'Get Version 99', $notices->remove_from_footer( 'Get Version 99' ) );
    }
  `,
};
