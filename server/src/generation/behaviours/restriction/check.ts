import { checkAudience } from '../audience.ts';
import type { Fault, PlanContext } from '../behaviour.ts';
import { checkConditions } from '../conditions.ts';
import { isInTable } from '../in-table.ts';
import { unknownPlaceholders } from '../texts.ts';
import type { Restriction } from './rules.ts';

const names = (keys: readonly string[]): string => `one of ${keys.map((key) => JSON.stringify(key)).join(', ')}`;

/** What can be kept from people, by what it is done to. */
const ofPosts = ['read', 'list', 'create', 'edit', 'publish', 'delete', 'comment'];
const deedsOf: Readonly<Record<string, readonly string[]>> = {
  product: [...ofPosts, 'buy'],
  media: ['read', 'list', 'create', 'edit', 'delete'],
  user: ['read', 'list', 'create', 'edit', 'delete', 'log_in'],
  comment: ['read', 'list', 'create', 'edit', 'delete'],
  category: ['read', 'edit', 'delete'],
  tag: ['read', 'edit', 'delete'],
  order: ['edit', 'delete'],
};

/** Names in braces that messages may have. */
export const messagePlaceholders = ['title', 'link', 'site'] as const;

export function checkRestriction(restriction: Restriction, context: PlanContext): Fault | null {
  const { subject, allowed, outcome, message, target } = restriction;
  if ('entity' in subject && !context.entities.includes(subject.entity))
    return { at: 'subject.entity', expected: names(context.entities), got: subject.entity };
  const found =
    subject.of === 'records'
      ? checkRecords(subject, context)
      : subject.of === 'field'
        ? checkField(subject, context)
        : null;
  if (found !== null) return found;
  const hasOwner = subject.of === 'records' && !['category', 'tag'].includes(subject.entity);
  const wrong = checkAudience(allowed, 'allowed', context, hasOwner);
  if (wrong !== null) return wrong;
  const login = subject.of === 'records' && subject.deeds.includes('log_in') ? checkLogIn(restriction) : null;
  if (login !== null) return login;
  if ((outcome === 'redirect') !== (target !== undefined))
    return {
      at: 'target',
      expected: outcome === 'redirect' ? 'a path or an address' : 'none but of the outcome redirect',
      got: target,
    };
  const [unknown] = unknownPlaceholders(message, messagePlaceholders);
  if (unknown !== undefined)
    return { at: 'message', expected: `no names in braces but ${names(messagePlaceholders)}`, got: `{${unknown}}` };
  if (restriction.shows_teaser === true && (outcome !== 'message' || subject.of !== 'records'))
    return { at: 'shows_teaser', expected: 'false but of records with a message', got: true };
  if (restriction.teaser_words !== undefined && restriction.shows_teaser !== true)
    return { at: 'teaser_words', expected: 'none without shows_teaser', got: restriction.teaser_words };
  if (
    restriction.teaser_paragraphs !== undefined &&
    (restriction.shows_teaser !== true || restriction.teaser_words !== undefined)
  )
    return {
      at: 'teaser_paragraphs',
      expected: 'none without shows_teaser, nor beside teaser_words',
      got: restriction.teaser_paragraphs,
    };
  if (restriction.free_reads !== undefined && !isRead(restriction, context))
    return { at: 'free_reads', expected: 'none but of records with a page that are read', got: restriction.free_reads };
  if (restriction.protects_files === true && !isReadOfMedia(restriction))
    return { at: 'protects_files', expected: 'false but of media that are read', got: true };
  if (restriction.button !== undefined && !hasButton(restriction))
    return { at: 'button', expected: 'none but beside a message that stands in a page', got: restriction.button };
  return null;
}

/** What says nothing of an account that logs in: it is its own, and its user is about to be logged in. */
function checkLogIn({ allowed, outcome }: Restriction): Fault | null {
  if (allowed.who === 'logged_in' || allowed.who === 'logged_out')
    return { at: 'allowed.who', expected: names(['everyone', 'roles', 'all_but_roles', 'nobody']), got: allowed.who };
  if (allowed.owner === true) return { at: 'allowed.owner', expected: 'false with log_in', got: true };
  return outcome === 'message' ? null : { at: 'outcome', expected: '"message" with log_in', got: outcome };
}

/** Whether it is about reading pages of records. */
const isRead = ({ subject }: Restriction, context: PlanContext): boolean =>
  subject.of === 'records' &&
  subject.deeds.includes('read') &&
  !['media', 'user', 'comment', 'category', 'tag', 'order'].includes(subject.entity) &&
  !isInTable(subject.entity, context);

const isReadOfMedia = ({ subject }: Restriction): boolean =>
  subject.of === 'records' && subject.entity === 'media' && subject.deeds.includes('read');

/** Whether others meet a message on the site, which has room for a button. */
const hasButton = ({ subject, outcome }: Restriction): boolean =>
  outcome === 'message' &&
  (subject.of === 'addresses' ||
    subject.of === 'passages' ||
    (subject.of === 'records' && subject.deeds.some((deed) => ['read', 'comment', 'buy'].includes(deed))));

function checkRecords(
  { entity, deeds, conditions = [], applies_to: applies = 'all' }: Extract<Restriction['subject'], { of: 'records' }>,
  context: PlanContext,
): Fault | null {
  const known = deedsOf[entity] ?? ofPosts;
  const wrong = deeds.findIndex((deed) => !known.includes(deed));
  if (wrong !== -1) return { at: `subject.deeds[${wrong}]`, expected: names(known), got: deeds[wrong] };
  const isPosts = deedsOf[entity] === undefined || entity === 'product' || entity === 'media';
  if (applies !== 'all' && (!isPosts || isInTable(entity, context)))
    return { at: 'subject.applies_to', expected: '"all", since it has no editor', got: applies };
  const early = deeds.find((deed) => deed === 'create' || deed === 'publish');
  if (early !== undefined && (conditions.length > 0 || applies !== 'all'))
    return {
      at: conditions.length > 0 ? 'subject.conditions' : 'subject.applies_to',
      expected: `none with ${early}, since the record is not there yet`,
      got: conditions.length > 0 ? conditions : applies,
    };
  return checkConditions(entity, conditions, 'subject.conditions', context);
}

function checkField(
  { entity, field }: Extract<Restriction['subject'], { of: 'field' }>,
  { plan }: PlanContext,
): Fault | null {
  const own = (plan.entities ?? []).find(({ key }) => key === entity)?.fields?.map(({ key }) => key);
  const known = own ?? (entity === 'product' ? ['price', 'stock'] : []);
  if (known.includes(field)) return null;
  return {
    at: 'subject.field',
    expected: known.length === 0 ? 'a field of an entity of the plan' : names(known),
    got: field,
  };
}
