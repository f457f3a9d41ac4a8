import { phpString } from '../../../../writers/php.ts';
import { raw } from '../../../composer.ts';
import { block, type HookPart, type HookReader } from '../parts.ts';
import type { Reading } from '../reading.ts';
import { readTests } from '../tests.ts';
import { describedIn, literalOf } from '../values.ts';

const q = phpString;

/** `robots.txt` and the robots tag of pages. */
export const robots: HookReader = (r) => {
  const parts: HookPart[] = [];
  if (r.says('robots\\.?txt|robots_txt')) {
    const lines: string[] = [];
    for (const [word, name] of [
      [
        'disallow(?:s|ed|ing)?|block(?:s|ed|ing)?|forbid(?:s)?|exclude(?:s|d)?|keep (?:crawlers|bots) out of',
        'Disallow',
      ],
      ['(?<!dis)allow(?:s|ed|ing)?', 'Allow'],
    ] as const)
      for (const found of r.takeAll(
        `\\b(?:${word})(?: crawling(?: of)?| the| path| paths| folder| folders|:)*\\s+((?:(?:,? (?:and|or) |, )?(?:/[\\w/*.$?=-]*|·+))+)`,
      ))
        lines.push(
          ...[...found.text.matchAll(/["'`]?(\/[\w/*.$?=-]*)/g)].map(
            ([, path = '']) => `${name}: ${path.replace(/[.]$/, '')}`,
          ),
        );
    for (const found of r
      .findAll('(?:and |add |the |line |rule )*<text>')
      .filter(({ groups: [text = ''] }) => /^(?:dis)?allow:/i.test(text))) {
      r.mark(found);
      lines.push(found.groups[0] ?? '');
    }
    const delay = r.take('crawl[- ]delay(?: of| to|:)* (\\d+)')?.groups[0];
    if (delay !== undefined) lines.push(`Crawl-delay: ${delay}`);
    const bot = r.take(
      'user-?agent:? ([\\w*-]+)|(?:block|for) (?:the )?(?:bot|crawler) <name>|(?:block|disallow)(?:s)? ([A-Z]\\w*Bot|GPTBot|CCBot)(?: entirely| completely)?',
    );
    const agent = bot?.groups.find((one) => one !== undefined);
    const sitemap = r.take(
      '(?:and |add |an? |the |with )*(?:sitemap)(?: line| url| address| index| entry)*(?:[: ]+(https?://\\S+|·+|/[\\w.-]+))?',
    );
    if (sitemap !== null) {
      const given = sitemap.groups[0]?.replace(/[.,]$/, '');
      lines.push(
        `Sitemap: \u0000${given === undefined ? "home_url( '/wp-sitemap.xml' )" : given.startsWith('/') ? `home_url( ${q(given)} )` : q(given)}`,
      );
    }
    const isPublic =
      r.take(
        '(?:only )?(?:if|when|while|as long as) the site is (?:public|visible|indexable|not hidden)(?: from search engines)?',
      ) !== null;
    r.takeAll(
      'robots\\.?txt|robots_txt|(?:keep|leave) (?:everything|the rest|what is there|the existing (?:rules|lines|content))(?: as it is| intact)?|(?:add|append|rules?|lines?|the|virtual)\\b',
    );
    if (lines.length > 0) {
      const printed = lines.map((line) =>
        line.includes('\u0000')
          ? `$output .= 'Sitemap: ' . esc_url_raw( ${line.split('\u0000')[1]} ) . "\\n";`
          : `$output .= "${line}\\n";`,
      );
      const head = agent === undefined ? [] : [`$output .= "\\nUser-agent: ${agent}\\n";`];
      parts.push({
        name: 'robots_txt',
        summary: 'Adds to what robots.txt says.',
        kind: 'filter',
        hook: 'robots_txt',
        params: 'string $output, $is_public',
        args: 2,
        returns: 'string',
        body: block(
          ...(isPublic ? [raw('if ( ! $is_public ) {\n\treturn $output;\n}\n')] : []),
          ...head,
          ...printed,
          raw('\nreturn $output;'),
        ),
      });
    }
  }
  const wish = r.find(
    '\\b(noindex|nofollow|noarchive|nosnippet|max-image-preview)(?:\\s*(?:,|and|/)\\s*(noindex|nofollow|noarchive|nosnippet))?',
  );
  if (wish !== null && !r.says('\\bcolumn|\\bmeta ?box|<meta|http header|x-robots|rel=')) {
    const sentence = r.sentenceAt(wish.from);
    r.mark(wish);
    const tests = readTests(r, { post: 'get_queried_object_id()', isView: true }, sentence);
    r.takeAll(
      '(?:gets?|should|have|has|set|add|to|the|a|wp_robots|robots? (?:meta )?(?:tag|directive)s?|pages?|posts?|are|marked|mark|as|tell search engines|all|everything|on|for)\\b',
      sentence,
    );
    const words = wish.groups.filter((one) => one !== undefined).map((one) => one.toLowerCase());
    const set = words.map((word) => `$robots['${word}'] = true;`);
    const isAny =
      tests.length > 1 &&
      /\band\b|,|\bor\b/.test(
        sentence.map(({ from, to }) => r.plain.slice(from, Math.min(to + 5, r.plain.length))).join(' '),
      );
    parts.push({
      name: 'robots',
      summary: 'Says what search engines may do with a page.',
      kind: 'filter',
      hook: 'wp_robots',
      params: 'array $robots',
      returns: 'array',
      body: block(
        ...(tests.length === 0
          ? set
          : [
              `if ( ${tests.join(isAny && tests.every((one) => /^is_/.test(one)) ? ' || ' : ' && ')} ) {\n\t${set.join('\n\t')}\n}`,
            ]),
        raw('\nreturn $robots;'),
      ),
    });
  }
  return parts;
};

/** What core's sitemaps hold. */
export const sitemaps: HookReader = (r) => {
  if (!r.says('\\bsitemaps?\\b') || r.says('robots\\.?txt')) return [];
  const parts: HookPart[] = [];
  const off =
    '(?:no|without|remov(?:e|es|ing)|exclud(?:e|es|ing)|leave out|leaving out|drop(?:s)?|disable(?:s)?|hide|skip|not)';
  if (
    r.take(
      '(?:disable|turn off|deactivate|remove|no|switch off)s? (?:the )?(?:core |wordpress |wp |built-in )*(?:xml )?sitemaps?(?: (?:entirely|completely|altogether|at all))?(?=[.,;]|$)',
    ) !== null
  )
    parts.push({
      name: 'sitemaps_enabled',
      summary: 'Says whether there are sitemaps.',
      kind: 'filter',
      hook: 'wp_sitemaps_enabled',
      params: 'bool $is_enabled',
      returns: 'bool',
      body: block('return false;'),
    });
  const meta = r.take(
    `(?:${off}|exclude) (?:all |the )?(posts?|pages?|<name>s?)? ?(?:whose|with|where|that have|which have) (?:the |a )?(?:post )?meta(?: key| field)? <name>(?: (?:is|set|to|of|equals?|=|has|the|value|being))*\\s*(?:=\\s*)?(<text>|-?\\d+|true|yes)?(?: from (?:the |all )?sitemaps?)?`,
  );
  if (meta !== null) {
    const [noun, , key = '', quoted, loose] = meta.groups;
    const value = loose ?? quoted ?? '1';
    const type = noun === undefined ? null : noun.replace(/s$/, '').toLowerCase();
    parts.push({
      name: 'sitemap_posts',
      summary: 'Leaves posts out of the sitemaps.',
      kind: 'filter',
      hook: 'wp_sitemaps_posts_query_args',
      params: 'array $args, string $post_type',
      args: 2,
      returns: 'array',
      body: block(
        ...(type === null || (type === 'post' && !r.says('\\bposts only|only posts'))
          ? []
          : [raw(`if ( ${q(type)} !== $post_type ) {\n\treturn $args;\n}\n`)]),
        raw(
          `$args['meta_query']   = $args['meta_query'] ?? array(); // phpcs:ignore WordPress.DB.SlowDBQuery\n$args['meta_query'][] = array(\n\t'relation' => 'OR',\n\tarray(\n\t\t'key'     => ${q(key)},\n\t\t'compare' => 'NOT EXISTS',\n\t),\n\tarray(\n\t\t'key'     => ${q(key)},\n\t\t'value'   => ${q(value)},\n\t\t'compare' => '!=',\n\t),\n);\n\nreturn $args;`,
        ),
      ),
    });
  }
  const ids = r.take(`(?:${off}) (?:the )?(?:posts?|pages?)(?: with)?(?: the)? ids? ((?:\\d+(?:, | and |,)?)+)`);
  if (ids !== null)
    parts.push({
      name: 'sitemap_posts',
      summary: 'Leaves posts out of the sitemaps.',
      kind: 'filter',
      hook: 'wp_sitemaps_posts_query_args',
      params: 'array $args, string $post_type',
      args: 2,
      returns: 'array',
      body: block(
        `$args['post__not_in'] = array_merge( $args['post__not_in'] ?? array(), array( ${(ids.groups[0] ?? '').match(/\d+/g)?.join(', ')} ) );`,
        raw('\nreturn $args;'),
      ),
    });
  if (
    r.take(
      `(?:${off}) (?:the )?(?:users?|authors?)(?: sitemaps?| archives?| pages?| provider)?(?: from (?:the )?(?:core )?sitemaps?)?|users?(?: sitemap)? (?:out|off)`,
    ) !== null
  )
    parts.push({
      name: 'sitemap_providers',
      summary: 'Leaves users out of the sitemaps.',
      kind: 'filter',
      hook: 'wp_sitemaps_add_provider',
      params: '$provider, string $name',
      args: 2,
      body: block("return 'users' === $name ? false : $provider;"),
    });
  const types: string[] = [];
  const taxonomies: string[] = [];
  for (const found of r.takeAll(
    `(?:(?:${off})|,? and) (?:the )?(?:post type |taxonomy |custom post type )?((?:tags?|categor(?:y|ies)|pages?|posts?|attachments?)(?![\\w-])|<name>)(?:(?:,? and |, )(?:the )?(tags?|categor(?:y|ies)|pages?|<key>))?(?: (?:post type|taxonomy|archives?|sitemaps?))*(?: from (?:the |core )*sitemaps?)?`,
  ))
    for (const name of found.groups.filter((one) => one !== undefined)) {
      const word = name.toLowerCase();
      if (/^(?:tags?|post_tag)$/.test(word)) taxonomies.push('post_tag');
      else if (
        /^categor|^category$/.test(word) ||
        /taxonomy/.test(found.text) ||
        /_(?:cat|tag|category|format)$/.test(word)
      )
        taxonomies.push(/^categor/.test(word) ? 'category' : word);
      else types.push(word.replace(/^(page|post|attachment)s$/, '$1'));
    }
  const unset = (name: string, hook: string, variable: string, keys: readonly string[]): HookPart => ({
    name,
    summary: 'Leaves things out of the sitemaps.',
    kind: 'filter',
    hook,
    params: `array $${variable}`,
    returns: 'array',
    body: block(
      `unset( ${[...new Set(keys)].map((key) => `$${variable}[${q(key)}]`).join(', ')} );`,
      raw(`\nreturn $${variable};`),
    ),
  });
  if (taxonomies.length > 0)
    parts.push(unset('sitemap_taxonomies', 'wp_sitemaps_taxonomies', 'taxonomies', taxonomies));
  if (types.length > 0) parts.push(unset('sitemap_post_types', 'wp_sitemaps_post_types', 'post_types', types));
  if (parts.length > 0) r.takeAll('(?:in |from |of |the )*(?:core |wordpress |wp |xml )*sitemaps?\\b(?:\\.xml)?');
  return parts;
};

/** Answers of the Heartbeat. */
export const heartbeat: HookReader = (r) => {
  if (!r.says('\\bheartbeat\\b')) return [];
  const asked = r.take(
    '(?:answer(?:s)?|respond(?:s)? to|react(?:s)? to|listen(?:s)? (?:to|for)|reply (?:to|when)|when(?:ever)?)?[^·.;]{0,40}?(?:heartbeat )?(?:requests?|data|ticks?)?[^·.;]{0,30}?(?:with|has|have|contains?|sends?|for|includes?) (?:the )?(?:key|field)? ?<text>',
  );
  if (asked === null) return [];
  const answer = r.take(
    '(?:(?:and |with |return(?:s)?|send(?:s)?(?: back)?|answer(?:s)?|reply|respond(?:s)?|put(?:s)?|in|under|key|the|is|:|as)\\s*)*<text>\\s*(?:=>|=|:|with|set to|containing|as)*',
  );
  if (answer === null) return [];
  const value = valueIn(r);
  const tests = readTests(r, {});
  r.takeAll('(?:for|only|users?|people|filter|heartbeat|heartbeat_received|return|answer|requests?)\\b');
  return [
    {
      name: 'heartbeat_received',
      summary: 'Answers the Heartbeat.',
      kind: 'filter',
      hook: 'heartbeat_received',
      params: 'array $response, array $data',
      args: 2,
      returns: 'array',
      body: block(
        raw(
          `if ( ${[`empty( $data[${q(asked.groups[0] ?? '')}] )`, ...tests.map((test) => `! ${test}`)].join(' || ')} ) {\n\treturn $response;\n}\n`,
        ),
        `$response[${q(answer.groups[0] ?? '')}] = ${value};`,
        raw('\nreturn $response;'),
      ),
    },
  ];
};

function valueIn(r: Reading): string {
  const described = describedIn(r, {}, r.phrases);
  if (described !== null) return described;
  const literal = r.take('<text>|\\b(\\d+|true)\\b')?.groups.find((one) => one !== undefined);
  return literal === undefined ? 'true' : literalOf(literal);
}
