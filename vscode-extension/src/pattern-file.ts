/** The file of a block pattern that WordPress registers by itself, from a theme's `patterns` folder. */
export interface PatternFile {
  /** `patterns/opening-hours.php` */
  readonly path: string;
  readonly code: string;
}

/**
 * Makes a block pattern of markup. Markup without block comments stands in a Custom HTML block.
 * @param namespace of the theme or plugin
 * @returns null where there is no markup, or PHP in it that a pattern would run
 */
export function patternFile(markup: string, title: string, namespace: string): PatternFile | null {
  const content = markup.trim();
  if (!content.includes('<') || content.includes('<?')) return null;
  const slug = slugOf(title);
  if (slug === '') return null;
  const blocks = content.includes('<!-- wp:') ? content : `<!-- wp:html -->\n${content}\n<!-- /wp:html -->`;
  const header = [
    '/**',
    ` * Title: ${title.replaceAll('*/', '')}`,
    ` * Slug: ${slugOf(namespace) || 'theme'}/${slug}`,
    ' */',
  ];
  return { path: `patterns/${slug}.php`, code: `<?php\n${header.join('\n')}\n?>\n${blocks}\n` };
}

const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
