import type { AttributeField, BlockAttribute, BlockPlan } from '../../../../server/src/generation/block/plan.ts';

type Values = Readonly<Record<string, unknown>>;

/** Values for every attribute: whatever can be shown is. */
export const shownValues = ({ attributes }: BlockPlan): Values =>
  Object.fromEntries(attributes.map((attribute) => [attribute.name, valueAt(attribute, 0)]));

/** Values that an attribute may be changed to. */
export function otherValues(attribute: BlockAttribute): readonly unknown[] {
  if (attribute.kind === 'enum') return attribute.options.slice(1).map(({ value }) => value);
  const more = attribute.kind === 'number' || attribute.kind === 'integer' ? [2, 3, 4] : [1];
  return more.map((step) => valueAt(attribute, step)).filter((value) => value !== valueAt(attribute, 0));
}

function valueAt(attribute: BlockAttribute, step: number): unknown {
  const { kind, role, fields, item } = attribute;
  if (kind === 'boolean') return (role === 'hides') === step > 0;
  if (kind === 'object') return recordOf(fields, step);
  if (kind === 'query') return [0, 1, 2].map(() => recordOf(fields, step));
  if (kind === 'array') return [0, 1, 2].map(() => (item === undefined ? 'x' : fieldValue(item, step)));
  return fieldValue(attribute, step);
}

const recordOf = (fields: readonly AttributeField[], step: number): Values =>
  Object.fromEntries(fields.map((field) => [field.name, fieldValue(field, step)]));

function fieldValue({ kind, options, minimum, maximum }: AttributeField, step: number): unknown {
  const text = ['Alpha', 'Beta'][step] ?? `Gamma ${step}`;
  switch (kind) {
    case 'number':
    case 'integer': {
      const low = minimum ?? 1;
      return maximum === undefined ? low + step : Math.min(maximum, low + (step * (maximum - low)) / 4);
    }
    case 'boolean':
      return step === 0;
    case 'enum':
      return options[step % options.length]?.value;
    case 'url':
      return `https://example.com/${text}`;
    case 'color':
      return step === 0 ? '#112233' : '#445566';
    case 'date':
      return `203${step}-01-31`;
    case 'image':
    case 'media':
      return { id: step + 1, url: `https://example.com/${text}.png`, alt: text, mime: 'video/mp4', title: text };
    case 'array':
      return [text];
    case 'null':
      return null;
    default:
      return text;
  }
}
