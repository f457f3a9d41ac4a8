import { php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

const redirect: Recipe = {
  id: 'redirect-page',
  asks: [
    'redirect visitors who are not logged in',
    'redirect 404 to home page',
    'redirect page to other url',
    '301 redirect old url',
    'redirect attachment pages to parent',
    'redirect author archives',
  ],
  name: 'redirect',
  needs: /redirect/,
  never: /after (?:they )?log|login redirect|log(?:s)? out|after login/,
  compose(c) {
    const [from, to] = [...c.text.matchAll(/(?<![\w./:])\/[a-z][\w/-]*/gi)].map(([path]) => path);
    const login = c.says(/to (?:the )?login/);
    const code = c.says(/301|permanent/) ? raw(', 301') : raw('');
    const target = login
      ? raw('wp_login_url()')
      : to !== undefined
        ? php`home_url( ${to} )`
        : from !== undefined && !c.says(/from/) && c.says(/404|not logged|anonymous|attachment/)
          ? php`home_url( ${from} )`
          : raw('home_url()');
    const named = to === undefined ? c.named('page') : undefined;
    const page = named ?? from?.replace(/^\/|\/$/g, '');
    const condition = c.says(/404/)
      ? 'is_404()'
      : c.says(/attachment/)
        ? 'is_attachment()'
        : c.says(/author (?:archive|page)/)
          ? 'is_author()'
          : c.says(/not logged|anonymous|logged[ -]out|visitors/)
            ? `! is_user_logged_in()${page === undefined || page === '' ? '' : ` && is_page( '${page}' )`}`
            : page === undefined
              ? null
              : named === undefined
                ? // there may be no page at that address
                  `trim( (string) wp_parse_url( sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ), PHP_URL_PATH ), '/' ) === trim( (string) wp_parse_url( home_url( '/${page}/' ), PHP_URL_PATH ), '/' )`
                : `is_page( '${page}' )`;
    if (condition === null) return null;
    if (c.says(/attachment/) && c.says(/parent/))
      return {
        summary: 'Sends visitors of attachments to what they belong to.',
        returns: 'void',
        hooks: [{ kind: 'action', hook: 'template_redirect' }],
        body: php`
      if ( ! is_attachment() ) {
        return;
      }

      $parent = wp_get_post_parent_id( get_queried_object_id() );
      wp_safe_redirect( $parent ? get_permalink( $parent ) : home_url(), 301 );
      exit;
    `,
      };
    return {
      summary: 'Sends visitors elsewhere.',
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'template_redirect' }],
      body: php`
      if ( ${raw(condition)} ) {
        wp_safe_redirect( ${target}${code} );
        exit;
      }
    `,
    };
  },
};

const maintenance: Recipe = {
  id: 'maintenance-mode',
  asks: ['maintenance mode for visitors', 'show coming soon page to logged out visitors'],
  name: 'maintenance_mode',
  needs: /maintenance|coming soon/,
  compose: (c) => ({
    summary: 'Keeps visitors away while work is done.',
    returns: 'void',
    hooks: [{ kind: 'action', hook: 'template_redirect' }],
    body: php`
    if ( current_user_can( 'manage_options' ) ) {
      return;
    }

    wp_die( ${c.escapedText(c.phrase('We will be back soon.'))}, '', array( 'response' => 503 ) );
  `,
  }),
};

const headers: Recipe = {
  id: 'http-headers',
  asks: ['send security http header', 'add response header x-frame-options', 'send custom http header'],
  name: 'send_headers',
  needs: /header/,
  never: /image|logo|login|plugin header|table|column|custom header support/,
  compose(c) {
    const found = [
      ...c.text.matchAll(
        /\b(X-[\w-]+|Referrer-Policy|Strict-Transport-Security|Permissions-Policy|Content-Security-Policy|Cache-Control)\b[`"']?\s*(?::|to|with(?: the)? value|=)?\s*[`"']?([\w][\w =;,'-]*?)?(?=[`"'.\n]|$| and | on )/g,
      ),
    ]
      .map(([, name = '', value = '']) => [name, value.trim()] as const)
      .filter(([, value]) => value !== '');
    return found.length === 0
      ? null
      : {
          summary: 'Adds headers to what the site answers.',
          params: 'array $headers',
          returns: 'array',
          hooks: [{ kind: 'filter', hook: 'wp_headers' }],
          body: php`
      ${raw(found.map(([name, value]) => `$headers['${name}'] = '${value.replace(/'/g, "\\'")}';`).join('\n'))}

      return $headers;
    `,
        };
  },
};

const menuItem: Recipe = {
  id: 'menu-item',
  asks: ['add login logout link to menu', 'append item to navigation menu'],
  name: 'add_menu_item',
  needs: /menu/,
  never: /register|admin|remove|location(?:s)?:/,
  compose(c) {
    if (!c.says(/add|append/)) return null;
    const location = c.named('(?:menu )?location|menu');
    const label = c.phrases()[0]?.text;
    const item = c.says(/log ?out/)
      ? raw("wp_loginout( '', false )")
      : label === undefined
        ? null
        : php`sprintf( '<a href="%s">%s</a>', esc_url( home_url( ${/(?:^|\s)(\/[\w/-]+)/.exec(c.text)?.[1] ?? '/'} ) ), ${c.escapedText(label)} )`;
    return item === null
      ? null
      : {
          summary: 'Adds an entry to a menu.',
          params: 'string $items, stdClass $args',
          returns: 'string',
          hooks: [{ kind: 'filter', hook: 'wp_nav_menu_items', args: 2 }],
          body: php`
      ${
        location === null
          ? raw('')
          : php`
        if ( ${location} !== $args->theme_location ) {
          return $items;
        }
      `
      }

      return $items . '<li class="menu-item">' . ${item} . '</li>';
    `,
        };
  },
};

export const visits: readonly Recipe[] = [redirect, maintenance, headers, menuItem];
