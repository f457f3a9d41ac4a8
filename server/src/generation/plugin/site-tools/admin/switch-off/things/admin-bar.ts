import { noPhp, php } from '../../../../../writers/php.ts';
import { settingValue } from '../../../../features/settings/settings-of.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff, SwitchOff } from '../switched-off.ts';

/** A role of somebody who is meant. */
const someRole = ({ roles, isExcept }: SwitchOff): string =>
  isExcept ? (roles.includes('subscriber') ? 'author' : 'subscriber') : (roles[0] ?? 'subscriber');

/** "Hide the admin bar for subscribers." */
export const adminBar: SwitchedOff = {
  thing: 'admin_bar',
  label: 'Toolbar on the front end',
  names:
    /^(?:(?:wp[- ]?)?(?:admin|administration|wordpress)(?:[ -]?(?:bar|toolbar|tool bar))|adminbar|toolbar)(?: (?:at the top|on top|on the front ?end|on the site|from the front ?end))? /,
  unless: /^ ?(?:items?|entries|links?|logo|menus?|nodes?|search) /,
  also: / (?:only )?(?:show|shows|display|displays|keep|keeps) (?:the )?(?:admin ?bar|toolbar) (?:only )?(?:to|for) (?:only )?(?:the )?(?:admins?|administrators?|editors?|authors?|logged) /,
  says: ({ roles, isExcept }) =>
    roles.length === 0
      ? 'Hides the toolbar on the front end for all users.'
      : isExcept
        ? `Shows the toolbar on the front end only to these roles: ${roles.join(', ')}.`
        : `Hides the toolbar on the front end for these roles: ${roles.join(', ')}.`,
  settings: ({ roles, isExcept }) =>
    roles.length === 0
      ? []
      : [
          {
            key: 'admin_bar_roles',
            names: /^roles?$|roles_with|admin_bar/,
            type: 'roles',
            label: isExcept ? 'Show the toolbar to' : 'Hide the toolbar for',
            description: isExcept ? 'The toolbar is hidden for all other roles.' : 'All other roles keep the toolbar.',
            default: roles,
            section: 'general',
          },
        ],
  register: (_, { roles }) =>
    roles.length === 0
      ? php`add_filter( 'show_admin_bar', '__return_false', 100 );`
      : php`add_filter( 'show_admin_bar', array( $this, 'is_shown' ), 100 );`,
  methods: (plan, { roles, isExcept }) =>
    roles.length === 0
      ? []
      : [
          php`
            /**
             * Determines whether the current user sees the toolbar on the front end.
             *
             * @param bool $is_shown Whether the toolbar is shown.
             * @return bool Filtered value.
             */
            public function is_shown( $is_shown ) {
              $roles    = ${settingValue(plan, 'admin_bar_roles', roles)};
              $is_named = array() !== array_intersect( $roles, wp_get_current_user()->roles );

              return $is_shown && ${isExcept ? php`$is_named` : php`! $is_named`};
            }
          `,
        ],
  test: (plan, options) => php`
    /**
     * The toolbar is hidden for the chosen roles.
     */
    public function test_the_admin_bar_is_hidden() {
      wp_set_current_user( self::factory()->user->create( array( 'role' => ${someRole(options)} ) ) );
      ( new ${toolClass(plan, 'no_admin_bar')}() )->register();

      $this->assertFalse( apply_filters( 'show_admin_bar', true ) );
      ${
        options.roles.length > 0 && options.isExcept
          ? php`

              wp_set_current_user( self::factory()->user->create( array( 'role' => ${options.roles[0] ?? ''} ) ) );
              $this->assertTrue( apply_filters( 'show_admin_bar', true ) );
            `
          : noPhp
      }
    }
  `,
};
