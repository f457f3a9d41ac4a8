import type { InstructionCase } from './instruction-case.ts';

/** Plain PHP that WordPress developers ask for. */
export const utilityCases: readonly InstructionCase[] = [
  {
    area: 'utilities',
    prompt:
      'Write truncate_text( string $text, int $length ): string that cuts the text at $length characters and appends "..." if it was longer.',
    check: `return 'Hello...' === truncate_text( 'Hello World', 5 ) && 'Hi' === truncate_text( 'Hi', 5 );`,
  },
  {
    area: 'utilities',
    prompt: 'Implement `get_initials( string $name ): string`. "John Ronald Doe" gives "JRD".',
    check: `return 'JRD' === get_initials( 'John Ronald Doe' );`,
  },
  {
    area: 'utilities',
    prompt: 'average( array $numbers ): float, 0 for an empty array',
    check: `return 2.0 === average( array( 1, 2, 3 ) ) && 0.0 === average( array() );`,
  },
  {
    area: 'utilities',
    prompt:
      'Write a PHP function group_by_key( array $items, string $key ): array that groups an array of arrays by the value of a key.',
    check: `$i = array( array( 't' => 'a', 'n' => 1 ), array( 't' => 'b', 'n' => 2 ), array( 't' => 'a', 'n' => 3 ) ); $g = group_by_key( $i, 't' ); return 2 === count( $g['a'] ) && 1 === count( $g['b'] );`,
  },
  {
    area: 'utilities',
    prompt:
      'flatten_array( array $array ): array\n\nFlatten a nested array of any depth into a flat list. No explanations, just code.',
    check: `return array( 1, 2, 3, 4 ) === flatten_array( array( 1, array( 2, array( 3, 4 ) ) ) );`,
  },
  {
    area: 'utilities',
    prompt: 'Write a function is_palindrome( string $text ): bool ignoring case and punctuation',
    check: `return is_palindrome( 'A man, a plan, a canal: Panama' ) && ! is_palindrome( 'WordPress' );`,
  },
  {
    area: 'utilities',
    prompt: 'Convert snake_case to camelCase: function to_camel( string $name ): string',
    check: `return 'postTypeName' === to_camel( 'post_type_name' );`,
  },
  {
    area: 'utilities',
    prompt:
      'Write parse_ids( string $list ): array that turns a comma-separated list of IDs into an array of unique positive integers.',
    check: `return array( 1, 5, 9 ) === parse_ids( '1, 5,9,5,x' );`,
  },
  {
    area: 'utilities',
    prompt: 'Create days_between( string $from, string $to ): int which returns the number of days between two dates.',
    check: `return 31 === days_between( '2026-01-01', '2026-02-01' );`,
  },
  {
    area: 'utilities',
    prompt: 'Write `price_with_vat( float $price, float $rate = 19.0 ): float` adding VAT and rounding to two decimals',
    check: `return 119.0 === price_with_vat( 100.0 ) && 107.0 === price_with_vat( 100.0, 7.0 );`,
  },
  {
    area: 'utilities',
    prompt: 'Write human_size( int $bytes ): string to format bytes as a human readable size (KB, MB).',
    check: `return '1 KB' === human_size( 1024 );`,
  },
  {
    area: 'utilities',
    prompt:
      'Write a function extract_hashtags( string $text ): array that extracts all hashtags from a text (without the #).',
    check: `return array( 'php', 'wp' ) === extract_hashtags( 'I like #php and #wp, #php!' );`,
  },
  {
    area: 'utilities',
    prompt: 'Implement is_valid_date( string $date ): bool, format Y-m-d. 2026-02-30 is not valid.',
    check: `return is_valid_date( '2026-02-28' ) && ! is_valid_date( '2026-02-30' ) && ! is_valid_date( 'x' );`,
  },
  {
    area: 'utilities',
    prompt: 'get_domain( string $url ): string returns the domain of a URL without www.',
    check: `return 'example.org' === get_domain( 'https://www.example.org/a?b' );`,
  },
  {
    area: 'utilities',
    prompt: 'Write count_words( string $html ): int that counts the words of a HTML string without tags.',
    check: `return 3 === count_words( '<p class="a b">one two <b>three</b></p>' );`,
  },
  {
    area: 'utilities',
    prompt: 'trim_to_words( string $text, int $words ): string — first $words words followed by "…"',
    check: `return 'one two…' === trim_to_words( 'one two three', 2 );`,
  },
  {
    area: 'utilities',
    prompt: 'Sort an array of arrays by a key, ascending: sort_by_key( array $rows, string $key ): array',
    check: `return array( 1, 2, 3 ) === array_column( sort_by_key( array( array( 'n' => 3 ), array( 'n' => 1 ), array( 'n' => 2 ) ), 'n' ), 'n' );`,
  },
  {
    area: 'utilities',
    prompt:
      'Write a function that adds the query parameters utm_source=newsletter and utm_medium=email to a URL: add_utm( string $url ): string',
    check: `return 'https://example.org/?a=1&utm_source=newsletter&utm_medium=email' === add_utm( 'https://example.org/?a=1' );`,
  },
];
