import type { PlanField } from '@presswright/shared/schemas/plans/parts';
import type { BehaviourOf } from '../behaviours/behaviour.ts';
import { depths } from '../understanding/clauses.ts';
import { readItems } from '../understanding/field-items.ts';
import { fieldOf } from '../understanding/field-of-item.ts';
import { tokenize } from '../understanding/tokens.ts';
import type { Field } from '../understanding/understanding.ts';
import type { Phrase, Statement } from './language/statement.ts';
import type { Scene } from './scene.ts';

/** Verbs behind which a list says what is to be kept of something. */
const keeping = new Set([
  'add',
  'need',
  'want',
  'like',
  'have',
  'carry',
  'get',
  'store',
  'record',
  'hold',
  'keep',
  'include',
  'contain',
  'put',
  'create',
  'give',
  'pick',
  'choose',
  'select',
  'enter',
  'fill in',
  'fill',
  'state',
  'ask',
  'collect',
  'specify',
  'provide',
  'set',
  'require',
  'offer',
  'attach',
  'type',
  'note',
  'save',
  'be',
]);

/** Places where values of records are put in, and the records that they belong to. */
const holders: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:profiles?|user(?:'s)? (?:edit )?screens?|accounts?|account (?:page|details)|registration(?: form)?|sign-?up form)\b/,
    'user',
  ],
  [/\b(?:attachment(?: details)?|media (?:library|details|files?)|image details|photo details)\b/, 'media'],
  [/\b(?:checkout(?: page| form)?|order form|order screen|basket|cart)\b/, 'order'],
  [/\b(?:product (?:data|page|screen|edit screen|editor)|each product|every product|products?)\b/, 'product'],
  [/\b(?:comment form|comments?)\b/, 'comment'],
];

/** Parts of a site and of its administration: no values of records. */
const siteParts =
  /\b(?:buttons?|columns?|lists?|pages?|shortcodes?|blocks?|e-?mails?|mails?|links?|messages?|notices?|forms?|menus?|reports?|logs?|exports?|filters?|badges?|banners?|tabs?|widgets?|screens?|sections?|views?|searches|search|tables?|overview|dashboard|plugins?|sites?|websites?|reminders?|notifications?|settings?|switch|toggle|way|thing|things|something|anything|both|one|ones|nothing|author|editor|administrator|subscriber|customer|language switcher|tick|checkbox|field|fields|copy|it|them|access|figures?|counts?|counter|shop|rights|permissions?|login|account|roles?|user|users|members?|people|endpoints?|redirects?|archive|sitemap|feed|tags?|categor(?:y|ies)|cache|title tag|sidebar|footer|header|popup)$/i;

/**
 * What a statement wants kept of records that the site has; null for one that says something else.
 * @param list what stands behind its colon, where that is a list
 */
export function readExtraFields(
  statement: Statement,
  description: string,
  scene: Scene,
  list = '',
): BehaviourOf<'extra_fields'> | null {
  const { lemma, isNegated, isFragment } = statement;
  // "Nobody should be able to put a date on …"
  if (statement.subject.some(({ lemma: who }) => /^(?:nobody|no one|noone|none|nothing)$/.test(who))) return null;
  if (isNegated || (lemma !== null && !keeping.has(lemma)) || (lemma === null && !isFragment)) return null;
  const holder = holderOf(statement, scene);
  if (holder === null || scene.isOwn(holder.entity)) return null;
  const region = list !== '' ? list : listRegion(statement, description, holder.phrase);
  if (region === null) return null;
  const fields = readFieldList(region, (label) => siteParts.test(label));
  if (fields.length === 0) return null;
  return {
    kind: 'extra_fields',
    entity: holder.entity,
    fields,
    edited_by: editedBy(statement, holder.entity),
    seen_by:
      /\b(?:only|just) (?:admin|editor|staff)|\b(?:administrators?|staff|editors?) only\b|\bprivate\b|\binternal(?:ly)?\b/i.test(
        statement.text,
      )
        ? 'staff'
        : holder.entity === 'user' || holder.entity === 'order'
          ? 'owner'
          : 'everyone',
  };
}

/** Whose values a statement speaks of. */
function holderOf(statement: Statement, scene: Scene): { entity: string; phrase: Phrase | null } | null {
  const { subject, objects, complements, lemma } = statement;
  const places = complements.flatMap(({ preposition, phrases }) =>
    /^(?:on|in|to|at|for|with|into|of|below|under|per)$/.test(preposition) ? phrases : [],
  );
  for (const phrase of [...places, ...objects.flatMap(({ owner }) => owner ?? [])]) {
    const found = holders.find(
      ([pattern]) => pattern.test(phrase.name) || (phrase.owner !== null && pattern.test(phrase.owner.name)),
    );
    const record = scene.recordOf(phrase);
    if (found !== undefined && (record === null || !scene.isOwn(record))) return { entity: found[1], phrase };
    if (
      record !== null &&
      !scene.isOwn(record) &&
      /^(?:add|put|attach|create|give|need|want|like|store)$/.test(lemma ?? '')
    )
      return { entity: record, phrase };
  }
  for (const phrase of subject) {
    const record = scene.recordOf(phrase);
    if (
      record !== null &&
      !scene.isOwn(record) &&
      (lemma === 'have' ||
        lemma === 'carry' ||
        lemma === 'get' ||
        lemma === 'need' ||
        lemma === 'include' ||
        lemma === 'contain')
    )
      return { entity: record, phrase: null };
  }
  return null;
}

