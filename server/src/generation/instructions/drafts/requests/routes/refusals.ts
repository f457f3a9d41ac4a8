import { knownCapabilities } from '../../details/who.ts';
import type { Refusal } from '../steps/refusals.ts';

const cases =
  /[;\n]|\.(?=\s|$)|,\s*(?=(?:and\s+|or\s+)?(?:otherwise|else|if|when|unknown|without|a |an |no |on |for |[45]\d\d|[`"'][a-z_]+[`"']\s*\(?[45]))/i;

/** The status, code and message with which texts refuse a case; null where none of them speaks of it. */
export function refusedIn(texts: readonly string[], about: RegExp): Refusal | null {
  for (const clause of texts.flatMap((text) => text.split(cases))) {
    if (!about.test(clause) || !/\b[45]\d\d\b|\berrors?\b|WP_Error|\brefus|\breject/i.test(clause)) continue;
    const status = /\b([45]\d\d)\b/.exec(clause)?.[1];
    const code = [...clause.matchAll(/[`"'(\s]([a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?=[`"'),.\s]|$)/g)]
      .map(([, name = '']) => name)
      .find(
        (name) =>
          !knownCapabilities.has(name) &&
          !/^(?:post_id|user_id|wp_\w+|is_\w+|per_page|post_type|rest_(?:ensure|do)\w*)$/.test(name) &&
          !new RegExp(String.raw`\b(?:meta|option|field|post type|taxonomy|param\w*)\W{1,3}${name}\b`).test(clause),
      );
    const message = [...clause.matchAll(/"([^"]+)"/g)]
      .map(([, text = '']) => text)
      .find((text) => /^[A-Z].*[ .!]/.test(text));
    return {
      ...(status === undefined ? {} : { status: Number(status) }),
      ...(code === undefined ? {} : { code }),
      ...(message === undefined ? {} : { message }),
    };
  }
  return null;
}

/** The status that a text gives for success, or `usual`. */
export const statusIn = (text: string, usual: number): number =>
  Number(/(?<![\w/.-])(20[0-4])(?![\w-])/.exec(text)?.[1] ?? usual);
