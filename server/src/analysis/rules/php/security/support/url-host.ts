import { eachPiece } from '../../../../languages/php/flow/ropes.ts';
import type { Value } from '../../../../languages/php/flow/value.ts';

/** How an address begins. `foreign` stands for data that is not the program's own, `own` for text that is not known. */
const foreign = '\u0002';
const own = '\u0001';

/** The beginning of an address, with a mark for each part that is not literal text. */
export function outlineOf(address: Value): string {
  let outline = '';
  eachPiece(address, null, (piece) => {
    if (piece.kind === 'text') outline += piece.text;
    else outline += piece.value.taints.length > 0 ? foreign : own;
  });
  return outline;
}

/** Whether foreign data can choose the host of an address: it stands at the start, or before the host's end. */
export function isHostForeign(address: Value): boolean {
  const outline = outlineOf(address).trimStart();
  const rest = outline.replace(new RegExp(`^(?:(?:[a-z]*|${own}):?//)+`, 'i'), '');
  const end = rest.search(new RegExp(`[/?#\\\\]|^${own}`));
  return (end === -1 ? rest : rest.slice(0, end)).includes(foreign);
}

/** Whether foreign data stands at the very start of a text: no fixed prefix limits what the whole can be. */
export function isLedByForeign(text: Value): boolean {
  return outlineOf(text).startsWith(foreign);
}
