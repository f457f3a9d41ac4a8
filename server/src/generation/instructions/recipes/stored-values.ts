import { type PhpCode, php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

type Thing = 'post' | 'user' | 'term' | 'comment';

function thingOf(c: Composer): Thing {
  const names = (c.fn?.parameters ?? []).map(({ name }) => name).join(' ');
  if (/user/.test(names) || c.says(/user meta|meta (?:data |field )?(?:of|for) (?:a |the )?user|of (?:a|the) user/))
    return 'user';
  if (/term|cat/.test(names) || c.says(/term meta/)) return 'term';
  if (/comment/.test(names) || c.says(/comment meta/)) return 'comment';
  return 'post';
}

const metaKey = (c: Composer) =>
  c.named('(?:post |user |term |comment )?meta(?: ?data)?(?: fields?| keys?| values?)?|custom fields?|meta key');

/** What is given back when nothing is stored: the literal that the prompt names, or the empty value of the type. */
export function emptyResult(c: Composer): PhpCode {
  const bound = c.find('fallback');
  if (bound !== null) return bound;
  const said =
    /\b(?:returns?|returning|or|otherwise|default(?:s|ing)?(?: to| is| value)?|fall(?:s|ing)? back to|else)\s*:?\s*(-?\d+(?:\.\d+)?|true|false|null|an empty (?:string|array)|[`"'][^`"']*[`"'])\s*(?:if|when|otherwise|unless|by default|as (?:the )?default|is not|in case|,|\.|$|\))/im.exec(
      c.text,
    )?.[1];
  if (said !== undefined) {
    if (/^an empty array/.test(said)) return raw('array()');
    if (/^an empty string/.test(said)) return php`${''}`;
    if (/^[`"']/.test(said)) return php`${said.slice(1, -1)}`;
    return raw(said);
  }
  const quoted = c.quoted(/(?:\bor|default(?:s)?(?: to| is| value)?|fall(?:s|ing)? back to|otherwise|else)\W*$/);
  if (quoted !== null) return php`${quoted}`;
  const type = c.returnType;
  if (type === 'int') return raw('0');
  if (type === 'float') return raw('0.0');
  if (type === 'array') return raw('array()');
  if (type === 'bool') return raw('false');
  return raw(/\?/.test(c.fn?.returns ?? '') ? 'null' : "''");
}

export function cast(c: Composer, expression: string): PhpCode {
  const type = c.returnType === '' && c.says(/as (?:an? )?(?:int|integer)\b/) ? 'int' : c.returnType;
  const casts: Readonly<Record<string, string>> = {
    int: '(int) ',
    float: '(float) ',
    bool: '(bool) ',
    string: '(string) ',
    array: '(array) ',
  };
  return raw(`${casts[type] ?? ''}${expression}`);
}

const getMeta: Recipe = {
  id: 'get-meta',
  asks: [
    'get post meta',
    'return the meta field of post',
    'read user meta value',
    'get custom field of post with default',
  ],
  name: 'get_meta',
  needs: /meta|custom field/,
  never:
    /meta ?box|register|posts? (?:whose|with|by|having)|save|update|increment|delete|users? whose|shortcode|column|transient|rest/,
  compose(c) {
    const thing = thingOf(c);
    const id = c.arg(thing);
    const key = c.argOrNamed('key', metaKey(c));
    const otherwise = emptyResult(c);
    return {
      summary: `Returns a meta value of a ${thing}.`,
      returns: c.returnType || 'mixed',
      body: php`
        $value = ${raw(`get_${thing}_meta`)}( ${id}, ${key}, true );

        return '' === $value ? ${otherwise} : ${cast(c, '$value')};
      `,
    };
  },
};

const updateMeta: Recipe = {
  id: 'update-meta',
  asks: ['update post meta', 'save value in meta field of post', 'set user meta', 'store meta'],
  name: 'update_meta',
  needs: /meta|custom field/,
  never: /meta ?box|register|nonce|save_post|\$_post|increment|count|shortcode|whenever|rest|each time|when a|logs in/,
  compose(c) {
    const thing = thingOf(c);
    const id = c.arg(thing);
    const key = c.argOrNamed('key', metaKey(c));
    const value = c.arg('value');
    const clean = c.says(/saniti/) ? php`sanitize_text_field( ${value} )` : value;
    return {
      summary: `Stores a meta value of a ${thing}.`,
      returns: 'bool',
      body: php`return false !== ${raw(`update_${thing}_meta`)}( ${id}, ${key}, ${clean} );`,
    };
  },
};

const increment: Recipe = {
  id: 'increment-meta',
  asks: [
    'increment view count of post',
    'increase counter in post meta',
    'increment post meta by one',
    'increment meta',
    'count page views in meta',
    'track post views',
  ],
  name: 'increment_views',
  needs: /increment|increas|count|track/,
  never: /comments|class|words|published|column|posts? (?:of|by|in)/,
  compose(c) {
    if (!c.says(/meta|views?/)) return null;
    const key = metaKey(c) ?? c.quoted(/key|meta|in|field/) ?? `${c.prefix}_views`;
    const automatic =
      c.fn?.parameters === null ||
      c.fn === null ||
      c.says(/on every (?:view|visit)|each time (?:a|the)|whenever|single (?:post|view)/);
    if (automatic && c.find('post') === null) {
      return {
        summary: 'Counts a view of a single post.',
        returns: 'void',
        hooks: [{ kind: 'action', hook: 'wp' }],
        body: php`
          if ( ! is_singular( ${c.postType('post')} ) ) {
            return;
          }

          $post_id = get_queried_object_id();
          update_post_meta( $post_id, ${key}, (int) get_post_meta( $post_id, ${key}, true ) + 1 );
        `,
      };
    }
    const thing = thingOf(c);
    return {
      summary: 'Adds one to a counter and returns it.',
      returns: 'int',
      body: php`
        $count = (int) ${raw(`get_${thing}_meta`)}( ${c.arg(thing)}, ${key}, true ) + ${c.argOr('number', 1)};
        ${raw(`update_${thing}_meta`)}( ${c.arg(thing)}, ${key}, $count );

        ${c.returnType === 'void' ? raw('') : php`return $count;`}
      `,
    };
  },
};

const deleteMeta: Recipe = {
  id: 'delete-meta',
  asks: ['delete post meta', 'remove meta key from post', 'delete meta key from all posts'],
  name: 'delete_meta',
  needs: /meta/,
  never: /meta ?box|generator|register/,
  compose(c) {
    const key = c.argOrNamed('key', metaKey(c));
    if (c.says(/all posts|every post|everywhere/)) {
      return {
        summary: 'Deletes a meta field of all posts.',
        returns: 'bool',
        body: php`return delete_post_meta_by_key( ${key} );`,
      };
    }
    const thing = thingOf(c);
    return {
      summary: `Deletes a meta field of a ${thing}.`,
      returns: 'bool',
      body: php`return ${raw(`delete_${thing}_meta`)}( ${c.arg(thing)}, ${key} );`,
    };
  },
};

export const storedValues: readonly Recipe[] = [getMeta, updateMeta, increment, deleteMeta];
