import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import type { Composer } from '../../composer.ts';
import { titleOf } from '../../naming.ts';
import type { Clause } from '../details/clauses.ts';
import { Details } from '../details/details.ts';
import { knownCapabilities } from '../details/who.ts';
import type { Draft } from '../draft.ts';

const builtin = /\b(administrator|editor|author|contributor|subscriber)s?\b/gi;

/** What people call what capabilities allow. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/\bread\b(?! private)/i, 'read'],
  [/\bupload(?:s|ing)? (?:files|media|images)\b|\bmedia uploads?\b/i, 'upload_files'],
  [/\bedit(?:s|ing)? (?:their own |own |his |the )?posts\b/i, 'edit_posts'],
  [/\bedit(?:s|ing)? other(?: people)?(?:s)?'?(?:s)? posts\b|\bedit the posts of others\b/i, 'edit_others_posts'],
  [/\bedit(?:s|ing)? (?:the )?pages\b/i, 'edit_pages'],
  [/\bpublish(?:es|ing)? (?:posts|them)?\b(?! pages)/i, 'publish_posts'],
  [/\bpublish(?:es|ing)? pages\b/i, 'publish_pages'],
  [/\bdelet(?:e|es|ing) (?:posts|them|their posts)?\b(?! pages)/i, 'delete_posts'],
  [/\bmoderat(?:e|es|ing) (?:the )?comments\b/i, 'moderate_comments'],
  [/\bmanag(?:e|es|ing) (?:the )?categories\b/i, 'manage_categories'],
  [/\bmanag(?:e|es|ing) (?:the )?(?:options|settings)\b/i, 'manage_options'],
  [/\b(?:list|see) (?:the )?users\b/i, 'list_users'],
  [/\bedit (?:the )?users\b/i, 'edit_users'],
  [/\b(?:edit (?:the )?(?:theme options|menus)|manage (?:the )?(?:menus|widgets|appearance))\b/i, 'edit_theme_options'],
];

/** The capabilities of a clause, by their names or by words for them. */
function rightsIn(text: string, own: ReadonlySet<string>): string[] {
  const bare = text.replace(/["'`]/g, '');
  const named = (bare.match(/(?<![$\w])[a-z]+(?:_[a-z]+)+\b/g) ?? []).filter((name) => !own.has(name));
  const words = spoken.filter(([word]) => word.test(bare)).map(([, name]) => name);
  const quoted = [...text.matchAll(/["'`]([a-z]+)["'`]/g)]
    .map(([, name = '']) => name)
    .filter((name) => knownCapabilities.has(name) && !own.has(name));
  return [...new Set([...named, ...quoted, ...words])];
}

const rolesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(builtin)].map(([, name = '']) => name.toLowerCase())),
];

/** The slug and label of a role that is made. */
function newRole(c: Composer, d: Details): { slug: string; label: string } | null {
  if (!/\b(?:creat|add|regist|defin|mak|set ?up|introduc|need|want|new)\w*\b[^.\n]{0,40}\brole\b/i.test(c.text))
    return null;
  const slug =
    d.value('(?:user |custom |new )?role(?: slug)?|slug', /^[a-z][\w-]*$/) ??
    c.instruction.quoted.find(({ text, after }) => /^[a-z][\w-]*$/.test(text) && /^\s*(?:user )?role/.test(after))
      ?.text;
  const label =
    d.value('labell?(?:ed)?|display name|named|called|name|role|title', /^[A-Z]/) ??
    c.instruction.quoted.find(({ text }) => /^[A-Z]/.test(text))?.text;
  const own = slug ?? (label === undefined || label === null ? undefined : label.toLowerCase().replace(/\W+/g, '_'));
  if (own === undefined || own === null || new RegExp(`^${builtin.source}$`, 'i').test(own)) return null;
  return { slug: own, label: label ?? titleOf(own) };
}

interface Work {
  readonly granted: string[];
  readonly denied: string[];
  base: string | null;
}

/** What the clauses after a role's name say of it. */
function rightsOf(clauses: readonly Clause[], own: ReadonlySet<string>): Work {
  const work: Work = { granted: [], denied: [], base: null };
  for (const { text, isRefused } of clauses) {
    const base =
      /\b(?:same|all)\b[^.\n]*\b(?:as|of)\s+(?:an? |the )?(\w+?)s?\b(?:'s?)?(?: role)?|\b(?:clon|cop|based on|like)\w*\s+(?:of )?(?:the |an? )?(editor|author|contributor|subscriber|administrator)/i.exec(
        text,
      );
    if (base !== null) work.base = (base[1] ?? base[2] ?? '').toLowerCase();
    (isRefused ? work.denied : work.granted).push(...rightsIn(text, own));
  }
  return work;
}

const change = (role: string, rights: Work): PhpCode => php`
  $role = get_role( ${role} );
  if ( null !== $role ) {
    ${joinPhp([
      ...rights.granted.map((name) => php`$role->add_cap( ${name} );`),
      ...rights.denied.map((name) => php`$role->remove_cap( ${name} );`),
    ])}
  }
`;

/** What the built-in roles get and lose, clause by clause. */
function changesOf(clauses: readonly Clause[]): Map<string, Work> {
  const found = new Map<string, Work>();
  let roles: string[] = [];
  for (const clause of clauses) {
    const named = rolesIn(clause.text);
    if (named.length > 0) roles = named;
    const { granted, denied } = rightsOf([clause], new Set());
    if (granted.length + denied.length === 0) continue;
    for (const role of roles) {
      const work = found.get(role) ?? { granted: [], denied: [], base: null };
      work.granted.push(...granted);
      work.denied.push(...denied);
      found.set(role, work);
    }
  }
  return found;
}

/** Roles that are made, removed, or given and denied capabilities. */
export const roleDraft: Draft = {
  id: 'draft-roles',
  name: 'change_roles',
  needs:
    /\brole\b|\bcapabilit|\b(?:give|let|allow|grant|take|remove|deny|stop|forbid)\w*\b[^.\n]*\b(?:editor|author|contributor|subscriber|administrator)s\b/,
  never:
    /users? (?:with|who (?:have|has|are)|that have|in) |shortcode|redirect|has (?:a|the) role|\bendpoint|rest\b|settings page|admin page|meta\b|post type|taxonom|menu|notice|widget|column|\breturns?\b|current_user_can|wp-cli|\bblocks?\b|customizer|enqueue|dashboard|log(?:s|ged)? in|register(?:s|ed)? (?:as|with)|new users?|default role|query|assign|only show|hide|filter|toolbar|admin bar|setting\b|meta ?box|bulk|list\b|profile|e-?mail|comments? by|posts? (?:of|by)|limit|own (?:posts|media|uploads)/,
  compose(c) {
    if (c.says(/\b(?:de)?activat/)) return null;
    const d = new Details(c);
    const made = newRole(c, d);
    // A function that tells something of a role may stand beside the one that makes it.
    const isBeside = made !== null && c.fn?.returns === 'bool';
    if ((c.fn?.parameters?.length ?? 0) > 0 && !isBeside) return null;
    const removed = d.clauses.flatMap(({ text, isRefused }) =>
      isRefused && /\brole\b/i.test(text) && !/\bcapabilit/i.test(text)
        ? [...rolesIn(text), ...[...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, name = '']) => name)].filter(
            (one) => one !== made?.slug,
          )
        : [],
    );
    const at =
      made === null ? -1 : d.clauses.findIndex(({ text }) => text.includes(made.slug) || text.includes(made.label));
    const about = made === null ? [] : d.clauses.slice(Math.max(at, 0));
    const others = made === null ? d.clauses : d.clauses.slice(0, Math.max(at, 0));
    const changes = changesOf(
      others.filter(
        ({ text }) => !(/\brole\b/i.test(text) && removed.length > 0 && rightsIn(text, new Set()).length === 0),
      ),
    );
    const work: PhpCode[] = [
      ...removed.map((slug) => php`remove_role( ${slug} );`),
      ...(made === null
        ? []
        : [roleOf(made, rightsOf(about, new Set([made.slug, ...c.instruction.functions.map(({ name }) => name)])))]),
      ...[...changes].map(([role, rights]) => change(role, rights)),
    ];
    if (work.length === 0) return null;
    c.asked.takeAll();
    return {
      summary: 'Sets what roles may do.',
      returns: 'void',
      body: joinPhp(work, '\n\n'),
      hooks: [{ kind: 'action', hook: 'init' }],
    };
  },
};

function roleOf({ slug, label }: { slug: string; label: string }, { granted, denied, base }: Work): PhpCode {
  const rights = Object.fromEntries(
    [...new Set(granted)].filter((name) => !denied.includes(name)).map((name) => [name, true] as const),
  );
  if (base === null)
    return php`
      if ( null === get_role( ${slug} ) ) {
        add_role( ${slug}, ${label}, ${Object.keys(rights).length === 0 ? { read: true } : rights} );
      }
    `;
  const taken = denied.map((name) => php`unset( $capabilities[ ${name} ] );`);
  return php`
    if ( null === get_role( ${slug} ) ) {
      $capabilities = array_merge( get_role( ${base} )->capabilities ?? array(), ${rights} );
      ${joinPhp(taken)}
      add_role( ${slug}, ${label}, $capabilities );
    }
  `;
}
