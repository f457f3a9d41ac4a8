import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { toPlan } from '../../../plugin/plans/to-plan.ts';
import { limitsIn } from '../../../plugin/site-tools/admin/switch-off/limits-in.ts';
import { siteTools } from '../../../plugin/site-tools/table.ts';
import { understand } from '../../../understanding/understand.ts';
import { conditionsOf } from '../conditions-of.ts';
import type { Deed } from '../deeds.ts';
import { slotOf, slotsOf } from '../deeds.ts';
import { unquoted } from '../measures.ts';
import type { Story } from '../story.ts';
import { screensIn } from './admin-screens.ts';
import { type Composer, type Composers, nothingToAct, unreadCondition } from './composer.ts';
import { freeName } from './lists.ts';

/** Tools of the site, by the deeds that ask for them, with a sentence that asks for the plain tool. */
const tools: Readonly<Record<string, { readonly kind: PlanBehaviour['kind']; readonly plain: string }>> = {
  maintenance: { kind: 'maintenance_mode', plain: 'A maintenance mode.' },
  announcement: { kind: 'announcement_bar', plain: 'An announcement bar on top of every page.' },
  cookies: { kind: 'cookie_notice', plain: 'A cookie notice.' },
  back_to_top: { kind: 'back_to_top', plain: 'A back to top button.' },
  snippets: { kind: 'code_snippets', plain: 'A setting for code in the header and footer of every page.' },
  floating_button: { kind: 'floating_button', plain: 'A floating WhatsApp button on every page.' },
  popup: { kind: 'popup', plain: 'A popup.' },
  tracking: { kind: 'tracking_code', plain: 'Google Analytics tracking code.' },
  countdown: { kind: 'countdown', plain: 'A countdown shortcode.' },
  year: { kind: 'current_year', plain: 'A shortcode for the current year.' },
  duplicate: { kind: 'duplicate_post', plain: 'Duplicate posts with one click.' },
  reading_time: { kind: 'reading_time', plain: 'Show the reading time above posts.' },
  toc: { kind: 'table_of_contents', plain: 'A table of contents in posts.' },
  related: { kind: 'related_posts', plain: 'Show related posts below posts.' },
  views: { kind: 'post_views', plain: 'Show the view count above posts.' },
  share: { kind: 'share_buttons', plain: 'Share buttons below posts.' },
  author_box: { kind: 'author_box', plain: 'An author box below posts.' },
  last_updated: { kind: 'last_updated', plain: 'Show the last updated date above posts.' },
  progress_bar: { kind: 'reading_progress', plain: 'A reading progress bar.' },
  external_links: { kind: 'external_links', plain: 'Open external links in a new tab.' },
  search_scope: { kind: 'search_scope', plain: 'Limit the search to posts.' },
  excerpt: { kind: 'excerpts', plain: 'Excerpts have 30 words.' },
  comment_rules: { kind: 'comment_rules', plain: 'Comments with more than 2 links are held for moderation.' },
  auto_tags: { kind: 'auto_tags', plain: 'Automatically tag posts by their words.' },
  auto_links: { kind: 'auto_links', plain: 'Automatically link keywords in posts.' },
  cache: { kind: 'cache', plain: 'Cache the output of shortcodes for 60 minutes.' },
  breadcrumbs: { kind: 'breadcrumbs', plain: 'Breadcrumbs.' },
  login_page: { kind: 'login_page', plain: 'Change the logo of the login page.' },
  log: { kind: 'activity_log', plain: 'An activity log of logins, content, plugins and users.' },
  redirect: { kind: 'redirects', plain: 'Redirect old addresses to new ones.' },
  social: { kind: 'social_meta', plain: 'Open Graph tags for sharing.' },
};

/** Tools that refuse, hide, shorten or delete: they are made with what was demanded alone, never with usual values. */
const demandedOnly = new Set(['comment_rules', 'search_scope', 'excerpt']);

