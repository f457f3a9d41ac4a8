import { type PhpValue, php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import { actionOf } from '../recipes/content-types.ts';
import type { Draft } from './draft.ts';

const jsonTypes: Readonly<Record<string, string>> = { int: 'integer', bool: 'boolean', float: 'number' };

const sanitizers: Readonly<Record<string, string>> = {
  integer: 'absint',
  number: 'floatval',
  boolean: 'rest_sanitize_boolean',
  string: 'sanitize_text_field',
};

/** How a default is written, by the type of the value. */
function defaultOf(text: string, type: string): PhpValue {
  if (type === 'integer' || type === 'number') return Number(text);
  if (type === 'boolean') return text === 'true' || text === '1';
  return text;
}

const registerMeta: Draft = {
  id: 'draft-register-meta',
  name: 'register_meta',
  needs: /\bregister\w*\b[^.\n]{0,40}\b(?:post|user|term|comment|custom)?[ -]?meta\b/,
  never: /meta ?box|block|column|binding/,
  compose(c) {
    const key = c.asked.value('(?:post |user |term |comment )?meta(?: ?data)?(?: field| key)?|meta key|key|field');
    if (key === null || !/^\w+$/.test(key)) return null;
    const object = c.says(/user meta/)
      ? 'user'
      : c.says(/term meta/)
        ? 'term'
        : c.says(/comment meta/)
          ? 'comment'
          : 'post';
    const said =
      c.asked.states(/\b(integer|int|number|float|boolean|bool|string|array|object)\b/i)?.[1]?.toLowerCase() ??
      'string';
    const type = jsonTypes[said] ?? said;
    const given = c.asked.states(/\bdefault(?:s)?(?: value)?(?: to| is|:)?\s*[`"']?([\w.-]+)[`"']?/i)?.[1];
    const sanitizer =
      c.asked.states(/\b(?:sanitiz|sanitis)\w*\s+(?:with|by|through|using|callback:?)\s*[`"']?(\w+)/i)?.[1] ??
      sanitizers[type];
    const own = c.asked.states(/\b((?:edit|publish|manage|delete|moderate|read|list)_[a-z_]+)\b/)?.[1];
    const restricted = c.asked.states(/\bonly\b.*\b(?:users?|editors?|admin\w*|those|people)\b.*|auth[_ ]callback/i);
    const may =
      own !== undefined
        ? `current_user_can( '${own}' )`
        : object === 'post'
          ? "current_user_can( 'edit_post', $object_id )"
          : object === 'user'
            ? "current_user_can( 'edit_user', $object_id )"
            : object === 'term'
              ? "current_user_can( 'edit_term', $object_id )"
              : "current_user_can( 'edit_comment', $object_id )";
    const needsAuth = restricted !== null || own !== undefined || key.startsWith('_');
    const subtype =
      object === 'post' ? (siteTypeOf(c) ?? c.postType('post')) : object === 'term' ? c.named('taxonomy') : null;
    return {
      summary: `Registers the meta field ${key}.`,
      body: php`register_meta( ${object}, ${key}, ${{
        ...(subtype === null ? {} : { object_subtype: subtype }),
        type,
        ...(given === undefined ? {} : { default: defaultOf(given, type) }),
        single: c.asked.flag('single', !c.says(/\bmultiple|several\b/)),
        show_in_rest: c.asked.flag('rest\\b', true),
        ...(sanitizer === undefined ? {} : { sanitize_callback: sanitizer }),
        ...(needsAuth
          ? {
              auth_callback:
                own === undefined
                  ? raw(`function ( $allowed, $meta_key, $object_id ) {\n\treturn ${may};\n}`)
                  : raw(`function () {\n\treturn ${may};\n}`),
            }
          : {}),
      }} );`,
      hooks: actionOf(c, 'init'),
    };
  },
};

const copyMeta: Draft = {
  id: 'draft-copy-meta',
  name: 'copy_meta',
  needs: /\bcop(?:y|ies)\b[^.\n]{0,40}\bmeta\b/,
  never: /duplicate/,
  compose(c) {
    const [from, to] = c.fn?.parameters ?? [];
    if (from === undefined || to === undefined) return null;
    c.take([from.name, to.name]);
    const skipped = c.asked.states(/\bkeys?\b[^.]*\b(?:begin|start)\w*\s+with\s+[`"']?(\w+)[`"']?/i)?.[1];
    c.asked.states(/replaced|several rows/i);
    c.asked.states(/quotes|backslash|unchanged/i);
    const object = c.says(/user meta/) ? 'user' : c.says(/term meta/) ? 'term' : 'post';
    const call = (verb: string) => raw(`${verb}_${object}_meta`);
    const skip =
      skipped === undefined
        ? raw('')
        : php`
          if ( str_starts_with( $key, ${skipped} ) ) {
            continue;
          }
        `;
    const counts = c.returnType === 'int';
    c.asked.takeAll();
    return {
      summary: 'Copies meta from one to the other.',
      returns: counts ? 'int' : 'void',
      body: php`
        $copied = 0;
        foreach ( ${call('get')}( ${raw(`$${from.name}`)} ) as $key => $values ) {
          ${skip}
          ${call('delete')}( ${raw(`$${to.name}`)}, $key );
          foreach ( $values as $value ) {
            ${call('add')}( ${raw(`$${to.name}`)}, $key, wp_slash( maybe_unserialize( $value ) ) );
            ++$copied;
          }
        }

        ${counts ? raw('return $copied;') : raw('')}
      `,
    };
  },
};

/** “post meta for pages” is that of pages. */
const siteTypeOf = (c: Composer): string | undefined => {
  const [, type] = c.asked.states(/\b(?:for|on|of|to) (?:all |the )?(page|attachment)s\b/i) ?? [];
  return type?.toLowerCase();
};

export const metaDrafts: readonly Draft[] = [registerMeta, copyMeta];
