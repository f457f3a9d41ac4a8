import type {
  Behaviour,
  Entity,
  Field,
  Understanding,
} from '../../../server/src/generation/understanding/understanding.ts';

const range = ({ min, max }: Field): string =>
  min === undefined && max === undefined ? '' : ` ${min ?? ''}..${max ?? ''}`;

/** `condition choice*![New|Used]`, `seats integer 2..8`, `weight number kg`, `owner relation>member`. */
export const briefField = (field: Field): string => {
  const choices = field.choices ? `[${field.choices.map(({ label }) => label).join('|')}]` : '';
  const target = field.relatesTo === undefined ? '' : `>${field.relatesTo}`;
  const marks = `${field.isMultiple ? '*' : ''}${field.isRequired ? '!' : ''}`;
  const unit = field.unit === undefined ? '' : ` ${field.unit}`;
  return `${field.key} ${field.type}${target}${marks}${choices}${range(field)}${unit}`;
};

const briefEntity = (entity: Entity): string => {
  const parts = [
    ...entity.coreFields.map(({ label, as }) => `${label}=${as}`),
    ...entity.fields.map(briefField),
    ...entity.taxonomies.map(
      ({ key, terms, isHierarchical }) =>
        `#${key}${isHierarchical ? '' : '~'}${terms.length > 0 ? `[${terms.join('|')}]` : ''}`,
    ),
  ];
  const supports = entity.supports.filter((support) => ['author', 'comments', 'revisions'].includes(support));
  return [
    `${entity.singular}${entity.isPublic ? '' : ' (private)'}:`,
    parts.join(', '),
    ...supports.map((one) => `+${one}`),
  ]
    .filter((part) => part !== '')
    .join(' ');
};

const plain = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(plain).join('+');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(plain).join(' ');
};

/** `email_on_status entity=order status=paid recipient=role clerk`. */
export const briefBehaviour = ({ kind, ...rest }: Behaviour): string =>
  [kind, ...Object.entries(rest).map(([key, value]) => `${key}=${plain(value)}`)].join(' ');

/** What a description is understood to ask for, without sentences: a line each, in the order of the understanding; `+comments` is what a type supports. */
export const briefOf = (understanding: Understanding): string[] => [
  ...(understanding.namesContent ? understanding.entities.map(briefEntity) : []),
  ...understanding.behaviours.map(briefBehaviour),
  ...understanding.tools.map(({ tool }) => `tool ${tool}`),
  ...understanding.roles.map(({ name, entities }) => `role ${[name, ...entities].join(' ')}`),
  ...understanding.settings.map((field) => `setting ${briefField(field)}`),
  ...understanding.notUnderstood.map((quote) => `left: ${quote}`),
];
