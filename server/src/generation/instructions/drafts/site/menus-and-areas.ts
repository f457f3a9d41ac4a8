// Longer than 300 lines: menus and widget areas share how their places and labels are read.

import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { titleOf } from '../../naming.ts';
import type { Attachment, Composed } from '../../recipe.ts';
import { Details } from '../details/details.ts';
import type { Draft } from '../draft.ts';
import { capabilityOf } from '../screens/notices-and-widgets.ts';

const stop = (test: string, value: string): PhpCode => php`
  if ( ${raw(test)} ) {
    return ${raw(value)};
  }
`;

const notLocation =
  /^(?:the|a|an|to|of|in|navigation|nav|admin|each|every|site|this|current|sub|register|location|wp|main|all|links?|items?|menu)$/i;

/** The location of the menu that is meant, or null. */
function locationOf(c: Composer): string | null {
  for (const pattern of [
    /\blocations?\s+[`"']?([a-z][\w-]*)/gi,
    /[`"']([a-z][\w-]*)[`"'] (?:menu )?location/gi,
    /\btheme_location\W+([a-z][\w-]*)/gi,
    /\b(?:the|in|of|to)\s+(?:the )?[`"']?([a-z][\w-]*)[`"']? (?:nav(?:igation)? )?menu\b/gi,
  ])
    for (const [, name = ''] of c.text.matchAll(pattern)) if (!notLocation.test(name)) return name;
  return null;
}

/** Which items of a menu are meant, as a test of `$item`. */
function itemsOf(c: Composer): PhpCode | null {
  if (
    c.asked.states(
      /\b(?:other|another|different|external|outside)\b[^.\n]*\b(?:host|domain|site|links?|urls?)\b|\bexternal\b/i,
    ) !== null
  )
    return raw(
      'is_string( $host = wp_parse_url( (string) $item->url, PHP_URL_HOST ) ) && strtolower( $host ) !== strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) )',
    );
  if (
    c.asked.states(/\b(?:with|has|have|having)\b[^.\n]*\b(?:children|sub ?-?menus?|child items|sub ?-?items)\b/i) !==
    null
  )
    return raw("in_array( 'menu-item-has-children', (array) $item->classes, true )");
  if (c.asked.states(/\b(?:current|active)\b[^.\n]*\b(?:page|item)s?\b/i) !== null)
    return raw('! empty( $item->current )');
  const title = c.asked.states(
    /\b(?:titled?|named|called|label(?:led)?|whose title is)\s+["'`“]([^"'`”]+)["'`”]/i,
  )?.[1];
  if (title !== undefined) return php`${title} === $item->title`;
  if (c.asked.states(/\btop[- ]level\b/i) !== null) return raw('0 === (int) $item->menu_item_parent');
  return null;
}

const attributePairs = (text: string): (readonly [string, string])[] =>
  [...text.matchAll(/\b(target|rel|title|class|data-[\w-]+|aria-[\w-]+)\s*=\s*["'`]([^"'`]*)["'`]/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );

/** Menu locations that the prompt names, with their labels. */
function locationsOf(c: Composer): Record<string, PhpCode> {
  const pairs = [
    ...c.text.matchAll(
      /[`"']([a-z][\w-]*)[`"']\s*(?:\(|=>|:|labell?ed|as|-|–|with the label)\s*[`"']?([A-Z][\w &-]*?)[`"']?(?=[),.;\n]|$| and)/gm,
    ),
  ];
  const bare =
    pairs.length > 0 ? [] : [...c.text.matchAll(/\b([a-z][\w-]+)\s*\(\s*["'`“]?([A-Z][^"'`”)]*)["'`”]?\s*\)/g)];
  const reversed =
    pairs.length + bare.length > 0
      ? []
      : [
          ...c.text.matchAll(
            /["'`“]([A-Z][^"'`”]*)["'`”]\s*\(\s*(?:slug |key |location )?[`"']?([a-z][\w-]+)[`"']?\s*\)/g,
          ),
        ].map(([all, label, slug]) => [all, slug, label]);
  return Object.fromEntries(
    [...pairs, ...bare, ...reversed].map(([, slug = '', label = '']) => [slug, c.label(label.trim())]),
  );
}

/** What menus show beside what was put into them: classes, attributes, items, who sees what. */
export const menuDraft: Draft = {
  id: 'draft-menus',
  name: 'change_menu',
  isWhole: true,
  needs: /\bmenus?\b|nav_menu/,
  never:
    /admin menu|menu page|dashicons|add_menu_page|page to the|sub ?menu under|submenu page|menu position|settings page|post type|menu_icon|menu order|wp-cli|rest\b|remove_menu|admin bar|toolbar|shortcode|dashboard|taxonom|\bblock\b/,
  compose(c) {
    const parts: (Composed & { readonly name: string })[] = [];
    const locations = c.says(/\bregister\w*\b[^.\n]*\b(?:locations?|menus?)\b|\bmenu locations?\b/)
      ? locationsOf(c)
      : {};
    if (Object.keys(locations).length > 0) {
      c.asked.states(/\bregister/i);
      parts.push({
        name: c.prefixed('register_menus'),
        summary: 'Registers the locations for menus.',
        hooks: [{ kind: 'action', hook: 'after_setup_theme' }],
        body: php`register_nav_menus( ${locations} );`,
      });
    }
    const rest = Object.keys(locations).length > 0;
    const named = rest ? null : locationOf(c);
    const where = named === null || named in locations ? '' : `'${named}' !== ( $args->theme_location ?? '' )`;
    const links = attributePairs(c.text).filter(([name]) => name !== 'class');
    const onLinks =
      links.length > 0 && c.asked.states(/\blinks?\b|nav_menu_link_attributes|\battribute|target|rel=/i) !== null;
    const className =
      c.asked.states(/\b(?:css )?class(?:es)?(?: named| called)?\s+[`"']?([a-z][\w-]*)/i)?.[1] ??
      attributePairs(c.text).find(([name]) => name === 'class')?.[1];
    const items = className !== undefined || onLinks ? itemsOf(c) : null;
    const toLink =
      className !== undefined &&
      (c.says(/nav_menu_link_attributes/) ||
        /\bclass\b[^.;\n]*\b(?:to|of|on)\b[^.;\n]*\b(?:links?|anchors?|<a>)/i.test(c.text) ||
        (onLinks && !c.says(/\bmenu items?\b.*class/)));
    if (className !== undefined && !toLink && !/^(?:to|of|and|on|that|for|which|is)$/.test(className))
      parts.push({
        name: c.prefixed('menu_classes'),
        summary: 'Adds a class to items of the menu.',
        params: 'array $classes, $item, $args',
        returns: 'array',
        hooks: [{ kind: 'filter', hook: 'nav_menu_css_class', args: 3 }],
        body: joinPhp([
          where === '' ? noPhp : stop(where, '$classes'),
          items === null
            ? php`$classes[] = ${className};`
            : php`
          if ( ${items} ) {
            $classes[] = ${className};
          }
        `,
          raw('\nreturn $classes;'),
        ]),
      });
    if (onLinks || toLink)
      parts.push({
        name: c.prefixed('menu_link_attributes'),
        summary: 'Sets attributes of links in the menu.',
        params: 'array $atts, $item, $args',
        returns: 'array',
        hooks: [{ kind: 'filter', hook: 'nav_menu_link_attributes', args: 3 }],
        body: joinPhp([
          where === '' ? noPhp : stop(where, '$atts'),
          items === null
            ? noPhp
            : php`
            if ( ! ( ${items} ) ) {
              return $atts;
            }
          `,
          ...links.map(([name, value]) => php`$atts[ ${name} ] = ${value};`),
          toLink && className !== undefined
            ? php`$atts['class'] = trim( ( $atts['class'] ?? '' ) . ${` ${className}`} );`
            : noPhp,
          raw('\nreturn $atts;'),
        ]),
      });
    const added = addedItem(c, where);
    if (added !== null && parts.length === (rest ? 1 : 0)) parts.push(added);
    const hidden = hiddenItem(c);
    if (hidden !== null && parts.length === 0) parts.push(hidden);
    const [first, ...beside] = parts;
    if (first === undefined) return null;
    const { name, ...composed } = first;
    return { ...composed, ...(c.fn === null ? { name } : {}), beside };
  },
};

/** An item that is put at the start or end of a menu. */
function addedItem(c: Composer, where: string): (Composed & { readonly name: string }) | null {
  if (
    c.asked.states(
      /\b(?:adds?|appends?|prepends?|inserts?|puts?|shows?|displays?)\b[^.\n]*\b(?:items?|links?|entry|entries|form|icon|log ?-?(?:in|out))\b/i,
    ) === null
  )
    return null;
  const phrases = c.instruction.quoted.filter(({ text }) => /^[A-Z]/.test(text)).map(({ text }) => text);
  const first = c.says(/\bprepend|\b(?:start|beginning|front|first)\b/);
  let item: PhpCode | null = null;
  if (c.asked.states(/\blog ?-?out\b/i) !== null && c.says(/\blog ?-?in\b/)) {
    const out = phrases.find((text) => /out/i.test(text)) ?? 'Log out';
    const into = phrases.find((text) => /in$/i.test(text)) ?? 'Log in';
    c.asked.states(/\bguests?\b|\bvisitors\b|\blogged[ -]out\b/i);
    item = php`is_user_logged_in()
      ? sprintf( '<a href="%s">%s</a>', esc_url( wp_logout_url( home_url() ) ), ${c.escapedText(out)} )
      : sprintf( '<a href="%s">%s</a>', esc_url( wp_login_url() ), ${c.escapedText(into)} )`;
  } else if (c.says(/\bsearch form\b/)) item = raw("get_search_form( array( 'echo' => false ) )");
  else if (phrases[0] !== undefined) {
    const url = /(?:^|\s|[`"'(])(https?:\/\/[^\s`"')]+|\/[\w/-]+)/.exec(c.text)?.[1];
    const target = c.says(/\blog ?-?out/)
      ? raw('wp_logout_url( home_url() )')
      : url === undefined
        ? raw('home_url()')
        : url.startsWith('/')
          ? php`home_url( ${url} )`
          : php`${url}`;
    item = php`sprintf( '<a href="%s">%s</a>', esc_url( ${target} ), ${c.escapedText(phrases[0])} )`;
  }
  if (item === null) return null;
  const capability = capabilityOf(c);
  const loggedIn = capability === null && !c.says(/\blog ?-?in\b/) && c.asked.states(/\blogged[ -]in\b/i) !== null;
  const className = c.asked.states(/\bclass\s+[`"']?([a-z][\w -]*)[`"']/i)?.[1] ?? 'menu-item';
  return {
    name: c.prefixed('add_menu_item'),
    summary: 'Adds an item to the menu.',
    params: 'string $items, $args',
    returns: 'string',
    hooks: [{ kind: 'filter', hook: 'wp_nav_menu_items', args: 2 }],
    body: joinPhp([
      where === '' ? noPhp : stop(where, '$items'),
      capability === null ? noPhp : stop(`! current_user_can( '${capability}' )`, '$items'),
      loggedIn ? stop('! is_user_logged_in()', '$items') : noPhp,
      php`
        $link = ${item};
        $item = ${`<li class="${className}">`} . $link . '</li>';

        return ${raw(first ? '$item . $items' : '$items . $item')};
      `,
    ]),
  };
}

/** Items that some people do not see. */
function hiddenItem(c: Composer): (Composed & { readonly name: string }) | null {
  if (c.asked.states(/\b(?:hides?|removes?|excludes?)\b[^.\n]*\b(?:items?|links?|entry)\b/i) === null) return null;
  const title = c.phrases()[0]?.text;
  const className = c.asked.states(/\bclass\s+[`"']?([a-z][\w-]*)/i)?.[1];
  const test =
    className !== undefined
      ? php`in_array( ${className}, (array) $item->classes, true )`
      : title === undefined
        ? null
        : php`${title} === $item->title`;
  if (test === null) return null;
  const guests = c.asked.states(/\b(?:guests?|visitors|logged[ -]out|not logged[ -]in)\b/i) !== null;
  const members = !guests && c.asked.states(/\blogged[ -]in\b/i) !== null;
  return {
    name: c.prefixed('hide_menu_items'),
    summary: 'Hides items of menus.',
    params: 'array $items',
    returns: 'array',
    hooks: [{ kind: 'filter', hook: 'wp_nav_menu_objects' }],
    body: joinPhp([
      guests ? stop('is_user_logged_in()', '$items') : members ? stop('! is_user_logged_in()', '$items') : noPhp,
      php`
        return array_filter(
          $items,
          function ( $item ) {
            return ! ( ${test} );
          }
        );
      `,
    ]),
  };
}

const coreWidgets: readonly (readonly [RegExp, string])[] = [
  [/\bcalendar\b/i, 'WP_Widget_Calendar'],
  [/\brss\b/i, 'WP_Widget_RSS'],
  [/\btag ?cloud\b/i, 'WP_Widget_Tag_Cloud'],
  [/\bmeta\b/i, 'WP_Widget_Meta'],
  [/\bsearch\b/i, 'WP_Widget_Search'],
  [/\barchives?\b/i, 'WP_Widget_Archives'],
  [/\bpages\b/i, 'WP_Widget_Pages'],
  [/\bcategories\b/i, 'WP_Widget_Categories'],
  [/\brecent posts\b/i, 'WP_Widget_Recent_Posts'],
  [/\brecent comments\b/i, 'WP_Widget_Recent_Comments'],
  [/\blinks\b/i, 'WP_Widget_Links'],
  [/\btext widget|\btext\b(?! domain)/i, 'WP_Widget_Text'],
  [/\bcustom html\b/i, 'WP_Widget_Custom_HTML'],
  [/\bnav(?:igation)? menu\b/i, 'WP_Nav_Menu_Widget'],
];

/** Widget areas of a theme, and widgets that are taken away. */
export const widgetAreas: Draft = {
  id: 'draft-widget-areas',
  name: 'register_sidebars',
  isWhole: true,
  needs:
    /\bsidebars?\b|\bwidget areas?\b|\bunregister\w*\b[^.\n]*\bwidgets?\b|\b(?:remove|disable)\b[^.\n]*\b(?:default |core )?widgets\b/,
  never:
    /dashboard|\bbody\b|\bis active|is_active|shortcode|body class|rest\b|wp_widget\b|plugin sidebar|editor sidebar|page template|block-based|wp-admin|admin bar/,
  compose(c) {
    const hooks: readonly Attachment[] = [
      { kind: 'action', hook: 'widgets_init', ...(c.says(/unregister|remove|disable/) ? { priority: 11 } : {}) },
    ];
    const ids = new Details(c).clauses.flatMap(({ text, isRefused }) =>
      isRefused && /\b(?:sidebar|widget area)/i.test(text)
        ? [...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, one = '']) => one)
        : [],
    );
    if (c.asked.states(/\bunregister|\b(?:remove|disable)s?\b/i) !== null) {
      const found = coreWidgets.filter(([said]) => said.test(c.text)).map(([, name]) => name);
      const named = c.text.match(/\bWP_(?:Widget_\w+|Nav_Menu_Widget)\b/g) ?? [];
      const all = [...new Set([...named, ...found])];
      if (all.length + ids.length === 0) return null;
      c.asked.takeAll();
      return {
        summary: 'Takes widgets away.',
        hooks,
        body: joinPhp([
          ...ids.map((one) => php`unregister_sidebar( ${one} );`),
          ...all.map((name) => php`unregister_widget( ${name} );`),
        ]),
      };
    }
    if (c.asked.states(/\bregister|\badd|\bcreate|\bneed|\bdefine|\bwidget areas?\b|\bsidebars?\b/i) === null)
      return null;
    const pairs = [
      ...c.text.matchAll(
        /["'`“]([A-Z][^"'`”\n]*)["'`”]\s*\(\s*(?:id\s*:?\s*|slug\s*:?\s*)?[`"']?([a-z][\w-]+)[`"']?\s*\)/g,
      ),
    ].map(([, label = '', id = '']) => ({ id, label }));
    const reversed = [
      ...c.text.matchAll(/[`"']?\b([a-z][\w-]+)[`"']?\s*\(\s*["'`“]?([A-Z][^"'`”\n)]*)["'`”]?\s*\)/g),
    ].map(([, id = '', label = '']) => ({ id, label }));
    const id = c.asked.states(/\bid\s*(?:is|:|=)?\s*[`"']?([a-z][\w-]+)/i)?.[1] ?? c.named('(?:widget area|sidebar)s?');
    const title =
      c.asked.states(/\b(?:named?|called|title|label)\b\W*["'`“]([A-Z][^"'`”]+)["'`”]/)?.[1] ?? c.phrases()[0]?.text;
    const many = /\b(?:(two|three|four|five|six)|(\d))\s+(?:\w+ ){0,2}(?:sidebars|widget areas|columns)\b/i.exec(
      c.text,
    );
    const count =
      many === null
        ? 0
        : ({ two: 2, three: 3, four: 4, five: 5, six: 6 }[many[1]?.toLowerCase() ?? ''] ?? Number(many[2]));
    const prefix = /\b([a-z][a-z-]*?)-?1\b/.exec(c.text)?.[1]?.replace(/-$/, '') ?? id ?? 'footer';
    const areas =
      pairs.length > 0
        ? pairs
        : reversed.length > 0
          ? reversed
          : count > 1
            ? Array.from({ length: count }, (_, at) => ({
                id: `${prefix}-${at + 1}`,
                label: `${titleOf(prefix)} ${at + 1}`,
              }))
            : id === null || id === undefined
              ? []
              : [{ id, label: title ?? titleOf(id) }];
    if (areas.length === 0) return null;
    c.asked.states(/\bsidebar|\bwidget area/i);
    const markup = (key: string, usual: string) => {
      const said = new RegExp(
        String.raw`\b${key}\b\W*?(?:=>|is|:|=)?\s*(?:\`([^\`]*)\`|'([^']*)'|"([^"\n]*)")`,
        'i',
      ).exec(c.text);
      if (said !== null) c.asked.states(new RegExp(key, 'i'));
      return said?.[1] ?? said?.[2] ?? said?.[3] ?? usual;
    };
    const heading = c.asked.states(
      /\b(?:titles?|headings?)\b[^.;\n]*?<?\b(h[1-6])\b>?(?:[^.;\n]*?\bclass(?:=|\s)["'`]?([\w-]+))?/i,
    );
    const wrapper = c.asked.states(
      /\b(?:wrapp\w*|widgets?)\b[^.;\n]*?(?:<|\ban? )(section|div|li|aside|article)\b>?(?:\s+(?:with (?:the )?)?(?:css )?class(?:=|\s+(?:of )?)?["'`]([\w -]+)["'`])?/i,
    );
    const tag = heading?.[1]?.toLowerCase() ?? 'h2';
    const element = wrapper?.[1]?.toLowerCase() ?? 'section';
    const description = c.asked.states(/\bdescription\b\W*["'`“]([^"'`”]+)["'`”]/i)?.[1];
    const headingClass =
      heading === null || heading[2] !== undefined
        ? ` class="${heading?.[2] ?? 'widget-title'}"`
        : c.says(/widget-title/)
          ? ' class="widget-title"'
          : '';
    return {
      summary: 'Registers the widget areas.',
      hooks,
      body: joinPhp(
        areas.map(
          ({ id: own, label }) =>
            php`register_sidebar( ${{
              id: own,
              name: c.label(label.trim()),
              ...(description === undefined ? {} : { description: c.label(description) }),
              before_widget: markup('before_widget', `<${element} id="%1$s" class="${wrapper?.[2] ?? 'widget'} %2$s">`),
              after_widget: markup('after_widget', `</${element}>`),
              before_title: markup('before_title', `<${tag}${headingClass}>`),
              after_title: markup('after_title', `</${tag}>`),
            }} );`,
        ),
      ),
    };
  },
};
