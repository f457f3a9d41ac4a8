import { php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import type { Recipe } from '../../recipe.ts';
import { given, utility } from './utility.ts';

/** Arrays. */
export const lists: readonly Recipe[] = [
  utility(
    'array-sum',
    ['sum of array values', 'average of numbers', 'median of numbers', 'maximum of array', 'total of prices'],
    (c) => {
      const rows = c.arg('list');
      const key = c.find('key');
      // Of rows, what they have in a field, as far as it is a number.
      const list = key === null ? rows : php`array_filter( array_column( ${rows}, ${key} ), 'is_numeric' )`;
      if (c.says(/median/))
        return given(
          'Returns the median.',
          'float',
          php`
      if ( empty( ${list} ) ) {
        return 0.0;
      }

      $sorted = array_values( ${list} );
      sort( $sorted );
      $middle = intdiv( count( $sorted ), 2 );

      return 0 === count( $sorted ) % 2 ? ( $sorted[ $middle - 1 ] + $sorted[ $middle ] ) / 2 : (float) $sorted[ $middle ];
    `,
        );
      if (c.says(/average|mean/))
        return given(
          'Returns the average.',
          'float',
          php`return empty( ${list} ) ? 0.0 : array_sum( ${list} ) / count( ${list} );`,
        );
      return given(
        'Returns the sum.',
        'float',
        php`return ${raw(c.returnType === 'int' ? '(int) ' : c.returnType === 'float' ? '(float) ' : '')}array_sum( ${list} );`,
      );
    },
    /\bsum|average|median|mean\b|total of|adds? up/,
    /posts|users|orders|comments|discount|vat/,
  ),
  utility(
    'group-by',
    ['group array of items by key', 'group array by field'],
    (c) =>
      given(
        'Returns the items by what they have in a field.',
        'array',
        php`
    $groups = array();
    foreach ( ${c.arg('list')} as $item ) {
      $groups[ $item[ ${c.argOrNamed('key', c.named('key|field'))} ] ][] = $item;
    }

    return $groups;
  `,
      ),
    /group/,
    /cache group|option group/,
  ),
  utility(
    'sort-by',
    ['sort array of arrays by key', 'sort items by field descending'],
    (c) => {
      const list = c.arg('list');
      const key = c.argOrNamed('key', c.named('key|field|column'));
      return given(
        'Returns the items in order.',
        'array',
        php`
      usort( ${list}, fn( $a, $b ) => ${c.says(/descend/) ? php`$b[ ${key} ] <=> $a[ ${key} ]` : php`$a[ ${key} ] <=> $b[ ${key} ]`} );

      return ${list};
    `,
      );
    },
    /\bsort|\border/,
    /posts|query|admin|archive|users|terms|woocommerce/,
  ),
  utility(
    'pluck',
    ['get column of array', 'pluck values by key from array of arrays'],
    (c) =>
      given(
        'Returns one field of each item.',
        'array',
        php`return array_values( wp_list_pluck( ${c.arg('list')}, ${c.argOrNamed('key', c.named('key|field|column'))} ) );`,
      ),
    /pluck|column of|values? of the (?:key|field)|extracts? the/,
    /admin|posts list|hashtag|email/,
  ),
  utility(
    'flatten',
    ['flatten nested array'],
    (c) =>
      given(
        'Returns the values of an array at any depth.',
        'array',
        php`
    $flat = array();
    array_walk_recursive(
      ${c.arg('list')},
      function ( $value ) use ( &$flat ) {
        $flat[] = $value;
      }
    );

    return $flat;
  `,
      ),
    /flatten/,
  ),
  utility(
    'unique',
    ['remove duplicates from array', 'unique values of array'],
    (c) =>
      given(
        'Returns each value once.',
        'array',
        php`return array_values( array_unique( ${c.arg('list')}${c.says(/objects|arrays/) ? raw(', SORT_REGULAR') : raw('')} ) );`,
      ),
    /duplicat|unique/,
    /posts|email|slug|sanitiz|hex|id\b|case/,
  ),
  utility(
    'chunk',
    ['split array into chunks of size'],
    (c) =>
      given(
        'Returns the items in parts.',
        'array',
        php`return array_chunk( ${c.arg('list')}, ${c.argOr('count', c.amount(/items|elements|size|chunks/, 10))} );`,
      ),
    /chunk|batches|split/,
    /string|content|text|comma/,
  ),
  utility(
    'array-get',
    ['get nested array value by dot path', 'safely get array value by key with default'],
    (c) => {
      const list = c.find('args') ?? c.arg('list');
      const key = c.find('key') ?? c.arg('slug');
      const otherwise = c.argOr('fallback', null);
      return given(
        'Returns a value of an array, or what stands for it.',
        'mixed',
        c.says(/dot|path|nested/)
          ? php`
      $value = ${list};
      foreach ( explode( '.', ${key} ) as $part ) {
        if ( ! is_array( $value ) || ! array_key_exists( $part, $value ) ) {
          return ${otherwise};
        }

        $value = $value[ $part ];
      }

      return $value;
    `
          : php`return ${list}[ ${key} ] ?? ${otherwise};`,
      );
    },
    /array/,
    /option|meta|post|sort|group|filter|rest/,
  ),
  utility(
    'parse-args',
    ['merge arguments with defaults', 'parse args with defaults'],
    (c) => {
      const defaults = [
        ...c.text.matchAll(/[`"']?(\w+)[`"']?\s*(?:=>|=|:)\s*(?:[`"']([^`"']*)[`"']|(\d+)|(true|false))/g),
      ].map(
        ([, key = '', text, number, flag]) =>
          [key, text ?? (number === undefined ? flag === 'true' : Number(number))] as const,
      );
      return defaults.length === 0
        ? null
        : given(
            'Returns the arguments with what is left out.',
            'array',
            php`return wp_parse_args( ${c.arg('args')}, ${Object.fromEntries(defaults)} );`,
          );
    },
    /default/,
    /shortcode|block|post type|get_option|option/,
  ),
  utility(
    'comma-list',
    [
      'convert comma separated string to array',
      'parse comma separated ids into array of integers',
      'turn comma-separated list of ids into array',
      'join array with commas and',
    ],
    (c) => {
      const text = c.find('csv');
      if (text === null || c.returnType === 'string') {
        const list = c.find('list');
        return list === null
          ? null
          : given(
              'Returns a list as people write it.',
              'string',
              php`
        $last = array_pop( ${list} );
        if ( null === $last ) {
          return '';
        }

        return empty( ${list} ) ? (string) $last : implode( ', ', ${list} ) . ${c.quoted(/(?:with|and|before the last)\W*$/) ?? ' and '} . $last;
      `,
            );
      }
      return given(
        'Returns what a list of words holds.',
        'array',
        c.says(/\bids?\b|integers?|numbers/)
          ? php`return array_values( array_unique( array_filter( wp_parse_id_list( ${text} ) ) ) );`
          : php`return array_values( array_filter( array_map( 'trim', explode( ',', ${text} ) ), 'strlen' ) );`,
      );
    },
    /comma|list|csv string/,
    /posts?|csv file|user|terms?/,
  ),
];