const plainTools = new Map<string, PlanBehaviour | null>();

/** What the reader of tools makes of a text, where it is one of a kind. */
function toolIn(text: string, kind: PlanBehaviour['kind']): PlanBehaviour | null {
  const { behaviours = [] } = toPlan(understand(text, 'Tool', siteTools));
  return behaviours.find((one) => one.kind === kind) ?? null;
}

function plainTool({ kind, plain }: { kind: PlanBehaviour['kind']; plain: string }): PlanBehaviour | null {
  const known = plainTools.get(kind);
  if (known !== undefined) return known;
  const made = toolIn(plain, kind);
  plainTools.set(kind, made);
  return made;
}

const tool =
  (intent: string): Composer =>
  (deed, story) => {
    const asked = tools[intent];
    if (asked === undefined) return story.refuse(deed, 'Nothing builds this.');
    if (deed.isDenied) return story.tell(deed, 'nothing');
    const known = story.behaviours.find(({ kind }) => kind === asked.kind);
    const own = toolIn(`${deed.text}.`, asked.kind);
    const isNumbered = intent === 'comment_rules' && slotOf(deed, 'number') !== undefined;
    if (own === null && known === undefined && demandedOnly.has(intent) && !isNumbered)
      return story.refuse(deed, 'It is not clear what is to be done here.');
    const made = own ?? toolIn(`${asked.plain} ${deed.text}.`, asked.kind) ?? plainTool(asked);
    if (made === null) return story.refuse(deed, 'Nothing builds this.');
    if (known !== undefined) {
      // A second deed about the same tool changes what it says apart from the plain tool.
      const plain = plainTool(asked) as Record<string, unknown> | null;
      for (const [member, value] of Object.entries(made))
        if (plain === null || JSON.stringify(plain[member]) !== JSON.stringify(value))
          Object.assign(known, { [member]: value });
      return story.add(known, deed);
    }
    const text = slotOf(deed, 'text');
    const quoted = text === undefined ? undefined : unquoted(text);
    const withText =
      quoted !== undefined && 'message' in made && (made as { message: string }).message === ''
        ? { ...made, message: quoted.slice(0, 500) }
        : made;
    story.add(structuredClone(withText), deed);
  };

/** Words after which visitors see how often something was looked at, and those after which they do not. */
const isSeen =
  /\b(?:show|display|visible|print|above|below|under|beside|beneath|next to|stand|say|counter|have (?:viewed|read|seen))/i;
const isUnseen =
  /\b(?:only|just|nobody but|no one but|none but|internal(?:ly)?) (?:for |to |by )?(?:us|me|we|editors?|staff|admins?|the|our)\b|\bfor (?:us|me|\w+) only\b|\b(?:us|me|we|editors|staff) (?:only|alone)\b|\bjust for (?:us|me)\b|\binternal\b|\bin the (?:admin|back ?end|post|page)\b[^.]{0,8}\blist\b|\blist of posts\b/i;

/** How often something is looked at: of the plan's own records, or of posts. */
const views: Composer = (deed, story) => {
  if (deed.isDenied) return story.tell(deed, 'nothing');
  const thing = slotOf(deed, 'thing');
  const entity = thing === undefined ? null : story.find(thing.text);
  if (entity !== null && story.isOwn(entity)) return story.add({ kind: 'count_views', entity }, deed);
  const known = story.last('post_views');
  const { tokens } = deed.sentence;
  const sentence = story.description.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
  const made =
    toolIn(`${deed.text}.`, 'post_views') ?? plainTool({ kind: 'post_views', plain: tools.views?.plain ?? '' });
  if (made?.kind !== 'post_views') return story.refuse(deed, 'Nothing builds this.');
  const isShown = isSeen.test(sentence) && !isUnseen.test(sentence);
  const content = entity === 'page' || entity === 'product' ? [entity] : made.content;
  if (known !== undefined) {
    known.is_shown = known.is_shown || isShown;
    return story.add(known, deed);
  }
  story.add({ ...made, is_shown: isShown, content }, deed);
};

