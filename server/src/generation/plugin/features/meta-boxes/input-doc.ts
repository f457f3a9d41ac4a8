import { type PhpCode, php } from '../../../writers/php.ts';

/** The comment of a method that shows an input. */
export const inputDoc = (text: string): PhpCode => php`
  /**
   * ${text}
   *
   * @param string $key   The field.
   * @param array  $field Its definition.
   * @param mixed  $value Its value.
   */
`;
