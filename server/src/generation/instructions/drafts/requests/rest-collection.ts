import { type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';
import { capabilityOf } from '../screens/notices-and-widgets.ts';

const methods: Readonly<Record<string, string>> = {
  GET: 'WP_REST_Server::READABLE',
  POST: 'WP_REST_Server::CREATABLE',
  PUT: 'WP_REST_Server::EDITABLE',
  PATCH: 'WP_REST_Server::EDITABLE',
  DELETE: 'WP_REST_Server::DELETABLE',
};

/** Schema and sanitizer of an argument, by what the prompt says of it. */
function argumentOf(c: Composer, name: string): Record<string, PhpValue> {
  const line = c.asked.states(new RegExp(String.raw`\b${name}\b[^\n.;]*`, 'i'))?.[0] ?? name;
  const required = !/optional|default/i.test(line);
  const fallback = /\bdefault(?:s to| is|:)?\s*[`"']?([\w.-]+)/i.exec(line)?.[1];
  const least = /\b(?:min(?:imum)?|at least|from|between)\s*(?:is|of|:)?\s*(-?\d+)/i.exec(line)?.[1];
  const most = /\b(?:max(?:imum)?|at most|up to|to|and)\s*(?:is|of|:)?\s*(-?\d+)/i.exec(line)?.[1];
  const choices = /\b(?:one of|either|allowed(?: values)?:?|enum:?)\s+([^\n.;)]+)/i.exec(line)?.[1];
  const common = { ...(required ? { required: true } : {}) };
  if (/e-?mail/i.test(name) || /\be-?mail address/i.test(line))
    return {
      ...common,
      type: 'string',
      format: 'email',
      sanitize_callback: 'sanitize_email',
      validate_callback: raw('function ( $value ) {\n\treturn is_string( $value ) && (bool) is_email( $value );\n}'),
    };
  if (/\b(?:integer|int|number|rating|count|quantity)\b/i.test(line) || /_id$|^id$/.test(name))
    return {
      type: 'integer',
      ...common,
      ...(least === undefined ? {} : { minimum: Number(least) }),
      ...(most === undefined ? {} : { maximum: Number(most) }),
      ...(fallback === undefined ? {} : { default: Number(fallback) }),
    };
  if (/\bbool/i.test(line))
    return { type: 'boolean', ...common, ...(fallback === undefined ? {} : { default: fallback === 'true' }) };
  if (/\burl\b/i.test(name)) return { type: 'string', format: 'uri', ...common, sanitize_callback: 'sanitize_url' };
  return {
    type: 'string',
    ...common,
    ...(choices === undefined
      ? {
          sanitize_callback: /content|message|text|note/.test(name) ? 'sanitize_textarea_field' : 'sanitize_text_field',
        }
      : {
          enum: choices
            .split(/,|\bor\b|\band\b/)
            .map((one) => one.replace(/[`"'\s]/g, ''))
            .filter(Boolean),
        }),
    ...(fallback === undefined ? {} : { default: fallback }),
  };
}

function argumentsOf(c: Composer): string[] {
  const named = [
    ...c.text.matchAll(
      /\b(?:arguments?|params?|parameters?|fields?)\b\W*(?:named |called )?[`"'](\w+)[`"'](?:(?:,| and|, and)\s+[`"'](\w+)[`"'])?/gi,
    ),
  ].flatMap(([, one, two]) => [one, two]);
  const bare = [...c.text.matchAll(/\b(?:argument|param|parameter)\s+([a-z]\w*)\b/gi)].map(([, one]) => one);
  return [...new Set([...named, ...bare])].filter(
    (one): one is string => one !== undefined && !/^(?:is|are|with|and|must|the|of)$/.test(one),
  );
}

