import { phpString } from '../../../../writers/php.ts';
import type { Composer } from '../../../composer.ts';
import { fillMarkup } from '../filled-markup.ts';
import { block, type HookPart, type HookReader, unless } from '../parts.ts';
import type { Found, Reading } from '../reading.ts';
import type { Scene } from '../scene.ts';
import { readTests, withPlaces } from '../tests.ts';
import { textOf } from '../values.ts';

const q = phpString;

/** A text of the site that prompts change. */
interface SiteText {
  readonly hook: string;
  readonly said: string;
  readonly params: string;
  readonly args: number;
  readonly value: string;
  readonly scene: Scene;
  /** What always has to hold. */
  readonly always: readonly string[];
  /** Whether its value is markup. */
  readonly isMarkup: boolean;
}

const texts: readonly SiteText[] = [
  {
    hook: 'the_content_feed',
    said: 'the_content_feed|(?:rss |the |in |each |every )*feed(?: items?| content| entries)?\\b',
    params: 'string $content',
    args: 1,
    value: '$content',
    scene: { post: 'get_the_ID()', isView: true },
    always: [],
    isMarkup: true,
  },
  {
    hook: 'get_the_archive_title',
    said: 'get_the_archive_title|archive titles?|titles? of (?:the )?(?:category |tag )?archives?',
    params: 'string $title',
    args: 1,
    value: '$title',
    scene: {},
    always: [],
    isMarkup: true,
  },
  {
    hook: 'comment_text',
    said: "comment_text|(?:the )?text of (?:the |all )?comments?|comment(?:s'|s|'s)? texts?",
    params: 'string $text, $comment = null',
    args: 2,
    value: '$text',
    scene: { comment: '$comment', isView: true },
    always: [],
    isMarkup: true,
  },
  {
    hook: 'get_comment_author',
    said: "get_comment_author\\b|(?:the )?names? of (?:the )?comment(?:ers| authors)|comment author(?:s'|s|'s)? names?",
    params: 'string $author, $comment_id, $comment = null',
    args: 3,
    value: '$author',
    scene: { comment: '$comment', isView: true },
    always: [],
    isMarkup: false,
  },
  {
    hook: 'get_the_excerpt',
    said: '(?:get_)?the_excerpt\\b|(?:the |all )?excerpts?(?: of| to| with| after| before|$)',
    params: 'string $excerpt, WP_Post $post',
    args: 2,
    value: '$excerpt',
    scene: { post: '$post->ID', isView: true },
    always: [],
    isMarkup: true,
  },
  {
    hook: 'the_title',
    said: "the_title\\b|(?:the |all |post |posts' |their |its )*titles?(?: of)?(?: the)?\\b",
    params: 'string $title, int $post_id = 0',
    args: 2,
    value: '$title',
    scene: { post: '$post_id', isView: true },
    always: [],
    isMarkup: false,
  },
  {
    hook: 'the_content',
    said: "the_content\\b|(?:the |post |posts' |page |their |its )*(?:content|body|text)\\b|(?:every|each|all|single) (?:blog )?(?:posts?|pages?|articles?|products?)|posts?|pages?|articles?",
    params: 'string $content',
    args: 1,
    value: '$content',
    scene: { post: 'get_the_ID()', isView: true },
    always: ['in_the_loop()', 'is_main_query()'],
    isMarkup: true,
  },
];

const addVerb =
  '(?:append|prepend|add|put|insert|show|display|print|place|attach|prefix|suffix|output|include|get|gets|have|start|begin|end|open|close|want)(?:s|ed|ing)?';
const beforeWords =
  '(?:in front|in front of|before|above|at the (?:start|beginning|top)|on top|prepend(?:ed|s)?|prefix(?:ed|es)?(?: with)?|start(?:s)? with|begin(?:s)? with|at the front|first)';
const afterWords =
  '(?:after|below|under(?:neath)?|at the (?:end|bottom)|append(?:ed|s)?|suffix(?:ed)?|end(?:s)? with|followed by|beneath|behind)';

interface Added {
  readonly isBefore: boolean;
  readonly code: string;
  /** What stands behind it where something stands before it, too. */
  readonly after?: string;
  /** Expressions that must not be empty for it to be shown. */
  readonly needs?: readonly string[];
}

/** "nothing is appended when the option is empty" */
const noneWhenEmpty =
  '(?:nothing|not|no \\w+)(?: is| are)?(?: \\w+){0,2}? (?:when|if|where|while)\\s+(?:the |that |it |this )*(?:option|meta|field|text|value|it|there)?(?: is| are)?(?: empty| missing| not set| none| no \\w+)+';

