import type { StyleDocument } from '../../../languages/css/style-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { presetsFor, undefinedUses } from '../../support/theme-presets.ts';

const beside = {
  'acme/theme.json':
    '{ "version": 3, "settings": { "color": { "palette": [ { "slug": "ink", "name": "Ink", "color": "#111" } ] } } }',
};

export const meta: RuleMeta = {
  id: 'quality/undefined-preset',
  language: 'css',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Undefined preset variable',
  description:
    'Reports variables such as `--wp--preset--color--ink` that the style sheet of a theme uses and its theme.json does not define.',
  rationale: `Where a variable is not defined and has no fallback, the browser drops the whole declaration. Presets of WordPress itself are always defined.`,
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
        name: 'acme/style.css',
        code: 'a {\n\tcolor: var(--wp--preset--color--inc);\n\tmargin: var( --wp--preset--spaceing--20 );\n}\n',
        beside,
        lines: [2, 3],
      },
    ],
    good: [
      {
        name: 'acme/style.css',
        code: 'a {\n\tcolor: var(--wp--preset--color--ink);\n\tbackground: var(--wp--preset--color--other, #fff);\n\tmargin: var(--wp--preset--spacing--20);\n}\n',
        beside,
      },
      { name: 'acme/style.css', code: 'a {\n\tcolor: var(--wp--preset--color--inc);\n}\n' },
    ],
  },
};

/** Reports uses of presets in declarations. */
export function check({ root }: StyleDocument, { source, fileName, project, report }: DocumentContext): void {
  if (!source.code.includes('--wp--')) return;
  const presets = presetsFor(project, fileName);
  if (presets === null) return;
  root.walkDecls((declaration) => {
    const { start, end } = declaration.source ?? {};
    if (start === undefined || end === undefined) return;
    for (const finding of undefinedUses(source.code.slice(start.offset, end.offset), start.offset, presets))
      report(finding);
  });
}
