import type { Clause } from '../../../understanding/clause.ts';
import { php } from '../../../writers/php.ts';
import type { SiteTool } from '../../site-tool.ts';
import { toolScript, toolStyle } from '../support/assets.ts';
import { isProperty } from '../support/property.ts';
import { addressIn, labelIn, messageIn, quotesWithLead } from '../support/said.ts';
import { toolClass, toolClassName } from '../support/tool-names.ts';
import { popupCss, popupScript } from './popup/popup-assets.ts';
import { popupClass, popupTests } from './popup/popup-class.ts';
import type { Popup } from './popup/popup-options.ts';

const thing = '(popup|pop-up|pop up|modal|modal window|modal dialog|lightbox|overlay)';
const ways: readonly RegExp[] = [
  new RegExp(
    ` ${thing}s? .*(after|seconds?|delay|exit|leave|leaves|leaving|once|first|visitors?|homepage|home page|front page|every page|all pages|page load|loads|scroll\\w*|promo\\w*|message|announcement|dismiss\\w*|close|closed|discount|coupon|sale|welcome) `,
  ),
  new RegExp(
    ` (promo|promotional|welcome|exit|exit-intent|intent|announcement|marketing|sale|timed|discount|coupon|sitewide|site-wide|message|promotion|entry|advert|custom|simple) ${thing}s? `,
  ),
  / exit[- ]intent /,
  new RegExp(`^ (an? |the )?${thing}s?( plugin)? $`),
];
const others =
  / (maps?|gallery|galleries|images?|photos?|pictures|details?|events?|products?|on click|clicks|clicked|clicking|cookies?|consent|gdpr|age|login|video|videos|newsletter|subscri\w+|sign up|admin|editor|blockers?) /;

const secondsIn = ({ line }: Clause): number | null => {
  const found = /(\d{1,4}|few|one|two|three|five|ten) ?(s|secs?|seconds?|minutes?|mins?) /.exec(line);
  if (found === null) return null;
  const count = Number({ few: 5, one: 1, two: 2, three: 3, five: 5, ten: 10 }[found[1] ?? ''] ?? found[1]);
  return Math.min(count * (/^min/.test(found[2] ?? '') ? 60 : 1), 3600);
};

const triggerIn = ({ line }: Clause): Popup['trigger'] | null =>
  / (exit[- ]intent|exit|leave|leaves|leaving|exits) /.test(line)
    ? 'exit'
    : / (scroll|scrolls|scrolled|scrolling) /.test(line)
      ? 'scroll'
      : / (after|delay|seconds?|delayed) /.test(line)
        ? 'delay'
        : null;

const frequencyIn = ({ line }: Clause): Popup['frequency'] | null => {
  if (/ once (per|a|each|every) (browser )?(session) | (per|each|every) session /.test(line)) return 'session';
  if (/ (once|one time) (per|a|each|every) day | daily | (24 hours|per day|once a day) /.test(line)) return 'day';
  if (/ (once|one time|first time|first visit|first-time|never again|not again|only the first|again) /.test(line))
    return 'once';
  if (/ (every|each) (visit|page view|page load|time) | always /.test(line)) return 'always';
  return null;
};

