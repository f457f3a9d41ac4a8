import { php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import type { Recipe } from '../../recipe.ts';
import { given, utility } from './utility.ts';

/** Prices, sizes, dates, addresses. */
export const numbersAndDates: readonly Recipe[] = [
  utility(
    'format-price',
    ['format price with currency', 'format amount as currency', 'format number as euro price'],
    (c) => {
      const symbol =
        /[€$£¥]/.exec(c.text.replace(/\$\w/g, ''))?.[0] ??
        (c.says(/euro|eur/)
          ? '€'
          : c.says(/pound|gbp/)
            ? '£'
            : c.says(/dollar|usd/)
              ? '$'
              : (c.quoted(/(?:currency|symbol)\W*$/) ?? ''));
      const german = /\d,\d{2}\s?€/.test(c.text);
      const after = new RegExp(String.raw`\d\s?[${symbol === '' ? '€' : symbol}]`).test(c.text);
      const spaced = new RegExp(String.raw`\d\s[${symbol === '' ? '€' : symbol}]`).test(c.text);
      const number = german
        ? php`number_format( ${c.arg('price')}, 2, ',', '.' )`
        : php`number_format( ${c.arg('price')}, 2 )`;
      return given(
        'Returns an amount as a price.',
        'string',
        after ? php`return ${number} . ${`${spaced ? ' ' : ''}${symbol}`};` : php`return ${symbol} . ${number};`,
      );
    },
    /price|currency|euro|dollar|\bamount/,
    /meta|column|woocommerce|discount|vat|tax|percent/,
  ),
  utility(
    'discount',
    ['price after discount percent', 'apply percentage discount', 'add vat to price', 'calculate tax percent'],
    (c) => {
      const price = c.arg('price');
      const percent = c.find('percent') ?? php`${c.amount(/percent|%|discount|vat|tax/, 19)}`;
      const sign = c.says(/discount|reduc|off\b|subtract/) ? '-' : '+';
      return given(
        'Returns a price with a share of it taken off or added.',
        'float',
        php`return round( ${price} * ( 1 ${raw(sign)} ${percent} / 100 ), 2 );`,
      );
    },
    /discount|vat|tax\b|percent/,
    /woocommerce|cart|taxonomy/,
  ),
  utility(
    'percentage',
    ['calculate percentage of total'],
    (c) =>
      given(
        'Returns a share of a whole in percent.',
        'float',
        php`
    $total = ${c.arg('second')};

    return 0.0 === (float) $total ? 0.0 : round( ${c.arg('number')} / $total * 100, ${c.amount(/decimals?|places/, 2)} );
  `,
      ),
    /percentage/,
    /discount|vat|tax/,
  ),
  utility(
    'bytes',
    ['format bytes as human readable size', 'convert bytes to kb mb'],
    (c) =>
      given(
        'Returns a size as people read it.',
        'string',
        php`return (string) size_format( ${c.arg('number')}, ${c.amount(/decimals?|places/, 0)} );`,
      ),
    /bytes|file size|human[- ]readable size/,
    /upload|limit/,
  ),
  utility(
    'clamp',
    ['clamp number between minimum and maximum'],
    (c) => {
      const [value, low, high] = (c.fn?.parameters ?? []).map(({ name }) => `$${name}`);
      c.take((c.fn?.parameters ?? []).map(({ name }) => name));
      return value === undefined || low === undefined || high === undefined
        ? null
        : given('Returns a number within its limits.', '', raw(`return max( ${low}, min( ${high}, ${value} ) );`));
    },
    /clamp|between .{0,20}(?:min|max)|limit .{0,20}range/,
  ),
  utility(
    'temperature',
    ['convert celsius to fahrenheit', 'convert fahrenheit to celsius', 'convert miles to kilometers'],
    (c) => {
      const number = c.arg('number');
      if (/fahrenheit.{0,20}celsius/.test(c.instruction.prose))
        return given('Returns degrees Celsius.', 'float', php`return ( ${number} - 32 ) * 5 / 9;`);
      if (c.says(/celsius/)) return given('Returns degrees Fahrenheit.', 'float', php`return ${number} * 9 / 5 + 32;`);
      if (/miles.{0,20}kilomet/.test(c.instruction.prose))
        return given('Returns kilometres.', 'float', php`return ${number} * 1.609344;`);
      return null;
    },
    /celsius|fahrenheit|miles/,
  ),
  utility(
    'factorial',
    ['factorial of number', 'fibonacci number', 'is prime number', 'greatest common divisor', 'is even'],
    (c) => {
      const n = c.find('count') ?? c.arg('number');
      if (c.says(/factorial/))
        return given('Returns the factorial.', 'int', php`return array_product( range( 1, max( 1, ${n} ) ) );`);
      if (c.says(/prime/))
        return given(
          'Tells whether a number is prime.',
          'bool',
          php`
      if ( ${n} < 2 ) {
        return false;
      }

      for ( $divisor = 2; $divisor * $divisor <= ${n}; $divisor++ ) {
        if ( 0 === ${n} % $divisor ) {
          return false;
        }
      }

      return true;
    `,
        );
      if (c.says(/fibonacci/))
        return given(
          'Returns a number of Fibonacci.',
          'int',
          php`
      list( $current, $next ) = array( 0, 1 );
      for ( $step = 0; $step < ${n}; $step++ ) {
        list( $current, $next ) = array( $next, $current + $next );
      }

      return $current;
    `,
        );
      if (c.says(/\beven\b/)) return given('Tells whether a number is even.', 'bool', php`return 0 === ${n} % 2;`);
      return null;
    },
    /factorial|fibonacci|prime|\beven\b/,
  ),
  utility(
    'age',
    ['calculate age from birth date', 'days between two dates', 'days until date', 'is date in the past', 'is weekend'],
    (c) => {
      const date = c.arg('date');
      if (c.says(/\bage\b|years old/))
        return given(
          'Returns an age in years.',
          'int',
          php`return (int) ( new DateTimeImmutable( ${date} ) )->diff( new DateTimeImmutable( 'today' ) )->y;`,
        );
      if (c.says(/weekend/))
        return given(
          'Tells whether a day is Saturday or Sunday.',
          'bool',
          php`return (int) ( new DateTimeImmutable( ${date} ) )->format( 'N' ) >= 6;`,
        );
      if (c.says(/between|from .{0,30} to/))
        return given(
          'Returns how many days lie between two dates.',
          'int',
          php`return (int) ( new DateTimeImmutable( ${date} ) )->diff( new DateTimeImmutable( ${c.arg('until')} ) )->days;`,
        );
      if (c.says(/until|left|remaining/))
        return given(
          'Returns how many days are left.',
          'int',
          php`return max( 0, (int) ( new DateTimeImmutable( 'today', wp_timezone() ) )->diff( new DateTimeImmutable( ${date}, wp_timezone() ) )->format( '%r%a' ) );`,
        );
      if (c.says(/past|expired/))
        return given(
          'Tells whether a date is over.',
          'bool',
          php`return new DateTimeImmutable( ${date}, wp_timezone() ) < current_datetime();`,
        );
      return null;
    },
    /\bage\b|days|weekend|past|expired|years old/,
    /posts|transient|delete|schedule|cookie|register/,
  ),
  utility(
    'format-date',
    ['format date in site format', 'convert date to format', 'human readable time difference', 'time ago of post'],
    (c) => {
      if (c.says(/ago|human/)) {
        const time =
          c.find('post') === null
            ? php`is_numeric( ${c.arg('date')} ) ? (int) ${c.arg('date')} : (int) strtotime( ${c.arg('date')} )`
            : php`(int) get_post_time( 'U', true, ${c.arg('post')} )`;
        return given(
          'Returns how long ago it was.',
          'string',
          php`
        $time = ${time};

        return sprintf( ${c.label('%s ago')}, human_time_diff( $time, time() ) );
      `,
        );
      }
      const format =
        c.find('format') ??
        (c.quoted(/format\W*$/) === null ? raw("get_option( 'date_format' )") : php`${c.quoted(/format\W*$/)}`);
      return given(
        'Returns a date as it is to be read.',
        'string',
        php`return wp_date( ${format}, (int) strtotime( ${c.arg('date')} ) );`,
      );
    },
    /date|time ago|ago\b|human/,
    /posts (?:from|published)|reading|schedule|meta|shortcode|register|age\b|days/,
  ),
  utility(
    'add-query-arg',
    [
      'add query parameter to url',
      'add utm parameters to url',
      'get domain of url',
      'get query parameter of url',
      'is external url',
    ],
    (c) => {
      const url = c.arg('url');
      if (c.says(/domain|\bhost/))
        return given(
          'Returns the host of an address.',
          'string',
          php`return (string) preg_replace( '/^www\./', '', (string) wp_parse_url( ${url}, PHP_URL_HOST ) );`,
        );
      if (c.says(/external/))
        return given(
          'Tells whether an address is of another site.',
          'bool',
          php`
      $host = wp_parse_url( ${url}, PHP_URL_HOST );

      return is_string( $host ) && wp_parse_url( home_url(), PHP_URL_HOST ) !== $host;
    `,
        );
      const pairs = [...c.text.matchAll(/\b(\w+)\s*=\s*[`"']?([\w-]+)/g)].map(
        ([, key = '', value = '']) => [key, value] as const,
      );
      if (pairs.length > 0)
        return given(
          'Returns an address with its parameters.',
          'string',
          php`return add_query_arg( ${Object.fromEntries(pairs)}, ${url} );`,
        );
      const key = c.find('key');
      return key === null
        ? null
        : given(
            'Returns an address with a parameter.',
            'string',
            php`return add_query_arg( ${key}, ${c.arg('value')}, ${url} );`,
          );
    },
    /\burl|link/,
    /remote|fetch|image|valid|sanitiz|shortcode|post|json|slug/,
  ),
];
