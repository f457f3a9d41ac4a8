import { nearestName } from '@presswright/shared/nearest-name';
import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { argumentsOf, childOf, isFunction, parametersOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { blockOfScript, isDeclared } from '../../support/block-of-file.ts';
import { oncePerFile } from '../../support/once-per-file.ts';

const block =
  '{ "apiVersion": 3, "name": "acme/card", "title": "Card", "attributes": { "heading": { "type": "string" } } }';

export const meta: RuleMeta = {
  id: 'quality/undeclared-attribute',
  language: 'javascript',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Undeclared block attribute',
  description:
    'Reports attributes that edit or save reads or sets and that the block.json of the block does not declare.',
  rationale: `The editor keeps declared attributes only: one that is not in block.json is undefined when it is read, and what \`setAttributes()\` gives it is lost when the post is saved.

Attributes that come with supports, such as \`align\` or \`style\`, need no declaration.`,
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
        name: 'card/edit.js',
        code: 'export default function Edit( { attributes, setAttributes } ) {\n\tconst { title } = attributes;\n\treturn <RichText value={ attributes.headng } onChange={ ( text ) => setAttributes( { Heading: text } ) } />;\n}\n',
        beside: { 'card/block.json': block },
        lines: [2, 3],
      },
      {
        name: 'card/save.js',
        code: 'export default function save( { attributes: { heading, url } } ) {\n\treturn <a href={ url }>{ heading }</a>;\n}\n',
        beside: { 'card/block.json': block },
        lines: [1],
      },
    ],
    good: [
      {
        name: 'card/edit.js',
        code: 'export default function Edit( { attributes, setAttributes } ) {\n\tconst { heading, align, style: { color } = {} } = attributes;\n\treturn images.map( ( { attributes } ) => <Image { ...attributes } url={ attributes.url } heading={ heading } /> );\n}\n',
        beside: { 'card/block.json': block },
      },
      { name: 'card/edit.js', code: 'export const Edit = ( { attributes } ) => <p>{ attributes.other }</p>;\n' },
    ],
  },
};

/** Attributes of former versions of a block are those of that version. */
const skipped = /(?:^|\/)(?:deprecated?|transforms?|variations?|migrations?)(?:[./-]|$)|\.test\.|\.spec\./;

function check(name: JsNode, context: JsContext, key = context.source.slice(name)): void {
  const own = blockOfScript(context.project, context.fileName);
  if (own === null || isDeclared(own, key) || !/^[\w$]+$/.test(key)) return;
  const meant = nearestName(key, own.attributes);
  context.report({
    at: name,
    message: `The block ${own.name} does not declare the attribute "${key}", so its value is not saved.`,
    suggestion:
      meant === null ? `Declare "${key}" in block.json.` : `Did you mean "${meant}"? Else declare it in block.json.`,
    ...(meant === null || name.type.startsWith('shorthand')
      ? {}
      : { fix: { edits: [{ start: name.start, end: name.end, text: meant }], safe: false } }),
  });
}

