import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';
import { idOf, readItem } from '../reading/items.ts';

/** What is told of a site from within, after switching to it. */
const inside: readonly (readonly [RegExp, string])[] = [
  [/\b(?:number of |count of |published )+(?:published )?posts\b|\bpost counts?\b/i, '(int) wp_count_posts()->publish'],
  [/\b(?:number of |count of )(?:published )?pages\b|\bpage counts?\b/i, "(int) wp_count_posts( 'page' )->publish"],
  [/\bcomments?\b/i, '(int) wp_count_comments()->approved'],
  [/\b(?:number of |count of )users\b|\buser counts?\b/i, "(int) count_users()['total_users']"],
  [/\badmin e-?mails?\b/i, "(string) get_option( 'admin_email' )"],
  [/\bthemes?\b/i, 'get_stylesheet()'],
  [/\bnames?\b|\btitles?\b|\bblogname\b/i, "(string) get_option( 'blogname' )"],
  [/\burls?\b|\baddress/i, 'home_url()'],
];

function sitesOf(c: Composer): PhpCode {
  const args: Record<string, number> = { number: 0 };
  const flag = (words: RegExp, key: string) => {
    const said = c.asked.states(words);
    if (said !== null) args[key] = /\bnon-|not |without|no |un/i.test(said[0]) ? 0 : 1;
  };
  flag(/\b(?:non-|not |un)?public\b/i, 'public');
  flag(/\b(?:non-|not |un)archived\b|\barchived\b/i, 'archived');
  flag(/\b(?:non-|not )deleted\b|\bdeleted sites\b/i, 'deleted');
  flag(/\b(?:non-|not )spam\b/i, 'spam');
  return php`get_sites( ${args} )`;
}

