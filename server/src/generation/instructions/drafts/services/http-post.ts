import { joinPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';

/** The headers that the prompt names, with where their values come from. */
function headersOf(c: Composer): Record<string, PhpValue> {
  const headers: Record<string, PhpValue> = {};
  const isJson = c.asked.states(/\bjson\b/i) !== null;
  if (isJson) headers['Content-Type'] = 'application/json';
  for (const match of c.text.matchAll(
    /\bheader\s+[`"']?([A-Z][\w-]*)[`"']?\s*(?::|=|with|containing|set to|is|from)?\s*([^;.\n]*)/g,
  )) {
    const [, name = '', said = ''] = match;
    c.asked.states(new RegExp(String.raw`\b${name}\b`));
    const option = /\boption\s+[`"']?(\w+)/i.exec(said)?.[1];
    const constant = /\bconstant\s+[`"']?([A-Z_]+)|\b([A-Z]+_[A-Z_]+)\b/.exec(said);
    const secret =
      option === undefined
        ? constant === null
          ? null
          : raw(`constant( '${constant[1] ?? constant[2]}' )`)
        : php`(string) get_option( ${option} )`;
    if (/\b(?:hmac|sha256|signature)\b/i.test(said))
      headers[name] = php`hash_hmac( 'sha256', $body, ${secret ?? raw("wp_salt( 'auth' )")} )`;
    else if (/\bbearer\b/i.test(said) && secret !== null) headers[name] = php`'Bearer ' . ${secret}`;
    else if (secret !== null) headers[name] = secret;
    else {
      const literal = /[`"']([^`"']+)[`"']/.exec(said)?.[1] ?? /^([\w/.-]+)/.exec(said)?.[1];
      if (literal !== undefined && !/^(?:the|of|and)$/.test(literal)) headers[name] = literal;
    }
  }
  const bearer = c.asked.states(/\bbearer\b[^.;\n]*\b(?:option\s+[`"']?(\w+)|constant\s+[`"']?([A-Z_]+))/i);
  if (bearer !== null && headers.Authorization === undefined)
    headers.Authorization = php`'Bearer ' . ${bearer[1] === undefined ? raw(`constant( '${bearer[2]}' )`) : php`get_option( ${bearer[1]} )`}`;
  const token = c.fn?.parameters?.find(({ name }) => /^(?:token|api_?key|key)$/.test(name));
  if (token !== undefined && headers.Authorization === undefined && c.says(/bearer|authorization/)) {
    c.take([token.name]);
    headers.Authorization = php`'Bearer ' . ${raw(`$${token.name}`)}`;
  }
  return headers;
}

/** What is returned once the service has answered. */
function resultOf(c: Composer): PhpCode {
  const key = c.asked.states(
    /\b(?:returns?|gives?)\b[^.;\n]*\b(?:the )?(?:field|key|property|value(?: of)?)\s+[`"'](\w+)[`"']|\breturns? the [`"'](\w+)[`"']/i,
  );
  const name = key?.[1] ?? key?.[2];
  const type = (c.fn?.returns ?? '').replace(/^\?/, '');
  const cast = { int: '(int) ', float: '(float) ', string: '(string) ' }[type.split('|')[0] ?? ''] ?? '';
  if (name !== undefined)
    return php`return ${raw(cast)}( json_decode( wp_remote_retrieve_body( $response ), true )[ ${name} ] ?? null );`;
  if (/\bbool\b|\btrue\b/.test(type) || c.says(/\btrue on success\b/)) return raw('return true;');
  if (/\barray\b/.test(type)) return raw('return (array) json_decode( wp_remote_retrieve_body( $response ), true );');
  if (/\bint\b/.test(type)) return raw('return (int) wp_remote_retrieve_response_code( $response );');
  if (/\bstring\b/.test(type)) return raw('return wp_remote_retrieve_body( $response );');
  return type === 'void' ? raw('') : raw('return true;');
}

/** What stands for failure, by type and words. */
function failure(c: Composer, message: string): PhpCode {
  const type = c.fn?.returns ?? '';
  if (/WP_Error/.test(type) || (type === '' && c.says(/wp_error/))) {
    const code =
      c.asked.states(/\b(?:WP_Error|error(?: code)?)\b[^.;\n]*?[`"']([a-z]\w*)[`"']/i)?.[1] ?? 'request_failed';
    return php`return new WP_Error( ${code}, ${c.label(message)} );`;
  }
  if (/^\?|null/.test(type)) return raw('return null;');
  if (/bool/.test(type)) return raw('return false;');
  if (/array/.test(type)) return raw('return array();');
  if (/string/.test(type)) return raw("return '';");
  if (/int/.test(type)) return raw('return 0;');
  return type === 'void' ? raw('return;') : raw('return false;');
}

/** A function that sends data to a service. */
export const httpPost: Draft = {
  id: 'draft-http-post',
  name: 'send_to_service',
  isWhole: true,
  needs:
    /\b(?:posts?|puts?|sends?|patch(?:es)?|webhook|deletes?)\b[\s\S]*(?:https?:\/\/|\$\w*(?:url|endpoint)|json|webhook)|wp_remote_(?:post|request)/i,
  never:
    /rest_api_init|register_rest_route|rest route|endpoint (?:get|post)|shortcode|ajax|\bwp_mail\b|wp-cli|\bblock\b|\bprints?\b|redirects?|when a/i,
  compose(c) {
    const { fn } = c;
    if (fn?.parameters == null || fn.parameters.length === 0) return null;
    const url =
      c.find('url') ??
      ((address) => (address === undefined ? null : php`${address.replace(/[.,;]+$/, '')}`))(
        c.asked.states(/https?:\/\/[^\s`"')]+/)?.[0],
      );
    const verb =
      /\b(POST|PUT|PATCH|DELETE)s?\b/.exec(c.text)?.[1] ??
      (c.says(/\b(?:sends?|posts?|wp_remote_post|webhook)\b/) ? 'POST' : null);
    if (url === null || verb === null) return null;
    const data = fn.parameters.find(
      ({ type, name }) => type === 'array' || /payload|data|body|fields|args|event/.test(name),
    );
    const headers = headersOf(c);
    const others = c.unbound().filter((one) => one !== data && !/timeout|token/.test(one.name));
    if (data !== undefined) c.take([data.name]);
    c.take(others.map(({ name }) => name));
    const pairs = php`${Object.fromEntries(others.map(({ name }) => [name, raw(`$${name}`)]))}`;
    const payload = data === undefined ? pairs : raw(`$${data.name}`);
    const isJson = headers['Content-Type'] !== undefined;
    const usesBody = Object.values(headers).some((one) => String(one).includes('$body'));
    const timeout =
      c.asked.states(/\btime(?:s)? ?-?out\b/i) === null ? null : c.amount(/^s(?:ec(?:ond)?s?)?$|timeout/, 5);
    const blocking = c.asked.states(/\bnon[- ]blocking\b|\bfire[- ]and[- ]forget\b|\bwithout waiting\b/i) !== null;
    c.asked.states(/\b(?:any )?2xx\b|\b2\d\d\b|\bstatus\b/i);
    const exact = /\b(20[0-9])\b/.exec(c.text)?.[1];
    const options: Record<string, PhpValue> = {
      ...(verb === 'POST' ? {} : { method: verb }),
      ...(timeout === null ? {} : { timeout }),
      ...(blocking ? { blocking: false } : {}),
      ...(Object.keys(headers).length === 0 ? {} : { headers }),
      body: usesBody ? raw('$body') : isJson ? php`wp_json_encode( ${payload} )` : payload,
    };
    const call = verb === 'POST' ? 'wp_safe_remote_post' : 'wp_safe_remote_request';
    const returnsError = /WP_Error/.test(fn.returns) || (fn.returns === '' && c.says(/wp_error/));
    c.asked.states(/\botherwise\b[^.;\n]*WP_Error[^.;\n]*/i);
    const failed = failure(c, 'The service did not accept the request.');
    return {
      summary: 'Sends the data to the service.',
      returns: fn.returns,
      body: joinPhp([
        usesBody ? php`$body = wp_json_encode( ${payload} );` : raw(''),
        php`$response = ${raw(call)}( ${url}, ${options} );`,
        php`
          if ( is_wp_error( $response ) ) {
            ${returnsError && !c.says(/\botherwise\b|\belse\b/) ? raw('return $response;') : failed}
          }
        `,
        blocking
          ? raw('')
          : exact !== undefined && !/2xx/.test(c.text)
            ? php`
              if ( ${Number(exact)} !== wp_remote_retrieve_response_code( $response ) ) {
                ${failed}
              }
            `
            : php`
              $status = (int) wp_remote_retrieve_response_code( $response );
              if ( $status < 200 || $status > 299 ) {
                ${failed}
              }
            `,
        resultOf(c),
      ]),
    };
  },
};
