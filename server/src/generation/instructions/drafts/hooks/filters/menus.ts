import { phpString } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import { block, type HookReader } from '../parts.ts';
import type { Reading } from '../reading.ts';
import { allOf } from '../scene.ts';
import { readTests } from '../tests.ts';
import { addressIn } from './redirects.ts';

const q = phpString;

const location =
  '(?:only )?(?:to |of |in |on |at |for )?(?:the )?(?:(?:nav(?:igation)? )?menu )?(?:(?:at|in|of|with|on|for) )*(?:the )?(?:theme )?(?:location|menu location)s?(?: named| called| is|:)?\\s+<name>|(?:to |of |in |on |for )?(?:the )?<text> (?:menu(?: location)?|location|navigation)|(?:to |of |in |on |for )?(?:the )(primary|main|footer|header|top|secondary)[- ](?:nav(?:igation)?|menu)(?: location)?';

/** Items at the end or the beginning of menus. */
export const menuItems: HookReader = (r, c) => {
  // Two items, each for other people, are what the draft of menus reads.
  if (
    r.says('<text> (?:item|link|entry)[^·.;]*\\b(?:and|,) (?:an? )?<text> (?:item |link |entry )?(?:for|to|when|if)\\b')
  )
    return [];
  if (
    !r.says('\\bmenus?\\b|wp_nav_menu_items|navigation') ||
    r.says(
      'register|admin menu|add_menu_page|submenu|sub-menu|dashboard menu|remove_menu|admin_menu|body class|toolbar|admin bar|settings page|widget',
    )
  )
    return [];
  if (
    !r.says('\\b(?:add|append|prepend|insert|show|put)(?:s|ed)?\\b') ||
    !r.says('\\b(?:link|item|entry|search form|log[ -]?(?:in|out))')
  )
    return [];
  const place = r.take(location);
  const slug = place?.groups.find((one) => one !== undefined);
  const auth = r.take(
    '(?:an? |the )?(?:<text>|log[ -]?in)\\s*(?:/|or|and)\\s*(?:<text>|log[ -]?out)(?: links?| items?| entry)?',
  );
  const isFirst =
    r.take(
      '(?:as )?(?:the )?(?:first|at the (?:start|beginning|top)|in front)(?: (?:item|entry|link|one))?|prepend',
    ) !== null;
  r.take('(?:as )?(?:the )?(?:last|at the end|at the bottom)(?: (?:item|entry|link|one))?');
  const named = r.take(
    '(?:the |each |its |with |and |a )*(?:li|item|list item|link)?s? ?(?:gets |has |have |with |carries |should have )*(?:the |a )?(?:css )?class(?: of| is|:)? <name>',
  )?.groups[0];
  const css = `menu-item${named === undefined ? '' : ` ${named}`}`;
  const item = (address: string, label: string) =>
    `sprintf( '<li class="${css}"><a href="%1$s">%2$s</a></li>', esc_url( ${address} ), ${label} )`;
  const lines =
    auth === null
      ? single(r, c, item)
      : [
          `$item = is_user_logged_in()`,
          `\t? ${item('wp_logout_url()', c.escapedText(auth.groups[1] ?? 'Log out').text)}`,
          `\t: ${item('wp_login_url()', c.escapedText(auth.groups[0] ?? 'Log in').text)};`,
        ];
  if (lines === null) return [];
  r.takeAll(
    '(?:other menus?|all other menus?)(?: (?:are|stay|remain|is))* ?(?:unchanged|untouched|as they are|not affected)|(?:wp_nav_menu_items|the menu|menus?|links?|add|append|prepend|insert|items?|li|only)\\b',
  );
  const tests = readTests(r, { isView: true });
  const guards = [...(slug === undefined ? [] : [`${q(slug)} === ( $args->theme_location ?? '' )`]), ...tests];
  return [
    {
      name: 'menu_items',
      summary: 'Adds an item to the menu.',
      kind: 'filter',
      hook: 'wp_nav_menu_items',
      params: 'string $items, $args',
      args: 2,
      returns: 'string',
      body: block(
        ...(guards.length === 0 ? [] : [raw(`if ( ! ( ${allOf(guards)} ) ) {\n\treturn $items;\n}\n`)]),
        raw(lines.join('\n')),
        raw(`\nreturn ${isFirst ? '$item . $items' : '$items . $item'};`),
      ),
    },
  ];
};

