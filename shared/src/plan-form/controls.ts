import type { Control, FormField, FormItem, Option, PlanForm } from './form.ts';
import { kindWords } from './kind-words.ts';
import { listWords, quietMembers } from './labels.ts';
import { pathOf, type Steps } from './paths.ts';
import { referenceKindAt, referenceOptions } from './references.ts';
import { isRelevant } from './relevance.ts';
import { besidesNull, isObject, objectSchemaOf, type PlanSchema, type Shape, shapesOf } from './schema.ts';
import { summaryOf, titleOf } from './titles.ts';
import { helpOf, inWords, labelOf, phraseOf, valueHelp, valueLabel } from './words.ts';

/** Makes the fields of a plan, and notes which faults they show. */
export class FieldMaker {
  readonly #plan: unknown;
  readonly #faults: ReadonlyMap<string, readonly string[]>;
  readonly #shown = new Set<string>();

  constructor(plan: unknown, faults: ReadonlyMap<string, readonly string[]>) {
    this.#plan = plan;
    this.#faults = faults;
  }

  /** Faults that none of the fields made so far shows. */
  unshown(): PlanForm['errors'] {
    return [...this.#faults]
      .filter(([path]) => !this.#shown.has(path))
      .flatMap(([path, messages]) => messages.map((message) => (path === '' ? message : `${path}: ${message}`)));
  }

  /** Fields of an object; members with one possible value have none. */
  fieldsOf(schema: PlanSchema, value: unknown, steps: Steps, isTold = (_member: string) => true): FormField[] {
    const { properties = {}, required = [] } = schema;
    return Object.entries(properties).flatMap(([member, inner]) => {
      const own = isObject(value) && Object.hasOwn(value, member) ? value[member] : undefined;
      if (inner.const !== undefined || !isTold(member)) return [];
      const isNeeded = isRelevant(member, value);
      if (own === undefined && isNeeded === false) return [];
      const isRequired = required.includes(member);
      const field = this.field(member, inner, own, [...steps, member], isRequired);
      // What follows from other members, or hardly anybody changes, is found below.
      const isQuiet = quietMembers.has(member) && field.errors.length === 0;
      return [{ ...field, isExtra: isQuiet || (own === undefined && !isRequired && isNeeded !== true) }];
    });
  }

  field(member: string, schema: PlanSchema, value: unknown, steps: Steps, isRequired: boolean): FormField {
    const control = this.#control(member, schema, value, steps, isRequired);
    const path = pathOf(steps);
    const help = helpOf(member, schema);
    return {
      path,
      label: labelOf(member, schema),
      ...(help !== undefined && { help }),
      isRequired,
      isExtra: false,
      value: value === undefined && schema.type === 'boolean' ? (schema.default ?? false) : value,
      control,
      errors: this.#errorsOf(path, control),
    };
  }

  #control(member: string, schema: PlanSchema, value: unknown, steps: Steps, isRequired: boolean): Control {
    const canBeEmpty = !isRequired;
    const rest = besidesNull(schema);
    if (rest !== null) {
      const inner = this.#control(member, rest, value === null ? undefined : value, steps, false);
      return inner.kind === 'list' || inner.kind === 'group' ? { kind: 'json' } : inner;
    }
    if (schema.enum !== undefined) return this.#choice(schema, canBeEmpty);
    const shapes = shapesOf(schema);
    if (shapes !== null) {
      if (value !== undefined && !isObject(value)) return { kind: 'json' };
      const found = objectSchemaOf(schema, value);
      const options = shapes.shapes.map(shapeOption);
      return { kind: 'shape', options, canBeEmpty, fields: found === null ? [] : this.fieldsOf(found, value, steps) };
    }
    if (schema.anyOf !== undefined) {
      return { kind: schema.anyOf.some(({ type }) => type === 'array' || type === 'object') ? 'json' : 'scalar' };
    }
    switch (schema.type) {
      case 'boolean':
        return { kind: 'toggle' };
      case 'integer':
      case 'number': {
        const { minimum: min, maximum: max } = schema;
        return {
          kind: 'number',
          isWhole: schema.type === 'integer',
          ...(min !== undefined && { min }),
          ...(max !== undefined && { max }),
        };
      }
      case 'string':
        return this.#text(schema, steps, canBeEmpty);
      case 'array':
        return value !== undefined && !Array.isArray(value)
          ? { kind: 'json' }
          : this.#list(member, schema, value ?? [], steps);
      case 'object':
        if (schema.properties === undefined || (value !== undefined && !isObject(value))) return { kind: 'json' };
        return {
          kind: 'group',
          canAdd: value === undefined,
          canRemove: value !== undefined && !isRequired,
          fields: value === undefined ? [] : this.fieldsOf(schema, value, steps),
        };
      default:
        return { kind: 'json' };
    }
  }

  #choice({ enum: values = [], description }: PlanSchema, canBeEmpty: boolean): Control {
    if (values.some((value) => typeof value !== 'string')) {
      const options = values.map((value) => ({ value: String(value), label: String(value) }));
      return { kind: 'choice', options, canBeEmpty };
    }
    return { kind: 'choice', options: values.map((value) => optionOf(String(value), description)), canBeEmpty };
  }

