import type { ArgInfo, CallEvent } from '../../../languages/php/flow/events.ts';
import { literalPrefix } from '../../../languages/php/flow/ropes.ts';
import { entryOf, type Value } from '../../../languages/php/flow/value.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { Finding, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isSecretName } from './support/secret-names.ts';
import { trackSink } from './support/tracked-sink.ts';
import { outlineOf } from './support/url-host.ts';
import { wordsIn } from './support/words-in.ts';

export const meta: RuleMeta = {
  id: 'security/insecure-cookie',
  language: 'php',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-614',
  title: 'Insecure cookie',
  description: 'A cookie that contains a session or a token is set without Secure or without HttpOnly.',
  rationale: `Without HttpOnly every script on the page reads the cookie; without Secure it travels over plain HTTP.

Pass \`is_ssl()\` for secure and \`true\` for httponly, or the array form with \`'samesite' => 'Lax'\` as well.`,
  references: [
    { title: 'setcookie()', url: 'https://www.php.net/manual/function.setcookie.php' },
    { title: 'CWE-614', url: 'https://cwe.mitre.org/data/definitions/614.html' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nini_set( 'session.cookie_httponly', 0 );\nsession_id( $_GET['sid'] );\nsession_set_cookie_params( 3600 );\n",
        lines: [2, 3, 4],
      },
      { code: "<?php\nsetcookie( 'my_session', $token, time() + 3600, '/' );\n", lines: [2] },
      { code: "<?php\nsetcookie( 'auth_token', $value, 0, COOKIEPATH, COOKIE_DOMAIN, is_ssl() );\n", lines: [2] },
      { code: "<?php\nsetcookie( 'my_login', $value, array( 'secure' => true, 'httponly' => false ) );\n", lines: [2] },
    ],
    good: [
      "<?php\nsetcookie( 'my_session', $token, time() + 3600, '/', '', is_ssl(), true );\n",
      "<?php\nsetcookie( 'my_session', '', time() - 3600, '/' );\n",
      "<?php\nsetcookie( 'my_columns', '3', time() + 3600 );\n",
      "<?php\nsetcookie( 'my_login', $value, array( 'secure' => is_ssl(), 'httponly' => true ) );\n",
    ],
  },
};

const named = /(?:^|[_-])(?:session|sess|sid|auth|login|logged|user|remember|jwt)(?:[_-]|$)/i;

const isOff = (flag: Value | undefined): boolean =>
  flag === undefined ||
  flag.constant === false ||
  flag.constant === 0 ||
  flag.constant === '' ||
  flag.constant === null;

function isSecretCookie(name: ArgInfo, value: ArgInfo, context: PhpContext): boolean {
  const { constant } = name.value;
  const texts = typeof constant === 'string' ? [constant] : wordsIn(name.node, context);
  if (texts.some((text) => named.test(text) || isSecretName(text))) return true;
  return value.node.kind === 'Var' && isSecretName(value.node.name);
}

function check({ args, name, node }: CallEvent, context: PhpContext): void {
  const [cookie, value, third] = args;
  if (cookie === undefined || value === undefined || args.some((arg) => arg.spread || arg.name !== null)) return;
  // An empty value deletes the cookie.
  const constant = value.value.constant;
  if (constant === '' || constant === ' ' || constant === null || constant === false) return;
  if (!isSecretCookie(cookie, value, context)) return;
  const options = third?.value.shape ?? null;
  if (third !== undefined && options === null && args.length === 3 && third.node.kind === 'Var') return;
  if (options !== null && options.rest !== null) return;
  const secure = options === null ? args[5]?.value : entryOf(third?.value, 'secure');
  const httpOnly = options === null ? args[6]?.value : entryOf(third?.value, 'httponly');
  const missing = [...(isOff(secure) ? ['Secure'] : []), ...(isOff(httpOnly) ? ['HttpOnly'] : [])];
  if (missing.length === 0) return;
  context.report({
    at: { start: node.start, end: cookie.node.end },
    message: `${name}() sets a cookie that appears to contain a secret without ${missing.join(' and ')}.`,
    suggestion:
      "Pass array( 'secure' => is_ssl(), 'httponly' => true, 'samesite' => 'Lax' ) and the rest as third argument.",
    confidence: 'medium',
    ...flagsFix(args, options !== null),
  });
}

