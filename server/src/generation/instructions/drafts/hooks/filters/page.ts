import { phpString } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import { block, type HookPart, type HookReader } from '../parts.ts';
import type { Phrase, Reading } from '../reading.ts';
import { allOf, type Scene } from '../scene.ts';
import { readTests, withPlaces } from '../tests.ts';
import { allDescribedIn, textOf } from '../values.ts';

const q = phpString;
const scene: Scene = { post: 'get_queried_object_id()', isView: true };

/** Classes with a part that varies, as statements: "role-{role}", "cat-{slug}" for each category. */
function classStatement(said: string, r: Reading, phrase: readonly Phrase[]): string {
  const each = r.take(
    '(?:for )?(?:each|every|all)(?: of)? (?:the |its |their )*(categor(?:y|ies)|tags?|terms? of <name>)(?: (?:of the post|it is in|it has))?',
    phrase,
  );
  const varied = /^(.*)\{([\w ]+)\}(.*)$/.exec(said);
  const [, before = '', name = '', after = ''] = varied ?? [];
  if (each !== null || /^(?:category|cat|tag|term)(?: slug)?$/i.test(name)) {
    const taxonomy = each?.groups[1] ?? (/tag/i.test(each?.groups[0] ?? name) ? 'post_tag' : 'category');
    const base = varied === null ? said : before;
    return `foreach ( wp_get_post_terms( get_queried_object_id(), ${q(taxonomy)} ) as $term ) {\n\t$classes[] = ${q(base)} . sanitize_html_class( $term->slug );\n}`;
  }
  if (varied === null) return `$classes[] = ${q(said)};`;
  const rest = after === '' ? '' : ` . ${q(after)}`;
  if (/role/i.test(name)) {
    r.take(
      "(?:for |of |from )?(?:the )?(?:current |logged[ -]in )?user'?s?(?: first)? role|(?:for |of )?(?:the )?(?:first )?role of the (?:current )?user",
      phrase,
    );
    return `foreach ( array_slice( (array) wp_get_current_user()->roles, 0, 1 ) as $role ) {\n\t$classes[] = ${q(before)} . sanitize_html_class( $role )${rest};\n}`;
  }
  const values: Readonly<Record<string, string>> = {
    slug: "get_post_field( 'post_name', get_queried_object_id() )",
    'post slug': "get_post_field( 'post_name', get_queried_object_id() )",
    type: 'get_post_type( get_queried_object_id() )',
    'post type': 'get_post_type( get_queried_object_id() )',
    id: '(string) get_queried_object_id()',
    author: "get_the_author_meta( 'user_nicename', (int) get_post_field( 'post_author', get_queried_object_id() ) )",
    locale: 'get_locale()',
    language: 'get_locale()',
  };
  return `$classes[] = ${q(before)} . sanitize_html_class( ${values[name.toLowerCase()] ?? q(name)} )${rest};`;
}

/** Classes of the body of pages, each where its conditions hold. */
export const bodyClasses: HookReader = (r) => {
  const isPost = r.says(
    '\\bpost_class\\b|\\bpost class(?:es)?\\b|class(?:es)? (?:of|to|on|for) (?:the )?(?:posts?|articles?)\\b',
  );
  if (
    !isPost &&
    !r.says(
      '\\bbody[ _]class(?:es)?\\b|class(?:es)? (?:to|on|of|for) (?:the )?<?body>?\\b|\\bbody tag\\b|·+ (?:to|on) (?:the )?body\\b',
    )
  )
    return [];
  const statements: string[] = [];
  const view: Scene = isPost ? { post: '$post_id', isView: true } : scene;
  r.takeAll(
    '(?:to |the |on |of |a |an |add(?:s|ing)? |css |extra )*(?:body|post)[ _]class(?:es)?\\b(?: filter)?|(?:to |on |of )(?:the )?body(?: tag)?\\b|(?:add(?:s|ing)?|the|a|an|css|and) (?:the )?class(?:es)?\\b|class(?:es)?\\b',
  );
  const phrases = merged(r);
  for (const phrase of phrases) {
    const removed = r.take(
      '(?:remov(?:e|es|ing)|drop|unset|without|take away) (?:the )?(?:body )?(?:class )?(·+|[a-z][\\w-]*)',
      [phrase],
    );
    if (removed !== null) {
      statements.push(`$classes = array_diff( $classes, array( ${q(removed.groups[0] ?? '')} ) );`);
      continue;
    }
    const tests = withPlaces(readTests(r, view, [phrase]));
    const named = r.takeAll('<text>|\\b([a-z]+(?:-[a-z0-9{}]+)+)\\b', [phrase]);
    for (const { groups } of named) {
      let code = classStatement(groups.find((one) => one !== undefined) ?? '', r, [phrase]);
      if (isPost) code = code.replace(/get_queried_object_id\(\)/g, '$post_id');
      statements.push(tests.length === 0 ? code : `if ( ${allOf(tests)} ) {\n\t${code.replace(/\n/g, '\n\t')}\n}`);
    }
  }
  r.takeAll('(?:when|if|and|add|on|to|the|page)\\b');
  if (statements.length === 0) return [];
  return [
    {
      name: isPost ? 'post_classes' : 'body_classes',
      summary: isPost ? 'Adds classes to posts.' : 'Adds classes to the body of pages.',
      kind: 'filter',
      hook: isPost ? 'post_class' : 'body_class',
      params: isPost ? 'array $classes, $css_class, int $post_id' : 'array $classes',
      args: isPost ? 3 : 1,
      returns: 'array',
      body: block(...statements, raw('\nreturn $classes;')),
    },
  ];
};