const isDeprecation = oncePerFile(/\bisEligible\b|\bdeprecated\s*[:=]\s*\[/);

/** Whether a file belongs to a block at all, and its code is today's. */
function isOfBlock({ fileName, project, source }: JsContext): boolean {
  if (fileName === '' || skipped.test(fileName) || blockOfScript(project, fileName) === null) return false;
  return !isDeprecation(source);
}

/** The last name of `a`, `b.a` and the like; '' of anything else. */
function lastName(node: JsNode, { source }: JsContext): string {
  const name = node.type === 'member_expression' ? childOf(node, 'property') : node;
  return name === undefined || !/identifier$/.test(name.type) ? '' : source.slice(name);
}

/** The edit or save component of a block: what it is called, where it stands, or what else it takes. */
function isComponent(fn: JsNode, context: JsContext): boolean {
  const pattern = parametersOf(fn)[0];
  const taken = pattern === undefined ? '' : context.source.slice(pattern);
  if (/\b(?:setAttributes|clientId|isSelected)\b/.test(taken)) return true;
  const name = fileIndexOf(context).nameOf(fn) ?? '';
  if (/^(?:edit|save)$|(?:Edit|Save)$|^(?:Edit|Save)[A-Z]/.test(name)) return true;
  return /(?:^|\/)(?:edit|save)\.[jt]sx?$/.test(context.fileName) && fn.parent?.type === 'export_statement';
}

/** Whether an expression is what the block's own component gets under this name. */
function isOwn(node: JsNode, name: 'attributes' | 'setAttributes', context: JsContext): boolean {
  if (node.type === 'member_expression') {
    const object = childOf(node, 'object');
    const property = childOf(node, 'property');
    if (object?.type !== 'identifier' || property === undefined || context.source.slice(property) !== name)
      return false;
    return isProps(object, context);
  }
  if (node.type !== 'identifier' || context.source.slice(node) !== name) return false;
  const writes = fileIndexOf(context).lookup(name, node)?.writes ?? [];
  const [write] = writes;
  if (write === undefined || writes.length !== 1 || write.key !== name) return false;
  return write.how === 'parameter' ? isComponent(write.value, context) : isProps(write.value, context);
}

function isProps(node: JsNode, context: JsContext): boolean {
  if (node.type !== 'identifier') return false;
  const writes = fileIndexOf(context).lookup(context.source.slice(node), node)?.writes ?? [];
  const [write] = writes;
  return (
    write !== undefined &&
    writes.length === 1 &&
    write.how === 'parameter' &&
    write.index === 0 &&
    write.key === null &&
    isComponent(write.value, context)
  );
}

/** The names that a destructuring pattern takes. */
function checkPattern(pattern: JsNode, context: JsContext): void {
  for (const child of pattern.children) {
    if (child.type === 'shorthand_property_identifier_pattern') check(child, context);
    else if (child.type === 'pair_pattern') {
      const key = childOf(child, 'key');
      if (key?.type === 'property_identifier') check(key, context);
    } else if (child.type === 'object_assignment_pattern') {
      const left = childOf(child, 'left');
      if (left?.type === 'shorthand_property_identifier_pattern') check(left, context);
    }
  }
}

/** `( { attributes: { a, b } } ) => …` */
function checkFunction(fn: JsNode, context: JsContext): void {
  const [first] = parametersOf(fn);
  const pattern = first?.type === 'required_parameter' ? childOf(first, 'pattern') : first;
  if (pattern?.type !== 'object_pattern') return;
  for (const pair of pattern.children) {
    const key = childOf(pair, 'key');
    const value = childOf(pair, 'value');
    if (pair.type !== 'pair_pattern' || key === undefined || value?.type !== 'object_pattern') continue;
    if (context.source.slice(key) !== 'attributes' || !isOfBlock(context) || !isComponent(fn, context)) continue;
    checkPattern(value, context);
  }
}

export const visitor: JsVisitor = {
  nodes: {
    member_expression(node, context) {
      const object = childOf(node, 'object');
      const property = childOf(node, 'property');
      if (object === undefined || property === undefined || lastName(object, context) !== 'attributes') return;
      if (isOfBlock(context) && isOwn(object, 'attributes', context)) check(property, context);
    },
    variable_declarator(node, context) {
      const pattern = childOf(node, 'name');
      const value = childOf(node, 'value');
      if (pattern?.type !== 'object_pattern' || value === undefined) return;
      if (isOfBlock(context) && isOwn(value, 'attributes', context)) checkPattern(pattern, context);
    },
    call_expression(node, context) {
      const callee = childOf(node, 'function');
      const [given] = argumentsOf(node);
      if (callee === undefined || given?.type !== 'object') return;
      if (lastName(callee, context) !== 'setAttributes' || !isOfBlock(context)) return;
      if (!isOwn(callee, 'setAttributes', context)) return;
      for (const entry of given.children) {
        const key = entry.type === 'shorthand_property_identifier' ? entry : childOf(entry, 'key');
        if (key?.type === 'property_identifier' || key?.type === 'shorthand_property_identifier') check(key, context);
      }
    },
    function_declaration: checkFunction,
    function_expression: checkFunction,
    arrow_function: checkFunction,
    method_definition: (node, context) => {
      if (isFunction(node)) checkFunction(node, context);
    },
  },
};
