import type { ArgInfo } from '../../../languages/php/flow/events.ts';
import { Guard } from '../../../languages/php/flow/guards.ts';
import { Danger } from '../../../languages/php/taint/kinds.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { trackSink } from './support/tracked-sink.ts';
import { outlineOf } from './support/url-host.ts';

export const meta: RuleMeta = {
  id: 'security/header-injection',
  language: 'php',
  category: 'security',
  severity: 'medium',
  type: 'security_vulnerability',
  cwe: 'CWE-93',
  title: 'Header injection',
  description: 'Data from the request is used in an email or response header without removing line breaks.',
  rationale: `A line break in a mail's header begins the next one: \`Bcc:\` sends the mail to anyone. PHP refuses line breaks in \`header()\`, but a sender who chooses a header's whole value still chooses what the browser is told.

Take line breaks off: \`sanitize_text_field()\` does, and \`sanitize_email()\` leaves only an address. For names of files use \`sanitize_file_name()\`.`,
  references: [
    { title: 'wp_mail()', url: 'https://developer.wordpress.org/reference/functions/wp_mail/' },
    { title: 'CWE-93', url: 'https://cwe.mitre.org/data/definitions/93.html' },
  ],
  fix: 'none',
  reach: { victim: 'visitor' },
  sniffs: [],
  examples: {
    bad: [
      { code: "<?php\nwp_mail( $to, 'Hello', $text, 'From: ' . $_POST['email'] );\n", lines: [2] },
      {
        code: "<?php\nwp_mail( $to, 'Hello', $text, array( 'Reply-To: ' . wp_unslash( $_POST['email'] ) ) );\n",
        lines: [2],
      },
      { code: "<?php\nwp_mail( sanitize_email( $_POST['recipient'] ), 'Hello', 'Text' );\n", lines: [2] },
      { code: "<?php\nheader( 'Content-Disposition: attachment; filename=' . $_GET['name'] );\n", lines: [2] },
    ],
    good: [
      "<?php\nwp_mail( sanitize_email( $_POST['email'] ), 'Please confirm', 'Text' );\n",
      "<?php\nwp_mail( $to, 'Hello', $text, 'From: ' . sanitize_email( $_POST['email'] ) );\n",
      "<?php\nwp_mail( $to, 'Hello', sanitize_textarea_field( $_POST['text'] ) );\n",
      "<?php\nheader( 'Content-Disposition: attachment; filename=' . sanitize_file_name( $_GET['name'] ) );\n",
      "<?php\nheader( 'Location: ' . $_GET['to'] );\nexit;\n",
    ],
  },
};

function check(
  header: ArgInfo | undefined,
  what: string,
  context: PhpContext,
  severity: 'medium' | 'low' = 'medium',
): void {
  if (header === undefined) return;
  trackSink(context, header.value, Danger.Header, header.node, {
    effect: `becomes part of ${what} as it came`,
    suggestion: 'Remove line breaks with sanitize_text_field(), or use sanitize_email() for email addresses.',
    severities: [severity, null, null],
  });
}

/** A field of the form that names who gets the mail. An address that confirms itself is called `email`. */
const recipientField = /\[?'(?:\w*_)?(?:to|recipients?|mailto|receiver|send_?to|(?:to|recipient)_\w+)'/i;

function checkRecipient(to: ArgInfo, context: PhpContext): void {
  context.track(to.value, Danger.SqlRaw, to.node, (taint) => {
    if (taint.source.kind !== 'request') return null;
    const isNamed = recipientField.test(taint.source.label);
    // Commas and line breaks make several recipients of one.
    if (!isNamed && (taint.mask & Danger.Header) === 0) return null;
    return {
      at: to.node,
      message: isNamed
        ? `${taint.source.label} determines the recipient, so anyone can send emails to anyone through the site.`
        : `${taint.source.label} is used as the recipient of an email without validation, and may contain several addresses.`,
      suggestion: isNamed
        ? 'Look the recipient up in a fixed list by a key that the form sends.'
        : 'Sanitize a single address with sanitize_email() and check is_email().',
      confidence: 'medium',
      // The sender is whoever fills the form in, and gets its nonce with it.
      ...(isNamed ? { reach: {} } : {}),
      taint,
    };
  });
}

export const visitor: PhpVisitor = {
  calls: [
    {
      names: ['wp_mail'],
      visit({ args: [to, , , headers], guards }, context) {
        check(headers, "a mail's headers", context);
        if (to !== undefined && (guards & Guard.Capability) === 0) checkRecipient(to, context);
      },
    },
    {
      names: ['mail'],
      visit({ args: [to, subject, , headers], isLocal }, context) {
        if (isLocal) return;
        for (const header of [to, subject, headers]) check(header, "a mail's headers", context);
      },
    },
    {
      names: ['header'],
      visit({ args: [header] }, context) {
        // Where a redirect leads is unsafe-redirect's business.
        if (header === undefined || /^location:/i.test(outlineOf(header.value))) return;
        // PHP refuses line breaks here: what is left is the header's own value.
        check(header, 'a header of the answer', context, 'low');
      },
    },
  ],
};
