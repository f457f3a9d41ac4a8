import type { Declaration } from 'postcss';
import type { StyleDocument } from '../../../languages/css/style-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';

import { propertyOf, valueSpan } from '../support/place.ts';

export const meta: RuleMeta = {
  id: 'performance/css-layout-animation',
  language: 'css',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  merge: 'message',
  title: 'Animated layout property',
  description:
    'Reports animations and transitions of properties that make the browser lay out the page for each frame.',
  rationale: `To move \`left\`, \`width\` or \`margin\` the browser lays out the page sixty times a second; \`transform\` and \`opacity\` it does in passing, on the graphics card. Transitions are reported as info.

Use \`transform: translate()\` and \`scale()\` for moving and growing.`,
  references: [{ title: 'Animations and performance', url: 'https://web.dev/articles/animations-guide' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '@keyframes slide {\n\tfrom { left: 0; }\n\tto { left: 100px; }\n}\n.a { transition: width 0.3s, opacity 0.3s; }\n',
        lines: [2, 5],
      },
    ],
    good: [
      '@keyframes slide {\n\tto { transform: translateX(100px); opacity: 0; }\n}\n.a { transition: opacity 0.3s, color 0.2s; }\n',
    ],
  },
};

const layout =
  /^(?:(?:min-|max-)?(?:width|height)|top|right|bottom|left|inset(?:-.*)?|margin(?:-.*)?|padding(?:-.*)?|border(?:-\w+)?-width|font-size|line-height)$/i;

/** Reports key frames and transitions of the layout. */
export function check({ root, error }: StyleDocument, { report }: DocumentContext): void {
  if (error !== null) return;
  const told = new Set<string>();
  root.walkDecls((declaration) => {
    const frames = keyframesOf(declaration);
    if (frames !== null) {
      if (!layout.test(declaration.prop) || told.has(frames)) return;
      told.add(frames);
      report({
        at: propertyOf(declaration),
        message: `The animation ${frames} changes ${declaration.prop}, so the page layout is recalculated for each frame.`,
        suggestion: 'Animate transform or opacity.',
        confidence: 'high',
      });
      return;
    }
    if (!/^transition(?:-property)?$/i.test(declaration.prop)) return;
    const names = declaration.value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
    const moved = names.find((name) => layout.test(name));
    if (moved === undefined) return;
    report({
      at: valueSpan(declaration),
      message: `The transition of ${moved} recalculates the page layout for each frame.`,
      suggestion: 'Use transform or opacity instead.',
      severity: 'info',
      confidence: 'medium',
    });
  });
}

function keyframesOf({ parent }: Declaration): string | null {
  const outer = parent?.parent;
  if (outer?.type !== 'atrule' || !('name' in outer) || !/keyframes$/i.test(String(outer.name))) return null;
  return 'params' in outer ? String(outer.params) : null;
}
