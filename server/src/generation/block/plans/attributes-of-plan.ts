import type { PlanAttribute, PlanItem, PlanProperty } from '@presswright/shared/schemas/plans/block-plan';
import { cleanLine } from '../../naming/clean-text.ts';
import { toSnake } from '../../naming/inflect.ts';
import { labelFor } from '../attributes/attribute-names.ts';
import { roleOf } from '../attributes/attribute-roles.ts';
import { optionsFor } from '../attributes/enum-options.ts';
import { limitsOf, type NamedAttribute, type NamedField } from '../attributes/named-attribute.ts';
import { columnsOf, itemOf } from '../attributes/resolve-attributes.ts';

/** The attributes of a plan as the makers of files read them, with what it left to defaults. */
export function attributesOfPlan(attributes: readonly PlanAttribute[]): NamedAttribute[] {
  return attributes.map((attribute) => {
    const { type, items, properties, default: value } = attribute;
    const isRecord = type === 'object' || type === 'query';
    const item = items === undefined ? itemOf('string', 'items', new Set()) : fieldOf({ key: 'item', ...items });
    return {
      ...fieldOf(attribute),
      fields: isRecord ? (properties?.map(fieldOf) ?? columnsOf({}, 'properties', new Set(), type)) : [],
      ...(type === 'array' ? { item } : {}),
      ...(value === undefined ? {} : { default: value }),
    };
  });
}

function fieldOf(
  field: PlanProperty | (PlanItem & { readonly key: string; label?: string; help?: string }),
): NamedField {
  const { key, type, label, help, role, options, minimum, maximum } = field;
  const snake = toSnake(key);
  const said = cleanLine(help ?? '');
  const named = {
    name: key,
    label: cleanLine(label ?? '') || labelFor(key),
    ...(said === '' ? {} : { help: said }),
    kind: type,
    role: role ?? roleOf(type, snake),
    options:
      type === 'enum'
        ? (options?.map(({ value, label }) => ({ value, label: cleanLine(label ?? '') || labelFor(value) })) ??
          optionsFor(snake, undefined))
        : [],
  };
  const limits = limitsOf({
    ...named,
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  });
  return { ...named, ...limits };
}

/** Attributes in the form that people and programs read, correct and send back. */
export function attributesToPlan(attributes: readonly NamedAttribute[]): PlanAttribute[] {
  return attributes.map(({ fields, item, default: value, ...attribute }) => ({
    ...fieldToPlan(attribute),
    ...(value === undefined ? {} : { default: value }),
    ...(item === undefined ? {} : { items: itemToPlan(item) }),
    ...(fields.length === 0 ? {} : { properties: fields.map(fieldToPlan) }),
  }));
}

function fieldToPlan(field: NamedField): PlanProperty {
  const { name, label, help } = field;
  return {
    key: name,
    label: cut(label, 200),
    ...(help === undefined ? {} : { help: cut(help, 500) }),
    ...itemToPlan(field),
  };
}

function itemToPlan({ kind, role, options, minimum, maximum }: NamedField): PlanItem {
  return {
    type: kind,
    role,
    ...(options.length === 0
      ? {}
      : {
          options: options.map(({ value, label }) => ({ value, ...(label === '' ? {} : { label: cut(label, 200) }) })),
        }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}

/** As many characters of a text as a plan takes. */
export const cut = (text: string, most: number): string => [...text].slice(0, most).join('');
