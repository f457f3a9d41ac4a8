import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import { singular } from '../../naming.ts';
import type { Draft } from '../draft.ts';
import { readItem } from '../reading/items.ts';

/** An ending of addresses, such as `/json`, with what it shows. */
const endpoint: Draft = {
  id: 'draft-rewrite-endpoint',
  name: 'add_endpoint',
  isWhole: true,
  needs: /\brewrite endpoint\b|add_rewrite_endpoint|\bendpoint\s+[`"']?\/[a-z]/,
  never: /rest\b|\/v\d|my-account|woocommerce/,
  compose(c) {
    const name = c.asked.states(/\bendpoint\s+(?:named |called )?[`"']?\/?([a-z][\w-]*)/i)?.[1];
    if (name === undefined || /^(?:to|for|on|that)$/.test(name)) return null;
    const onPages = /\bpages\b/i.test(c.text);
    const onPosts = /\bposts?\b/i.test(c.text) || !onPages;
    const place = [...(onPosts ? ['EP_PERMALINK'] : []), ...(onPages ? ['EP_PAGES'] : [])].join(' | ');
    const item =
      c.asked.states(/\bjson\b/i) === null ? [] : readItem(c, 'post', c.text.replace(/\bpost (?=title)/gi, ''), 1);
    const template = c.asked.states(/\btemplate\s+(?:file\s+)?[`"']?([\w-]+\.php)/i)?.[1];
    c.asked.takeAll();
    const shows: PhpCode | null =
      item.length > 0
        ? php`
          $post = get_queried_object();
          if ( ! is_singular() || ! $post instanceof WP_Post ) {
            return;
          }
          wp_send_json( ${Object.fromEntries(item.map(({ key, code }) => [key.replace(/^post_/, ''), code]))} );
        `
        : template === undefined
          ? null
          : php`
            $file = locate_template( ${template} );
            if ( is_singular() && '' !== $file ) {
              include $file;
              exit;
            }
          `;
    return {
      summary: 'Adds the ending to addresses.',
      hooks: [{ kind: 'action', hook: 'init' }],
      body: php`add_rewrite_endpoint( ${name}, ${raw(place)} );`,
      beside:
        shows === null
          ? []
          : [
              {
                name: c.prefixed('answer_endpoint'),
                summary: 'Shows what the ending asks for.',
                hooks: [{ kind: 'action', hook: 'template_redirect' }],
                body: php`
                  if ( false === get_query_var( ${name}, false ) ) {
                    return;
                  }
                  ${shows}
                `,
              },
            ],
      after: /\bflush\b|\bactivation\b/i.test(c.text)
        ? php`
          register_activation_hook(
            __FILE__,
            function () {
              add_rewrite_endpoint( ${name}, ${raw(place)} );
              flush_rewrite_rules();
            }
          );
        `
        : noPhp,
    };
  },
};

/** A query variable and what the main query does with it. */
const queryVariable: Draft = {
  id: 'draft-query-variable',
  name: 'add_query_var',
  isWhole: true,
  needs: /\bquery var(?:iable)?s?\b/,
  never: /rewrite|\/\{|<\w+>|index\.php\?|template|rest\b|pretty/,
  compose(c) {
    const name =
      c.asked.states(/\bquery var(?:iable)?\s+(?:named |called )?[`"']?([a-z]\w*)/i)?.[1] ??
      c.asked.states(/[`"']([a-z]\w*)[`"'] (?:as a )?(?:public )?query var/i)?.[1];
    if (name === undefined || /^(?:to|in|for)$/.test(name)) return null;
    const value = new RegExp(String.raw`\b${name}[\`"']?\s*(?:=|is|equals)\s*[\`"']?([\w-]+)`).exec(c.text)?.[1];
    const by = c.asked
      .states(
        /\b(?:orders?|sorts?)\b[^.;\n]*\bby\s+(?:the )?(title|date|modified|comment count|menu order|author|random)\b/i,
      )?.[1]
      ?.toLowerCase()
      .replace(' ', '_');
    const meta = c.asked.states(/\bmeta(?: (?:key|field))?\s+[`"']?(\w+)/i)?.[1];
    const place = c.asked
      .states(/\bon (?:the )?(archives?|home ?page|blog|search|category archives)\b/i)?.[1]
      ?.toLowerCase();
    const test =
      place === undefined
        ? ''
        : place.startsWith('search')
          ? ' || ! $query->is_search()'
          : /home|blog/.test(place)
            ? ' || ! $query->is_home()'
            : place.startsWith('category')
              ? ' || ! $query->is_category()'
              : ' || ! ( $query->is_archive() || $query->is_home() )';
    c.asked.takeAll();
    const effect =
      by !== undefined
        ? php`
          $query->set( 'orderby', ${by === 'random' ? 'rand' : by} );
          $query->set( 'order', ${/\bdesc/i.test(c.text) || /date|modified|comment/.test(by) ? 'DESC' : 'ASC'} );
        `
        : meta !== undefined
          ? php`
            $query->set( 'meta_key', ${meta} );
            $query->set( 'meta_value', sanitize_text_field( $value ) );
          `
          : null;
    return {
      summary: 'Lets the variable be queried.',
      params: 'array $vars',
      returns: 'array',
      hooks: [{ kind: 'filter', hook: 'query_vars' }],
      body: php`
        $vars[] = ${name};

        return $vars;
      `,
      beside:
        effect === null
          ? []
          : [
              {
                name: c.prefixed('use_query_var'),
                summary: 'Has the main query follow the variable.',
                params: 'WP_Query $query',
                hooks: [{ kind: 'action', hook: 'pre_get_posts' }],
                body: joinPhp([
                  php`
                    if ( is_admin() || ! $query->is_main_query()${raw(test)} ) {
                      return;
                    }
                    $value = (string) $query->get( ${name} );
                  `,
                  php`
                    if ( ${value === undefined ? raw("'' === $value") : php`${value} !== $value`} ) {
                      return;
                    }
                    ${effect}
                  `,
                ]),
              },
            ],
    };
  },
};

const places: readonly (readonly [RegExp, string])[] = [
  [/\battachment(?: pages?|s)?\b/i, 'is_attachment()'],
  [/\bauthor (?:archives?|pages?)\b/i, 'is_author()'],
  [/\bdate archives?\b/i, 'is_date()'],
  [/\btag archives?\b/i, 'is_tag()'],
  [/\bcategory archives?\b/i, 'is_category()'],
  [/\bsearch (?:results?|pages?)\b/i, 'is_search()'],
  [/\b404\b/i, 'is_404()'],
  [/\bfeeds?\b/i, 'is_feed()'],
];

/** Addresses that lead elsewhere. */
const redirects: Draft = {
  id: 'draft-redirects',
  name: 'redirect_visitors',
  isWhole: true,
  needs: /\bredirect\w*\b|\bsends? (?:visitors|people|users)\b[^.\n]*\bto\b/,
  never:
    /login_redirect|logout|after log|log(?:s|ged)? in (?:to|users are)|rest\b|ajax|admin_post|\$_|returns?\b|mail|wp-admin|shortcode|form|not logged|logged[ -]out|checkout|cart|https? to/,
  compose(c) {
    const place = places.find(([words]) => c.asked.states(words) !== null)?.[1];
    const type = c.asked.states(
      /\bsingle (?:pages? of (?:the )?(?:post type )?)?[`"']?([a-z][\w-]*)[`"']?(?: posts?| pages?)?\b/i,
    )?.[1];
    const slug = c.asked.states(/(?:^|\s|[`"'(])\/([a-z][\w/-]*)\/?[`"']?\s+(?:to|→|->)\s/i)?.[1]?.replace(/\/$/, '');
    const page = c.asked.states(/\bpage (?:with the slug |slug |named |called )?[`"']([a-z][\w-]*)[`"']/i)?.[1];
    const own =
      type !== undefined && !/^(?:attachment|post|page)s?$/.test(type)
        ? `is_singular( '${singular(type)}' )`
        : undefined;
    const status =
      c.asked.states(/\bpermanent\w*\b|\b301\b/i) !== null
        ? 301
        : /\b(302|307|308)\b/.test(c.text)
          ? Number(/\b(302|307|308)\b/.exec(c.text)?.[1])
          : null;
    const toHome = c.asked.states(/\b(?:to )?(?:the )?(?:home ?page|front ?page|home)\b/i) !== null;
    const toParent = c.asked.states(/\bparents?(?: (?:posts?|pages?))?\b/i) !== null;
    const toFile = c.asked.states(/\b(?:the |its )?(?:file|media file|attachment url)\b/i) !== null && !toParent;
    const path = c.asked
      .states(/\bto\s+(?:the page\s+)?[`"']?(https?:\/\/[^\s`"')]+|\/[\w/-]+)/i)?.[1]
      ?.replace(/[.,;]$/, '');
    const test =
      place ??
      own ??
      (page === undefined ? undefined : `is_page( '${page}' )`) ??
      (slug === undefined
        ? undefined
        : `'${slug}' === trim( (string) wp_parse_url( sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ), PHP_URL_PATH ), '/' )`);
    if (test === undefined) return null;
    const target: PhpCode | null = toParent
      ? raw("$parent > 0 && 'publish' === get_post_status( $parent ) ? get_permalink( $parent ) : home_url( '/' )")
      : toFile
        ? raw("wp_get_attachment_url( get_queried_object_id() ) ?: home_url( '/' )")
        : path !== undefined
          ? path.startsWith('/')
            ? php`home_url( ${path} )`
            : php`${path}`
          : toHome
            ? raw("home_url( '/' )")
            : null;
    if (target === null) return null;
    const isOut = path?.startsWith('http') === true;
    c.asked.takeAll();
    return {
      summary: 'Sends visitors elsewhere.',
      hooks: [{ kind: 'action', hook: 'template_redirect' }],
      body: joinPhp([
        php`
          if ( ! ${raw(/===/.test(test) ? `( ${test} )` : test)} ) {
            return;
          }
        `,
        toParent ? raw('$parent = (int) wp_get_post_parent_id( get_queried_object_id() );') : noPhp,
        raw(
          `${isOut ? 'wp_redirect' : 'wp_safe_redirect'}( ${target.text}${status === null ? '' : `, ${status}`} );\nexit;`,
        ),
      ]),
    };
  },
};

/** Addresses of the site: endings, variables, and where they lead. */
export const addressDrafts: readonly Draft[] = [endpoint, queryVariable, redirects];
