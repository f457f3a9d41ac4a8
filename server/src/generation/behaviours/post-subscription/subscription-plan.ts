import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';

/** A subscription to what is new, as plans have it. */
export type PostSubscription = BehaviourOf<'post_subscription'>;

/** A subscription with its number in the plan, what it announces, and the taxonomy that subscribers choose from. */
export interface MadeSubscription {
  readonly one: PostSubscription;
  readonly number: number;
  readonly kind: RecordKind;
  /** Name of the taxonomy as WordPress knows it; empty: nothing to choose. */
  readonly taxonomy: string;
}

const siteTaxonomies: Readonly<Record<string, string>> = { category: 'category', tag: 'post_tag' };

/** The subscriptions of a plan that announce posts. */
export const madeSubscriptions = (plan: PluginPlan, all: readonly PostSubscription[]): readonly MadeSubscription[] =>
  all.flatMap((one, index) => {
    const kind = recordKind(plan, one.entity);
    if (kind?.storage !== 'post') return [];
    const own = plan.taxonomies.find(
      ({ key, postTypes }) => key === one.choices && postTypes.includes(kind.type ?? ''),
    );
    const taxonomy = own?.taxonomy ?? siteTaxonomies[one.choices ?? ''] ?? '';
    return [{ one, number: index + 1, kind, taxonomy }];
  });

/** Names of hooks, options and settings of a subscription. */
export const subscriptionKey = (plan: PluginPlan, number: number): string => prefixed(plan, `subscription_${number}`);

/** Its shortcode and the name of its block, without the prefix. */
export const subscribeTag = (plan: PluginPlan, number: number): string =>
  prefixed(plan, number === 1 ? 'subscribe' : `subscribe_${number}`);

/** Name of the table of subscribers, without the prefix of the site. */
export const subscribersTable = (plan: PluginPlan): string => prefixed(plan, 'post_subscribers');

/** Metadata of a post: when it was published first while the plugin was there. */
export const publishedKey = (plan: PluginPlan, number: number): string =>
  `_${prefixed(plan, `subscription_${number}_new`)}`;

/** What names in braces may be in subject and message. */
export const placeholders = ['posts', 'count', 'unsubscribe', 'site'];

export const subjectOf = ({ subject }: PostSubscription): string => (subject !== '' ? subject : 'New on {site}');

export const messageOf = ({ message }: PostSubscription): string =>
  message !== ''
    ? message
    : '{posts}\n\nYou get this email because you have subscribed on {site}. Unsubscribe: {unsubscribe}';

export const confirmSubject = 'Please confirm your subscription to {site}';
export const confirmMessage =
  'Please follow this link to confirm that you want to get emails from {site}:\n\n{link}\n\nIf you did not ask for this, ignore this email.';

/** When digests go out: of `weekly` the day of the week (1 to 7), and the time. */
export const timeOf = ({ time = '08:00' }: PostSubscription): readonly [number, number] => {
  const [hours = '8', minutes = '0'] = time.split(':');
  return [Number(hours), Number(minutes)];
};

/** Beginning of transients that count how often somebody has sent a form. */
export const triesOf = (plan: PluginPlan): string => `${subscribersTable(plan)}_tries_`;
