import { pluralize } from '../../../../naming/inflect.ts';
import type { Clause } from '../../../../understanding/clause.ts';
import { php } from '../../../../writers/php.ts';
import type { PlanSetting } from '../../../features/settings/plan-setting.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { addressIn } from '../../support/said.ts';
import { toolClass, toolClassName, toolName } from '../../support/tool-names.ts';
import { feedAdminClass } from './feed-admin-class.ts';
import { feedClass } from './feed-class.ts';
import { feedValueClass, valueOption } from './feed-value-class.ts';
import { feedViewClass } from './feed-view-class.ts';
import { type ApiFeed, hasValue } from './options.ts';
import { feedTests } from './tests.ts';

const verbs = '(fetch|pull|import|sync|synchroni[sz]e|load|retrieve|download|grab|get|show|display|read)';
const statements: readonly RegExp[] = [
  new RegExp(
    ` ${verbs}(s|es|ing)? .{0,60}(from|via|using|through) (an? |the |our |some |this |any )?((?!with )[a-z-]+ ){0,3}(api|apis|web service|json endpoint|json url|json feed|api endpoint) `,
  ),
  new RegExp(` ${verbs}(s|es|ing)? .{0,40} (external|remote|third-party) (data|json|api|content) `),
  / (external|third-party|remote|3rd-party) (rest )?(api|apis|json|web service) (data|content|feed|results|integration|reviews|import|importer|display) /,
];
const somethingElse =
  / (rest api|wordpress|own) (?!.*(external|third-party|remote|another)) | (endpoints?|routes?) (that|which|to) | google maps | payments? | openai | chatgpt | translat\w+ /;

const minutesOf = { hourly: 60, twicedaily: 720, daily: 1440, weekly: 10_080, monthly: 43_200 } as const;

function minutesIn({ line, often }: Clause): number | null {
  const every = /every (\d{1,3}) (minutes?|hours?)/.exec(line);
  if (every !== null) return Math.min(Math.max(5, Number(every[1]) * (every[2]?.startsWith('hour') ? 60 : 1)), 43_200);
  return often === undefined || often === null ? null : minutesOf[often];
}

const general = new Set([
  'data',
  'content',
  'contents',
  'information',
  'json',
  'it',
  'them',
  'items',
  'results',
  'entries',
  'stuff',
  'something',
  'api',
  'responses',
  'response',
  'records',
]);

/** What is fetched: "fetch the latest reviews from …" → `reviews`. */
function nounIn(line: string): string {
  const found =
    new RegExp(` ${verbs}(?:s|es|ing)? ((?:[a-z0-9-]+ ){1,5}?)(?:from|via|using|through) `)
      .exec(line)?.[2]
      ?.trim()
      .split(' ') ?? [];
  const last = (found.at(-1) ?? '').replaceAll('-', '_');
  return last.length < 3 || last.length > 20 || !/^[a-z]/.test(last) || general.has(last)
    ? 'items'
    : pluralize(last.endsWith('s') ? last.replace(/s$/, '') : last);
}

const countIn = (line: string): number | null => {
  const found =
    /(?:latest|last|first|top|newest|up to|most) (\d{1,2}) | (\d{1,2}) (?:latest|items|entries|results|reviews)/.exec(
      line,
    );
  return found === null ? null : Math.max(1, Number(found[1] ?? found[2]));
};

