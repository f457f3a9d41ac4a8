import { FieldMaker } from './controls.ts';
import { type Fault, schemaFaults } from './faults.ts';
import type { FormField, FormSection, PlanForm } from './form.ts';
import { sectionTitles } from './labels.ts';
import { pathOf } from './paths.ts';
import { referenceFaults } from './reference-faults.ts';
import { isObject, type PlanSchema } from './schema.ts';

/** Everything that is wrong with a plan as far as can be told without the service, each at its path. */
export function planFaults(schema: PlanSchema, plan: unknown): readonly Fault[] {
  const faults = schemaFaults(schema, plan);
  const paths = new Set(faults.map(({ path }) => path));
  return [...faults, ...referenceFaults(schema, plan).filter(({ path }) => !paths.has(path))];
}

/**
 * A plan as a form for people.
 * @param schema the JSON Schema of its kind of plan
 * @param told faults that somebody else found, such as the service; those of the schema are found here
 */
export function planForm(schema: PlanSchema, plan: unknown, told: readonly Fault[] = []): PlanForm {
  const all = [...planFaults(schema, plan), ...told];
  const faults = Map.groupBy(all, ({ path }) => path);
  const messages = new Map([...faults].map(([path, found]) => [path, found.map(({ message }) => message)]));
  if (!isObject(plan)) return { sections: [], errors: all.map(({ message }) => message), errorCount: all.length };
  const maker = new FieldMaker(plan, messages);
  const isSection = (member: string, inner: PlanSchema | undefined) =>
    Object.hasOwn(sectionTitles, member) && (inner?.type === 'array' || inner?.type === 'object');
  const general = maker.fieldsOf(schema, plan, [], (member) => !isSection(member, schema.properties?.[member]));
  const sections = Object.entries(schema.properties ?? {}).flatMap(([member, inner]): FormSection[] => {
    const words = isSection(member, inner) ? sectionTitles[member] : undefined;
    if (words === undefined) return [];
    const isRequired = schema.required?.includes(member) ?? false;
    const field = maker.field(member, inner, plan[member], [member], isRequired);
    return [{ id: pathOf([member]), ...words, fields: [field] }];
  });
  const first = { id: 'general', title: 'General', help: '', fields: general };
  return {
    sections: general.length === 0 ? sections : [first, ...sections],
    errors: maker.unshown(),
    errorCount: all.length,
  };
}

/** Every field of a form, at any depth. */
export function allFields(form: PlanForm): FormField[] {
  const within = (field: FormField): FormField[] => {
    const { control } = field;
    const inner =
      control.kind === 'list'
        ? control.items.flatMap(({ fields }) => fields)
        : control.kind === 'group' || control.kind === 'shape'
          ? control.fields
          : [];
    return [field, ...inner.flatMap(within)];
  };
  return form.sections.flatMap(({ fields }) => fields.flatMap(within));
}
