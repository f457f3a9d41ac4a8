import type { Control, FormField, Option } from './form.ts';

/** Fields that are shown at once, and those that are opened by who asks for more. */
export function withExtras(list: readonly FormField[]): {
  readonly shown: readonly FormField[];
  readonly extras: readonly FormField[];
} {
  const rare = list.filter(({ isExtra }) => isExtra);
  const isFew = rare.length === list.length && rare.length < 4;
  const extras = isFew ? [] : rare;
  return { shown: list.filter((field) => !extras.includes(field)), extras };
}

/** What a reference can be, and what it is now where that is missing in the plan. */
export function referenceOptionsFor(
  control: Extract<Control, { kind: 'reference' }>,
  value: string,
): readonly Option[] {
  const isLost = value !== '' && control.options.every((option) => option.value !== value);
  return isLost ? [{ value, label: `${value} (missing)` }, ...control.options] : control.options;
}

/** Choices of which there may be several, and what is chosen now besides. */
export function choicesFor(control: Extract<Control, { kind: 'choices' }>, value: unknown): readonly Option[] {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const strays = chosen.filter((one) => control.options.every((option) => option.value !== one));
  return [...control.options, ...strays.map((one) => ({ value: String(one), label: String(one) }))];
}

/** Which shape a value has; undefined: none of the known ones. */
export function shapeOfValue(control: Extract<Control, { kind: 'shape' }>, value: unknown): Option | undefined {
  return typeof value === 'object' && value !== null
    ? control.options.find((option) => Object.values(value).includes(option.value))
    : undefined;
}
