import { joinPhp, type PhpCode, type PhpValue, php } from '../../../../writers/php.ts';
import { raw } from '../../../composer.ts';
import type { Asked } from '../asked.ts';
import { answerWith } from './answer.ts';
import { addToList, count, remove, save, toggle } from './changes.ts';
import { loadPost } from './load-post.ts';
import { mail } from './mail.ts';
import { discard, fire, insert } from './posts.ts';
import { deedsOf } from './sentences.ts';
import { idFieldOf, type ReadStep, type Step } from './step.ts';
import { readStore, storesIn } from './stores.ts';

const readers: readonly ReadStep[] = [toggle, remove, count, insert, addToList, discard, fire, mail, save];

/** Clauses that say who may ask, or what is answered. */
const isElse =
  /^(?:permission|otherwise|else|only (?:for|logged)|returns?\b(?!.*\b(?:saves?|stores?)\b)|responds?|answers?|nonce)/i;

/** What is done for a request, one step after the other, and what is answered; null where no step is asked for. */
export function perform(asked: Asked): PhpCode | null {
  const { c } = asked;
  const steps: Step[] = [];
  for (const clause of deedsOf(c.text)) {
    if (isElse.test(clause)) continue;
    const step = readers.reduce<Step | null>((found, read) => found ?? read(asked, clause), null);
    if (step === null || steps.some(({ code }) => code.text === step.code.text)) continue;
    c.asked.readsWithin(clause);
    steps.push(step);
  }
  if (steps.length === 0) return null;
  const ordered = [...steps.filter(refusing), ...steps.filter((step) => !refusing(step))];
  const id = idFieldOf(asked);
  const needsPost = steps.some((step) => step.needsPost === true);
  if (needsPost && id === undefined) return null;
  const made = steps.flatMap((step) => step.made);
  const usual: Record<string, PhpValue> = Object.fromEntries(
    made.slice(0, 1).map(({ code }) => [usualKey(code.text), code] as const),
  );
  return joinPhp([
    needsPost && id !== undefined ? loadPost({ ...asked, method: 'POST' }, id) : raw(''),
    ...ordered.map(({ code }) => code),
    /\b(?:returns?|answers?|responds?)\b[^.;\n]*\b(?:saved|stored|whole|updated) (?:array|values|settings|options)\b/i.test(
      c.text,
    ) && made[0]?.code.text === '$values'
      ? asked.channel.answer(raw('$values'), 200)
      : answerWith(asked, made, needsPost ? 'post' : null, usual),
  ]);
}

/** Refuses those who have done it before: comes first. */
const refusing = ({ code }: Step) =>
  /in_array\(/.test(code.text) && /WP_Error|send_json_error|redirect/.test(code.text);

function usualKey(code: string): string {
  const own = /\[?'(\w+)'\]?$/.exec(code)?.[1] ?? /^\$(\w+)$/.exec(code)?.[1];
  return { number: 'count', post_id: 'id', is_on: 'active', true: 'deleted' }[own ?? code] ?? own ?? 'result';
}

/** What is stored for who asks, as it is; null where a list or something else is asked for. */
export function readStored(asked: Asked): PhpCode | null {
  const { c, method, channel } = asked;
  const sentence = deedsOf(c.text).find(
    (one) => /\b(?:returns?|reads?|gets?|GET)\b/.test(one) && storesIn(one).some(({ kind }) => kind !== 'post'),
  );
  const [store] = sentence === undefined ? [] : storesIn(sentence);
  if (method !== 'GET' || store === undefined || store.kind !== 'user' || sentence === undefined) return null;
  c.asked.readsWithin(sentence);
  if (/\bempty (?:array|object|list)\b/i.test(sentence))
    return php`
      $values = ${readStore(store)};

      ${channel.answer(raw('is_array( $values ) ? $values : array()'), 200)}
    `;
  return answerWith(asked, [{ names: /./, code: readStore(store) }], null, { [store.key]: readStore(store) });
}
