import { phpString } from '../../../../writers/php.ts';
import type { Composer } from '../../../composer.ts';
import { raw } from '../../../composer.ts';
import { block, type HookPart, type HookReader, unless } from '../parts.ts';
import { numberOf, type Reading } from '../reading.ts';
import type { Scene } from '../scene.ts';
import { readTests } from '../tests.ts';
import { textOf } from '../values.ts';

const q = phpString;
type Groups = readonly (string | undefined)[];
const first = (groups: Groups): string => groups.find((one) => one !== undefined) ?? '';
const count = (groups: Groups): string => String(numberOf(first(groups)));

/** A filter that a prompt wants to have one value. */
interface Scalar {
  readonly said: string;
  readonly hook: string;
  readonly name: string;
  /** What it is for, as the first line of the comment. */
  readonly summary: string;
  /** Parameters; the first is the value. */
  readonly params: string;
  readonly type: string;
  value(groups: Groups, c: Composer, r: Reading): string | null;
  /** What conditions can speak of. */
  readonly scene?: Scene;
}

const off =
  "(?:no|disables?|deactivates?|stops?|prevents?|remove|turn(?:s|ing)? off|switch(?:es)? off|suppress(?:es)?|don't (?:send|show|use)|never (?:send|show|use)|block|without|forbid|hide)";
const to =
  '\\s*(?:is|are|to|of|be|should|must|=|:|at|set|become|becomes|have|has|gets?|reads?|says?|with|the|use|using)*\\s*';

/** Whether a clause has to do with mails that are not to be sent. */
const mails = (who: string): string =>
  `(?:${off}) (?:[^·.;]{0,40}?)(?:${who})|(?:${who})[^·,.;]{0,40}? (?:off|disabled|not sent|unwanted|should not be sent|must not be sent)`;

