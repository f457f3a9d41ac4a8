import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { argumentsOf, childOf, literalOf } from '../../../languages/javascript/nodes.ts';
import { pathBeside } from '../../../project.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/block-name-mismatch',
  language: 'javascript',
  category: 'quality',
  severity: 'medium',
  type: 'block_editor',
  title: 'Invalid or mismatched block name',
  description: 'A script registers a block with an invalid name, or a name that differs from its `block.json`.',
  rationale: `The server registers the block by the name in \`block.json\`, the editor by the one in the script: with two names the editor knows a block that the server does not render, and the other way round. A name without a namespace, or with capitals, is refused.

Import the name: \`import metadata from './block.json'\` and \`registerBlockType( metadata.name, … )\`.`,
  references: [
    {
      title: 'Block registration',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-registration/#block-name',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      { code: "registerBlockType( 'Acme/Note', { edit, save } );\n", lines: [1] },
      {
        name: 'blocks/note/index.js',
        code: "registerBlockType( 'acme/notes', { edit, save } );\n",
        beside: { 'blocks/note/block.json': '{ "apiVersion": 3, "name": "acme/note", "title": "Note" }' },
        lines: [1],
      },
    ],
    good: ["registerBlockType( 'acme/note', { edit, save } );\nregisterBlockType( metadata.name, { edit, save } );\n"],
  },
};

/** `wp.blocks.registerBlockType()`, or what was imported; other objects may have a method of that name. */
function isOfWordPress(call: JsNode, context: JsContext): boolean {
  const callee = childOf(call, 'function');
  const object = callee?.type === 'member_expression' ? childOf(callee, 'object') : undefined;
  return object === undefined || /(?:^|\.)(?:wp)?blocks$/i.test(context.source.slice(object));
}

export const visitor: JsVisitor = {
  nodes: {
    program: (program, context) => {
      if (program.parent !== null) return;
      const calls = fileIndexOf(context)
        .callsOf('registerBlockType')
        .filter((call) => isOfWordPress(call, context));
      const beside = context.project.json(pathBeside(context.fileName, 'block.json'))?.value;
      const known =
        typeof beside === 'object' && beside !== null && 'name' in beside && typeof beside.name === 'string'
          ? beside.name
          : null;
      for (const call of calls) {
        const [first] = argumentsOf(call);
        const name = literalOf(first, context.source);
        if (first === undefined || name === null) continue;
        if (!/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(name))
          context.report({
            at: first,
            message: `${name} is not a valid block name: use namespace/name in lowercase letters, digits and hyphens.`,
            suggestion: 'Use a name such as my-plugin/my-block.',
          });
        else if (known !== null && known !== name && calls.length === 1)
          context.report({
            at: first,
            message: `The block is ${known} in block.json and ${name} here.`,
            suggestion: 'Import the name from block.json.',
            fix: { edits: [{ start: first.start, end: first.end, text: `'${known}'` }], safe: false },
          });
      }
    },
  },
};
