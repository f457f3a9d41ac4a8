import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';

const tagOf: readonly (readonly [RegExp, string])[] = [
  [/\bimages?\b|<img\b/i, 'img'],
  [/\biframes?\b/i, 'iframe'],
  [/\blinks?\b|\banchors?\b/i, 'a'],
  [/\bvideos?\b/i, 'video'],
  [/\btables?\b/i, 'table'],
  [/\bheadings?\b/i, 'h2'],
];

/** Attributes that the prompt wants set, each unless it is there where the prompt says so. */
function settingsOf(c: Composer): PhpCode[] {
  const found = [...c.text.matchAll(/\b(data-[\w-]+|aria-[\w-]+|[a-z]+)=["'`]([\w-]*)["'`]([^,.;]*)/g)];
  return found.map(([, name = '', value = '', rest = '']) => {
    const set = php`$tags->set_attribute( ${name}, ${value} );`;
    return /\bunless\b|\bif (?:it|they) (?:has|have)(?:n't| not| no)\b/i.test(rest)
      ? php`
        if ( null === $tags->get_attribute( ${name} ) ) {
          ${set}
        }
      `
      : set;
  });
}

/** Tokens that are added to `rel`, those that stand there kept. */
function relOf(c: Composer): PhpCode {
  const said =
    c.asked.states(/\brel\b(?: values?)?\s+([^.;\n]+)/i)?.[1] ?? c.asked.states(/\brel=["']([\w\s-]+)["']/i)?.[1] ?? '';
  const wanted = said.match(/\b(?:noopener|noreferrer|nofollow|sponsored|ugc|external)\b/g) ?? [];
  if (wanted.length === 0) return raw('');
  return php`
    $rel = preg_split( '/\s+/', (string) $tags->get_attribute( 'rel' ), -1, PREG_SPLIT_NO_EMPTY );
    $tags->set_attribute( 'rel', implode( ' ', array_unique( array_merge( $rel, ${wanted} ) ) ) );
  `;
}

/** Attributes of elements of some HTML, set with core's tag processor. */
export const htmlTags: Draft = {
  id: 'draft-html-tags',
  name: 'change_tags',
  needs:
    /wp_html_tag_processor|html api|\b(?:every|all|each)\b[^.]*\b(?:links?|images?|iframes?|videos?|tables?)\b[^.]*(?:=["']|\brel\b)/,
  never: /block parser|parse_blocks|shortcode/,
  compose(c) {
    const [, tag] = tagOf.find(([said]) => c.asked.states(said) !== null) ?? [];
    if (tag === undefined) return null;
    const external =
      c.asked.states(/\b(?:other|another|different|external)\b[^.]*\b(?:host|domain|site|link)|\bexternal\b/i) !==
        null && tag === 'a';
    const skipsFirst =
      c.asked.states(
        /\bfirst\b[^.]*\b(?:untouched|as it is|skipped?|not changed|unchanged|alone)|\b(?:except|but not|skip)\b[^.]*\bfirst/i,
      ) !== null;
    const added = c.asked.states(/\badds? the class\s+[`"']?([\w-]+)/i)?.[1];
    const removed = [...c.text.matchAll(/\bremoves? (?:the )?(?:attribute )?[`"']([\w-]+)[`"']/gi)].map(
      ([, name = '']) => name,
    );
    const rel = relOf(c);
    const work = joinPhp([
      ...settingsOf(c).filter(({ text }) => rel.text === '' || !text.includes("'rel'")),
      rel,
      added === undefined ? raw('') : php`$tags->add_class( ${added} );`,
      ...removed.map((name) => php`$tags->remove_attribute( ${name} );`),
    ]);
    if (work.text === '') return null;
    c.asked.takeAll();
    const hook = c.instruction.hooks[0];
    const source = c.find('content') ?? c.find('text') ?? raw('$content');
    const isFilter = hook !== undefined && c.fn?.parameters?.length !== 1;
    const priority = c.amount(/^priority$|priority\s*$/, null);
    return {
      summary: 'Changes the elements of some HTML.',
      ...(c.fn?.parameters == null ? { params: `string ${source.text}` } : {}),
      returns: 'string',
      ...(isFilter ? { hooks: [{ kind: 'filter' as const, hook, ...(priority === null ? {} : { priority }) }] } : {}),
      body: php`
        $tags = new WP_HTML_Tag_Processor( ${source} );
        ${external ? raw('$host = wp_parse_url( home_url(), PHP_URL_HOST );') : raw('')}
        ${skipsFirst ? raw('$is_first = true;') : raw('')}
        while ( $tags->next_tag( ${tag} ) ) {
          ${
            skipsFirst
              ? php`
            if ( $is_first ) {
              $is_first = false;
              continue;
            }
          `
              : raw('')
          }
          ${
            external
              ? php`
            $href   = $tags->get_attribute( 'href' );
            $target = is_string( $href ) && preg_match( '~^(?:https?:)?//~i', $href ) ? wp_parse_url( $href, PHP_URL_HOST ) : null;
            if ( ! is_string( $target ) || strtolower( $target ) === strtolower( (string) $host ) ) {
              continue;
            }
          `
              : raw('')
          }
          ${work}
        }

        return $tags->get_updated_html();
      `,
    };
  },
};

/** A function that goes through the blocks of some content, the nested ones too. */
export const parsedBlocks: Draft = {
  id: 'draft-parsed-blocks',
  name: 'find_blocks',
  needs: /\bblocks?\b/,
  never:
    /register|style|pattern|binding|variation|render_callback|code block|block in your reply|shortcode|filter|allowed_block|\bhook\b/,
  compose(c) {
    const name =
      c.asked.states(/\b((?:core|[a-z][\w-]*)\/[a-z][\w-]*)\b(?= blocks?)/)?.[1] ??
      c.asked.states(/\b([a-z][\w-]*\/[\w-]+)\b/)?.[1];
    const content = c.find('content') ?? c.find('text') ?? c.find('post');
    if (name === undefined || content === null || c.unbound().length > 0 || !/array|int|bool/.test(c.returnType))
      return null;
    const fields =
      /array\{([^}]+)\}/
        .exec(c.text)?.[1]
        ?.split(',')
        .map((one) =>
          one
            .trim()
            .split(':')
            .map((part) => part.trim()),
        ) ?? [];
    const source = /id/.test(content.text) ? php`(string) get_post_field( 'post_content', ${content} )` : content;
    const entry = entryOf(c, fields);
    if (entry === null) return null;
    c.asked.takeAll();
    const result =
      c.returnType === 'int' ? 'count( $found )' : c.returnType === 'bool' ? 'array() !== $found' : '$found';
    return {
      summary: 'Goes through the blocks, nested ones too.',
      body: php`
        $found = array();
        $queue = parse_blocks( ${source} );
        while ( array() !== $queue ) {
          $block = array_shift( $queue );
          if ( ${name} === $block['blockName'] ) {
            $found[] = ${entry};
          }
          array_unshift( $queue, ...$block['innerBlocks'] );
        }

        return ${raw(result)};
      `,
    };
  },
};

/** What is kept of a block: the fields of the type in its comment, or the attribute or text that the prompt names. */
function entryOf(c: Composer, fields: readonly (readonly string[])[]): PhpCode | null {
  const text = "trim( wp_strip_all_tags( $block['innerHTML'] ) )";
  if (c.returnType !== 'array') return raw('true');
  if (fields.length > 0) {
    const entries = fields.map(([name = '', type = '']) => {
      if (/^(?:text|content|title)$/.test(name)) return [name, raw(text)] as const;
      const given = new RegExp(
        String.raw`without an? ${name}\b[^.]*?\b(?:has|is|means|gives)\b(?: \w+)? (\w+)`,
        'i',
      ).exec(c.text)?.[1];
      const fallback = given ?? (type === 'int' ? '0' : "''");
      return [name, raw(`${type === 'int' ? '(int) ' : ''}( $block['attrs']['${name}'] ?? ${fallback} )`)] as const;
    });
    return php`${Object.fromEntries(entries)}`;
  }
  const attribute = c.asked.states(/\b(?:the )?attribute\s+[`"']?(\w+)|\b(ids|urls)\b/i);
  if (attribute !== null)
    return raw(`$block['attrs']['${attribute[1] ?? attribute[2]?.toLowerCase().replace(/s$/, '')}'] ?? null`);
  return c.says(/\btexts?\b|\bheadings?\b/) ? raw(text) : null;
}
