import { type PhpCode, php } from '../../../writers/php.ts';

/** The comment of a method that shows an input. */
export const inputDoc = (text: string): PhpCode => php`
  /**
   * ${text}
   *
   * @param string $key   Field key.
   * @param array  $field Field definition.
   * @param mixed  $value Field value.
   */
`;
