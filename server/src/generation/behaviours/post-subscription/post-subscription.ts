import { classNameOf, classOf, handleOf } from '../../plugin/code-names.ts';
import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import { noPhp, php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { contextOf } from '../context.ts';
import { dynamicBlocks } from '../shown/dynamic-blocks.ts';
import { checkSubscription } from './check.ts';
import { describeSubscription } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { subscribersClass } from './subscribers-class.ts';
import { subscribersScreenClass } from './subscribers-screen-class.ts';
import { subscriptionClass } from './subscription-class.ts';
import {
  confirmMessage,
  confirmSubject,
  madeSubscriptions,
  messageOf,
  placeholders,
  publishedKey,
  subjectOf,
  subscribersTable,
  subscribeTag,
  subscriptionKey,
  triesOf,
} from './subscription-plan.ts';
import { subscriptionTests } from './tests.ts';

const notification = (key: string, type: 'text' | 'textarea', label: string, description: string, value: string) =>
  ({ key, type, label, description, default: value, section: 'notifications' }) satisfies PlanSetting;

/** Visitors subscribe to what is new by e-mail, confirm, and get digests until they unsubscribe. */
export const postSubscription: BehaviourModule<'post_subscription'> = {
  kind: 'post_subscription',
  describe: describeSubscription,
  check: checkSubscription,
  examples,
  counterExamples,
  settings: (all, words) => [
    ...all.flatMap((one, index) => {
      const about = `Emails about new ${words.entity(one.entity).plural}${index === 0 ? '' : ` (${index + 1})`}`;
      const filled = `Names in braces are replaced: ${placeholders.map((name) => `{${name}}`).join(', ')}.`;
      return [
        notification(`subscription_${index + 1}_subject`, 'text', `${about}: subject`, '', subjectOf(one)),
        notification(`subscription_${index + 1}_message`, 'textarea', `${about}: message`, filled, messageOf(one)),
      ];
    }),
    notification('subscription_confirm_subject', 'text', 'Confirmation of subscriptions: subject', '', confirmSubject),
    notification(
      'subscription_confirm_message',
      'textarea',
      'Confirmation of subscriptions: message',
      'Names in braces are replaced: {link}, {site}.',
      confirmMessage,
    ),
  ],
  contribute(plan, all) {
    const made = madeSubscriptions(plan, all);
    const words = contextOf(plan.source);
    const keys = made.map(({ number }) => subscriptionKey(plan, number));
    const blocks = made.map(({ one, number }) =>
      dynamicBlocks(plan, `subscription-${number}`, [
        {
          name: number === 1 ? 'subscribe' : `subscribe-${number}`,
          title: one.label,
          description: `A form to get new ${words.entity(one.entity).plural} by email.`,
          icon: 'email',
          method: 'render',
        },
      ]),
    );
    const store = classOf(plan, 'Post_Subscribers');
    const table = subscribersTable(plan);
    return {
      classes: [
        {
          name: classNameOf(plan, 'Post_Subscribers'),
          summary: 'Keeps who has subscribed to what is new.',
          code: subscribersClass(plan, made),
        },
        ...made.map((one, at) => ({
          name: classNameOf(plan, `Subscription_${one.number}`),
          summary: `Tells subscribers of new ${one.kind.plural}.`,
          code: subscriptionClass(plan, one, blocks[at]?.method ?? noPhp),
        })),
        {
          name: classNameOf(plan, 'Subscribers_Screen'),
          summary: 'Lists and exports subscribers.',
          code: subscribersScreenClass(plan, made),
        },
      ],
      boot: [
        php`( new ${store}() )->register();`,
        ...made.map(({ number }) => php`( new ${classOf(plan, `Subscription_${number}`)}() )->register();`),
      ],
      adminBoot: [php`( new ${classOf(plan, 'Subscribers_Screen')}() )->register();`],
      activation: [php`( new ${store}() )->set_up();`],
      deactivation: [
        php`wp_clear_scheduled_hook( ${`${table}_cleanup`} );`,
        ...keys.map(
          (key) => php`
            wp_unschedule_hook( ${`${key}_digest`} );
            wp_unschedule_hook( ${`${key}_send`} );
          `,
        ),
      ],
      files: blocks.flatMap(({ files }) => files),
      cleanup: {
        tables: [table],
        options: [`${table}_version`, ...keys.map((key) => `${key}_period`)],
        cronHooks: [`${table}_cleanup`, ...keys.flatMap((key) => [`${key}_digest`, `${key}_send`])],
        transients: [triesOf(plan)],
        postMeta: made.map(({ number }) => publishedKey(plan, number)),
      },
      readme: {
        features: all.map((one) => describeSubscription(one, words).replace(/\.$/, '')),
        tags: ['newsletter', 'subscription'],
      },
      privacy: [
        'The plugin keeps the email addresses of subscribers, what they have chosen, and when they have confirmed, until they unsubscribe. Addresses that are not confirmed are deleted after seven days. Privacy tools export and erase them. To prevent abuse, a hash of the visitor’s IP address is stored for one hour.',
      ],
      instructions: [
        ...made.map(
          ({ number, kind }) =>
            `\`[${subscribeTag(plan, number)}]\` and a block of the plugin show the form to subscribe to new ${kind.plural}.`,
        ),
        `Subscribers are listed under **Tools → Subscribers** (\`tools.php?page=${handleOf(plan, 'subscribers')}\`).`,
        'Digests are sent by WordPress’ cron: on a site with few visitors, have the server call `wp-cron.php`.',
      ],
      tests: subscriptionTests(plan, made),
    };
  },
};
