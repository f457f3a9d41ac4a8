import { nearestName } from '@presswright/shared/nearest-name';
import type { PhpVisitor, RuleMeta } from '../../rule.ts';
import { blocksByRenderFile } from '../../support/block-of-file.ts';

const block =
  '{ "apiVersion": 3, "name": "acme/price", "title": "Price", "usesContext": [ "postId" ], "render": "file:./render.php" }';

export const meta: RuleMeta = {
  id: 'quality/undeclared-render-context',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Undeclared context in render file',
  description:
    'Reports contexts that the render file of a block reads and that are not in usesContext of its block.json.',
  rationale: `A block gets only the contexts that \`usesContext\` lists: any other key of \`$block->context\` is not set.`,
  references: [
    {
      title: 'Block context',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-context/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        name: 'price/render.php',
        code: "<?php\n$acme_id = $block->context['postID'] ?? 0;\n$acme_currency = $block->context['acme/currency'];\n",
        beside: { 'price/block.json': block },
        lines: [2, 3],
      },
    ],
    good: [
      {
        name: 'price/render.php',
        code: "<?php\n$acme_id = $block->context['postId'] ?? 0;\n",
        beside: { 'price/block.json': block },
      },
      { name: 'price/render.php', code: "<?php\n$acme_id = $block->context['other'];\n" },
    ],
  },
};

export const visitor: PhpVisitor = {
  nodes: {
    Index({ base, index }, context) {
      const { fileName, project } = context;
      if (base.kind !== 'Prop' || base.name !== 'context' || index?.kind !== 'Str') return;
      if (base.object.kind !== 'Var' || base.object.name !== 'block') return;
      const own = blocksByRenderFile(project).get(fileName);
      if (own === undefined || own.contexts.has(index.value)) return;
      const meant = nearestName(index.value, own.contexts);
      context.report({
        at: index,
        message: `The block ${own.name} does not declare the context "${index.value}", so it is never set.`,
        suggestion: meant === null ? `Add "${index.value}" to usesContext in block.json.` : `Did you mean "${meant}"?`,
      });
    },
  },
};
