import { php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

const loginRedirect: Recipe = {
  id: 'login-redirect',
  asks: ['redirect users after login by role', 'login redirect', 'redirect subscribers to home page after they log in'],
  name: 'redirect_after_login',
  needs: /redirect/,
  never: /log ?out|not logged|404|old url|attachment|301|admin area/,
  compose(c) {
    if (!c.says(/log ?(?:s |ged )?in\b|login/)) return null;
    const role = /\b(subscriber|editor|author|contributor|customer|administrator|admin)s?\b/.exec(
      c.instruction.prose,
    )?.[1];
    const slug = role === 'admin' ? 'administrator' : role;
    const path = /(?:^|[\s`"'(])(\/[\w-][\w/-]*)/.exec(c.text)?.[1] ?? c.quoted(/(?:to|page)\W*$/);
    const target =
      c.says(/home ?page|front page|home url/) && path === null
        ? raw('home_url()')
        : path === null
          ? raw(c.says(/profile/) ? "admin_url( 'profile.php' )" : 'home_url()')
          : php`home_url( ${path.startsWith('/') ? path : `/${path}/`} )`;
    const matches =
      slug === undefined
        ? raw('$user instanceof WP_User')
        : php`$user instanceof WP_User && in_array( ${slug}, $user->roles, true )`;
    return {
      summary: 'Says where people go after they have logged in.',
      params: 'string $redirect_to, string $requested, $user',
      returns: 'string',
      hooks: [{ kind: 'filter', hook: 'login_redirect', args: 3 }],
      body: php`
        if ( ${matches} ) {
          return ${target};
        }

        return $redirect_to;
      `,
    };
  },
};

const logoutRedirect: Recipe = {
  id: 'logout-redirect',
  asks: ['redirect users after logout to home page'],
  name: 'redirect_after_logout',
  needs: /log ?out|logged out|log out/,
  compose: () => ({
    summary: 'Sends people to the home page after they have logged out.',
    returns: 'void',
    hooks: [{ kind: 'action', hook: 'wp_logout' }],
    body: php`
      wp_safe_redirect( home_url() );
      exit;
    `,
  }),
};

const userField: Recipe = {
  id: 'user-value',
  asks: [
    'get display name of user',
    'return email of user',
    'get full name of user',
    'user registered date',
    'name of the current user',
  ],
  name: 'get_user_value',
  needs: /user|author|display name/,
  never:
    /users (?:with|who|that)|role|redirect|meta|notify|mail to|mask|shortcode|column|valid|column|avatar|comments|posts|endpoint|create a user|creates a/,
  compose(c) {
    const user = c.find('user');
    const field = c.says(/e-?mail/)
      ? '$user->user_email'
      : c.says(/full name|first and last/)
        ? "trim( $user->first_name . ' ' . $user->last_name )"
        : c.says(/first name/)
          ? '$user->first_name'
          : c.says(/login|user ?name/)
            ? '$user->user_login'
            : c.says(/registered|registration/)
              ? '$user->user_registered'
              : c.says(/\broles?\b/)
                ? '$user->roles'
                : '$user->display_name';
    return {
      summary: 'Returns what is known of a user.',
      returns: 'string',
      body: php`
        $user = ${user === null ? raw('wp_get_current_user()') : raw(`get_userdata( ${user} )`)};
        if ( ! $user instanceof WP_User${user === null ? raw(' || ! $user->exists()') : raw('')} ) {
          return ${c.argOr('fallback', c.quoted(/(?:or|otherwise|else|returns?|default|to|with)\W*$/) ?? '')};
        }

        return ${raw(field)};
      `,
    };
  },
};

const createUser: Recipe = {
  id: 'create-user',
  asks: ['create user with email and role', 'insert new user', 'programmatically create user'],
  name: 'create_user',
  needs: /(?:create|insert|register)\w* .{0,20}(?:user|account)/,
  never: /role with|new role|whenever|when a|after a/,
  compose(c: Composer) {
    const email = c.arg('email');
    const login = c.find('login') ?? c.find('name') ?? email;
    const role =
      c.find('role') ??
      php`${/\b(administrator|editor|author|contributor|subscriber|customer)\b/.exec(c.instruction.prose)?.[1] ?? 'subscriber'}`;
    const isInt = c.returnType === 'int';
    const declared = c.fn?.returns ?? '';
    const failure = /WP_Error/.test(declared)
      ? '$user_id'
      : isInt
        ? '0'
        : declared.includes('bool') || c.says(/\bfalse\b/)
          ? 'false'
          : /null|\?/.test(declared)
            ? 'null'
            : '$user_id';
    return {
      summary: 'Creates a user.',
      returns: failure === '$user_id' ? '' : c.returnType,
      body: php`
        $user_id = wp_insert_user( ${{ user_login: php`sanitize_user( ${login} )`, user_email: php`sanitize_email( ${email} )`, user_pass: raw('wp_generate_password( 24 )'), role }} );

        return is_wp_error( $user_id ) ? ${raw(failure)} : $user_id;
      `,
    };
  },
};

const blockAdmin: Recipe = {
  id: 'no-admin-for-role',
  asks: [
    'prevent subscribers from accessing admin area',
    'redirect non administrators away from wp-admin',
    'block dashboard access',
  ],
  name: 'keep_out_of_admin',
  needs: /wp-admin|admin area|dashboard|backend|admin panel/,
  never: /widget|column|notice|menu|footer|bar/,
  compose: () => ({
    summary: 'Keeps those without work to do there out of the admin.',
    returns: 'void',
    hooks: [{ kind: 'action', hook: 'admin_init' }],
    body: php`
      if ( wp_doing_ajax() || current_user_can( 'edit_posts' ) ) {
        return;
      }

      wp_safe_redirect( home_url() );
      exit;
    `,
  }),
};

const adminBar: Recipe = {
  id: 'hide-admin-bar',
  asks: ['hide admin bar for users', 'disable toolbar on front end', 'show admin bar only for administrators'],
  name: 'show_admin_bar',
  needs: /admin bar|toolbar/,
  never: /link to|node|add an? (?:item|menu)/,
  compose(c) {
    const everyone = c.says(/all users|everyone|everybody|completely/) && !c.says(/except|but|non/);
    return {
      summary: 'Says who sees the toolbar.',
      params: 'bool $show',
      returns: 'bool',
      hooks: [{ kind: 'filter', hook: 'show_admin_bar' }],
      body: everyone
        ? php`return false;`
        : c.says(/subscriber/)
          ? php`return $show && current_user_can( 'edit_posts' );`
          : php`return $show && current_user_can( 'manage_options' );`,
    };
  },
};

export const accounts: readonly Recipe[] = [loginRedirect, logoutRedirect, userField, createUser, blockAdmin, adminBar];
