// Longer than 300 lines: a table of what prompts make things depend on.

import { phpString } from '../../../writers/php.ts';
import { singular } from '../../naming.ts';
import { capabilityIn, knownCapabilities } from '../details/who.ts';
import { type Found, numberOf, type Phrase, type Reading, secondsOf, span } from './reading.ts';
import { opposite, postField, type Scene } from './scene.ts';

const q = phpString;

/** A condition that prompts state, as an expression of PHP; null where what it is about is not at hand. */
interface Test {
  readonly said: string;
  readonly needs?: keyof Scene;
  expression(groups: readonly (string | undefined)[], scene: Scene, found: Found): string | null;
  /** Says by itself whether it is denied. */
  readonly isFixed?: boolean;
}

const roleNames = '(administrator|admin|editor|author|contributor|subscriber|customer|shop manager|shop_manager)s?';

/** Whether the user that something is about has a role. */
function roleTest(scene: Scene, said: string): string {
  const role = said
    .toLowerCase()
    .replace(/^admin$/, 'administrator')
    .replace(' ', '_');
  if (scene.account !== undefined) return `in_array( ${q(role)}, (array) ${scene.account}->roles, true )`;
  if (scene.user !== undefined && !scene.isView)
    return role === 'administrator'
      ? `user_can( ${scene.user}, 'manage_options' )`
      : `in_array( ${q(role)}, (array) get_userdata( ${scene.user} )->roles, true )`;
  return role === 'administrator'
    ? `current_user_can( 'manage_options' )`
    : `in_array( ${q(role)}, (array) wp_get_current_user()->roles, true )`;
}

const capabilityTest = (scene: Scene, capability: string): string =>
  scene.account !== undefined || (scene.user !== undefined && scene.isView !== true)
    ? `user_can( ${scene.account ?? scene.user}, ${q(capability)} )`
    : `current_user_can( ${q(capability)} )`;

/** A comparison of a stored value with what the prompt says of it. */
function valueTest(read: string, said: string | undefined): string {
  if (
    said === undefined ||
    /^(?:set|present|there|not empty|exists?|filled|given|anything|enabled|checked|truthy)$/i.test(said)
  )
    return `'' !== (string) ${read}`;
  if (/^(?:empty|missing|unset|absent|blank|off|unchecked)$/i.test(said)) return `'' === (string) ${read}`;
  if (/^true$/i.test(said)) return `'1' === (string) ${read}`;
  return `${q(said)} === (string) ${read}`;
}

const isValue =
  '(?:\\s+(?:is|are|was|set|equal|equals|has|have|to|of|the|value|being|with)|\\s*=+)*\\s*(?:<text>|=\\s*<value>|(-?\\d+|true|false|yes|no|on|set|empty|missing|present|not empty|checked|enabled)\\b)';
const firstOf = (groups: readonly (string | undefined)[], from: number): string | undefined =>
  groups.slice(from).find((one) => one !== undefined);

const taxonomies: Readonly<Record<string, string>> = {
  category: 'category',
  categories: 'category',
  tag: 'post_tag',
  tags: 'post_tag',
  tagged: 'post_tag',
};

function termTest(scene: Scene, taxonomy: string, term: string): string {
  return `has_term( ${q(term)}, ${q(taxonomy)}, ${scene.post ?? 'get_the_ID()'} )`;
}

const view = (said: string, expression: string): Test => ({
  said,
  expression: (_groups, scene) =>
    scene.query !== undefined ? `${scene.query}->${expression}` : scene.isView === true ? expression : null,
});

