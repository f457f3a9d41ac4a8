import { type PhpCode, php } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import { casesOf } from '../../requests/steps/sentences.ts';

const failing =
  /\b(?:otherwise|else|on (?:any |an )?(?:errors?|failure)|fails?|failed|errors?|(?:any|a) problem|(?:anything|something) (?:else|goes wrong)|WP_Error|status|non-?200|not 2xx|broken|invalid|nothing worked)\b/i;

const valueWords: readonly (readonly [RegExp, string])[] = [
  [/\bempty array\b|\barray\(\)|\[\]/i, 'array()'],
  [/\bempty string\b|''|""/i, "''"],
  [/\bnull\b/i, 'null'],
  [/\bfalse\b/i, 'false'],
  [/(?<![\w.])0\b(?! (?:redirect|sec|min))/, '0'],
];

/** What is returned where a request fails: the value of the words, a WP_Error, or what the type has for nothing. */
export function failureOf(c: Composer): { readonly value: string; readonly isError: boolean; readonly code: string } {
  const returns = c.fn?.returns ?? '';
  const clause =
    casesOf(c.text).find(
      (one) =>
        failing.test(one) &&
        (valueWords.some(([words]) => words.test(one)) || /\bWP_Error\b/.test(one)) &&
        /\b(?:returns?|otherwise|null|false|empty|0|WP_Error)\b/.test(one),
    ) ?? '';
  const code =
    /\bWP_Error\b(?: with)?(?: the)?(?: (?:error )?code)?\s*[`"'(]+([a-z]\w*)/.exec(c.text)?.[1] ??
    /\b(?:WP_Error|error|code)\b[^.;\n]*?\b(?:code\s+)?[`"'(]*([a-z]+_[a-z_]+)\b/i.exec(
      clause.replace(/\boption\s+\S+/g, ''),
    )?.[1] ??
    'request_failed';
  if (
    /WP_Error/.test(returns) ||
    (returns === '' &&
      /\bWP_Error\b/.test(c.text) &&
      !valueWords.slice(0, 4).some(([words]) => words.test(clause.replace(/WP_Error/g, ''))))
  )
    return { value: '', isError: true, code };
  const said = valueWords.find(([words]) => words.test(clause.replace(/\b(?:200|404|500)\b/g, '')))?.[1];
  const fits =
    said !== undefined &&
    (returns === '' ||
      /mixed/.test(returns) ||
      (said === 'null'
        ? /\?|null/.test(returns)
        : { 'array()': /array/, "''": /string/, false: /bool|false/, 0: /int|float/ }[said]?.test(returns) === true));
  if (fits) return { value: said, isError: false, code };
  const type = returns.replace(/^\?/, '');
  const byType = /^\?|null/.test(returns)
    ? 'null'
    : ({ array: 'array()', string: "''", bool: 'false', int: '0', float: '0.0', void: '' }[type] ?? 'null');
  return { value: byType, isError: false, code };
}

/** The test that a status is one that fails, of `$status`. */
export function badStatus(c: Composer, method: string): string {
  const range = /\b([1-5]\d\d)\s*(?:-|–|to|and)\s*([1-5]\d\d)\b/.exec(c.text);
  if (range !== null) return `$status < ${range[1]} || $status > ${range[2]}`;
  if (/\b2xx\b/i.test(c.text)) return '$status < 200 || $status > 299';
  const exact = /\b(20\d)\b/.exec(c.text)?.[1];
  if (exact !== undefined) return `${exact} !== $status`;
  return method === 'GET' ? '200 !== $status' : '$status < 200 || $status > 299';
}