/** What is put where. */
function additionIn(r: Reading, c: Composer, text: SiteText): Added | null {
  const whole = r.take(
    '(?:should |must |to |shall |will )*(?:reads?|becomes?|looks? like|be(?: shown| displayed)?(?: as)?|says?|shows? as|appears? as|(?:are |is )?(?:shown|displayed) as|turns? into)\\s*:?\\s*<text>',
  );
  const [start, end] = /^([\s\S]*?)(?:<(?:post )?title>|\{(?:post )?title\}|%title%|\bTITLE\b|%s)([\s\S]*)$/i
    .exec(whole?.groups[0] ?? '')
    ?.slice(1) ?? [undefined, undefined];
  if (start !== undefined && end !== undefined && text.hook === 'the_title')
    return end === ''
      ? { isBefore: true, code: textOf(start, text.scene, c, false) }
      : start === ''
        ? { isBefore: false, code: textOf(end, text.scene, c, false) }
        : { isBefore: true, code: q(start), after: q(end) };
  const hasPlace = r.says(`\\b${beforeWords}\\b`) || r.says(`\\b${afterWords}\\b`);
  if (!hasPlace) return null;
  const isBefore =
    r.says(`\\b${beforeWords}\\b`) && !r.says('\\b(?:below|append(?:s|ed)?|at the (?:end|bottom)|underneath)\\b');
  const image = r.take(
    '(?:the |its |a )?(?:featured image|post thumbnail|thumbnail)(?: \\(?(?:in |at |of |size )*(?:the )?(?:size )?(thumbnail|medium|large|full|medium_large|·+)(?: size)?\\)?)?',
  );
  if (image !== null && text.scene.post !== undefined)
    return { isBefore, code: `get_the_post_thumbnail( ${text.scene.post}, ${q(image.groups[0] ?? 'medium')} )` };
  const tagged = r.take(
    '(?:an? |the )?(?:\\w+ ){0,2}?(paragraph|div|span|box|notice|section|heading)\\b(?:[^·.;\\n]{0,20})<text>(?:,? (?:and |in a \\w+ |inside a \\w+ )?(?:with |having )?(?:the )?(?:css )?class <text>)?',
  );
  const found: Found | null =
    tagged ??
    r.take(
      '<text>(?: (?:in|inside|as|wrapped in) (?:an? )?(paragraph|div|span|box)?(?: with (?:the )?(?:css )?class <name>)?)?',
    );
  if (found === null) return null;
  const [one = '', two, three] = found.groups;
  const tag = tagged === null ? two : one;
  const said = tagged === null ? one : (two ?? '');
  const named =
    three ??
    r.take('(?:with |has |having |carries |gets )*(?:the )?(?:css )?class(?: name)?(?: of| is|:|=)? <name>')?.groups[0];
  if (/^<[a-z]/i.test(said)) {
    const filled = fillMarkup(said, r, text.scene);
    if (filled === null) return { isBefore, code: q(said) };
    const isEmptyNamed = r.take(noneWhenEmpty) !== null;
    const needs = filled.values.filter((value) => isEmptyNamed && /^get_/.test(value));
    return { isBefore, code: filled.code, needs: needs.map((value) => `'' !== (string) ${value}`) };
  }
  if (tag === undefined && !text.isMarkup) return { isBefore, code: textOf(said, text.scene, c, false) };
  if (tag === undefined && named === undefined && !/^[A-Z].*[.!?]$/.test(said))
    return { isBefore, code: textOf(said, text.scene, c, false) };
  const element =
    tag === undefined || /paragraph|notice/i.test(tag)
      ? 'p'
      : /heading/i.test(tag)
        ? 'h2'
        : /box/i.test(tag)
          ? 'div'
          : tag.toLowerCase();
  const open = `<${element}${named === undefined ? '' : ` class="${named}"`}>`;
  const inner = textOf(said, text.scene, c);
  return { isBefore, code: `${q(open)} . esc_html( ${inner} ) . ${q(`</${element}>`)}` };
}

