import { type PhpCode, type PhpValue, php } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import { valueFor } from './address.ts';

const literalOf = (said: string): string | undefined =>
  /^\W*["'`“]([^"'`”]+)["'`”]/.exec(said)?.[1] ?? /^\s*(application\/[\w.+-]+|text\/[\w.+-]+|\*\/\*)/.exec(said)?.[1];

/** The headers that a prompt names, with what they hold. */
function headersOf(c: Composer): Record<string, PhpValue> {
  const headers: Record<string, PhpValue> = {};
  const pattern =
    /\b(?:headers?\s+)?[`"']?\b(X-[\w-]+|Accept(?:-\w+)?|Authorization|Content-Type|User-Agent|Api-?Key)\b[`"']?\s*(?:header)?\s*(?::|=|with|containing|set to|is|from|and)?\s*([^;\n]*)/gi;
  for (const [, name = '', tail = ''] of c.text.matchAll(pattern)) {
    const said = tail.split(/\.\s|,\s(?!.*\boption\b.*\bbody\b)|\band (?:the )?(?:header|timeout|a)\b/)[0] ?? '';
    if (/\b(?:hmac|sha-?256|signature of)\b/i.test(said)) {
      const secret = valueFor(c, 'secret', said) ?? raw("wp_salt( 'auth' )");
      const prefix = /["'`]?(sha256=)["'`]?/i.exec(said)?.[1];
      headers[name] = raw(
        `${prefix === undefined ? '' : `'${prefix}' . `}hash_hmac( 'sha256', $body, ${secret.text} )`,
      );
      continue;
    }
    const literal = literalOf(said);
    const value = valueFor(c, name.toLowerCase().replace(/^x-/, '').replace(/-/g, '_'), said);
    const bearer = /\bbearer\b/i.test(said);
    if (bearer && value !== null) headers[name] = php`'Bearer ' . ${value}`;
    else if (value !== null && !(literal !== undefined && !/\b(?:option|constant)\b|\$/.test(said)))
      headers[name] = value;
    else if (literal !== undefined) headers[name] = literal;
    c.asked.states(new RegExp(name));
  }
  if (headers.Authorization === undefined && /\bbearer\b/i.test(c.text)) {
    const said = /\bbearer\b([^.;\n]*)/i.exec(c.text)?.[1] ?? '';
    const value = valueFor(c, 'token', said);
    if (value !== null) headers.Authorization = php`'Bearer ' . ${value}`;
  }
  return headers;
}

/** What a request is made with. */
export interface RequestOptions {
  readonly method: string;
  readonly options: Record<string, PhpValue>;
  /** Statement that makes `$body`, which a header signs; null where none does. */
  readonly body: PhpCode | null;
  readonly isBlocking: boolean;
}

/** The method that a prompt asks for. */
export function methodOf(c: Composer): string {
  const named = /\b(HEAD|PUT|PATCH|DELETE|POST|GET)(?:s|ed|ing)?\b/.exec(c.text.replace(/"[^"\n]*"/g, ' '))?.[1];
  if (named !== undefined) return named;
  return c.says(/\b(?:sends?|posts?|submits?|pushes)\b[^.\n]*\b(?:json|data|payload|body|webhook|to)\b|wp_remote_post/)
    ? 'POST'
    : 'GET';
}

/**
 * Method, headers, body, time limit and further arguments of a request.
 * @param payload what is sent where no parameter of the function is
 */
export function optionsOf(c: Composer, payload: PhpCode | null): RequestOptions {
  const method = methodOf(c);
  const headers = headersOf(c);
  const data = (c.fn?.parameters ?? []).find(
    ({ type, name }) => /array|object/.test(type) || /^(?:payload|data|body|fields|event)$/.test(name),
  );
  const sends = method !== 'GET' && method !== 'HEAD';
  if (data !== undefined) c.take([data.name]);
  const content = payload ?? (data === undefined ? null : raw(`$${data.name}`));
  const isJson = /\bjson\b/i.test(c.text) && !/\bform[- ](?:encoded|data)\b/i.test(c.text);
  if (sends && content !== null && isJson) headers['Content-Type'] ??= 'application/json';
  const encoded = content === null ? null : isJson ? php`wp_json_encode( ${content} )` : content;
  const signs = Object.values(headers).some((value) =>
    String((value as { text?: string }).text ?? '').includes('$body'),
  );
  const timeout = /\btime(?:s)?[ -]?out\b/i.test(c.text) ? c.amount(/^s(?:ec(?:ond)?s?)?$|timeout/, 5) : null;
  const agent = c.asked.states(/\buser[ -]agent\b\W*(?:is|of|to|header)?\W*["'`“]([^"'`”]+)["'`”]/i)?.[1];
  if (agent !== undefined) delete headers['User-Agent'];
  const follows =
    /\b(?:without|no|not?|never|don't) (?:follow\w* )?(?:any )?redirect\w*|redirect\w* (?:are )?(?:not|off|disabled)/i.test(
      c.text,
    );
  const limit = /\b(?:at most|up to|max(?:imum)?)\s+(\d+) redirect/i.exec(c.text)?.[1];
  const isBlocking = !/\bnon[- ]?blocking\b|\bfire[- ]and[- ]forget\b|\bwithout waiting\b|\bdon't wait\b/i.test(c.text);
  return {
    method,
    isBlocking,
    body: signs && encoded !== null ? php`$body = ${encoded};` : null,
    options: {
      ...(method === 'GET' || method === 'POST' || method === 'HEAD' ? {} : { method }),
      ...(timeout === null ? {} : { timeout }),
      ...(follows ? { redirection: 0 } : limit === undefined ? {} : { redirection: Number(limit) }),
      ...(agent === undefined ? {} : { 'user-agent': agent }),
      ...(isBlocking ? {} : { blocking: false }),
      ...(Object.keys(headers).length === 0 ? {} : { headers }),
      ...(sends && encoded !== null ? { body: signs ? raw('$body') : encoded } : {}),
    },
  };
}

const calls: Readonly<Record<string, string>> = {
  GET: 'wp_safe_remote_get',
  POST: 'wp_safe_remote_post',
  HEAD: 'wp_safe_remote_head',
};

/** The call that makes a request. */
export function requestCall({ method, options }: RequestOptions, url: PhpCode): PhpCode {
  const call = calls[method] ?? 'wp_safe_remote_request';
  return Object.keys(options).length === 0 ? raw(`${call}( ${url.text} )`) : php`${raw(call)}( ${url}, ${options} )`;
}
