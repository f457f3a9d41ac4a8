import { joinPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import type { Draft } from '../../draft.ts';
import { addressOf } from './address.ts';
import { optionsOf, requestCall } from './options.ts';
import { badStatus, failureOf, failWith, successOf } from './result.ts';

const units = {
  second: '1',
  minute: 'MINUTE_IN_SECONDS',
  hour: 'HOUR_IN_SECONDS',
  day: 'DAY_IN_SECONDS',
  week: 'WEEK_IN_SECONDS',
} as const;
const isUnit = (unit: string): unit is keyof typeof units => Object.hasOwn(units, unit);

/** A time that a text names, in seconds as WordPress writes it. */
function timeIn(text: string): string | null {
  const match = /\b(\d+|an?|one|half an) (second|minute|hour|day|week)s?\b/i.exec(text);
  const unit = match?.[2]?.toLowerCase() ?? '';
  if (match === null || !isUnit(unit)) return null;
  if (/^half/i.test(match[1] ?? '')) return '30 * MINUTE_IN_SECONDS';
  const number = Number(match[1]);
  return Number.isNaN(number) || number === 1
    ? units[unit]
    : unit === 'second'
      ? String(number)
      : `${number} * ${units[unit]}`;
}

/** How long what is fetched is kept, under which name; failures too where the prompt says so. */
interface Kept {
  readonly key: PhpCode;
  readonly time: string;
  readonly failedTime: string | null;
}

function keptOf(c: Composer): Kept | null {
  if (/\b(?:no|not?|never|without|don't) (?:be )?cach/i.test(c.text)) return null;
  if (c.asked.states(/\b(?:cach\w+|kept?|keep|transient|remember\w*)\b/i) === null) return null;
  const clauses = c.text
    .split(/[;\n]|\.\s|,\s/)
    .filter((one) => /\b(?:cach\w+|kept?|keep|transient|stor\w+|remember\w*|for)\b/i.test(one));
  const failedClause = clauses.find(
    (one) =>
      /\b(?:fail\w*|error|negative|0|null|nothing)\b/i.test(one) &&
      timeIn(one) !== null &&
      /\b(?:cach\w+|kept|stor\w+|for)\b/i.test(one) &&
      clauses.some((other) => other !== one && timeIn(other) !== null && !/timeout/i.test(other)),
  );
  const time =
    clauses
      .filter((one) => one !== failedClause && !/\btime ?out\b/i.test(one))
      .map(timeIn)
      .find((one) => one !== null) ?? 'HOUR_IN_SECONDS';
  const literal =
    /\btransient\s+(?:named |called |key )?[`"']?([a-z]\w*(?:_\w+)+)/i.exec(c.text)?.[1] ??
    /[`"'](\w+)[`"'] transient/.exec(c.text)?.[1];
  const names = (c.fn?.parameters ?? [])
    .filter(({ type, name }) => !/timeout|attempts|retries|force|refresh/.test(name) && !/array/.test(type))
    .map(({ name }) => `$${name}`);
  const base = literal?.replace(/_$/, '') ?? c.fn?.name ?? c.prefixed('response');
  const key =
    names.length === 0
      ? php`${base}`
      : php`${`${base}_`} . md5( ${raw(names.length === 1 ? `(string) ${names[0]}` : `implode( '|', array( ${names.join(', ')} ) )`)} )`;
  return { key, time, failedTime: failedClause === undefined ? null : timeIn(failedClause) };
}

/** How often a request is tried, and of which answers it is tried again. */
function attemptsOf(c: Composer): string | null {
  const parameter = (c.fn?.parameters ?? []).find(({ name }) => /attempts|retries|tries/.test(name));
  if (c.asked.states(/\b(?:retr(?:y|ies)|tries|try again|attempts?|again)\b/i) === null) return null;
  if (parameter !== undefined) {
    c.take([parameter.name]);
    return `max( 1, $${parameter.name} )`;
  }
  const number =
    /\b(?:up to|at most|max(?:imum)?|after)?\s*(\d+|two|three|five|once|twice)\s*(?:times|attempts|retries|tries)?\b/i.exec(
      /\b(?:retr|tries|try|attempt)[^.;\n]*/i.exec(c.text)?.[0] ?? '',
    )?.[1];
  const words: Readonly<Record<string, number>> = { once: 2, twice: 3, two: 2, three: 3, five: 5 };
  return String(words[number?.toLowerCase() ?? ''] ?? (Number(number) || 3));
}

/** A function that asks a service: address, headers, body, time limit, attempts, what counts as failure, and how long an answer is kept. */
export const serviceClient: Draft = {
  id: 'draft-service-client',
  name: 'request_service',
  isWhole: true,
  needs:
    /https?:\/\/|wp_remote_|\b(?:head|get|post|put|patch|delete) request|\bposts?\b[^.\n]*\bjson\b|\$\w*(?:url|endpoint)\b|webhook|\bfetch/,
  never:
    /rest_api_init|register_rest_route|rest route|\/v\d+\/[\w-]+ (?:endpoint|route)|oembed|embed|password|shortcode|enqueue|\bblock\b|wp_redirect|wp_safe_redirect|\bajax\b|\bwp_mail\b|wp-cli|download|sideload|upload|attachment|\bcolumn|\bclass\b|when a\b|whenever|cron|schedul|\bhref\b|<a |\bapply_filters|filter\b/,
  compose(c) {
    const { fn } = c;
    if (fn?.parameters == null || c.instruction.functions.length > 1) return null;
    if (
      !/\b(?:requests?|fetch\w*|GET|POST\w*|HEAD|PUT|PATCH|DELETE|sends?|wp_(?:safe_)?remote_\w+|calls?|asks?|loads?|gets?|retrieves?|api|from)\b/i.test(
        c.text,
      )
    )
      return null;
    const address = addressOf(c);
    if (address === null) return null;
    // An address that is not set yet is asked for nothing.
    const isSetting = address.text.startsWith('(string) get_option( ');
    const url = isSetting ? raw('$url') : address;
    const request = optionsOf(c, null);
    const kept = keptOf(c);
    const attempts = attemptsOf(c);
    const success = successOf(c);
    const others = c.unbound().filter(({ name }) => !/timeout/.test(name));
    const timeout = c.unbound().find(({ name }) => /timeout/.test(name));
    const left = request.method === 'GET' || request.method === 'HEAD' || 'body' in request.options ? others : [];
    if (left.length > 0) return null;
    const pairs =
      others.length === 0 ? null : php`${Object.fromEntries(others.map(({ name }) => [name, raw(`$${name}`)]))}`;
    const own = pairs === null ? request : optionsOf(c, pairs);
    c.take([...others.map(({ name }) => name), ...(timeout === undefined ? [] : [timeout.name])]);
    const options =
      timeout === undefined ? own : { ...own, options: { ...own.options, timeout: raw(`$${timeout.name}`) } };
    c.asked.takeAll();
    const log = logOf(c);
    const cast = { int: '(int) ', float: '(float) ', string: '(string) ', bool: '(bool) ' }[fn.returns] ?? '';
    const { isError, value } = failureOf(c);
    const keepFailed = kept?.failedTime == null ? raw('') : raw(`set_transient( $key, ${value}, ${kept.failedTime} );`);
    const failed = (withStatus: boolean) => joinPhp([log, keepFailed, failWith(c, withStatus)]);
    const status = php`$status = (int) wp_remote_retrieve_response_code( $response );`;
    const handsOn = isError && !/\bWP_Error\b[^.;\n]*\bwhen nothing worked/i.test(c.text);
    const checked =
      !options.isBlocking && success.value.text === 'true'
        ? php`
        if ( is_wp_error( $response ) ) {
          ${failed(false)}
        }
      `
        : php`
        if ( is_wp_error( $response ) ) {
          ${handsOn ? joinPhp([log, raw('return $response;')]) : failed(false)}
        }
        ${status}
        if ( ${raw(badStatus(c, options.method))} ) {
          ${failed(true)}
        }
      `;
    const result =
      kept === null
        ? raw(`return ${success.value.text};`.replace('return ;', ''))
        : php`
      set_transient( $key, ${success.value}, ${raw(kept.time)} );

      return ${success.value};
    `;
    return {
      summary: 'Asks the service.',
      returns: fn.returns,
      body: joinPhp([
        kept === null
          ? raw('')
          : php`
          $key    = ${kept.key};
          $cached = get_transient( $key );
          if ( false !== $cached ) {
            return ${raw(cast)}$cached;
          }
        `,
        isSetting
          ? php`
            $url = ${address};
            if ( '' === $url ) {
              ${failWith(c, false)}
            }
          `
          : raw(''),
        options.body ?? raw(''),
        attempts === null
          ? php`$response = ${requestCall(options, url)};`
          : php`
            $response = null;
            for ( $attempt = 1; $attempt <= ${raw(attempts)}; $attempt++ ) {
              $response = ${requestCall(options, url)};
              if ( ! is_wp_error( $response ) && (int) wp_remote_retrieve_response_code( $response ) < 500 ) {
                break;
              }
            }
          `,
        checked,
        success.reads
          ? php`
          $data = json_decode( wp_remote_retrieve_body( $response ), true );
          if ( ${raw(success.test)} ) {
            ${failed(false)}
          }
        `
          : raw(''),
        result,
      ]),
    };
  },
};

/** Statement that logs a failure, only where debugging is on. */
function logOf(c: Composer): PhpCode {
  if (c.asked.states(/\berror_log\b|\blogs?\b[^.\n]*\b(?:errors?|failures?)\b|\berrors? (?:are )?logged\b/i) === null)
    return raw('');
  return php`
    if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
      error_log( ${'The request to the service failed.'} ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log
    }
  `;
}
