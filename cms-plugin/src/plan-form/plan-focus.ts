/** Id of the control, or of the disclosure, of a place in a plan. */
export const idOfPlace = (path: string): string => `presswright-at:${path}`;

/** Id of what stands around the control: its group, or its part of a list. */
export const idOfFrame = (path: string): string => `presswright-in:${path}`;

/** Id of the button that adds to a list. */
export const idOfAdd = (path: string): string => `presswright-add:${path}`;

const typed = 'input, select, textarea';

/** Paths of the parts of lists around a place: `entities[0].fields[2].label` stands in two. */
export const partsAround = (path: string): string[] =>
  [...path.matchAll(/\]/g)].map(({ index }) => path.slice(0, index + 1));

/** Puts the focus on a place: on its first control, else on what it is a part of. */
export function focusPlace(path: string): void {
  const target = placeOf(path);
  const folded = target?.closest('details:not([open])');
  if (folded instanceof HTMLDetailsElement) folded.open = true;
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}

function placeOf(path: string): HTMLElement | null {
  const frame = document.getElementById(idOfFrame(path));
  const within = frame?.querySelector<HTMLElement>(`.presswright-inner :is(${typed})`);
  const found = within ?? document.getElementById(idOfPlace(path)) ?? document.getElementById(idOfAdd(path));
  if (found) return found;
  if (frame) return frame.querySelector<HTMLElement>(`${typed}, button`) ?? frame;
  const around = path.replace(/(?:\[\d+\]|\.?[^.[\]]+)$/, '');
  return around === '' || around === path ? null : placeOf(around);
}