/** What can be asked, the more special first. */
const tests: readonly Test[] = [
  {
    said: `(?:posts?|articles?|entries|pages?|content|that|which|is|are|was)\\s+(?:\\w+\\s+){0,2}?(older|newer|younger|more recent) than ${span}(?: old)?|\\b(older) than ${span}|published (?:more|longer) than ${span} ago`,
    needs: 'post',
    expression: (groups, scene) => {
      const unit = groups.findLast((one) => one !== undefined) ?? 'day';
      const amount = groups.find(
        (one) => one !== undefined && /^\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/.test(one),
      );
      const isNewer = groups.some((one) => one !== undefined && /^(?:newer|younger|more recent)$/i.test(one));
      return `(int) get_post_time( 'U', true, ${scene.post ?? 'get_the_ID()'} ) ${isNewer ? '>' : '<'} time() - ${secondsOf(amount, unit)}`;
    },
  },
  {
    said: `published (?:with)?in the last ${span}|(?:with)?in the last ${span}`,
    needs: 'post',
    expression: (groups, scene) =>
      `(int) get_post_time( 'U', true, ${scene.post ?? 'get_the_ID()'} ) > time() - ${secondsOf(firstOf(groups, 0) === groups.findLast((one) => one !== undefined) ? undefined : firstOf(groups, 0), groups.findLast((one) => one !== undefined) ?? 'day')}`,
  },
  {
    said: `(?:whose|with|the|that have|who have|which have|having|have|has|where|if|when)?\\s*(?:the |a |an |its |their )?user (?:meta|field)(?: key| field)? <name>${isValue}`,
    expression: (groups, scene) =>
      valueTest(
        `get_user_meta( ${scene.user ?? (scene.account === undefined ? 'get_current_user_id()' : `${scene.account}->ID`)}, ${q(groups[0] ?? '')}, true )`,
        firstOf(groups, 1),
      ),
  },
  {
    said: `(?:whose|with|that have|which have|having|have|has|where|if|when)?\\s*(?:the |a |an |its |their )?(?:post |custom )?(?:meta|field)(?: key| field)? <name>${isValue}`,
    expression: (groups, scene) =>
      scene.post === undefined && scene.account !== undefined
        ? valueTest(`get_user_meta( ${scene.account}->ID, ${q(groups[0] ?? '')}, true )`, firstOf(groups, 1))
        : valueTest(
            `get_post_meta( ${scene.post ?? 'get_the_ID()'}, ${q(groups[0] ?? '')}, true )`,
            firstOf(groups, 1),
          ),
  },
  {
    said: '(?:that have|which have|with|having|has|have)\\s+(?:the |a )?(?:post )?meta(?: key| field)? <name>',
    needs: 'post',
    expression: ([key = ''], scene) => valueTest(`get_post_meta( ${scene.post}, ${q(key)}, true )`, undefined),
  },
  {
    said: `(?:the )?option <name>${isValue}`,
    expression: (groups) => valueTest(`get_option( ${q(groups[0] ?? '')}, '' )`, firstOf(groups, 1)),
  },
  {
    said: '(?:in|of|from|with|has|have)?\\s*(?:the |a )?(?:product )?(category|tag)(?: slug)?,? (?:called |named |with (?:the )?slug )?<text>|(?:in|from|of) the <text> (category|tag)\\b|\\b(tagged)(?: with| as)? <text>|<text>[- ](tagged)',
    needs: 'post',
    expression: (groups, scene, { text }) => {
      const kind = groups.find((one) => one !== undefined && /^(?:category|tag|tagged)$/i.test(one)) ?? 'category';
      const term = groups.find((one) => one !== undefined && one !== kind) ?? '';
      const taxonomy = taxonomies[kind.toLowerCase()] ?? 'category';
      return termTest(
        scene,
        /product/i.test(text) || scene.isProduct === true
          ? `product_${taxonomy === 'category' ? 'cat' : 'tag'}`
          : taxonomy,
        term,
      );
    },
  },
  {
    said: '(?:with|in|of|has|have)\\s+(?:the |a )?term <text> (?:in|of) (?:the )?(?:taxonomy )?<name>|(?:the )?taxonomy <name> (?:is|has|contains) <text>',
    needs: 'post',
    expression: ([term, taxonomy, other, value], scene) =>
      termTest(scene, taxonomy ?? other ?? 'category', term ?? value ?? ''),
  },
  {
    said: "(?:users?|people|visitors?|members?|everybody|everyone|anyone|those|anybody)?\\s*(?:who|that)?\\s*(?:is|are|aren't|isn't)?\\s*(?:not logged[ -]in|nobody is logged[ -]in|logged[ -]out)(?: users?| visitors?| people)?|nobody is logged[ -]in|no(?:t| one is) logged[ -]in|(?<!and )\\b(?:guests?|anonymous (?:users|visitors|people))\\b(?! post)",
    expression: () => '! is_user_logged_in()',
  },
  {
    said: '(?:users?|people|visitors?|members?|anyone|everyone|those|when|if|the current user|while|someone)?\\s*(?:who (?:is|are)|is|are)?\\s*logged[ -]in(?: users?| visitors?| people| members?)?',
    expression: () => 'is_user_logged_in()',
  },
  {
    said: "(?:(?:users?|people|those|anyone|everybody|everyone)\\s+)?(?:(?:who|that|the current user|the user|they)\\s+)?(?:can|may|has|have|with|lacks?|having)\\s*(not|'t|no)?\\s*(?:the capability |the cap |capability )?<key>(?: capability)?",
    expression: ([denied, capability = ''], scene) => {
      if (!knownCapabilities.has(capability)) return null;
      const test = capabilityTest(scene, capability);
      return denied === undefined ? test : opposite(test);
    },
  },
  {
    said: "(?:(?:users?|people|those|anyone|everybody|everyone)\\s+(?:who|that)|the current user|the user|they|who)\\s+(?:can|may|is allowed to|are allowed to)\\s*(not|'t)? ((?:edit|publish|delete|manage|moderate|upload|install|activate|list|create)\\s+(?:others'? |private |published |theme )?(?:posts?|pages?|options|users|comments|files|plugins|themes|categories))",
    expression: ([denied, what = ''], scene) => {
      const capability = capabilityIn(`who can ${what}`);
      if (capability === null) return null;
      const test = capabilityTest(scene, capability);
      return denied === undefined ? test : opposite(test);
    },
  },
  {
    said: `(?:(?:only |even )?(?:for|to|by|if|when|send|users? with the role|the role|role)\\s+)?(?:the |an? |all |logged[- ]in )*(?<!\\b(?:in|from|of) (?:the )?(?:wp-)?)\\b${roleNames}(?:,? (?:and|or) (?:the |an? )*${roleNames})?\\b(?! (?:list|screen|area|bar|menu|archive|page|panel|dashboard|pages|archives|name|role|box|notice|email|e-mail|address))(?:\\s+only)?`,
    expression: ([one, two], scene, { text }) => {
      if (/^(?:the |an? )*author$/i.test(text.trim()) || (/author/i.test(one ?? '') && !/authors|role/i.test(text)))
        return null;
      return [one, two]
        .filter((name) => name !== undefined)
        .map((name) => roleTest(scene, name))
        .join(' || ');
    },
  },
  view(
    '(?:on |in |for |of )?(?:the )?(?:blog (?:home ?page|home|page|index)|posts page|main blog|blog)\\b',
    'is_home()',
  ),
  {
    said: '(?:on |in |for |of )?(?:the )?(?:front ?page|home ?page|start page)',
    // Of the main query, "home page" is where the posts are.
    expression: (_groups, scene) =>
      scene.query !== undefined ? `${scene.query}->is_home()` : scene.isView === true ? 'is_front_page()' : null,
  },
  view('(?:on |in |for |of )?(?:the )?search(?: results?)?(?: pages?)?\\b(?! form)', 'is_search()'),
  view("(?:on |in |for |of )?(?:the )?404(?:s|'s)?(?: pages?)?\\b|not[- ]found pages?", 'is_404()'),
  view('(?:on |in |for |of )?(?:the )?category (?:archives?|pages?)', 'is_category()'),
  view('(?:on |in |for |of )?(?:the )?tag (?:archives?|pages?)', 'is_tag()'),
  view('(?:on |in |for |of )?(?:the )?author (?:archives?|pages?)', 'is_author()'),
  view('(?:on |in |for |of )?(?:the )?(?:date|month(?:ly)?|year(?:ly)?) archives?', 'is_date()'),
  {
    said: '(?:on |in |for |of )?(?:the )?archives? (?:pages? )?(?:of|for) (?:the |my )?(?:post type )?<name>|\\b(?:on |in |for |of )?(?:the )?\\b(?!(?:category|tag|author|date|in|on|the|and|or|all|not|monthly|yearly|post)\\b)<name> archives?',
    expression: ([one, two], scene) => {
      const call = `is_post_type_archive( ${q(singular(one ?? two ?? ''))} )`;
      return scene.query !== undefined ? `${scene.query}->${call}` : scene.isView === true ? call : null;
    },
  },
  view('(?:on |in |for |of )?(?:the )?archives?(?: pages?)?\\b', 'is_archive()'),
  view('(?:on |in |for |of )?(?:the |rss |atom )*feeds?\\b', 'is_feed()'),
  {
    said: '(?:in |on |from )?(?:the )?(?:wp-)?(?:admin|dashboard|back[- ]?end)(?: area| screens?)?\\b(?! list)(?!_)',
    expression: () => 'is_admin()',
  },
  { said: '(?:on |in )?(?:the )?(?:public )?front[- ]?end(?: of the site)?', expression: () => '! is_admin()' },
  {
    said: `(?:has|have|with|is|are|content|text)\\s+(?:is |has )?(more|less|fewer|longer|shorter) than <number> (words|characters)`,
    needs: 'post',
    expression: ([side = 'more', amount = '1', unit = 'words'], scene) => {
      const text = `wp_strip_all_tags( ${postField(scene, 'post_content')} )`;
      return `${unit === 'words' ? `str_word_count( ${text} )` : `mb_strlen( ${text} )`} ${/more|longer/.test(side) ? '>' : '<'} ${numberOf(amount)}`;
    },
  },
  {
    said: '(?:with(out)?|has|have|having)( no| an?| the)? (?:featured images?|(?:post )?thumbnails?)',
    needs: 'post',
    expression: ([out, no], scene) =>
      `${out !== undefined || / no/.test(no ?? '') ? '! ' : ''}has_post_thumbnail( ${scene.post} )`,
    isFixed: true,
  },
  {
    said: "(?:with(out)?|has|have|having|does(?:n't| not) have|do(?:n't| not) have)( no| an?| any| the)? (tags?|categor(?:y|ies)|content|title)\\b(?! [·\"'`])",
    needs: 'post',
    expression([out, no, what = ''], scene, match) {
      const isWithout = out !== undefined || / no/.test(no ?? '') || /n't|not/.test(match.text);
      if (/^(?:content|title)$/.test(what))
        return `'' ${isWithout ? '===' : '!=='} trim( ${postField(scene, `post_${what}`)} )`;
      return `${isWithout ? '! ' : ''}has_term( '', '${/^tag/.test(what) ? 'post_tag' : 'category'}', ${scene.post} )`;
    },
    isFixed: true,
  },
  {
    said: '(?:with(out)?|has|have|having)( no| an?| the)? excerpts?',
    needs: 'post',
    expression: ([out, no], scene) =>
      `'' ${out !== undefined || / no/.test(no ?? '') ? '===' : '!=='} trim( ${postField(scene, 'post_excerpt')} )`,
    isFixed: true,
  },
  {
    said: 'password[- ]protected(?: posts?| ones)?',
    needs: 'post',
    expression: (_groups, scene) => `post_password_required( ${scene.post} )`,
  },
  {
    said: '(?:its |a |the )?(?:post )?status (?:is |of )?(draft|publish|pending|private|future|trash)(?:ed)?|(?:is|are|was) (?:still )?(?:a )?(draft|published|pending|private)',
    needs: 'post',
    expression: ([one, two], scene) =>
      `${q((one ?? two ?? 'publish').replace('published', 'publish'))} === get_post_status( ${scene.post} )`,
  },
  {
    said: '(?:has|with|have) (no|an?) e-?mail(?: address)?',
    needs: 'comment',
    expression: ([no], scene) => `${no === 'no' ? '! ' : ''}is_email( ${scene.comment}->comment_author_email )`,
    isFixed: true,
  },
  {
    said: 'images?\\b(?! must)',
    needs: 'fileType',
    expression: (_groups, scene) => `str_starts_with( (string) ${scene.fileType}, 'image/' )`,
  },
];

