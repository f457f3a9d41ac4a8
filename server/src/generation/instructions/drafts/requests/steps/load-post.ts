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
  return php`
    $post = get_post( ${channel.value(field)} );
    if ( ${raw(tests.join(' || '))} ) {
      ${refuse(asked, /\b(?:not found|unknown|exist\w*|published|missing post|no such|404|otherwise|invalid (?:post|id))\b/i, 404, 'not_found', 'Not found.')}
    }
  `;
}
