import { type Clause, spanIn } from '../../../../understanding/clause.ts';
import { php } from '../../../../writers/php.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { toolClass, toolClassName, toolName } from '../../support/tool-names.ts';
import type { ActivityLog } from './options.ts';
import { recorderClass } from './recorder-class.ts';
import { activityListClass, screenClass } from './screen-class.ts';
import { recorderTest } from './tests.ts';

const kinds: readonly (readonly [string, RegExp, string])[] = [
  ['logins', / (?:log-?ins?|log-?outs?|log in|logs in|logged in|sign-?ins?) /, 'logins and logouts'],
  [
    'content',
    / (?:posts?|pages?|content) (?:changes?|updates?|edits?|edited|deletions?|created|modifications?)| (?:changes?|edits?|updates?) (?:to|of) (?:posts?|pages?|content) /,
    'content changes',
  ],
  [
    'plugins',
    / (?:plugins?|themes?) (?:activations?|changes?|installs?|updates?|activated|deactivations?|switch\w*)| (?:activations?|activated) (?:of )?plugins? /,
    'plugins and themes',
  ],
  [
    'users',
    / (?:user|account) (?:registrations?|changes?|deletions?|creations?)| (?:new users?|registrations?|role changes?|profile updates?) /,
    'accounts',
  ],
];

/** What plans alone ask for. */
const moreKinds = [
  ['roles', 'roles'],
  ['options', 'settings'],
] as const;

const eventsIn = ({ line }: Clause): readonly string[] =>
  kinds.filter(([, words]) => words.test(line)).map(([kind]) => kind);

const daysIn = ({ words, line }: Clause): number | null => {
  const hours = / (?:for|after|older|keep|keeps|kept|retention|delete|deleted|last) /.test(line) ? spanIn(words) : null;
  return hours === null ? null : Math.min(Math.max(Math.round(hours / 24), 1), 3650);
};

const namesDownload = / (?:csv|download|downloads|downloaded|downloadable|export|exported|spreadsheet|excel) /;
const namesAddress = / (?:ip|ips|ip-address|ip-addresses) /;

