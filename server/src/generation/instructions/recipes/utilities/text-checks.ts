import { php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import type { Recipe } from '../../recipe.ts';
import { given, utility } from './utility.ts';

/** What a text contains, and whether it is valid. */
export const textChecks: readonly Recipe[] = [
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
    /strip|remov|without shortcode/,
    /add a shortcode|create|register|enclos/,
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
        $parsed = DateTimeImmutable::createFromFormat( '!' . ${format}, ${c.arg('date')} );

        return false !== $parsed && ${c.arg('date')} === $parsed->format( ${format} );
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
