import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { argumentsOf, calleeText, childOf, entryOf, isFunction, within } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { hookOf, returnsElement } from '../support/react.ts';

export const meta: RuleMeta = {
  id: 'quality/block-save-impure',
  language: 'javascript',
  category: 'quality',
  severity: 'medium',
  type: 'block_editor',
  title: 'Impure save function',
  description: 'The `save` function of a block uses a hook, the time, random values, the store or the page.',
  rationale: `The editor runs \`save\` again when a post is opened and compares the markup with what is stored. Anything but attributes gives other markup later: "This block contains unexpected or invalid content". Hooks do not work there at all, as \`save\` is rendered to a string.

Compute the value in \`edit\`, keep it in an attribute, and let \`save\` read that; or render on the server.`,
  references: [
    {
      title: 'Edit and save',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-edit-save/#save',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "registerBlockType( 'acme/date', {\n\tsave() {\n\t\treturn <p>{ new Date().toLocaleDateString() }</p>;\n\t},\n} );\n",
        lines: [3],
      },
      {
        name: 'src/save.js',
        code: 'export default function save( { attributes } ) {\n\tconst posts = useSelect( ( select ) => select( store ).getPosts() );\n\treturn <ul id={ Math.random() }>{ posts }</ul>;\n}\n',
        lines: [2, 3],
      },
    ],
    good: [
      "registerBlockType( 'acme/date', {\n\tedit: () => <p>{ new Date().getFullYear() }</p>,\n\tsave( { attributes } ) {\n\t\treturn <p { ...useBlockProps.save() }>{ new Date( attributes.date ).getFullYear() }</p>;\n\t},\n} );\n",
      'function save( form ) {\n\tform.stamp = Date.now();\n\treturn post( form );\n}\n',
    ],
  },
};

const saves = /\bsave\b/i;
const savesKey = Symbol('functions that save');

/** The functions that save the blocks of a file. */
function savesOf(context: JsContext): ReadonlySet<JsNode> {
  return context.source.facts.of(savesKey, () => findSaves(context));
}

function findSaves(context: JsContext): ReadonlySet<JsNode> {
  const found = new Set<JsNode>();
  const index = fileIndexOf(context);
  for (const name of ['registerBlockType', 'registerBlockVariation'])
    for (const call of index.callsOf(name)) {
      const save = entryOf(argumentsOf(call)[1], 'save', context.source);
      if (save !== undefined) for (const fn of index.functionsOf(save)) found.add(fn);
    }
  if (context.fileName === '' || /(?:^|\/)(?:save|deprecated)\.[jt]sx?$/.test(context.fileName))
    for (const node of within(context.root))
      if (
        isFunction(node) &&
        returnsElement(node) &&
        /^(?:save|Save)$/.test(
          index.nameOf(node) ?? (node.parent?.type === 'export_statement' && context.fileName !== '' ? 'save' : ''),
        )
      )
        found.add(node);
  return found;
}

function check(program: JsNode, context: JsContext): void {
  if (program.parent !== null || !(saves.test(context.fileName) || saves.test(context.source.code))) return;
  for (const save of savesOf(context))
    for (const node of within(save)) {
      context.tick();
      const what = impurity(node, context);
      if (what !== null)
        context.report({
          at: node,
          message: `save() uses ${what}, so the stored markup will not match.`,
          suggestion: 'Store the value in an attribute set by edit(), or render the block on the server.',
        });
    }
}

function impurity(node: JsNode, context: JsContext): string | null {
  const { source } = context;
  if (node.type === 'new_expression')
    return calleeText(node, source) === 'Date' && argumentsOf(node).length === 0 ? 'the time' : null;
  if (node.type !== 'call_expression') return null;
  const name = calleeText(node, source);
  if (/^Math\.random$|(?:^|\.)(?:uniqueId|uuid|uuidv4|nanoid|randomUUID)$/.test(name)) return 'chance';
  if (name === 'Date.now' || (name === 'Date' && argumentsOf(node).length === 0)) return 'the time';
  if (/^(?:moment|dayjs)$/.test(name) && argumentsOf(node).length === 0) return 'the time';
  if (/^(?:wp\.data\.)?select$/.test(name)) return 'the store';
  if (/^(?:document|window|localStorage|sessionStorage)\./.test(name)) return 'the page';
  const hook = hookOf(node, context);
  // `useBlockProps.save()` is no hook; `useBlockProps()` in save is another rule's.
  if (hook === null || hook === 'useBlockProps' || hook === 'useInnerBlocksProps') return null;
  return `${source.slice(childOf(node, 'function') ?? node)}()`;
}

export const visitor: JsVisitor = { nodes: { program: check } };
