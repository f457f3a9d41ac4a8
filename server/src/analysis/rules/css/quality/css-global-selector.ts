import type { StyleDocument } from '../../../languages/css/style-document.ts';
import { pathBeside } from '../../../project.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

import { atRulesAround, spanOf } from '../support/place.ts';

export const meta: RuleMeta = {
  id: 'quality/css-global-selector',
  language: 'css',
  category: 'quality',
  severity: 'low',
  type: 'quality',
  title: 'Global selector in block styles',
  description: 'Reports styles of a block that reach beyond the block: for all elements, the page or the dashboard.',
  rationale: `The style sheet of a block loads on every page that shows the block, and in the editor. A rule for \`body\`, \`*\`, \`a\` or \`.wp-admin\` in it changes everything else there, too.

Begin every selector with the class of the block, \`.wp-block-<namespace>-<name>\`. Only style sheets beside a block.json are looked at.`,
  references: [
    {
      title: 'Block styles',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-metadata/#style',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: 'body {\n\tmargin: 0;\n}\n* { box-sizing: border-box; }\n.wp-block-acme-card a { color: red; }\n',
        lines: [1, 4],
        name: 'blocks/card/style.css',
        beside: { 'blocks/card/block.json': '{}' },
      },
    ],
    good: [
      {
        code: '.wp-block-acme-card a { color: red; }\n',
        name: 'blocks/card/style.css',
        beside: { 'blocks/card/block.json': '{}' },
      },
      'body {\n\tmargin: 0;\n}\n',
    ],
  },
};

const reaching =
  /^(?:html|body|\*|:root|a|p|h[1-6]|ul|ol|li|img|button|input|select|textarea|table|figure|main|header|footer|section|article|div|span|#wpwrap|#wpcontent|#wpbody|#adminmenu|#wpadminbar|\.wp-admin|\.wp-core-ui|\.editor-styles-wrapper|\.is-root-container)(?:::?[\w-]+)?$/i;

/** Reports selectors that are not the block's. */
export function check({ root, error }: StyleDocument, { report, project, fileName }: DocumentContext): void {
  if (error !== null || project.file(pathBeside(fileName, 'block.json')) === null) return;
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule' || atRulesAround(rule).some((name) => /keyframes$|include|mixin/.test(name)))
      return;
    const wide = rule.selectors.find((selector) => reaching.test(selector.trim()));
    // Custom properties on :root are offers to others.
    if (wide === undefined || rule.nodes.every((node) => node.type !== 'decl' || node.prop.startsWith('--'))) return;
    const { start } = spanOf(rule);
    report({
      at: { start, end: start + rule.selector.length },
      message: `"${wide.trim()}" styles the whole page, not the block.`,
      suggestion: "Start the selector with the block's class.",
      confidence: 'high',
    });
  });
}