/** "Keep an activity log of logins, post changes and plugin activations for 90 days." */
export const activityLog: SiteTool<ActivityLog> = {
  tool: 'activity_log',
  example: 'Keep an activity log of logins, content changes and plugin activations for 90 days.',
  provides: ['custom_table', 'admin_interface', 'cron'],
  recognize(clause) {
    const { line } = clause;
    const events = eventsIn(clause);
    const isLog = / (?:log|logs|logger|logging|logbook|audit|trail|history|records?|track|tracks|tracking) /.test(
      line.replace(/ log (?:in|out|into) | (?:last|404|error|debug) log /g, ' '),
    );
    const isNamed =
      / (?:activity|audit|user activity|security audit|log-?in) (?:log|logs|logger|trail|history) /.test(line) &&
      (events.length > 0 ||
        / (?:users?|site|admins?|administrators?|wordpress|everything|who) /.test(line) ||
        clause.words.length < 5);
    const isAsked = isNamed || (isLog && events.some((kind) => kind !== 'content'));
    if (!isAsked || / (?:last log-?in|limit|redirect|column|columns|attempts) /.test(line)) return null;
    return {
      events:
        events.length > 0
          ? events
          : / log-?in (?:log|history|logger) /.test(line)
            ? ['logins']
            : kinds.map(([kind]) => kind),
      days: daysIn(clause) ?? 90,
      keepsAddress: namesAddress.test(line),
      ...(namesDownload.test(line) && { hasDownload: true }),
    };
  },
  refine(clause, options) {
    const days = daysIn(clause);
    const more = eventsIn(clause);
    const keepsAddress = namesAddress.test(clause.line);
    const hasDownload = namesDownload.test(clause.line);
    if (days === null && more.length === 0 && !keepsAddress && !hasDownload) return null;
    return {
      events: [...new Set([...options.events, ...more])],
      days: days ?? options.days,
      keepsAddress: keepsAddress || options.keepsAddress,
      ...((hasDownload || options.hasDownload === true) && { hasDownload: true }),
    };
  },
  describe: ({ events, days, addressDays, hasDownload }) =>
    `A log of ${[...kinds.map(([kind, , label]) => [kind, label] as const), ...moreKinds]
      .filter(([kind]) => events.includes(kind))
      .map(([, label]) => label)
      .join(
        ', ',
      )} is kept for ${days} days; administrators find it under Tools${hasDownload === true ? ' and download it as CSV' : ''}.${addressDays === undefined ? '' : ` IP addresses are shortened after ${addressDays} days.`}`,
  settings: ({ events, days, keepsAddress, addressDays }) => [
    {
      key: 'recorded_events',
      names: /events/,
      type: 'choices',
      label: 'Recorded events',
      description: '',
      default: events,
      section: 'general',
      choices: [
        { value: 'logins', label: 'Logins, failed logins and logouts' },
        { value: 'content', label: 'Content changes' },
        { value: 'plugins', label: 'Plugins and themes' },
        { value: 'users', label: 'Created, updated and deleted users' },
        { value: 'roles', label: 'Roles of users, and what roles may do' },
        { value: 'options', label: 'Settings of the site' },
      ],
    },
    {
      key: 'log_days',
      names: /days|retention/,
      type: 'integer',
      label: 'Keep entries for (days)',
      description: 'Older entries are deleted daily.',
      default: days,
      min: 1,
      max: 3650,
      section: 'general',
    },
    {
      key: 'keep_address',
      names: /ip/,
      type: 'boolean',
      label: 'IP addresses',
      description: 'Record the IP address of the user. IP addresses are personal data in many countries.',
      default: keepsAddress,
      section: 'general',
    },
    ...(addressDays === undefined
      ? []
      : [
          {
            key: 'address_days',
            type: 'integer' as const,
            label: 'Shorten IP addresses after (days)',
            description: 'The end of older IP addresses is removed daily.',
            default: addressDays,
            min: 1,
            max: 3650,
            section: 'general' as const,
          },
        ]),
  ],
  contribute(plan, options) {
    const name = toolName(plan, 'activity_log');
    return {
      classes: [
        {
          name: toolClassName(plan, 'activity_log', 'Recorder'),
          summary: 'Records events on the site.',
          code: recorderClass(plan, options),
        },
        {
          name: toolClassName(plan, 'activity_log_list', 'Activity_List'),
          summary: 'Lists the recorded events.',
          code: activityListClass(plan),
          load: 'on_demand',
        },
        {
          name: toolClassName(plan, 'activity_log_screen', 'Activity_Screen'),
          summary: 'The activity log screen.',
          code: screenClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'activity_log', 'Recorder')}() )->register();`],
      adminBoot: [php`( new ${toolClass(plan, 'activity_log_screen', 'Activity_Screen')}() )->register();`],
      activation: [php`( new ${toolClass(plan, 'activity_log', 'Recorder')}() )->install();`],
      deactivation: [php`wp_clear_scheduled_hook( ${`${name}_cleanup`} );`],
      cleanup: { tables: [name], options: [`${name}_version`], cronHooks: [`${name}_cleanup`] },
      privacy: [
        'User activity, such as logging in and editing content, is recorded with the name of the user and, if enabled in the settings, the IP address. Entries are deleted after the number of days chosen in the settings.',
      ],
      readme: {
        features: [
          'Log of logins and of changes to content, plugins, users, roles and settings, with search, filters and automatic cleanup',
        ],
        tags: ['activity log', 'audit'],
      },
      tests: [recorderTest(plan, options)],
      instructions: [
        `The log is under **Tools → Activity log**, for administrators${options.hasDownload === true ? '; **Download CSV** below it sends what the list shows' : ''}.`,
      ],
    };
  },
};
