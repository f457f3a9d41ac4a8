import { type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { singular } from '../../naming.ts';
import type { Draft } from '../draft.ts';
import { partOf, readItem } from '../reading/items.ts';

/** The kinds of objects that the field is added to. */
function objectsOf(c: Composer): string[] {
  const named = c.asked.states(/\bpost types?\s+((?:[`"']?[a-z][\w-]*[`"']?(?:,\s*|\s+and\s+)?)+)/i)?.[1];
  if (named !== undefined)
    return named
      .split(/,|\band\b/)
      .map((one) => singular(one.replace(/[`"'\s]/g, '').toLowerCase()))
      .filter((one) => one !== '' && !/^(?:in|that|with|of|the)$/.test(one));
  const words =
    c.asked.states(
      /\bto\s+(?:the )?([^.;\n]*?)\s*(?:\bin\b|\bof\b|\bresponse|\brest\b|\bvia\b|,? which|,? that|[.;:\n]|$)/i,
    )?.[1] ?? c.text;
  const found = [
    ...words.matchAll(
      /\b(posts?|pages?|users?|comments?|products?|events?|books?|attachments?|media|terms?|categor(?:y|ies))\b/gi,
    ),
  ].map(([, one = '']) => singular(one.toLowerCase()).replace(/^media$/, 'attachment'));
  const plain = found.length === 0 ? (/[`"']([a-z][\w-]*)[`"']/.exec(words)?.[1] ?? 'post') : null;
  return plain === null ? [...new Set(found)] : [plain];
}

/** A field of its own in what the REST API tells of posts, users or comments. */
export const restField: Draft = {
  id: 'draft-rest-field',
  name: 'register_rest_fields',
  isWhole: true,
  needs: /register_rest_field|\bfields?\b[^\n]*\brest\b|\brest\b[^\n]*\bfields?\b/,
  never:
    /register_rest_route|\bregister\w*\b[^.\n]*\bmeta\b|\broute\b|\bendpoint\b|post meta .{0,40}show_in_rest|register_(?:post_)?meta|settings page|meta box|\/v\d|show_in_rest/,
  compose(c) {
    const name =
      c.asked.states(/\bfields?\s+(?:named |called )?[`"']([a-z]\w*)[`"']/i)?.[1] ??
      c.asked.states(/[`"']([a-z]\w*)[`"'] field/i)?.[1] ??
      c.asked.states(/\bfield\s+([a-z]\w*_\w+|[a-z]+[A-Z]\w*)/)?.[1];
    if (name === undefined) return null;
    const objects = objectsOf(c);
    const kind = objects.includes('user') ? 'user' : objects.includes('comment') ? 'comment' : 'post';
    const meta = c.asked.states(/\b(?:user |post |comment )?meta(?: (?:key|field))?\s+[`"']?(_?[a-z]\w*)/i)?.[1];
    const own =
      meta === undefined
        ? (readItem(
            c,
            kind,
            c.text.replace(new RegExp(`["'\`]?\\b${name}\\b["'\`]?`, 'g'), ' ').replace(/\bfields?\b/gi, ' '),
            1,
          )[0] ?? partOf(c, kind, name))
        : null;
    const said = c.asked.states(
      /\b(?:contains?|holds?|returns?|shows?|with|is)\s+(?:the )?((?:display name of the author|author'?s? (?:display )?name|word count|reading time|number of (?:words|comments)|featured image(?: url)?|[a-z ]+))\b/i,
    )?.[1];
    const spoken =
      meta === undefined && said !== undefined
        ? partOf(c, kind, said.replace(/^(?:full )?url of the featured image$/, 'featured image'))
        : null;
    const reading =
      c.asked.states(/\bread(?:ing)?[ _](?:time|minutes)\b/i) !== null
        ? `max( 1, (int) ceil( str_word_count( wp_strip_all_tags( $post->post_content ) ) / ${c.amount(/^words?$/, 200)} ) )`
        : null;
    const code =
      meta !== undefined
        ? `get_${kind}_meta( $object['id'], '${meta}', true )`
        : (reading ?? spoken?.code.text ?? partOf(c, kind, name)?.code.text ?? own?.code.text ?? null);
    if (code === null) return null;
    const type = c.asked.states(
      /\b(?:schema )?type\s*(?:is|:|=)?\s*[`"']?(string|integer|number|boolean|array)\b|\b(string|integer|number|boolean) (?:schema|field)/i,
    );
    const jsonType =
      (type?.[1] ?? type?.[2])?.toLowerCase() ?? (/^\(int\)|max\(|str_word_count/.test(code) ? 'integer' : 'string');
    const contexts = c.asked.states(/\bcontexts?\b([^.;\n]*)/i)?.[1]?.match(/\b(?:view|edit|embed)\b/g) ?? null;
    const writable =
      meta !== undefined &&
      c.asked.states(/\b(?:writ(?:e|able)|updat(?:e|able)|edit(?:able)?|read and written|save)\b/i) !== null &&
      !c.says(/read[- ]only/);
    const description = c.asked.states(/\bdescription\b\W*["'`“]([^"'`”]+)["'`”]/i)?.[1];
    c.asked.states(/\bread[- ]only\b/i);
    c.asked.states(/\brest\b/i);
    const cast =
      { integer: '(int) ', number: '(float) ', boolean: '(bool) ' }[jsonType] ??
      (meta === undefined ? '' : '(string) ');
    const load = code.includes('$post')
      ? "\t$post = get_post( $object['id'] );\n"
      : code.includes('$user')
        ? "\t$user = get_userdata( $object['id'] );\n"
        : code.includes('$comment')
          ? "\t$comment = get_comment( $object['id'] );\n"
          : '';
    const value = code.replace(/^\((?:int|string|float|bool)\) /, '');
    const id = kind === 'user' ? '$object->ID' : kind === 'comment' ? '$object->comment_ID' : '$object->ID';
    const clean =
      { integer: 'absint', number: 'floatval', boolean: 'rest_sanitize_boolean' }[jsonType] ?? 'sanitize_text_field';
    const args: Record<string, PhpValue> = {
      get_callback: raw(`function ( $object ) {\n${load}\n\treturn ${cast}${value};\n}`.replace('{\n\n', '{\n')),
      ...(writable
        ? {
            update_callback: raw(
              `function ( $value, $object ) {\n\treturn (bool) update_${kind}_meta( ${id}, '${meta}', ${clean}( $value ) );\n}`,
            ),
          }
        : {}),
      schema: {
        ...(description === undefined ? {} : { description: c.label(description) }),
        type: jsonType,
        ...(contexts === null ? {} : { context: [...contexts] }),
        ...(writable ? {} : { readonly: true }),
      },
    };
    return {
      summary: `Adds ${name} to what the REST API tells.`,
      hooks: [{ kind: 'action', hook: 'rest_api_init' }],
      body: php`register_rest_field( ${objects.length === 1 ? (objects[0] ?? 'post') : objects}, ${name}, ${args} );`,
    };
  },
};
