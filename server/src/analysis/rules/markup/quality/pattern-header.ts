import { nearestName } from '@presswright/shared/nearest-name';
import type { MarkupDocument } from '../../../languages/markup/markup-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { patternsOf, themeOf } from './support/theme-of.ts';

export const meta: RuleMeta = {
  id: 'quality/pattern-header',
  language: 'markup',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Invalid pattern header',
  description:
    'Reports patterns without Title or Slug, fields and categories that are misspelled, slugs without a namespace and slugs that two patterns have.',
  rationale: `WordPress registers the files in patterns/ by their header. Without Title and Slug the file is left out with a notice; of two patterns with one slug only one is registered. The slug begins with the name of the theme, so that it does not meet that of another.`,
  references: [
    { title: 'Registering patterns', url: 'https://developer.wordpress.org/themes/patterns/registering-patterns/' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        name: 'acme/patterns/hero.php',
        code: '<?php\n/**\n * Title: Hero\n * Category: banner\n */\n?>\n<!-- wp:spacer /-->\n',
        lines: [1, 4],
      },
      {
        name: 'acme/patterns/hero.php',
        code: '<?php\n/**\n * Title: Hero\n * Slug: hero\n * Categories: bannner, text\n * Inserter: maybe\n */\n?>\n<!-- wp:spacer /-->\n',
        lines: [4, 5, 6],
      },
      {
        name: 'acme/patterns/hero.php',
        code: '<?php\n/**\n * Title: Hero\n * Slug: acme/hero\n */\n?>\n<!-- wp:spacer /-->\n',
        beside: { 'acme/patterns/a.php': '<?php\n/**\n * Title: Other\n * Slug: acme/hero\n */\n?>' },
        lines: [4],
      },
    ],
    good: [
      {
        name: 'acme/inc/patterns/hero.php',
        code: "<?php\nreturn array( 'title' => __( 'Hero', 'acme' ), 'content' => '<!-- wp:spacer /-->' );\n",
      },
      {
        name: 'acme/patterns/hero.php',
        code: '<?php\n/**\n * Title: Hero\n * Slug: acme/hero\n * Categories: banner, acme_pages\n * Viewport Width: 1400\n * Block Types: core/post-content\n * Inserter: no\n *\n * @package Acme\n * Note: See the manual.\n */\n?>\n<!-- wp:spacer /-->\n',
      },
    ],
  },
};

const fields = [
  'Title',
  'Slug',
  'Description',
  'Viewport Width',
  'Inserter',
  'Categories',
  'Keywords',
  'Block Types',
  'Post Types',
  'Template Types',
];
const categories = [
  'about',
  'audio',
  'banner',
  'buttons',
  'call-to-action',
  'columns',
  'contact',
  'featured',
  'footer',
  'gallery',
  'header',
  'media',
  'navigation',
  'portfolio',
  'posts',
  'query',
  'services',
  'team',
  'testimonials',
  'text',
  'videos',
];

/** Reports what is wrong with the header of a file in patterns/. */
export function check(document: MarkupDocument, { source, fileName, project, report }: DocumentContext): void {
  const root = themeOf(fileName);
  if (root === null || !fileName.startsWith(`${root}patterns/`) || !fileName.endsWith('.php')) return;
  // Markup inside of PHP's texts is registered by PHP.
  if (!document.html.includes('<!-- wp:')) return;
  const comment = /\/\*[\s\S]*?\*\//.exec(source.code.slice(0, 8192));
  const start = document.base + (comment?.index ?? 0);
  const found = new Map<string, { value: string; start: number; end: number }>();
  for (const match of (comment?.[0] ?? '').matchAll(
    /^([ \t/*#@]*)([A-Za-z][A-Za-z ]{2,20}?):[ \t]*(\S.*?)?[ \t]*(?:\*\/)?$/gm,
  )) {
    const [, lead = '', name = '', value = ''] = match;
    const at = start + match.index + lead.length;
    const field = fields.find((each) => each.toLowerCase() === name.toLowerCase());
    if (field !== undefined) {
      found.set(field, { value, start: at, end: start + match.index + match[0].length });
      continue;
    }
    const meant = name === 'Category' ? 'Categories' : nearestName(name, fields);
    if (meant === null) continue;
    report({
      at: { start: at, end: at + name.length },
      message: `"${name}" is not a valid pattern header field.`,
      suggestion: `Write "${meant}".`,
      fix: { edits: [{ start: at, end: at + name.length, text: meant }], safe: false },
    });
  }
  const missing = ['Title', 'Slug'].filter((field) => (found.get(field)?.value ?? '') === '');
  // Without any of the fields the file is most likely included by code of its own.
  const isPattern = found.size > 0 || project.has(`${root}theme.json`) === true;
  if (missing.length > 0 && isPattern) {
    report({
      at: { start: document.base, end: document.base + 5 },
      message: `The pattern has no ${missing.join(' and no ')}, so WordPress does not register it.`,
      suggestion: `Add ${missing.map((field) => `"${field}: …"`).join(' and ')} to the comment at the top.`,
    });
  }
  const slug = found.get('Slug');
  if (slug !== undefined && slug.value !== '') {
    const others = patternsOf(project, root).filter((other) => other.slug === slug.value && other.path !== fileName);
    if (!/^[\w/-]+$/.test(slug.value)) {
      report({
        at: slug,
        message: `"${slug.value}" is not a valid pattern slug: only letters, digits, "_", "-" and "/" are allowed.`,
        suggestion: 'Write it as "theme/pattern".',
      });
    } else if (!slug.value.includes('/')) {
      report({
        at: slug,
        message: `The slug "${slug.value}" has no namespace.`,
        suggestion: `Write "theme-name/${slug.value}".`,
        severity: 'low',
      });
    } else if (others.length > 0) {
      report({
        at: slug,
        message: `${others[0]?.path} also has the slug "${slug.value}", so only one of them is registered.`,
        suggestion: 'Give this pattern a unique slug.',
      });
    }
  }
  const listed = found.get('Categories');
  for (const category of listed?.value.split(',').map((each) => each.trim()) ?? []) {
    if (category === '' || categories.includes(category)) continue;
    const isOwn = project.files.some(({ code }) =>
      new RegExp(`register_block_pattern_category\\(\\s*['"]${category.replace(/[^\w-]/g, '.')}['"]`).test(code),
    );
    const meant = isOwn ? null : nearestName(category, categories);
    if (listed === undefined || meant === null) continue;
    report({
      at: listed,
      detail: category,
      message: `There is no pattern category "${category}".`,
      suggestion: `Did you mean "${meant}"?`,
    });
  }
  const inserter = found.get('Inserter');
  if (inserter !== undefined && !/^(?:yes|no|true|false|1|0)?$/i.test(inserter.value))
    report({
      at: inserter,
      message: `Inserter is "${inserter.value}".`,
      suggestion: 'Use "no" to hide the pattern, or remove the field.',
    });
  const width = found.get('Viewport Width');
  if (width !== undefined && !/^\d+$/.test(width.value))
    report({
      at: width,
      message: `Viewport Width is "${width.value}".`,
      suggestion: 'Write a number of pixels, without a unit.',
    });
}
