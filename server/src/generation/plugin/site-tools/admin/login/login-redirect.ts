import type { Clause } from '../../../../understanding/clause.ts';
import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { handleOf, prefixed } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import type { PlanSetting } from '../../../features/settings/plan-setting.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { rolesIn } from '../../support/roles.ts';
import { addressIn, quoteIn } from '../../support/said.ts';
import { toolClass, toolClassName } from '../../support/tool-names.ts';

type LoginRedirect = {
  /** Roles and, at the same place of the other list, where they are led to. */
  readonly roles: readonly string[];
  readonly targets: readonly string[];
  readonly login: string;
  readonly logout: string;
  /** What people read once where they land after logging out; absent: nothing. */
  readonly logoutNotice?: string;
};

const roleLabels: Readonly<Record<string, string>> = {
  administrator: 'Administrators',
  editor: 'Editors',
  author: 'Authors',
  contributor: 'Contributors',
  subscriber: 'Subscribers',
  customer: 'Customers',
  shop_manager: 'Shop managers',
};
const builtIn = ['administrator', 'editor', 'author', 'contributor', 'subscriber'];

const isLogin = (line: string) =>
  / (?:after|on|upon|following|when|once|they) .{0,24}(?:log-?in|log in|logs in|logging in|logged in|sign-?in|signing in|login) | (?:log-?in|login) redirects?(?:ion)? /.test(
    line,
  );
const isLogout = (line: string) =>
  / (?:after|on|upon|when|once|they|and) .{0,24}(?:log-?out|log out|logging out|logs out|sign out) | (?:log-?out|logout) redirects?(?:ion)? /.test(
    line,
  );
const isRedirect =
  / (?:redirect|redirects|redirected|redirecting|redirection|send|sends|sent|lead|leads|take|takes|taken|go|goes|land|lands|forward|forwards) /;

