import { nearestName } from '@presswright/shared/nearest-name';
import type { Index, Node } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { blocksByCallback, blocksByRenderFile, isDeclared, type OwnBlock } from '../../support/block-of-file.ts';

const block =
  '{ "apiVersion": 3, "name": "acme/card", "title": "Card", "attributes": { "heading": { "type": "string" } }, "render": "file:./render.php" }';

export const meta: RuleMeta = {
  id: 'quality/undeclared-render-attribute',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Undeclared attribute in render file',
  description:
    'Reports attributes that the render file or callback of a block reads and its block.json does not declare.',
  rationale: `The editor keeps declared attributes only, so an undeclared one never reaches the render file: PHP warns of an undefined key, or the fallback is always printed.`,
  references: [
    {
      title: 'Attributes',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-attributes/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        name: 'card/render.php',
        code: "<?php\n$text = $attributes['headline'] ?? '';\n?>\n<h2><?php echo esc_html( $attributes['Heading'] ); ?></h2>\n",
        beside: { 'card/block.json': block },
        lines: [2, 4],
      },
      {
        name: 'acme.php',
        code: "<?php\nadd_action( 'init', function () {\n\tregister_block_type( __DIR__ . '/card', array( 'render_callback' => 'acme_card' ) );\n} );\nfunction acme_card( $atts ) {\n\treturn '<p>' . esc_html( $atts['text'] ) . '</p>';\n}\n",
        beside: { 'card/block.json': block },
        lines: [6],
      },
    ],
    good: [
      {
        name: 'card/render.php',
        code: "<?php\n$attributes['count'] = 3;\n?>\n<h2 class=\"<?php echo esc_attr( $attributes['align'] ?? '' ); ?>\"><?php echo esc_html( $attributes['heading'] . $attributes['count'] ); ?></h2>\n",
        beside: { 'card/block.json': block },
      },
      { name: 'card/render.php', code: "<?php echo esc_html( $attributes['text'] );\n" },
    ],
  },
};

/** The block that the code at hand renders, and how it calls its attributes. */
function rendered(context: PhpContext): { block: OwnBlock; variable: string } | null {
  const { ancestors, fileName, project } = context;
  let around: Node | undefined;
  for (let at = ancestors.length - 1; at >= 0 && around === undefined; at--) {
    const kind = ancestors[at]?.kind;
    if (kind === 'Function' || kind === 'Method' || kind === 'Closure' || kind === 'ArrowFn') around = ancestors[at];
  }
  if (around === undefined) {
    const block = blocksByRenderFile(project).get(fileName);
    return block === undefined ? null : { block, variable: 'attributes' };
  }
  if (around.kind !== 'Function' && around.kind !== 'Method') return null;
  const block = blocksByCallback(project).get(`${fileName} ${around.name.toLowerCase()}`);
  const variable = around.params[0]?.name;
  return block === undefined || variable === undefined ? null : { block, variable };
}

/** Whether the code gives the variable, or this entry of it, a value of its own. */
function isWritten(variable: string, key: string, { source }: PhpContext): boolean {
  const { code } = source;
  if (new RegExp(`\\$${variable}\\s*(?:=[^=>]|\\[\\s*\\$)|foreach\\s*\\([^)]*as[^)]*\\$${variable}\\b`).test(code))
    return true;
  return new RegExp(`\\$${variable}\\[\\s*['"]${key}['"]\\s*\\]\\s*(?:\\?\\?|\\.)?=[^=]`).test(code);
}

export const visitor: PhpVisitor = {
  wantsFile: ({ project }) => blocksByRenderFile(project).size > 0 || blocksByCallback(project).size > 0,
  nodes: {
    Index(node: Index, context) {
      const { base, index } = node;
      if (base.kind !== 'Var' || index?.kind !== 'Str' || !/^\w+$/.test(index.value)) return;
      const found = rendered(context);
      if (found === null || found.variable !== base.name || isDeclared(found.block, index.value)) return;
      if (isWritten(base.name, index.value, context)) return;
      const meant = nearestName(index.value, found.block.attributes);
      context.report({
        at: node,
        message: `The block ${found.block.name} does not declare the attribute "${index.value}", so it never has a value here.`,
        suggestion:
          meant === null
            ? `Declare "${index.value}" in block.json.`
            : `Did you mean "${meant}"? Otherwise, declare it in block.json.`,
        ...(meant === null
          ? {}
          : { fix: { edits: [{ start: index.start, end: index.end, text: `'${meant}'` }], safe: false } }),
      });
    },
  },
};
