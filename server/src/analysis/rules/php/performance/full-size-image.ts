import type { Call } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isCoreFile } from '../quality/support/core-file.ts';

export const meta: RuleMeta = {
  id: 'performance/full-size-image',
  language: 'php',
  category: 'performance',
  severity: 'info',
  type: 'performance',
  title: 'Full-size images in a list',
  description: 'Reports images that a loop outputs in their original size.',
  rationale: `\`'full'\` is the file as it was uploaded, often several megabytes. In a list of posts the browser loads one for each
entry, to show it a few hundred pixels wide.

Name a size that fits (\`'medium'\`, \`'large'\`, or one of \`add_image_size()\`); WordPress adds \`srcset\` for larger screens.

**When to ignore it:** for galleries that open the original on a click.`,
  references: [
    {
      title: 'the_post_thumbnail()',
      url: 'https://developer.wordpress.org/reference/functions/the_post_thumbnail/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nwhile ( have_posts() ) {\n\tthe_post();\n\tthe_post_thumbnail( 'full' );\n\techo wp_get_attachment_image( $id, 'full' );\n}\n",
        lines: [4, 5],
      },
    ],
    good: [
      "<?php\nthe_post_thumbnail( 'full' );\nwhile ( have_posts() ) {\n\tthe_post();\n\tthe_post_thumbnail( 'medium' );\n\tif ( is_singular() ) {\n\t\tthe_post_thumbnail( 'full' );\n\t}\n}\n",
    ],
  },
};

/** Where each function takes the size. */
const sizes: ReadonlyMap<string, number> = new Map([
  ['the_post_thumbnail', 0],
  ['get_the_post_thumbnail', 1],
  ['wp_get_attachment_image', 1],
]);

function check(node: Call, context: PhpContext): void {
  if (node.callee.kind !== 'Name' || node.firstClass) return;
  const name = context.names.functionName(node.callee);
  const position = sizes.get(name);
  if (position === undefined || context.names.localFunctions.has(name) || isCoreFile(context.fileName)) return;
  const size = node.args[position]?.value;
  if (size?.kind !== 'Str' || size.value !== 'full') return;
  if (/(^|\/)(single|singular|page|content-single|content-page|attachment|image)[\w-]*\.php$/.test(context.fileName))
    return;
  const inner = context.ancestors.findLastIndex(({ kind }) => /^(Function|Method|Closure)$/.test(kind));
  const around = context.ancestors.slice(inner + 1);
  if (!around.some(({ kind }) => kind === 'While' || kind === 'Foreach' || kind === 'For')) return;
  const isOne = around.some(
    (one) => one.kind === 'Branch' && /is_(single|singular|page)\b/.test(context.source.slice(one.condition)),
  );
  if (isOne) return;
  context.report({
    at: node,
    message: `${name}() outputs each image of this list in its original size.`,
    suggestion: "Use a suitable size, such as 'medium' or a custom size registered with add_image_size().",
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = { namedCalls: [{ names: [...sizes.keys()], visit: check }] };
