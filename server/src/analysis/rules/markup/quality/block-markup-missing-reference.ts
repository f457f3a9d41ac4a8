import { nearestName } from '@presswright/shared/nearest-name';
import { at, spanOf, textOf } from '../../../languages/json/json-nodes.ts';
import { type Block, blocksOf } from '../../../languages/markup/blocks.ts';
import type { MarkupDocument } from '../../../languages/markup/markup-document.ts';
import type { Project } from '../../../project.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { missingFile, siblingsOf } from '../../support/missing-file.ts';
import { headerOf, isChildTheme, patternsOf, themeOf } from './support/theme-of.ts';

export const meta: RuleMeta = {
  id: 'quality/block-markup-missing-reference',
  language: 'markup',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Missing template part or pattern',
  description: 'Reports template parts and patterns that a template names and the theme does not have.',
  rationale: `A template part that is missing prints a notice for administrators and nothing for visitors; a pattern that is missing prints nothing at all. Child themes take what they lack from their parent and are not judged.`,
  references: [
    { title: 'Template parts', url: 'https://developer.wordpress.org/themes/templates/template-parts/' },
    { title: 'Patterns', url: 'https://developer.wordpress.org/themes/patterns/registering-patterns/' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        name: 'acme/templates/index.html',
        code: '<!-- wp:template-part {"slug":"heder"} /-->\n<!-- wp:pattern {"slug":"acme/hero-wide"} /-->\n',
        beside: {
          'acme/parts/header.html': '',
          'acme/patterns/hero.php': '<?php\n/**\n * Title: Hero\n * Slug: acme/hero\n */\n?>',
        },
        lines: [1, 2],
      },
    ],
    good: [
      {
        name: 'acme/templates/index.html',
        code: '<!-- wp:template-part {"slug":"header"} /-->\n<!-- wp:pattern {"slug":"acme/hero"} /-->\n<!-- wp:pattern {"slug":"core/query-grid-posts"} /-->\n',
        beside: {
          'acme/parts/header.html': '',
          'acme/patterns/hero.php': '<?php\n/**\n * Title: Hero\n * Slug: acme/hero\n */\n?>',
        },
      },
      { name: 'acme/templates/index.html', code: '<!-- wp:template-part {"slug":"header"} /-->\n' },
    ],
  },
};

/** Reports parts and patterns that the theme at hand lacks. */
export function check(document: MarkupDocument, context: DocumentContext): void {
  const { source, fileName, project } = context;
  const root = themeOf(fileName);
  if (root === null || isChildTheme(project, root)) return;
  for (const block of blocksOf(document, source.code).all) {
    if (block.name === 'core/template-part') checkPart(block, root, document.base, context);
    else if (block.name === 'core/pattern') checkPattern(block, root, document.base, context);
  }
}

function slugOf(block: Block, base: number) {
  const node = at(block.attributes, 'slug');
  const slug = textOf(node);
  if (node === null || slug === null || !/^[\w/-]+$/.test(slug)) return null;
  const { start, end } = spanOf(node);
  return { slug, at: { start: base + block.attributesAt + start, end: base + block.attributesAt + end } };
}

function checkPart(block: Block, root: string, base: number, { project, report }: DocumentContext): void {
  const found = slugOf(block, base);
  if (found === null) return;
  const theme = textOf(at(block.attributes, 'theme'));
  const own = headerOf(project.file(`${root}style.css`)?.code ?? '', 'Text Domain') ?? root.split('/').at(-2);
  if (theme !== null && theme !== own) return;
  const path = `${root}parts/${found.slug}.html`;
  if (isOutsideThemes(root, project)) return;
  const certainty = missingFile(project, path);
  if (certainty === null || project.has(`${root}block-template-parts/${found.slug}.html`) === true) return;
  const meant = nearestName(
    found.slug,
    siblingsOf(project, path).map((name) => name.replace(/\.html$/, '')),
  );
  report({
    at: found.at,
    message: `The theme has no template part "${found.slug}".`,
    suggestion:
      meant === null ? `Add parts/${found.slug}.html, or name a part that is there.` : `Did you mean "${meant}"?`,
    confidence: certainty === 'certain' ? 'high' : 'medium',
    ...(meant === null ? {} : { fix: { edits: [{ ...found.at, text: JSON.stringify(meant) }], safe: false } }),
  });
}

/** Templates that a plugin brings are filled with parts of whichever theme is active. */
function isOutsideThemes(root: string, project: Project): boolean {
  const lacks = (name: string) => project.has(root + name) === false;
  return lacks('style.css') && lacks('theme.json') && project.hasFolder(`${root}parts`) === false;
}

function checkPattern(block: Block, root: string, base: number, { project, report }: DocumentContext): void {
  const found = slugOf(block, base);
  if (found === null || !found.slug.includes('/')) return;
  const slugs = patternsOf(project, root).map(({ slug }) => slug);
  const namespace = found.slug.slice(0, found.slug.indexOf('/') + 1);
  // Patterns of others, and those that PHP registers, may well be there.
  if (slugs.includes(found.slug) || !slugs.some((slug) => slug.startsWith(namespace))) return;
  const isRegistered = project.files.some(
    ({ code, language }) =>
      language === 'php' &&
      (code.includes(`'${found.slug}'`) || code.includes(`"${found.slug}"`)) &&
      code.includes('register_block_pattern('),
  );
  if (isRegistered) return;
  const meant = nearestName(found.slug, slugs);
  report({
    at: found.at,
    message: `No file in patterns/ has the slug "${found.slug}".`,
    suggestion: meant === null ? 'Add the pattern, or use an existing one.' : `Did you mean "${meant}"?`,
    ...(meant === null ? {} : { fix: { edits: [{ ...found.at, text: JSON.stringify(meant) }], safe: false } }),
  });
}
