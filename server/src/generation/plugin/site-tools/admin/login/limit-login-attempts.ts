import { type Clause, spanIn } from '../../../../understanding/clause.ts';
import { php } from '../../../../writers/php.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { countIn } from '../../support/count.ts';
import { quoteIn } from '../../support/said.ts';
import { toolClass, toolClassName, toolName } from '../../support/tool-names.ts';
import { guardClass, guardTest, type LimitLogins } from './guard-class.ts';

const attempts =
  '(?:(?:failed|wrong|unsuccessful|invalid|bad|incorrect) )?(?:log-?in |log in |password )?(?:attempts?|tries|logins?|failures?|times|passwords?)';

const attemptsIn = ({ line }: Clause): number | null => {
  const count = countIn(line, attempts);
  return count === null ? null : Math.min(Math.max(count, 1), 100);
};

const minutesIn = ({ words }: Clause): number | null => {
  const hours = spanIn(words);
  return hours === null ? null : Math.min(Math.max(Math.round(hours * 60), 1), 43_200);
};

const mails = / (?:e-?mails?|notif(?:y|ies|ied|ication)|alerts?|mails?|tell|tells|inform|informs) /;

/** "Limit login attempts to 5, then lock the visitor out for 20 minutes." */
export const limitLoginAttempts: SiteTool<LimitLogins> = {
  tool: 'limit_login_attempts',
  example: 'Limit login attempts to 5 and lock the address out for 20 minutes.',
  recognize(clause) {
    const { line } = clause;
    const isAsked =
      / (?:limit|limits|limiting|limiter|restrict|restricts|throttle|throttles|maximum|max) .{0,40}(?:log-?in|log in|password|failed) (?:attempts?|tries|logins?) /.test(
        line,
      ) ||
      / (?:log-?in|log in) (?:attempts? )?(?:limits?|limiter|lock-?down|lock-?out|throttl(?:e|ing)|rate limit(?:ing)?) /.test(
        line,
      ) ||
      / (?:lock|locks|locked|block|blocks|blocked|ban|bans|banned) .{0,60}after .{0,40}(?:log-?ins?|log in|password|failed|wrong|attempts?) /.test(
        line,
      ) ||
      / after .{0,40}(?:failed|wrong|unsuccessful) .{0,30}(?:attempts?|logins?|passwords?|times) .{0,60}(?:lock|block|ban|wait) /.test(
        line,
      ) ||
      / (?:lock|locks|block|blocks|ban|bans) .{0,30}(?:failed|wrong|repeated|too many) .{0,20}(?:logins?|attempts?|passwords?) /.test(
        line,
      ) ||
      / brute[- ]force .{0,30}(?:protection|attacks?|logins?) /.test(line);
    if (!isAsked || / xml-?rpc /.test(line) || / log (?:every|all|each|failed) /.test(line)) return null;
    const after = / (?:to|of) (\d{1,2}) /.exec(line)?.[1];
    return {
      attempts: attemptsIn(clause) ?? (after === undefined ? 5 : Math.max(1, Number(after))),
      minutes: minutesIn(clause) ?? 15,
      message: quoteIn(clause),
      isMailed: mails.test(line),
    };
  },
  refine(clause, options) {
    const count = attemptsIn(clause);
    const minutes = minutesIn(clause);
    const message = quoteIn(clause);
    const isMailed = mails.test(clause.line) && / (?:admins?|administrators?|owner|me|us) /.test(clause.line);
    const isUnlock = / (?:unlock|unlocks|unblock|release|whitelist|allow-?list) /.test(clause.line);
    if (count === null && minutes === null && message === '' && !isMailed) return isUnlock ? options : null;
    return {
      attempts: count ?? options.attempts,
      minutes: minutes ?? options.minutes,
      message: message || options.message,
      isMailed: isMailed || options.isMailed,
    };
  },
  describe: ({ attempts: most, minutes, isMailed }) =>
    `Locks out an IP address for ${minutes} minutes after ${most} failed login attempts${isMailed ? ' and notifies the administrator by email' : ''}; administrators can unlock it.`,
  provides: ['email'],
  settings: ({ attempts: most, minutes, message, isMailed }) => [
    {
      key: 'attempts',
      names: /attempts|tries|max/,
      type: 'integer',
      label: 'Failed attempts before lockout',
      description: 'Number of failed login attempts allowed before an IP address is locked out.',
      default: most,
      min: 1,
      max: 100,
      section: 'general',
    },
    {
      key: 'lockout_minutes',
      names: /minutes|duration|lock|time/,
      type: 'integer',
      label: 'Lockout duration (minutes)',
      description: 'The counter of failed attempts is reset after the same time.',
      default: minutes,
      min: 1,
      max: 43_200,
      section: 'general',
    },
    {
      key: 'lockout_message',
      names: /message/,
      type: 'text',
      label: 'Lockout message',
      description:
        'Shown on the login form during a lockout. Leave empty to show the default message with the remaining time.',
      default: message,
      section: 'general',
    },
    {
      key: 'allowed_addresses',
      names: /whitelist|allow/,
      type: 'textarea',
      label: 'Allowed IP addresses',
      description: 'These addresses are never locked out. Enter one per line.',
      default: '',
      section: 'general',
    },
    {
      key: 'notify_admin',
      names: /notif|mail/,
      type: 'boolean',
      label: 'Email notification',
      description: 'Notify the administrator when an IP address is locked out.',
      default: isMailed,
      section: 'general',
    },
  ],
  contribute(plan, options) {
    const name = toolName(plan, 'limit_login_attempts');
    return {
      classes: [
        {
          name: toolClassName(plan, 'limit_login_attempts', 'Guard'),
          summary: 'Locks out IP addresses after too many failed login attempts.',
          code: guardClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'limit_login_attempts', 'Guard')}() )->register();`],
      cleanup: { options: [`${name}_lockouts`], transients: [`${name}_`] },
      privacy: ['IP addresses with repeated failed login attempts are stored until their lockout ends.'],
      readme: {
        features: [
          'Limits failed login attempts by IP address, on the login form as well as through XML-RPC and application passwords',
        ],
        tags: ['login', 'security', 'brute force'],
        faq: [
          {
            question: 'My site is behind a proxy and all visitors have the same IP address. What can I do?',
            answer: `Use the filter ${name}_address to return the client address reported by the proxy. Only do this if you trust the proxy.`,
          },
        ],
      },
      tests: [guardTest(plan)],
      instructions: ['Locked out IP addresses are listed below the settings, each with an Unlock button.'],
    };
  },
};
