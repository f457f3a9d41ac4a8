import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import type { Subject } from './subjects.ts';

const block = (name: string, request: BlockGenerateRequest): Subject => ({ name, task: { kind: 'block', request } });

const quote = { statement: 'rich_text', author: 'string', photo: 'image' } as const;

/** Blocks whose attributes are called so that they get a meaning of their own, and features with little to work on. */
export const namedBlocks: readonly Subject[] = [
  block('defaults', {
    block_type: 'acme/defaults',
    attributes: {
      text: { type: 'string', default: 'Hi', label: 'Greeting', help: 'Shown first.' },
      count: { type: 'integer', default: 4, minimum: 1, maximum: 9 },
      open: { type: 'boolean', default: true },
      size: { type: 'enum', options: ['small', 'large'], default: 'large' },
      home: { type: 'url', default: 'https://example.com' },
      shade: { type: 'color', default: '#a1b2c3' },
      day: { type: 'date', default: '2030-01-31' },
      photo: { type: 'image', default: { url: '/a.png', alt: 'A cat' } },
      tags: { type: 'array', default: ['a', 'b'] },
      place: { type: 'object', properties: { city: 'string' }, default: { city: 'Rome' } },
      rows: {
        type: 'query',
        properties: { name: 'string', photo: 'image' },
        default: [{ name: 'Ann', photo: '/a.png' }],
      },
      'data-name': 'string',
      'Prix du café': 'string',
    },
    features: ['deprecations', 'example', 'variations', 'transforms'],
  }),
  block('types', {
    block_type: 'acme/types',
    attributes: {
      tone: 'enum: calm, loud | wild',
      difficulty: 'enum',
      pictures: 'array<image>',
      numbers: 'list of integer',
      things: { type: 'array', items: 'object', properties: { label: 'string' } },
      rows: 'query',
      record: 'object',
      email: 'email',
      phone: 'phone',
      address: 'textarea',
      progress: 'number',
      stars: { type: 'number', maximum: 10 },
    },
    features: ['server_side_rendering', 'example'],
  }),
  block('links', {
    block_type: 'acme/links',
    attributes: {
      title: 'string',
      buttonUrl: 'url',
      buttonText: 'string',
      newTab: 'boolean',
      imageUrl: 'url',
      imageAlt: 'string',
      logo: 'image',
      rows: {
        type: 'query',
        properties: { name: 'string', home: 'url', shade: 'color', open: 'boolean', pdf: 'media' },
      },
    },
  }),
  block('links-rendered', {
    block_type: 'acme/links-rendered',
    attributes: {
      title: 'string',
      buttonUrl: 'url',
      newTab: 'boolean',
      imageUrl: 'url',
      shade: 'color',
      swatch: 'color',
      enabled: 'boolean',
      pdf: 'media',
      rows: { type: 'query', properties: { name: 'string', home: 'url', shade: 'color', open: 'boolean' } },
    },
    features: ['server_side_rendering'],
  }),
  block('switches', {
    block_type: 'acme/switches',
    attributes: {
      title: 'string',
      label: 'string',
      photo: 'image',
      website: 'url',
      showTitle: 'boolean',
      showPhoto: 'boolean',
      hasWebsite: 'boolean',
      rounded: 'boolean',
      dark: 'boolean',
      grayscale: 'boolean',
      icon: 'boolean',
      fullWidth: 'boolean',
      uppercase: 'boolean',
      striped: 'boolean',
      shape: { type: 'enum', options: ['circle', 'square'] },
      alignment: { type: 'enum', options: ['left', 'center', 'right'] },
      imagePosition: { type: 'enum', options: ['left', 'right', 'top'] },
    },
    features: ['server_side_rendering', 'custom_controls', 'variations'],
  }),
  block('measures', {
    block_type: 'acme/measures',
    attributes: {
      title: 'string',
      items: 'array',
      columns: 'integer',
      columnsMobile: 'integer',
      minHeight: 'integer',
      maxWidth: 'integer',
      gap: 'integer',
      padding: 'integer',
      borderRadius: 'integer',
      opacity: 'integer',
      headingLevel: 'integer',
      backgroundColour: 'color',
      textTint: 'color',
      borderTint: 'color',
      accent: 'color',
    },
    features: ['responsive_design', 'variations'],
  }),
  block('without-editor', {
    block_type: 'acme/without-editor',
    include_editor: false,
    attributes: { ...quote, tags: 'array', rows: { type: 'query', properties: { name: 'string' } } },
    features: ['build_tooling', 'block_bindings', 'variations', 'custom_controls'],
  }),
  block('inner-deprecated', {
    block_type: 'acme/inner',
    attributes: { title: 'string' },
    features: ['inner_blocks', 'deprecations', 'transforms', 'example', 'variations'],
  }),
  block('inner-rendered', {
    block_type: 'acme/wrapper',
    attributes: { title: 'string', accent_color: 'string', photo_url: 'string', ctaLink: 'string' },
    features: ['inner_blocks', 'server_side_rendering', 'deprecations', 'build_tooling'],
  }),
  block('texts-only', {
    block_type: 'acme/texts',
    attributes: { title: 'string', body: 'textarea' },
    features: ['variations'],
    style_variants: ['card', 'accent'],
  }),
  block('inner-only', {
    block_type: 'acme/container',
    features: ['inner_blocks', 'transforms'],
    attributes: { wide: 'boolean' },
  }),
  block('nothing-to-bind', {
    block_type: 'acme/toggle',
    attributes: { enabled: 'boolean', size: { type: 'enum', options: ['s', 'm'] } },
    features: ['transforms', 'block_bindings', 'variations', 'deprecations'],
  }),
  block('numbers-only', {
    block_type: 'acme/figure',
    attributes: { count: 'integer', percent: 'number' },
    features: ['deprecations', 'transforms', 'interactivity'],
  }),
];

