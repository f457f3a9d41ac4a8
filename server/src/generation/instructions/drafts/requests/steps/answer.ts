import { type PhpCode, type PhpValue, php } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import { type ItemKind, partOf } from '../../reading/items.ts';
import type { Asked } from '../asked.ts';
import { shapeOf } from '../shape.ts';
import { sentencesOf } from './sentences.ts';
import type { Made } from './step.ts';

/** A key that an answer is to have, and the constant that it holds, where the prompt gives one. */
interface Key {
  readonly key: string;
  readonly value: PhpValue | null;
}

/** Keys in braces, without values: `{id, title}`; a parameter of an address is none. */
function bareKeys(text: string): Key[] {
  const list = /(?<![/\w<-])\{\s*(["']?\w+["']?(?:\s*,\s*["']?\w+["']?)*)\s*\}/.exec(text)?.[1];
  return list === undefined ? [] : list.split(',').map((key) => ({ key: key.replace(/["'\s]/g, ''), value: null }));
}

/** Keys that a sentence enumerates: "returns id and stock", "JSON success with `html` (…) and `has_more` (bool)". */
function spokenKeys(text: string): Key[] {
  for (const sentence of sentencesOf(text)) {
    const match =
      /\b(?:returns?|responds?|answers?|responses?|success|output)\b(?:\s+(?:with|the|an?|json|as|array|object|of|success|response|is|contains|has|data|both|new)\b)*:?\s+((?:[`"']?[a-z]\w*[`"']?(?:\s*\([^()]*\))?(?:,\s*(?:and\s+)?|\s+and\s+)?)+)/i.exec(
        sentence,
      );
    const names = (match?.[1] ?? '')
      .replace(/\([^()]*\)/g, '')
      .split(/,|\band\b/)
      .map((name) => name.trim());
    const keys = names.map((name) => name.replace(/[`"']/g, '')).filter((name) => /^[a-z]\w*$/.test(name));
    const areNamed =
      names.some((name) => /[`"'_]/.test(name)) ||
      (keys.length > 1 && keys.length === names.filter((name) => name !== '').length);
    if (areNamed && keys.length > 0) return keys.map((key) => ({ key, value: null }));
  }
  return [];
}

/** The keys that the prompt wants in the answer, in their order. */
export function keysOf(c: Composer): Key[] {
  const json = shapeOf(c).filter(({ key }) => key !== '');
  const own = json.length > 0 ? json : bareKeys(c.text);
  return own.length > 0 ? own : spokenKeys(c.text);
}

/** The text that a success is to tell. */
export const successMessage = (c: Composer): string | undefined =>
  sentencesOf(c.text)
    .filter((sentence) => !/\b(?:errors?|[45]\d\d)\b.*\bmessage\b/i.test(sentence) || /success/i.test(sentence))
    .flatMap(
      (sentence) =>
        /\b(?:success\w*|respond\w*|answers?|returns?)\b[^"“]*\b(?:message|text|saying)\b\W*["“]([^"”]+)["”]/i.exec(
          sentence,
        )?.[1] ?? [],
    )[0];

const general: readonly (readonly [RegExp, string])[] = [
  [/^(?:time|timestamp|now)$/, 'time()'],
  [/^(?:site|site_?name|name)$/, "get_bloginfo( 'name' )"],
  [/^(?:version|wp_?version)$/, "get_bloginfo( 'version' )"],
  [/^(?:home|site_?url)$/, 'home_url()'],
  [/^(?:user_?id|user)$/, 'get_current_user_id()'],
  [/^(?:success|ok|saved|updated|created|done|received|deleted|sent|accepted)$/, 'true'],
];

/** The status that success is answered with. */
export function successStatus(c: Composer): number {
  const said = c.asked.states(
    /\b(?:status|code|with|http|otherwise|returns?|answers?|responds?|success)\b[^.;\n]{0,24}?\b(20[0-4])\b/i,
  )?.[1];
  return Number(said ?? 200);
}

/** Answers with what the prompt wants to know, from what was made, sent or loaded; `usual` where it does not say. */
export function answerWith(
  { c, channel, fields, path }: Asked,
  made: readonly Made[],
  loaded: ItemKind | null,
  usual: Readonly<Record<string, PhpValue>>,
): PhpCode {
  const left = [...made];
  const resolve = ({ key, value }: Key): PhpValue | undefined => {
    if (value !== null) return value;
    const own = [...fields, ...path].find(({ name }) => name === key);
    if (own !== undefined) return channel.value(own);
    const item = loaded === null ? null : partOf(c, loaded, key);
    if (loaded !== null && /^(?:\w+_)?id$/.test(key) && item !== null) return item.code;
    const found = left.find(({ names }) => names.test(key));
    if (found !== undefined) return found.code;
    const code = item?.code ?? general.find(([names]) => names.test(key))?.[1];
    return typeof code === 'string' ? raw(code) : code;
  };
  const message = successMessage(c);
  const pairs = keysOf(c).flatMap((one) => {
    const code = resolve(one);
    return code === undefined ? [] : [[one.key, code] as const];
  });
  const data: Record<string, PhpValue> = {
    ...(pairs.length > 0 ? Object.fromEntries(pairs) : message === undefined ? usual : {}),
    ...(message === undefined ? {} : { message: c.label(message) }),
  };
  c.asked.states(/\b(?:returns?|responds?|answers?|success)\b/i);
  return channel.answer(php`${data}`, successStatus(c));
}
