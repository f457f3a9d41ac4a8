import type { Clause } from '../../../../understanding/clause.ts';
import { cssName } from '../../../../writers/css.ts';
import { php } from '../../../../writers/php.ts';
import type { PlanSetting } from '../../../features/settings/plan-setting.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { toolStyle } from '../../support/assets.ts';
import { periodIn } from '../../support/dates.ts';
import { colourIn, quotesIn } from '../../support/said.ts';
import { toolClass, toolClassName, toolHandle } from '../../support/tool-names.ts';
import { maintenanceClass } from './maintenance-class.ts';
import { maintenanceCss } from './maintenance-css.ts';
import type { MaintenanceMode } from './maintenance-options.ts';
import { switchOption } from './maintenance-switch.ts';
import { maintenanceTemplate } from './maintenance-template.ts';
import { maintenanceTests } from './maintenance-tests.ts';

const ways: readonly RegExp[] = [
  / maintenance[- ]mode /,
  / maintenance (page|screen|splash|message|notice) .*(visitors?|site|website|users?|public|logged|503|admins?|administrators?) /,
  / (site|website|blog|visitors?|users?|public|everyone) .*(maintenance (page|screen|splash|message|notice)|(under|for|during) (maintenance|construction)) /,
  / under[- ](maintenance|construction) .*(page|mode|site|website|screen|message|visitors|notice) /,
  / (coming|launching|opening|launch)[- ]soon (page|mode|screen|splash|landing|message|placeholder|notice|site|website) /,
  / (site|website|blog) .*(is|as|page) (coming|launching|opening)[- ]soon /,
  / (coming|launching|opening)[- ]soon .* (site|website|visitors|launch) /,
  / (take|takes|taking|put|puts|bring|brings|set|sets) (the |my |our |a |your )?(whole |entire |live )?(site|website|blog)( temporarily)? (offline|down|under) /,
  / (close|closes|hide|hides|lock|locks) (down )?(the |my |our |a |your )?(whole |entire |live )?(site|website|blog|front end) (down )?.*(visitors|public|while|temporarily|message|until|maintenance|work|construction|launch)/,
  / (shows?|showing|displays?) (a |the )?((page|message|text|notice) )?((saying|that says|reading) )?[“"'‘„] [”"'’“] ((page|message|screen|notice|text) )?(to|for) (everyone|everybody|all|visitors|anyone|people|users)( \w+)? (who|except|but|that|other) /,
  / (site|website|blog) is (temporarily |currently )?(being worked on|being updated|closed|offline|unavailable|down|not ready) /,
  / (visitors?|public|everyone|site|website) .*503 |^ (return|returns|send|sends|serve|serves|show|shows) .*503 .*(visitors?|everyone|logged|admin)/,
  /^ (the |a |an )?(site |website )?(maintenance|coming[- ]soon|under[- ]construction)( page| screen| notice| plugin| splash)* $/,
];

/** Who sees the site while it is closed, most trusted first. */
function accessIn({ line }: Clause): string | null {
  if (/ (log in|can still log in|login) /.test(line) && !/ (see|view|browse|visit|access|bypass) /.test(line)) {
    return / (admins?|administrators?) /.test(line) && !/ (editors?|authors?) /.test(line) ? 'manage_options' : null;
  }
  if (/ (editors?) /.test(line)) return 'edit_others_posts';
  if (/ (authors?|contributors?|writers?) /.test(line)) return 'edit_posts';
  if (/ (admins?|administrators?) /.test(line)) return 'manage_options';
  if (
    /(logged|signed)[- ]in (users?|members?|people|visitors?|customers?)|(who|are|is) (not |n't )?(logged|signed) in |(logged|signed)[- ]in |(logged|signed)[- ]out /.test(
      line,
    )
  )
    return 'read';
  return null;
}

/** Hours after which to come back: "Retry-After of 3600", "for 2 hours". */
function hoursIn({ line }: Clause): number | null {
  const seconds =
    /retry[- ]after (?:header |of |to |in |is |: |value |about )*(\d{2,7})(?: s\w*)? (?!hours?|minutes?|days?)/.exec(
      line,
    )?.[1];
  if (seconds !== undefined) return Math.max(1, Math.round(Number(seconds) / 3600));
  const span = /(\d{1,4}|an|one|two|three) (hour|day|minute|week)s? /.exec(line);
  if (span === null) return null;
  const count = Number({ an: 1, one: 1, two: 2, three: 3 }[span[1] ?? ''] ?? span[1]);
  const unit = { hour: 1, day: 24, week: 168, minute: 1 / 60 }[span[2] ?? ''] ?? 1;
  return Math.min(8760, Math.max(1, Math.round(count * unit)));
}

/** Texts in quotes: one is the message; of two, the shorter first one is the heading. */
function textsIn(clause: Clause): { readonly heading: string; readonly message: string } {
  const [first = '', second = ''] = quotesIn(clause);
  const isHeading =
    / (headline|heading|title|titled) /.test(clause.line) && !/ (message|text|saying|says) /.test(clause.line);
  if (second !== '') return { heading: first, message: second };
  return isHeading ? { heading: first, message: '' } : { heading: '', message: first };
}

/** What else is said of it and holds in any case. */
const alsoTrue =
  / (settings?|toggle|toggled|switch|switched|enable|enabled|disable|disabled|turn|turned|customi[sz]able|configur\w+|503|retry-after|login|log in|log-in|wp-admin|wp-login|status code|admin bar|seo|search engines|message|headline|heading|back end|backend|dashboard|preview) /;

const isOnSetting = (isLaunch: boolean): PlanSetting => ({
  key: 'is_on',
  names: /^(?:is_)?(?:enabled?|active|on|maintenance(?:_mode)?|mode|status)$/,
  type: 'boolean',
  label: isLaunch ? 'Coming soon mode' : 'Maintenance mode',
  description: 'Close the site to visitors.',
  default: true,
  section: 'general',
});

const offAfterSetting = (hours: number): PlanSetting => ({
  key: 'off_after',
  type: 'integer',
  label: 'Turn off after (hours)',
  description: 'The switch in the admin bar turns itself off. 0 keeps the site closed until somebody opens it.',
  default: hours,
  min: 0,
  max: 720,
  section: 'general',
});

/** "Put the site in maintenance mode with a custom message. Admins can still log in." */
export const maintenanceMode: SiteTool<MaintenanceMode> = {
  tool: 'maintenance_mode',
  example: 'Put the site in maintenance mode with a custom message. Admins can still log in.',
  recognize(clause) {
    const { line } = clause;
    if (!ways.some((way) => way.test(line))) return null;
    return {
      isLaunch: /(coming|launching|opening|launch)[- ]soon|until (the )?launch|before (the )?launch/.test(line),
      ...textsIn(clause),
      access: accessIn(clause) ?? 'edit_posts',
      retryHours: hoursIn(clause) ?? 1,
      end: endIn(clause),
      background: colourIn(clause),
    };
  },
  refine(clause, options) {
    const { heading, message } = textsIn(clause);
    const access = accessIn(clause);
    const retryHours = hoursIn(clause);
    const end = endIn(clause);
    const background = colourIn(clause);
    const says =
      [heading, message, end, background].some((text) => text !== '') || access !== null || retryHours !== null;
    if (!says && !alsoTrue.test(clause.line)) return null;
    return {
      isLaunch: options.isLaunch,
      heading: heading || options.heading,
      message: message || options.message,
      access: access ?? options.access,
      retryHours: retryHours ?? options.retryHours,
      end: end || options.end,
      background: background || options.background,
    };
  },
  describe: ({ isLaunch, access, end, switchHours }) =>
    `${switchHours !== undefined ? 'While a switch in the admin bar is on, shows' : 'Shows'} visitors a ${isLaunch ? '“coming soon”' : 'maintenance'} page with HTTP status 503${end === '' ? '' : ` until ${end.replace('T', ' ')}`}; ${whoSees[access] ?? 'users who can edit posts'} can log in and still see the site.${(switchHours ?? 0) === 0 ? '' : ` The switch turns itself off after ${switchHours} ${switchHours === 1 ? 'hour' : 'hours'}.`}`,
  settings: ({
    isLaunch,
    heading,
    message,
    access,
    retryHours,
    end,
    background,
    switchHours,
  }): readonly PlanSetting[] => [
    ...(switchHours !== undefined ? [] : [isOnSetting(isLaunch)]),
    ...(switchHours === undefined || switchHours === 0 ? [] : [offAfterSetting(switchHours)]),
    {
      key: 'heading',
      names: /^(?:custom_)?(?:heading|headline|title)$/,
      type: 'text',
      label: 'Heading',
      description: 'Leave empty to use the default text.',
      default: heading,
      section: 'general',
    },
    {
      key: 'message',
      names: /message|text|content/,
      type: 'textarea',
      label: 'Message',
      description: 'Leave empty to use the default text.',
      default: message,
      section: 'general',
    },
    {
      key: 'access',
      names: /access|roles?|capability|bypass|who/,
      type: 'choice',
      label: 'Who can still see the site',
      description: '',
      default: access,
      section: 'general',
      choices: [
        { value: 'manage_options', label: 'Administrators' },
        { value: 'edit_others_posts', label: 'Administrators and editors' },
        { value: 'edit_posts', label: 'All users who can write posts' },
        { value: 'read', label: 'All logged-in users' },
      ],
    },
    {
      key: 'end',
      names: /end|until|launch|open/,
      type: 'datetime',
      label: 'Reopen at',
      description: 'The site reopens automatically. Leave empty to keep it closed until maintenance mode is disabled.',
      default: end,
      section: 'general',
    },
    {
      key: 'retry',
      names: /retry/,
      type: 'integer',
      label: 'Retry after (hours)',
      description: 'When search engines should try again, if no reopening time is set.',
      default: retryHours,
      min: 1,
      max: 8760,
      section: 'general',
    },
    {
      key: 'background',
      names: /background|colou?r/,
      type: 'color',
      label: 'Background color',
      description: 'For example #1e3a8a. Leave empty for white, or a dark color for visitors who prefer dark mode.',
      default: background,
      section: 'general',
    },
  ],
  contribute(plan, options) {
    return {
      classes: [
        {
          name: toolClassName(plan, 'maintenance_mode', 'Gate'),
          summary: 'Closes the site to visitors.',
          code: maintenanceClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'maintenance_mode', 'Gate')}() )->register();`],
      files: [
        { path: 'templates/maintenance.php', content: maintenanceTemplate(plan) },
        toolStyle('maintenance_mode', maintenanceCss(cssName(toolHandle(plan, 'maintenance_mode')))),
      ],
      readme: {
        features: ['Shows visitors a maintenance page with HTTP status 503; logging in still works'],
        tags: options.isLaunch ? ['coming soon', 'maintenance mode'] : ['maintenance mode', 'coming soon'],
        faq: [
          {
            question: 'How do I log in while the site is closed?',
            answer: 'Log in at wp-login.php as usual. Choose in the settings which users can see the site.',
          },
        ],
      },
      ...(options.switchHours !== undefined && { cleanup: { options: [switchOption(plan)] } }),
      instructions: [
        options.switchHours !== undefined
          ? `“Maintenance” in the admin bar closes the site to visitors and opens it again; ${whoSees[options.access] ?? 'users who can edit posts'} can see it in any case after logging in.`
          : `The site is closed to visitors as soon as the plugin is activated; ${whoSees[options.access] ?? 'users who can edit posts'} can still see it after logging in.`,
      ],
      tests: [maintenanceTests(plan, options)],
    };
  },
};

function endIn(clause: Clause): string {
  const { start, end } = periodIn(clause);
  return end || start;
}

const whoSees: Readonly<Record<string, string>> = {
  manage_options: 'administrators',
  edit_others_posts: 'administrators and editors',
  edit_posts: 'users who can write posts',
  read: 'all logged-in users',
};