/** The text of the list of properties: behind a colon, else from the first object to where something else begins. */
function listRegion(
  { objects, complements, text, start, end }: Statement,
  description: string,
  holder: Phrase | null,
): string | null {
  const colon = /:\s/.exec(text);
  if (colon !== null) return text.slice(colon.index + 1).trim();
  const [first] = objects;
  if (first === undefined || first.quote !== null || first.value !== null) return null;
  const from = Math.min(...first.words.map((word) => word.start));
  const holderAt = holder?.words[0]?.start ?? end;
  const stops = complements.flatMap(({ phrases }) => phrases.map(({ words }) => words[0]?.start ?? end));
  const stop = holderAt > from ? holderAt : Math.min(end, ...stops.filter((at) => at > from));
  if (from < start || stop <= from) return null;
  return description
    .slice(from, stop)
    .replace(/\b(?:on|in|to|at|for|with|into|of|below|under|per|the|every|each|a|an|their|his|her|all|our)\s*$/gi, '')
    .replace(/\s+(?:on|in|to|at|for|with|into|below|under|per)\s+(?:the|every|each|a|an|their|our|all)?\s*$/i, '')
    .trim();
}

/** "length in metres (max 18, our hoist won't take more)" is a limit, and no choice of two. */
const limits = /\s*\((?:max(?:imum)?|at most|up to|no more than)\.?\s+(\d+(?:\.\d+)?)[^)]*\)/gi;

/**
 * The fields that a list of properties names; [] where it names none.
 * @param isOther whether a label names something else than a property
 */
export function readFieldList(whole: string, isOther: (label: string) => boolean): PlanField[] {
  const most = [...whole.matchAll(limits)].map(({ index, 1: limit }) => ({
    words: whole.slice(0, index).toLowerCase(),
    limit: Number(limit),
  }));
  const region = whole.replace(limits, '');
  const tokens = tokenize(region);
  if (tokens.length === 0) return [];
  depths(tokens);
  const seen = new Set<string>();
  return readItems(tokens, 0).items.flatMap((item) => {
    const label = item.words.map(({ lower }) => lower).join(' ');
    if (label === '' || isOther(label) || item.words.length > 5) return [];
    const field = fieldOf(item);
    if (field === null || seen.has(field.key) || !/^[a-z][a-z0-9_]*$/.test(field.key)) return [];
    seen.add(field.key);
    const limit = most.find(({ words }) =>
      new RegExp(`${label.replace(/[^a-z0-9 ]/g, '.')}[^,;]*$`).test(words),
    )?.limit;
    const isNumber = /^(?:integer|number|money|duration|rating)$/.test(field.type);
    if (limit === undefined) return [planField(field)];
    return [{ ...planField(field), ...(!isNumber && { type: 'number' as const }), max: limit }];
  });
}

function planField({ isRequired, isMultiple, relatesTo: _, roles, choices, ...rest }: Field): PlanField {
  const type = rest.type === 'relation' || (rest.type === 'choice' && choices === undefined) ? 'text' : rest.type;
  return {
    ...rest,
    type,
    key: rest.key.slice(0, 40),
    ...(choices !== undefined &&
      type === 'choice' && { choices: choices.map(({ value, label }) => ({ value, label })) }),
    ...(roles !== undefined && { roles: [...roles] }),
    ...(isRequired && { required: true }),
    ...(isMultiple && { multiple: true }),
  };
}

const editedBy = ({ subject, text }: Statement, entity: string): 'owner' | 'staff' => {
  if (/\b(?:staff|admin|administrators?|editors?|we|office|only)\b/i.test(subject.map(({ name }) => name).join(' ')))
    return 'staff';
  if (/\badministrators? only\b|\badmin only\b|\bvisible to administrators\b/i.test(text)) return 'staff';
  return entity === 'user' || entity === 'order' || entity === 'comment' ? 'owner' : 'staff';
};

/** The fragments behind a statement's colon: "I need this on the profile: boat name, length". */
export function listBehind(
  statement: Statement,
  statements: readonly Statement[],
  description: string,
): readonly Statement[] {
  const behind = statements.slice(statements.indexOf(statement) + 1);
  const end = behind.findIndex(({ sentence, isFragment }) => sentence !== statement.sentence || !isFragment);
  const list = end === -1 ? behind : behind.slice(0, end);
  const [first] = list;
  return first !== undefined && /:\s*$/.test(description.slice(statement.end, first.start)) ? list : [];
}