const scalars: readonly Scalar[] = [
  {
    said: `(?:(?:length of (?:the )?)?excerpts?(?: length)?${to}|(?:limit|cut|trim|shorten)(?:s|ed)? (?:the )?excerpts? (?:to|at|after) )(?:a length of |exactly |max(?:imum)? |only )?<number> words(?: long)?|excerpt[_ ]length${to}<number>(?: words)?|<number>[- ]words? excerpts?`,
    hook: 'excerpt_length',
    name: 'excerpt_length',
    summary: 'Says how many words an excerpt has.',
    params: 'int $length',
    type: 'int',
    value: count,
    scene: { isView: true },
  },
  {
    said: `(?:set |limit |reduce |change |use )?(?:the )?(?:jpe?g|image|upload)(?: compression)? quality${to}(\\d+)`,
    hook: 'wp_editor_set_quality',
    name: 'image_quality',
    summary: 'Says how much images are compressed.',
    params: 'int $quality',
    type: 'int',
    value: count,
  },
  {
    said: `(?:keep|store|limit(?: the number of)?)?\\s*(?:at most |only |max(?:imum)?(?: of)? |the last |up to )*<number> (?:post )?revisions(?: per post| of a post)?|(?:limit |restrict )(?:the (?:number of )?)?(?:post )?revisions (?:to|at) <number>`,
    hook: 'wp_revisions_to_keep',
    name: 'revisions_to_keep',
    summary: 'Says how many revisions are kept.',
    params: 'int $number, WP_Post $post',
    type: 'int',
    value: count,
    scene: { post: '$post->ID' },
  },
  {
    said: `(?:rss |the )?feeds?[^.;,·]{0,30}?(?:only |shows? |lists? |has |have |limited to )+<number> (?:items?|posts?|entries)|(?:only |show )?<number> (?:items?|entries)(?: in (?:the )?(?:rss )?feed)?`,
    hook: 'option_posts_per_rss',
    name: 'posts_per_feed',
    summary: 'Says how many posts a feed has.',
    params: '$number',
    type: 'int',
    value: count,
  },
  {
    said: `(?:max(?:imum)?(?: of)?|at most|only|limit(?:ed)? to|no more than)\\s+<number> (?:urls?|entries|links)(?: (?:per|in (?:a|each)) (?:sitemap|page))?|<number> urls? per sitemap|(?:limit|cap)(?:s)? (?:each|every|a|the|all)? ?sitemaps? (?:to|at) <number> (?:urls?|entries)|sitemap[^.;·]{0,20}(?:to|of) <number> urls?`,
    hook: 'wp_sitemaps_max_urls',
    name: 'sitemap_max_urls',
    summary: 'Says how many addresses a sitemap has.',
    params: 'int $max_urls',
    type: 'int',
    value: count,
  },
  {
    said: `(?:mails?|e-?mails?|from|sender|outgoing)[^·;]{0,60}?(?:name|from|as|is)\\s+<text>(?=\\s*[,<(·])|(?:from|sender)[- ]name${to}<text>|\\bwp_mail_from_name\\b${to}<text>`,
    hook: 'wp_mail_from_name',
    name: 'mail_from_name',
    summary: 'Says in whose name mails are sent.',
    params: 'string $name',
    type: 'string',
    value: (groups) => q(first(groups)),
  },
  {
    said: `${mails('(?:password[- ]change(?:d)?|changed[- ]password) (?:e-?mails?|mails?|notifications?)(?: to (?:the )?users?)?')}|(?:no|stop|prevent|disable|suppress|never send)(?: the)? (?:e-?mails?|mails?|notifications?)(?: at all)? ?(?:that |which |is |are |should |goes? |go |sent |out |to |the |users? )*(?:when|after|if) (?:(?:a|the) users? changes? (?:their|his|the)|their|the) password(?: (?:was|is|has been|gets) changed)?`,
    hook: 'send_password_change_email',
    name: 'send_password_change_mail',
    summary: 'Says whether users are told of a changed password.',
    params: 'bool $send',
    type: 'bool',
    value: () => 'false',
  },
  {
    said: `${mails('(?:e-?mail[- ](?:address )?change(?:d)?) (?:e-?mails?|mails?|notifications?)')}|(?:no|stop|prevent|disable|suppress|never send)(?: the)? (?:e-?mails?|mails?|notifications?)(?: at all)? ?(?:that |which |is |are |should |goes? |go |sent |out |to |the |users? )*(?:when|after|if) (?:(?:a|the) users? changes? (?:their|his|the)|their|the) e-?mail(?: address)?(?: (?:was|is|has been|gets) changed)?`,
    hook: 'send_email_change_email',
    name: 'send_email_change_mail',
    summary: 'Says whether users are told of a changed address.',
    params: 'bool $send',
    type: 'bool',
    value: () => 'false',
  },
  {
    said: `(?:the )?(?:password[- ]reset|lost[- ]password|retrieve[- ]password|reset[- ]password)[- ](?:e-?mail|mail|message)(?:'s)?[^·;.]{0,30}?subject${to}<text>|subject of (?:the )?(?:password[- ]reset|lost[- ]password)[- ](?:e-?mail|mail)${to}<text>`,
    hook: 'retrieve_password_title',
    name: 'password_reset_subject',
    summary: 'Says what the subject of the mail about a lost password is.',
    params: 'string $title',
    type: 'string',
    value: (groups, c) => textOf(first(groups), {}, c),
  },
  {
    said: `(?:the )?(?:login|log-in|wp-login)(?: page| screen| form)?(?:'s)? (?:error(?: message)?s?)${to}(?:show|to|only|always|generic|replaced by|just)*\\s*<text>|(?:replace|hide|generic|change)(?: all| the)* (?:login|log-in) errors?[^·.;]{0,30}<text>`,
    hook: 'login_errors',
    name: 'login_errors',
    summary: 'Says what people read whose log-in failed.',
    params: 'string $errors',
    type: 'string',
    value: (groups, c) => c.escapedText(first(groups)).text,
  },
  {
    said: `(?:the )?(?:login|log-in)(?: page| screen)? logo (?:links? |url |should |must |link )*(?:to |point to )?(?:the )?(?:home ?page|home|site|front page|home url)|(?:login|log-in) logo (?:url|link)${to}(?:the )?(?:site|home|front ?page)`,
    hook: 'login_headerurl',
    name: 'login_logo_url',
    summary: 'Says where the logo of the log-in page leads.',
    params: 'string $url',
    type: 'string',
    value: () => 'home_url()',
  },
  {
    said: `(?:the )?(?:admin |wp-admin |dashboard )footer(?: text)?${to}<text>|(?:change|replace|set) (?:the )?(?:text in the )?admin footer(?: text)?${to}<text>`,
    hook: 'admin_footer_text',
    name: 'admin_footer_text',
    summary: 'Says what stands in the footer of the administration.',
    params: 'string $text',
    type: 'string',
    value: (groups, c) => c.escapedText(first(groups)).text,
  },
  {
    said: `(?:hide|disable|remove|no|turn off|never show)s? (?:the )?(?:admin ?bar|toolbar)(?: on the front[- ]?end)?`,
    hook: 'show_admin_bar',
    name: 'show_admin_bar',
    summary: 'Says whether the toolbar is shown.',
    params: 'bool $show',
    type: 'bool',
    value: () => 'false',
    scene: { isView: true },
  },
  {
    said: `(?:disable|turn off|deactivate|block|no)s? xml-?rpc`,
    hook: 'xmlrpc_enabled',
    name: 'xmlrpc_enabled',
    summary: 'Says whether XML-RPC may be used.',
    params: 'bool $is_enabled',
    type: 'bool',
    value: () => 'false',
  },
  {
    said: `(?:rename|change|relabel|label|call)s? (?:the )?["']?(?:·+ |place order |order )*(?:checkout |order )?button(?: text| label)?${to}<text>|(?:the )?(?:"?place order"? |·+ |order |checkout )button (?:to|says|should (?:say|read)|text|label|reads)+\\s*<text>`,
    hook: 'woocommerce_order_button_text',
    name: 'order_button_text',
    summary: 'Says what stands on the button that orders.',
    params: 'string $text',
    type: 'string',
    value: (groups, c) => textOf(first(groups), {}, c),
  },
  {
    said: `(?:change |rename |replace |set )?(?:the )?["']?·* ?(?:add[- ]to[- ]cart|·+) button(?: text| label)?${to}<text>|add[- ]to[- ]cart (?:text|label|button)${to}<text>`,
    hook: 'woocommerce_product_single_add_to_cart_text',
    name: 'add_to_cart_text',
    summary: 'Says what stands on the button that puts into the cart.',
    params: 'string $text',
    type: 'string',
    value: (groups, c) => textOf(first(groups), {}, c),
  },
  {
    said: `(?:slow|limit|set|reduce|change|throttle)?s?\\s*(?:down )?(?:the )?heartbeat(?: api)?(?: interval)?[^·.;]{0,25}?(\\d+) ?(?:seconds|s)\\b`,
    hook: 'heartbeat_settings',
    name: 'heartbeat_settings',
    summary: 'Says how often the Heartbeat runs.',
    params: 'array $settings',
    type: 'array',
    value: (groups) => `array_merge( $settings, array( 'interval' => ${count(groups)} ) )`,
  },
  {
    said: `(?:disable|turn off|no|use the classic editor instead of|deactivate)s? (?:the )?(?:block editor|gutenberg)(?= |$|[.,])`,
    hook: 'use_block_editor_for_post_type',
    name: 'use_block_editor',
    summary: 'Says whether the block editor is used.',
    params: 'bool $use, string $post_type',
    type: 'bool',
    value: () => 'false',
    scene: { postType: '$post_type' },
  },
];