  #text(schema: PlanSchema, steps: Steps, canBeEmpty: boolean): Control {
    const kind = referenceKindAt(this.#plan, steps, schema);
    if (kind !== null) {
      const isOpen = kind.to !== 'entity' && (kind.to === 'role' || kind.isOpen);
      return { kind: 'reference', options: referenceOptions(this.#plan, kind), isOpen, canBeEmpty };
    }
    const { maxLength, pattern = '' } = schema;
    const isLong = (maxLength ?? 0) > 500 || /\\[tn]/.test(pattern);
    const color = pattern.startsWith('^#[0-9a-f]{6}');
    return { kind: 'text', isLong, ...(maxLength !== undefined && { maxLength }), ...(color && { color }) };
  }

  #list(member: string, schema: PlanSchema, value: unknown, steps: Steps): Control {
    const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
    const own: readonly unknown[] = Array.isArray(value) ? value : [];
    const isText = items.type === 'string';
    if (isText && items.enum !== undefined) {
      const { description } = schema;
      return { kind: 'choices', options: items.enum.map((one) => optionOf(String(one), description)) };
    }
    if (isText && referenceKindAt(this.#plan, [...steps, 0], items) === null) return { kind: 'lines' };
    const shapes = shapesOf(items);
    const words = listWords[member] ?? { add: 'Add an item', one: 'Item' };
    return {
      kind: 'list',
      items: own.map((item, place) => this.#item(member, words.one, items, item, [...steps, place])),
      canRemove: own.length > minItems,
      add:
        own.length >= maxItems
          ? null
          : {
              label: words.add,
              shapes: (shapes?.shapes ?? []).map(shapeOption),
            },
    };
  }

  #item(member: string, one: string, schema: PlanSchema, item: unknown, steps: Steps): FormItem {
    const path = pathOf(steps);
    const inner = objectSchemaOf(schema, item);
    const isPlain = inner === null || !isObject(item);
    const fields = isPlain
      ? [{ ...this.field(member, schema, item, steps, true), label: one }]
      : this.fieldsOf(inner, item, steps);
    if (!isPlain) this.#shown.add(path);
    const errorCount = [...this.#faults].reduce(
      (sum, [at, messages]) => (at === path || isBelow(at, path) ? sum + messages.length : sum),
      0,
    );
    return {
      path,
      title: titleOf(item, one, this.#plan),
      summary: summaryOf(member, item, this.#plan),
      fields,
      errorCount,
    };
  }

  /** Faults of a field; a control without fields of its own shows those below its place as well. */
  #errorsOf(path: string, control: Control): string[] {
    const isBranch = control.kind === 'group' || control.kind === 'list' || control.kind === 'shape';
    const own = [...this.#faults].filter(
      ([at]) => !this.#shown.has(at) && (at === path || (!isBranch && isBelow(at, path))),
    );
    // A shape that is none of the known ones is told where shapes are chosen.
    const shape = control.kind === 'shape' && control.fields.length === 0;
    const more = shape ? [...this.#faults].filter(([at]) => !this.#shown.has(at) && isBelow(at, path)) : [];
    for (const [at] of [...own, ...more]) this.#shown.add(at);
    return [...own, ...more].flatMap(([at, messages]) => {
      const line = control.kind === 'lines' ? /\[(\d+)\]$/.exec(at)?.[1] : undefined;
      return messages.map((message) => (line === undefined ? message : `Line ${Number(line) + 1}: ${message}`));
    });
  }
}

export const isBelow = (path: string, around: string): boolean =>
  path.length > around.length && path.startsWith(around) && /^[.[]/.test(path.slice(around.length));

/** A choice with what is known of it. */
export function optionOf(value: string, description: string | undefined): Option {
  const label = valueLabel(value) || phraseOf(value);
  const help = Object.hasOwn(kindWords, value)
    ? (kindWords[value]?.about ?? description)
    : description === undefined
      ? undefined
      : valueHelp(value, description);
  return { value, label, ...(help !== undefined && { help }) };
}

/** A choice among shapes: each has a description of its own. */
function shapeOption({ value, schema: { description } }: Shape): Option {
  const help = description === undefined ? undefined : inWords(description);
  const label = value === 'roles' ? 'Certain roles' : undefined;
  return { ...(help !== undefined && { help }), ...optionOf(value, undefined), ...(label !== undefined && { label }) };
}
