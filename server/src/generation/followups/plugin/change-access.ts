import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { BehaviourOf } from '../../behaviours/behaviour.ts';
import { readStatements } from '../../reading/language/read-statements.ts';
import { Scene } from '../../reading/scene.ts';
import { bare, type Outcome } from '../instruction.ts';
import { isCalled } from '../names.ts';
import { entityMeant, oneField } from './parts-named.ts';

type Restriction = BehaviourOf<'restriction'>;

const may = '(?:may|can|should|must|are allowed to|is allowed to|get to|should be able to|are able to)';
const deed = '(see|read|view|look at|access|visit|open|edit|change|update|delete|remove|write|create|add|comment on)';

const only: readonly (readonly [RegExp, who: number, deed: number, what: number])[] = [
  [new RegExp(`^only\\s+(.+?)\\s+${may}\\s+(?:be able to\\s+)?${deed}\\s+(.+)$`, 'i'), 1, 2, 3],
  [new RegExp(`^(?:let|allow)\\s+only\\s+(.+?)\\s+(?:to\\s+)?${deed}\\s+(.+)$`, 'i'), 1, 2, 3],
  [/^(?:show|make)\s+(.+?)\s+(?:visible\s+)?(?:only\s+(?:to|for)|to\s+only)\s+(.+)$/i, 2, 0, 1],
  [
    /^(.+?)\s+(?:is|are|should be|must be)\s+(?:visible\s+|shown\s+)?(?:only\s+(?:visible\s+)?(?:to|for)|for|to)\s+(.+?)(?:\s+only)?$/i,
    2,
    0,
    1,
  ],
  [/^(?:restrict|limit|reserve)\s+(.+?)\s+(?:to|for)\s+(.+)$/i, 2, 0, 1],
];
const open = new RegExp(
  `^(?:let\\s+)?(?:everybody|everyone|anyone|anybody|all visitors)\\s+(?:${may}\\s+)?${deed}\\s+(.+?)(?:\\s+again)?$`,
  'i',
);

type Deed = 'read' | 'edit' | 'delete' | 'create' | 'comment';

const deeds: readonly (readonly [RegExp, Deed])[] = [
  [/^(?:edit|change|update)$/i, 'edit'],
  [/^(?:delete|remove)$/i, 'delete'],
  [/^(?:write|create|add)$/i, 'create'],
  [/^comment on$/i, 'comment'],
];

/** Keeps records or a field to some people, or opens them to all again. */
export function changeAccess(plan: PluginPlan, said: string): Outcome<PluginPlan> {
  const opened = open.exec(said);
  if (opened !== null) return withoutRestriction(plan, opened[1] ?? '', opened[2] ?? '');
  for (const [form, who, does, what] of only) {
    const found = form.exec(said);
    if (found === null) continue;
    const allowed = audienceNamed(found[who] ?? '', plan);
    if (allowed === null) continue;
    const subject = subjectNamed(plan, does === 0 ? 'see' : (found[does] ?? ''), found[what] ?? '');
    if (subject === null || 'reason' in subject) {
      if (subject !== null) return subject;
      continue;
    }
    const restriction: Restriction = { kind: 'restriction', subject, allowed, outcome: 'message', message: '' };
    const behaviours: readonly PlanBehaviour[] = plan.behaviours ?? [];
    const at = behaviours.findIndex((one) => one.kind === 'restriction' && isAbout(one, subject));
    const known = behaviours[at];
    if (known?.kind === 'restriction')
      return { plan: { ...plan, behaviours: behaviours.with(at, { ...known, allowed }) } };
    return { plan: { ...plan, behaviours: [...behaviours, restriction] } };
  }
  return null;
}

const isAbout = ({ subject: one }: Restriction, other: Restriction['subject']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function withoutRestriction(plan: PluginPlan, does: string, what: string): Outcome<PluginPlan> {
  const subject = subjectNamed(plan, does, what);
  if (subject === null || 'reason' in subject) return subject;
  const behaviours = (plan.behaviours ?? []).filter((one) => one.kind !== 'restriction' || !isAbout(one, subject));
  return behaviours.length === (plan.behaviours ?? []).length ? null : { plan: { ...plan, behaviours } };
}

function subjectNamed(
  plan: PluginPlan,
  does: string,
  what: string,
): Restriction['subject'] | { readonly reason: string } | null {
  const named = deeds.find(([pattern]) => pattern.test(does))?.[1] ?? 'read';
  const entity = entityMeant(plan, bare(what));
  if (entity !== null) return { of: 'records', entity: entity.key, deeds: [named] };
  const place = oneField(plan, what);
  if (place === null || 'reason' in place) return place;
  const owner = plan.entities?.[place.entity];
  if (owner === undefined || (named !== 'read' && named !== 'edit')) return null;
  return { of: 'field', entity: owner.key, field: place.field.key, deeds: [named] };
}

/** The people that words name; null for other words. */
function audienceNamed(words: string, plan: PluginPlan): Restriction['allowed'] | null {
  const parts = bare(words).split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+/);
  const roles = parts.map((part) => roleNamed(part, plan));
  if (roles.every((role) => role !== null)) return { who: 'roles', roles: [...new Set(roles)] };
  const everybody =
    /^(?:logged[ -]?in(?: users| people| visitors| members)?|(?:registered |site )?(?:members|users)|people (?:who are|that are) logged in|those who are logged in|people with an account)$/i;
  if (parts.length === 1 && everybody.test(parts[0] ?? '')) return { who: 'logged_in' };
  return null;
}

function roleNamed(words: string, plan: PluginPlan): string | null {
  const own = (plan.roles ?? []).find(({ name }) => isCalled(words, name));
  if (own !== undefined) return own.key;
  if (/^staff$|^the office$/i.test(words)) return 'editor';
  const [statement] = readStatements(`Email the ${words}.`);
  const phrase = statement?.objects[0] ?? statement?.recipients[0];
  const person = phrase === undefined || words.split(' ').length > 2 ? null : new Scene(plan).personOf(phrase);
  return person?.is === 'role' ? person.role : null;
}
