import { joinPhp, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';
import { describeField, type Field, readFields } from '../reading/fields.ts';
import { capabilityOf } from '../screens/notices-and-widgets.ts';
import { ajaxChannel } from './channel.ts';
import { composeDeed, refuse } from './deeds.ts';

/** What a request sends: fields that are described, and those that `$_POST['x']`, "field x" or "the post post_id" name. */
function fieldsOf(c: Composer, nonceField: string): Field[] {
  const described = readFields(c);
  const posted = [...c.text.matchAll(/\$_(?:POST|GET|REQUEST)\s*\[\s*['"](\w+)['"]\s*\]([^.;\n]*)/g)].map(
    ([, name = '', said = '']) => describeField(name, said.slice(0, 30)),
  );
  const spoken = [
    ...c.text.matchAll(
      /\b(?:POST |GET |form |the )?(?:field|param(?:eter)?|value|post|input)\s+[`"']?([a-z]+_[a-z_]+|id|term|search|q|email|name|title|message|content)\b[`"']?/g,
    ),
  ].map(([, name = '']) => describeField(name, ''));
  const all = [...described, ...posted, ...spoken].filter(
    ({ name }) => name !== nonceField && !/^nonce|nonce$|^security$|^action$|^_/.test(name),
  );
  return all.filter((field, at) => all.findIndex(({ name }) => name === field.name) === at);
}

/** A handler of admin-ajax.php: nonce, capability, what was sent, what is done, and the JSON that answers. */
export const ajaxHandler: Draft = {
  id: 'draft-ajax',
  name: 'handle_ajax',
  needs: /\bajax\b|wp_ajax_/,
  never: /enqueue|localize|heartbeat|disable|\bblock\b|\.js\b/,
  compose(c) {
    const action =
      c.asked.states(/\bwp_ajax_(?:nopriv_)?([a-z]\w+)/)?.[1] ?? c.asked.value('(?:ajax )?(?:action|handler)');
    if (action === null || !/^\w+$/.test(action)) return null;
    const field =
      c.asked.states(
        /\bnonce\b[^.;\n]*?\b(?:in (?:the )?(?:POST )?(?:field|param(?:eter)?|key)|field(?: named| name)?|sent (?:as|in))\s*(?:is\s+)?[`"']?(\w+)/i,
      )?.[1] ??
      c.asked.states(/\b(?:field|param(?:eter)?|key)\s+[`"']?(\w+)[`"']?[^.;\n]{0,20}\bnonce\b/i)?.[1] ??
      'nonce';
    const nonce =
      c.asked.states(
        /\bnonce\b(?:\s*(?:\b(?:is|for|of|the|an?|action|named|called|against|with)\b|:|=))*\s*[`"'(]*([a-z]\w*[_-][\w-]+)/i,
      )?.[1] ?? action;
    const hasNonce = c.asked.states(/\bnonce\b|check_ajax_referer/i) !== null;
    const fields = fieldsOf(c, field);
    const source = c.says(/\$_get\b|\bget request/)
      ? '$_GET'
      : c.says(/\$_request|get\/post|get or post/)
        ? '$_REQUEST'
        : '$_POST';
    const reading = ajaxChannel(c, source);
    const channel = { ...reading, value: ({ name }: Field) => raw(`$${name}`) };
    const asked = {
      c,
      channel,
      fields,
      path: [],
      method: c.says(/\b(?:creates?|inserts?|saves?|stores?|submits?|deletes?)\b/) ? 'POST' : 'GET',
    };
    const work = composeDeed(asked);
    if (work === null) return null;
    const isOpen =
      c.asked.states(
        /\b(?:guests?|visitors?|logged[ -]out|nopriv|not logged[ -]in|everyone|everybody|anonymous|both|public)\b/i,
      ) !== null;
    const own = c.text.includes('edit_post ') || /\bedit_post\b(?!s)/.test(c.text);
    const said = capabilityOf(c);
    const capability = own && said === 'edit_post' ? null : said;
    c.asked.states(/\blogged[ -]in\b/i);
    c.asked.states(/\bsanitiz/i);
    c.asked.states(/wp_send_json_error|\berror\b/i);
    c.asked.states(/wp_send_json_success|\bjson\b/i);
    const read = fields.filter(({ name }) => work.text.includes(`$${name}`));
    const needed = read.filter(
      ({ name, isRequired, fallback }) =>
        fallback === undefined &&
        (isRequired === true ||
          new RegExp(
            String.raw`\b(?:missing|empty|required|without)\b[^.;\n]*\b${name}\b|\b${name}\b[^.;\n]*\b(?:missing|empty|required)\b`,
            'i',
          ).test(c.text)),
    );
    const missing = needed.flatMap((one) => reading.isMissing(one) ?? []);
    const invalid = read.filter(({ format }) => format === 'email').map(({ name }) => raw(`! is_email( $${name} )`));
    const tests = [
      ...missing.filter(({ text }) => !invalid.some((one) => one.text.includes(text.replace(/^.*(\$\w+).*$/, '$1')))),
      ...invalid,
    ];
    return {
      summary: `Answers the action ${action}.`,
      returns: 'void',
      hooks: [
        { kind: 'action', hook: `wp_ajax_${action}` },
        ...(isOpen ? [{ kind: 'action' as const, hook: `wp_ajax_nopriv_${action}` }] : []),
      ],
      body: joinPhp([
        hasNonce
          ? c.asked.states(/\bnonce\b[^.\n]*\b(?:invalid|fails?|wrong)\b[^.\n]*\b403\b/i) === null
            ? php`check_ajax_referer( ${nonce}, ${field} );`
            : php`
              if ( ! check_ajax_referer( ${nonce}, ${field}, false ) ) {
                ${channel.fail(403, 'bad_nonce', 'The request has expired.')}
              }
            `
          : raw(''),
        capability === null
          ? raw('')
          : php`
            if ( ! current_user_can( ${capability} ) ) {
              ${channel.fail(403, 'forbidden', 'You are not allowed to do this.')}
            }
          `,
        ...read.map((one) => raw(`$${one.name} = ${reading.value(one).text};`)),
        tests.length === 0
          ? raw('')
          : php`
            if ( ${raw(tests.map(({ text }) => text).join(' || '))} ) {
              ${refuse(asked, /\b(?:missing|empty|invalid|required)\b/i, 400, 'invalid_value', 'Something is missing.')}
            }
          `,
        work,
      ]),
    };
  },
};
