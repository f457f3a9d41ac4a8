import { membersOf, spanOf, stringsIn, textOf } from '../../../languages/json/json-nodes.ts';
import { type Block, blocksOf } from '../../../languages/markup/blocks.ts';
import type { MarkupDocument } from '../../../languages/markup/markup-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { presetsFor, undefinedSlug, undefinedUses } from '../../support/theme-presets.ts';

export const meta: RuleMeta = {
  id: 'quality/block-markup-undefined-preset',
  language: 'markup',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Undefined preset in block markup',
  description:
    'Reports colors, gradients, font sizes, fonts and spacings that block markup of a theme uses and its theme.json does not define.',
  rationale: `A preset is printed as a class such as \`has-ink-color\` or as a CSS variable. When the theme does not define it, the class has no rule and the declaration is dropped.`,
  references: [
    {
      title: 'theme.json reference',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/theme-json-reference/theme-json-living/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        name: 'acme/templates/index.html',
        code: '<!-- wp:paragraph {"textColor":"inc","fontSize":"gigantic"} -->\n<p class="has-inc-color has-gigantic-font-size">Text</p>\n<!-- /wp:paragraph -->\n<!-- wp:group {"style":{"spacing":{"padding":{"top":"var:preset|spacing|95"}}}} -->\n<div class="wp-block-group" style="padding-top:var(--wp--preset--spacing--95)"></div>\n<!-- /wp:group -->\n',
        beside: {
          'acme/theme.json':
            '{ "version": 3, "settings": { "color": { "palette": [ { "slug": "ink", "name": "Ink", "color": "#111" } ] } } }',
        },
        lines: [1, 4],
      },
    ],
    good: [
      {
        name: 'acme/templates/index.html',
        code: '<!-- wp:paragraph {"textColor":"ink","fontSize":"large","backgroundColor":"white"} -->\n<p class="has-ink-color has-white-background-color has-large-font-size">Text</p>\n<!-- /wp:paragraph -->\n',
        beside: {
          'acme/theme.json':
            '{ "version": 3, "settings": { "color": { "palette": [ { "slug": "ink", "name": "Ink", "color": "#111" } ] } } }',
        },
      },
      '<!-- wp:paragraph {"textColor":"inc"} -->\n<p class="has-inc-color">Text</p>\n<!-- /wp:paragraph -->\n',
    ],
  },
};

/** Attributes that hold a slug, and of which kind it is. */
const slugs: Readonly<Record<string, string>> = {
  backgroundColor: 'color',
  textColor: 'color',
  borderColor: 'color',
  overlayColor: 'color',
  gradient: 'gradient',
  fontSize: 'font-size',
  fontFamily: 'font-family',
};

/** Reports presets in the attributes of blocks. */
export function check(document: MarkupDocument, { source, fileName, project, report }: DocumentContext): void {
  const presets = presetsFor(project, fileName);
  if (presets === null) return;
  for (const block of blocksOf(document, source.code).all) {
    const by = document.base + block.attributesAt;
    for (const { key, value } of membersOf(block.attributes)) {
      const kind = Object.hasOwn(slugs, key) ? slugs[key] : undefined;
      const slug = textOf(value);
      if (kind === undefined || slug === null || !/^[a-z][\w-]*$/.test(slug)) continue;
      // Fonts may come from the font library; plugins' blocks have attributes of their own.
      if (kind === 'font-family' || !block.name.startsWith('core/') || hasPhp(block)) continue;
      const found = undefinedSlug(kind, slug, presets);
      if (found === null) continue;
      const { start, end } = spanOf(value);
      report({ at: { start: by + start, end: by + end }, message: found.message, suggestion: found.suggestion });
    }
    for (const node of stringsIn(block.attributes)) {
      const { start, end } = spanOf(node);
      for (const finding of undefinedUses(source.slice({ start: by + start, end: by + end }), by + start, presets))
        report(finding);
    }
  }

  function hasPhp(block: Block): boolean {
    return source.slice({ start: document.base + block.start, end: document.base + block.end }).includes('<?');
  }
}
