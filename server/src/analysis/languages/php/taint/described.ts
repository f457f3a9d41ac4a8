import { wordpressFunction } from '@presswright/shared/wordpress/facts';
import { phpFunction } from '../php-functions.ts';
import { changeFunctions, creatingFunctions } from './changes.ts';
import { endingFunctions, mappingFunctions, passingFunctions } from './functions.ts';
import { checkFunctions, currentUserFunctions } from './requests.ts';
import { sourceFunctions } from './sources.ts';

const tables: readonly { has(name: string): boolean }[] = [
  passingFunctions,
  mappingFunctions,
  endingFunctions,
  checkFunctions,
  currentUserFunctions,
  sourceFunctions,
  changeFunctions,
  creatingFunctions,
];

/**
 * Whether a function is one of WordPress or PHP that the tables describe. Whoever defines it (WordPress itself, or a
 * plugin for older versions), it means what they say: they know more of `esc_html()` than its code shows.
 * @param name lower-case, resolved
 */
export function isDescribed(name: string): boolean {
  return (
    tables.some((table) => table.has(name)) &&
    (wordpressFunction(name) !== undefined || phpFunction(name) !== undefined)
  );
}
