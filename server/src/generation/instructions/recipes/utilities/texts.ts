import { php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import type { Recipe } from '../../recipe.ts';
import { given, utility } from './utility.ts';

/** Shortening, masking and rewriting texts. */
export const texts: readonly Recipe[] = [
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
    (c) => {
      const most = c.find('count');
      return given(
        'Returns the first letters of a name.',
        'string',
        php`
    $initials = '';
    foreach ( preg_split( '/\s+/', trim( ${c.arg('name')} ), -1, PREG_SPLIT_NO_EMPTY ) as $word ) {
      $initials .= mb_strtoupper( mb_substr( $word, 0, 1 ) );
    }

    return ${most === null ? raw('$initials') : php`mb_substr( $initials, 0, ${most} )`};
  `,
      );
    },
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
];
