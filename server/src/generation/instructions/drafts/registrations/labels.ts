import { arrayKeys } from '@presswright/shared/wordpress/array-keys';
import type { PhpValue } from '../../../writers/php.ts';
import type { Composer } from '../../composer.ts';
import { phpName, pluralOf, singular, titleOf } from '../../naming.ts';

const text = String.raw`(?:["'${'`'}]([^"'${'`'}\n]{1,60})["'${'`'}]|([A-Z][\w&-]*(?: [A-Z][\w&-]*)*))`;

/** Two labels side by side: `labels "Job" / "Jobs"`, `Job/Jobs`. */
const pair = new RegExp(
  String.raw`\b(?:[Ll]abel(?:s|led)?|(?<!Plugin )(?<![Mm]enu )[Nn]ames?|[Cc]alled|[Ss]ingular(?:[ /]+(?:and )?[Pp]lural)?)\b(?:\s*(?:as|are|is|name|names|labels?|of|with|:|=|\())*\s*${text}\s*(?:\/|,|\band\b|&|\||\bplural\b:?|\(plural:?)+\s*(?:plural:?\s*)?${text}`,
);

/** "(Record / Records)", `"Audience" / "Audiences"`: one and many beside each other, without a word for them. */
function bareCouple(c: Composer): readonly [string, string] | null {
  const found = new RegExp(String.raw`${text}\s*(?:\/|\|)\s*${text}`).exec(c.text);
  const one = found?.[1] ?? found?.[2];
  const many = found?.[3] ?? found?.[4];
  if (one === undefined || many === undefined || one.slice(0, 3) !== many.slice(0, 3)) return null;
  return [one, many];
}

const stated = (c: Composer, words: string): string | undefined => {
  const found = c.asked.states(
    new RegExp(
      String.raw`(?<![\w-])["'${'`'}]?(?:${words})["'${'`'}]?(?:[ _-]?(?:name|label|text|form))?(?:\s*(?:=>|=|:|\b(?:is|as|to|of|reads?|says?|should be|set to)\b|\(|["'${'`'}](?=\s*=>)))*\s*(?:"([^"\n]{1,80})"|'([^'\n]{1,80})'|${'`'}([^${'`'}\n]{1,80})${'`'})`,
      'i',
    ),
  );
  return found?.slice(1).find((one) => one !== undefined);
};

/** The labels of a type or taxonomy: those that the prompt states, and what follows from one and many. */
export function labelsOf(
  c: Composer,
  slug: string,
  path: 'register_post_type.args.labels' | 'get_taxonomy_labels.return',
): Record<string, PhpValue> {
  const both = c.asked.states(pair);
  const couple = both === null ? bareCouple(c) : null;
  let one = stated(c, 'singular') ?? both?.[1] ?? both?.[2] ?? couple?.[0];
  let many = stated(c, 'plural') ?? both?.[3] ?? both?.[4] ?? couple?.[1];
  if (one !== undefined && many !== undefined && pluralOf(many) === one) [one, many] = [many, one];
  const label = stated(c, String.raw`(?<!menu |["'${'`'}] )(?<!count )labell?e?d?s?`);
  one ??=
    label !== undefined && singular(label.toLowerCase()) === slug ? titleOf(singular(label.toLowerCase())) : undefined;
  one ??= c.instruction.quoted.find(
    ({ text: said, after }) =>
      /^[A-Z][\w ]*$/.test(said) && /^\s*(?:custom )?(?:post[ -]?type|cpt|taxonomy)\b/.test(after),
  )?.text;
  one ??= c.labelFor(slug);
  many ??= label ?? pluralOf(one);
  const own = Object.fromEntries(
    arrayKeys(path)
      .filter(({ name }) => name.includes('_') && name !== 'singular_name')
      .flatMap(({ name }) => {
        const said = stated(c, name.replace(/_/g, '[ _-]'));
        return said === undefined ? [] : [[name, c.label(said)]];
      }),
  );
  return {
    name: c.label(many),
    singular_name: c.label(one),
    add_new_item: c.label(`Add New ${one}`),
    edit_item: c.label(`Edit ${one}`),
    all_items: c.label(`All ${many}`),
    not_found: c.label(`No ${many.toLowerCase()} found.`),
    ...own,
  };
}

const quote = '["\'`]';
const link = String.raw`(?:\s+(?:called|named|with|the|key|slug|name|id|of|is|custom)|\s*[:=(])*\s*`;

/**
 * The slug of a type or taxonomy, from what the prompt calls it; null where it names none. What is written as a slug stays as
 * it is; a word of a sentence is made singular.
 * @param label a regular expression's source for the word for the thing
 */
export function slugOf(c: Composer, label: string): string | null {
  const thing = String.raw`\b(?:${label})\b`;
  const first = (source: string, flags = '') => new RegExp(source, flags).exec(c.text)?.[1];
  const announced = String.raw`(?:called|named|key|slug|with (?:the )?(?:slug|key|name)|[:=])`;
  const written =
    first(String.raw`(?i:${thing})${link}${quote}([a-z][a-z0-9_-]*)${quote}`) ??
    first(String.raw`${quote}([a-z][a-z0-9_-]*)${quote}\s+(?:\w+ )?(?:\w+ )?(?i:${thing})`) ??
    first(
      String.raw`(?<!(?:rewrite|url|archive|menu|permalink|rest) )\b(?:key|slug)\b\s*(?:is|:|=)?\s*${quote}?([a-z][a-z0-9_-]*)${quote}?(?![\w-]*${quote}? in the (?i:url|permalink))`,
    ) ??
    first(String.raw`(?i:${thing})\s*${announced}\s+(?:is\s+|the\s+)?([a-z][a-z0-9_-]*)`) ??
    first(String.raw`(?i:${thing})\s+(?:for\s+)?([a-z][a-z0-9]*_[a-z0-9_]+)`) ??
    first(String.raw`\b([a-z][a-z0-9]*_[a-z0-9_]+)\s+(?:custom\s+)?(?i:${thing})`);
  if (written !== undefined && !/^(?:with|for|and|that|the|an?|it|which)$/.test(written)) return written;
  const spoken =
    first(String.raw`(?i:${thing})${link}${quote}([A-Z][\w ]*)${quote}`) ??
    first(String.raw`${quote}([A-Z][\w ]*)${quote}\s+(?:\w+ )?(?i:${thing})`) ??
    first(String.raw`(?i:${thing})\s+(?:called\s+|named\s+|for\s+)?([A-Z]\w*(?: [A-Z]\w*)+)`) ??
    first(String.raw`(?<!^|[.:\n]\s*)\b([A-Z][a-z]\w*(?: [A-Z]\w*)+)\s+(?:custom\s+)?(?i:${thing})`);
  if (spoken !== undefined) return phpName(singular(spoken.toLowerCase()));
  const named = c.named(label);
  return named === null ? null : singular(named);
}
