import { joinPhp, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { knownCapabilities } from '../details/who.ts';
import type { Draft } from '../draft.ts';
import type { Field } from '../reading/fields.ts';
import { capabilityOf } from '../screens/notices-and-widgets.ts';
import { ajaxChannel } from './channel.ts';
import { composeDeed } from './deeds.ts';
import { requestFields } from './fields.ts';
import { readNonce } from './nonce.ts';
import { refusalOf, refuse } from './steps/refusals.ts';
import { idFieldOf } from './steps/step.ts';
import { validate } from './validation.ts';

/** The action that a handler is for. */
function actionOf(c: Composer): string | null {
  const named = c.asked.states(/\bwp_ajax_(?:nopriv_)?([a-z]\w+)/)?.[1];
  if (named !== undefined && !/^(?:action|hook|handler)$/.test(named)) return named;
  const said =
    c.asked.states(
      /\b(?:ajax|wp_ajax)\b[^.;\n]*?\b(?:action|handler|endpoint|request|call|callback)s?\b(?:\s+(?:for|named|called|is|with|the|action|name))*\s*[:=]?\s*[`"'(]*([a-z]\w*_\w+|[`"'][a-z]\w+(?=[`"']))/i,
    )?.[1] ??
    c.asked.states(/(?<!nonce )\baction\b(?:\s+(?:named|called|is|name))*\s*[:=]?\s*[`"'(]*([a-z]\w*_\w+)/i)?.[1] ??
    c.asked.states(/\bajax\b\W{1,3}(?:\w+ ){0,2}[`"'](\w+)[`"']/i)?.[1] ??
    c.asked.states(/\bajax\b[- \w]{0,20}?\b(?:handler|action|endpoint)\W{1,3}[`"']?([a-z]\w*_\w+)/i)?.[1] ??
    c.asked.states(/[`"'](\w+)[`"'] (?:\w+ )?(?:ajax|action)/i)?.[1];
  return said?.replace(/[`"']/g, '') ?? c.asked.value('(?:ajax )?(?:action|handler)');
}

/** A handler of admin-ajax.php: nonce, capability, what was sent, what is done, and the JSON that answers. */
export const ajaxHandler: Draft = {
  id: 'draft-ajax',
  name: 'handle_ajax',
  needs: /\bajax\b|wp_ajax/,
  never: /enqueue|localize|heartbeat|disable|\bblock\b|\.js\b/,
  compose(c) {
    const action = actionOf(c);
    if (action === null || !/^\w+$/.test(action)) return null;
    const usual = { action, field: 'nonce' };
    const { action: nonce, field } = readNonce(c.text, usual) ?? usual;
    const hasNonce =
      !c.says(/\bno nonce\b|\bwithout (?:a )?nonce\b/) && c.asked.states(/nonce\b|check_ajax_referer/i) !== null;
    const fields = requestFields(c, [field, action, nonce]);
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
      checksRight: true,
      method: c.says(/\b(?:creates?|inserts?|saves?|stores?|submits?|deletes?)\b/) ? 'POST' : 'GET',
    };
    const work = composeDeed(asked);
    if (work === null) return null;
    const isOpen =
      !c.says(
        /\bno (?:guests?|visitors?|nopriv)\b|\bnot (?:for |by )?(?:guests?|visitors?)\b|\blogged[ -]in (?:users )?only\b|\bonly (?:for )?logged[ -]in\b/,
      ) &&
      c.asked.states(
        /\b(?:guests?|visitors?|logged[ -]out|nopriv|not logged[ -]in|everyone|everybody|anonymous|both|public)\b/i,
      ) !== null;
    const own = c.text.includes('edit_post ') || /\bedit_post\b(?!s)/.test(c.text);
    const stated = capabilityOf(c);
    const named =
      stated === action
        ? ((c.text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []).find(
            (one) => one !== action && knownCapabilities.has(one),
          ) ?? null)
        : stated;
    const capability = own && named === 'edit_post' ? null : named;
    c.asked.states(/\blogged[ -]in\b/i);
    c.asked.states(/\bsanitiz/i);
    c.asked.states(/wp_send_json_error|\berror\b/i);
    c.asked.states(/wp_send_json_success|\bjson\b/i);
    const said = refusalOf(
      c,
      new RegExp(String.raw`\b(?:${capability ?? 'not allowed'}|not allowed|forbidden|permission|capability)\b`, 'i'),
    );
    const refusal = said?.status === undefined || /40[13]/.test(String(said.status)) ? said : null;
    const read = fields.filter(({ name }) => work.text.includes(`$${name}`));
    return {
      summary: `Answers the action ${action}.`,
      returns: 'void',
      hooks: [
        { kind: 'action', hook: `wp_ajax_${action}` },
        ...(isOpen ? [{ kind: 'action' as const, hook: `wp_ajax_nopriv_${action}` }] : []),
      ],
      body: joinPhp([
        hasNonce
          ? php`
            if ( ! check_ajax_referer( ${nonce}, ${field}, false ) ) {
              ${refuse(asked, /nonce\b/i, 403, 'bad_nonce', 'The request has expired.')}
            }
          `
          : raw(''),
        capability === null
          ? raw('')
          : php`
            if ( ! current_user_can( ${capability} ) ) {
              ${channel.fail(403, refusal?.code ?? 'forbidden', refusal?.message ?? 'Sorry, you are not allowed to do that.')}
            }
          `,
        ...read.map((one) => raw(`$${one.name} = ${reading.value(one).text};`)),
        validate(
          asked,
          read.filter((one) => one !== idFieldOf(asked)),
          (about, status, code, message, subject) => refuse(asked, about, status, code, message, subject),
        ),
        work,
      ]),
    };
  },
};