type Thing = BehaviourOf<'switch_off'>['things'][number];

/** What of WordPress can be switched off, by the words for it. */
const parts: readonly (readonly [RegExp, Thing])[] = [
  [/\bxml-?rpc\b/, 'xmlrpc'],
  [/\bemoji/, 'emojis'],
  [/\bpingbacks?|trackbacks?\b/, 'pingbacks'],
  [/\b(?:website|url) field\b/, 'website_field'],
  [/\bcomments?\b(?! form)/, 'comments'],
  [/\b(?:rss|feeds?)\b/, 'feeds'],
  [/\brest(?: api)?\b/, 'rest_api'],
  [/\b(?:block editor|gutenberg)\b/, 'block_editor'],
  [/\b(?:admin bar|toolbar|black bar)\b/, 'admin_bar'],
  [/(?<!\b(?:wordpress|wp) )\b(?:versions?|query strings?)\b.*\b(?:scripts?|styles?|css|assets)\b/, 'asset_versions'],
  [/\bdash ?icons?\b/, 'dashicons'],
  [/\bguess/, 'redirect_guesses'],
  [/\b(?:wordpress|wp) version\b|\bversion\b(?!.*\b(?:scripts?|styles?|css|assets)\b)/, 'version'],
  [/\b(?:file edit|theme editor|plugin editor|file editor)/, 'file_editing'],
  [/\b(?:oembed|embeds?)\b/, 'embeds'],
  [
    /\bdashboard (?:widgets?|boxes)\b|\bwelcome panel\b|\b(?:news|boxes) (?:from|of|by|which|that) wordpress\b|\bwordpress news\b|\bsite health\b|\bevents and news\b|\bother boxes\b|\bstandard boxes\b|\bboxes which wordpress\b/,
    'dashboard_widgets',
  ],
  [/\bauthor (?:archives?|pages?)\b/, 'author_archives'],
  [/\bdate archives?\b/, 'date_archives'],
  [/\bsearch\b/, 'search'],
  [/\bheartbeat\b/, 'heartbeat'],
  [/\bjquery[ -]migrate\b/, 'jquery_migrate'],
  [/\blogin (?:errors?|hints?)\b/, 'login_errors'],
  [/\bupdate (?:notices?|nags?|notifications?|messages?)\b|\bno updates\b/, 'update_notices'],
  [/\bpassword resets?\b|\bforgotten passwords?\b/, 'password_reset'],
  [/\bxml\b/, 'xmlrpc'],
  [/\b(?:admin|other|plugin|no) notices\b|\badmin notice\b/, 'admin_notices'],
  [/\bhelp tabs?\b/, 'help_tabs'],
  [/\bapplication passwords?\b/, 'application_passwords'],
  [/\bauto(?:matic)?[- ]updates?\b/, 'automatic_updates'],
  [/\bsitemaps?\b/, 'sitemaps'],
  [/\blazy[ -]?load(?!\w* (?:all |the |our )?(?:images?|iframes?|videos?|pictures?)\b)/, 'lazy_loading'],
  [/\brevisions?\b/, 'revisions'],
  [/\b(?:avatars?|gravatars?)\b/, 'avatars'],
  [/\battachment pages?\b/, 'attachment_pages'],
  [/\bwordpress logo\b|\bwp logo\b/, 'wordpress_logo'],
  [/\bblock (?:library )?(?:styles|css)\b/, 'block_styles'],
  [/\bupdate (?:e-?)?mails?\b/, 'update_emails'],
  [/\bnew user (?:e-?)?mails?\b/, 'new_user_emails'],
  [/\b(?:user enumeration|user names? (?:leak|scan))/, 'user_enumeration'],
];

