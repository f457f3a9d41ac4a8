import type { PhpCode } from '../../../../writers/php.ts';
import type { Composer } from '../../../composer.ts';
import type { Asked } from '../asked.ts';
import { casesOf, sentencesOf } from './sentences.ts';

/** How a request is refused in a case, as far as the prompt says. */
export interface Refusal {
  readonly status?: number;
  readonly code?: string;
  readonly message?: string;
}

const noCode =
  /^(?:post_id|user_id|check_ajax_referer|wp_\w+|is_email|manage_options|edit_\w+|delete_\w+|sanitize_\w+)$/;

/** What the prompt says of a case; null where it does not speak of refusing it. */
export function refusalOf(c: Composer, about: RegExp): Refusal | null {
  const clause = casesOf(c.text).find(
    (one) => about.test(one) && /\b(?:WP_Error|errors?|[45]\d\d|refused?|rejected?)\b/i.test(one),
  );
  if (clause === undefined) return null;
  c.asked.readsWithin(clause);
  return refusalIn(clause);
}

/** Status, code and message of a clause. */
function refusalIn(clause: string): Refusal {
  const status = /\b([45]\d\d)\b/.exec(clause)?.[1];
  const codes = [
    ...clause.matchAll(/\b(?:WP_Error|error|code)\b[^.;\n]*?[`"'(]*\b([a-z]\w*_[a-z_]+)\b/gi),
    ...clause.matchAll(/["'`]([a-z]+_[a-z_]+)["'`]/g),
    ...clause.matchAll(/\(([a-z]+_[a-z_]+)\)/g),
  ].map(([, code = '']) => code);
  const code = codes.find((one) => !noCode.test(one));
  const message = [...clause.matchAll(/"([^"]+)"|“([^”]+)”|'([^']+)'|`([^`]+)`/g)]
    .map((match) => match.slice(1).find((one) => one !== undefined) ?? '')
    .find((one) => /^[A-Z].*(?:\s|[.!?]$)|^[A-Z][a-z]+ /.test(one));
  return {
    ...(status === undefined ? {} : { status: Number(status) }),
    ...(code === undefined ? {} : { code }),
    ...(message === undefined ? {} : { message }),
  };
}

/** What the sentence that speaks of a subject says of refusing it: "`id` must be a post, otherwise 404". */
export function refusalAbout(c: Composer, subject: RegExp): Refusal | null {
  const sentence = sentencesOf(c.text).find(
    (one) => subject.test(one) && /\b(?:otherwise|else|errors?|WP_Error|[45]\d\d)\b/i.test(one),
  );
  if (sentence === undefined) return null;
  c.asked.readsWithin(sentence);
  return refusalIn(sentence);
}

/** Refuses in the words of the prompt, where it names status, code or message for such a case. */
export function refuse(
  { c, channel }: Asked,
  about: RegExp,
  status: number,
  code: string,
  message: string,
  subject?: RegExp,
): PhpCode {
  const said = (subject === undefined ? null : refusalAbout(c, subject)) ?? refusalOf(c, about);
  return channel.fail(said?.status ?? status, said?.code ?? code, said?.message ?? message);
}