function single(r: Reading, c: Composer, item: (address: string, label: string) => string): string[] | null {
  if (r.take('(?:an? |the )?search form') !== null)
    return [
      `$item = '<li class="menu-item menu-item-search">' . get_search_form( array( 'echo' => false ) ) . '</li>';`,
    ];
  const label = r.take(
    '(?:an? |the )?(?:link|item|entry)(?: (?:called|named|labelled|labeled|with (?:the )?(?:text|label)|saying|reading))*\\s*<text>|(?:an? |the )?<text> (?:link|item|entry)',
  );
  const isLogOut = label === null ? r.take('(?:an? |the )?log[ -]?out (?:link|item|entry)') : null;
  if (label === null && isLogOut === null) return null;
  const text = label?.groups.find((one) => one !== undefined) ?? 'Log out';
  const address =
    isLogOut !== null || /^log ?out$/i.test(text)
      ? 'wp_logout_url()'
      : /^(?:log ?in|sign in)$/i.test(text)
        ? (addressIn(r, r.phrases) ?? 'wp_login_url()')
        : (addressIn(r, r.phrases) ?? `home_url( '/' )`);
  return [`$item = ${item(address, c.escapedText(text).text)};`];
}

/** Classes of the items of menus. */
export const menuClasses: HookReader = (r) => {
  if (!r.says('nav_menu_css_class|(?:class(?:es)?)[^.;]{0,40}\\bmenu (?:items?|entries)|menu items?[^.;]{0,40}class'))
    return [];
  if (r.says('register')) return [];
  const removed = r.take('(?:remov(?:e|es)|drop|without) (?:the )?(?:class )?<name>');
  const added = r.take(
    '(?:add(?:s)?|gets?|have|give(?:s)?)?\\s*(?:the |a )?(?:css )?class(?:es)? <name>|(?:add(?:s)?) (?:the |a )?<name> class',
  );
  const place = r.take(location);
  const slug = place?.groups.find((one) => one !== undefined);
  const css = added?.groups.find((one) => one !== undefined);
  if (css === undefined && removed === null) return [];
  const hasChildren =
    r.take('(?:that |which |items? )*(?:with|have|having|has) (?:children|a sub-?menu|sub-?items)') !== null;
  const isCurrent = r.take("(?:the )?current (?:page|item)(?:'s)?(?: item)?") !== null;
  r.takeAll(
    'nav_menu_css_class|(?:all |every |each |the |to |of )*(?:menu |top[- ]level )*(?:items?|entries)|(?:only|add|class|the menu)\\b',
  );
  const guards = [
    ...(slug === undefined ? [] : [`${q(slug)} === ( $args->theme_location ?? '' )`]),
    ...(hasChildren ? [`in_array( 'menu-item-has-children', $classes, true )`] : []),
    ...(isCurrent ? [`in_array( 'current-menu-item', $classes, true )`] : []),
    ...(r.take('top[- ]level|first level|depth 0') === null ? [] : ['0 === $depth']),
  ];
  const code = [
    ...(css === undefined ? [] : [`$classes[] = ${q(css)};`]),
    ...(removed === null ? [] : [`$classes = array_diff( $classes, array( ${q(removed.groups[0] ?? '')} ) );`]),
  ];
  return [
    {
      name: 'menu_classes',
      summary: 'Says which classes the items of menus have.',
      kind: 'filter',
      hook: 'nav_menu_css_class',
      params: 'array $classes, $item, $args, int $depth',
      args: 4,
      returns: 'array',
      body: block(
        ...(guards.length === 0 ? code : [`if ( ${allOf(guards)} ) {\n\t${code.join('\n\t')}\n}`]),
        raw('\nreturn $classes;'),
      ),
    },
  ];
};
