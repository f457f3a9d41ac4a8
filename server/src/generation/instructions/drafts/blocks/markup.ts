// Longer than 300 lines: the readers of elements and of blocks share their words for what is collected.

import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';
import { blocksIn } from './editor.ts';

const tagWords: readonly (readonly [RegExp, string])[] = [
  [/\bimages?\b|<img\b|\bimg\b/i, 'img'],
  [/\biframes?\b/i, 'iframe'],
  [/\blinks?\b|\banchors?\b|<a>|<a\b/i, 'a'],
  [/\bvideos?\b/i, 'video'],
  [/\btables?\b/i, 'table'],
  [/\bh2\b|\bheadings?\b/i, 'h2'],
  [/\bh1\b/i, 'h1'],
  [/\bh3\b/i, 'h3'],
  [/\bparagraphs?\b|<p>/i, 'p'],
  [/\bforms?\b/i, 'form'],
  [/\binputs?\b/i, 'input'],
  [/\bbuttons?\b/i, 'button'],
  [/\bscripts?\b/i, 'script'],
  [/\bblockquotes?\b/i, 'blockquote'],
];

const tagsIn = (text: string): { readonly tag: string; readonly at: number }[] =>
  tagWords
    .map(([words, tag]) => ({ tag, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);

/** Attributes that a clause wants set, each unless it is there where the prompt says so. */
function settingsOf(text: string): PhpCode[] {
  const found = [...text.matchAll(/\b(data-[\w-]+|aria-[\w-]+|[a-z]+)=["'`]([^"'`<>]*)["'`](?=([^,.;]*))/g)].filter(
    ([, name = '']) => !/^(?:rel|class)$/.test(name),
  );
  const keepsAll =
    /\b(?:unless|only (?:if|when)|if)\b[^.;]*\b(?:already|has(?:n't| no)|missing|not (?:set|present|there)|without)\b|\bwithout (?:an? )?(?:title|loading|alt|attribute)/i.test(
      text,
    );
  return found.map(([, name = '', value = '', rest = '']) => {
    const set = php`$tags->set_attribute( ${name}, ${value} );`;
    return keepsAll &&
      (/\bunless\b|\bif (?:it|they) (?:has|have)(?:n't| not| no)\b|already/i.test(rest) ||
        !/\bwithout (?:an? )?\w+/i.test(text) ||
        new RegExp(String.raw`\bwithout (?:an? )?${name}\b`, 'i').test(text))
      ? php`
        if ( null === $tags->get_attribute( ${name} ) ) {
          ${set}
        }
      `
      : set;
  });
}

/** Tokens that are added to `rel`, those that stand there kept. */
function relOf(text: string): PhpCode {
  const said = /\brel\b(?: values?)?[^.;\n]*/i.exec(text)?.[0] ?? '';
  const wanted = [
    ...new Set((said === '' ? text : said).match(/\b(?:noopener|noreferrer|nofollow|sponsored|ugc|external)\b/g) ?? []),
  ].filter((one) => one !== 'external' || /rel=["'][^"']*external/.test(said));
  if (wanted.length === 0) return noPhp;
  return php`
    $rel = preg_split( '/\s+/', (string) $tags->get_attribute( 'rel' ), -1, PREG_SPLIT_NO_EMPTY );
    $tags->set_attribute( 'rel', implode( ' ', array_unique( array_merge( $rel, ${wanted} ) ) ) );
  `;
}

const external =
  /\b(?:other|another|different|external|outside|foreign)\b[^.]*\b(?:hosts?|domains?|sites?|links?|urls?)\b|\bexternal\b/i;

/** What is done with the elements of one kind that a clause speaks of. */
function workOf(text: string, tag: string): PhpCode | null {
  const added = [
    ...text.matchAll(/\b(?:gets?|adds?|with|have|has)?\s*(?:the )?(?:css )?class(?:es)?\s+[`"']?([a-z][\w-]*)/gi),
  ]
    .map(([, name = '']) => name)
    .filter((name) => !/^(?:to|of|and|on|is|from|attribute)$/.test(name));
  const literal = /\bclass=["'`]([\w -]+)["'`]/.exec(text)?.[1]?.split(' ') ?? [];
  const removedClass = /\bremoves? (?:the )?class\s+[`"']?([\w-]+)/i.exec(text)?.[1];
  const removed = [
    ...text.matchAll(
      /\bremov\w* (?:the |all |any |inline )*(?:attributes? )?[`"']?([a-z][\w-]*)[`"']?(?: attributes?)?(?: and (?:the )?[`"']?([a-z][\w-]*)[`"']? attributes?)?/gi,
    ),
  ]
    .flatMap(([, one, two]) => [one, two])
    .filter(
      (name): name is string =>
        name !== undefined &&
        /^(?:style|width|height|align|border|target|srcset|sizes|title|onclick|id|class|loading|data-[\w-]+|aria-[\w-]+|bgcolor)$/.test(
          name,
        ) &&
        !(name === 'class' && removedClass !== undefined),
    );
  const rel = relOf(text);
  const work = joinPhp([
    ...settingsOf(text),
    rel,
    ...[...new Set([...added.filter((name) => name !== removedClass), ...literal])].map(
      (name) => php`$tags->add_class( ${name} );`,
    ),
    ...[...new Set(removed)].map((name) => php`$tags->remove_attribute( ${name} );`),
    removedClass === undefined ? noPhp : php`$tags->remove_class( ${removedClass} );`,
    /\bempty alt\b|\balt=""|\bwithout (?:an? )?alt\b[^.;]*\b(?:empty|get)/i.test(text) &&
    tag === 'img' &&
    !/alt="[^"]/.test(text)
      ? php`
        if ( null === $tags->get_attribute( 'alt' ) ) {
          $tags->set_attribute( 'alt', '' );
        }
      `
      : noPhp,
  ]);
  return work.text === '' ? null : work;
}

/** The clauses of a prompt that each speak of another element. */
function clausesOf(c: Composer): { readonly tag: string; readonly text: string }[] {
  const parts = c.text.split(
    /[;\n]|\.\s+(?=[A-Z])|,\s+(?:and\s+)?(?=(?:every|all|each)\b)|\s+and\s+(?=(?:every|all|each)\s+<?\w)/,
  );
  const found: { tag: string; text: string }[] = [];
  for (const part of parts) {
    const [first] = tagsIn(part.replace(/\b(?:the_content|post content)\b/gi, ' '));
    const last = found.at(-1);
    if (first !== undefined && (last === undefined || /\b(?:every|all|each)\b/i.test(part) || last.tag === first.tag)) {
      if (last?.tag === first.tag) last.text += `. ${part}`;
      else found.push({ tag: first.tag, text: part });
    } else if (last !== undefined) last.text += `. ${part}`;
  }
  return found;
}

const escapedStart = (text: string) =>
  new RegExp(
    text
      .trim()
      .slice(0, 24)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );

/** How often elements stand in some HTML, or what one of their attributes holds. */
function collected(c: Composer): PhpCode | null {
  const source = c.find('content') ?? c.find('text');
  if (source === null || c.unbound().length > 0) return null;
  const returnsArray = /array/.test(c.returnType);
  const isHeading = c.says(/headings?/);
  if (/int/.test(c.returnType)) {
    const [first] = tagsIn(c.text);
    if (first === undefined) return null;
    return php`
      $count = 0;
      $tags  = new WP_HTML_Tag_Processor( ${source} );
      while ( $tags->next_tag(${isHeading ? noPhp : php` ${first.tag} `}) ) {
        ${isHeading ? raw("if ( 1 === preg_match( '/^H[1-6]$/', (string) $tags->get_tag() ) ) {\n\t++$count;\n}") : raw('++$count;')}
      }

      return $count;
    `;
  }
  if (!returnsArray) return null;
  if (c.says(/=>\s*\d|\bcounts?\b|how many|number of/))
    return php`
      $counts = array();
      $tags   = new WP_HTML_Tag_Processor( ${source} );
      while ( $tags->next_tag() ) {
        $name = strtolower( (string) $tags->get_tag() );
        ${isHeading ? raw("if ( 1 !== preg_match( '/^h[1-6]$/', $name ) ) {\n\tcontinue;\n}") : noPhp}
        $counts[ $name ] = ( $counts[ $name ] ?? 0 ) + 1;
      }

      return $counts;
    `;
  const [first] = tagsIn(c.text);
  const attribute =
    /\b(src|href|alt|id|class|title|data-[\w-]+)\b(?:s)?\b/i
      .exec(c.text.replace(/\bid\b(?= of)/, ''))?.[1]
      ?.toLowerCase() ?? (first?.tag === 'a' ? 'href' : first?.tag === 'img' ? 'src' : null);
  if (first === undefined || attribute === null) return null;
  const isUnique = c.says(/\bunique\b|\bonce\b|\bduplicates?\b|\bdistinct\b/);
  return php`
    $found = array();
    $tags  = new WP_HTML_Tag_Processor( ${source} );
    while ( $tags->next_tag( ${first.tag} ) ) {
      $value = $tags->get_attribute( ${attribute} );
      if ( is_string( $value ) && '' !== $value${raw(external.test(c.text) && attribute === 'href' ? ' && is_string( $host = wp_parse_url( $value, PHP_URL_HOST ) ) && strtolower( $host ) !== strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) )' : '')} ) {
        $found[] = $value;
      }
    }

    return ${raw(isUnique ? 'array_values( array_unique( $found ) )' : '$found')};
  `;
}

/** Attributes of elements of some HTML, set or read with core's tag processor. */
export const htmlTags: Draft = {
  id: 'draft-html-tags',
  name: 'change_tags',
  isWhole: true,
  needs:
    /wp_html_(?:tag_)?processor|html api|\b(?:every|all|each|external)\b[^.]*\b(?:links?|images?|iframes?|videos?|tables?|headings?)\b[^.]*(?:=["'`]|\brel\b|\bnofollow\b|\bclass\b|\battribute\b|\blazy\b)/,
  never:
    /block parser|parse_blocks|shortcode|\bmenu\b|script_loader|rest\b|wp_get_attachment_image_attributes|body_class/,
  compose(c) {
    const counted = c.fn?.parameters?.length === 1 && /array|int/.test(c.returnType) ? collected(c) : null;
    if (counted !== null) {
      c.asked.takeAll();
      return { summary: 'Goes through the elements of some HTML.', returns: c.returnType, body: counted };
    }
    const clauses = clausesOf(c).flatMap(({ tag, text }) => {
      const work = workOf(text, tag);
      return work === null ? [] : [{ tag, text, work }];
    });
    const [first] = clauses;
    if (first === undefined) return null;
    for (const { text } of clauses) for (const part of text.split('. ')) c.asked.states(escapedStart(part));
    const skipsFirst =
      c.asked.states(
        /\bfirst\b[^.]*\b(?:untouched|as it is|skipped?|not changed|unchanged|alone|eager)|\b(?:except|but not|skip\w*|all but)\b[^.]*\bfirst/i,
      ) !== null;
    c.asked.states(/wp_html_tag_processor/i);
    c.asked.states(/\bkeep\b|\bexisting\b|\buntouched\b|\bother\b/i);
    const hook =
      c.instruction.hooks[0] ??
      (/\bpost content|\bcontent\b|the_content/i.test(c.text) && c.fn?.parameters == null ? 'the_content' : undefined);
    const source = c.find('content') ?? c.find('text') ?? raw('$content');
    const isFilter = hook !== undefined && c.fn?.parameters?.length !== 1;
    const priority = c.amount(/^priority$|priority\s*$/, null);
    const isExternal = ({ tag, text }: { readonly tag: string; readonly text: string }) =>
      tag === 'a' && external.test(text);
    const guarded = (clause: (typeof clauses)[number]): PhpCode =>
      isExternal(clause)
        ? php`
          $href   = $tags->get_attribute( 'href' );
          $target = is_string( $href ) && preg_match( '~^(?:https?:)?//~i', $href ) ? wp_parse_url( $href, PHP_URL_HOST ) : null;
          if ( is_string( $target ) && strtolower( $target ) !== strtolower( (string) $host ) ) {
            ${clause.work}
          }
        `
        : clause.work;
    const skip = php`
      if ( $is_first ) {
        $is_first = false;
        continue;
      }
    `;
    const body =
      clauses.length === 1
        ? php`
          while ( $tags->next_tag( ${first.tag} ) ) {
            ${skipsFirst ? skip : noPhp}
            ${guarded(first)}
          }
        `
        : php`
          while ( $tags->next_tag() ) {
            ${joinPhp(
              clauses.map(
                (clause) => php`
                  if ( ${clause.tag.toUpperCase()} === $tags->get_tag() ) {
                    ${guarded(clause)}
                  }
                `,
              ),
            )}
          }
        `;
    return {
      summary: 'Changes the elements of some HTML.',
      ...(c.fn?.parameters == null ? { params: `string ${source.text}` } : {}),
      returns: 'string',
      ...(isFilter ? { hooks: [{ kind: 'filter' as const, hook, ...(priority === null ? {} : { priority }) }] } : {}),
      body: joinPhp([
        php`$tags = new WP_HTML_Tag_Processor( ${source} );`,
        clauses.some(isExternal) ? raw('$host = wp_parse_url( home_url(), PHP_URL_HOST );') : noPhp,
        skipsFirst && clauses.length === 1 ? raw('$is_first = true;') : noPhp,
        body,
        raw('\nreturn $tags->get_updated_html();'),
      ]),
    };
  },
};

/** A function that goes through the blocks of some content, the nested ones too. */
export const parsedBlocks: Draft = {
  id: 'draft-parsed-blocks',
  name: 'find_blocks',
  isWhole: true,
  needs: /\bblocks?\b/,
  never:
    /register|style|pattern|binding|variation|render_callback|code block|block in your reply|shortcode|allowed_block|\bhook\b|filters? |enqueue|rest\b/,
  compose(c) {
    // What other blocks hold is named only to say that it does not count.
    const counted = c.text
      .split(/(?<=[.;])\s+|\n/)
      .filter(
        (one) => !/\b(?:do(?:es)? not|don't|never|not) (?:count|matter|included?)|\bignor|\bother blocks\b/i.test(one),
      )
      .join(' ');
    const names = blocksIn(counted.replace(/\b(?:parse_blocks|innerBlocks)\b|\b(?:nested|inner) in [^.;]*/g, ''));
    const content = c.find('content') ?? c.find('text') ?? c.find('post');
    const [name] = names;
    if (content === null || !/array|int|bool|string/.test(c.returnType)) return null;
    const own = c.fn?.parameters?.find(
      (one) => /^(?:block_?name|name|block|type)$/.test(one.name) && /string|^$/.test(one.type),
    );
    if (own !== undefined) c.take([own.name]);
    const isTally =
      name === undefined &&
      own === undefined &&
      c.says(/\b(?:counts?|number|how (?:many|often)|times)\b/) &&
      /array/.test(c.returnType);
    if ((name === undefined && own === undefined && !isTally) || c.unbound().length > 0) return null;
    const isPost = /id\b|post/.test(content.text);
    const source = isPost ? php`(string) get_post_field( 'post_content', ${content} )` : content;
    const walk = (each: PhpCode) => php`
      $queue = parse_blocks( ${source} );
      while ( array() !== $queue ) {
        $block = array_shift( $queue );
        ${each}
        array_unshift( $queue, ...$block['innerBlocks'] );
      }
    `;
    if (isTally) {
      c.asked.takeAll();
      return {
        summary: 'Counts the blocks by their names, nested ones too.',
        body: joinPhp([
          raw('$counts = array();'),
          walk(php`
            if ( null !== $block['blockName'] ) {
              $counts[ $block['blockName'] ] = ( $counts[ $block['blockName'] ] ?? 0 ) + 1;
            }
          `),
          c.says(/\bmost (?:used|frequent|common)|descending/) ? raw('arsort( $counts );') : noPhp,
          raw('\nreturn $counts;'),
        ]),
      };
    }
    const fields =
      /array\{([^}]+)\}/
        .exec(c.text)?.[1]
        ?.split(',')
        .map((one) =>
          one
            .trim()
            .split(':')
            .map((part) => part.trim()),
        ) ?? keysOf(c);
    const entry = entryOf(c, fields);
    if (entry === null) return null;
    const isUnique = c.says(/\bonce\b|\bunique\b|\bduplicates?\b|\bdistinct\b/);
    const isPlainValue = entry.text.endsWith('?? null');
    c.asked.takeAll();
    const test =
      own === undefined
        ? names.length === 1
          ? php`${name} === $block['blockName']`
          : php`in_array( $block['blockName'], ${names}, true )`
        : raw(`$${own.name} === $block['blockName']`);
    if (/bool/.test(c.returnType))
      return {
        summary: 'Says whether such a block is there, nested ones too.',
        body: joinPhp([
          walk(php`
            if ( ${test} ) {
              return true;
            }
          `),
          raw('\nreturn false;'),
        ]),
      };
    const cast = isPlainValue && /\bids?\b/i.test(c.text) ? '(int) ' : '';
    const kept = isPlainValue
      ? php`
        $value = ${entry};
        if ( null !== $value ) {
          $found[] = ${raw(cast)}$value;
        }
      `
      : php`$found[] = ${entry};`;
    const result =
      c.returnType === 'int' ? 'count( $found )' : isUnique ? 'array_values( array_unique( $found ) )' : '$found';
    if (c.returnType === 'string') return null;
    return {
      summary: 'Goes through the blocks, nested ones too.',
      body: joinPhp([
        raw('$found = array();'),
        walk(php`
          if ( ${test} ) {
            ${kept}
          }
        `),
        raw(`\nreturn ${result};`),
      ]),
    };
  },
};

/** `level (int) and text` in a list of what each entry has. */
function keysOf(c: Composer): string[][] {
  const list =
    /\b(?:each|with(?: the)?|arrays? (?:of|with)|keys)\b(?: (?:having|with|keys|the|entry|item))*:?\s+((?:[`"']?[a-z]\w*[`"']?(?:\s*\([^)]*\))?(?:,\s*|\s+and\s+)?){2,})/i.exec(
      c.text,
    )?.[1];
  if (list === undefined) return [];
  const names = list
    .split(/,|\band\b/)
    .map((one) => /[`"']?([a-z]\w*)[`"']?(?:\s*\((\w+)\))?/i.exec(one.trim()))
    .filter((one) => one !== null);
  const known = names.filter(([, name = '']) =>
    /^(?:level|text|anchor|id|url|content|alt|src|caption|align|title)$/.test(name),
  );
  return known.length < 2
    ? []
    : known.map(([, name = '', type]) => [name, type ?? (/^(?:level|id)$/.test(name) ? 'int' : 'string')]);
}

/** What is kept of a block: the fields of the type in its comment, or the attribute or text that the prompt names. */
function entryOf(c: Composer, fields: readonly (readonly string[])[]): PhpCode | null {
  const text = "trim( wp_strip_all_tags( $block['innerHTML'] ) )";
  if (!/array/.test(c.returnType)) return raw('true');
  if (fields.length > 0) {
    const entries = fields.map(([name = '', type = '']) => {
      if (/^(?:text|content|title)$/.test(name)) return [name, raw(text)] as const;
      const given = new RegExp(
        String.raw`without an? ${name}\b[^.]*?\b(?:has|is|means|gives)\b(?: \w+)? (\w+)`,
        'i',
      ).exec(c.text)?.[1];
      const fallback = given ?? (name === 'level' ? '2' : type === 'int' ? '0' : "''");
      return [name, raw(`${type === 'int' ? '(int) ' : ''}( $block['attrs']['${name}'] ?? ${fallback} )`)] as const;
    });
    return php`${Object.fromEntries(entries)}`;
  }
  const attribute = c.asked.states(/\battributes?\s+[`"']?(\w+)|\b(ids|urls)\b/i);
  if (attribute !== null)
    return raw(`$block['attrs']['${attribute[1] ?? attribute[2]?.toLowerCase().replace(/s$/, '')}'] ?? null`);
  return c.says(/\btexts?\b|\bheadings?\b/) ? raw(text) : null;
}
