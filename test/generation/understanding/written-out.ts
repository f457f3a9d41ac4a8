import type { Field, Understanding } from '../../../server/src/generation/understanding/understanding.ts';
import type { Description } from './descriptions.ts';

/** A description's meaning in a form that compares well: order does not count. */
export interface WrittenOut {
  readonly entities: Record<string, readonly string[]>;
  readonly does: readonly string[];
  readonly roles: readonly string[];
  readonly settings: readonly string[];
  readonly left: readonly string[];
}

function written(field: Field): string {
  const several = field.isMultiple ? '*' : '';
  const must = field.isRequired ? '!' : '';
  const choices = field.choices ? `[${field.choices.map(({ label }) => label).join('|')}]` : '';
  return `${field.key} ${field.type}${several}${must}${choices}`;
}

/** Cuts at commas outside of square brackets. */
const parts = (list: string): string[] =>
  list
    .split(/,\s*(?![^[]*\])/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function findingOf(understanding: Understanding): WrittenOut {
  return {
    entities: Object.fromEntries(
      (understanding.namesContent ? understanding.entities : []).map((entity) => [
        entity.singular,
        [
          ...entity.fields.map(written),
          ...entity.coreFields.map(({ label, as }) => `${label.toLowerCase().replaceAll(' ', '_')}=${as}`),
          ...entity.taxonomies.map(({ key }) => `#${key}`),
        ].sort(),
      ]),
    ),
    does: [...new Set(understanding.behaviours.map(({ kind }) => kind))].sort(),
    roles: understanding.roles.map(({ name }) => name).sort(),
    settings: understanding.settings.map(written).sort(),
    left: understanding.notUnderstood.map((quote) => quote.slice(0, 20)),
  };
}

export function expectationOf(description: Description): WrittenOut {
  return {
    entities: Object.fromEntries(
      description.entities.map((entity) => {
        const [name = '', rest = ''] = entity.split(/:(.*)/s);
        const [fields = '', taxonomies = ''] = rest.split(';');
        return [name, [...parts(fields), ...parts(taxonomies).map((key) => `#${key}`)].sort()];
      }),
    ),
    does: [...(description.does ?? [])].sort(),
    roles: [...(description.roles ?? [])].sort(),
    settings: [...(description.settings ?? [])].sort(),
    left: (description.left ?? []).map((quote) => quote.slice(0, 20)),
  };
}