/** What is returned once a request has been answered: an expression over `$response`, and whether it reads `$data`. */
export function successOf(c: Composer): { readonly value: PhpCode; readonly reads: boolean; readonly test: string } {
  const told = /\bas (?:an? )?(int(?:eger)?|float|string|bool(?:ean)?)\b/i
    .exec(c.text)?.[1]
    ?.toLowerCase()
    .replace('integer', 'int')
    .replace('boolean', 'bool');
  const type = ((c.fn?.returns ?? '') || (told ?? ''))
    .replace(/^\?/, '')
    .replace(/\|(?:null|WP_Error)|(?:WP_Error|null)\|/g, '');
  const cast = { int: '(int) ', float: '(float) ', string: '(string) ', bool: '(bool) ' }[type] ?? '';
  const keys = keyPath(c);
  if (keys.length > 0) {
    const place = keys.map((key) => (key.startsWith('$') ? `[ ${key} ]` : `['${key}']`)).join('');
    const isList = type === 'array';
    return {
      value: raw(`${cast}$data${place}`),
      reads: true,
      test: isList ? `! isset( $data${place} ) || ! is_array( $data${place} )` : `! isset( $data${place} )`,
    };
  }
  if (/^bool$/.test(type) || /\btrue (?:for|on|if|when)\b/i.test(c.text))
    return { value: raw('true'), reads: false, test: '' };
  if (type === 'int' && /\bstatus\b/i.test(c.text)) return { value: raw('$status'), reads: false, test: '' };
  if (
    /array/.test(type) ||
    (type !== 'string' &&
      /\b(?:decoded?|json|array)\b/i.test(c.text) &&
      !/\b(?:returns?|returning) the (?:raw )?(?:response )?body\b/i.test(c.text))
  )
    return { value: raw('$data'), reads: true, test: '! is_array( $data )' };
  if (type === 'void') return { value: raw(''), reads: false, test: '' };
  return { value: raw('wp_remote_retrieve_body( $response )'), reads: false, test: '' };
}

/** The keys that lead to what is wanted in a decoded body. */
function keyPath(c: Composer): string[] {
  const example = /→?\s*\{\s*"(\w+)"\s*:\s*(?:\{\s*"(\w+)"\s*:)?/.exec(c.text);
  const dotted = /\b(?:keys?|field|property|path|value)\s+(?:at |of |in )?[`"']([a-z]\w*(?:\.\w+)+)[`"']/i.exec(
    c.text,
  )?.[1];
  if (dotted !== undefined) return dotted.split('.');
  const named =
    /\b(?:key|field|property|value(?: of)?)\s+["'`]?([a-z]\w*)["'`]?/i.exec(
      c.text.replace(/\b(?:X-)?Api[- ]?Key\b|query args?[^.;\n]*|header[^.;\n,]*/gi, ' '),
    )?.[1] ??
    /["'`](\w+)["'`] (?:key|field|property|value)\b/.exec(c.text)?.[1] ??
    /["'`](\w+)["'`] (?:from|in|of|out of) (?:the )?(?:returned |decoded |response )?(?:json|response|body|answer|result)\b/i.exec(
      c.text,
    )?.[1];
  if (named !== undefined && !/^(?:and|of|is|the|in|from|to|with|for|it|as)$/.test(named)) {
    c.asked.states(new RegExp(String.raw`\b${named}\b`));
    return [named];
  }
  if (example === null) return [];
  const [, first = '', second] = example;
  if (second === undefined) return [first];
  const [free] = c.unbound();
  if (free === undefined) return [first, second];
  c.take([free.name]);
  return [first, `$${free.name}`];
}

/** Returns what stands for failure; a `WP_Error` of the request itself is handed on. */
export function failWith(c: Composer, withStatus: boolean): PhpCode {
  if (/\bthrows?\b/i.test(c.text)) {
    const type = /\b(\w*Exception)\b/.exec(c.text)?.[1] ?? 'RuntimeException';
    return php`throw new ${raw(type)}( ${'The answer of the service cannot be used.'} );`;
  }
  const { value, isError, code } = failureOf(c);
  if (!isError) return value === '' ? raw('return;') : raw(`return ${value};`);
  const message = c.label('The service did not accept the request.');
  return withStatus && /\bstatus\b/i.test(c.text)
    ? php`return new WP_Error( ${code}, ${message}, array( 'status' => $status ) );`
    : php`return new WP_Error( ${code}, ${message} );`;
}
