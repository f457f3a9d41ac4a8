import { phpString } from '../../../../writers/php.ts';
import { singular } from '../../../naming.ts';
import { block, type HookReader, unless } from '../parts.ts';
import { type Found, numberOf, type Reading } from '../reading.ts';
import type { Scene } from '../scene.ts';
import { isDeniedAt, readTests, withPlaces } from '../tests.ts';

const q = phpString;
const scene: Scene = { query: '$query', isView: true };

/** Adds a clause to what others have set. */
const clause = (key: string, lines: readonly string[]): string =>
  `$clauses   = array_filter( (array) $query->get( '${key}' ) );\n$clauses[] = array(\n${lines.map((line) => `\t${line},`).join('\n')}\n);\n$query->set( '${key}', $clauses );`;

const refusing =
  /\b(?:exclud|hid|not\b|n't\b|never|without|leave out|left out|leaving out|keep out|omit|skip|remov|no posts|except|drop|filter out|out of)/i;

/** Whether the words of a phrase want something left out. */
function isRefused(r: Reading, found: Found): boolean {
  const phrase = r.phraseAt(found.from);
  return (
    refusing.test(r.plain.slice(phrase?.from ?? 0, found.from)) ||
    isDeniedAt(r, found) ||
    /^\W*(?:must|should|are|is|stay)[^,.;]*\b(?:not|hidden|excluded|out)\b/.test(r.plain.slice(found.to, phrase?.to))
  );
}

const nouns = '(?:posts?|pages?|products?|items?|entries|articles?|events?|results?|books?|recipes?|projects?|[a-z]+s)';

/** What is set on the query, in the order of the prompt. */
function settingsIn(r: Reading): string[] {
  const set: string[] = [];
  const all = r.take(
    `(?:show |list |display )?all (?:of them |the )?(?:${nouns} )?(?:on|in) (?:one|a single) page|(?:no|without|disable) pag(?:ination|ing)`,
  );
  const number =
    all === null
      ? r.take(
          `(?:show |list |display |limit(?:ed)? to |only |set )*(?:the )?(?:posts[ _]per[ _]page|number of posts|page size)\\s*(?:to|=|is|of|:)*\\s*(\\d+)|(?:show|list|display|limit(?:ed)? to|with|only|at most)?\\s*\\b<number> (?:${nouns} )?(?:per|on each|a|on every|each) page|(?:show|list|display|limit(?:ed)? to|only|at most) (?:only |the )?<number>(?: ${nouns})?|\\b<number> (?:posts|products|items|entries|results|events)\\b`,
        )
      : null;
  if (all !== null) set.push(`$query->set( 'posts_per_page', 1000 );`);
  else if (number !== null)
    set.push(`$query->set( 'posts_per_page', ${numberOf(number.groups.find((one) => one !== undefined) ?? '10')} );`);
  set.push(...orderIn(r), ...termsIn(r), ...metaIn(r), ...typesIn(r));
  return set;
}

function orderIn(r: Reading): string[] {
  const meta = r.take(
    '(?:order|sort|rank)(?:ed|s)?(?: them)? by (?:the )?(?:numeric )?(?:post )?(?:meta(?: (?:value|key|field))*(?: of)?|custom field) <name>( as (?:a )?numbers?|,? numeric(?:ally)?)?',
  );
  const by =
    meta === null
      ? r.take(
          '(?:order|sort)(?:ed|s)?(?: them)?(?: the \\w+)? by (?:the |their )?(title|name|date|publication date|modified(?: date)?|last modified|menu[ _]order|comment[ _]count|number of comments|author|id|random|rand)|\\b(alphabetical(?:ly)?(?: order)?(?: by (?:the )?title)?|random(?:ly| order)?)',
        )
      : null;
  const oldest = r.take('oldest (?:posts? )?(?:first|to newest)|chronological(?:ly)?');
  const newest = r.take('newest (?:posts? )?(?:first|to oldest)|most recent first|latest first|reverse chronological');
  const down = r.take(
    '\\bdesc(?:ending)?\\b|(?:high(?:est)?|most|largest|z)(?:[ -]to[ -]\\w+| first)?(?= first| to|,|\\.|$)(?: first)?',
  );
  const up = r.take(
    '\\basc(?:ending)?\\b|a[ -](?:to[ -])?z|(?:low(?:est)?|soonest|cheapest|smallest)(?:[ -]to[ -]\\w+| first)?',
  );
  if (meta !== null)
    return [
      `$query->set( 'meta_key', ${q(meta.groups[0] ?? '')} );`,
      `$query->set( 'orderby', ${meta.groups[1] !== undefined || /numeric/i.test(meta.text) || /price|number|count|rating|amount|views|points/i.test(meta.groups[0] ?? '') ? "'meta_value_num'" : "'meta_value'"} );`,
      `$query->set( 'order', ${down !== null || newest !== null ? "'DESC'" : "'ASC'"} );`,
    ];
  if (by === null)
    return oldest === null && newest === null
      ? []
      : [`$query->set( 'orderby', 'date' );`, `$query->set( 'order', ${oldest === null ? "'DESC'" : "'ASC'"} );`];
  const said = (by.groups.find((one) => one !== undefined) ?? 'title').toLowerCase().replace('_', ' ');
  const keys: Readonly<Record<string, string>> = {
    'publication date': 'date',
    'modified date': 'modified',
    'last modified': 'modified',
    'menu order': 'menu_order',
    'comment count': 'comment_count',
    'number of comments': 'comment_count',
    id: 'ID',
    random: 'rand',
  };
  const key = /alphabet/.test(said) ? 'title' : /^random/.test(said) ? 'rand' : (keys[said] ?? said);
  if (key === 'rand') return [`$query->set( 'orderby', 'rand' );`];
  const isDown =
    down !== null ||
    newest !== null ||
    (up === null && oldest === null && /^(?:date|modified|comment_count)$/.test(key));
  return [`$query->set( 'orderby', ${q(key)} );`, `$query->set( 'order', ${isDown ? "'DESC'" : "'ASC'"} );`];
}

function termsIn(r: Reading): string[] {
  const found = r.findAll(
    '(?:in |from |of |with |the |a )*(?:post )?(categor(?:y|ies)|tags?|taxonomy <name>)(?: slug)?(?:,? (?:term|with the (?:slug|id)|slug|called|named))*\\s+<text>(?:,? (?:and|or) <text>)?|(?:in |from |of )*(?:the )?<text> (category|tag)\\b|(?:\\w+ )?tagged (?:with |as )?<text>',
  );
  return found.map((one) => {
    const off = isRefused(r, one);
    r.mark(one);
    const [kind, named, term, other, before, beforeKind, tagged] = one.groups;
    const word = kind ?? beforeKind ?? 'tag';
    const taxonomy = named ?? (/^cat/i.test(word) ? 'category' : 'post_tag');
    const terms = [term, other, before, tagged].filter((name) => name !== undefined).map((name) => q(name));
    return clause('tax_query', [
      `'taxonomy' => ${q(taxonomy)}`,
      `'field'    => 'slug'`,
      `'terms'    => ${terms.length === 1 ? terms[0] : `array( ${terms.join(', ')} )`}`,
      `'operator' => ${off ? "'NOT IN'" : "'IN'"}`,
    ]);
  });
}

function metaIn(r: Reading): string[] {
  const found = r.findAll(
    '(?:whose|with|that have|which have|having|where|have|has) (?:the |a )?(?:post )?(?:meta(?: (?:key|field|value))*|custom field) <name>(?: (?:is|set|equal|to|of|equals|=|has|the|value|being))*\\s*(?:=\\s*)?(<text>|-?\\d+|true|yes|set|empty|not empty)?',
  );
  return found.map((one) => {
    const off = isRefused(r, one);
    r.mark(one);
    const [key = '', , quoted] = one.groups;
    const said = quoted ?? one.groups[1];
    if (said === undefined || /^(?:set|not empty)$/i.test(said))
      return clause('meta_query', [`'key'     => ${q(key)}`, `'compare' => ${off ? "'NOT EXISTS'" : "'EXISTS'"}`]);
    const value = /^(?:true)$/i.test(said) ? '1' : said;
    if (!off) return clause('meta_query', [`'key'   => ${q(key)}`, `'value' => ${q(value)}`]);
    return clause('meta_query', [
      `'relation' => 'OR'`,
      `array(\n\t\t'key'     => ${q(key)},\n\t\t'compare' => 'NOT EXISTS',\n\t)`,
      `array(\n\t\t'key'     => ${q(key)},\n\t\t'value'   => ${q(value)},\n\t\t'compare' => '!=',\n\t)`,
    ]);
  });
}

/** "posts and the type "recipe"", "only products", "include pages" */
function typesIn(r: Reading): string[] {
  const found = r.take(
    '(?:(?:should |must |to )*(?:list|show|include|contain|display|find|search(?! (?:should|must|results?))|only|also|return|have)(?:s|ed)? )+(?:only |also |just |both )*((?:(?:,? and |, |or |the |my |(?:custom )?(?:post )?types? |both |posts of (?:the )?(?:post )?type )*(?:posts?|pages?|products?|events?|·+|[a-z]+_[a-z]+|books|recipes|projects|movies|portfolio items))+)(?! (?:per|tagged|older|in|from|whose|with)\\b)',
  );
  if (found === null) return [];
  r.takeAll('\\((?:the |a )?(?:custom )?(?:post )?type:? <name>\\)');
  const names = [
    ...found.text.matchAll(
      /\b(posts?|pages?|products?|events?|books|recipes|projects|movies|[a-z]+_[a-z]+)\b|["'`]([\w-]+)["'`]/gi,
    ),
  ]
    .map(([, one, two]) => singular((two ?? one ?? '').toLowerCase()))
    .filter(
      (name, at, all) =>
        all.indexOf(name) === at &&
        !(
          name === 'post' &&
          /posts? (?:of )?(?:the )?(?:post )?type|post types?/i.test(found.text) &&
          !/posts?,? and|and posts?/i.test(found.text)
        ),
    );
  const more =
    /\b(?:also|include)/i.test(found.text) && !/\bonly\b/i.test(found.text) && !names.includes('post')
      ? ['post', ...names]
      : names;
  return more.length === 0 || (more.length === 1 && more[0] === 'post' && !/only/i.test(found.text))
    ? []
    : [
        `$query->set( 'post_type', ${more.length === 1 ? q(more[0] ?? 'post') : `array( ${more.map((name) => q(name)).join(', ')} )`} );`,
      ];
}

const about =
  'pre_get_posts|main query|\\b(?:archives?|search(?: results?)?|home ?page|front ?page|blog(?: page| home| index)?|feeds?|rss)\\b';

/** What the main query finds, where and for whom. */
export const queryFilters: HookReader = (r) => {
  if (
    !r.says(about) ||
    r.says(
      '\\b(?:register|shortcode|widget|column|notice|redirect|append|prepend|sitemaps?|robots|noindex|body class|menu item|e-?mail|enqueue|transient|cache|rest|endpoint|disable the|titles? of|excerpts?|<meta|head)\\b',
    )
  )
    return [];
  if (
    !r.says(
      '\\b(?:show|list|display|exclud|hid|order|sort|alphabet|newest|oldest|per page|posts? (?:a|each) page|only|include|see|limit|leave out|keep out|contain|appear|find|number|items)',
    )
  )
    return [];
  const set = settingsIn(r);
  if (set.length === 0) return [];
  r.takeAll(
    "(?:use |with |via |using |hook )?(?:the )?(?:pre_get_posts|(?:only |just |for )?(?:the )?main query(?: only)?|(?:not |never |no |don't touch |without touching |(?:but )?leave )*(?:the )?(?:secondary|other|custom)(?: loops?| quer(?:y|ies))(?: alone| untouched)?)\\b(?: only| action| hook)?",
  );
  r.takeAll(
    "(?:leav(?:e|ing)|don't (?:touch|affect|change)|without (?:touching|affecting)|not|never)\\s+(?:in )?(?:the )?admin(?: area| lists?| queries| search(?:es)?)?(?: and secondary queries| or secondary queries)?(?: alone| untouched)?|(?:only )?(?:on )?(?:the )?front[- ]?end(?: only)?",
  );
  const tests = withPlaces(readTests(r, scene)).filter((test) => !/^!? ?is_admin\(\)$/.test(test));
  r.takeAll(
    '(?:should|must|to|from|the|listing|shows?|lists?|display|exclude[sd]?|excluding|hide|hidden|include[sd]?|only|see|ordered|sorted|order|limit(?:ed)?|posts?|pages?|items?|everything else|everywhere else|(?:members?|anyone)? ?see everything|visitors|not|never|leave out|contain|no)\\b',
  );
  return [
    {
      name: 'change_main_query',
      summary: 'Changes what the main query finds.',
      kind: 'action',
      hook: 'pre_get_posts',
      params: 'WP_Query $query',
      returns: 'void',
      body: block(unless(['! is_admin()', '$query->is_main_query()', ...tests]), ...set),
    },
  ];
};
