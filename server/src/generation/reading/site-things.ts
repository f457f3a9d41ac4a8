import type { PlanEntity, PlanField } from '@presswright/shared/schemas/plans/parts';
import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { siteRoles } from '../behaviours/site-roles.ts';
import { singularize } from '../naming/inflect.ts';
import { is, kindsOf } from './language/kinds.ts';
import type { Phrase, Statement } from './language/statement.ts';
import { wordEntry } from './language/words-table.ts';
import { recordWords } from './record-words.ts';

const ofShop = /\b(?:woo ?commerce|shop|store|checkout|cart|basket)\b/i;

/**
 * Kinds of records that the site has already, or that nothing in the description speaks for, are no kinds of the plan's
 * own: neither they, nor what refers to them. `isSound`: the description is about records of its own, and nothing is dropped.
 */
export function withoutSiteThings(
  plan: PluginPlan,
  description: string,
  statements: readonly Statement[],
): { readonly plan: PluginPlan; readonly isSound: boolean } {
  const { entities = [], behaviours = [], roles = [] } = plan;
  const isShop = ofShop.test(description);
  if (!speaksOfSite(description) && !isConfused(plan, description)) return { plan, isSound: true };
  const sound = entities.map((entity) => ({ ...entity, fields: (entity.fields ?? []).filter(isPlainProperty) }));
  const isIn = ({ key, singular, fields }: (typeof sound)[number]): boolean => {
    if (isNoThing(singular.toLowerCase(), description)) return false;
    const kind = Object.entries(recordWords).find(([, words]) => words.includes(singular.toLowerCase()))?.[0];
    if (kind === 'product' || kind === 'order') return !isShop && fields.length > 0;
    if (kind !== undefined && kind !== 'media') return false;
    const whole = entities.find((one) => one.key === key)?.fields?.length ?? 0;
    if (fields.length * 10 < whole * 7) return false;
    if (isPersonOrBody(singular.toLowerCase()) && fields.length < 3) return false;
    return isSpokenFor({ ...(entities.find((one) => one.key === key) as PlanEntity), fields }, description, statements);
  };
  const held = new Set(sound.filter(isIn).map(({ key }) => key));
  // What belongs to a kind that is kept is kept with it.
  for (const { key, fields, singular } of sound)
    if (
      fields.some(({ relates_to: target }) => target !== undefined && held.has(target)) &&
      !isNoThing(singular.toLowerCase(), description)
    )
      held.add(key);
  const dropped = new Set(entities.flatMap(({ key }) => (held.has(key) ? [] : [key])));
  const refers = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(
      ([member, one]) =>
        (member === 'entity' || member === 'parent' || member === 'relates_to') && dropped.has(String(one)),
    );
  const kept = new Map(sound.filter(({ key }) => !dropped.has(key)).map((entity) => [entity.key, entity]));
  const hasFields = (behaviour: PlanBehaviour): boolean => {
    const entity = 'entity' in behaviour ? kept.get(behaviour.entity) : undefined;
    const whole = entities.find(({ key }) => key === entity?.key);
    const gone = (whole?.fields ?? [])
      .filter((field) => !(entity?.fields ?? []).some(({ key }) => key === field.key))
      .map(({ key }) => key);
    return !gone.some((key) => JSON.stringify(behaviour).includes(`"${key}"`));
  };
  const own = behaviours.filter((one) => 'entity' in one && kept.has(one.entity) && !refers(one) && hasFields(one));
  const said = JSON.stringify(own);
  const left = {
    ...plan,
    // Where nobody says that visitors see it, they do not.
    entities: [...kept.values()].map((entity) => ({
      ...entity,
      fields: entity.fields.filter((field) => !refers(field)),
      ...(isForVisitors(entity, description) ? {} : { public: false, archive: false }),
    })),
    // What nothing but its words speaks for is left to the examples.
    behaviours: own,
    // Who only speaks, or has a role of WordPress, is no role of the plan's.
    roles: roles
      .filter(
        ({ key }) =>
          !(siteRoles as readonly string[]).includes(key) &&
          (said.includes(`"${key}"`) || isNamedRole(key, description)),
      )
      .map((role) => ({ ...role, entities: (role.entities ?? []).filter((key) => !dropped.has(key)) })),
    features: kept.size > 0 || entities.length === 0 ? (plan.features ?? []) : [],
  };
  return { plan: left, isSound: false };
}