/** Where a part of a statement leads to: an address, a path, or a place that every site has. */
function targetIn(text: string): string {
  const clause = { text } as Clause;
  const address = addressIn(clause) || (/(?:^|\s)(\/[\w/?=&%.-]*)/.exec(text)?.[1] ?? '').replace(/[.,;]+$/, '');
  if (address !== '') return address;
  if (/\b(?:home ?page|front ?page|home)\b/i.test(text)) return '/';
  if (/\b(?:dashboard|admin area|wp-admin)\b/i.test(text)) return 'dashboard';
  if (/\bprofile\b/i.test(text)) return 'profile';
  if (/\b(?:my account|account page)\b/i.test(text)) return '/my-account/';
  const page = /\bto (?:the |a |their |an )?["“']?([\w -]{2,40}?)["”']? page\b/i.exec(text)?.[1] ?? '';
  return page === '' || /custom|specific|certain|different|chosen|given|another|that|same|login/i.test(page)
    ? ''
    : `/${page
        .trim()
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')}/`;
}

function said(clause: Clause): LoginRedirect {
  const text = clause.text ?? clause.line;
  const roles: string[] = [];
  const targets: string[] = [];
  let login = '';
  let logout = '';
  let waiting: string[] = [];
  for (const piece of text.split(/,|;|\band\b|\bbut\b/i)) {
    const line = ` ${piece
      .toLowerCase()
      .replace(/[^a-z0-9/ -]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()} `;
    const target = targetIn(piece);
    const who = rolesIn({ line });
    // "subscribers and customers to /account"
    if (target === '') {
      if (who !== null && !who.isExcept) waiting = [...waiting, ...who.roles];
      continue;
    }
    if (isLogout(line) && !isLogin(line)) logout = target;
    else if (who !== null && !who.isExcept)
      for (const role of [...waiting.splice(0), ...who.roles]) {
        roles.push(role);
        targets.push(target);
      }
    else if (isLogout(clause.line) && !isLogin(clause.line)) logout = target;
    else login = target;
  }
  return { roles, targets, login, logout };
}

const joined = (first: LoginRedirect, second: LoginRedirect): LoginRedirect => ({
  roles: [...first.roles, ...second.roles],
  targets: [...first.targets, ...second.targets],
  login: first.login || second.login,
  logout: first.logout || second.logout,
});

const hasMore = ({ roles, login, logout }: LoginRedirect) => roles.length > 0 || login !== '' || logout !== '';

/** "After login, redirect subscribers to /account and editors to the dashboard." */
export const loginRedirect: SiteTool<LoginRedirect> = {
  tool: 'login_redirect',
  example: 'After login, redirect subscribers to /account and editors to the dashboard.',
  recognize(clause) {
    const { line } = clause;
    const isAsked = (isLogin(line) || isLogout(line)) && isRedirect.test(line);
    return isAsked &&
      !/ (?:to (?:the )?(?:log-?in|login) (?:page|form|screen)|not logged in|email|mail|message|notification) /.test(
        line,
      )
      ? said(clause)
      : null;
  },
  refine(clause, options) {
    const more = said(clause);
    return hasMore(more) && (isRedirect.test(clause.line) || quoteIn(clause) !== '' || / to /.test(clause.line))
      ? joined(options, more)
      : null;
  },
  combine: joined,
  describe: ({ roles, logout, logoutNotice }) =>
    `Users are redirected by role after they log in${logout === '' ? '' : `, and to another page after they log out${logoutNotice === undefined ? '' : `, where they read “${logoutNotice}”`}`}${roles.length > 0 ? `: ${[...new Set(roles)].map((role) => (roleLabels[role] ?? role).toLowerCase()).join(', ')}` : ''}.`,
  settings(options, _, names) {
    const place = 'A path such as /account, the word “dashboard” or “profile”, or a URL of this site.';
    const field = (key: string, label: string, value: string, description = ''): PlanSetting => ({
      key,
      type: 'text',
      label,
      description,
      default: value,
      section: 'general',
    });
    return [
      field('after_login', 'After login', options.login, `${place} Leave empty for the WordPress default.`),
      ...rolesOf(options).map((role) =>
        field(
          `after_login_${role}`,
          `After login: ${roleLabels[role] ?? names.get(role) ?? role}`,
          options.targets[options.roles.indexOf(role)] ?? '',
        ),
      ),
      field('after_logout', 'After logout', options.logout, `${place} Leave empty to show the login form.`),
      ...(options.logoutNotice === undefined
        ? []
        : [field('logout_notice', 'Note after logout', options.logoutNotice, 'Leave empty for none.')]),
    ];
  },
  contribute: (plan, options) => ({
    classes: [
      {
        name: toolClassName(plan, 'login_redirect', 'Director'),
        summary: 'Redirects users after they log in or out.',
        code: redirectClass(plan, options),
      },
    ],
    boot: [php`( new ${toolClass(plan, 'login_redirect', 'Director')}() )->register();`],
    readme: {
      features: ['Redirects users by role after login, and all users after logout'],
      tags: ['login', 'redirect'],
    },
    tests: [redirectTest(plan, options)],
    instructions: ['Choose in the settings where users are redirected after login, by role, and after logout.'],
  }),
};

const rolesOf = ({ roles }: LoginRedirect): readonly string[] => [...new Set([...builtIn, ...roles])];

function redirectClass(plan: PluginPlan, options: LoginRedirect): PhpCode {
  const places = rolesOf(options).map(
    (role) =>
      [role, settingValue(plan, `after_login_${role}`, options.targets[options.roles.indexOf(role)] ?? '')] as const,
  );
  return php`
    /**
     * Redirects users after they log in or out.
     */
    class ${toolClass(plan, 'login_redirect', 'Director')} {

      ${
        options.logoutNotice === undefined
          ? noPhp
          : php`
            /**
             * Parameter of addresses that people land at after logging out.
             */
            const LOGGED_OUT = ${prefixed(plan, 'logged_out')};
          `
      }

      /**
       * Registers the hooks.
       */
      public function register() {
        add_filter( 'login_redirect', array( $this, 'after_login' ), 10, 3 );
        add_filter( 'logout_redirect', array( $this, 'after_logout' ), 10, 2 );
        ${options.logoutNotice === undefined ? noPhp : php`add_action( 'wp_body_open', array( $this, 'print_notice' ) );`}
      }

      /**
       * Filters the login redirect, unless a page was requested before.
       *
       * @param string           $address   Redirect destination URL.
       * @param string           $requested Requested redirect destination URL.
       * @param WP_User|WP_Error $user      User who logs in, or an error.
       * @return string Filtered redirect destination URL.
       */
      public function after_login( $address, $requested, $user ) {
        if ( ! $user instanceof WP_User || ! in_array( $requested, array( '', admin_url() ), true ) ) {
          return $address;
        }

        $place = $this->place_of( $user );

        return '' === $place ? $address : $place;
      }

      /**
       * Filters the logout redirect, unless a page was requested before.
       *
       * @param string $address   Redirect destination URL.
       * @param string $requested Requested redirect destination URL.
       * @return string Filtered redirect destination URL.
       */
      public function after_logout( $address, $requested ) {
        $place = $this->address_of( ${settingValue(plan, 'after_logout', options.logout)} );

        ${
          options.logoutNotice === undefined
            ? php`return '' === $requested && '' !== $place ? $place : $address;`
            : php`return '' === $requested && '' !== $place ? add_query_arg( self::LOGGED_OUT, 1, $place ) : $address;`
        }
      }

      ${options.logoutNotice === undefined ? noPhp : noticeMethod(plan, options.logoutNotice)}

      /**
       * Gets the redirect destination for a user's role.
       *
       * @param WP_User $user The user.
       * @return string URL, or an empty string if there is none.
       */
      private function place_of( $user ) {
        $places = ${Object.fromEntries(places)};
        foreach ( array_intersect_key( $places, array_flip( $user->roles ) ) as $place ) {
          if ( '' !== $place ) {
            return $this->address_of( $place );
          }
        }

        return $this->address_of( ${settingValue(plan, 'after_login', options.login)} );
      }

      /**
       * Converts a destination from the settings to a URL.
       *
       * @param string $place Path, keyword or URL.
       * @return string URL, or an empty string if it is missing or external.
       */
      private function address_of( $place ) {
        if ( '' === $place ) {
          return '';
        }

        if ( 'dashboard' === $place ) {
          return admin_url();
        }

        if ( 'profile' === $place ) {
          return get_edit_profile_url();
        }

        if ( 0 === strpos( $place, '/' ) && 0 !== strpos( $place, '//' ) ) {
          $place = home_url( $place );
        }

        return wp_validate_redirect( $place, '' );
      }
    }
  `;
}

/** A note on the page that people land at, which is gone as soon as they go on. */
const noticeMethod = (plan: PluginPlan, notice: string): PhpCode => php`
  /**
   * Prints the note for those who have just logged out.
   */
  public function print_notice() {
    $notice = (string) ${settingValue(plan, 'logout_notice', notice)};
    // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shows a sentence.
    if ( '' !== $notice && isset( $_GET[ self::LOGGED_OUT ] ) && ! is_user_logged_in() ) {
      printf( '<p class="%1$s" role="status">%2$s</p>', ${handleOf(plan, 'logged-out')}, esc_html( $notice ) );
    }
  }
`;

const redirectTest = (plan: PluginPlan, { logoutNotice }: LoginRedirect): TestCase => ({
  name: 'Login_Redirect',
  summary: 'Tests for login redirects.',
  methods: [
    php`
      /**
       * A requested page takes precedence after login.
       */
      public function test_a_wanted_page_is_kept() {
        $user    = self::factory()->user->create_and_get();
        $address = home_url( '/wanted/' );

        $this->assertSame( $address, ( new ${toolClass(plan, 'login_redirect', 'Director')}() )->after_login( $address, $address, $user ) );
      }
    `,
    php`
      /**
       * A failed login is not redirected.
       */
      public function test_errors_lead_nowhere() {
        $this->assertSame( 'here', ( new ${toolClass(plan, 'login_redirect', 'Director')}() )->after_login( 'here', '', new WP_Error() ) );
      }
    `,
    ...(logoutNotice === undefined
      ? []
      : [
          php`
            /**
             * The note is for those who have just logged out.
             */
            public function test_the_note_is_shown_once() {
              $director = new ${toolClass(plan, 'login_redirect', 'Director')}();
              $this->assertStringContainsString( ${`${prefixed(plan, 'logged_out')}=1`}, $director->after_logout( 'here', '' ) );

              ob_start();
              $director->print_notice();
              $this->assertSame( '', ob_get_clean() );

              $_GET[${prefixed(plan, 'logged_out')}] = '1';
              ob_start();
              $director->print_notice();
              $this->assertStringContainsString( esc_html( ${logoutNotice} ), ob_get_clean() );
              unset( $_GET[${prefixed(plan, 'logged_out')}] );
            }
          `,
        ]),
  ],
});
