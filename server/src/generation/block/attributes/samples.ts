import type { AttributeType } from '@presswright/shared/schemas/block-parts';
import { toSnake } from '../../naming/inflect.ts';
import type { JsonValue } from '../../writers/json.ts';

/** What previews show by role; `*` for the role in every kind. True to life, and plain words in any trade. */
const byRole: Readonly<Record<string, string>> = {
  title: 'Made with care, built to last',
  subtitle: 'A small studio for big ideas',
  eyebrow: 'New this season',
  quote: 'They listened first, then built exactly what we needed. We would choose them again tomorrow.',
  body: 'Tell visitors what makes this special: what it does, who it is for and why it matters.',
  icon: '★',
  label: 'Happy customers',
  unit: '+',
  when: 'Spring 2030',
  text: 'Delivered to your door',
  caption: 'Photographed in our studio',
  author: 'Amara Lindqvist',
  meta: 'Head of Design, Northwind',
  question: 'How long does it take?',
  answer: 'Most orders are ready within two business days.',
  'button-text': 'Learn more',
  email: 'hello@example.com',
  phone: '+1 555 0100',
  address: '12 Harbour Street, Lisbon',
  period: 'per month',
  currency: '$',
  price: '$29',
};

/** Further items of lists, one after another, so that previews do not say the same twice. */
const furtherByRole: Readonly<Record<string, readonly string[]>> = {
  title: ['Made to be repaired', 'Ready when you are'],
  text: ['30-day returns', 'Support from real people'],
  body: ['We plan every step with you and leave nothing open.', 'We stay in touch afterward.'],
  icon: ['✦', '●'],
  when: ['Summer 2030', 'Autumn 2030'],
  question: ['Can I change my order?', 'Where do you deliver?'],
  answer: ['Yes, until it has shipped.', 'We deliver nationwide and to most countries abroad.'],
  caption: ['In the morning', 'On the way home'],
  author: ['Jonas Okafor', 'Mei Tanaka'],
  quote: ['The calmest project we have ever had, and the best result.', 'We still get compliments for it every week.'],
  price: ['$49', '$79'],
};

const byKind: Readonly<Record<AttributeType, JsonValue>> = {
  string: 'Delivered to your door',
  textarea: 'Tell visitors what makes this special.',
  rich_text: 'Tell visitors what makes this special.',
  number: 24,
  integer: 24,
  boolean: true,
  enum: '',
  url: 'https://example.com/',
  color: '#3858e9',
  date: '2030-06-15',
  image: { url: 'https://s.w.org/images/core/5.3/MtBlanc1.jpg', alt: 'A mountain in the morning' },
  media: { url: 'https://s.w.org/images/core/5.3/MtBlanc1.jpg', alt: 'A mountain in the morning' },
  array: [],
  query: [],
  object: {},
  null: null,
};

const numbersByRole: Readonly<Record<string, number>> = {
  price: 29,
  'former-price': 39,
  rating: 5,
  percent: 72,
  columns: 3,
  figure: 128,
  opacity: 0.6,
};

const texts: ReadonlySet<AttributeType> = new Set(['string', 'textarea', 'rich_text']);
const numbers: ReadonlySet<AttributeType> = new Set(['number', 'integer']);

const furtherNumbers: Readonly<Record<string, readonly number[]>> = {
  price: [49, 79],
  'former-price': [59, 99],
  percent: [58, 91],
  figure: [24, 15],
};

/** What previews show of texts and numbers by what these are called, in snake case: the items of a list, or one after another. */
const byName: readonly (readonly [names: RegExp, samples: readonly JsonValue[]])[] = [
  [/(?:^|_)ingredients?$/, ['250 g flour', '3 eggs', 'A pinch of salt']],
  [
    /(?:^|_)(?:steps?|instructions?|directions?|method)$/,
    ['Mix everything in a large bowl.', 'Leave it to rest for half an hour.', 'Bake until golden.'],
  ],
  [/(?:^|_)pros?$/, ['Easy to start with', 'Made to last', 'Good value']],
  [/(?:^|_)cons?$/, ['Takes some practice', 'Only in one size', 'Often sold out']],
  [/(?:^|_)amenit(?:y|ies)$/, ['Wi-Fi', 'Breakfast', 'Parking']],
  [/(?:^|_)(?:day|weekday)$/, ['Monday', 'Wednesday', 'Friday']],
  [/(?:^|_)(?:opening_)?hours$/, ['9:00–18:00', '10:00–14:00', 'Closed']],
  [/(?:^|_)time$/, ['9:00', '12:30', '18:00']],
  [/(?:^|_)duration$/, ['45 minutes', '1 hour', '90 minutes']],
  [/(?:^|_)level$/, ['Beginners', 'Intermediate', 'All levels']],
  [
    /(?:^|_)(?:teacher|instructor|trainer|coach|guide|director|artist|host|guest)$/,
    ['Amara Lindqvist', 'Jonas Okafor', 'Mei Tanaka'],
  ],
  [/(?:^|_)salary(?:_range)?$/, ['42,000 to 50,000 a year', '38,000 a year', 'From 25 an hour']],
  [/(?:^|_)city$/, ['Lisbon', 'Oslo', 'Accra']],
  [/(?:^|_)country$/, ['Portugal', 'Norway', 'Ghana']],
  [/(?:^|_)year$/, [2012, 2018, 2026]],
  [/(?:^|_)age$/, [3, 5, 8]],
  [/(?:^|_)prep(?:aration)?_time$/, [20]],
  [/(?:^|_)(?:cook|cooking|baking)_time$/, [35]],
  [/(?:^|_)(?:servings|portions|guests)$/, [4]],
  [/(?:^|_)(?:bed|bath)?rooms$/, [3]],
  [/(?:^|_)area$/, [120]],
];

/** What a preview shows of a value that is called so; undefined where its name tells nothing. */
export function sampleNamed(name: string, kind: AttributeType, index: number): JsonValue | undefined {
  const snake = toSnake(name);
  const type = numbers.has(kind) ? 'number' : 'string';
  if (type === 'string' && kind !== 'string') return undefined;
  const [, samples = []] = byName.find(([names, [first]]) => typeof first === type && names.test(snake)) ?? [];
  return samples[index % Math.max(1, samples.length)];
}

/**
 * What a preview shows for a value of a kind and a role.
 * @param index of the item, in lists
 */
export function sampleOf(kind: AttributeType, role: string, index = 0): JsonValue {
  const further = texts.has(kind) && index > 0 ? furtherByRole[role]?.[index - 1] : undefined;
  if (further !== undefined) return further;
  // The address of an image that is not there would show a broken one.
  if (kind === 'url' && role === 'image') return '';
  if (texts.has(kind)) return byRole[role] ?? byKind[kind];
  if (numbers.has(kind)) return furtherNumbers[role]?.[index - 1] ?? numbersByRole[role] ?? byKind[kind];
  return byKind[kind];
}
