import { type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { singular } from '../../naming.ts';
import { metaClauses, valueSource } from './comparisons.ts';
import { dateMeta } from './date-meta.ts';
import { parameterMeta } from './parameter-meta.ts';
import { operand, parameter } from './selection.ts';

/** The arguments of `WP_Query`, as a prompt states them, without how many and in which shape. */
export interface PostSelection {
  readonly args: Record<string, PhpValue>;
  /** Statements before the query. */
  readonly before: readonly PhpCode[];
  /** Whether anything but the type and the order was asked for. */
  readonly isSelective: boolean;
}

const quote = '["\'`]';
const notType =
  /^(?:published|draft|drafts|pending|private|scheduled|recent|latest|newest|oldest|last|first|all|the|these|those|that|this|of|new|old|top|popular|related|other|more|many|few|no|any|some|sticky|featured|random|blog|single|child|parent|similar|matching|found|post|get|fetch|returns?|list|lists|find|finds|show|shows|trashed|your|my|our|its|their|his|her|such|most|least|commented|viewed|upcoming|past|future|and|or|to|in|on|for|with|from|by|per|only|wordpress|wp|custom|multiple|several|current|displayed|unused|tagged|called|named|function|next|previous|main|oldest|user|author|full|valid|existing|missing|first|older|newer|younger|specific|given|certain|two|three|four|five|six|ten|number|id|ids|title|titles|same|excluding|display|displays|read|count|counts|how|long|short|unread|protected|public|visible|menu|admin)$/;

/** A parameter of the signature whose name says what it is. */
function parameterLike(c: Composer, names: RegExp): PhpCode | null {
  const found = c.fn?.parameters?.find(({ name }) => names.test(name));
  if (found === undefined) return null;
  c.take([found.name]);
  return raw(`$${found.name}`);
}

/** The post types that a prompt speaks of. */
export function typesOf(c: Composer): PhpValue {
  const bound = parameterLike(c, /^(?:post_?types?|type|cpt)$/);
  if (bound !== null) return bound;
  const listed = c.asked.states(
    new RegExp(
      String.raw`\bpost[ -]?types?\b\s*(?:is|are|of|:|=)?\s*((?:${quote}?[a-z][\w-]*${quote}?(?:\s*,\s*(?:and |or )?|\s+(?:and|or|&)\s+)?)+)`,
      'i',
    ),
  )?.[1];
  const items = (listed ?? '')
    .split(/\s*,\s*(?:and |or )?|\s+(?:and|or|&)\s+/)
    .map((item) => item.replace(/["'`]/g, '').trim());
  const named = items.flatMap((item) => {
    const word = /^[a-z][\w-]*/.exec(item)?.[0] ?? '';
    return word === '' ||
      notType.test(word) ||
      (/^(?:where|whose|ordered|sorted|which|is|are|as|has|should|without|published|it|function|an?|page)$/.test(
        word,
      ) &&
        word !== 'page')
      ? []
      : [word];
  });
  if (named.length > 0) return named.length === 1 ? (named[0] ?? 'post') : named;
  const quoted = c.asked.states(
    new RegExp(
      String.raw`(?<!category |tag |tagged |meta |named )${quote}([a-z][a-z0-9_-]*)${quote}(?: (?:custom )?(?:posts?|entries|items|cpt|post type))\b`,
    ),
  )?.[1];
  if (quoted !== undefined) return quoted;
  const typed = c.asked.states(
    new RegExp(String.raw`\bof (?:the )?(?:custom )?type\s+${quote}?([a-z][\w-]*)`, 'i'),
  )?.[1];
  if (typed !== undefined) return typed;
  const both = c.asked.states(
    /\bposts?(?:,? and|,? or|,|\s*&|\s*\+|\/) ?pages?\b|\bpages?(?:,? and|,|\s*&) ?posts?\b/i,
  );
  if (both !== null) return ['post', 'page'];
  const before = [...c.instruction.prose.matchAll(/\b([a-z][a-z_-]{2,}) (?:posts?|entries)\b/g)]
    .map(([, word = '']) => word)
    .find((word) => !notType.test(word) && !/(?:ed|ing|ly|est)$/.test(word));
  if (before !== undefined && !/\b(?:category|tag)\b/.test(before)) return singular(before);
  if (
    c.says(/\bpages?\b(?!\s*(?:=|number|\d|of results|size|param))/) &&
    !c.says(/\bposts?\b|\$page\b|per[ _]page|paged|pagination/)
  )
    return 'page';
  if (c.says(/\bproducts\b/) && !c.says(/\bposts?\b/)) return 'product';
  if (c.says(/\battachments?\b|\bmedia (?:files|items|library)\b|\bimages?\b/) && !c.says(/\bposts?\b|featured image/))
    return 'attachment';
  const thing = c.instruction.prose.match(
    /\b(?:newest|latest|upcoming|next|published|all|recent|of the|past|\d+) (events?|movies|books|recipes|courses|projects|jobs|properties|testimonials|members|articles|lessons|portfolios?|services|reviews|listings|tickets|faqs)\b/,
  )?.[1];
  return thing === undefined || /^articles?$/.test(thing) ? 'post' : singular(thing);
}

const statusWords: readonly (readonly [RegExp, PhpValue])[] = [
  [/\bany status\b|\bwhatever (?:their |the )?status|\bregardless of (?:their |the )?status|\ball statuses/i, 'any'],
  [
    /\bdrafts?\b[^.;,\n]{0,20}\b(?:too|as well|also|included|count)\b|\b(?:including|includes?|also|even|plus|published (?:ones|posts|entries)? ?and) (?:the )?drafts?\b|\bpublished (?:and|or) drafts?\b/i,
    ['publish', 'draft'],
  ],
  [/\bdrafts?\b(?:,? (?:and|or) pending\b)/i, ['draft', 'pending']],
  [/\bpublish(?:ed)?\b,? (?:and|or|&) (?:scheduled|future)\b/i, ['publish', 'future']],
  [/\bpublish(?:ed)?\b,? (?:and|or|&) private\b/i, ['publish', 'private']],
  [/\bscheduled\b|\bfuture posts?\b/i, 'future'],
  [/\b(?:only |all )?published\b|\bstatus\W+publish\b/i, 'publish'],
  [/\bdrafts?\b/i, 'draft'],
  [/\bpending\b/i, 'pending'],
  [/\bprivate\b/i, 'private'],
  [/\btrashed\b|\bin the trash\b/i, 'trash'],
];

function statusOf(c: Composer): PhpValue {
  const bound = parameterLike(c, /^(?:post_?status|status(?:es)?)$/);
  if (bound !== null) return bound;
  return statusWords.find(([said]) => c.asked.states(said) !== null)?.[1] ?? 'publish';
}

/** Terms that posts are to have, or not. */
function taxClauses(c: Composer): { readonly clauses: PhpValue[]; readonly isEither: boolean } {
  const clauses: PhpValue[] = [];
  const add = (taxonomy: PhpValue, text: string, negative: boolean) => {
    const values = text.split(/\s*,\s*(?:and |or )?|\s+(?:and|or|&)\s+/).filter((one) => one !== '');
    const operands = values.map((one) => operand(c, one.trim()));
    const isId = values.every(
      (one) => /^\d+$/.test(one.trim()) || (/^\$/.test(one) && /_ids?$|^\$ids?$/.test(one)) || isIntParameter(c, one),
    );
    const isName = !isId && operands.every((one) => typeof one === 'string' && /[A-Z ]/.test(one));
    const first = operands[0] ?? '';
    clauses.push({
      taxonomy,
      field: isId ? 'term_id' : isName ? 'name' : 'slug',
      terms: operands.length === 1 ? first : operands,
      ...(negative ? { operator: 'NOT IN' } : {}),
    });
  };
  const value = String.raw`(?:${quote}[^"'${'`'}\n]+${quote}|\$\w+|\d+)`;
  const values = String.raw`(${value}(?:(?:\s*,\s*(?:and |or )?|\s+(?:and|or|&)\s+)${value})*)`;
  const negated =
    /\b(?:not|except|exclud\w+|without|but not|outside|other than|hide|omit\w*|skip\w*|leave out|never|don't)\b[^.;\n]{0,40}$/i;
  const patterns: readonly (readonly [RegExp, (match: RegExpExecArray) => readonly [PhpValue, string]])[] = [
    [
      new RegExp(String.raw`\bterms?\b[^.;\n]{0,12}?${values}[^.;\n]{0,24}?\btaxonomy\s+${quote}?(\$?[a-z]\w*)`, 'gi'),
      (m) => [m[2] ?? '', m[1] ?? ''],
    ],
    [
      new RegExp(
        String.raw`\btaxonomy\s+${quote}?(\$?[a-z][\w-]*)${quote}?[^.;\n]{0,30}?(?:terms?|slug|is|=|:|equals|value)\s*(?:slugs?|ids?|named|with the slug|is|=|:)*\s*${values}`,
        'gi',
      ),
      (m) => [m[1] ?? '', m[2] ?? ''],
    ],
    [
      new RegExp(
        String.raw`\b(?:categor(?:y|ies))\b(?: (?:with )?(?:the )?(?:slugs?|ids?|named|called|name|of|is|=))*\s*${values}`,
        'gi',
      ),
      (m) => ['category', m[1] ?? ''],
    ],
    [
      new RegExp(
        String.raw`\b(?:tagged(?: (?:with|as))?|tags?)\b(?: (?:with )?(?:the )?(?:slugs?|ids?|tag|named|called|name|of|is|=))*\s*${values}`,
        'gi',
      ),
      (m) => ['post_tag', m[1] ?? ''],
    ],
    [
      new RegExp(String.raw`(${value})\s+(category|tag)\b`, 'gi'),
      (m) => [/tag/i.test(m[2] ?? '') ? 'post_tag' : 'category', m[1] ?? ''],
    ],
    [
      new RegExp(
        String.raw`\bin (?:the )?["'${'`'}]?((?!the|a|an|order|this|taxonomy|category)[a-z]\w+)["'${'`'}]?\s+(?:term\s+)?(${quote}[\w -]+${quote})`,
        'gi',
      ),
      (m) => [m[1] ?? '', m[2] ?? ''],
    ],
  ];
  const taken: [number, number][] = [];
  for (const [said, read] of patterns)
    for (const match of c.text.matchAll(said)) {
      if (taken.some(([from, to]) => match.index < to && match.index + match[0].length > from)) continue;
      const [taxonomy, text] = read(match as RegExpExecArray);
      if (
        taxonomy === 'category' ||
        taxonomy === 'post_tag' ||
        /taxonomy|term/i.test(match[0]) ||
        isTaxonomyWord(c, String(taxonomy))
      ) {
        taken.push([match.index, match.index + match[0].length]);
        c.asked.readsWithin(match[0]);
        const name = String(taxonomy).startsWith('$') ? operand(c, String(taxonomy)) : taxonomy;
        add(name, text, negated.test(c.text.slice(Math.max(0, match.index - 60), match.index)));
      }
    }
  const own = c.fn?.parameters?.find(({ name }) =>
    /^(?:(?:category|cat|tag|term)(?:_?(?:slug|id|name))?|slug)$/.test(name),
  );
  const ownTaxonomy = /\bcategor(?:y|ies)\b/i.test(c.text) ? 'category' : /\btags?\b/i.test(c.text) ? 'post_tag' : null;
  if (clauses.length === 0 && own !== undefined && ownTaxonomy !== null) {
    c.take([own.name]);
    const field = own.type === 'int' || /_?id$/.test(own.name) ? 'term_id' : /name/.test(own.name) ? 'name' : 'slug';
    clauses.push({ taxonomy: ownTaxonomy, field, terms: raw(`$${own.name}`) });
  }
  clauses.push(...parameterTerms(c));
  const spans = [...taken].sort(([a], [b]) => a - b);
  const isEither = spans.some(([from], at) => at > 0 && /\bor\b/i.test(c.text.slice(spans[at - 1]?.[1] ?? 0, from)));
  return { clauses, isEither };
}

/** Terms that a parameter names: "when $team is given: only those with this slug in the taxonomy `team`". */
function parameterTerms(c: Composer): PhpValue[] {
  return c.unbound().flatMap((one) => {
    if (/^(?:count|limit|number|num|n|max|per_page|page|\w*post\w*)$/.test(one.name)) return [];
    const line = c.asked.states(
      new RegExp(
        String.raw`\$${one.name}\b[^\n]*\btaxonomy\s+${quote}?([a-z][\w-]*)|\$${one.name}\b[^\n]*${quote}([a-z][\w-]*)${quote} taxonomy|\$${one.name}\b[^.\n]*\b(category|tag)\b`,
        'i',
      ),
    );
    const named = line?.[1] ?? line?.[2];
    const taxonomy = named ?? (line?.[3] === undefined ? undefined : /^tag/i.test(line[3]) ? 'post_tag' : 'category');
    if (line === null || taxonomy === undefined) return [];
    c.take([one.name]);
    const field =
      /int/.test(one.type) || /_id$/.test(one.name)
        ? 'term_id'
        : /\bby name\b|\bterm name\b/i.test(line[0])
          ? 'name'
          : 'slug';
    const clause: PhpValue = { taxonomy, field, terms: raw(`$${one.name}`) };
    const isOptional =
      /^(?:''|""|null|0|array\(\)|\[\])$/.test(one.defaultValue) || /\b(?:if|when|optional)\b/i.test(line[0]);
    return [isOptional ? php`empty( ${raw(`$${one.name}`)} ) ? array() : ${clause}` : clause];
  });
}

const isTaxonomyWord = (c: Composer, word: string) =>
  new RegExp(String.raw`\b${word}\b[^.]*\btaxonomy|taxonomy[^.]*\b${word}\b`, 'i').test(c.text);
const isIntParameter = (c: Composer, text: string) =>
  /^\??int$/.test(c.fn?.parameters?.find(({ name }) => `$${name}` === text.trim())?.type ?? '');

const units = String.raw`(minute|hour|day|week|month|year)s?`;

/** When posts were published or changed. */
function dateClause(c: Composer): PhpValue | null {
  const column = c.says(/\b(?:modified|updated|changed|edited)\b/) ? { column: 'post_modified' } : {};
  const ago = c.asked.states(
    new RegExp(
      String.raw`\b(?:more than|over|at least|longer than) (?:that many|the given (?:number of )?|(\$?\w+)) ?${units} ago\b|\b(?:for|in) (?:more than|over|at least) (\$?\w+) ${units}\b`,
      'i',
    ),
  );
  if (ago !== null) {
    const unit = (ago[2] ?? ago[4] ?? 'day').toLowerCase();
    const said = ago[1] ?? ago[3] ?? `$${unit}s`;
    const count = said.startsWith('$') ? operand(c, said) : (c.amount(new RegExp(`^${unit}s?$`), 1) ?? 1);
    const before =
      typeof count === 'number' ? `${count} ${unit}${count === 1 ? '' : 's'} ago` : php`${count} . ${` ${unit}s ago`}`;
    return { ...column, before };
  }
  const within = c.asked.states(
    new RegExp(
      String.raw`\b(?:in|within|from|during|over|of|since) (?:the )?(?:last|past|previous) (\$?\w+ )?${units}|\b(?:not )?older than (\$?\w+) ${units}|\b(?:newer|younger) than (\$?\w+) ${units}|\blast (\$?\w+) ${units}\b`,
      'i',
    ),
  );
  if (within !== null) {
    const [, a, unitA, b, unitB, d, unitD, e, unitE] = within;
    const amount = (a ?? b ?? d ?? e ?? '1').trim();
    const unit = (unitA ?? unitB ?? unitD ?? unitE ?? 'day').toLowerCase();
    const count = amount.startsWith('$') ? operand(c, amount) : (c.amount(new RegExp(`^${unit}s?$`), 1) ?? 1);
    const side = b !== undefined && !/not older/i.test(within[0]) ? 'before' : 'after';
    const unused = /\bnot\b[^.;]*$/i.test(c.text.slice(0, c.text.indexOf(within[0]))) && column.column !== undefined;
    return {
      ...column,
      [unused ? 'before' : side]:
        typeof count === 'number'
          ? `${count} ${unit}${count === 1 ? '' : 's'} ago`
          : raw(`${(count as PhpCode).text} . ' ${unit}s ago'`),
      inclusive: true,
    };
  }
  if (c.asked.states(/\bthis month\b|\bcurrent month\b/i))
    return { year: raw("(int) wp_date( 'Y' )"), month: raw("(int) wp_date( 'n' )") };
  if (c.asked.states(/\bthis year\b|\bcurrent year\b/i)) return { year: raw("(int) wp_date( 'Y' )") };
  if (c.asked.states(/\b(?:published|posted|written|created|from) today\b|\btoday's\b/i))
    return { year: raw("(int) wp_date( 'Y' )"), month: raw("(int) wp_date( 'n' )"), day: raw("(int) wp_date( 'j' )") };
  const between = c.asked.states(
    new RegExp(
      String.raw`\b(?:published|posted|written|dated|created|date|modified|updated)\b[^.;\n]{0,20}\bbetween (?:the )?(?:dates )?(${valueSource}) and (${valueSource})`,
      'i',
    ),
  );
  if (between !== null)
    return { ...column, after: operand(c, between[1] ?? ''), before: operand(c, between[2] ?? ''), inclusive: true };
  const side = c.asked.states(
    new RegExp(
      String.raw`\b(?:published|posted|written|dated|created|modified|updated)\b[^.;\n]{0,12}\b(after|since|before|until) (?:the )?(?:date )?(${quote}?\d{4}-[\d-]+${quote}?|\$\w+)`,
      'i',
    ),
  );
  if (side !== null)
    return { ...column, [/after|since/i.test(side[1] ?? '') ? 'after' : 'before']: operand(c, side[2] ?? '') };
  const year = c.fn?.parameters?.find(({ name }) => name === 'year');
  const month = c.fn?.parameters?.find(({ name }) => name === 'month');
  if (year === undefined) return null;
  c.take(['year', ...(month === undefined ? [] : ['month'])]);
  return {
    year: raw('$year'),
    ...(month === undefined ? {} : { month: raw(month.defaultValue === '' ? '$month' : '$month ?: null') }),
  };
}

/** Which entries are left out or looked for by their IDs and relations. */
function relations(c: Composer): Record<string, PhpValue> {
  const args: Record<string, PhpValue> = {};
  const title = c.unbound().find(({ name }) => /^(?:post_?)?title$/.test(name));
  if (
    title !== undefined &&
    c.asked.states(/\b(?:this|that|the|given|same|exact(?:ly)?)\b[^.;\n]{0,12}\btitle\b/i) !== null
  ) {
    c.take([title.name]);
    args.title = raw(`$${title.name}`);
  }
  const without = c.asked.states(
    /\b(?:except|exclud\w+|without|but not|other than|not including|leav\w+ out|omit\w*)\s+(?:for )?(?:the |those |any )?(?:posts? |page |one |ids? )*(?:with (?:the )?ids? |in )?[`"']?\$(\w+)/i,
  );
  const gone = parameter(c, without?.[1]);
  if (gone !== null)
    args.post__not_in =
      gone.type === 'array' || /s$/.test(gone.name)
        ? raw(`array_map( 'intval', $${gone.name} )`)
        : raw(`array( ${/WP_Post/.test(gone.type) ? `$${gone.name}->ID` : `$${gone.name}`} )`);
  else if (
    c.asked.states(
      /\b(?:except|exclud\w+|without|but not|other than|not including|leav\w+ out)\s+(?:for )?(?:the )?(?:current|given|displayed|same|this) (?:post|page|one|entry)|\bwithout the (?:post|page) itself|\bnot the (?:current )?post itself/i,
    ) !== null
  ) {
    const own = c.find('post');
    args.post__not_in = own === null ? raw('array( get_the_ID() )') : php`array( ${own} )`;
  } else {
    const ids = c.asked.states(
      /\b(?:except|exclud\w+|without|but not|leav\w+ out)\s+(?:the )?(?:posts?|pages?)(?: with)?(?: the)? ids?\s*:?\s*(\d+(?:(?:\s*,\s*(?:and )?|\s+and\s+)\d+)*)/i,
    )?.[1];
    if (ids !== undefined) args.post__not_in = ids.split(/\D+/).filter(Boolean).map(Number);
  }
  const author = c.asked.states(
    /\b(?:by|of|from|written by) (?:the )?(?:given )?(?:author|user)(?: (?:with (?:the )?id|id))?\s*[`"']?\$(\w+)|\bauthor\s*(?:is|=|:)?\s*\$(\w+)/i,
  );
  const bound =
    parameter(c, author?.[1] ?? author?.[2]) ??
    (c.says(/\b(?:by|of) (?:an?|the|that|this|given)[^.;]{0,12} ?(?:author|user)\b|\bauthor'?s\b|\buser'?s posts/)
      ? userParameter(c)
      : null);
  if (bound !== null) args.author = raw(/WP_User/.test(bound.type) ? `$${bound.name}->ID` : `$${bound.name}`);
  else if (
    c.asked.states(
      /\b(?:by|of|from) (?:the )?(?:current(?:ly logged[- ]in)?|logged[- ]in) user\b|\bcurrent user'?s\b|\bown (?:posts|drafts)\b/i,
    ) !== null
  )
    args.author = raw('get_current_user_id()');
  else {
    const id = c.asked.states(/\bauthor (?:id )?(\d+)\b/i)?.[1];
    if (id !== undefined) args.author = Number(id);
  }
  const parent = c.asked.states(
    /\b(?:child(?:ren)?|sub ?pages?|direct children)(?: pages?| posts?)? of (?:the )?(?:given )?(?:page |post |parent )?(?:with (?:the )?id )?[`"']?(\$\w+|\d+)?/i,
  );
  if (parent !== null) {
    const given = parent[1];
    args.post_parent = given === undefined ? (c.find('post') ?? raw('get_the_ID()')) : operand(c, given);
  } else if (
    c.asked.states(
      /\btop[- ]level (?:pages?|posts?|entries)|\b(?:without|no|not attached to) (?:an? |any )?parent\b/i,
    ) !== null
  )
    args.post_parent = 0;
  const found = c.asked.states(
    /\bcontain(?:s|ing)? (?:the )?(?:word|term|text|phrase|keyword|string)?\s*(?:["'`]([^"'`]+)["'`]|\$(\w+))|\bsearch(?:es|ing)?(?: (?:posts|pages|the site|content|all|published|for|by|in|and))*\s*\$(\w+)|\bmatch(?:es|ing)? (?:the )?(?:search )?(?:term |query )?\$(\w+)/i,
  );
  const term = parameter(c, found?.[2] ?? found?.[3] ?? found?.[4]);
  if (term !== null) args.s = raw(`$${term.name}`);
  else if (found?.[1] !== undefined) args.s = found[1];
  else if (c.says(/(?:\b|_)search|\bkeyword/)) {
    const search = c.find('search');
    if (search !== null) args.s = search;
  }
  const comments = c.asked.states(
    /\b(at least|more than|over|less than|fewer than|under|no|without|with(?: any)?) (\$?\w+ )?comments?\b(?! (?:form|status|template))/i,
  );
  if (comments !== null && !/^with$/i.test(comments[1] ?? '')) {
    const sign = /at least/i.test(comments[1] ?? '')
      ? '>='
      : /more|over/i.test(comments[1] ?? '')
        ? '>'
        : /less|fewer|under/i.test(comments[1] ?? '')
          ? '<'
          : '=';
    const said = comments[2]?.trim() ?? '';
    const value = said.startsWith('$') ? operand(c, said) : sign === '=' ? 0 : (c.amount(/^comments?$/, 1) ?? 1);
    args.comment_count = { value, compare: sign };
  }
  if (
    c.asked.states(/\b(?:only|just|all)? ?sticky posts?(?: only)?\b/i) !== null &&
    !c.says(
      /(?:ignor\w+|no|without|exclud\w+|not|except|skip\w*)[^.;,]{0,12} sticky|sticky posts?[^.;,]{0,20}(?:ignored|excluded|left out|to the top|first|on top)/,
    )
  )
    args.post__in = raw("get_option( 'sticky_posts' ) ?: array( 0 )");
  if (c.asked.states(/\b(?:exclud\w+|without|except|no|skip\w*|leav\w+ out|but not) (?:the |any )?sticky/i) !== null)
    args.post__not_in = raw("get_option( 'sticky_posts', array() )");
  const mime = c.asked.states(
    /\b(pdfs?|jpe?gs?|pngs?|gifs?|webp|images?|videos?|audio)\b(?=[^.;\n]*\b(?:attachments?|media|files?|library)\b)|\battachments?\b[^.;\n]*\b(pdfs?|images?|videos?|audio)\b/i,
  );
  const kind = (mime?.[1] ?? mime?.[2])?.toLowerCase().replace(/s$/, '');
  if (kind !== undefined && !c.says(/featured image/))
    args.post_mime_type =
      {
        pdf: 'application/pdf',
        jpg: 'image/jpeg',
        jpeg: 'image/jpeg',
        png: 'image/png',
        gif: 'image/gif',
        webp: 'image/webp',
      }[kind] ?? kind;
  if (c.asked.states(/\bpassword[- ]protected\b/i) !== null)
    args.has_password = !c.says(/\b(?:not|no|without|exclud\w+|except|non)[^.;,]{0,20}password/);
  const ids = c.asked.states(
    /\b(?:with (?:the |these )?ids?|given ids|list of ids|by ids?|ids in)\b[^.;\n]{0,10}\$(\w+)/i,
  );
  const wanted = parameter(c, ids?.[1]);
  if (wanted !== null) args.post__in = raw(`$${wanted.name}`);
  const parentId =
    'post_parent' in args || !c.says(/\bchild(?:ren)?\b|\bsub-?pages?\b/) ? null : (c.find('post') ?? null);
  if (parentId !== null) {
    c.asked.states(/\bchild(?:ren)?\b|\bsub-?pages?\b/i);
    args.post_parent = parentId;
  }
  return args;
}

function userParameter(c: Composer) {
  const found = c.fn?.parameters?.find(({ name, type }) => /user|author/.test(name) && /int|WP_User|^$/.test(type));
  return found === undefined ? null : parameter(c, found.name);
}

/** In which order: a field and a direction, by the words for them. */
export function orderOf(c: Composer, meta: readonly PhpValue[]): Record<string, PhpValue> {
  const said =
    c.asked
      .states(
        /\b(?:order(?:ed|s|ing)?|sort(?:ed|s|ing)?)(?: them| it| posts| results| the results)?\b(?: by| is|:)?\s*([^.;\n]*)/i,
      )?.[1]
      ?.toLowerCase() ??
    c.asked
      .states(
        /\b((?:the )?(?:newest|oldest|earliest|latest|soonest|most recent)(?: (?:ones|posts|entries))?) (?:come |comes |at the )?(?:first|top)\b/i,
      )?.[1]
      ?.toLowerCase() ??
    c.asked
      .states(
        /\b((?:newest|latest|oldest|earliest|soonest|cheapest|most expensive|alphabetical\w*|most comment(?:ed|s)|most recent(?:ly)?(?: (?:modified|updated|changed))?|recently (?:modified|updated|changed)|random(?:ly)?|highest|lowest|by (?:title|menu order|date|name)|last (?:modified|updated))\b[^.;\n,]*)/i,
      )?.[1]
      ?.toLowerCase();
  if (said === undefined) return {};
  const ascends =
    /\basc|ascending|oldest|earliest|soonest|lowest|cheapest|alphabetical|a[- ]?(?:to[- ]?)?z\b|first to last|smallest/.test(
      said,
    );
  const descends = /\bdesc|descending|newest|latest|most|highest|z[- ]?(?:to[- ]?)?a\b|recent|largest|reverse/.test(
    said,
  );
  const order = (usual: string) => (ascends ? 'ASC' : descends ? 'DESC' : usual);
  const keys = meta.flatMap((clause) => ((clause as { key?: string }).key ?? []) as string | string[]);
  const named = [
    new RegExp(String.raw`(?:meta(?:[ _]?(?:key|field|value))?|field)\s+(?:of\s+)?${quote}?(\w+)`, 'i').exec(said)?.[1],
    new RegExp(String.raw`${quote}?(\w+)${quote}?\s+(?:meta|field)`, 'i').exec(said)?.[1],
  ];
  const key =
    named.find((one) => one !== undefined && !/^(?:value|key|the|of|num)$/.test(one)) ??
    keys.find(
      (one) =>
        said.includes(one.replace(/^_/, '')) ||
        /soonest|cheapest|lowest|highest|expensive/.test(said) ||
        (/oldest|newest|earliest|latest/.test(said) && dated(meta, one)) ||
        (/earliest|latest/.test(said) && /date|time/.test(one)) ||
        said.split(/\W+/).some((word) => word.length > 3 && one.includes(word)),
    );
  if (/\brand/.test(said)) return { orderby: 'rand' };
  if (key !== undefined && !key.startsWith('_thumbnail')) {
    const clause = meta.find((one) => (one as { key?: string }).key === key) as { type?: string } | undefined;
    const numeric =
      clause?.type === 'NUMERIC' ||
      /DECIMAL/.test(clause?.type ?? '') ||
      (/numer|price|count|number|views|rating|amount|order|score|age|year|stock/.test(`${said} ${key}`) &&
        !/date/.test(key));
    return { meta_key: key, orderby: numeric ? 'meta_value_num' : 'meta_value', order: order('ASC') };
  }
  const fields: readonly (readonly [RegExp, string, string])[] = [
    [/menu[ _]order/, 'menu_order', 'ASC'],
    [/comment/, 'comment_count', 'DESC'],
    [/modif|updat|chang/, 'modified', 'DESC'],
    [/\bids? in\b|given order|order of the|post__in/, 'post__in', 'ASC'],
    [/title|alphabet|a[- ]z|\bname\b/, 'title', 'ASC'],
    [/\bauthor/, 'author', 'ASC'],
    [/\bid\b/, 'ID', 'ASC'],
    [/\bslug/, 'name', 'ASC'],
    [/\bdate|publi/, 'date', 'DESC'],
    [/relevan/, 'relevance', 'DESC'],
  ];
  const wanted = fields
    .map(([word, field, usual]) => ({ at: said.search(word), field, usual }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const parts = said.split(/\bthen\b|, and |,/);
  if (wanted.length > 1 && parts.length > 1)
    return {
      orderby: Object.fromEntries(
        wanted.slice(0, 3).map(({ field, usual, at }) => {
          const part = parts.find((one) => said.indexOf(one) <= at && at < said.indexOf(one) + one.length) ?? '';
          return [field, /\basc|oldest|alphabet/.test(part) ? 'ASC' : /\bdesc|newest|most/.test(part) ? 'DESC' : usual];
        }),
      ),
    };
  const [first] = wanted;
  if (first === undefined)
    return /newest|oldest|latest|recent|earliest|chronolog/.test(said)
      ? {
          orderby: /\b(?:modified|updated|changed) (?:more|over|at least|within|in the last)/i.test(c.text)
            ? 'modified'
            : 'date',
          order: order('DESC'),
        }
      : {};
  return { orderby: first.field, order: order(first.usual) };
}

/** Whether a field is compared as a day or a time. */
const dated = (meta: readonly PhpValue[], key: string): boolean =>
  meta.some((one) => {
    const clause = one as { key?: string; type?: string; value?: { text?: string } };
    return clause.key === key && (/^DATE/.test(clause.type ?? '') || /\btime\(\)/.test(clause.value?.text ?? ''));
  });

/** An empty clause of terms finds nothing: one that depends on a parameter is left out where that is empty. */
const withoutEmpty = (clauses: readonly PhpValue[]): PhpValue =>
  clauses.some((one) => (one as { text?: string }).text?.startsWith('empty(') === true)
    ? php`array_filter( ${[...clauses]} )`
    : clauses;

/** Everything that a prompt asks of posts. */
export function selectPosts(c: Composer): PostSelection {
  const before: PhpCode[] = [];
  const types = typesOf(c);
  const related = relations(c);
  const { clauses: tax, isEither } = taxClauses(c);
  const image = c.asked.states(
    /(?:\b|_)(with|without|that have|have|no|lacking|missing|who have|having|has)(?: no| an?| any| the)?[ _](?:featured[ _]image|post[ _]thumbnail|thumbnail)s?\b/i,
  );
  const days = dateMeta(c);
  const date =
    days.length > 0 &&
    !/\b(?:published|posted|written|modified|updated)\b[^.;\n]*\b(?:ago|last|since|today)\b/i.test(c.text)
      ? null
      : dateClause(c);
  // A parameter that is compared with a field says more than the words around it.
  const given = [...parameterMeta(c), ...days];
  const keys = given.map(({ key }) => key);
  const meta = [
    ...metaClauses(c).filter((one) => !keys.includes((one as { key?: string }).key ?? '')),
    ...given.map(({ clause }) => clause),
  ];
  if (image !== null)
    meta.push({ key: '_thumbnail_id', compare: /without|\bno\b|lack|miss/i.test(image[0]) ? 'NOT EXISTS' : 'EXISTS' });
  const share = c.asked.states(
    /\b(?:share|sharing|same|common|related by|at least one)\b[^.;\n]{0,30}\b(categor\w+|tags?|terms?(?: of (?:the )?(?:taxonomy )?[`"']?(\w+))?)\b/i,
  );
  const post = share === null ? null : c.find('post');
  if (share !== null && tax.length === 0) {
    const taxonomy = /^tag/i.test(share[1] ?? '')
      ? 'post_tag'
      : (share[2] ?? (/^categ/i.test(share[1] ?? '') ? 'category' : (c.named('taxonomy') ?? 'category')));
    before.push(
      php`$term_ids = wp_get_object_terms( ${post ?? raw('get_the_ID()')}, ${taxonomy}, ${{ fields: 'ids' }} );`,
    );
    tax.push({ taxonomy, field: 'term_id', terms: raw('is_wp_error( $term_ids ) ? array() : $term_ids') });
    related.post__not_in ??= php`array( ${post ?? raw('get_the_ID()')} )`;
  }
  const anyMeta =
    meta.length > 1 &&
    /\bor\s+(?:(?:whose|where|with|the|that|have|has|custom|a|an|post)\s+)*(?:meta|field|[`"']\w+[`"'] (?:meta|field))/i.test(
      c.text,
    );
  const either = (clauses: readonly PhpValue[]): PhpValue => ({
    relation: 'OR',
    ...Object.fromEntries(clauses.entries()),
  });
  const order = orderOf(c, meta);
  if (
    's' in related &&
    c.asked.states(
      /\btitles?\b[^.;\n]{0,12}\b(?:contain|includ|match)\w*|\b(?:search\w*|look\w*)\b[^.;\n]{0,12}\b(?:in|by) (?:the )?titles?\b/i,
    ) !== null
  )
    related.search_columns = ['post_title'];
  const status = types === 'attachment' ? 'inherit' : statusOf(c);
  const args: Record<string, PhpValue> = {
    post_type: types,
    post_status: status,
    ...related,
    ...(tax.length === 0 ? {} : { tax_query: isEither && tax.length > 1 ? either(tax) : withoutEmpty(tax) }),
    ...(meta.length === 0 ? {} : { meta_query: anyMeta ? either(meta) : meta }),
    ...(date === null ? {} : { date_query: [date] }),
    ...order,
  };
  const isSelective = tax.length + meta.length + Object.keys(related).length > 0 || date !== null;
  return { args, before, isSelective };
}
