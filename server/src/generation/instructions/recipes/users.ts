import { php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import { titleOf } from '../naming.ts';
import type { Recipe } from '../recipe.ts';

const capabilityWord =
  /\b(?:read|(?:edit|publish|delete)_(?:others_|private_|published_)?(?:posts|pages)|upload_files|moderate_comments|manage_categories|manage_options|list_users|edit_users|create_users|edit_theme_options|\w+_\w+s)\b/g;

const addRole: Recipe = {
  id: 'add-role',
  asks: ['create user role with capabilities', 'add custom role', 'register role'],
  name: 'add_role',
  needs: /\brole/,
  never:
    /users? (?:with|who have|that have)|shortcode|remove|redirect|has (?:a|the) role|add (?:the )?capabilit(?:y|ies) .{0,40} to/,
  joins: true,
  compose(c) {
    const label = c.phrases()[0]?.text;
    const slug = c.named('slug|roles?(?: slug)?') ?? (label ?? 'manager').toLowerCase().replace(/\W+/g, '_');
    const own = new Set([slug, ...c.instruction.functions.map(({ name }) => name)]);
    const said = [
      ...new Set(
        (c.instruction.prose.match(capabilityWord) ?? []).filter(
          (name) => !own.has(name) && !/role|init|hook/.test(name),
        ),
      ),
    ];
    const base =
      /\b(?:same|all) (?:the )?capabilities (?:of|as) (?:an? |the )?(\w+)|(?:clone|copy|based on|like) (?:of )?(?:an? |the )?(editor|author|contributor|subscriber)/.exec(
        c.instruction.prose,
      );
    const from = base?.[1] ?? base?.[2];
    const rights =
      from === undefined
        ? php`${Object.fromEntries((said.length > 0 ? said : ['read']).map((name) => [name, true]))}`
        : raw(`get_role( '${from.replace(/s$/, '')}' )->capabilities ?? array()`);
    return {
      summary: `Adds the role ${slug}.`,
      returns: 'void',
      ...(c.fn === null || c.says(/\binit\b|activation/) ? { hooks: [{ kind: 'action' as const, hook: 'init' }] } : {}),
      body: php`
        if ( null !== get_role( ${slug} ) ) {
          return;
        }

        add_role( ${slug}, ${label ?? titleOf(slug)}, ${rights} );
      `,
    };
  },
};

const addCapability: Recipe = {
  id: 'add-capability',
  asks: [
    'add capability to role',
    'give role capability',
    'grant editors capability',
    'remove capability from role',
    'allow editors to',
  ],
  name: 'grant_capability',
  needs: /capabilit|allow .{0,20}(?:editor|author|contributor|subscriber)s?/,
  never: /create .{0,20}role|new role|rest|settings page/,
  compose(c) {
    const role =
      c.find('role') ??
      php`${/\b(editor|author|contributor|subscriber|administrator|shop_manager)s?\b/.exec(c.instruction.prose)?.[1] ?? 'editor'}`;
    const capability = c.argOrNamed(
      'capability',
      c.named('capabilit(?:y|ies)') ?? c.instruction.prose.match(capabilityWord)?.[0] ?? null,
    );
    const change = c.says(/\bremove|revoke|take away/) ? 'remove_cap' : 'add_cap';
    const isBool = c.returnType === 'bool';
    return {
      summary: 'Changes what a role may do.',
      returns: isBool ? 'bool' : 'void',
      ...(c.fn?.parameters ? {} : { hooks: [{ kind: 'action' as const, hook: 'init' }] }),
      body: php`
        $role = get_role( ${role} );
        if ( null === $role ) {
          ${isBool ? php`return false;` : php`return;`}
        }

        $role->${raw(change)}( ${capability} );
        ${isBool ? php`return true;` : raw('')}
      `,
    };
  },
};

const usersByRole: Recipe = {
  id: 'users-by-role',
  asks: [
    'get users with role',
    'list users of role',
    'emails of all users that have role',
    'count users of role',
    'get recently registered users',
    'users by meta',
  ],
  name: 'get_users',
  needs: /users|admins|subscribers|editors|customers|authors|members/,
  never: /redirect|register a role|create|column|who can|notice|shortcode|logged|capabilit|endpoint|only to users/,
  compose(c) {
    const shape = c.shape(c.says(/how many|number of|count/) ? 'count' : 'objects');
    const said = /\b(administrator|editor|author|contributor|subscriber|customer|shop_manager)s?\b/.exec(
      c.instruction.prose,
    )?.[1];
    const role =
      c.find('role') ??
      (c.says(/\brole/) && said === undefined ? c.arg('role') : said === undefined ? null : php`${said}`);
    const key = c.says(/meta/) ? c.argOrNamed('key', c.named('(?:user )?meta(?: key| field)?')) : null;
    const limit = c.find('count') ?? c.amount(/users|recent|newest|latest|last/, null);
    const days = c.amount(/^days?$/, null);
    const fields =
      { emails: 'user_email', ids: 'ID', names: 'display_name', count: 'ID', bool: 'ID' }[shape as string] ?? 'all';
    const args = {
      ...(role === null ? {} : { role }),
      ...(key === null
        ? {}
        : { meta_key: key, meta_value: c.find('value') ?? php`${c.quoted(/(?:equals?|value|is|to|=)\W*$/) ?? '1'}` }),
      ...(limit === null ? {} : { number: limit }),
      ...(c.says(/recent|newest|latest/) ? { orderby: 'registered', order: 'DESC' } : {}),
      ...(days === null || !c.says(/registered|joined|sign/)
        ? {}
        : { date_query: [{ after: `${days} days ago`, inclusive: true }] }),
      fields: shape === 'names' && c.says(/login|user ?names?/) && !c.says(/display/) ? 'user_login' : fields,
    };
    if (shape === 'count')
      return {
        summary: 'Returns how many users there are.',
        returns: 'int',
        body: php`return count( get_users( ${args} ) );`,
      };
    if (shape === 'ids')
      return {
        summary: 'Returns the IDs of users.',
        returns: 'array',
        body: php`return array_map( 'intval', get_users( ${args} ) );`,
      };
    return { summary: 'Returns users.', returns: 'array', body: php`return get_users( ${args} );` };
  },
};

const hasRole: Recipe = {
  id: 'user-has-role',
  asks: ['check whether user has role', 'does the user have a role', 'is the current user an editor'],
  name: 'user_has_role',
  needs: /role|is .{0,20}(?:editor|administrator|subscriber|customer)/,
  never: /create|redirect|add (?:a )?role|users (?:with|who)|emails|list/,
  compose(c) {
    const role =
      c.find('role') ??
      php`${/\b(administrator|editor|author|contributor|subscriber|customer)\b/.exec(c.instruction.prose)?.[1] ?? 'editor'}`;
    const user = c.find('user');
    return {
      summary: 'Tells whether a user has a role.',
      returns: 'bool',
      body: php`
        $user = ${user === null ? raw('wp_get_current_user()') : raw(`get_userdata( ${user} )`)};

        return $user instanceof WP_User && in_array( ${role}, $user->roles, true );
      `,
    };
  },
};

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

export const users: readonly Recipe[] = [
  addRole,
  addCapability,
  usersByRole,
  hasRole,
  loginRedirect,
  logoutRedirect,
  userField,
  createUser,
  blockAdmin,
  adminBar,
];