/** What is done to records that a plugin keeps. */
const managed = new Set([
  'manage',
  'list',
  'book',
  'reserve',
  'register',
  'submit',
  'publish',
  'collect',
  'track',
  'record',
  'catalogue',
  'catalog',
  'organise',
  'organize',
  'rent',
  'borrow',
  'lend',
  'store',
  'add',
  'create',
  'offer',
  'show',
  'display',
  'sell',
  'announce',
  'run',
  'hold',
  'keep',
  'archive',
  'browse',
  'apply',
  'request',
  'log',
  'post',
  'rate',
  'review',
  'sign up',
  'enter',
  'have',
  'want',
  'need',
  'be',
]);

/** Whether a description speaks of a kind of records as of something to be kept: with properties, or in the plural. */
function isSpokenFor(
  { singular, plural, fields, taxonomies = [] }: PlanEntity & { readonly fields: readonly PlanField[] },
  description: string,
  statements: readonly Statement[],
): boolean {
  const typed = fields.filter(({ type }) => type !== 'text' && type !== 'textarea').length;
  if (fields.length + taxonomies.length >= 3 || (typed > 0 && fields.length >= 2)) return true;
  if (/\b(?:post types?|custom content|database tables?|custom tables?)\b/i.test(description)) return true;
  const names = [singular.toLowerCase(), plural.toLowerCase()];
  const isNamed = ({ name, lemma, isPlural }: Phrase): boolean =>
    names.some((one) => name === one || name.endsWith(` ${one}`) || lemma === one) &&
    (isPlural || taxonomies.length + typed > 0);
  return statements.some(
    ({ lemma, objects, subject, isFragment }) =>
      (objects.some((phrase) => isNamed(phrase) || phrase.members.some(isNamed)) &&
        (isFragment || managed.has(lemma ?? ''))) ||
      (subject.some(isNamed) && (lemma === 'have' || lemma === 'be' || lemma === 'include' || lemma === 'belong')),
  );
}

/** Heads of phrases that name nothing which could be kept: "extra things", "shortcode listing". */
const emptyHeads =
  /^(?:item|entry|record|thing|stuff|bit|one|way|part|kind|sort|lot|something|anything|everything|shortcode|plugin|site|website|page|screen|button|column|login|log-in|password|dashboard|menu|date|time|day|week|month|year|morning|evening|night|number|name|list|email|mail|message)$/;

/**
 * Whether words name no kind of records: verbs and adjectives, words of the site's own parts, and who speaks himself:
 * "our museum", "I run a boat yard".
 */
function isNoThing(name: string, description: string): boolean {
  const words = name.split(' ');
  const head = words.at(-1) ?? '';
  if (emptyHeads.test(head) || /^(?:extra|shortcode|plugin)$/.test(words[0] ?? '')) return true;
  const entry = wordEntry(head);
  if (entry !== null && entry.noun === 0) return true;
  const isPlural = new RegExp(`\\b${head.replace(/[^a-z0-9]/g, '.')}e?s\\b`, 'i').test(description);
  if (entry !== null && words.length === 1 && !isPlural && entry.noun * 4 < entry.verb + entry.adjective) return true;
  if (!is(head, 'organisation') && !is(head, 'place')) return false;
  const escaped = name.replace(/[^a-z0-9 ]/g, '.');
  const isOurs = new RegExp(
    `\\b(?:our|my|we(?:'re| are) an?|i(?:'m| am) an?|run (?:an?|the)|for (?:our|an?|the)|at (?:our|the)|of (?:our|the))\\s+(?:[\\w-]+\\s+){0,3}${escaped}\\b`,
    'i',
  ).test(description);
  const isSeveral = new RegExp(`\\b${escaped}(?:e?s)\\b`, 'i').test(description);
  return isOurs && !isSeveral;
}

const siteWords =
  /\b(?:woo ?commerce|wordpress|profiles?|accounts?|logged[ -]in|log(?:s|ging)? in|log-?in|media library|comments?|menus?|dashboard|users?|subscribers?|editors?|authors?|admins?|administrators?|posts?|articles?|pages?|checkout|cart|basket|orders?|products?|shop|redirect\w*|404|sitemaps?|seo|google|noindex|meta|cache|plugins?|theme|permalinks?|urls?|categor(?:y|ies)|wp-\w+|rest|api|webhooks?)\b/gi;