/** What of WordPress a text in lower case names. */
export const thingsIn = (text: string): readonly Thing[] =>
  parts.filter(([pattern]) => pattern.test(text)).map(([, thing]) => thing);

/** Orders that staff download, with the columns that are named. */
function exportOrders(deed: Deed, story: Story) {
  const known = story.attributes('order');
  const named = slotsOf(deed, 'field').flatMap(({ text }) => story.findAttribute('order', text)?.key ?? []);
  const usual = ['number', 'date', 'billing_name', 'total', 'status'].filter((key) =>
    known.some((one) => one.key === key),
  );
  const read = conditionsOf(deed, 'order', story);
  if (read.lost.length > 0) return story.refuse(deed, unreadCondition(read.lost));
  story.add(
    {
      kind: 'record_export',
      entity: 'order',
      name: freeName('orders', story),
      title: 'Orders',
      columns: [...new Set(named.length > 0 ? named : usual)].slice(0, 40),
      ...(read.conditions.length > 0 ? { conditions: [...read.conditions] } : {}),
      roles: [],
    },
    deed,
  );
}

/** "Hide Comments, Tools and Appearance from editors": entries of the menu of the administration. */
const hidesMenus =
  /^hid(?:e|es|ing)\b(?=.*\b(?:menus?|tools|appearance|settings|plugins)\b)(?!.*\b(?:widgets?|boxes|notices?)\b)/;

/** Screens that their menus lead to are closed to the roles that do not see these; nothing is switched off for others. */
function hideMenus(deed: Deed, story: Story): void {
  const screens = screensIn(deed.text.toLowerCase());
  const named = slotsOf(deed, 'who').flatMap(({ text }) => story.role(text) ?? []);
  const roles =
    named.length === 0 && /\bfrom (?:them|those|these)\b/i.test(deed.text) ? rolesBefore(deed, story) : named;
  if (screens.length === 0) story.refuse(deed, 'It does not say which menus are hidden.');
  else if (roles.length === 0) story.refuse(deed, 'It does not say from which role the menus are hidden.');
  else
    story.add(
      {
        kind: 'restriction',
        allowed: { who: 'all_but_roles', roles: [...new Set(roles)].slice(0, 20) },
        outcome: 'message',
        message: '',
        subject: { of: 'admin', screens: [...screens] },
      },
      deed,
    );
}

/** The role that a description named last in front of a deed: "*Editors* get lost. Hide the menus from *them*." */
function rolesBefore({ sentence }: Deed, story: Story): readonly string[] {
  const before = story.description.slice(0, sentence.tokens[0]?.start ?? 0);
  const named = before.match(/\b\p{L}+s\b/gu) ?? [];
  const role = named.reverse().flatMap((word) => {
    const person = story.person(word, null);
    return person?.is === 'role' ? [person.role] : [];
  })[0];
  return role === undefined ? [] : [role];
}

/** "No comments on events": of the plan's own records. */
function ownTypeOf(thing: string, story: Story): readonly string[] {
  const key = /^comments?$/i.test(thing) ? null : story.find(thing);
  return key !== null && story.isOwn(key) ? [key] : [];
}

