import { php } from '../../../../writers/php.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { contentIn, contentSetting } from '../../support/content-types.ts';
import { addressIn } from '../../support/said.ts';
import { toolClass, toolClassName, toolName } from '../../support/tool-names.ts';
import { type EventWebhook, webhookEvents } from './options.ts';
import { webhookTests } from './tests.ts';
import { webhookAdminClass } from './webhook-admin-class.ts';
import { webhookClass } from './webhook-class.ts';

const services: readonly (readonly [RegExp, EventWebhook['service'], string])[] = [
  [/ slack /, 'slack', 'Slack'],
  [/ discord /, 'discord', 'Discord'],
  [/ (microsoft|ms) teams /, 'teams', 'Microsoft Teams'],
  [/ (webhooks?|zapier|n8n|make\.com) /, 'json', 'a webhook'],
];

const held =
  / comments? .{0,30}(moderat\w+|approv\w+|held|pending|wait\w*|await\w*) | (held|pending|unapproved) comments? /;
const administrators =
  / (administrators?|admins?|admin(istrator)? (users?|accounts?|role)) .{0,20}(created|added|made|registered) | (new|another) (administrators?|admins?) | (becomes?|made) (an )?(administrator|admin) | users? with (the )?(administrator|admin) role .{0,20}(created|added) /;

/** A line without what it says of administrators and of comments that wait, which is not about all users or comments. */
const withoutFew = (line: string): string => line.replace(held, ' ').replace(administrators, ' ');

const eventsIn = (said: string): readonly string[] => [
  ...eventsOfAll(withoutFew(said)),
  ...(held.test(said) ? ['comment_pending'] : []),
  ...(administrators.test(said) ? ['admin_created'] : []),
  ...(/ plugins? (is|are|gets?|was|being) (activated|switched on|enabled) | activat\w+ (a |of )?plugins? /.test(said)
    ? ['plugin_activated']
    : []),
];

/** At most one message of a kind in so many minutes, as a line says it. */
function minutesApartIn(line: string): number | undefined {
  const [, number, unit] =
    / (?:at most|no more than|not more than|only|max(?:imum)?) (?:one|1|a single) (?:\w+ )?(?:per|a|every|each|in) (?:(\d+) )?(minutes?|hours?) /.exec(
      line,
    ) ?? [];
  if (unit === undefined) return undefined;
  const minutes = Number(number ?? 1) * (unit.startsWith('hour') ? 60 : 1);
  return minutes >= 1 && minutes <= 1440 ? minutes : undefined;
}

const logsFailuresIn = (line: string): boolean =>
  / (failures?|failed (messages?|deliveries)|errors?) .{0,20}(logged|log|listed|kept) | logs? (failures?|errors?) /.test(
    line,
  );

const eventsOfAll = (line: string): readonly string[] => [
  ...(/ (publish\w*|new (blog )?(posts?|articles?|pages?|content)|posts? (is|are|goes|go) live) /.test(line)
    ? ['post_published']
    : []),
  ...(/ (user|users|somebody|someone|member|members|customer|registration|registrations|account|accounts|signup|signups) .{0,30}(regist\w+|sign up|signs up|created|joins?) | (new|user) (users?|members?|registrations?|accounts?|signups?) | registers /.test(
    line,
  )
    ? ['user_registered']
    : []),
  ...(/ comments? /.test(line) ? ['comment_posted'] : []),
];

const boundsIn = (line: string): Pick<EventWebhook, 'minutesApart' | 'logsFailures'> => {
  const minutes = minutesApartIn(line);
  return {
    ...(minutes !== undefined && { minutesApart: minutes }),
    ...(logsFailuresIn(line) && { logsFailures: true }),
  };
};

