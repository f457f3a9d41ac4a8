import { joinPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { routeOf } from '../../recipes/rest.ts';
import type { Draft } from '../draft.ts';
import type { Asked } from './asked.ts';
import { restChannel } from './channel.ts';
import { shapeOf } from './shape.ts';
import { addToList, count, remove, save } from './steps/changes.ts';
import { fire } from './steps/posts.ts';
import { refusalOf } from './steps/refusals.ts';
import { sentencesOf } from './steps/sentences.ts';
import type { ReadStep, Step } from './steps/step.ts';

/** Where a secret is kept. */
function secretOf(c: Composer): PhpCode | null {
  const option = c.asked.states(/\b(?:option|setting)\s+[`"']?(\w+)/i)?.[1];
  const constant =
    c.asked.states(/\bconstant\s+[`"']?([A-Z][A-Z0-9_]+)/)?.[1] ?? /\b([A-Z]{2,}_\w*SECRET\w*)\b/.exec(c.text)?.[1];
  if (constant !== undefined) return raw(`defined( '${constant}' ) ? (string) constant( '${constant}' ) : ''`);
  return option === undefined ? null : php`(string) get_option( ${option}, '' )`;
}

/** The permission callback that checks a signature of the raw body, or a shared token; null where the prompt asks for none. */
function signatureCheck(c: Composer): PhpCode | null {
  const header = c.asked.states(
    /\b((?:X-)?[A-Z][\w]*(?:-[A-Z0-9][\w]*)*-(?:Signature|Sign|Hmac|Token|Secret|Key)(?:-\w+)*)\b/,
  )?.[1];
  const secret = secretOf(c);
  if (header === undefined || secret === null) return null;
  const isSigned = /\bhmac\b|sha-?(?:256|1|512)|\bsigned?\b|signature/i.test(c.text);
  const algorithm = /sha-?512/i.test(c.text) ? 'sha512' : /sha-?1\b/i.test(c.text) ? 'sha1' : 'sha256';
  const prefix =
    /["'`“](sha\d+=)["'`”]?/i.exec(c.text)?.[1] ??
    (/\bprefix(?:ed)?\b[^.;\n]*\bsha256=/i.test(c.text) ? 'sha256=' : '');
  const encoded = /\bbase-?64\b/i.test(c.text);
  const hash = encoded
    ? `base64_encode( hash_hmac( '${algorithm}', $request->get_body(), $secret, true ) )`
    : `hash_hmac( '${algorithm}', $request->get_body(), $secret )`;
  const expected = isSigned ? `${prefix === '' ? '' : `'${prefix}' . `}${hash}` : '$secret';
  const said = refusalOf(c, /\b(?:signature|hmac|match\w*|otherwise|wrong|invalid|token|verif\w*)\b/i);
  const status = said?.status ?? Number(/\b(40[013])\b/.exec(c.text)?.[1] ?? 401);
  return php`
    $secret   = ${secret};
    $expected = ${raw(expected)};
    $given    = (string) $request->get_header( ${header} );
    if ( '' !== $secret && hash_equals( $expected, $given ) ) {
      return true;
    }

    return new WP_Error( ${said?.code ?? 'invalid_signature'}, ${c.label(said?.message ?? 'The signature is not valid.')}, array( 'status' => ${status} ) );
  `;
}

const isCase =
  /^(?:if|for|on|when)\s+(?:the |an? )?(?:event |type |action |value )*(?:is |equals |named )?["'`“]([\w.:-]+)["'`”](?:\s+events?)?\s*[:,–→-]?\s*(?:then )?(.+)$/i;
const isOther = /^(?:any(?:thing)? (?:other|else)|(?:all |every )?other|others|everything else|unknown)\b.*$/i;

/** An element of the payload by its path, such as `data.order_id`. */
const element = (path: string): string =>
  `$payload${path
    .split('.')
    .map((key) => `['${key}']`)
    .join('')}`;

const readers: readonly ReadStep[] = [count, addToList, remove, fire, save];

/** What is done for one kind of event. */
function deedOf(asked: Asked, said: string): PhpCode | null {
  const { c, channel } = asked;
  const shape = /\{\s*["']?(\w+)["']?\s*:\s*(?:["']([^"']*)["']|(true|false|\d+))\s*\}/.exec(said);
  if (shape !== null && /\b(?:answers?|returns?|responds?|replies|reply|respond)\b/i.test(said)) {
    const value: PhpValue = shape[2] ?? (/^\d/.test(shape[3] ?? '') ? Number(shape[3]) : shape[3] === 'true');
    return channel.answer(php`${{ [shape[1] ?? 'ok']: value }}`, Number(/\b(20\d)\b/.exec(said)?.[1] ?? 200));
  }
  const path =
    /(?<![\w.])([a-z]\w*(?:\.\w+)+)\b/.exec(said)?.[1] ??
    /\b(?:post|order|user|product) (?:in |with the id |from )?[`"']?(\w+_id)\b/i.exec(said)?.[1];
  const step = readers.reduce<Step | null>(
    (found, read) => found ?? read(asked, said.replace(/\bon (?:the )?post\b.*$/i, '')),
    null,
  );
  if (step === null) {
    const status = /\bstatus\s*(20\d)|\b(20\d)\b/.exec(said);
    return status === null ? null : raw(`return new WP_REST_Response( null, ${status[1] ?? status[2]} );`);
  }
  c.asked.readsWithin(said);
  if (step.needsPost !== true) return step.code;
  if (path === undefined) return null;
  return php`
    $post = get_post( absint( ${raw(element(path))} ?? 0 ) );
    if ( $post instanceof WP_Post ) {
      ${step.code}
    }
  `;
}

/** What a service calls when something has happened there: its signature, what is done for which event, and the answer. */
export const webhookReceiver: Draft = {
  id: 'draft-webhook-receiver',
  name: 'register_webhook',
  isWhole: true,
  needs: /\bwebhook\b|\bhmac\b|signature/,
  never: /shortcode|\bwhen a (?:post|user|comment|order)\b|\bajax\b|outgoing|\bsends? a webhook/,
  compose(c) {
    if (!/\/v\d+\//.test(c.text) && !c.says(/\brest\b|\broute\b/)) return null;
    const route = routeOf(c);
    const check = signatureCheck(c);
    if (route === null || check === null) return null;
    const channel = restChannel(c);
    const asked: Asked = { c, channel, fields: [], path: [], method: 'POST' };
    const header =
      /\bheader\s+[`"']?([A-Z][\w-]*-(?:Event|Topic|Type|Action)\w*)/.exec(c.text)?.[1] ??
      /\b(X-[\w-]*(?:Event|Topic))\b/.exec(c.text)?.[1];
    const field =
      /\b(?:field |key |property )?[`"']?\b(type|event|action|topic|status)\b[`"']?(?= (?:and|field|key|is|with)|[,.]| ["'`“])/i
        .exec(c.text)?.[1]
        ?.toLowerCase() ?? 'type';
    const parts = sentencesOf(c.text).flatMap((sentence) =>
      sentence.split(/(?<=[^\s]):\s+(?=for\b)|,\s+(?=(?:for|on|if|when)\s+(?:the )?(?:event |type )?["'`“])|;\s*/i),
    );
    const cases: PhpCode[] = [];
    let other: PhpCode | null = null;
    for (const part of parts) {
      const match = isCase.exec(part.trim());
      const said = match?.[2] ?? '';
      if (match !== null) {
        const deed = deedOf(asked, said);
        if (deed === null) return null;
        cases.push(php`
          if ( ${match[1] ?? ''} === $event ) {
            ${deed}
          }
        `);
      } else if (isOther.test(part.trim())) other = deedOf(asked, part) ?? other;
    }
    const fired = cases.length === 0 ? sentencesOf(c.text).flatMap((one) => fire(asked, one)?.code ?? []) : [];
    const shape =
      cases.length > 0 && other !== null ? [] : shapeOf(c).filter(({ key, value }) => key !== '' && value !== null);
    const status = Number(
      /\b(?:respond|answer|return|status)\w*\b[^.;\n]{0,20}\b(20[0-4])\b/i.exec(c.text)?.[1] ?? 200,
    );
    c.asked.takeAll();
    const callback = c.prefixed('receive_webhook');
    const permission = c.prefixed('verify_webhook');
    return {
      summary: 'Registers the address that the service calls.',
      hooks: [{ kind: 'action', hook: 'rest_api_init' }],
      body: php`register_rest_route( ${route.namespace}, ${route.path}, ${{
        methods: raw('WP_REST_Server::CREATABLE'),
        callback,
        permission_callback: permission,
      }} );`,
      beside: [
        {
          name: permission,
          summary: 'Checks that the service has signed the request.',
          params: 'WP_REST_Request $request',
          body: check,
        },
        {
          name: callback,
          summary: 'Handles what the service tells.',
          params: 'WP_REST_Request $request',
          body: joinPhp([
            php`
              $payload = json_decode( $request->get_body(), true );
              $payload = is_array( $payload ) ? $payload : array();
            `,
            cases.length === 0
              ? raw('')
              : header === undefined
                ? raw(`$event   = (string) ( $payload['${field}'] ?? '' );`)
                : raw(`$event   = (string) $request->get_header( '${header}' );`),
            ...cases,
            ...fired,
            other ??
              channel.answer(
                shape.length > 0
                  ? php`${Object.fromEntries(shape.map(({ key, value }) => [key, value]))}`
                  : php`${{ received: true }}`,
                status,
              ),
          ]),
        },
      ],
    };
  },
};
