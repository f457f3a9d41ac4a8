import { js } from '../../../writers/js.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import type { BlockPlan } from '../../plan.ts';

/** What a visitor's browser remembers a block by: its post and its attributes. */
export const memoryKey = ({ names }: BlockPlan): PhpCode =>
  php`${`${names.slug}-`} . get_the_ID() . '-' . substr( md5( (string) wp_json_encode( $attributes ) ), 0, 8 )`;

/** The function `memory` of view scripts. */
export const memoryFunction = js`
  /**
   * Reads and writes values in the local storage of the visitor, if available.
   *
   * @return {Storage|undefined} Storage.
   */
  function memory() {
    try {
      return window.localStorage;
    } catch {
      return undefined;
    }
  }
`;