/** Filters whose value a prompt states. */
export const scalarFilters: HookReader = (r, c) => {
  const parts: HookPart[] = [];
  for (const { said, hook, name, summary, params, type, value, scene } of scalars) {
    if (hook === 'wp_sitemaps_max_urls' && !r.says('sitemap')) continue;
    if (hook === 'option_posts_per_rss' && !r.says('\\b(?:rss|feeds?)\\b')) continue;
    if (hook.startsWith('woocommerce') && !r.says('woocommerce|checkout|\\bcart\\b|\\bshop\\b|order')) continue;
    const found = r.take(said);
    const written = found === null ? null : value(found.groups, c, r);
    if (found === null || written === null) continue;
    const tests = scene === undefined ? [] : readTests(r, scene, r.sentenceAt(found.from));
    const passed = /\$(\w+)/.exec(params)?.[0] ?? '';
    parts.push({
      name,
      summary,
      kind: 'filter',
      hook,
      params,
      args: params.split(',').length,
      returns: type,
      body: block(unless(tests, passed), raw(`return ${written};`)),
      ...(hook === 'excerpt_length' ? { priority: 20 } : {}),
    });
  }
  const plain = r.take(
    '(?:from[- ]|sender[- ]|e-?mail[- ]|mail[- ])?address\\s*(?:is|:|to|of|=)*\\s*([\\w.+-]+@[\\w-]+\\.[\\w.]*\\w)',
  );
  const from =
    plain ??
    r.take(
      `(?:all |every |outgoing |site |wordpress )*(?:mails?|e-?mails?|from|sender)[^·;.\\n]{0,60}?(?:address|from|as)?${to}<?([\\w.+-]+@[\\w-]+\\.[\\w.]*\\w)>?`,
    );
  const masked =
    from === null &&
    r.says('\\b(?:mails?|e-?mails?|sender|from)\\b') &&
    parts.some(({ hook }) => hook === 'wp_mail_from_name')
      ? r.take('·+')
      : null;
  const address = /[\w.+-]+@[\w-]+\.[\w.]*\w/.exec((from ?? masked)?.text ?? '')?.[0];
  if (
    address !== undefined &&
    (parts.some(({ hook }) => hook === 'wp_mail_from_name') ||
      r.says('from[- ]address|sent from|sender|come from|wp_mail_from'))
  )
    parts.push({
      name: 'mail_from',
      summary: 'Says from which address mails are sent.',
      kind: 'filter',
      hook: 'wp_mail_from',
      params: 'string $address',
      returns: 'string',
      body: block(`return ${q(address)};`),
    });
  if (parts.some(({ hook }) => hook.startsWith('wp_mail_from')))
    r.takeAll('(?:all |every )?(?:outgoing |site )?(?:mails?|e-?mails?)|should come|come from|sent');
  return parts;
};
