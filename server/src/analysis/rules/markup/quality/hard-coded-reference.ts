import type { Node } from 'jsonc-parser';
import { at, spanOf } from '../../../languages/json/json-nodes.ts';
import { type Block, blocksOf } from '../../../languages/markup/blocks.ts';
import type { MarkupDocument } from '../../../languages/markup/markup-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { themeOf } from './support/theme-of.ts';

export const meta: RuleMeta = {
  id: 'quality/hard-coded-reference',
  language: 'markup',
  category: 'quality',
  severity: 'low',
  type: 'quality',
  title: 'Site-specific reference in a template',
  description:
    'Reports addresses of a development site and of uploads, and ids of menus, images and posts, in the templates, parts and patterns of a theme.',
  rationale: `A theme is installed on other sites: there the upload is not there, and the id is that of something else. Ship images with the theme and print their address with \`get_theme_file_uri()\` in a pattern; leave out ids.`,
  references: [
    { title: 'Patterns: images', url: 'https://developer.wordpress.org/themes/patterns/usage-in-templates/' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        name: 'acme/templates/index.html',
        code: '<!-- wp:navigation {"ref":42} /-->\n<!-- wp:image {"id":7} -->\n<figure class="wp-block-image"><img src="https://example.com/wp-content/uploads/2024/01/a.jpg" alt="" class="wp-image-7"/></figure>\n<!-- /wp:image -->\n<!-- wp:paragraph -->\n<p><a href="http://localhost:8888/shop/">Shop</a></p>\n<!-- /wp:paragraph -->\n',
        lines: [1, 2, 3, 6],
      },
    ],
    good: [
      '<!-- wp:image {"id":7} -->\n<figure class="wp-block-image"><img src="https://example.com/wp-content/uploads/a.jpg" alt="" class="wp-image-7"/></figure>\n<!-- /wp:image -->\n',
      {
        name: 'acme/patterns/hero.php',
        code: '<?php\n/**\n * Title: Hero\n * Slug: acme/hero\n */\n?>\n<!-- wp:image -->\n<figure class="wp-block-image"><img src="<?php echo esc_url( get_theme_file_uri( \'assets/a.jpg\' ) ); ?>" alt=""/></figure>\n<!-- /wp:image -->\n',
      },
    ],
  },
};

/** Attributes that hold an id of the database. */
const ids: Readonly<Record<string, readonly string[]>> = {
  'core/navigation': ['ref'],
  'core/block': ['ref'],
  'core/image': ['id'],
  'core/cover': ['id'],
  'core/media-text': ['mediaId'],
  'core/video': ['id'],
  'core/audio': ['id'],
  'core/file': ['id'],
};
const address =
  /https?:\/\/(?:localhost|127\.0\.0\.1|[\w-]+\.(?:local|test|localhost))(?::\d+)?(?=[/"'?#])[^\s"'<>]*|https?:\/\/[^\s"'<>]*\/wp-content\/uploads\/[^\s"'<>]*|(?<=["'(])\/wp-content\/uploads\/[^\s"'<>]*/g;

/** Reports what only one site has. */
export function check(document: MarkupDocument, { source, fileName, report }: DocumentContext): void {
  const { all } = blocksOf(document, source.code);
  if (all.length === 0 || themeOf(fileName) === null) return;
  for (const block of all) {
    for (const key of ids[block.name] ?? []) {
      const node = at(block.attributes, key);
      if (node === null || typeof node.value !== 'number' || node.value <= 0) continue;
      report({
        at: placeOf(block, node),
        message: `"${key}" is an ID from the database of one site; on other sites, ${node.value} refers to something else.`,
        suggestion:
          block.name === 'core/navigation'
            ? 'Remove "ref"; WordPress falls back to the first menu.'
            : `Remove "${key}" and its class in the HTML.`,
      });
    }
  }
  const seen = new Set<number>();
  for (const { index, 0: text } of document.html.matchAll(address)) {
    const start = document.base + index;
    const line = source.lineAt(start);
    if (seen.has(line)) continue;
    seen.add(line);
    report({
      at: { start, end: start + text.length },
      message: `${text.length > 60 ? `${text.slice(0, 60)}…` : text} is a URL of a specific site.`,
      suggestion: text.includes('/uploads/')
        ? 'Bundle the file with the theme, and output its URL with get_theme_file_uri() in a pattern.'
        : 'Use a URL that starts with "/", or output home_url() in a pattern.',
    });
  }

  function placeOf(block: Block, node: Node) {
    const { start, end } = spanOf(node);
    return { start: document.base + block.attributesAt + start, end: document.base + block.attributesAt + end };
  }
}
