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
  isExcept ? `everyone except these roles: ${roles.join(', ')}` : `these roles: ${roles.join(', ')}`;

/** "Hide admin notices", of WordPress and plugins; of those who are meant, or of everybody. */
export const adminNotices: SwitchedOff = {
  thing: 'admin_notices',
  label: 'Admin notices',
  names:
    /^(?:(?:wp |plugin |dashboard |all )?admin (?:notices?|notifications?|nags?|messages|alerts)|(?:plugin|theme) (?:notices?|nags?|ads|notifications?)|(?:notices?|notifications?|nags?) (?:in|from|on) the (?:admin|dashboard|wp-admin|backend)(?: area)?|dashboard (?:notices?|nags?)) /,
  says: (options) =>
    options.roles.length === 0
      ? 'Notices from WordPress, plugins and themes are hidden in the admin.'
      : `Notices from WordPress, plugins and themes are hidden in the admin for ${whoOf(options)}.`,
  settings: ({ roles, isExcept }) =>
    roles.length === 0
      ? []
      : [
          {
            key: 'notice_roles',
            type: 'roles',
            label: isExcept ? 'Show notices to' : 'Hide notices from',
            description: '',
            default: roles,
            section: 'general',
          },
        ],
  register: () => php`add_action( 'in_admin_header', array( $this, 'remove' ), 1000 );`,
  methods: (plan, options) => [
    php`
      /**
       * Removes all admin notices. Settings screens still confirm that settings were saved.
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
     * No notices are printed.
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
  label: 'Update notices',
  names:
    /^(?:(?:(?:wordpress|wp|core|plugin|theme) )?(?:update|upgrade) (?:notices?|notifications?|nags?|messages|reminders?|warnings?|alerts?)|(?:notices?|notifications?) (?:about|of|for) updates) /,
  says: () => 'Update notices are only shown to users who can update WordPress.',
  register: () => php`
    add_action( 'admin_head', array( $this, 'remove' ), 1 );
    add_filter( 'update_footer', array( $this, 'remove_from_footer' ), 20 );
  `,
  methods: () => [
    php`
      /**
       * Removes the notice about new WordPress versions.
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
       * Removes the version from the admin footer.
       *
       * @param string $text Footer text.
       * @return string Footer text, or an empty string for users who cannot update WordPress.
       */
      public function remove_from_footer( $text ) {
        return current_user_can( 'update_core' ) ? $text : '';
      }
    `,
  ],
  test: (plan) => php`
    /**
     * Editors do not see update notices.
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