/** "Every hour fetch reviews from an external API and show them with a shortcode." */
export const apiFeed: SiteTool<ApiFeed> = {
  tool: 'api_feed',
  example:
    'Every hour fetch reviews from an external API and store them, with settings for the API key and the endpoint.',
  provides: ['cron', 'shortcode', 'rest_api'],
  recognize(clause) {
    const { line } = clause;
    if (!statements.some((pattern) => pattern.test(line)) || somethingElse.test(line)) return null;
    return {
      noun: nounIn(line),
      minutes: minutesIn(clause) ?? 60,
      endpoint: addressIn(clause),
      count: countIn(line) ?? 10,
    };
  },
  refine(clause, options) {
    const minutes = minutesIn(clause);
    const count = countIn(clause.line);
    const endpoint = addressIn(clause);
    const isKnown =
      / (store|stores|save|saves|keep|keeps|cache\w*|settings?|api key|key|token|endpoint|url|shortcode|display\w*|show\w*|list|lists|errors?|log|logs|admin|cron|schedule\w*|refresh\w*|json|button) /.test(
        clause.line,
      ) && !/ (custom post types?|post types?|with fields|database table|custom table|email\w*) /.test(clause.line);
    if (minutes === null && count === null && endpoint === '' && !isKnown) return null;
    return {
      ...options,
      ...(minutes !== null && { minutes }),
      ...(count !== null && { count }),
      ...(endpoint !== '' && { endpoint }),
    };
  },
  describe: ({ noun, minutes }) =>
    `${noun === 'items' ? 'Entries' : noun.charAt(0).toUpperCase() + noun.slice(1)} from an external service are fetched ${minutes === 60 ? 'every hour' : minutes === 1440 ? 'every day' : `every ${minutes} minutes`}, stored in the database and displayed with a shortcode; administrators are notified about failures.`,
  settings: ({ endpoint, count, alertAbove }): readonly PlanSetting[] => [
    ...(alertAbove === undefined
      ? []
      : [
          {
            key: 'alert_above',
            type: 'number' as const,
            label: 'Send an email above',
            description: 'Once, when the number rises above this.',
            default: alertAbove,
            section: 'notifications' as const,
          },
          {
            key: 'alert_email',
            type: 'email' as const,
            label: 'Email for alerts',
            description: 'Leave empty to use the email address of the site administrator.',
            default: '',
            section: 'notifications' as const,
          },
        ]),
    {
      key: 'endpoint',
      names: /endpoint|api_url|^url$|api_address/,
      type: 'url',
      label: 'Endpoint URL',
      description: 'URL that returns JSON.',
      default: endpoint,
      section: 'general',
    },
    {
      key: 'api_key',
      names: /api_?key|token|secret/,
      type: 'secret',
      label: 'API key',
      description: 'Leave empty if the service does not require one.',
      default: '',
      section: 'general',
    },
    {
      key: 'key_place',
      type: 'choice',
      label: 'Send the key as',
      description: '',
      default: 'bearer',
      section: 'general',
      choices: [
        { value: 'bearer', label: 'Header “Authorization: Bearer”' },
        { value: 'header', label: 'Header “X-API-Key”' },
        { value: 'query', label: 'URL parameter “api_key”' },
      ],
    },
    {
      key: 'items_path',
      type: 'text',
      label: 'Path to the entries',
      description:
        'Property names separated by dots, such as data.reviews. Leave empty to use the first list in the response.',
      default: '',
      section: 'general',
    },
    {
      key: 'count',
      names: /^(?:count|number|amount|limit)|items_to_show/,
      type: 'integer',
      label: 'Number of entries',
      description: '',
      default: count,
      min: 1,
      max: 100,
      section: 'display',
    },
  ],
  contribute(plan, options) {
    const { noun } = options;
    const feed = toolClass(plan, 'api_feed', 'Feed');
    const tag = toolName(plan, noun);
    return {
      classes: [
        {
          name: toolClassName(plan, 'api_feed', 'Feed'),
          summary: 'Fetches and stores entries from an external service.',
          code: feedClass(plan, options),
        },
        {
          name: toolClassName(plan, 'feed_view'),
          summary: 'Displays the entries.',
          code: feedViewClass(plan, options),
        },
        {
          name: toolClassName(plan, 'feed_admin'),
          summary: 'Shows administrators the status of the last fetch.',
          code: feedAdminClass(plan),
        },
        ...(hasValue(options)
          ? [
              {
                name: toolClassName(plan, 'feed_value'),
                summary: 'Keeps and displays one number of the answer.',
                code: feedValueClass(plan, options),
              },
            ]
          : []),
      ],
      boot: [
        php`( new ${feed}() )->register();`,
        ...(hasValue(options) ? [php`( new ${toolClass(plan, 'feed_value')}( new ${feed}() ) )->register();`] : []),
        php`( new ${toolClass(plan, 'feed_view')}( new ${feed}() ) )->register();`,
      ],
      adminBoot: [php`( new ${toolClass(plan, 'feed_admin')}( new ${feed}() ) )->register();`],
      activation: [php`${feed}::schedule();`],
      deactivation: [php`${feed}::unschedule();`],
      cleanup: {
        options: [
          toolName(plan, 'feed_items'),
          toolName(plan, 'feed_status'),
          ...(hasValue(options) ? [valueOption(plan)] : []),
        ],
        cronHooks: [toolName(plan, 'fetch_feed')],
      },
      readme: {
        features: [
          'Fetches and stores entries from an external service in the background, so that pages never wait for it',
          'Shortcode to display the entries',
          'Reports when and why fetching failed and keeps the previous entries',
        ],
        tags: ['api', 'json'],
      },
      privacy: ['The site sends requests to the external service entered in the settings. No visitor data is sent.'],
      instructions: [
        ...(hasValue(options)
          ? [`\`[${tag}_value]\` displays the last number, with its time while the service is down.`]
          : []),
        `\`[${tag}]\` displays the entries; \`[${tag} count="3"]\` displays three of them. Use the settings page to fetch entries manually.`,
        `Titles, texts, authors, dates, links, images and ratings are recognized by common property names; use the filter \`${toolName(plan, 'feed_item')}\` to map others.`,
      ],
      tests: [feedTests(plan, options)],
    };
  },
};
