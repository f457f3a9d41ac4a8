import { type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';

/** The URL of a prompt with its parameters in angle brackets or braces filled from the signature. */
function urlOf(c: Composer): PhpCode | null {
  const url = c.asked.states(/https?:\/\/[^\s`"')]+/)?.[0]?.replace(/[.,;]+$/, '');
  if (url === undefined) return null;
  const [base = '', query = ''] = url.split('?');
  const place = /[<{$:](\w+)[>}]?/g;
  const params = c.fn?.parameters ?? [];
  const known = (name: string) => params.find((one) => one.name === name || one.name.includes(name));
  const pathParts = base.replace(/^https?:\/\//, '').match(/<(\w+)>|\{(\w+)\}/g) ?? [];
  let source = php`${base}`.text;
  for (const part of pathParts) {
    const found = known(part.slice(1, -1));
    if (found === undefined) return null;
    c.take([found.name]);
    source = source.replace(part, `' . rawurlencode( (string) $${found.name} ) . '`);
  }
  source = source.replace(/ \. ''/g, '');
  if (query === '') return raw(source);
  const args: Record<string, PhpValue> = {};
  for (const pair of query.split('&')) {
    const [key = '', value = ''] = pair.split('=');
    const name = place.exec(value)?.[1];
    place.lastIndex = 0;
    const found = name === undefined ? undefined : known(name);
    if (name !== undefined && found === undefined) return null;
    if (found !== undefined) c.take([found.name]);
    args[key] = found === undefined ? value : raw(`rawurlencode( (string) $${found.name} )`);
  }
  return php`add_query_arg( ${args}, ${raw(source)} )`;
}

/** The keys that lead to what is wanted in the answer: those of the example, the last one a parameter where one is left. */
function pathOf(c: Composer): PhpCode[] | null {
  const example = c.asked.states(/\{\s*"(\w+)"\s*:\s*(?:\{\s*"(\w+)"\s*:)?/);
  const named = c.asked.states(/\b(?:field|key|property|value)\s+["'`](\w+)["'`]/i)?.[1];
  if (example === null) return named === undefined ? [] : [php`${named}`];
  const [, first = '', second] = example;
  if (second === undefined) return [php`${named ?? first}`];
  const [free] = c.unbound();
  if (free === undefined) return [php`${first}`, php`${second}`];
  c.take([free.name]);
  return [php`${first}`, raw(`$${free.name}`)];
}

function failure(c: Composer): PhpCode {
  if (c.asked.states(/\bthrows?\b/i) !== null) {
    const type = c.asked.states(/\b(\w*Exception)\b/)?.[1] ?? 'RuntimeException';
    return php`throw new ${raw(type)}( ${'The answer of the service cannot be used.'} );`;
  }
  if (c.asked.states(/\bWP_Error\b/) !== null)
    return php`return new WP_Error( 'request_failed', ${c.label('The answer of the service cannot be used.')} );`;
  const said = c.asked
    .states(
      /\b(?:otherwise|on (?:any )?(?:error|failure)|fails?|else)\b[^.\n]*\b(null|false|0|empty array|empty string)\b/i,
    )?.[1]
    ?.toLowerCase();
  const byType = /^\?|null/.test(c.fn?.returns ?? '')
    ? 'null'
    : ({ array: 'array()', string: "''", bool: 'false', int: '0', float: '0.0' }[c.returnType] ?? 'null');
  const values: Readonly<Record<string, string>> = { 'empty array': 'array()', 'empty string': "''" };
  return php`return ${raw(said === undefined ? byType : (values[said] ?? said))};`;
}

/** A request to a service: its URL, headers and time limit, what counts as failure, and how long the answer is kept. */
export const httpClient: Draft = {
  id: 'draft-http-client',
  name: 'fetch_from_service',
  needs: /https?:\/\//,
  never:
    /rest_api_init|register_rest_route|oembed|embed|password|shortcode|webhook|enqueue|\bblock\b|wp_redirect|redirect/,
  compose(c) {
    if (c.fn?.parameters == null || c.says(/\bpost(?:s)? (?:to|the|it)\b|\bsend/)) return null;
    const url = urlOf(c);
    const path = url === null ? null : pathOf(c);
    if (url === null || path === null) return null;
    const header = c.asked.states(
      /\bheader\s+[`"']?([\w-]+)[`"']?\s*(?:with|:|=|from)?\s*(?:the )?(?:value of )?(?:the )?option\s+[`"']?(\w+)/i,
    );
    const bearer = c.asked.states(/\bbearer\b[^.\n]*\boption\s+[`"']?(\w+)/i)?.[1];
    const timeout = c.asked.states(/\btimeout\b/i) === null ? null : c.amount(/^s(?:ec(?:ond)?s?)?$|timeout/, 5);
    const kept =
      c.asked.states(/\b(?:cached?|kept|transient)\b/i) === null
        ? null
        : (c.instruction.amounts.find(({ unit }) => /^(?:hour|minute|day|week)s?$/.test(unit)) ?? null);
    if (c.unbound().length > 0) return null;
    const headers: Record<string, PhpValue> = {
      ...(header === null ? {} : { [header[1] ?? '']: php`(string) get_option( ${header[2] ?? ''} )` }),
      ...(bearer === undefined ? {} : { Authorization: php`'Bearer ' . get_option( ${bearer} )` }),
    };
    const options: Record<string, PhpValue> = {
      ...(timeout === null ? {} : { timeout }),
      ...(Object.keys(headers).length === 0 ? {} : { headers }),
    };
    const fail = failure(c);
    c.asked.takeAll();
    const cast = { float: '(float) ', int: '(int) ', string: '(string) ' }[c.returnType] ?? '';
    const unit = kept === null ? '' : `${kept.unit.replace(/s$/, '').toUpperCase()}_IN_SECONDS`;
    const place = path
      .map(({ text }) => `[ ${text} ]`)
      .join('')
      .replace(/\[ ('[^']*') \]/g, '[$1]');
    const value = place === '' ? raw('$data') : raw(`$data${place}`);
    const names = (c.fn.parameters ?? []).map(({ name }) => `$${name}`);
    const key =
      names.length === 0
        ? php`${`${c.fn.name}`}`
        : php`${`${c.fn.name}_`} . md5( ${raw(names.length === 1 ? `(string) ${names[0]}` : `implode( '|', array( ${names.join(', ')} ) )`)} )`;
    const usable = place === '' ? raw('is_array( $data )') : raw(`isset( $data${place} )`);
    return {
      summary: 'Asks the service.',
      returns: c.fn.returns,
      body: php`
        ${
          kept === null
            ? raw('')
            : php`
          $key    = ${key};
          $cached = get_transient( $key );
          if ( false !== $cached ) {
            return ${raw(cast)}$cached;
          }
        `
        }
        $response = ${raw(Object.keys(options).length === 0 ? `wp_safe_remote_get( ${url.text} )` : php`wp_safe_remote_get( ${url}, ${options} )`.text)};
        if ( is_wp_error( $response ) || 200 !== wp_remote_retrieve_response_code( $response ) ) {
          ${fail}
        }
        $data = json_decode( wp_remote_retrieve_body( $response ), true );
        if ( ! ${usable} ) {
          ${fail}
        }
        ${kept === null ? raw('') : php`set_transient( $key, ${raw(`${cast}${value.text}`)}, ${kept.value} * ${raw(unit)} );`}

        return ${raw(cast)}${value};
      `,
    };
  },
};
