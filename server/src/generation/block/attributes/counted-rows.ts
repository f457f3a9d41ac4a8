import { pluralize, singularize, toSnake } from '../../naming/inflect.ts';
import { isTextKind, type NamedAttribute } from './named-attribute.ts';

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Lists begin with as many items as the text says of them, each with a title: “three plans”, “4 steps”. */
export function withCounts(attributes: readonly NamedAttribute[], text: string): readonly NamedAttribute[] {
  return attributes.map((attribute) => {
    const { kind, fields, label } = attribute;
    const title = fields.find(({ role }) => role === 'title') ?? fields.find((field) => isTextKind(field.kind));
    const count = kind === 'query' ? countOf(attribute, text) : 0;
    if (count < 2 || attribute.default !== undefined || title === undefined) return attribute;
    const rows = Array.from({ length: count }, (_, at) => ({ [title.name]: `${singularize(label)} ${at + 1}` }));
    return { ...attribute, default: rows };
  });
}

function countOf({ name, label }: NamedAttribute, text: string): number {
  const last = toSnake(name).split('_').at(-1) ?? '';
  const nouns = [...new Set([label.toLowerCase(), last].map((noun) => pluralize(singularize(noun))))]
    .filter((noun) => /^[a-z ]+$/.test(noun))
    .join('|');
  const found =
    nouns && new RegExp(`\\b(\\d+|${numbers.join('|')})\\s+(?:[a-z-]+\\s+){0,2}(?:${nouns})\\b`, 'i').exec(text);
  const said = found ? (found[1]?.toLowerCase() ?? '') : '';
  const count = /^\d+$/.test(said) ? Number(said) : numbers.indexOf(said);
  return count <= 12 ? count : 0;
}