/** Texts of the site with something before or after them, or with words replaced, where conditions hold. */
export const textFilters: HookReader = (r, c) => {
  if (
    r.says(
      '\\b(?:shortcode|meta ?box|widget area|column|e-?mail|menu|body class|register|log-?in|admin bar|comment form|price|cart|checkout|<meta|wp_head|wp_footer|in the (?:head|footer)|robots|when (?:a|an|the) (?:new )?(?:post|page|comment|user|order|product|member|draft))\\b',
    )
  )
    return [];
  if (!r.says(`\\b${addVerb}\\b|\\breplac|\\bremov|\\bstrip|\\b(?:reads?|becomes?|looks? like)\\b`)) return [];
  const text = texts.find(({ said }) => r.says(`\\b(?:${said})`));
  if (text === undefined) return [];
  const found = readTests(r, text.scene);
  const replaced = replacementIn(r, text);
  const added = replaced === null ? additionIn(r, c, text) : null;
  if (added === null && replaced === null) return [];
  r.takeAll(
    `\\b(?:${text.said})|(?:with |via |filter |using )?(?:the )?filter(?: the)?\\b|\\b${addVerb}\\b|\\b${beforeWords}\\b|\\b${afterWords}\\b|(?:an? )?(?:disclaimer|notice|note|box|line|text|hint|banner)\\b`,
  );
  const tests = withPlaces(found);
  const always =
    text.hook === 'the_content' && !tests.some((test) => /is_feed/.test(test) && !test.startsWith('!'))
      ? text.always
      : [];
  const needs =
    added?.code.startsWith('get_the_post_thumbnail') === true
      ? [`has_post_thumbnail( ${text.scene.post} )`]
      : (added?.needs ?? []);
  const checks = text.scene.comment === undefined ? [] : tests.length > 0 ? ['$comment instanceof WP_Comment'] : [];
  r.takeAll('(?:only|just|the filter|nothing else)\\b');
  const result =
    replaced ??
    (added?.isBefore === true
      ? `${added.code} . ${text.value}${added.after === undefined ? '' : ` . ${added.after}`}`
      : `${text.value} . ${added?.code}`);
  const part: HookPart = {
    name: `change_${text.hook.replace(/^(?:get_)?the_/, '')}`,
    summary: 'Changes the text where it applies.',
    kind: 'filter',
    hook: text.hook,
    params: text.params,
    args: text.args,
    returns: 'string',
    body: block(
      unless(
        [...checks, ...tests, ...always, ...needs].filter((test) => !isIdle(test, always)),
        text.value,
      ),
      `return ${result};`,
    ),
  };
  return [part];
};

/** "Not on archives", where the loop of a single view is asked for anyway. */
const isIdle = (test: string, always: readonly string[]): boolean => always.length > 0 && /^! is_admin\(\)$/.test(test);

function replacementIn(r: Reading, text: SiteText): string | null {
  const found = r.take(
    'replac(?:e|es|ing) (?:all |every |each |the )*(?:occurrences? of |word |text |string |phrase )*<text> (?:with|by) <text>|chang(?:e|es|ing) (?:the word )?<text> (?:to|into) <text>',
  );
  if (found !== null) {
    const [one, two, three, four] = found.groups;
    const isLoose = r.take('case[- ]insensitiv\\w+|(?:ignoring|regardless of) (?:the )?case') !== null;
    return `str_${isLoose ? 'i' : ''}replace( ${q(one ?? three ?? '')}, ${q(two ?? four ?? '')}, ${text.value} )`;
  }
  const removed = r.take(
    '(?:remov(?:e|es|ing)|strip(?:s|ping)?|drop(?:s|ping)?) (?:the )?(?:prefix(?:es)?|words?|text)? ?<text>(?: prefix)?',
  );
  return removed === null ? null : `str_replace( ${q(removed.groups[0] ?? '')}, '', ${text.value} )`;
}

/** How excerpts end, with a link where one is wanted. */
export const excerptMore: HookReader = (r, c) => {
  if (!r.says('\\bexcerpts?\\b')) return [];
  const found = r.take(
    '(?:,? ?and )?(?:the )?(?:excerpt_more|(?:ends?|ending|ended|finish(?:es|ing)?|followed|more(?: text| link)?|suffix|ellipsis|\\[(?:…|\\.\\.\\.)\\]|\\[&hellip;\\])(?: (?:in|with|by|is|to|should be|be|becomes|text|replaced))*)\\s*(?:by |with |to )?(?:an? )?(?:link )?(?:with the text )?<text>|(?:replace|change) (?:the )?(?:·+ |\\[…\\] |\\[\\.\\.\\.\\] )?(?:at the end |of (?:the )?excerpts? )*(?:by|with|to|into) (?:an? )?(?:link )?<text>',
  );
  if (found === null) return [];
  const said = found.groups.find((one) => one !== undefined) ?? '';
  const part = r.take(
    '(?:where |with |and )?(?:the (?:words? |text ))?<text> (?:is a |as a |being a )?link(?:s|ed|ing)?(?: to (?:the|its|that) (?:post|article|page|entry))?',
  )?.groups[0];
  const isLink =
    part !== undefined ||
    r.take(
      '(?:which |that |it |and |as a |is a )*link(?:s|ed|ing)?(?: to (?:the|its|that) (?:post|article|page|entry))?',
    ) !== null ||
    /link/i.test(found.text);
  r.takeAll('\\bexcerpts?\\b');
  const tests = readTests(r, { isView: true }, r.sentenceAt(found.from));
  const words = part ?? said;
  const [before = '', after = ''] = part === undefined ? ['', ''] : said.split(part);
  const link = `sprintf( '${before.replace(/'/g, "\\'")}<a href="%1$s">%2$s</a>${after.replace(/'/g, "\\'")}', esc_url( get_permalink() ), ${c.escapedText(part === undefined ? words.trim() : words).text} )`;
  return [
    {
      name: 'excerpt_more',
      summary: 'Says how excerpts end.',
      kind: 'filter',
      hook: 'excerpt_more',
      params: 'string $more',
      returns: 'string',
      body: block(unless(tests, '$more'), `return ${isLink ? link : q(said)};`),
    },
  ];
};
