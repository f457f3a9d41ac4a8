import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { accountFor } from './accounting.ts';
import type { Story, Told } from './story.ts';

/** Kinds of behaviours that do more than is asked for where a condition of theirs is missing. */
const conditional = new Set([
  'shop_rule',
  'order_flow',
  'restriction',
  'rule',
  'redirects',
  'login_redirect',
  'automation',
]);

/**
 * Takes back what would be done always though it is asked for in certain cases only, and on a day that nobody means.
 * @param valid the behaviours that the plan can hold; those taken back leave it
 * @param dropped why others are not in it
 */
export function withdrawUnsure(
  story: Story,
  plan: PluginPlan,
  valid: PlanBehaviour[],
  dropped: Map<PlanBehaviour, string>,
): void {
  for (const told of story.told) {
    const { deed, behaviour } = told;
    if (behaviour === null || !conditional.has(behaviour.kind) || !valid.includes(behaviour)) continue;
    if (isOnWrongDay(told)) {
      dropped.set(behaviour, 'it is not clear which day is meant');
      valid.splice(valid.indexOf(behaviour), 1);
      continue;
    }
    // A mail too many is told; with each log-in it is no help
    if (behaviour.kind === 'automation' && isOnlyMail(behaviour) && !isAtLogIn(behaviour)) continue;
    const { left } = accountFor(told, plan);
    const lost = deed.chunks.find(
      ({ label, from, to }) => label !== 'why' && left.some((span) => span.from < to && span.to > from),
    );
    if (lost === undefined) continue;
    dropped.set(behaviour, `without “${lost.text}” more would be done than you ask for`);
    valid.splice(valid.indexOf(behaviour), 1);
  }
}

type Automation = Extract<PlanBehaviour, { kind: 'automation' }>;

const isOnlyMail = ({ actions }: Automation): boolean => actions.every((action) => action.do === 'email');

const isAtLogIn = ({ when }: Automation): boolean =>
  when.on === 'event' && (when.event === 'login' || when.event === 'logout');

/** Words for a day that records would have to have. */
const ofOwnDay =
  /\b(?:ends?|ended|expir\w+|starts?|begins?|runs? out|(?:is|are|falls?) due|birthdays?|leaves?|arriv\w+|takes? place|appointments?)\b/i;

const everyMonth =
  /\b(?:every|each) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)\b/i;

/** "Seven days before a membership ends" is not seven days before it was published: that day comes before nothing. */
function isOnWrongDay({ deed, behaviour }: Told): boolean {
  if (behaviour?.kind !== 'automation') return false;
  // "Every January" is no daily thing
  if (behaviour.when.on === 'interval' && behaviour.when.every === 'daily')
    return deed.chunks.some(({ text }) => everyMonth.test(text));
  if (behaviour.when.on !== 'date' || behaviour.when.attribute !== 'date') return false;
  return (
    behaviour.when.side === 'before' || deed.chunks.some(({ label, text }) => label === 'when' && ofOwnDay.test(text))
  );
}
