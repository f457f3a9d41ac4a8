import type { JsNode } from '../../../languages/javascript/ast.ts';
import { importsOf, originOf } from '../../../languages/javascript/imports.ts';
import { argumentsOf, childOf, literalOf, textOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { oncePerFile } from '../../support/once-per-file.ts';
import { elementOf } from '../support/react.ts';
import { movedToBlockEditor, type Replacement, replacedExports, replacedProperties } from './support/editor-api.ts';

export const meta: RuleMeta = {
  id: 'quality/deprecated-editor-api',
  language: 'javascript',
  category: 'quality',
  severity: 'low',
  type: 'deprecated',
  merge: 'message',
  title: 'Deprecated block editor API',
  description:
    'A script uses a component, function, prop or selector of the editor that has been moved, renamed or deprecated.',
  rationale: `The editor warns in the console while the old name still works, and removes it some versions later: then the block is an error message in every post that has it.

Use what the message names. Each says the WordPress version that has the new one; a plugin that supports older versions can wait.`,
  references: [
    {
      title: 'Deprecations of the block editor',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/packages/packages-deprecated/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: "import { RichText } from '@wordpress/editor';\nshow( RichText );\n", lines: [1] },
      { code: 'const { InspectorControls } = wp.editor;\nshow( InspectorControls );\n', lines: [1] },
      {
        code: "import { Button } from '@wordpress/components';\nexport const Save = () => <Button isPrimary>Save</Button>;\n",
        lines: [2],
      },
      { code: "const blocks = wp.data.select( 'core/editor' ).getBlocks();\n", lines: [1] },
      { code: "import { render } from '@wordpress/element';\nrender( <App />, root );\n", lines: [1] },
    ],
    good: [
      "import { RichText } from '@wordpress/block-editor';\nimport { Button } from '@wordpress/components';\nimport { PostTitle, PluginSidebar } from '@wordpress/editor';\nexport const Save = () => <Button variant=\"primary\">Save</Button>;\nwp.editor.initialize( 'text', {} );\nwp.data.select( 'core/editor' ).getCurrentPostId();\n",
    ],
  },
};

function report(at: JsNode, what: string, { instead, since }: Replacement, context: JsContext): void {
  context.report({
    at,
    message: `${what} has been deprecated or moved: use ${instead} (WordPress ${since}).`,
    suggestion: `Use ${instead}.`,
  });
}

function checkImports(program: JsNode, context: JsContext): void {
  if (program.parent !== null) return;
  for (const { module, name, at } of importsOf(context).values()) {
    const found = replacedExports.get(module)?.get(name);
    if (found !== undefined) report(at, `${name} of ${module}`, found, context);
  }
}

/** `wp.editor.RichText`, and `const { RichText } = wp.editor`. */
function checkMember(node: JsNode, context: JsContext): void {
  const text = textOf(node, context.source);
  if (!/^(?:wp|React\w*|window\.wp)\./.test(text) && node.field !== 'value') return;
  const origin = originOf(node, context);
  if (origin === null) return;
  const names = replacedExports.get(origin.module);
  if (names === undefined) return;
  const found = names.get(origin.name);
  if (found !== undefined && origin.name !== '*') report(node, text, found, context);
  const pattern = node.parent?.type === 'variable_declarator' ? childOf(node.parent, 'name') : undefined;
  if (origin.name !== '*' || pattern?.type !== 'object_pattern') return;
  for (const part of pattern.children) {
    const key = part.type === 'pair_pattern' ? childOf(part, 'key') : part;
    const name = key === undefined ? '' : context.source.slice(key);
    const old = names.get(name);
    if (old !== undefined) report(part, `${text}.${name}`, old, context);
  }
}

function checkElement(tag: JsNode, context: JsContext): void {
  const element = elementOf(tag, context);
  const names = element === null ? undefined : replacedProperties.get(element.name);
  if (element === null || names === undefined) return;
  const imported = importsOf(context).get(element.name);
  const origin = imported ?? originOf(childOf(tag, 'name'), context);
  if (origin !== null && origin.module !== '@wordpress/components') return;
  if (origin === null && !usesComponents(context.source)) return;
  for (const attribute of tag.children) {
    const name =
      attribute.type === 'jsx_attribute' && attribute.children[0] ? context.source.slice(attribute.children[0]) : '';
    const instead = names.get(name);
    if (instead !== undefined)
      context.report({
        at: attribute,
        message: `The prop ${name} of <${element.name}> is deprecated.`,
        suggestion: `Write ${instead} instead.`,
      });
  }
}

/** `select( 'core/editor' ).getBlocks()`. */
function checkStore(call: JsNode, context: JsContext): void {
  const callee = childOf(call, 'function');
  if (callee?.type !== 'member_expression') return;
  const object = childOf(callee, 'object');
  const property = childOf(callee, 'property');
  if (object?.type !== 'call_expression' || property === undefined) return;
  const getter = childOf(object, 'function');
  if (getter === undefined || !/(?:^|\.)(?:select|dispatch)$/.test(textOf(getter, context.source))) return;
  if (literalOf(argumentsOf(object)[0], context.source) !== 'core/editor') return;
  const name = context.source.slice(property);
  if (movedToBlockEditor.has(name))
    report(callee, `${name}() of core/editor`, { instead: `${name}() of core/block-editor`, since: '5.3' }, context);
}

const usesComponents = oncePerFile(/wp\.components|@wordpress\//);

export const visitor: JsVisitor = {
  nodes: {
    program: checkImports,
    member_expression: checkMember,
    jsx_opening_element: checkElement,
    jsx_self_closing_element: checkElement,
    call_expression: checkStore,
  },
};
