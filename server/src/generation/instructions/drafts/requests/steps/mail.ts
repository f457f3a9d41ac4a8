import { type PhpCode, php } from '../../../../writers/php.ts';
import { raw } from '../../../composer.ts';
import type { Field } from '../../reading/fields.ts';
import type { Asked } from '../asked.ts';
import { refuse } from './refusals.ts';
import type { ReadStep } from './step.ts';

const isMeant =
  /\b(?:sends?|e-?mails?|mails?|wp_mail|forwards?|notif(?:y|ies))\b[^.\n]*\b(?:e-?mails?|mails?|admin\w*|message|it to|them to|wp_mail|author|customer|user|@)|\bsends?\b[^.\n]*@/i;

const labelOf = (name: string): string => name.replace(/_/g, ' ').replace(/^./, (char) => char.toUpperCase());

/** Who is written to. */
function recipientOf({ c, fields, channel }: Asked, clause: string): PhpCode {
  const address = /\b([\w.+-]+@[\w-]+\.[\w.]+\w)\b/.exec(clause)?.[1];
  if (address !== undefined) return php`${address}`;
  const option = /\boption\s+[`"']?(\w*(?:mail|recipient|address|to)\w*)/i.exec(c.text)?.[1];
  if (option !== undefined) return php`get_option( ${option} )`;
  const field = fields.find(({ format }) => format === 'email');
  const isSender =
    field !== undefined &&
    /\b(?:to (?:the )?(?:visitor|user|customer|sender|given address|email)|confirmation)\b/i.test(clause);
  return isSender && !/\badmin/i.test(clause) ? channel.value(field) : raw("get_option( 'admin_email' )");
}

/** A subject with the fields that it names in braces. */
function subjectOf({ c, fields, channel }: Asked): PhpCode {
  const text = c.asked.states(/\bsubject\b\W*(?:is\W*|of\W*)?["'`“]([^"'`”]+)["'`”]/i)?.[1] ?? 'New message';
  const named = [...text.matchAll(/[{<[](\w+)[}>\]]/g)].map(([, name = '']) =>
    fields.find((field) => field.name === name),
  );
  if (named.length === 0 || named.some((field) => field === undefined)) return c.label(text);
  const values = named.map((field) => channel.value(field as Field).text).join(', ');
  return php`sprintf( ${c.label(text.replace(/%/g, '%%').replace(/[{<[]\w+[}>\]]/g, '%s'))}, ${raw(values)} )`;
}

/** Sends what was sent on, by mail. */
export const mail: ReadStep = (asked, clause) => {
  const { fields, channel } = asked;
  if (!isMeant.test(clause) || fields.length === 0) return null;
  const email = fields.find(({ format }) => format === 'email');
  const lines = fields.map((field) => raw(`'${labelOf(field.name)}: ' . ${channel.value(field).text}`));
  const headers = email === undefined ? raw('') : php`, array( 'Reply-To: ' . ${channel.value(email)} )`;
  return {
    code: php`
      $sent = wp_mail( ${recipientOf(asked, clause)}, ${subjectOf(asked)}, implode( "\n", ${lines} )${headers} );
      if ( ! $sent ) {
        ${refuse(asked, /\b(?:mail|send\w*)\b[^.;\n]*\bfail|\bfail\w*\b[^.;\n]*\bmail/i, 500, 'mail_failed', 'The message could not be sent.')}
      }
    `,
    made: [{ names: /sent|success|ok|mailed/i, code: raw('true') }],
  };
};