const denyingBefore =
  /\b(?:not|never|no|except|excluding|excludes?|unless|skip(?:s|ping)?|ignor(?:e|es|ing)|nothing|but|than|isn't|aren't|don't|doesn't|mustn't|leave|leaving|neither|nor|besides)\b(?:\s+(?:in|on|for|the|a|an|do|if|when|any|run|of|to|from|with|at|show|it|apply|by|are|is|users?|current|author|visitor|person|he|she|they|you|who|that|have|posts|them|be|touch|affect|change|those|nothing|only|send|comments?|post|mail|his|their|its|has|already)){0,6}\s*$/i;
const denyingAfter =
  /^\s*(?:(?:users?|posts?|pages?|ones|screens?|area)\s+)?(?:must(?: not|n't)|should(?: not|n't)|may not|can(?:not|'t| not)|(?:are|is) (?:not|exempt|excluded|unaffected|untouched|skipped|ignored|left alone)|don't|do not|never|(?:alone|unchanged|untouched|exempt)\b|(?:stays?|keeps?|remains?) (?:as|the|un)|gets? (?:nothing|none)|aren't|isn't|see everything|see all)/i;

/**
 * Whether the words around a place deny it.
 * @param isRefused "… must not" behind it says what is refused
 */
export function isDeniedAt(
  r: Reading,
  { from, to }: { readonly from: number; readonly to: number },
  isRefused = false,
): boolean {
  const phrase = r.phraseAt(from);
  const sentence = r.sentenceAt(from);
  const start = phrase?.from ?? 0;
  const before = r.plain.slice(start, from);
  const after = r.plain.slice(to, phrase?.to ?? to);
  if (denyingBefore.test(before) || (!isRefused && denyingAfter.test(after))) return true;
  // "not in feeds, archives or search"
  const earlier = sentence.filter((one) => one.to <= start);
  return (
    before.trim() === '' &&
    earlier.length > 0 &&
    r.plain.slice(from, phrase?.to).split(/\s+/).length <= 5 &&
    /^\s*(?:not|never|except|skip|no)\b/i.test(r.plain.slice(earlier[0]?.from, earlier[0]?.to))
  );
}

/** "don't send it if …", "skip those that …" */
const isRefusedCase = (r: Reading, at: number): boolean =>
  /(?:n't|\b(?:do not|never|skip|not|unless|except|nothing|ignore))\b[^,.;]{0,40}$/i.test(
    r.plain.slice(r.phraseAt(at)?.from ?? 0, at),
  );

const typeNouns = '(posts?|pages?|products?|attachments?|events?|books?|movies?|recipes?|jobs?|projects?)';

/** The post types that phrases name, wanted and refused, and whether single views are meant. */
function readTypes(
  r: Reading,
  within: readonly Phrase[] | undefined,
): { wanted: string[]; refused: string[]; isSingle: boolean } {
  const wanted: string[] = [];
  const refused: string[] = [];
  let isSingle = false;
  const patterns = [
    '(?:only )?(?:for |of |on )?(?:the )?(?:posts?|entries|content) of (?:the )?(?:custom )?(?:post )?type <name>(?: only)?',
    'singular views? of (?:these |those )?(?:post types?|<name>)?',
    '(?:only )?(?:for |of |on |in )?(?:the )?(?:custom )?post types? <name>(?:,? (?:and|or) <name>)?(?: only)?',
    '(?:only )?(?:for |of |on )?(?:the )?type <name>(?: only)?',
    `(?:only |just )?(?:on |of |for |to |in )?(?:all |every |each )?(?:single|individual|singular) (?:blog )?${typeNouns}(?: pages?| views?)?(?: only)?`,
    '(?:on |of |for )?(?:all |every |each )?(?:single|individual|singular) <name> (?:pages?|posts?|views?)',
    `(?:only|just) (?:for |on |in |to |of )?${typeNouns}\\b`,
    `\\b${typeNouns} only\\b`,
    `(?:not|never|except|nothing|skip|ignore)\\s+(?:for |on |in |to |of )?${typeNouns}\\b`,
    `\\b${typeNouns} (?:must not|mustn't|should not|shouldn't|don't|do not|never|are (?:not|excluded|exempt|unaffected)|stay|keep)(?: (?:get|be|it|changed|affected))*`,
    `(?:for|on|to|of) (?:all |every |each |an? |the |that )?${typeNouns}\\b(?= *(?:$|[,;.)\\n]|only|whose|that|which|with|without|older|in\\b|and pages|tagged))`,
    `(?:every|each|all) ${typeNouns}\\b`,
  ];
  for (const pattern of patterns)
    for (const found of r.takeAll(pattern, within)) {
      const names = found.groups
        .filter((one) => one !== undefined)
        .map((name) => singular(name.toLowerCase().replace(/^["'`]|["'`]$/g, '')));
      if (/\b(?:single|individual|singular)\b/i.test(found.text)) isSingle = true;
      const isOff =
        /^(?:not|never|except|nothing|skip|ignore)\b|must|should|don't|do not|never|\bare\b|stay|keep/i.test(
          found.text,
        ) || isDeniedAt(r, found);
      (isOff ? refused : wanted).push(...names);
    }
  return { wanted: [...new Set(wanted)], refused: [...new Set(refused)], isSingle };
}

const listOf = (types: readonly string[]): string => `array( ${types.map((type) => q(type)).join(', ')} )`;

function typeTests(r: Reading, scene: Scene, within: readonly Phrase[] | undefined): string[] {
  if (scene.post === undefined && scene.postType === undefined && scene.isView !== true) return [];
  const { wanted, refused, isSingle } = readTypes(r, within);
  const post = scene.post ?? 'get_the_ID()';
  const type = scene.postType ?? (post === '$post->ID' ? '$post->post_type' : `get_post_type( ${post} )`);
  const [first] = wanted;
  if (first !== undefined || isSingle) {
    if (isSingle && scene.isView === true)
      return [
        first === undefined
          ? 'is_singular()'
          : wanted.length === 1
            ? `is_singular( ${q(first)} )`
            : `is_singular( ${listOf(wanted)} )`,
      ];
    if (first === undefined) return [];
    return [wanted.length === 1 ? `${q(first)} === ${type}` : `in_array( ${type}, ${listOf(wanted)}, true )`];
  }
  return refused.map((name) => `${q(name)} !== ${type}`);
}

/**
 * The conditions that phrases state, as expressions that must all hold; what they say counts as read.
 * @param within the phrases; all of the prompt where none are given
 */
export function readTests(r: Reading, scene: Scene, within?: readonly Phrase[]): string[] {
  const found: { at: number; test: string }[] = [];
  for (const test of tests) {
    if (test.needs !== undefined && scene[test.needs] === undefined) continue;
    for (const match of r.each(test.said, within)) {
      const expression = test.expression(match.groups, scene, match);
      if (expression === null) continue;
      const isOff = test.isFixed === true ? isRefusedCase(r, match.from) : isDeniedAt(r, match, scene.isRefused);
      r.mark(match);
      found.push({ at: match.from, test: isOff ? opposite(expression) : expression });
    }
  }
  const types = typeTests(r, scene, within);
  const people = found.filter(({ test }) => /current_user_can|->roles/.test(test));
  return [
    ...new Set([
      ...types,
      ...found
        .filter(
          ({ test, at }) =>
            test !== 'is_user_logged_in()' || !people.some((one) => r.phraseAt(one.at) === r.phraseAt(at)),
        )
        .sort((one, other) => one.at - other.at)
        .map(({ test }) => test),
    ]),
  ];
}

const place =
  /^(?:\$\w+->)?is_(?:front_page|home|search|404|category|tag|author|date|archive|feed|post_type_archive|singular)\(/;

/** Places that are named side by side are one condition: on any of them. */
export function withPlaces(found: readonly string[]): string[] {
  const places = found.filter((test) => place.test(test));
  if (places.length < 2) return [...found];
  return [places.join(' || '), ...found.filter((test) => !place.test(test))];
}