const headingIn = (clause: Clause): string =>
  quotesWithLead(clause).find(({ lead }) => /\b(heading|headline|title|titled)\b[^"“]{0,12}["“'‘]$/i.test(lead))
    ?.text ?? '';

const frequencies: Readonly<Record<Popup['frequency'], string>> = {
  once: 'Once per visitor',
  day: 'Once per day',
  session: 'Once per session',
  always: 'On every page view',
};
const triggers: Readonly<Record<Popup['trigger'], string>> = {
  delay: 'After a delay',
  scroll: 'After scrolling halfway down the page',
  exit: 'On exit intent',
};

const alsoTrue =
  / (close|closed|closes|closing|closable|dismiss\w*|escape|esc|settings?|configur\w+|customi[sz]\w+|title|heading|text|message|content|button|link|delay|seconds?|accessible|focus|keyboard|mobile|colou?rs?|cookie|remember\w*|homepage|front page|visitors?) /;

/** "Show a popup with a message 5 seconds after the page loads, once per visitor." */
export const popup: SiteTool<Popup> = {
  tool: 'popup',
  example: 'Show a popup with a message 5 seconds after the page loads, once per visitor.',
  recognize(clause) {
    const { line } = clause;
    if (others.test(line) || !ways.some((way) => way.test(line)) || isProperty(clause, / (popup|pop-up|modal) /))
      return null;
    const heading = headingIn(clause);
    const message = messageIn(clause);
    return {
      heading,
      message: message === heading ? (quotesWithLead(clause)[1]?.text ?? '') : message,
      url: addressIn(clause),
      linkText: labelIn(clause),
      trigger: triggerIn(clause) ?? 'delay',
      delay: secondsIn(clause) ?? 3,
      frequency: frequencyIn(clause) ?? 'once',
      onFrontPage: / (homepage|home page|front page|landing page) /.test(line),
    };
  },
  refine(clause, options) {
    const [heading, message, url, linkText] = [
      headingIn(clause),
      messageIn(clause),
      addressIn(clause),
      labelIn(clause),
    ];
    const [trigger, delay, frequency] = [triggerIn(clause), secondsIn(clause), frequencyIn(clause)];
    const onFrontPage = / only .{0,20}(homepage|home page|front page) |(homepage|home page|front page) only /.test(
      clause.line,
    );
    const says = heading + message + url + linkText !== '' || trigger !== null || delay !== null || frequency !== null;
    if (!says && !onFrontPage && !alsoTrue.test(clause.line)) return null;
    return {
      heading: heading || options.heading,
      message: (message === heading ? '' : message) || options.message,
      url: url || options.url,
      linkText: linkText || options.linkText,
      trigger: trigger ?? options.trigger,
      delay: delay ?? options.delay,
      frequency: frequency ?? options.frequency,
      onFrontPage: onFrontPage || options.onFrontPage,
    };
  },
  describe: ({ trigger, delay, frequency, onFrontPage }) =>
    `A popup ${onFrontPage ? 'on the front page' : 'on every page'}, ${trigger === 'delay' ? `after ${delay} seconds` : triggers[trigger].toLowerCase()}, ${frequencies[frequency].toLowerCase()}.`,
  settings: ({ heading, message, url, linkText, trigger, delay, frequency, onFrontPage }) => [
    {
      key: 'is_on',
      names: /^(?:is_)?(?:enabled?|active|on)$/,
      type: 'boolean',
      label: 'Show the popup',
      description: '',
      default: true,
      section: 'general',
    },
    {
      key: 'heading',
      names: /heading|headline|title/,
      type: 'text',
      label: 'Heading',
      description: '',
      default: heading || 'Welcome!',
      section: 'general',
    },
    {
      key: 'message',
      names: /message|text|content/,
      type: 'textarea',
      label: 'Text',
      description: '',
      default: message || 'Thank you for visiting our website.',
      section: 'general',
    },
    {
      key: 'link_url',
      names: /link|url|address/,
      type: 'url',
      label: 'Button URL',
      description: 'Leave empty to show no button.',
      default: url,
      section: 'general',
    },
    {
      key: 'link_text',
      names: /label|button/,
      type: 'text',
      label: 'Button text',
      description: 'Leave empty to use “Learn more”.',
      default: linkText,
      section: 'general',
    },
    {
      key: 'trigger',
      names: /trigger|when/,
      type: 'choice',
      label: 'Trigger',
      description: '',
      default: trigger,
      section: 'general',
      choices: Object.entries(triggers).map(([value, label]) => ({ value, label })),
    },
    {
      key: 'delay',
      names: /delay|seconds|time/,
      type: 'integer',
      label: 'Delay (seconds)',
      description: 'Minimum time before the popup opens, for all triggers.',
      default: delay,
      min: 0,
      max: 3600,
      section: 'general',
    },
    {
      key: 'frequency',
      names: /frequency|how_often|once/,
      type: 'choice',
      label: 'Frequency',
      description: '',
      default: frequency,
      section: 'general',
      choices: Object.entries(frequencies).map(([value, label]) => ({ value, label })),
    },
    {
      key: 'front_page_only',
      names: /front_page|home/,
      type: 'boolean',
      label: 'Front page only',
      description: '',
      default: onFrontPage,
      section: 'general',
    },
  ],
  contribute(plan, options) {
    return {
      classes: [
        {
          name: toolClassName(plan, 'popup', 'Dialog'),
          summary: 'Shows a message in a popup.',
          code: popupClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'popup', 'Dialog')}() )->register();`],
      files: [toolStyle('popup', popupCss(plan)), toolScript('popup', popupScript(plan))],
      readme: {
        features: ['A popup with a message and a button, opened after a delay, on scroll or on exit intent'],
        tags: ['popup', 'modal'],
      },
      instructions: [
        'The popup is enabled as soon as the plugin is activated. Whether it has been seen is stored in the browser’s local storage; no cookie is set.',
      ],
      tests: [popupTests(plan)],
    };
  },
};