/** Blocks of a kind, with attributes of the request's own. */
export const kindsOfBlocks: readonly Subject[] = [
  block('kind-signup', {
    block_type: 'Newsletter signup',
    attributes: {
      heading: 'string',
      placeholder: 'string',
      buttonText: 'string',
      privacyNote: 'rich_text',
      successMessage: 'string',
    },
  }),
  block('kind-signup-named', {
    block_type: 'Contact form',
    attributes: { formUrl: 'url', nameLabel: 'string', emailLabel: 'string', submitLabel: 'string' },
  }),
  block('kind-comparison', {
    block_type: 'Before after slider',
    attributes: {
      afterImage: 'image',
      beforeImage: 'image',
      startPosition: 'integer',
      beforeLabel: 'string',
      afterLabel: 'string',
    },
  }),
  block('kind-map', {
    block_type: 'Store map',
    attributes: {
      latitude: 'number',
      longitude: 'number',
      zoom: 'integer',
      mapType: { type: 'enum', options: ['roadmap', 'satellite'] },
    },
  }),
  block('kind-map-address', { block_type: 'Map', attributes: { address: 'string', height: 'integer' } }),
  block('kind-countdown', {
    block_type: 'Countdown',
    attributes: {
      deadline: 'date',
      showDays: 'boolean',
      showSeconds: 'boolean',
      expiredMessage: 'string',
      title: 'string',
    },
  }),
  block('kind-tabs', {
    block_type: 'Tabs',
    attributes: {
      orientation: { type: 'enum', options: ['horizontal', 'vertical'] },
      panels: { type: 'query', properties: { label: 'string', body: 'rich_text', photo: 'image' } },
    },
  }),
  block('kind-faq', {
    block_type: 'FAQ',
    attributes: {
      title: 'string',
      allowMultiple: 'boolean',
      firstOpen: 'boolean',
      entries: { type: 'query', properties: { question: 'string', answer: 'rich_text' } },
    },
    features: ['interactivity'],
  }),
  block('kind-alert', {
    block_type: 'Alert',
    attributes: {
      message: 'rich_text',
      severity: { type: 'enum', options: ['info', 'success', 'warning', 'error'] },
      dismissible: 'boolean',
      showIcon: 'boolean',
    },
  }),
  block('kind-slider', {
    block_type: 'Image carousel',
    attributes: {
      slides: { type: 'query', properties: { image: 'image', caption: 'string' } },
      autoplay: 'boolean',
      speed: 'integer',
      arrows: 'boolean',
      dots: 'boolean',
    },
    features: ['interactivity'],
  }),
  block('kind-pricing', {
    block_type: 'Pricing table',
    attributes: {
      plans: {
        type: 'query',
        properties: {
          name: 'string',
          price: 'string',
          period: 'string',
          features: 'array',
          buttonUrl: 'url',
          featured: 'boolean',
        },
      },
    },
  }),
  block('kind-product', {
    block_type: 'Product card',
    attributes: {
      name: 'string',
      price: 'number',
      height: 'number',
      photo: 'image',
      buyUrl: 'url',
      inStock: 'boolean',
      rating: 'number',
    },
  }),
  block('kind-hero', {
    block_type: 'Hero',
    attributes: {
      heading: 'string',
      backgroundImage: 'image',
      overlayOpacity: 'integer',
      minHeight: 'integer',
      buttonText: 'string',
      buttonUrl: 'url',
    },
  }),
  ...['timeline', 'statistics', 'feature list', 'video', 'quote', 'card', 'odd thing', 'recipe', 'progress'].map(
    (block_type) =>
      block(`kind-${block_type.replaceAll(' ', '-')}`, {
        block_type,
        features: ['responsive_design', 'example'],
        style_variants: ['card', 'accent'],
      }),
  ),
];