/** Whether a description is about what the site has rather than about records of its own: told from how often it names that. */
function speaksOfSite(description: string): boolean {
  const named = description.match(siteWords)?.length ?? 0;
  if (/\b(?:post types?|with (?:the )?fields|fields:)/i.test(description)) return false;
  const spoken = /\b(?:I|we|our|my|us|I'm|we're|we've|I'd|we'd)\b/.test(description);
  return description.length > 160 && named >= 2 && spoken;
}

/** Words that no name of a thing or of a property has. */
const oddWords =
  /\b(?:dont|don't|doesnt|isnt|cant|wont|doesn't|isn't|can't|won't|not|never|it|us|them|so|none|goes|please|they|we|how|who|what|where|been|has|had|gives?|tick|untick|every|everything|already|instead|likewise|newest|format|per page|linked|say|times|role|searches)\b/;

/** Whether a plan has names and properties that no customer would give: the description was not understood. */
function isConfused({ entities = [] }: PluginPlan, description: string): boolean {
  const names = entities.map(({ singular }) => singular.toLowerCase());
  if (names.some((name) => /^(?:users?|(?:user )?accounts?)$/.test(name))) return true;
  if (description.length <= 160) return false;
  const fields = entities.flatMap((entity) => (entity.fields ?? []).map(({ label }) => label.toLowerCase()));
  return (
    names.some((name) => oddWords.test(name) || isNoThing(name, description)) ||
    fields.filter((label) => oddWords.test(label)).length * 2 >= Math.max(1, Math.min(fields.length, 4))
  );
}

const isNounWord = (word: string): boolean => {
  const entry = wordEntry(word) ?? wordEntry(singularize(word));
  return entry !== null && entry.noun > 0 && entry.noun * 2 >= entry.verb + entry.adjective + entry.adverb;
};

/** Nouns, with adjectives before the last. */
const isPlainName = (name: string): boolean => {
  const words = name.split(' ');
  return words.every(
    (word, index) =>
      word === 'of' || isNounWord(word) || (index < words.length - 1 && (wordEntry(word)?.adjective ?? 0) > 0),
  );
};

/** People and bodies have accounts, or are who speaks. */
function isPersonOrBody(name: string): boolean {
  const head = name.split(' ').at(-1) ?? '';
  const found = kindsOf(head);
  const share = (['person', 'group'] as const).reduce((sum, one) => sum + (found?.categories.get(one) ?? 0), 0);
  return share > 0.3 || is(head, 'person') || is(head, 'organisation');
}

/** Whether a label is of nouns alone, and short: where a description is about other things, little else is a property. */
function isPlainProperty({ label, type }: PlanField): boolean {
  const words = label.toLowerCase().split(/\s+/);
  return (
    words.length <= 4 &&
    !/\d/.test(label) &&
    isPlainName(label.toLowerCase()) &&
    (type !== 'boolean' || words.length > 1)
  );
}

/** Whether a description names somebody as having a role: "role: wholesale", "members log in", "teachers can". */
function isNamedRole(key: string, description: string): boolean {
  const name = key.replaceAll('_', '.').replace(/[^a-z.]/g, '');
  return new RegExp(
    `\\brole\\b[^.]{0,20}\\b${name}|\\b${name}s?\\b[^.]{0,12}\\brole\\b|\\b${name}s\\b (?:can|may|must|should|log|have accounts)`,
    'i',
  ).test(description);
}

/** Whether a description says that visitors see records of a kind. */
function isForVisitors({ plural, singular }: PlanEntity, description: string): boolean {
  const name = `(?:${[plural, singular].map((one) => one.toLowerCase().replace(/[^a-z0-9 ]/g, '.')).join('|')})`;
  const seen =
    '(?:visitors?|everyone|everybody|anyone|public(?:ly)?|on (?:the|our) (?:site|website|page)|customers|readers)';
  return new RegExp(`${name}[^.]*${seen}|${seen}[^.]*${name}|(?:show|list|display)\\w*[^.]*${name}`, 'i').test(
    description,
  );
}
