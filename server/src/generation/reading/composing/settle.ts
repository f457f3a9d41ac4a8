import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { BehaviourOf } from '../../behaviours/behaviour.ts';
import type { Story } from './story.ts';
import { isThing } from './things.ts';

/**
 * Takes back what the whole shows to be a guess: kinds of records that nothing says more of than a word in passing. What
 * visitors send in with an address to answer to, or for owners of other records, is no page of the site, unless it is shown
 * there.
 */
export function settle(story: Story): void {
  narrowToMembers(story);
  for (const later of story.laters) later();
  for (const [key, { singular, fields, coreFields, taxonomies }] of story.entities) {
    if (fields.size + coreFields.size + taxonomies.size > 0) continue;
    const isAbout = (one: PlanBehaviour): boolean => refersTo(one, key);
    const isTold = story.told.some(({ part }) => part === `entities.${key}`) || story.behaviours.some(isAbout);
    const isMeant =
      story.isDeclared(singular) ||
      (!isVague(singular.toLowerCase(), key, story) && (story.isRepeated(singular) || isThing(singular.toLowerCase())));
    // In a shop, what has no properties of its own is a product by its name.
    const isProduct =
      story.isShop &&
      !story.isDeclared(singular) &&
      story.behaviours.filter(isAbout).every(({ kind }) => kind === 'figure' || kind === 'listing');
    // What several things are asked for is meant, whatever its name: "Import lessons, tick them off"
    const asked = story.behaviours.filter(isAbout).length;
    if (isTold && !isProduct && (isMeant || (asked >= 2 && !isVague(singular.toLowerCase(), key, story)))) continue;
    for (const { deed, behaviour, part } of story.told)
      if (behaviour === null ? part === `entities.${key}` : isAbout(behaviour))
        story.refuse(deed, `It is not clear what “${singular.toLowerCase()}” are: say what each has.`);
    story.told = story.told.filter(({ behaviour, part }) =>
      behaviour === null ? part !== `entities.${key}` : !isAbout(behaviour),
    );
    story.behaviours = story.behaviours.filter((one) => !isAbout(one));
    story.entities.delete(key);
    // What pointed to them names them in words
    for (const { fields: others } of story.entities.values())
      for (const field of others.values())
        if (field.relates_to === key) {
          field.type = 'text';
          delete field.relates_to;
        }
  }
  for (const [key, entity] of story.entities) {
    const about = story.behaviours.filter((one) => 'entity' in one && one.entity === key);
    const isOfOwn = about.some((one) => one.kind === 'listing' && one.whose === 'of_own');
    const isShown = about.some((one) => shown.has(one.kind) && !(one.kind === 'listing' && isForFew(one)));
    const isSent = about.some(({ kind }) => kind === 'public_form');
    if (!isShown && story.closed.has(key)) entity.isPublic = false;
    const isToldElsewhere = story.told.some(
      ({ deed, part }) =>
        part === `entities.${key}` &&
        !story.told.some(
          ({ deed: form, behaviour }) => behaviour?.kind === 'public_form' && form.sentence === deed.sentence,
        ),
    );
    const isAnswered = [...entity.fields.values()].some(({ type }) => type === 'email' || type === 'phone');
    const isDealing = dealings.has(entity.singular.toLowerCase().split(' ').at(-1) ?? '');
    // Nobody but those concerned reads who booked or borrowed what, whether or not an address was understood
    if (
      !isShown &&
      (isSent ? !isToldElsewhere || isAnswered || isOfOwn || isDealing || sent.test(entity.singular) : isDealing)
    )
      entity.isPublic = false;
  }
}

/**
 * "Keep a *record* of …", "whenever a *result* is changed": a word for anything, or for what other records have, is no kind of
 * records by itself.
 */
const isVague = (name: string, key: string, story: Story): boolean =>
  /^(?:record|entry|item|object|element|result|data|detail|information|case|change|difference|copy|version|one|other)$/.test(
    name,
  ) ||
  [...story.entities.values()].some((other) => {
    const field = other.key === key ? undefined : other.fields.get(key);
    return field !== undefined && field.type !== 'relation';
  });

/** Where the plan sells or grants one membership, "members" are those who hold it, not anyone with an account. */
function narrowToMembers(story: Story): void {
  const memberships = story.behaviours.filter((one) => one.kind === 'membership');
  const [membership] = memberships;
  if (membership === undefined || memberships.length > 1) return;
  for (const { deed, behaviour } of story.told) {
    if (behaviour?.kind !== 'restriction' || behaviour.allowed.who !== 'logged_in') continue;
    const isOfMembers = deed.slots.some(({ label, text }) => label === 'who' && /\bmembers?\b/i.test(text));
    if (isOfMembers) Object.assign(behaviour, { allowed: { who: 'roles', roles: ['administrator', membership.role] } });
  }
}

/** Whether a behaviour, or a part of it, is about records of a kind. */
const refersTo = (behaviour: PlanBehaviour, key: string): boolean =>
  new RegExp(`"(?:\\w*entity|parent|of)":"${key}"`).test(JSON.stringify(behaviour));

/** A list that is not for every visitor. */
const isForFew = ({ whose, audience }: BehaviourOf<'listing'>): boolean =>
  whose === 'of_own' || audience.who === 'roles';

/** Records of what somebody has agreed with the owner of the site, or of what is nobody else's business. */
const dealings: ReadonlySet<string> = new Set(
  (
    'absence appointment booking client contract incident invoice lead lease lending loan order patient payment payslip permit ' +
    'registration rental reservation salary subscription timesheet'
  ).split(' '),
);
/** What people who send it in say to the owner of the site alone. */
const sent =
  /(?:^| )(?:application|feedback|suggestion|call[- ]?back|claim|complaint|contact|enquiry|entry|inquiry|message|quote|report|request|return|sign-?up)$/i;

/** A plan in which nobody but those concerned reads what was agreed or sent in: contracts, applications, what forms bring. */
export function withoutPublicDealings(plan: PluginPlan): PluginPlan {
  const behaviours = plan.behaviours ?? [];
  const isOpen = (key: string): boolean =>
    behaviours.some((one) => 'entity' in one && one.entity === key && shown.has(one.kind));
  const isSent = (key: string): boolean => behaviours.some((one) => one.kind === 'public_form' && one.entity === key);
  return {
    ...plan,
    entities: (plan.entities ?? []).map((entity) => {
      const isDealing = dealings.has(entity.singular.toLowerCase().split(' ').at(-1) ?? '');
      const isPrivate = !isOpen(entity.key) && (isDealing || (isSent(entity.key) && sent.test(entity.singular)));
      return isPrivate ? { ...entity, public: false, archive: false } : entity;
    }),
  };
}

/** Behaviours that show records on the site. */
const shown = new Set<string>(
  'listing insertion reaction seo endpoint owner_message list_shortcode list_block search_filter rating_average archive_page restriction'.split(
    ' ',
  ),
);
