import type { Clause } from '../../../../understanding/clause.ts';
import { php } from '../../../../writers/php.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { toolScript, toolStyle } from '../../support/assets.ts';
import { periodIn } from '../../support/dates.ts';
import { addressIn, colourIn, labelIn, messageIn } from '../../support/said.ts';
import { toolClass, toolClassName } from '../../support/tool-names.ts';
import { announcementCss, announcementScript } from './announcement-assets.ts';
import { announcementClass, announcementTests } from './announcement-class.ts';
import type { AnnouncementBar } from './announcement-options.ts';

const ways: readonly RegExp[] = [
  / (announcement|notification|notice|promo|promotion|promotional|alert|info|information|message|news|hello|sale|shipping|welcome|discount|sticky|floating|top|header)[- ](bar|banner|strip|ribbon) /,
  / (bar|banner|strip|message|notice|announcement|alert) .*(at|on|to|across|along) the (very )?(top|bottom) of (the|every|each|all|my|our|your|any) (\w+ )?(site|website|page|pages|blog|screen|window) /,
  / (bar|banner|strip|message|notice|announcement|alert) (at|on|to|across) (the )?(very )?(top|bottom) ($|that |which |saying |says |with |, |of the screen )/,
  / (site[- ]?wide|global) (announcement|notice|banner|message|alert) /,
  / (announcement|notice|banner|alert|message) (across|on|to|for) (the whole|the entire|all pages|every page|the front end)/,
];

/** What looks like a bar and is another thing. */
const others =
  / (cookies?|gdpr|consent|progress|reading|admin|toolbar|search|menu|navigation|nav|tab|side|sidebar|scroll|email|snack|candy|juice|wine|coffee) /;

const isFixedIn = ({ line }: Clause): boolean => / (sticky|fixed|stays?|always visible|floating|pinned) /.test(line);

/** Everything else that people say of such a bar and that holds in any case. */
const alsoTrue =
  / (dismiss\w*|close|closed|closes|closing|hide|hides|hidden|reappears?|again|remember\w*|settings?|configur\w+|customi[sz]\w+|edit|edited|change|changed|chang\w+|colou?rs?|link|linked|links|button|text|message|start|end|date|dates|schedule[d]?|expires?|visitors?|pages?|accessible|responsive|mobile) /;

/** "Show a dismissible announcement bar at the top of the site with a link." */
export const announcementBar: SiteTool<AnnouncementBar> = {
  tool: 'announcement_bar',
  example: 'Show a dismissible announcement bar "Free shipping this week" at the top of every page.',
  recognize(clause) {
    const { line } = clause;
    if (others.test(line) || !ways.some((way) => way.test(line))) return null;
    return {
      message: messageIn(clause),
      url: addressIn(clause),
      linkText: labelIn(clause),
      position: / (at|on|to|along|across) (the )?(very )?bottom |bottom (bar|banner) | footer (bar|banner) /.test(line)
        ? 'bottom'
        : 'top',
      isSticky: isFixedIn(clause),
      isDismissible: !/ (not|cannot|can't|never) (be )?(dismiss\w*|closed?|hidden) | non-dismissible | permanent /.test(
        line,
      ),
      background: colourIn(clause),
      ...periodIn(clause),
    };
  },
  refine(clause, options) {
    const period = periodIn(clause);
    const message = messageIn(clause);
    const url = addressIn(clause);
    const linkText = labelIn(clause);
    const background = colourIn(clause);
    const says = [period.start, period.end, message, url, linkText, background].some((text) => text !== '');
    if (!says && !isFixedIn(clause) && !alsoTrue.test(clause.line)) return null;
    return {
      ...options,
      message: message || options.message,
      url: url || options.url,
      linkText: linkText || options.linkText,
      background: background || options.background,
      start: period.start || options.start,
      end: period.end || options.end,
      isSticky: options.isSticky || isFixedIn(clause),
    };
  },
  describe: ({ position, isDismissible, start, end }) =>
    `An announcement bar at the ${position} of every page${isDismissible ? ', which visitors can dismiss' : ''}${
      start === '' ? '' : `, from ${start.replace('T', ' ')}`
    }${end === '' ? '' : `, until ${end.replace('T', ' ')}`}.`,
  settings: ({ message, url, linkText, position, isSticky, isDismissible, background, start, end }) => [
    {
      key: 'message',
      names: /message|text|content|announcement/,
      type: 'text',
      label: 'Announcement',
      description: 'Leave empty to hide the bar.',
      default: message || 'Welcome to our website!',
      section: 'general',
    },
    {
      key: 'link_url',
      names: /link|url|address/,
      type: 'url',
      label: 'Link URL',
      description: 'URL the announcement links to. Leave empty for no link.',
      default: url,
      section: 'general',
    },
    {
      key: 'link_text',
      names: /label|link_text|button/,
      type: 'text',
      label: 'Link text',
      description: 'Leave empty to link the whole announcement.',
      default: linkText,
      section: 'general',
    },
    {
      key: 'position',
      names: /position|placement|location/,
      type: 'choice',
      label: 'Position',
      description: '',
      default: position,
      section: 'general',
      choices: [
        { value: 'top', label: 'Top of the page' },
        { value: 'bottom', label: 'Bottom of the window' },
      ],
    },
    {
      key: 'is_sticky',
      names: /sticky|fixed/,
      type: 'boolean',
      label: 'Sticky',
      description: 'Keep the bar at the top visible when the page is scrolled.',
      default: isSticky,
      section: 'general',
    },
    {
      key: 'is_dismissible',
      names: /dismiss|clos/,
      type: 'boolean',
      label: 'Dismissible',
      description: 'Let visitors close the bar. It is shown again when the announcement changes.',
      default: isDismissible,
      section: 'general',
    },
    {
      key: 'background',
      names: /background|colou?r/,
      type: 'color',
      label: 'Background color',
      description: 'For example #1e3a8a. The text color is chosen automatically for contrast.',
      default: background || '#1e3a8a',
      section: 'general',
    },
    {
      key: 'start',
      names: /^start|from|begin/,
      type: 'datetime',
      label: 'Start',
      description: 'Leave empty to show the bar immediately.',
      default: start,
      section: 'general',
    },
    {
      key: 'end',
      names: /^end|until|expir/,
      type: 'datetime',
      label: 'End',
      description: 'Leave empty to show the bar indefinitely.',
      default: end,
      section: 'general',
    },
  ],
  contribute(plan, options) {
    return {
      classes: [
        {
          name: toolClassName(plan, 'announcement_bar'),
          summary: 'Shows an announcement bar.',
          code: announcementClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'announcement_bar')}() )->register();`],
      files: [
        toolStyle('announcement_bar', announcementCss(plan)),
        toolScript('announcement_bar', announcementScript(plan)),
      ],
      readme: {
        features: ['An announcement bar with link, color, start and end dates, and a dismiss button'],
        tags: ['announcement bar', 'notification bar'],
      },
      instructions: ['The bar is shown as soon as the plugin is activated. Clear the announcement to hide it.'],
      tests: [announcementTests(plan)],
    };
  },
};
