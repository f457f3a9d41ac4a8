import { php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import type { Composed, Recipe } from '../recipe.ts';

/** A recipe of plain PHP: words that ask for it and one expression or body. */
function utility(
  id: string,
  asks: readonly string[],
  compose: (c: Composer) => Composed | null,
  needs?: RegExp,
  never?: RegExp,
): Recipe {
  return {
    id,
    asks,
    name: id.replace(/-/g, '_'),
    compose,
    ...(needs === undefined ? {} : { needs }),
    ...(never === undefined ? {} : { never }),
  };
}

const given = (summary: string, returns: string, body: Composed['body']): Composed => ({ summary, returns, body });

const texts: readonly Recipe[] = [
  utility(
    'reading-time',
    ['estimate reading time in minutes', 'reading time of content words per minute', 'calculate reading time of post'],
    (c) => {
      const content =
        c.find('content') ??
        c.find('text') ??
        (c.find('post') === null ? c.arg('content') : php`(string) get_post_field( 'post_content', ${c.arg('post')} )`);
      return given(
        'Returns how many minutes a text takes to read.',
        'int',
        php`
      $words = str_word_count( wp_strip_all_tags( ${content} ) );

      return max( 1, (int) ceil( $words / ${c.argOr('number', c.amount(/words?|wpm/, 200))} ) );
    `,
      );
    },
    /reading time|minutes .{0,20}read/,
    /shortcode|append|rest|column/,
  ),
  utility(
    'word-count',
    ['count words in text', 'word count of post content'],
    (c) => {
      const content =
        c.find('content') ??
        c.find('text') ??
        (c.find('post') === null ? c.arg('content') : php`(string) get_post_field( 'post_content', ${c.arg('post')} )`);
      return given(
        'Returns how many words a text has.',
        'int',
        php`return str_word_count( wp_strip_all_tags( ${content} ) );`,
      );
    },
    /words?/,
    /trunc|shorten|limit|reading|minutes|shortcode|column|first letter|frequen|each word|excerpt/,
  ),
  utility(
    'mask-email',
    ['mask email address', 'hide part of email with asterisks', 'obfuscate email'],
    (c) =>
      given(
        'Returns an address of which only the first letter and the domain can be read.',
        'string',
        php`
    $parts = explode( '@', ${c.arg('email')}, 2 );
    if ( 2 !== count( $parts ) ) {
      return ${c.arg('email')};
    }

    return mb_substr( $parts[0], 0, 1 ) . '***@' . $parts[1];
  `,
      ),
    /mask|obfuscat|hide/,
    /form|field|user|list/,
  ),
  utility(
    'mask-text',
    ['mask all but the last four characters', 'mask credit card number', 'hide all but last digits'],
    (c) => {
      const kept = c.amount(/characters?|digits?|last|chars/, 4);
      return given(
        'Returns a text of which only the end can be read.',
        'string',
        php`
      $length = mb_strlen( ${c.arg('text')} );

      return str_repeat( '*', max( 0, $length - ${kept} ) ) . mb_substr( ${c.arg('text')}, -${kept} );
    `,
      );
    },
    /mask|hide all/,
  ),
  utility(
    'truncate-words',
    [
      'truncate text to words',
      'shorten text to number of words with ellipsis',
      'trim to words',
      'excerpt of post limited to words',
    ],
    (c) => {
      const length = c.argOr('length', c.amount(/words?/, 20));
      const text =
        c.find('text') ??
        c.find('content') ??
        (c.find('post') === null ? c.arg('text') : php`(string) get_post_field( 'post_content', ${c.arg('post')} )`);
      const more =
        c.find('fallback') ??
        php`${c.quoted(/(?:append(?:s|ing)?|with|add(?:s|ing)?|ends?(?: in| with)?|suffix)\W*$/) ?? '…'}`;
      return given(
        'Returns the first words of a text.',
        'string',
        php`return wp_trim_words( ${text}, ${length}, ${more} );`,
      );
    },
    /words?/,
    /count(?:s)? (?:the )?words|reading time|excerpt_length|capital|characters/,
  ),
  utility(
    'truncate-characters',
    ['truncate string to characters', 'shorten text to length with ellipsis', 'limit string length characters'],
    (c) => {
      const text = c.arg('text');
      const length = c.argOr('length', c.amount(/characters?|chars?|length|letters/, 100));
      const more = php`${c.quoted(/(?:append(?:s|ing)?|with|add(?:s|ing)?|ends?(?: in| with)?|suffix)\W*$/) ?? (c.says(/\.\.\./) ? '...' : '…')}`;
      const whole = c.says(/whole words?|word boundar|without cutting|not (?:cut|break) words|in the middle of a word/);
      return given(
        'Returns a text of at most some length.',
        'string',
        php`
      if ( mb_strlen( ${text} ) <= ${length} ) {
        return ${text};
      }

      $short = mb_substr( ${text}, 0, ${length} );
      ${
        whole
          ? php`
        $space = mb_strrpos( $short, ' ' );
        if ( false !== $space ) {
          $short = mb_substr( $short, 0, $space );
        }
      `
          : raw('')
      }

      return rtrim( $short ) . ${more};
    `,
      );
    },
    /char|length|truncat|shorten/,
    /password|random|wpdb|comments?|mask|minimum|validat|words? (?:and|from)|to \d+ words/,
  ),
  utility(
    'slugify',
    ['convert string to slug', 'make url friendly slug from title', 'slugify text'],
    (c) =>
      given('Returns a text as it stands in addresses.', 'string', php`return sanitize_title( ${c.arg('text')} );`),
    /slug|url[- ]friendly/,
    /by slug|post|term|register|settings|role/,
  ),
  utility(
    'camel-to-snake',
    ['convert camel case to snake case'],
    (c) =>
      given(
        'Returns a name in snake case.',
        'string',
        php`return strtolower( (string) preg_replace( '/(?<!^)[A-Z]/', '_$0', ${c.arg('text')} ) );`,
      ),
    /camel.{0,20}snake/,
  ),
  utility(
    'snake-to-camel',
    ['convert snake case to camel case'],
    (c) =>
      given(
        'Returns a name in camel case.',
        'string',
        php`return lcfirst( str_replace( '_', '', ucwords( ${c.arg('text')}, '_' ) ) );`,
      ),
    /snake.{0,20}camel|camel case|camelcase/,
    /camel.{0,20}snake/,
  ),
  utility(
    'title-case',
    ['capitalize first letter of every word', 'convert string to title case'],
    (c) =>
      given(
        'Returns a text whose words begin in upper case.',
        'string',
        php`return mb_convert_case( ${c.arg('text')}, MB_CASE_TITLE, 'UTF-8' );`,
      ),
    /capital|title case|upper ?case/,
    /shortcode|the_title|initial/,
  ),
  utility(
    'initials',
    ['get initials of name', 'initials from full name'],
    (c) =>
      given(
        'Returns the first letters of a name.',
        'string',
        php`
    $initials = '';
    foreach ( preg_split( '/\s+/', trim( ${c.arg('name')} ), -1, PREG_SPLIT_NO_EMPTY ) as $word ) {
      $initials .= mb_strtoupper( mb_substr( $word, 0, 1 ) );
    }

    return $initials;
  `,
      ),
    /initials/,
  ),
  utility(
    'reverse-string',
    ['reverse string', 'reverse the words of a text'],
    (c) =>
      given(
        'Returns a text backwards.',
        'string',
        c.says(/words/)
          ? php`return implode( ' ', array_reverse( explode( ' ', ${c.arg('text')} ) ) );`
          : php`return implode( '', array_reverse( mb_str_split( ${c.arg('text')} ) ) );`,
      ),
    /revers/,
    /array \$|list|url/,
  ),
  utility(
    'is-palindrome',
    ['check whether string is palindrome'],
    (c) =>
      given(
        'Tells whether a text reads the same backwards.',
        'bool',
        php`
    $letters = mb_strtolower( (string) preg_replace( '/[^\p{L}\p{N}]/u', '', ${c.arg('text')} ) );

    return implode( '', array_reverse( mb_str_split( $letters ) ) ) === $letters;
  `,
      ),
    /palindrome/,
  ),
  utility(
    'count-vowels',
    ['count vowels in string'],
    (c) =>
      given(
        'Returns how many vowels a text has.',
        'int',
        php`return (int) preg_match_all( '/[aeiou]/i', ${c.arg('text')} );`,
      ),
    /vowels/,
  ),
  utility(
    'word-frequency',
    ['count how often each word occurs', 'word frequency array', 'most frequent words'],
    (c) =>
      given(
        'Returns how often each word occurs.',
        'array',
        php`
    $counts = array_count_values( str_word_count( mb_strtolower( ${c.arg('text')} ), 1 ) );
    arsort( $counts );

    return ${c.find('count') === null ? raw('$counts') : php`array_slice( $counts, 0, ${c.arg('count')}, true )`};
  `,
      ),
    /frequen|how (?:often|many times) each|occurr?ences of (?:each|every)/,
  ),
  utility(
    'starts-ends',
    ['check if string starts with', 'check whether string ends with', 'string contains substring'],
    (c) => {
      const call = c.says(/starts? with|begins? with/)
        ? 'str_starts_with'
        : c.says(/ends? with/)
          ? 'str_ends_with'
          : 'str_contains';
      const search = c.find('search');
      return search === null
        ? null
        : given(
            'Tells whether a text has another in that place.',
            'bool',
            php`return ${raw(call)}( ${c.arg('text')}, ${search} );`,
          );
    },
    /starts?|ends?|begins?|contains?/,
    /post|content of|user/,
  ),
  utility(
    'strip-shortcodes',
    ['remove all shortcodes from content', 'strip shortcodes and html tags'],
    (c) =>
      given(
        'Returns a text without shortcodes.',
        'string',
        c.says(/html|tags/)
          ? php`return trim( wp_strip_all_tags( strip_shortcodes( ${c.arg('content')} ) ) );`
          : php`return strip_shortcodes( ${c.arg('content')} );`,
      ),
    /shortcode/,
    /add|create|register/,
  ),
  utility(
    'extract-emails',
    ['extract email addresses from text', 'find all urls in text', 'extract hashtags from text', 'extract links'],
    (c) => {
      const pattern = c.says(/hashtag/)
        ? '/#(\\w+)/u'
        : c.says(/e-?mail/)
          ? '/[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+/'
          : c.says(/mention/)
            ? '/@(\\w+)/u'
            : null;
      if (c.says(/urls?|links?/) && pattern === null)
        return given('Returns the addresses in a text.', 'array', php`return wp_extract_urls( ${c.arg('content')} );`);
      if (pattern === null) return null;
      return given(
        'Returns what a text contains of them.',
        'array',
        php`
      preg_match_all( ${pattern}, ${c.arg('text')}, $matches );

      return array_values( array_unique( $matches[ ${pattern.includes('(\\w') && !c.says(/with the #|including the #/) ? 1 : 0} ] ) );
    `,
      );
    },
    /extract|find all|all (?:the )?(?:e-?mail|url|link|hashtag|mention)/,
    /posts (?:with|by)|users/,
  ),
  utility(
    'random-string',
    ['generate random string', 'generate random password', 'create random token'],
    (c) =>
      given(
        'Returns a text that nobody guesses.',
        'string',
        php`return wp_generate_password( ${c.argOr('length', c.amount(/characters?|length|chars/, 16))}, ${c.says(/special (?:char|sym)|symbols/) && !c.says(/no special|without special/)} );`,
      ),
    /random|token/,
    /posts?|array|number between/,
  ),
  utility(
    'pluralize',
    ['singular or plural form by count', 'format count with singular and plural'],
    (c) => {
      const [one, many] = c.instruction.quoted.map(({ text }) => text).filter((text) => !/^_n$/.test(text));
      if (one === undefined || many === undefined) return null;
      const format = (text: string) => (text.includes('%') ? text : `%d ${text.replace(/^\d+\s*/, '')}`);
      return given(
        'Returns a count with its noun.',
        'string',
        php`return sprintf( _n( ${format(one)}, ${format(many)}, ${c.arg('count')}${c.domain === null ? raw('') : php`, ${c.domain}`} ), ${c.arg('count')} );`,
      );
    },
    /singular|plural|_n\b/,
    /post type|taxonomy/,
  ),
  utility(
    'is-json',
    ['check if string is valid json'],
    (c) =>
      given(
        'Tells whether a text is JSON.',
        'bool',
        php`
    json_decode( ${c.arg('text')} );

    return JSON_ERROR_NONE === json_last_error();
  `,
      ),
    /json/,
    /fetch|url|rest|endpoint|api|file/,
  ),
  utility(
    'is-valid',
    [
      'validate email address',
      'validate url',
      'check if valid date',
      'validate phone number',
      'validate hex color',
      'password strength check',
    ],
    (c) => {
      if (c.says(/e-?mail/))
        return given(
          'Tells whether an address can be one.',
          'bool',
          php`return false !== is_email( ${c.arg('email')} );`,
        );
      if (c.says(/\burl\b/))
        return given(
          'Tells whether a text is an address of the web.',
          'bool',
          php`return false !== wp_http_validate_url( ${c.arg('url')} );`,
        );
      if (c.says(/hex|colou?r/))
        return given(
          'Tells whether a text is a colour.',
          'bool',
          php`return null !== sanitize_hex_color( ${c.arg('color')} ) && '' !== ${c.arg('color')};`,
        );
      if (c.says(/date/)) {
        const format = c.find('format') ?? php`${c.says(/y-m-d|yyyy-mm-dd/) ? 'Y-m-d' : 'Y-m-d'}`;
        return given(
          'Tells whether a date exists.',
          'bool',
          php`
        $date = DateTimeImmutable::createFromFormat( '!' . ${format}, ${c.arg('date')} );

        return false !== $date && ${c.arg('date')} === $date->format( ${format} );
      `,
        );
      }
      if (c.says(/phone/))
        return given(
          'Tells whether a text can be a telephone number.',
          'bool',
          php`return 1 === preg_match( '/^\+?[0-9][0-9 ()\/.-]{5,19}$/', ${c.arg('text')} );`,
        );
      if (c.says(/password/)) {
        const length = c.amount(/characters?|chars?|long|length|least/, 8);
        const tests = [
          `mb_strlen( $%s ) >= ${length}`,
          ...(c.says(/upper ?case|capital/) ? ["1 === preg_match( '/[A-Z]/', $%s )"] : []),
          ...(c.says(/lower ?case/) ? ["1 === preg_match( '/[a-z]/', $%s )"] : []),
          ...(c.says(/digit|number/) ? ["1 === preg_match( '/[0-9]/', $%s )"] : []),
          ...(c.says(/special|symbol/) ? ["1 === preg_match( '/[^A-Za-z0-9]/', $%s )"] : []),
        ];
        const name = c.arg('text').text.slice(1);
        return given(
          'Tells whether a password is good enough.',
          'bool',
          raw(`return ${tests.map((test) => test.replace('%s', name)).join('\n\t&& ')};`),
        );
      }
      return null;
    },
    /valid|check|strength|is_/,
    /array \$|nonce|wp_error|rest|save|upload|http api|send|table|role/,
  ),
];

const lists: readonly Recipe[] = [
  utility(
    'array-sum',
    ['sum of array values', 'average of numbers', 'median of numbers', 'maximum of array', 'total of prices'],
    (c) => {
      const list = c.arg('list');
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
      'join array with commas and',
    ],
    (c) => {
      const text = c.find('text') ?? c.find('ids');
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

const numbersAndDates: readonly Recipe[] = [
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

export const utilities: readonly Recipe[] = [...texts, ...lists, ...numbersAndDates];