/** The two flags in their places, where the call has every argument before them. */
function flagsFix(args: readonly ArgInfo[], asArray: boolean): Pick<Finding, 'fix'> {
  if (asArray || args.length < 2 || args.length > 6) return {};
  const defaults = ['0', "''", "''", 'is_ssl()', 'true'];
  const last = args.at(-1);
  if (last === undefined || args.length === 6) {
    return last === undefined
      ? {}
      : { fix: { edits: [{ start: last.node.end, end: last.node.end, text: ', true' }], safe: false } };
  }
  const text = defaults
    .slice(args.length - 2)
    .map((value) => `, ${value}`)
    .join('');
  return { fix: { edits: [{ start: last.node.end, end: last.node.end, text }], safe: false } };
}

/** Settings of PHP's own session cookie. */
function checkSetting({ args: [setting, value], name, node }: CallEvent, context: PhpContext): void {
  const key = setting?.value.constant;
  if (key !== 'session.cookie_httponly' && key !== 'session.cookie_secure' && key !== 'session.use_only_cookies')
    return;
  const off = value?.value.constant;
  if (off !== false && off !== 0 && off !== '0' && off !== '' && off !== 'off' && off !== 'Off') return;
  context.report({
    at: node,
    message: `${name}() disables ${key} for the session cookie.`,
    suggestion: 'Keep the setting enabled.',
    confidence: 'medium',
  });
}

function checkSession({ args: [first, , , secure, httpOnly], name, node }: CallEvent, context: PhpContext): void {
  if (first === undefined) return;
  const { shape } = first.value;
  if (shape !== null ? shape.rest !== null : first.node.kind === 'Var') return;
  const flags =
    shape === null ? [secure?.value, httpOnly?.value] : [shape.entries.get('secure'), shape.entries.get('httponly')];
  const missing = ['Secure', 'HttpOnly'].filter((_, at) => isOff(flags[at]));
  if (missing.length === 0) return;
  context.report({
    at: node,
    message: `${name}() creates the session cookie without ${missing.join(' and ')}.`,
    suggestion: "Pass array( 'secure' => is_ssl(), 'httponly' => true, 'samesite' => 'Lax' ).",
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = {
  calls: [
    { names: ['setcookie', 'setrawcookie'], visit: check },
    { names: ['ini_set'], visit: checkSetting },
    { names: ['session_set_cookie_params'], visit: checkSession },
    {
      names: ['header'],
      visit({ args: [header] }, context) {
        if (header === undefined) return;
        const name = /^Set-Cookie:\s*([\w-]+)=/i.exec(literalPrefix(header.value))?.[1];
        if (
          name === undefined ||
          !(named.test(name) || isSecretName(name)) ||
          /httponly/i.test(outlineOf(header.value))
        )
          return;
        context.report({
          at: header.node,
          message: `The cookie ${name} appears to contain a secret and is set without HttpOnly.`,
          suggestion: 'Use setcookie() with secure and httponly.',
          confidence: 'medium',
        });
      },
    },
    {
      names: ['session_id'],
      visit({ args: [id] }, context) {
        if (id === undefined) return;
        trackSink(context, id.value, Danger.Callable, id.node, {
          effect: 'becomes the id of the session: who sends a link with it shares the session of whoever follows it',
          suggestion: 'Let PHP generate the session ID, and call session_regenerate_id( true ) after a login.',
          severities: ['medium', null, null],
        });
      },
    },
  ],
};
