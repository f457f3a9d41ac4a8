import { GenerationError } from '../generation-error.ts';
import { cleanLine } from './clean-text.ts';

/** A slash or backslash that would divide a path; one in a tag, or alone among punctuation, divides nothing. */
const separator = /(?:^|[\p{L}\p{N}._:-])[\\/](?=[\p{L}\p{N}._-])/u;

/**
 * Refuses a name that cannot have been meant as one.
 * @param param field of the request
 * @param besides another form that the field takes, such as `namespace/name`
 * @throws GenerationError when nothing is left of it, or it is a path
 */
export function requireTitle(text: string, param: string, besides?: string): void {
  const title = cleanLine(text);
  if (title === '') throw new GenerationError(param, `${param}: expected a name, got ${JSON.stringify(text)}.`);
  if (!separator.test(title.replace(/<\/?[a-z][^<>]*>/gi, ' '))) return;
  const got = JSON.stringify(title.slice(0, 100));
  const other = besides === undefined ? '' : `, or ${besides}`;
  throw new GenerationError(param, `${param}: expected a name without path separators (/ and \\)${other}, got ${got}.`);
}
