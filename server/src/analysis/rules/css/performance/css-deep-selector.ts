import type { Node, Rule } from 'postcss';
import type { StyleDocument } from '../../../languages/css/style-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

import { isDynamic, spanOf } from '../support/place.ts';

export const meta: RuleMeta = {
  id: 'performance/css-deep-selector',
  language: 'css',
  category: 'performance',
  severity: 'info',
  type: 'performance',
  merge: 'rule',
  title: 'Deeply nested selector',
  description: 'Reports selectors with more than six levels of nested elements.',
  rationale: `A browser matches a selector from its end and asks for each element of the page whether its ancestors fit: the more parts, the more work at every change of the page, and the harder it is to override. In SCSS such selectors come from nesting.

Give the element a class of its own.`,
  references: [
    { title: 'CSS selectors', url: 'https://developer.mozilla.org/en-US/docs/Web/CSS/CSS_selectors' },
    {
      title: 'CSS coding standards',
      url: 'https://developer.wordpress.org/coding-standards/wordpress-coding-standards/css/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [{ code: '.page .main .list ul li .card a {\n\tcolor: red;\n}\n', lines: [1] }],
    good: ['.card__link { color: red; }\n.list > li a:hover { color: red; }\n'],
  },
};

const most = 6;

/** Reports selectors with many parts. */
export function check({ root, error }: StyleDocument, { report }: DocumentContext): void {
  if (error !== null) return;
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule') {
      checkNested(rule, report);
      return;
    }
    if (isDynamic(rule.selector)) return;
    for (const selector of rule.selectors) {
      const parts = partsOf(selector);
      if (parts <= most) continue;
      const { start } = spanOf(rule);
      report({
        at: { start, end: start + rule.selector.length },
        message: `"${selector.trim().slice(0, 80)}" requires ${parts} nested elements.`,
        suggestion: 'Give the element its own class.',
        confidence: 'high',
      });
      return;
    }
  });
}

/** A rule inside others is asked for inside all of them. */
function checkNested(rule: Rule, report: DocumentContext['report']): void {
  if (!rule.nodes.some(({ type }) => type === 'decl')) return;
  let parts = 0;
  for (let at: Node | undefined = rule; at !== undefined; at = at.parent as Node | undefined) {
    if (at.type !== 'rule') continue;
    const [selector = ''] = (at as Rule).selectors;
    if (/#\{|@at-root/.test(selector)) return;
    // `&:hover` and `&__title` speak of the same element.
    parts += partsOf(selector) - (/^&[^\s>+~]*/.test(selector.trim()) ? 1 : 0);
  }
  if (parts <= most) return;
  const { start } = spanOf(rule);
  report({
    at: { start, end: start + rule.selector.length },
    message: `With this nesting, "${rule.selector.trim().slice(0, 60)}" requires ${parts} nested elements.`,
    suggestion: 'Give the element its own class.',
    confidence: 'medium',
  });
}

/** Compound selectors, those inside brackets not counted. */
function partsOf(selector: string): number {
  let flat = selector.replace(/\[[^\]]*\]/g, '');
  for (let depth = 0; depth < 3; depth += 1) flat = flat.replace(/\([^()]*\)/g, '');
  return flat.split(/[\s>+~]+/).filter((part) => part !== '').length;
}
