import { phpString } from '../../../../writers/php.ts';
import { singular } from '../../../naming.ts';
import { type Scene, userOf } from '../scene.ts';
import { textOf } from '../values.ts';
import type { Effect } from './effect.ts';

const q = phpString;
const roleName = '(administrator|editor|author|contributor|subscriber|customer)';
const accountOf = (scene: Scene): string => scene.account ?? `( new WP_User( ${userOf(scene)} ) )`;

/** What is done to posts, users and the site. */
export const siteEffects: readonly Effect[] = [
  {
    said: `(?:sets?|changes?|switch(?:es)?|gives?|makes?)\\s+(?:(?:the|their|his|its|user's|them|him|her|an?|user)\\s+)*(?:the )?role\\s*(?:to|of|:|=)*\\s*(?:an? )?(?:${roleName}|<name>)|(?:makes?|turns?) (?:the user|them|him|her|it)(?: into)? (?:an? )?${roleName}`,
    write: ({ groups }, { scene }) =>
      `${accountOf(scene)}->set_role( ${q((groups.find((one) => one !== undefined) ?? '').toLowerCase())} );`,
  },
  {
    said: `(?:adds?|gives?|grants?)\\s+(?:(?:the|them|him|her|user|also|additional)\\s+)*role\\s+(?:${roleName}|<name>)`,
    write: ({ groups }, { scene }) =>
      `${accountOf(scene)}->add_role( ${q((groups.find((one) => one !== undefined) ?? '').toLowerCase())} );`,
  },
  {
    said: '(?:moves?|sets?|changes?|turns?|puts?|reverts?|switch(?:es)?)\\s+(?:(?:it|the post|the page|its status|the status|them|back|status|post)\\s+)*(?:back )?(?:to|into|as)\\s+(?:a )?(draft|pending|private|publish|the trash)s?',
    write: ({ groups: [status = 'draft'] }, { scene }) =>
      scene.post === undefined
        ? null
        : /trash/.test(status)
          ? `wp_trash_post( ${scene.post} );`
          : `wp_update_post(\n\tarray(\n\t\t'ID'          => ${scene.post},\n\t\t'post_status' => ${q(status)},\n\t)\n);`,
  },
  {
    said: '(?:assigns?|adds?|gives?|puts?|sets?|files?)\\s+(?:[^·.;]{0,30}?)(?:the )?(category|tag|term)\\s+<text>(?: (?:of|in) (?:the )?(?:taxonomy )?<name>)?|(?:assigns?|adds?|gives?) (?:it )?(?:the )?<text> (category|tag)|tags? (?:it|the post) (?:with|as) <text>',
    write({ groups: [kind, term, taxonomy, other, otherKind, tagged] }, { scene }) {
      if (scene.post === undefined) return null;
      const name = term ?? other ?? tagged ?? '';
      const of = taxonomy ?? ((kind ?? otherKind) === 'category' ? 'category' : 'post_tag');
      return of === 'category'
        ? `$term = get_term_by( 'slug', sanitize_title( ${q(name)} ), 'category' );\nif ( $term instanceof WP_Term ) {\n\twp_set_object_terms( ${scene.post}, $term->term_id, 'category', true );\n}`
        : `wp_set_object_terms( ${scene.post}, ${q(name)}, ${q(of)}, true );`;
    },
  },
  {
    said: '(?:closes?|disables?|turns? off)\\s+(?:the |its )?comments?(?: on it)?',
    write: (_found, { scene }) =>
      scene.post === undefined
        ? null
        : `wp_update_post(\n\tarray(\n\t\t'ID'             => ${scene.post},\n\t\t'comment_status' => 'closed',\n\t)\n);`,
  },
  {
    said: '(?:makes? it|makes? the post|marks? (?:it|the post) as) sticky|sticks? (?:it|the post)',
    write: (_found, { scene }) => (scene.post === undefined ? null : `stick_post( ${scene.post} );`),
  },
  {
    said: '(?:deletes?|removes?|trash(?:es)?)\\s+(?:all )?(?:its|the|their) (attachments?|attached (?:files|media|images)|child(?:ren| pages| posts)|comments)',
    write({ groups: [what = ''] }, { scene }) {
      if (scene.post === undefined) return null;
      if (/comment/.test(what))
        return `foreach ( get_comments( array( 'post_id' => ${scene.post} ) ) as $comment ) {\n\twp_delete_comment( $comment, true );\n}`;
      const files = /attach/.test(what);
      return `$children = get_children(\n\tarray(\n\t\t'post_parent' => ${scene.post},\n\t\t'post_type'   => ${files ? "'attachment'" : "'any'"},\n\t)\n);\nforeach ( $children as $child ) {\n\t${files ? 'wp_delete_attachment( $child->ID, true )' : 'wp_delete_post( $child->ID, true )'};\n}`;
    },
  },
  {
    said: "(?:logs?|writes?|records?)\\s+<text>\\s+(?:with|to|using|via|in) (?:the )?(?:error[_ ]log|php(?:'s)? error log|debug log)|error_log\\s*\\(?\\s*<text>|(?:logs?|writes?)\\s+(?:a line |a message )?(?:to|with|via|using) error_log\\s*\\(?:?\\s*<text>",
    write: ({ groups }, { scene, c }) =>
      `error_log( ${textOf(groups.find((one) => one !== undefined) ?? '', scene, c, false)} ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions`,
  },
  {
    said: '(?:fires?|triggers?|does?|runs?|calls?)\\s+(?:the |a |an )?(?:custom )?(?:action|hook)\\s+<key>(?: with (?:the )?[\\w ]*id)?',
    write: ({ groups: [hook = ''] }, { scene }) =>
      `do_action( ${q(hook)}${scene.post === undefined ? (scene.user === undefined && scene.account === undefined ? '' : `, ${userOf(scene)}`) : `, ${scene.post}`} );`,
  },
  {
    said: '(?:flush(?:es)?|refresh(?:es)?|regenerates?)\\s+(?:the )?(?:rewrite rules|permalinks|rewrites)',
    write: () => 'flush_rewrite_rules();',
  },
  {
    said: '(?:creates?|adds?|registers?|inserts?)\\s+(?:the |an? )?(?:new |user |custom )*role\\s+<name>',
    write({ groups: [slug = ''], from }, { r, c }) {
      const after = r.phrases.filter(({ to }) => to > from);
      const label =
        r.take('(?:label(?:led)?|display name|named|called|name|shown as|titled?)(?: it)?\\s*:?\\s*<text>', after)
          ?.groups[0] ?? slug.replace(/[-_]/g, ' ').replace(/^\w/, (letter) => letter.toUpperCase());
      const rights = rightsIn(r, after);
      return `add_role(\n\t${q(slug)},\n\t${c.label(label).text},\n\tarray(\n${rights.map((right) => `\t\t${q(right).padEnd(Math.max(...rights.map((one) => q(one).length)))} => true,`).join('\n')}\n\t)\n);`;
    },
  },
  {
    said: '(?:removes?|deletes?|drops?)\\s+(?:the |that |this )?(?:user )?role(?:\\s+<key>)?',
    write({ groups: [slug] }, { r }) {
      const name = slug ?? /\brole\s+["'`]?([a-z][\w-]*)/i.exec(r.text)?.[1];
      return name === undefined ? null : `remove_role( ${q(name)} );`;
    },
  },
  {
    said: '(?:gives?|grants?|adds?)\\s+(?:the )?(?:capability |cap )<key>\\s+to\\s+(?:the )?(administrator|admin|editor|author|contributor|subscriber)s?(?: role)?|(?:gives?|grants?)\\s+(?:the |all )?(administrator|admin|editor|author|contributor|subscriber)s?(?: role)?\\s+(?:the )?(?:capability |cap )?<key>',
    write({ groups: [capability, role, otherRole, other] }) {
      const name = (role ?? otherRole ?? 'administrator').replace(/^admin$/i, 'administrator').toLowerCase();
      return `$role = get_role( ${q(name)} );\nif ( null !== $role ) {\n\t$role->add_cap( ${q(capability ?? other ?? '')} );\n}`;
    },
  },
  {
    said: '(?:creates?|adds?|inserts?)\\s+(?:an? |the )?(?:published |new )?(page|post)\\s+(?:called |named |titled |with (?:the )?title )?<text>',
    write({ groups: [type = 'page', title = ''], from }, { r, c }) {
      const after = r.phrases.filter(({ to }) => to > from);
      const content =
        r
          .take(
            '(?:with |whose )?(?:the )?content\\s*(?:is|of|:)?\\s*<text>|(?:that )?contain(?:s|ing)?(?: the shortcode)?\\s+(<text>|\\[[\\w-]+\\])',
            after,
          )
          ?.groups.find((one) => one !== undefined) ?? '';
      const slug = r.take('(?:with )?(?:the )?slug\\s*:?\\s*<name>', after)?.groups[0];
      r.take('(?:unless|if|but only if)[^.;\\n]{0,40}(?:already )?(?:exists?|there)(?: already| yet)?', after);
      const path =
        slug ??
        title
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '');
      return `if ( null === get_page_by_path( ${q(path)}, OBJECT, ${q(type)} ) ) {\n\twp_insert_post(\n\t\tarray(\n\t\t\t'post_type'    => ${q(type)},\n\t\t\t'post_title'   => ${c.label(title).text},\n\t\t\t'post_name'    => ${q(path)},\n\t\t\t'post_content' => ${q(content)},\n\t\t\t'post_status'  => 'publish',\n\t\t)\n\t);\n}`;
    },
  },
  {
    said: '(?:clears?|unschedules?|removes?|deletes?|cancels?)\\s+(?:all )?(?:the )?(?:scheduled |cron )*(?:events?|hooks?|jobs?|tasks?)\\s+<key>|(?:clears?|unschedules?)\\s+<key>',
    write: ({ groups }) => `wp_clear_scheduled_hook( ${q(groups.find((one) => one !== undefined) ?? '')} );`,
  },
  {
    said: `(?:moves?|puts?|sends?)\\s+(?:all )?(?:published )?<name>s? older than (\\d+) (day|week|month|year)s? (?:to|in(?:to)?) the trash|(?:trash(?:es)?|deletes?)\\s+(?:all )?(?:published |old )?([a-z]+) older than (\\d+) (day|week|month|year)s?`,
    write({ groups: [type, amount, unit, what, count, unitToo], text }) {
      const noun = (type ?? what ?? 'post').toLowerCase();
      const isDraft = /draft/.test(noun);
      const name = isDraft ? 'post' : singular(noun);
      const deletes = /^delete/i.test(text);
      return `$old = get_posts(\n\tarray(\n\t\t'post_type'      => ${q(name)},\n\t\t'post_status'    => ${q(isDraft ? 'draft' : name === 'revision' ? 'inherit' : 'publish')},\n\t\t'posts_per_page' => 100,\n\t\t'fields'         => 'ids',\n\t\t'date_query'     => array( array( 'before' => ${q(`${amount ?? count ?? '30'} ${unit ?? unitToo ?? 'day'}s ago`)} ) ),\n\t)\n);\nforeach ( $old as $post_id ) {\n\t${deletes ? 'wp_delete_post( $post_id, true )' : 'wp_trash_post( $post_id )'};\n}`;
    },
  },
];

const rightNames: readonly (readonly [string, string])[] = [
  ['\\bread\\b', 'read'],
  ['upload(?:s|ing)? (?:files|media|images)|upload_files', 'upload_files'],
  ['edit(?:s|ing)? (?:their own |own )?posts|edit_posts', 'edit_posts'],
  ['edit(?:s|ing)? (?:the )?pages|edit_pages', 'edit_pages'],
  ['publish(?:es|ing)? posts|publish_posts', 'publish_posts'],
  ['delet(?:e|es|ing) posts|delete_posts', 'delete_posts'],
  ['moderat(?:e|es|ing) comments|moderate_comments', 'moderate_comments'],
];

/** The capabilities that phrases give a role. */
function rightsIn(r: Parameters<Effect['write']>[1]['r'], within: Parameters<Effect['write']>[1]['within']): string[] {
  const spoken = rightNames
    .filter(
      ([said]) =>
        r.take(`(?:(?:can|may|who can|to|and|capabilit(?:y|ies)|caps?|with)\\s+)*(?:${said})`, within) !== null,
    )
    .map(([, name]) => name);
  return spoken.length === 0 ? ['read'] : spoken;
}