/** "Send a Slack message when a post is published or a user registers." */
export const eventWebhook: SiteTool<EventWebhook> = {
  tool: 'event_webhook',
  example: 'Send a Slack message when a post is published or a user registers.',
  provides: ['email', 'cron'],
  recognize(clause) {
    const { line } = clause;
    const service = services.find(([pattern]) => pattern.test(line))?.[1];
    const isSent =
      / (send\w*|post|posts|posting|push\w*|notif\w+|trigger\w*|call|calls|fire\w*|ping\w*|announce\w*|alerts?|messages?|share|shares|integration|connector) /.test(
        line,
      );
    const events = eventsIn(line);
    if (
      service === undefined ||
      / (receive\w*|incoming requests?|listen\w*|stripe|paypal|with fields|fields?|orders?|form|forms|submission\w*) /.test(
        line,
      )
    )
      return null;
    if (!isSent && events.length === 0) return null;
    if (events.length === 0 && !/ (notifications?|integration|connector|alerts?|messages?) /.test(line)) return null;
    return {
      service,
      events: events.length === 0 ? ['post_published'] : events,
      address: addressIn(clause),
      content: contentIn(clause).filter((name) => /^(post|page|product|any)$/.test(name)),
      ...boundsIn(line),
    };
  },
  refine(clause, options) {
    const address = addressIn(clause);
    const events = / (also|too|as well|and when|same) /.test(clause.line) ? eventsIn(clause.line) : [];
    const isKnown =
      / (webhook|url|settings?|title|link|author|message|channel|test|errors?|retr\w+|payload|json|secret|signature) /.test(
        clause.line,
      );
    const bounds = boundsIn(clause.line);
    if (address === '' && events.length === 0 && !isKnown && Object.keys(bounds).length === 0) return null;
    return {
      ...options,
      ...(address !== '' && { address }),
      ...bounds,
      events: [...new Set([...options.events, ...events])],
    };
  },
  combine: (first, second) => ({
    ...second,
    ...first,
    address: first.address === '' ? second.address : first.address,
    events: [...new Set([...first.events, ...second.events])],
  }),
  describe({ service, events, minutesApart: minutes, logsFailures: isLogged = false }) {
    const name = services.find(([, key]) => key === service)?.[2] ?? '';
    const when = events.map((event) => webhookEvents[event]?.when ?? event);
    const often =
      minutes === undefined
        ? ''
        : `, at most one in ${minutes === 1 ? 'a minute' : `${minutes} minutes`} for each of these`;
    return `A message is sent to ${name} when ${when.join(' or ')}${often}.${isLogged ? ' Failures are listed for administrators.' : ''}`;
  },
  settings: ({ service, events, address, content }) => [
    {
      key: 'webhook_url',
      names: /webhook|^url$/,
      type: 'url',
      label: 'Webhook URL',
      description: 'Messages are sent to this URL. Leave empty to send nothing.',
      default: address,
      section: 'general',
    },
    {
      key: 'webhook_service',
      type: 'choice',
      label: 'Service',
      description: '',
      default: service,
      section: 'general',
      choices: [
        { value: 'slack', label: 'Slack, Mattermost or Rocket.Chat' },
        { value: 'discord', label: 'Discord' },
        { value: 'teams', label: 'Microsoft Teams' },
        { value: 'json', label: 'Other (JSON)' },
      ],
    },
    {
      key: 'webhook_secret',
      names: /secret|signature/,
      type: 'secret',
      label: 'Secret',
      description: 'Used to sign JSON messages in the X-Signature-256 header. Leave empty to send no signature.',
      default: '',
      section: 'general',
    },
    {
      key: 'webhook_events',
      names: /events|triggers/,
      type: 'choices',
      label: 'Send a message when',
      description: '',
      default: events,
      section: 'general',
      choices: Object.entries(webhookEvents).map(([value, { label }]) => ({ value, label })),
    },
    {
      ...contentSetting(content),
      label: 'Content types',
      description: 'Which content to announce when it is published.',
    },
  ],
  contribute(plan, options) {
    const webhook = toolClass(plan, 'event_webhook', 'Webhook');
    return {
      classes: [
        {
          name: toolClassName(plan, 'event_webhook', 'Webhook'),
          summary: 'Sends events on the site to an external service.',
          code: webhookClass(plan, options),
        },
        {
          name: toolClassName(plan, 'webhook_admin'),
          summary: 'Shows administrators the status of the last message.',
          code: webhookAdminClass(plan, options),
        },
      ],
      boot: [php`( new ${webhook}() )->register();`],
      adminBoot: [php`( new ${toolClass(plan, 'webhook_admin')}( new ${webhook}() ) )->register();`],
      deactivation: [php`wp_unschedule_hook( ${webhook}::HOOK );`],
      cleanup: {
        options: [
          toolName(plan, 'webhook_status'),
          ...(options.logsFailures === true ? [toolName(plan, 'webhook_failures')] : []),
          ...(options.minutesApart === undefined ? [] : [toolName(plan, 'webhook_turns')]),
        ],
        cronHooks: [toolName(plan, 'send_webhook')],
      },
      readme: {
        features: [
          'Sends events on the site to Slack, Discord, Microsoft Teams or any other service',
          'Sends messages in the background and retries failed deliveries',
        ],
        tags: ['webhook', 'slack', 'notifications'],
      },
      privacy: [
        'The names of new users, commenters and those who activate plugins are sent to the service configured in the settings.',
      ],
      instructions: [
        `Enter the webhook URL on the settings page, then click **Send Test Message**. Use the filter \`${toolName(plan, 'webhook_body')}\` to change messages.`,
      ],
      tests: [webhookTests(plan, options)],
    };
  },
};
