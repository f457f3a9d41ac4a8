import { type PhpCode, php } from '../../../../writers/php.ts';
import { raw } from '../../../composer.ts';
import { singular } from '../../../naming.ts';
import type { Field } from '../../reading/fields.ts';
import { typeOf } from '../../reading/listing.ts';
import type { Asked } from '../asked.ts';
import { refuse } from './refusals.ts';

/** The type that a post has to have, as the prompt says what is refused or as the address names it. */
function subjectType({ c }: Asked): string {
  const refused = /\b(?:is not|isn't|not|no such)\s+(?:an?|of type)?\s*(?:published )?[`"']?([a-z][\w-]+)/gi;
  const named = [...c.text.matchAll(refused)]
    .map(([, word = '']) => singular(word.toLowerCase()))
    .find((word) =>
      new RegExp(
        String.raw`\b(?:${word}s?\b.{0,12}\btype|type\b.{0,6}\b${word}|/${word}s?/[{(<]|that ${word}\b)`,
        'i',
      ).test(c.text),
    );
  if (named !== undefined && !/^(?:post|page|user|id|valid|found|logged)$/.test(named)) return named;
  return typeOf(c);
}

/** What the caller must be allowed to do with the post, as a prompt says it; null for nothing in particular. */
export function postRightIn(text: string): 'edit_post' | 'delete_post' | null {
  const found =
    /\b(edit|delete)_post\b(?!s)|\b(?:may|can|capability to|allowed to|right to|who)\b[^.;\n]*?\b(edit|delete|trash) (?:that|this|the) (?:post|page|item|entry|\w+)\b/i.exec(
      text,
    );
  const right = (found?.[1] ?? found?.[2])?.toLowerCase();
  return right === undefined ? null : right === 'edit' ? 'edit_post' : 'delete_post';
}

/** The post that a request is about, refused where it is none, or none that the public may know of. */
export function loadPost(asked: Asked, field: Field, type = subjectType(asked)): PhpCode {
  const { c, channel } = asked;
  const isPublic = c.asked.states(/\bpublished\b/i) !== null || asked.method === 'GET';
  const isTyped = type !== 'post' || /\bpost type\b|\bnot an? (?:published )?post\b/i.test(c.text);
  const tests = [
    '! $post instanceof WP_Post',
    ...(isPublic ? ["'publish' !== $post->post_status"] : []),
    ...(isTyped ? [`'${type}' !== $post->post_type`] : []),
  ];
  const right = asked.checksRight === true ? postRightIn(c.text) : null;
  if (right !== null) c.asked.states(/\b(?:edit|delete|trash)(?:_post\b| (?:that|this|the)\b)/i);
  const mayNot =
    right === null
      ? raw('')
      : php`
        if ( ! current_user_can( ${right}, $post->ID ) ) {
          ${refuse(asked, /\b(?:edit_post|delete_post|not allowed|forbidden|403)\b/i, 403, 'forbidden', 'You are not allowed to do this.')}
        }
      `;
  return php`
    $post = get_post( ${channel.value(field)} );
    if ( ${raw(tests.join(' || '))} ) {
      ${refuse(asked, /\b(?:not found|unknown|exist\w*|published|missing post|no such|404|otherwise|invalid (?:post|id))\b/i, 404, 'not_found', 'Not found.', new RegExp(String.raw`\b${field.name}\b`))}
    }
    ${mayNot}
  `;
}