export const site: Composers = {
  ...Object.fromEntries(Object.keys(tools).map((intent) => [intent, tool(intent)])),
  views,

  off(deed, story) {
    if (deed.isDenied) return story.tell(deed, 'nothing');
    const text = deed.text.toLowerCase();
    if (hidesMenus.test(text)) return hideMenus(deed, story);
    const things = thingsIn(text);
    if (things.length === 0) return story.refuse(deed, 'It does not say what of WordPress is switched off.');
    const limits = limitsIn(` ${text.replace(/[.,;:!?]+/g, ' ')} `, things);
    const kept = {
      ...(limits.keptRevisions !== undefined && { kept_revisions: limits.keptRevisions }),
      ...(limits.heartbeatSeconds !== undefined && { heartbeat_seconds: limits.heartbeatSeconds }),
    };
    const types = things.includes('comments')
      ? slotsOf(deed, 'thing', 'place').flatMap(({ text: thing }) =>
          /\bpages?\b/i.test(thing)
            ? ['page']
            : /\bposts?\b/i.test(thing)
              ? ['post']
              : /\b(?:attachments?|media)\b/i.test(thing)
                ? ['attachment']
                : ownTypeOf(thing, story),
        )
      : [];
    const roles = slotsOf(deed, 'who').flatMap(({ text: who }) => {
      const person = story.person(who, null);
      return person?.is === 'role' || person?.is === 'named' ? (story.role(who) ?? []) : [];
    });
    const isExcept = deed.chunks.some(({ label }) => label === 'except') || /\bexcept\b|\beveryone but\b/.test(text);
    const excepted = deed.chunks
      .filter(({ label }) => label === 'except')
      .flatMap(({ slots }) => slots.filter(({ label }) => label === 'who'))
      .flatMap(({ text: who }) => story.role(who) ?? []);
    const last = story.last('switch_off');
    if (
      last !== undefined &&
      JSON.stringify(last.types) === JSON.stringify([...new Set(types)]) &&
      last.roles.length === roles.length + excepted.length
    ) {
      Object.assign(last, kept, { things: [...new Set([...last.things, ...things])] });
      return story.add(last, deed);
    }
    if (last !== undefined && story.plan().behaviours?.some(({ kind }) => kind === 'switch_off')) {
      Object.assign(last, kept, { things: [...new Set([...last.things, ...things])] });
      return story.add(last, deed);
    }
    story.add(
      {
        kind: 'switch_off',
        things: [...new Set(things)],
        roles: [...new Set([...roles, ...excepted])],
        is_except: isExcept && excepted.length > 0,
        types: [...new Set(types)],
        ...kept,
      },
      deed,
    );
  },

  export(deed, story) {
    if (/\blogs?\b/i.test(deed.text)) return story.refuse(deed, 'The activity log cannot be exported yet.');
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    if (deed.isDenied) return story.tell(deed, 'nothing');
    if (story.isOwn(entity)) return story.add({ kind: 'csv_export', entity }, deed);
    if (!story.isNamedIn(deed, entity)) return story.refuse(deed, 'It does not say which records are exported.');
    const kinds: Readonly<Record<string, string>> = {
      user: 'users',
      post: 'post',
      page: 'page',
      product: 'product',
      media: 'attachment',
    };
    const kind = kinds[entity];
    if (entity === 'order') return exportOrders(deed, story);
    if (kind === undefined) return story.refuse(deed, `Nothing exports ${story.namesOf(entity).plural.toLowerCase()}.`);
    const last = story.last('site_export');
    if (last !== undefined) {
      last.kinds = [...new Set([...last.kinds, kind])];
      return story.add(last, deed);
    }
    story.add({ kind: 'site_export', kinds: [kind] }, deed);
  },

  import(deed, story) {
    const entity = story.recordOf(deed);
    if (entity === null) return story.refuse(deed, nothingToAct);
    if (deed.isDenied) return story.tell(deed, 'nothing');
    if (!story.isOwn(entity))
      return story.refuse(deed, `Nothing imports ${story.namesOf(entity).plural.toLowerCase()}.`);
    story.add({ kind: 'csv_import', entity }, deed);
  },

  cli(deed, story) {
    const entity = story.recordOf(deed);
    if (entity === null || !story.isOwn(entity))
      return story.refuse(deed, 'Commands manage records of the plugin’s own.');
    story.add({ kind: 'cli_command', entity }, deed);
  },

  setting(deed, story) {
    const fields = slotsOf(deed, 'field', 'name');
    if (fields.length === 0) return story.refuse(deed, 'It does not say what can be set.');
    story.refuse(deed, 'Parts of the plan have the settings that they need; no part reads this one.');
  },
};
