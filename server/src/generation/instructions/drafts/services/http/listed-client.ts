import { indentRest } from '../../../../writers/code.ts';
import { docComment, type PhpValue, php, phpString } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import type { NamedFunction, NamedParameter } from '../../../instruction.ts';
import { readParameters } from '../../../reading/read-signature.ts';
import type { Draft } from '../../draft.ts';
import { splitList } from '../../requests/routes/route-fields.ts';
import { spanOf } from '../cron.ts';

/** A value that a request is made with: a name that prompts use for it, its expression. */
interface Given {
  readonly name: string;
  readonly code: string;
}

const words = (name: string) => name.toLowerCase().split('_');

/** What a word of a prompt stands for: the parameter or property of that name, or one that has it in its name. */
function givenFor(word: string, all: readonly Given[]): string | null {
  const bare = word
    .replace(/^\$/, '')
    .replace(/^(?:the|this->)\s*/, '')
    .replace(/[ -]/g, '_')
    .toLowerCase();
  const found =
    all.find(({ name }) => name.toLowerCase() === bare) ??
    all.find(
      ({ name }) =>
        words(name).includes(bare) || words(bare).some((one) => one.length > 2 && words(name).includes(one)),
    );
  return found?.code ?? null;
}

/** The error codes of a prompt by what they stand for. */
function codesIn(text: string): { transport: string | null; status: string | null; data: string | null } {
  const found: { transport: string | null; status: string | null; data: string | null } = {
    transport: null,
    status: null,
    data: null,
  };
  for (const match of text.matchAll(/[`"']([a-z]\w*_\w+)[`"']([^`"'\n;]*)/g)) {
    const [, code = '', after = ''] = match;
    const before =
      text
        .slice(Math.max(0, match.index - 60), match.index)
        .split(/[\n;]|,(?=[^,]*$)/)
        .at(-1) ?? '';
    if (!/\bWP_Error\b|\berrors?\b|\bcode\b/i.test(text.slice(Math.max(0, match.index - 120), match.index + 40)))
      continue;
    const about = /^\s*(?:for|if|when|on|:|=|—)/i.test(after)
      ? after
      : `${before} ${/→|=>|with|code/i.test(before) ? '' : after}`;
    if (/\boption\b|\btransient\b|\bfilter\b/i.test(before)) continue;
    if (/\b(?:transport|network|connection|request (?:fails|error)|wp_remote|unreachable|timeouts?)\b/i.test(about))
      found.transport ??= code;
    if (/\bstatus|non-?200|other than|not 2\d\d|2xx|[45]\d\d|http error/i.test(about)) found.status ??= code;
    if (/\b(?:json|lacks?|missing|invalid|malformed|data|body|unexpected|decod\w*|parse)\b/i.test(about))
      found.data ??= code;
  }
  return found;
}

/** Keys of the decoded body with the cast of each: `array{temp: float, text: string}`. */
function shapeIn(text: string): { key: string; cast: string }[] {
  const inside = /\barray\s*\{([^}]*)\}/.exec(text)?.[1] ?? /\[\s*(['"]\w+['"]\s*=>[^\]]*)\]/.exec(text)?.[1];
  if (inside === undefined) return [];
  const casts: Readonly<Record<string, string>> = {
    float: '(float) ',
    int: '(int) ',
    string: '(string) ',
    bool: '(bool) ',
  };
  return splitList(inside).flatMap((pair) => {
    const [, key, type = ''] = /^\s*['"]?(\w+)['"]?\s*(?::|=>)\s*(\w+)?/.exec(pair) ?? [];
    return key === undefined ? [] : [{ key, cast: casts[type] ?? '' }];
  });
}

interface Written {
  readonly body: string;
  readonly isComplete: boolean;
}

/** The statements of a function that asks a service, by the requirements of a prompt. */
function requestBody(
  c: Composer,
  said: string,
  params: readonly NamedParameter[],
  properties: readonly Given[],
  owner: string | null,
): Written | null {
  const text = c.text;
  const own = params.map(({ name }) => ({ name, code: `$${name}` }));
  const all = [...own, ...properties];
  const url = /https?:\/\/[^\s`"'),]+/.exec(said)?.[0] ?? /https?:\/\/[^\s`"'),]+/.exec(text)?.[0];
  if (url === undefined) return null;
  const [base = '', query = ''] = url.replace(/[.;:]+$/, '').split('?');
  let address = phpString(base);
  for (const match of base.matchAll(/\{\$?(\w+)\}|<(\w+)>/g)) {
    const value = givenFor(match[1] ?? match[2] ?? '', all);
    if (value === null) return null;
    address = address.replace(match[0], `' . rawurlencode( (string) ${value} ) . '`);
  }
  address = address.replace(/ \. ''/g, '');
  const args: Record<string, PhpValue> = {};
  for (const pair of query.split('&').filter(Boolean)) {
    const [key = '', value = ''] = pair.split('=');
    const code = givenFor(value.replace(/[<>{}$]/g, ''), all);
    args[key] = code === null ? value : raw(`rawurlencode( (string) ${code} )`);
  }
  const spoken = /\bquery (?:arg(?:ument)?s?|param(?:eter)?s?)\s*:?\s+([^\n;]*)/i.exec(text)?.[1];
  for (const entry of splitList((spoken ?? '').replace(/[.,]?\s*\b(?:timeout|with (?:a )?timeout|header)\b.*/i, ''))) {
    const [, key, detail = ''] = /^\s*[`"']?([a-z]\w*)[`"']?\s*(?:\(([^)]*)\)|=\s*(\S+))?/i.exec(entry) ?? [];
    if (key === undefined || /^(?:the|with|and)$/.test(key)) continue;
    const value = givenFor(detail || key, all) ?? givenFor(key, all);
    const option = /\boption\s+[`"']?(\w+)/i.exec(detail)?.[1];
    if (option !== undefined) args[key] = raw(`rawurlencode( (string) get_option( '${option}' ) )`);
    else if (value !== null) args[key] = raw(`rawurlencode( (string) ${value} )`);
    else return null;
  }
  const headers: Record<string, PhpValue> = {};
  const bearer = /\bBearer\b\s*[<{$]?\s*([\w >-]*)/.exec(text)?.[1];
  if (bearer !== undefined) {
    const value = givenFor(bearer.trim() || 'token', all) ?? givenFor('token', all) ?? givenFor('key', all);
    const option = /\boption\s+[`"']?(\w+)/i.exec(text.slice(text.indexOf('Bearer')))?.[1];
    if (value === null && option === undefined) return null;
    headers.Authorization = raw(`'Bearer ' . ${value ?? `(string) get_option( '${option}' )`}`);
  }
  for (const [, name = '', detail = ''] of text.matchAll(
    /\b(X-[\w-]+)\b[`"']?\s*(?:header|:|=|with|set to|is|from)*\s*(?:the )?([^\n;,.]*)/g,
  )) {
    const value = givenFor(/\$?(\w+)/.exec(detail)?.[1] ?? '', all);
    if (value !== null) headers[name] = raw(value);
  }
  if (/\bAccept\b[`"']?:?\s*[`"']?application\/json/.test(text)) headers.Accept = 'application/json';
  const method =
    /\b(GET|POST|PUT|PATCH|DELETE)\b/.exec(said)?.[1] ?? /\b(GET|POST|PUT|PATCH|DELETE)\b/.exec(text)?.[1] ?? 'GET';
  const payload = own.find(({ name }) => params.some((one) => one.name === name && /array/.test(one.type)));
  if (method !== 'GET' && payload !== undefined) headers['Content-Type'] = 'application/json';
  const timeout = /\btime ?out\W*(?:of |is |: ?|= ?)?(\d+)|\b(\d+)[- ]?s(?:ec\w*)? time ?out/i.exec(text);
  const options: Record<string, PhpValue> = {
    ...(method === 'GET' || method === 'POST' ? {} : { method }),
    timeout: all.some(({ name }) => name === 'timeout')
      ? raw(givenFor('timeout', all) ?? '10')
      : Number(timeout?.[1] ?? timeout?.[2] ?? 10),
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    ...(method !== 'GET' && payload !== undefined ? { body: raw(`wp_json_encode( ${payload.code} )`) } : {}),
  };
  const call = { GET: 'wp_remote_get', POST: 'wp_remote_post' }[method] ?? 'wp_remote_request';
  const codes = codesIn(text);
  const handsOn =
    codes.transport === null &&
    /\b(?:hands?|passes|returns?) (?:on )?(?:the|its) (?:WP_Error|error)\b|\bWP_Error as (?:it )?is\b/i.test(text);
  const error = (code: string | null, message: string, extra = '') => {
    const fallback = codes.status ?? codes.transport ?? codes.data ?? 'request_failed';
    return `return new WP_Error( '${code ?? fallback}', ${c.label(message).text}${extra} );`;
  };
  const request = `${call}( $url, ${php`${options}`.text} )`;
  const retries =
    /\b(?:retr(?:y|ies)|tries|attempts?)\b[^.;\n]*?\b(\d+|once|twice|two|three)\b|\b(\d+|once|twice|two|three) (?:more )?(?:retries|attempts|tries|times)\b/i.exec(
      text,
    );
  const counts: Readonly<Record<string, number>> = { once: 1, twice: 2, two: 2, three: 3 };
  const said1 = (retries?.[1] ?? retries?.[2] ?? '').toLowerCase();
  const number = counts[said1] ?? Number(said1);
  const attempts =
    retries === null
      ? 1
      : /\b(?:attempts|tries)\b/i.test(retries[0]) && !/\bretr/i.test(retries[0])
        ? number
        : number + 1;
  const kept = /\b(?:cach\w+|transient)\b/i.test(text) && !/\b(?:no|without) cach/i.test(text);
  const cacheClause =
    text.split(/[;\n]|\.\s/).find((one) => /\b(?:cach\w+|transient)\b/i.test(one) && spanOf(one) !== null) ?? text;
  const time = spanOf(cacheClause) ?? 'HOUR_IN_SECONDS';
  const literal =
    /\btransient\s+(?:named |called |key )?[`"']?([a-z]\w*_\w+)/i.exec(text)?.[1]?.replace(/_$/, '') ??
    (owner === null ? c.prefixed('response') : owner.toLowerCase());
  const scalars = own
    .filter(({ code }) => code !== payload?.code)
    .map(({ code }) => (/\bcase[- ]insensitive/i.test(text) ? `mb_strtolower( ${code} )` : `(string) ${code}`));
  const key =
    scalars.length === 0
      ? `'${literal}'`
      : `'${literal}_' . md5( ${scalars.length === 1 ? scalars[0] : `implode( '|', array( ${scalars.join(', ')} ) )`} )`;
  const shape = shapeIn(said).length > 0 ? shapeIn(said) : shapeIn(text);
  const needed =
    shape.length > 0
      ? shape.map(({ key }) => key)
      : [
          ...(/\b(?:lacks?|missing|without)\s+(?:the )?(?:keys? )?[`"']?(\w+)[`"']?(?:\s+(?:or|and)\s+[`"']?(\w+)[`"']?)?/i.exec(
            text,
          ) ?? []),
        ]
          .slice(1)
          .filter(
            (one): one is string =>
              one !== undefined && /^[a-z_]+$/.test(one) && !/^(?:the|a|an|key|json|json_body)$/.test(one),
          );
  const maybe = (one: string) =>
    new RegExp(
      String.raw`\b${one}\b[^.;\n)]{0,30}\b(?:may|can|could|might) be (?:missing|absent|empty)|\boptional\b[^.;\n)]{0,12}\b${one}\b|\b${one}\b\W{0,3}\(?optional`,
      'i',
    ).test(text);
  const tests = [
    '! is_array( $data )',
    ...needed.filter((one) => !maybe(one)).map((one) => `! isset( $data['${one}'] )`),
  ];
  const width = Math.max(0, ...shape.map(({ key: one }) => one.length + 2));
  const result =
    shape.length === 0
      ? '$data'
      : `array(\n${shape.map(({ key: one, cast }) => `\t${`'${one}'`.padEnd(width)} => ${maybe(one) ? `${cast}( $data['${one}'] ?? ${cast === '(string) ' ? "''" : '0'} )` : `${cast}$data['${one}']`},`).join('\n')}\n)`;
  const lines = [
    ...(kept
      ? [
          `$key    = ${key};`,
          '$cached = get_transient( $key );',
          'if ( false !== $cached ) {',
          '\treturn $cached;',
          '}',
          '',
        ]
      : []),
    `$url = ${Object.keys(args).length === 0 ? address : php`add_query_arg( ${args}, ${raw(address)} )`.text};`,
    ...(attempts > 1
      ? [
          '$response = null;',
          `for ( $attempt = 1; $attempt <= ${attempts}; $attempt++ ) {`,
          `\t$response = ${indentRest(request, '\t')};`,
          '\tif ( ! is_wp_error( $response ) && wp_remote_retrieve_response_code( $response ) < 500 ) {',
          '\t\tbreak;',
          '\t}',
          '}',
        ]
      : [`$response = ${request};`]),
    'if ( is_wp_error( $response ) ) {',
    `\t${handsOn ? 'return $response;' : error(codes.transport, 'The service could not be reached.')}`,
    '}',
    '$status = (int) wp_remote_retrieve_response_code( $response );',
    `if ( ${method === 'GET' && !/\b2xx\b/i.test(text) ? '200 !== $status' : '$status < 200 || $status > 299'} ) {`,
    `\t${error(codes.status, 'The service did not accept the request.', ", array( 'status' => $status )")}`,
    '}',
    '',
    '$data = json_decode( wp_remote_retrieve_body( $response ), true );',
    `if ( ${tests.join(' || ')} ) {`,
    `\t${error(codes.data, 'The answer of the service cannot be used.')}`,
    '}',
    ...(kept
      ? [`$result = ${result};`, `set_transient( $key, $result, ${time} );`, '', 'return $result;']
      : ['', `return ${result};`]),
  ];
  return { body: lines.join('\n'), isComplete: true };
}

const listOf = (params: readonly NamedParameter[]): string =>
  params.length === 0
    ? ''
    : ` ${params.map(({ name, type, defaultValue }) => `${type === '' ? '' : `${type} `}$${name}${defaultValue === '' ? '' : ` = ${defaultValue}`}`).join(', ')} `;

/** A client of a service as a class: what it is made with, and what it asks for, errors told apart by their codes. */
export const listedClient: Draft = {
  id: 'draft-listed-client',
  name: 'request',
  isWhole: true,
  needs: /https?:\/\//,
  never: /register_rest_route|shortcode|\bcron\b|enqueue|\bblock\b|wp-cli|webhook receiver|\bwidget\b/,
  compose(c) {
    if (!/\bWP_Error\b/.test(c.text)) return null;
    const className =
      c.instruction.className ??
      (/\bclass\b/i.test(c.text)
        ? /[`"']([A-Z][A-Za-z0-9]*(?:_[A-Z][A-Za-z0-9]*)+)[`"']/.exec(c.text)?.[1]
        : undefined);
    const constructing = /\b(?:__construct|constructor)\s*\(([^)]*)\)/.exec(c.text)?.[1];
    const functions = c.instruction.functions.filter(
      ({ name, parameters }) => !/^(?:__construct|constructor)$/.test(name) && parameters !== null,
    );
    if (functions.length === 0 || (className === undefined && functions.length > 1)) return null;
    const injected = constructing === undefined ? [] : (readParameters(constructing) ?? []);
    const properties = injected.map(({ name }) => ({ name, code: `$this->${name}` }));
    const said = (fn: NamedFunction, at: number) => c.text.slice(fn.at, functions[at + 1]?.at ?? c.text.length);
    const bodies = functions.map((fn, at) =>
      requestBody(c, said(fn, at), fn.parameters ?? [], properties, className ?? null),
    );
    if (bodies.some((one) => one === null)) return null;
    c.asked.takeAll();
    if (className === undefined) {
      const [fn] = functions;
      return { name: fn?.name ?? '', summary: 'Asks the service.', body: raw(bodies[0]?.body ?? '') };
    }
    const isStatic = /\bstatic methods?\b/i.test(c.text) && injected.length === 0;
    const members = [
      ...injected.map(
        ({ name, type }) => `${docComment([`@var ${type === '' ? 'mixed' : type}`]).text}\nprivate $${name};`,
      ),
      ...(injected.length === 0
        ? []
        : [
            `${docComment(['Sets the client up.']).text}\npublic function __construct(${listOf(injected)}) {\n${injected.map(({ name }) => `\t$this->${name} = $${name};`).join('\n')}\n}`,
          ]),
      ...functions.map(
        (fn, at) =>
          `${docComment(['Asks the service.', '', '@return array|WP_Error']).text}\npublic ${isStatic ? 'static ' : ''}function ${fn.name}(${listOf(fn.parameters ?? [])}) {\n\t${indentRest(bodies[at]?.body ?? '', '\t')}\n}`,
      ),
    ];
    return {
      summary: '',
      body: raw(''),
      whole: raw(`class ${className} {\n\t${indentRest(members.join('\n\n'), '\t')}\n}`),
    };
  },
};
