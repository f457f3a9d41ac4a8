import { php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
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
    const builtin = /\b(administrator|editor|author|contributor|subscriber|customer)s?\b/.exec(
      c.instruction.prose,
    )?.[1];
    const said = c.quoted(/\brole(?: slug| name| named| called)?[\s:]*$/, /^\s*(?:user )?role\b/) ?? builtin;
    const role = c.find('role') ?? said ?? c.asked.token('role');
    if (role === null) return null;
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

export const users: readonly Recipe[] = [addRole, addCapability, usersByRole, hasRole];