/** The error that the prompt wants, as an expression: its code and status. */
function errorOf(c: Composer, line: string, fallback: string): PhpCode {
  const code =
    /\b(?:WP_Error|error)\b[^.;\n]*?\b(?:code\s+)?[`"']?([a-z]\w*_[a-z_]+)[`"']?/i.exec(line)?.[1] ?? fallback;
  const status = /\b(?:status(?: code)?\s*)?(4\d\d)\b/.exec(line)?.[1] ?? '400';
  const message =
    { '404': 'Not found.', '409': 'This is stored already.', '403': 'You may not do this.' }[status] ??
    'The request cannot be answered.';
  return php`new WP_Error( ${code}, ${c.label(message)}, array( 'status' => ${Number(status)} ) )`;
}

/** A route that adds what it is sent to a list in an option, once each. */
export const restCollection: Draft = {
  id: 'draft-rest-list',
  isWhole: true,
  name: 'register_routes',
  needs: /\b(?:route|endpoint)\b[\s\S]*\boption\b|\/v\d+\//,
  never: /register_rest_field|rest field/,
  compose(c) {
    const place = c.asked.states(
      /\b(GET|POST|PUT|PATCH|DELETE)\b\s+`?(?:\/?wp-json)?\/?([a-z][\w-]*\/v\d+)\/([\w/-]+)/,
    );
    const option = c.asked.value('options?');
    const [name, ...others] = argumentsOf(c);
    if (place === null || option === null || name === undefined || place[1] !== 'POST') return null;
    if (!c.says(/\blist\b|already|append|adds?\b|subscrib/)) return null;
    const [, method = 'POST', namespace = '', path = ''] = place;
    const isPublic = c.asked.states(/\b(?:open to|public|everybody|everyone|anyone|no authentication)\b/i) !== null;
    const capability = isPublic ? null : (capabilityOf(c) ?? 'edit_posts');
    const args = Object.fromEntries([name, ...others].map((one) => [one, argumentOf(c, one)]));
    const exists = c.asked.states(/\b(?:already|duplicate|exists?)\b[^\n]*/i);
    const lower = c.asked.states(/\blower[ -]?case/i) !== null;
    const status = /\bstatus\s*(20\d)|\b(20\d)\b/.exec(c.text);
    const created = Number(status?.[1] ?? status?.[2] ?? 200);
    const json = c.asked.states(/\{\s*["']?(\w+)["']?\s*:\s*(true|false|\d+|"[^"]*")\s*\}/);
    const body: PhpValue =
      json === null ? { stored: true } : { [json[1] ?? 'stored']: JSON.parse(json[2] ?? 'true') as boolean };
    c.asked.states(/\binvalid or missing|status 400/i);
    c.asked.states(/\botherwise\b/i);
    const value =
      others.length > 0
        ? php`${Object.fromEntries([name, ...others].map((one) => [one, raw(`$request['${one}']`)]))}`
        : raw(lower ? `strtolower( $request['${name}'] )` : `$request['${name}']`);
    const callback = c.prefixed('add_entry');
    return {
      summary: 'Registers the routes.',
      hooks: [{ kind: 'action', hook: 'rest_api_init' }],
      body: php`register_rest_route( ${namespace}, ${`/${path}`}, ${{
        methods: raw(methods[method] ?? 'WP_REST_Server::CREATABLE'),
        callback,
        permission_callback:
          capability === null
            ? '__return_true'
            : raw(`function () {\n\treturn current_user_can( '${capability}' );\n}`),
        args,
      }} );`,
      beside: [
        {
          name: callback,
          summary: 'Stores what is sent.',
          params: 'WP_REST_Request $request',
          body: php`
            $entry   = ${value};
            $entries = get_option( ${option}, array() );
            $entries = is_array( $entries ) ? $entries : array();
            ${
              exists === null
                ? raw('')
                : php`
              if ( in_array( $entry, $entries, true ) ) {
                return ${errorOf(c, exists[0], 'already_stored')};
              }
            `
            }
            $entries[] = $entry;
            update_option( ${option}, $entries );

            return new WP_REST_Response( ${body}, ${created} );
          `,
        },
      ],
    };
  },
};