/** Phrases of a sentence up to the next that names a class. */
function merged(r: Reading): Phrase[] {
  const found: { from: number; to: number; sentence: number }[] = [];
  for (const phrase of r.phrases) {
    const last = found.at(-1);
    const names = (one: Phrase) => /·|\b[a-z]+-[a-z]/.test(r.plain.slice(one.from, one.to));
    if (last !== undefined && last.sentence === phrase.sentence && !(names(last) && names(phrase))) last.to = phrase.to;
    else found.push({ ...phrase });
  }
  return found;
}

const headPlace =
  '(?:(?:in|into|inside|to|at the (?:end|bottom|top) of|within) )?(?:the )?(?:html |page |site |document )*(<?head>?(?:er)?\\b|footer|wp_head|wp_footer|wp_body_open|(?:right )?after (?:the )?(?:opening )?<?body>?(?: tag)?)(?: (?:tag|section|of (?:all|every|each) pages?|of the (?:site|page)))?(?: \\((very late|late|early)\\)|,? (very late|late|early))?';

/** Markup in the head and the footer of pages. */
export const headAndFooter: HookReader = (r, c) => {
  if (
    !r.says('\\b(?:wp_head|wp_footer|wp_body_open|head|footer)\\b') ||
    r.says(
      '\\b(?:admin footer|enqueue|widget|menu|sidebar|header image|email|http header|headers?:|request|response|reply-to|redirect|remove (?:the )?(?:generator|emoji|rsd|wlw))',
    )
  )
    return [];
  if (!r.says('\\b(?:print|output|add|insert|put|echo|inject|show|include|render)')) return [];
  const places = r.findAll(headPlace).filter(({ groups }) => groups[0] !== undefined);
  const parts: HookPart[] = [];
  for (const [at, place] of places.entries()) {
    const sentence = r.sentenceAt(place.from);
    const others = places.filter((one) => r.sentenceAt(one.from)[0]?.sentence === sentence[0]?.sentence);
    const next = others.find(({ from }) => from > place.from);
    const isFirst = others[0] === place;
    // Markup stands before its place in the first, behind it in those that follow.
    const start = isFirst ? (sentence[0]?.from ?? 0) : place.from;
    const phrases = r.phrases.filter(
      ({ from, to, sentence: one }) =>
        one === sentence[0]?.sentence &&
        to > start &&
        (next === undefined || from < (r.phraseAt(next.from)?.from ?? next.from)),
    );
    r.mark(place);
    const printed = printedIn(r, c, phrases);
    if (printed === null) continue;
    const later = places.length === 1 ? r.phrases : phrases;
    const tests = withPlaces(readTests(r, { post: 'get_queried_object_id()', isView: true }, later));
    const word = (place.groups[0] ?? '').toLowerCase();
    const isHead = /^<?head|wp_head/.test(word);
    const hook = isHead ? 'wp_head' : /body/.test(word) ? 'wp_body_open' : 'wp_footer';
    const late = place.groups[1] ?? place.groups[2];
    parts.push({
      name: `${isHead ? 'head' : hook === 'wp_footer' ? 'footer' : 'body'}_markup${at === 0 ? '' : `_${at + 1}`}`,
      summary: isHead ? 'Prints a tag of the head.' : 'Prints markup of the page.',
      kind: 'action',
      hook,
      ...(late === undefined ? {} : { priority: /late/.test(late) ? 999 : 1 }),
      args: 1,
      params: '',
      returns: 'void',
      body: block(...(tests.length > 0 ? [raw(`if ( ! ( ${allOf(tests)} ) ) {\n\treturn;\n}\n`)] : []), printed),
    });
  }
  r.takeAll('(?:print|output|add|insert|put|echo|inject|show|include|render)s?\\b');
  return parts;
};

function printedIn(r: Reading, c: Composer, within: readonly Phrase[]): string | null {
  const isComment =
    r.take('(?:an? |the )?(?:html )?comment(?: (?:with|containing|saying|that (?:says|contains|has)))?', within) !==
    null;
  const described = isComment ? allDescribedIn(r, {}, within) : [];
  if (isComment && described[0] !== undefined)
    return `printf( "<!-- %s -->\\n", esc_html( (string) ( ${described[0]} ) ) );`;
  const said = r.take('<text>', within);
  if (said === null) return null;
  const text = said.groups[0] ?? '';
  if (isComment) return `printf( "<!-- %s -->\\n", esc_html( ${textOf(text, {}, c, false)} ) );`;
  if (!text.startsWith('<')) {
    const named = r.take(
      '(?:in |inside |as |with )*(?:an? |the )?(?:(paragraph|div|span|p)\\b)?(?: )?(?:with |of )?(?:the )?(?:css )?class <name>',
      within,
    );
    const tag = named?.groups[0] === undefined || /^p/.test(named.groups[0]) ? 'p' : named.groups[0];
    const attribute = named?.groups[1] === undefined ? '' : ` class="${named.groups[1]}"`;
    return `printf( '<${tag}${attribute}>%s</${tag}>', esc_html( ${textOf(text, {}, c)} ) );`;
  }
  return `echo ${q(`${text}\n`)};`;
}
