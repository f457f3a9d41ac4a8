import { GenerationError } from '../generation-error.ts';
import { cleanLine } from '../naming/clean-text.ts';
import { requireTitle } from '../naming/require-title.ts';

/** What the schema of the request does not say of a name: a title, or exactly `namespace/name`. */
export function checkName(blockType: string): void {
  const clean = cleanLine(blockType);
  if ([...clean].length > 200) {
    throw new GenerationError('block_type', `block_type: expected at most 200 characters, got ${[...clean].length}.`);
  }
  // A slash between two words of a title, such as `Before/After Slider`.
  const isTitle =
    /^[^\\.<>:/]+\/(?:[^\\.<>:/]*\s|(?<=\p{Lu}\p{L}*\/)\p{Lu})[^\\.<>:/]*$/u.test(clean) && /\s/.test(clean);
  if (isTitle || /^[^/\\\s.<>]+\/[^/\\\s.<>]+$/.test(clean)) return;
  requireTitle(blockType, 'block_type', 'namespace/name');
}
