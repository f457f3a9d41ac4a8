import type { Archetype, Region } from './archetype.ts';

const header: Region = { part: 'header', tag: 'header', roles: ['eyebrow', 'title', 'question', 'subtitle'] };
const priceLine: Region = { part: 'price-line', tag: 'p', roles: ['currency', 'price', 'period'] };
const media: Region = { part: 'media', tag: 'div', roles: ['image', 'background-image', 'logo', 'avatar'] };
const actions: Region = { part: 'actions', tag: 'p', roles: ['link'] };
const contact: Region = { part: 'contact', tag: 'address', roles: ['address', 'email', 'phone'] };

/** Media, then everything else beside or below it. */
const mediaAndContent = (...inner: readonly Region[]): readonly Region[] => [
  media,
  { part: 'content', tag: 'div', regions: [...inner, { part: '*', tag: '' }, actions] },
];

/** The kinds of blocks, the more telling words first; `generic` is for everything else. */
export const archetypes: readonly Archetype[] = [
  {
    key: 'testimonial',
    words: /testimonial|customer (?:story|voice)|review|recommendation|depoiment|kundenstimme|témoignage/,
    icon: 'format-quote',
    category: 'text',
    keywords: ['quote', 'review', 'customer'],
    description: 'What a customer says, with name, role and picture.',
    tag: 'figure',
    layout: 'quote',
    regions: [
      { part: 'rating-line', tag: 'div', roles: ['rating'] },
      { part: 'statement', tag: 'blockquote', roles: ['title', 'quote', 'body'] },
      {
        part: 'person',
        tag: 'figcaption',
        roles: ['avatar', 'image', 'logo'],
        regions: [{ part: 'identity', tag: 'div', roles: ['author', 'meta', 'date'] }],
      },
    ],
    attributes: { quote: 'rich_text', author: 'string', role: 'string', photo: 'image', rating: 'rating' },
  },
  {
    key: 'pricing',
    words: /pric(?:e|ing)|subscription|\bplans?\b|tariff/,
    icon: 'money-alt',
    category: 'design',
    keywords: ['price', 'plan', 'offer'],
    description: 'A plan with its price, what it includes and a button.',
    tag: 'article',
    layout: 'center',
    regions: [header, priceLine, { part: '*', tag: '' }, actions],
    attributes: {
      title: 'string',
      price: 'string',
      period: 'string',
      description: 'textarea',
      features: 'array',
      featured: 'boolean',
      buttonUrl: 'url',
      buttonText: 'string',
    },
  },
  {
    key: 'faq',
    words: /\bfaqs?\b|accordion|questions?\b|q&a|q and a/,
    icon: 'editor-help',
    category: 'text',
    keywords: ['question', 'answer', 'accordion'],
    description: 'Questions with answers that open one by one.',
    tag: 'section',
    layout: 'stack',
    regions: [header],
    attributes: {
      title: 'string',
      questions: { type: 'query', label: 'Questions', properties: { question: 'string', answer: 'rich_text' } },
    },
  },
  {
    key: 'gallery',
    words: /gallery|slider|carousel|slideshow|portfolio|lightbox|logos/,
    icon: 'format-gallery',
    category: 'media',
    keywords: ['images', 'photos', 'grid'],
    description: 'Images in a grid, each with its caption.',
    tag: 'section',
    layout: 'stack',
    regions: [header],
    attributes: {
      title: 'string',
      images: { type: 'query', label: 'Images', properties: { image: 'image', caption: 'string' } },
      columns: 'integer',
    },
  },
  {
    key: 'countdown',
    words: /count ?down|timer|launch date/,
    icon: 'clock',
    category: 'widgets',
    keywords: ['timer', 'date', 'launch'],
    description: 'The date that something ends or begins, and how long it takes until then.',
    tag: 'section',
    layout: 'center',
    regions: [header, { part: 'time-line', tag: 'p', roles: ['end-date', 'date'] }, { part: '*', tag: '' }, actions],
    attributes: { title: 'string', endDate: 'date', message: 'textarea' },
  },
  {
    key: 'alert',
    words: /alert|notice|notification|announcement|warning|callout|message bar|\btip\b|info ?box/,
    icon: 'megaphone',
    category: 'text',
    keywords: ['notice', 'message', 'warning'],
    description: 'A short message that stands out from the text around it.',
    tag: 'aside',
    layout: 'stack',
    regions: [header, { part: '*', tag: '' }, actions],
    attributes: {
      title: 'string',
      message: 'rich_text',
      type: { type: 'enum', label: 'Kind of message', options: ['info', 'success', 'warning', 'error'] },
    },
  },
  {
    key: 'team',
    words: /team|member|staff|employee|\bpeople\b|person|profile|\bauthor|\bbio|speaker|instructor/,
    icon: 'admin-users',
    category: 'text',
    keywords: ['person', 'profile', 'staff'],
    description: 'A person with portrait, role and ways to get in touch.',
    tag: 'article',
    layout: 'center',
    regions: [
      media,
      { part: 'header', tag: 'header', roles: ['eyebrow', 'title', 'author', 'subtitle', 'meta'] },
      { part: '*', tag: '' },
      contact,
      actions,
    ],
    attributes: { name: 'string', role: 'string', bio: 'textarea', photo: 'image', email: 'email', website: 'url' },
  },
  {
    key: 'event',
    words: /event|concert|workshop|webinar|meet ?up|conference|schedule|appointment|class\b|course/,
    icon: 'calendar-alt',
    category: 'widgets',
    keywords: ['date', 'venue', 'calendar'],
    description: 'An event with date, place and a link for more.',
    tag: 'article',
    layout: 'split',
    regions: mediaAndContent({ part: 'when', tag: 'p', roles: ['date', 'end-date'] }, header, contact),
    attributes: {
      title: 'string',
      date: 'date',
      venue: 'string',
      description: 'textarea',
      image: 'image',
      ticketUrl: 'url',
    },
  },
  {
    key: 'stats',
    words: /\bstat(?:s|istics?)?\b|counter|metrics?|numbers?|\bkpi|achievement|progress|skill/,
    icon: 'chart-bar',
    category: 'design',
    keywords: ['number', 'figure', 'counter'],
    description: 'A number that tells a story, with what it counts.',
    tag: 'div',
    layout: 'figure',
    regions: [
      { part: 'value-line', tag: 'p', roles: ['currency', 'figure', 'percent', 'price', 'period'] },
      { part: 'header', tag: 'div', roles: ['eyebrow', 'title', 'subtitle'] },
    ],
    attributes: { value: 'number', suffix: 'string', label: 'string', description: 'textarea' },
  },
  {
    key: 'timeline',
    words: /timeline|history|milestone|roadmap|\bsteps?\b|process|how it works/,
    icon: 'backup',
    category: 'design',
    keywords: ['steps', 'history', 'process'],
    description: 'What happened, or what to do, one step after another.',
    tag: 'section',
    layout: 'stack',
    regions: [header],
    attributes: {
      title: 'string',
      steps: {
        type: 'query',
        label: 'Steps',
        properties: { date: 'string', title: 'string', description: 'textarea' },
      },
    },
  },
  {
    key: 'features',
    words: /features?\b|benefits?\b|services?\b|checklist|list\b|advantages?/,
    icon: 'yes-alt',
    category: 'design',
    keywords: ['benefits', 'services', 'list'],
    description: 'What something offers, point by point.',
    tag: 'section',
    layout: 'stack',
    regions: [header],
    attributes: {
      title: 'string',
      intro: 'textarea',
      features: { type: 'query', label: 'Features', properties: { title: 'string', text: 'textarea' } },
      columns: 'integer',
    },
  },
  {
    key: 'hero',
    words: /hero|banner|cover|jumbotron|masthead|landing/,
    icon: 'cover-image',
    category: 'design',
    keywords: ['header', 'banner', 'introduction'],
    description: 'The first thing visitors see: a headline, a few words and a button on a picture.',
    tag: 'section',
    layout: 'banner',
    regions: [
      { part: 'backdrop', tag: 'div', roles: ['background-image', 'image'] },
      { part: 'content', tag: 'div', regions: [header, { part: '*', tag: '' }, actions] },
    ],
    attributes: {
      title: 'string',
      subtitle: 'textarea',
      backgroundImage: 'image',
      buttonText: 'string',
      buttonUrl: 'url',
    },
  },
  {
    key: 'cta',
    words: /call[ -]to[ -]action|\bcta\b|newsletter|sign ?up|subscribe|promo|offer|download|contact/,
    icon: 'megaphone',
    category: 'design',
    keywords: ['button', 'action', 'promotion'],
    description: 'A short invitation with a button.',
    tag: 'section',
    layout: 'row',
    regions: [{ part: 'content', tag: 'div', regions: [header, { part: '*', tag: '' }] }, actions],
    attributes: { title: 'string', text: 'textarea', buttonText: 'string', buttonUrl: 'url' },
  },
  {
    key: 'product',
    words: /product|\bitem\b|shop|book\b|recipe|menu|dish|listing|property|house|apartment|job\b|car\b/,
    icon: 'products',
    category: 'widgets',
    keywords: ['product', 'offer', 'item'],
    description: 'One thing on offer, with picture, price and description.',
    tag: 'article',
    layout: 'split',
    regions: mediaAndContent(header, { part: 'rating-line', tag: 'div', roles: ['rating'] }, priceLine),
    attributes: { title: 'string', description: 'textarea', price: 'string', image: 'image', productUrl: 'url' },
  },
  {
    key: 'video',
    words: /video|podcast|audio|\bplayer\b|trailer/,
    icon: 'video-alt3',
    category: 'media',
    keywords: ['video', 'player', 'media'],
    description: 'A video with title and description.',
    tag: 'figure',
    layout: 'stack',
    regions: [media, { part: 'description', tag: 'figcaption', regions: [header, { part: '*', tag: '' }, actions] }],
    attributes: { title: 'string', video: 'media', caption: 'string' },
  },
  {
    key: 'quote',
    words: /quot(?:e|ation)|citation|aphorism/,
    icon: 'editor-quote',
    category: 'text',
    keywords: ['citation', 'saying', 'words'],
    description: 'Words worth repeating, and whose they are.',
    tag: 'figure',
    layout: 'quote',
    regions: [
      { part: 'statement', tag: 'blockquote', roles: ['title', 'quote', 'body', 'text'] },
      { part: 'source-line', tag: 'figcaption', roles: ['author', 'meta', 'date'] },
    ],
    attributes: { quote: 'rich_text', author: 'string', source: 'string' },
  },
  {
    key: 'card',
    words: /card|teaser|tile|\bbox\b|panel|post|article|news/,
    icon: 'id-alt',
    category: 'design',
    keywords: ['teaser', 'box', 'link'],
    description: 'A picture, a title and a few words that lead somewhere.',
    tag: 'article',
    layout: 'stack',
    regions: mediaAndContent(header),
    attributes: { title: 'string', text: 'textarea', image: 'image', linkUrl: 'url' },
  },
  {
    key: 'generic',
    words: /^/,
    icon: 'screenoptions',
    category: 'widgets',
    keywords: ['content', 'section'],
    description: 'A section with a title and text.',
    tag: 'div',
    layout: 'stack',
    regions: mediaAndContent(header, priceLine),
    attributes: { title: 'string', content: 'rich_text' },
  },
];

/** What a block is when its name does not tell: by roles that its attributes have, all of a line. */
const byRoles: readonly (readonly [key: string, ...roles: string[]])[] = [
  ['testimonial', 'quote', 'author'],
  ['testimonial', 'quote', 'rating'],
  ['pricing', 'price', 'period'],
  ['pricing', 'price', 'list'],
  ['product', 'price'],
  ['quote', 'quote'],
  ['team', 'avatar', 'meta'],
  ['event', 'title', 'date', 'address'],
  ['hero', 'title', 'background-image'],
];

/** The archetype that a block's name tells, else its description, else the roles of its attributes. */
export function archetypeOf(name: string, description: string, roles: ReadonlySet<string>): Archetype {
  for (const text of [name, description]) {
    const small = text.toLowerCase().replace(/[-_/]+/g, ' ');
    const found = archetypes.find(({ key, words }) => key !== 'generic' && words.test(small));
    if (found !== undefined) return found;
  }
  const key = byRoles.find(([, ...wanted]) => wanted.every((role) => roles.has(role)))?.[0] ?? 'generic';
  const found = archetypes.find((archetype) => archetype.key === key);
  if (found === undefined) throw new Error(`no archetype ${key}`);
  return found;
}
