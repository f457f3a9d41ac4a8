import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Composed } from '../../recipe.ts';
import type { Draft } from '../draft.ts';

const address = String.raw`([\w.+-]+@[\w-]+\.[\w.]*\w)`;

const filter = (
  hook: string,
  name: string,
  value: PhpCode,
  variable: string,
  summary: string,
): Composed & { readonly name: string } => ({
  name,
  summary,
  params: `string $${variable}`,
  returns: 'string',
  hooks: [{ kind: 'filter', hook }],
  body: php`return ${value};`,
});

/** Where mails are changed: only elsewhere than in production, or only some of them. */
function conditionOf(c: Composer): PhpCode | null {
  const environment = c.asked.states(
    /\b(?:outside|not (?:in|on)|isn't|is not|unless|non-)\s*(?:the )?[`"']?production\b|\bon staging\b|\b(?:staging|development|local) (?:site|environment|only)/i,
  );
  if (environment === null) return null;
  return /production/i.test(environment[0]) || /not production/i.test(c.text)
    ? raw("'production' !== wp_get_environment_type()")
    : raw("'staging' === wp_get_environment_type()");
}

/** What is changed of each mail before it is sent, as statements on `$atts`. */
function changesOf(c: Composer): PhpCode[] {
  const changes: PhpCode[] = [];
  const to = new RegExp(
    String.raw`\b(?:go|sent|redirect\w*|reroute\w*|deliver\w*|recipients?|replace\w*)\b[^\n]*?\bto\b\s+[${'`'}"'<]*${address}`,
    'i',
  ).exec(c.text)?.[1];
  const isCopy = /\b(?:b?cc|copy|copies)\b/i.test(c.text);
  if (to !== undefined && !isCopy) {
    c.asked.states(/\b(?:go|sent|redirect\w*|reroute\w*|deliver\w*|recipients?)\b/i);
    changes.push(php`$atts['to'] = ${to};`);
  }
  const copies = [
    ...c.text.matchAll(new RegExp(String.raw`\b(bcc|cc|reply-to|copy|copies)\b[^\n@]*?${address}`, 'gi')),
  ];
  for (const [, kind = '', mail = ''] of copies) {
    const header =
      /bcc/i.test(kind) || (/cop/i.test(kind) && /\bbcc\b|blind/i.test(c.text))
        ? 'Bcc'
        : /reply/i.test(kind)
          ? 'Reply-To'
          : /cop/i.test(kind)
            ? 'Bcc'
            : 'Cc';
    c.asked.states(new RegExp(mail.replace(/[.+]/g, '\\$&')));
    if (!changes.some(({ text }) => text.includes(mail)))
      changes.push(php`
        $headers         = $atts['headers'] ?? array();
        $headers         = is_array( $headers ) ? $headers : explode( "\n", str_replace( "\r\n", "\n", (string) $headers ) );
        $headers[]       = ${`${header}: ${mail}`};
        $atts['headers'] = array_values( array_filter( $headers ) );
      `);
  }
  const prefix = c.asked.states(
    /\bsubjects?\b[^.;\n]*\b(?:prefix\w*|begin|start|prepend\w*)\b[^"'`“]*["'`“]([^"'`”]+)["'`”]|\b(?:prefix|prepend)\w*\b[^.;\n]*["'`“]([^"'`”]+)["'`”][^.;\n]*\bsubjects?\b/i,
  );
  if (prefix !== null)
    changes.push(php`$atts['subject'] = ${`${(prefix[1] ?? prefix[2] ?? '').trimEnd()} `} . $atts['subject'];`);
  const footer = c.asked.states(
    /\b(?:append|add|footer|signature|end(?:s|ing)? with)\w*\b[^"'`“.]*["“]([^"”]+)["”][^.;\n]*\b(?:bod(?:y|ies)|message|mails?)\b|\b(?:message|body|bodies|mails?)\b[^.;\n]*\b(?:append\w*|footer|signature|ends? with|followed by)\b[^"“]*["“]([^"”]+)["”]/i,
  );
  if (footer !== null && prefix === null && copies.length === 0)
    changes.push(php`$atts['message'] .= ${`\n\n${footer[1] ?? footer[2] ?? ''}`};`);
  return changes;
}

/** What is changed of all mails of the site: sender, type, recipients, copies, subject. */
export const mailFilters: Draft = {
  id: 'draft-mail-filters',
  name: 'change_mails',
  isWhole: true,
  needs:
    /\b(?:all|every|each|outgoing)\b[^.\n]*\be?-?mails?\b|\bwp_mail(?:_from|_from_name|_content_type|_charset|_failed)?\b|\b(?:from|sender)\b[^.\n]*\b(?:e?mails?|address|name)\b|\bphpmailer|\bsmtp\b/,
  never:
    /\breturns?\b|rest\b|endpoint|shortcode|when a|whenever a|column|widget|privacy|schedul|\bcron\b|ajax|each user|every user|notify/,
  compose(c) {
    if (c.fn?.parameters != null && c.fn.parameters.length > 1) return null;
    const parts: (Composed & { readonly name: string })[] = [];
    const sender =
      new RegExp(
        String.raw`\b(?:come|sent|from|sender|from address|from e-?mail)\b[^\n]*?["'${'`'}“]([^"'${'`'}”@\n]+)["'${'`'}”]?\s*(?:<|\(|,|and)?[^@\n]*?${address}`,
        'i',
      ).exec(c.text) ?? null;
    const from = sender?.[2] ?? new RegExp(String.raw`\b(?:from|sender)\b[^\n@]*?${address}`, 'i').exec(c.text)?.[1];
    const who = sender?.[1] ?? c.asked.states(/\b(?:from|sender)[ -]name\b[^"'`“\n]*["'`“]([^"'`”\n]+)["'`”]/i)?.[1];
    const isSender = (from !== undefined || who !== undefined) && c.asked.states(/\bfrom\b|\bsender\b/i) !== null;
    if (isSender && from !== undefined)
      parts.push(
        filter(
          'wp_mail_from',
          c.prefixed('mail_from'),
          php`${from}`,
          'address',
          'Says from which address mails are sent.',
        ),
      );
    if (isSender && who !== undefined)
      parts.push(
        filter(
          'wp_mail_from_name',
          c.prefixed('mail_from_name'),
          c.label(who.trim()),
          'name',
          'Says in whose name mails are sent.',
        ),
      );
    if (c.asked.states(/\bhtml\b/i) !== null)
      parts.push(
        filter(
          'wp_mail_content_type',
          c.prefixed('mail_content_type'),
          php`'text/html'`,
          'type',
          'Has mails sent as HTML.',
        ),
      );
    const smtp = smtpOf(c);
    if (smtp !== null)
      parts.push({
        name: c.prefixed('configure_smtp'),
        summary: 'Sends mails over an SMTP server.',
        params: 'PHPMailer\\PHPMailer\\PHPMailer $phpmailer',
        hooks: [{ kind: 'action', hook: 'phpmailer_init' }],
        body: smtp,
      });
    const logged = c.says(/wp_mail_failed|fail(?:s|ed|ure)/)
      ? c.asked.states(/\boption\s+[`"']?(\w+)|\berror_log|\berror log|\blog/i)
      : null;
    if (logged !== null)
      parts.push({
        name: c.prefixed('log_mail_failure'),
        summary: 'Keeps why a mail could not be sent.',
        params: 'WP_Error $error',
        hooks: [{ kind: 'action', hook: 'wp_mail_failed' }],
        body:
          logged[1] === undefined
            ? php`error_log( 'wp_mail: ' . $error->get_error_message() );`
            : php`update_option( ${logged[1]}, $error->get_error_message(), false );`,
      });
    const condition = conditionOf(c);
    const changes = smtp === null ? changesOf(c) : [];
    if (changes.length > 0)
      parts.push({
        name: c.prefixed('change_mail'),
        summary: 'Changes each mail before it is sent.',
        params: 'array $atts',
        returns: 'array',
        hooks: [{ kind: 'filter', hook: 'wp_mail' }],
        body: joinPhp([
          condition === null
            ? raw('')
            : php`
              if ( ! ( ${condition} ) ) {
                return $atts;
              }
            `,
          ...changes,
          raw('\nreturn $atts;'),
        ]),
      });
    const [first, ...beside] = parts;
    if (first === undefined) return null;
    const { name, ...composed } = first;
    return { ...composed, ...(c.fn === null ? { name } : {}), beside };
  },
};

/** The server that mails go over, from constants or the prompt. */
function smtpOf(c: Composer): PhpCode | null {
  if (c.asked.states(/\bsmtp\b|phpmailer/i) === null) return null;
  const host =
    c.asked.states(/\bhost\b\W*(?:is |name )?[`"']?([\w.-]+\.[a-z]{2,})/i)?.[1] ??
    /\b(smtp\.[\w.-]+\w|mail\.[\w.-]+\w)\b/.exec(c.text)?.[1];
  const port = c.asked.states(/\bport\D{0,6}(\d+)/i)?.[1];
  const secure = c.asked.states(/\b(tls|ssl)\b/i)?.[1]?.toLowerCase();
  const constants = [...c.text.matchAll(/\b([A-Z][A-Z0-9]*_(?:USER|USERNAME|PASS|PASSWORD|HOST|PORT)[A-Z_]*)\b/g)].map(
    ([, name = '']) => name,
  );
  const constant = (words: RegExp) => constants.find((name) => words.test(name));
  const user = constant(/USER/);
  const password = constant(/PASS/);
  const server =
    host === undefined ? (constant(/HOST/) === undefined ? null : raw(constant(/HOST/) ?? '')) : php`${host}`;
  if (server === null) return null;
  return joinPhp([
    php`
      $phpmailer->isSMTP();
      $phpmailer->Host = ${server};
    `,
    port === undefined ? raw('') : php`$phpmailer->Port = ${Number(port)};`,
    secure === undefined ? raw('') : php`$phpmailer->SMTPSecure = ${secure};`,
    user === undefined && password === undefined
      ? raw('')
      : php`
        $phpmailer->SMTPAuth = true;
        $phpmailer->Username = ${raw(user === undefined ? "''" : `defined( '${user}' ) ? constant( '${user}' ) : ''`)};
        $phpmailer->Password = ${raw(password === undefined ? "''" : `defined( '${password}' ) ? constant( '${password}' ) : ''`)};
      `,
  ]);
}
