import type { PlanField } from '@presswright/shared/schemas/plans/parts';
import { depths } from '../../understanding/clauses.ts';
import { readItems } from '../../understanding/field-items.ts';
import { choicesOf, coreFieldOf, fieldOf } from '../../understanding/field-of-item.ts';
import { tokenize } from '../../understanding/tokens.ts';
import { bare } from './names.ts';

/** Where WordPress keeps a property. */
export type CorePlace = 'title' | 'editor' | 'thumbnail' | 'excerpt';

export interface NewField {
  readonly field: PlanField;
  /** Set where WordPress itself has a place for it. */
  readonly core: CorePlace | null;
}

/** What the words around a property say of it. */
export interface FieldHints {
  readonly choices?: readonly string[];
  readonly type?: PlanField['type'];
  readonly isRequired?: boolean;
  readonly min?: number;
  readonly max?: number;
}

/** The property that a phrase names; null where it names none. */
export function newField(
  phrase: string,
  { choices = [], type, isRequired = false, min, max }: FieldHints = {},
): NewField | null {
  const name = bare(phrase);
  const tokens = tokenize(name);
  if (tokens.length === 0) return null;
  depths(tokens);
  const [item] = readItems(tokens, 0).items;
  if (item === undefined) return null;
  const made = fieldOf(item);
  if (made === null || !/^[a-z][a-z0-9_]*$/.test(made.key)) return null;
  const core = choices.length === 0 && type === undefined ? coreFieldOf(item) : null;
  const { isRequired: _, isMultiple, relatesTo: __, choices: usual, ...rest } = made;
  const named = choices.length > 0 ? choicesOf(choices) : usual;
  const guessed = rest.type === 'relation' || (rest.type === 'choice' && named === undefined) ? 'text' : rest.type;
  const own = choices.length > 0 ? 'choice' : (type ?? guessed);
  return {
    core: core?.as ?? null,
    field: {
      key: rest.key.slice(0, 40),
      label: rest.label.slice(0, 120),
      type: own,
      ...(own === 'choice' && named !== undefined
        ? { choices: named.map(({ value, label }) => ({ value, label })) }
        : {}),
      ...(isRequired ? { required: true } : {}),
      ...(isMultiple && own === made.type ? { multiple: true } : {}),
      ...(rest.unit === undefined ? {} : { unit: rest.unit }),
      ...((min ?? rest.min) === undefined ? {} : { min: min ?? rest.min }),
      ...((max ?? rest.max) === undefined ? {} : { max: max ?? rest.max }),
    } as PlanField,
  };
}
