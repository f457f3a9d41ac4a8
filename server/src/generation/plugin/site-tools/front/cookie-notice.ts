import type { Clause } from '../../../understanding/clause.ts';
import { php } from '../../../writers/php.ts';
import type { SiteTool } from '../../site-tool.ts';
import { toolScript, toolStyle } from '../support/assets.ts';
import { addressIn, quotesWithLead } from '../support/said.ts';
import { toolClass, toolClassName, toolName } from '../support/tool-names.ts';
import { cookieNoticeCss, cookieNoticeScript } from './cookie-notice/cookie-notice-assets.ts';
import { cookieNoticeClass, cookieNoticeTests } from './cookie-notice/cookie-notice-class.ts';
import type { CookieNotice } from './cookie-notice/cookie-notice-options.ts';

const ways =
  / (cookies?|gdpr|ccpa|privacy)[- ](consent|notice|banner|bar|popup|pop-up|notification|message|warning|law|policy|compliance|pop)?( ?(consent|notice|banner|bar|popup|pop-up|notification|message))? /;
const isNotice = / (notice|banner|bar|popup|pop-up|notification|message|consent|warning|accept\w*|dialog) /;

/** Days that a choice holds. */
const daysIn = ({ line }: Clause): number | null => {
  const found = /(\d{1,3}) (day|month|week)s? /.exec(line);
  if (found === null) return / (a|one|1) year /.test(line) ? 365 : null;
  return Math.min(Number(found[1]) * ({ day: 1, week: 7, month: 30 }[found[2] ?? ''] ?? 1), 730);
};

function textsIn(clause: Clause): { message: string; accept: string; decline: string } {
  const texts = { message: '', accept: '', decline: '' };
  for (const { text, lead } of quotesWithLead(clause)) {
    if (/\b(declin|reject|refus|den)\w*\b[^"“]*["“'‘]$/i.test(lead) || /^(decline|reject|refuse|deny|no\b)/i.test(text))
      texts.decline ||= text;
    else if (
      /\b(accept|agree|button|allow|ok|got it)\w*\b[^"“]*["“'‘]$/i.test(lead) ||
      /^(accept|agree|allow|ok\b|got it|i agree)/i.test(text)
    )
      texts.accept ||= text;
    else texts.message ||= text;
  }
  return texts;
}

const alsoTrue =
  / (accept\w*|declin\w*|reject\w*|refuse\w*|den(y|ies)|consent|cookies?|privacy|policy|settings?|configur\w+|customi[sz]\w+|dismiss\w*|remember\w*|choice|choices|position|text|message|button|buttons|gdpr|colou?rs?|again|shown|hidden) /;

/** "Show a cookie notice with accept and decline buttons and a link to the privacy policy." */
export const cookieNotice: SiteTool<CookieNotice> = {
  tool: 'cookie_notice',
  example: 'Show a cookie consent banner with accept and decline buttons and a link to the privacy policy.',
  provides: ['shortcode'],
  recognize(clause) {
    const { line } = clause;
    if (!ways.test(line) || !isNotice.test(line)) return null;
    const texts = textsIn(clause);
    return {
      ...texts,
      canDecline:
        texts.decline !== '' || !/ (dismiss\w*|only (an? )?(accept|ok)|single button|one button|got it) /.test(line),
      policyUrl: addressIn(clause),
      days: daysIn(clause) ?? 180,
      position: / (at|on|to|along|across) (the )?(very )?top | top (bar|banner) /.test(line) ? 'top' : 'bottom',
    };
  },
  refine(clause, options) {
    const { message, accept, decline } = textsIn(clause);
    const days = daysIn(clause);
    const policyUrl = addressIn(clause);
    if (message + accept + decline + policyUrl === '' && days === null && !alsoTrue.test(clause.line)) return null;
    return {
      ...options,
      message: message || options.message,
      accept: accept || options.accept,
      decline: decline || options.decline,
      canDecline: options.canDecline || decline !== '',
      policyUrl: policyUrl || options.policyUrl,
      days: days ?? options.days,
    };
  },
  describe: ({ canDecline, days, position }) =>
    `A cookie notice at the ${position} of every page that visitors can accept${canDecline ? ' or decline' : ''}; the choice is stored for ${days} days.`,
  settings: ({ message, accept, decline, canDecline, policyUrl, days, position }) => [
    {
      key: 'message',
      names: /message|text|content/,
      type: 'textarea',
      label: 'Text',
      description: 'Leave empty to use the default text.',
      default: message,
      section: 'general',
    },
    {
      key: 'accept_label',
      names: /accept/,
      type: 'text',
      label: 'Accept button text',
      description: 'Leave empty to use “Accept”.',
      default: accept,
      section: 'general',
    },
    {
      key: 'can_decline',
      names: /can_decline/,
      type: 'boolean',
      label: 'Decline button',
      description: 'Let visitors decline cookies.',
      default: canDecline,
      section: 'general',
    },
    {
      key: 'decline_label',
      names: /decline|reject/,
      type: 'text',
      label: 'Decline button text',
      description: 'Leave empty to use “Decline”.',
      default: decline,
      section: 'general',
    },
    {
      key: 'policy_url',
      names: /policy|privacy|link|url/,
      type: 'url',
      label: 'Privacy policy URL',
      description: 'Leave empty to use the page chosen under Settings → Privacy.',
      default: policyUrl,
      section: 'general',
    },
    {
      key: 'days',
      names: /days|expir|duration/,
      type: 'integer',
      label: 'Remember the choice for (days)',
      description: '',
      default: days,
      min: 1,
      max: 730,
      section: 'general',
    },
    {
      key: 'position',
      names: /position|placement/,
      type: 'choice',
      label: 'Position',
      description: '',
      default: position,
      section: 'general',
      choices: [
        { value: 'bottom', label: 'Bottom of the window' },
        { value: 'top', label: 'Top of the window' },
      ],
    },
  ],
  contribute(plan, options) {
    const cookie = toolName(plan, 'cookie_notice');
    return {
      classes: [
        {
          name: toolClassName(plan, 'cookie_notice'),
          summary: 'Shows a cookie notice.',
          code: cookieNoticeClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'cookie_notice')}() )->register();`],
      files: [toolStyle('cookie_notice', cookieNoticeCss(plan)), toolScript('cookie_notice', cookieNoticeScript(plan))],
      privacy: [`The cookie consent of a visitor is only stored in the cookie ${cookie} in the visitor’s browser.`],
      readme: {
        features: ['A cookie notice with buttons to accept and decline, and a link to the privacy policy'],
        tags: ['cookie notice', 'consent'],
        faq: [
          {
            question: 'How can scripts access the choice?',
            answer: `The cookie ${cookie} is set to "accepted" or "declined", and the event ${cookie} is dispatched on the document with the choice as its detail. In PHP, use ${toolClassName(plan, 'cookie_notice')}::is_accepted().`,
          },
        ],
      },
      instructions: [
        `The notice is shown on all pages until the visitor makes a choice. The shortcode \`[${cookie}]\` displays a button that reopens it, for example on the privacy policy page.`,
        `Load scripts that require consent on the event \`${cookie}\`, or if \`${toolClassName(plan, 'cookie_notice')}::is_accepted()\` is true.`,
      ],
      tests: [cookieNoticeTests(plan)],
    };
  },
};
