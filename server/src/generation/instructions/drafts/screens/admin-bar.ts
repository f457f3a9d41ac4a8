import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { phpName } from '../../naming.ts';
import { Details } from '../details/details.ts';
import { capabilityIn } from '../details/who.ts';
import type { Draft } from '../draft.ts';

const nodes: readonly (readonly [RegExp, string])[] = [
  [/\bwordpress logo\b|\bwp[- ]logo\b|\bthe logo\b|\bw logo\b/i, 'wp-logo'],
  [/\bcomments?\b/i, 'comments'],
  [/\bupdates?\b/i, 'updates'],
  [/\bnew[ -]content\b|["'`]?\+? ?new["'`]?(?: button| menu| item| link| entry)\b|"\+ ?new"/i, 'new-content'],
  [/\bcustomi[sz]e\b/i, 'customize'],
  [/\bsearch\b/i, 'search'],
  [/\bsite[ -]name\b/i, 'site-name'],
  [/\bmy[ -]account\b|\bhowdy\b/i, 'my-account'],
  [/\bmy[ -]sites\b/i, 'my-sites'],
  [/\bedit (?:link|post|page|button)\b/i, 'edit'],
  [/\bsite[ -]editor\b|\bedit site\b/i, 'site-editor'],
];

const isTitle = /^[A-Z][^/]*$/;

/** Where a node leads, as an expression. */
function targetOf(d: Details, c: Composer): PhpCode | null {
  const url = /https?:\/\/[^\s"'`),]+[^\s"'`),.]/.exec(c.text)?.[0];
  if (url !== undefined) return php`${url}`;
  const screen =
    /\b((?:edit|tools|options-[a-z]+|admin|plugins|themes|users|profile|upload|post-new|index|nav-menus|widgets|customize)\.php(?:\?[\w=&-]+)?)/.exec(
      c.text,
    )?.[1];
  if (screen !== undefined) return php`admin_url( ${screen} )`;
  const page = d.value('page|slug', /^[a-z][\w-]+$/);
  const path = /(?:^|[\s"'`(])(\/[\w-][\w/-]*)/.exec(c.text)?.[1];
  if (path !== undefined) return php`home_url( ${path} )`;
  return page === null ? null : php`admin_url( ${`admin.php?page=${page}`} )`;
}

/** Nodes that the toolbar gets and loses, and for whom and where it is shown at all. */
export const adminBar: Draft = {
  id: 'draft-admin-bar',
  name: 'change_admin_bar',
  isWhole: true,
  needs: /\b(?:admin|adminbar|tool) ?bar\b|\btoolbar\b/,
  never:
    /post type|\bcpt\b|show_in_admin_bar|taxonom|block toolbar|editor toolbar|rich ?text|tinymce|css|class\b|rest\b|shortcode/,
  compose(c) {
    const d = new Details(c);
    const added = d.clauses.find(
      ({ text, isRefused }) =>
        !isRefused &&
        /\b(?:add|insert|put|create|new|show|with|node|link|item|entry|menu|button)\b/i.test(text) &&
        /["'`][A-Z]/.test(text),
    );
    const title =
      added === undefined
        ? undefined
        : c.instruction.quoted.find(({ text }) => isTitle.test(text) && added.text.includes(text))?.text;
    const gone = d.clauses.flatMap(({ text, isRefused }) => {
      if (!isRefused || (title !== undefined && text.includes(title))) return [];
      const quoted = [...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, name = '']) => name);
      return [...quoted, ...nodes.filter(([word]) => word.test(text)).map(([, id]) => id)];
    });
    const isHidden = d.clauses.some(
      ({ text, isRefused }) => isRefused && gone.length === 0 && /\b(?:bar|toolbar)\b/i.test(text),
    );
    if (title === undefined && gone.length === 0) return isHidden ? hidden(c) : null;
    const front =
      /\b(?:front[ -]?end|front of the site|site itself)\b(?! and)/i.test(c.text) &&
      !/\b(?:not|hide|never)\b[^.;\n]*\bfront[ -]?end/i.test(c.text);
    const back =
      /\b(?:in|on) (?:the )?(?:wp-admin|admin area|back ?end|dashboard|admin screens?)\b(?! and)|\b(?:not|never)\b[^.;\n]*\bfront[ -]?end/i.test(
        c.text,
      );
    const capability = capabilityIn(c.text);
    c.asked.takeAll();
    const target = targetOf(d, c);
    const parent =
      title === undefined ? null : d.value('parent|below|under|child of|submenu of|inside', /^[a-z][\w-]*$/);
    const id =
      title === undefined ? '' : (d.value('ids?|node id|slug', /^[a-z][\w-]*$/) ?? phpName(title).replace(/_/g, '-'));
    const meta = {
      ...(/\bnew (?:tab|window)\b|_blank/i.test(c.text) ? { target: '_blank', rel: 'noopener' } : {}),
      ...(d.value('class(?:es)?', /^[a-z][\w-]*$/) === null ? {} : { class: d.value('class(?:es)?', /^[a-z][\w-]*$/) }),
      ...(d.text('tooltip|title attribute|hover text') === null
        ? {}
        : { title: c.label(d.text('tooltip|title attribute|hover text') ?? '') }),
    };
    const tests = [
      ...(front ? [raw('is_admin()')] : back ? [raw('! is_admin()')] : []),
      ...(capability === null ? [] : [php`! current_user_can( ${capability} )`]),
    ];
    const node =
      title === undefined
        ? null
        : php`
      $wp_admin_bar->add_node( ${{
        id,
        title: c.domain === null ? title : c.escapedText(title),
        ...(target === null ? {} : { href: target }),
        ...(parent === null ? {} : { parent }),
        ...(Object.keys(meta).length === 0 ? {} : { meta }),
      }} );
    `;
    const guarded =
      node === null
        ? null
        : tests.length === 0
          ? node
          : php`
      if ( ${raw(tests.map(({ text }) => text).join(' || '))} ) {
        return;
      }
      ${node}
    `;
    const removal = joinPhp([...new Set(gone)].map((one) => php`$wp_admin_bar->remove_node( ${one} );`));
    const isOwn = guarded === null || tests.length === 0;
    return {
      summary: 'Changes what the toolbar shows.',
      params: 'WP_Admin_Bar $wp_admin_bar',
      hooks: [{ kind: 'action', hook: 'admin_bar_menu', priority: 999 }],
      body:
        isOwn && guarded === null && tests.length > 0
          ? php`
          if ( ${raw(tests.map(({ text }) => text).join(' || '))} ) {
            return;
          }
          ${removal}
        `
          : joinPhp([removal, ...(guarded === null ? [] : [guarded])]),
    };
  },
};

/** "Hide the toolbar for everybody who cannot edit posts": who keeps it. */
function hidden(c: Composer) {
  const said = capabilityIn(c.text);
  const spares = /\b(?:except|unless|but|not|cannot|can't|other than|non-|who (?:lack|don't|do not)|without)\b/i.test(
    c.text,
  );
  const role = /\b(?:for|from) (?:all |the )?(subscriber|customer|contributor|author|editor)s\b/i.exec(c.text)?.[1];
  c.asked.takeAll();
  return {
    summary: 'Says for whom the toolbar is shown.',
    params: 'bool $show',
    returns: 'bool',
    hooks: [{ kind: 'filter' as const, hook: 'show_admin_bar' }],
    body:
      role !== undefined && !spares
        ? php`
          if ( in_array( ${role.toLowerCase()}, (array) wp_get_current_user()->roles, true ) ) {
            return false;
          }

          return $show;
        `
        : said === null
          ? php`return false;`
          : spares
            ? php`return current_user_can( ${said} ) ? $show : false;`
            : php`return current_user_can( ${said} ) ? false : $show;`,
  };
}