/** A function that goes through the sites of a network. */
const eachSite: Draft = {
  id: 'draft-each-site',
  name: 'for_each_site',
  isWhole: true,
  needs: /\b(?:every|each|all|sites)\b[^.\n]*\b(?:network|multisite|sites?|blogs?)\b|switch_to_blog|\bblog ids?\b/,
  never: /rest\b|ajax|shortcode|when a new|is created|network admin notice|settings page|wp-cli/,
  compose(c) {
    if (c.fn?.parameters == null || !c.says(/multisite|network|switch_to_blog|blog id|get_sites/)) return null;
    const params = c.fn.parameters;
    const callback = params.find(({ type, name }) => /callable|Closure/.test(type) || /callback/.test(name));
    const option =
      c.asked.states(/\boption\s+[`"']?(\w+)/i)?.[1] ??
      (params.some(({ name }) => /option|key|name/.test(name)) ? null : undefined);
    const optionParam = params.find(({ name }) => /option|key|name/.test(name));
    const valueParam = params.find(({ name }) => /value/.test(name));
    const sites = sitesOf(c);
    c.take(params.map(({ name }) => name));
    const optionCode = optionParam === undefined ? php`${option ?? ''}` : raw(`$${optionParam.name}`);
    const writes = c.asked.states(/\b(?:sets?|updates?|saves?|writes?|stores?)\b[^.\n]*\boption\b/i) !== null;
    const deletes = c.asked.states(/\bdeletes?\b[^.\n]*\boption\b/i) !== null;
    const item = readItem(c, 'site', c.text, 2);
    const each: PhpCode | null =
      callback !== undefined
        ? raw(`$results[ (int) $site->blog_id ] = call_user_func( $${callback.name}, (int) $site->blog_id );`)
        : deletes && option !== undefined
          ? php`delete_option( ${optionCode} );`
          : writes && option !== undefined
            ? php`update_option( ${optionCode}, ${valueParam === undefined ? (c.asked.states(/\bto\s+[`"']([^`"']+)[`"']/i)?.[1] ?? '1') : raw(`$${valueParam.name}`)} );`
            : option !== undefined
              ? php`$results[ (int) $site->blog_id ] = get_option( ${optionCode} );`
              : null;
    const value = inside.find(([words]) => c.asked.states(words) !== null)?.[1];
    const isMap = c.says(
      /=>|keyed by|blog id(?:s)? (?:as|to)|map|\bid => |returns? (?:an array of )?(?:blog|site) ids? /,
    );
    const total = c.returnType === 'int';
    if (each === null && value === undefined && item.length === 0) return null;
    c.asked.takeAll();
    const isList = item.length > 0 && !isMap;
    const work =
      each ??
      (isList
        ? php`$results[] = ${Object.fromEntries(item.map(({ key, code }) => [key, code]))};`
        : total
          ? raw(`$results += ${value};`)
          : raw(`$results[ ${idOf.site} ] = ${value};`));
    const switches = !isList;
    const returns = c.fn.returns;
    return {
      summary: 'Goes through the sites of the network.',
      returns,
      body: joinPhp([
        raw(total ? '$results = 0;' : '$results = array();'),
        c.says(/\bnot (?:a )?multisite\b|single site/)
          ? php`
          if ( ! is_multisite() ) {
            return ${raw(total ? '0' : 'array()')};
          }
        `
          : noPhp,
        php`
          foreach ( ${sites} as $site ) {
            ${switches ? raw('switch_to_blog( (int) $site->blog_id );') : noPhp}
            ${work}
            ${switches ? raw('restore_current_blog();') : noPhp}
          }
        `,
        /void/.test(returns) ? noPhp : raw('\nreturn $results;'),
      ]),
    };
  },
};

/** What is set up on a site that is added to the network. */
const newSite: Draft = {
  id: 'draft-new-site',
  name: 'set_up_site',
  isWhole: true,
  needs: /\bnew (?:sub-?)?(?:site|blog)s?\b|wp_initialize_site|\b(?:site|blog) is (?:created|added)\b/,
  never: /rest\b|shortcode|existing sites only/,
  compose(c) {
    const work: PhpCode[] = [];
    const page = c.asked.states(/\bpage\s+(?:titled |called |named )?["'`“]([^"'`”]+)["'`”]/i)?.[1];
    if (page !== undefined) {
      const content = c.asked.states(/\bcontent\b\W*["'`“]([^"'`”]+)["'`”]/i)?.[1];
      work.push(
        php`$page_id = wp_insert_post( ${{ post_type: 'page', post_title: page, ...(content === undefined ? {} : { post_content: content }), post_status: 'publish' }} );`,
      );
      if (c.asked.states(/\bfront ?page\b|\bhome ?page\b/i) !== null)
        work.push(php`
          update_option( 'show_on_front', 'page' );
          update_option( 'page_on_front', $page_id );
        `);
    }
    for (const match of c.text.matchAll(/\boption\s+[`"']?(\w+)[`"']?\s+(?:to|=|is)\s+[`"']?([\w/.-]+)[`"']?/gi)) {
      const [, name = '', value = ''] = match;
      work.push(php`update_option( ${name}, ${/^\d+$/.test(value) ? Number(value) : value} );`);
    }
    if (c.asked.states(/\b(?:time ?zone)\b[^.\n]*?\b([A-Z][a-z]+\/[A-Z][a-z_]+)/) !== null)
      work.push(
        php`update_option( 'timezone_string', ${/\b([A-Z][a-z]+\/[A-Z][a-z_]+)/.exec(c.text)?.[1] ?? 'UTC'} );`,
      );
    const theme =
      c.asked.states(/\b(?:theme)\s+[`"']?([a-z][\w-]+)[`"']?/i)?.[1] ??
      c.asked.states(/[`"']([a-z][\w-]+)[`"'] theme/i)?.[1];
    if (theme !== undefined && !/^(?:is|of|and|to|the|on)$/.test(theme)) work.push(php`switch_theme( ${theme} );`);
    const category = c.asked.states(/\bcategory\s+["'`“]([^"'`”]+)["'`”]/i)?.[1];
    if (category !== undefined) work.push(php`wp_insert_term( ${category}, 'category' );`);
    if (
      c.asked.states(/\b(?:deletes?|removes?)\b[^.\n]*\b(?:sample|hello world|default) (?:post|page|content)/i) !== null
    )
      work.push(raw('wp_delete_post( 1, true );\nwp_delete_post( 2, true );'));
    if (work.length === 0) return null;
    c.asked.states(/\bsite\b|\bblog\b/i);
    return {
      summary: 'Sets up a new site of the network.',
      params: 'WP_Site $new_site',
      hooks: [{ kind: 'action', hook: 'wp_initialize_site', priority: 100 }],
      body: joinPhp([raw('switch_to_blog( (int) $new_site->blog_id );'), ...work, raw('restore_current_blog();')]),
    };
  },
};

export const networkDrafts: readonly Draft[] = [newSite, eachSite];
