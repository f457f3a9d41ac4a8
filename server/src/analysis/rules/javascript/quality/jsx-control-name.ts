import type { JsNode } from '../../../languages/javascript/ast.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { attributeText, type Element, elementOf } from '../support/react.ts';

export const meta: RuleMeta = {
  id: 'quality/jsx-control-name',
  language: 'javascript',
  category: 'quality',
  severity: 'low',
  type: 'accessibility',
  title: 'Control or frame without an accessible name',
  description: 'A field, an icon button, an `<iframe>`, a heading or a link in JSX has no accessible name.',
  rationale: `A field without a label is announced as "edit text", a button with an icon alone as "button", a frame by its address.

Use the components of \`@wordpress/components\` with their \`label\`, or write \`<label htmlFor>\`, \`aria-label\`, \`title\` of an iframe. A placeholder is no label: it goes when typing starts.`,
  references: [
    {
      title: 'Name, role, value (WCAG 4.1.2)',
      url: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: 'const Search = () => <input type="text" placeholder="Search" />;\n', lines: [1] },
      { code: 'const Map = ( { src } ) => <iframe src={ src } />;\n', lines: [1] },
      { code: 'const Close = ( { close } ) => <Button icon="no" onClick={ close } />;\n', lines: [1] },
      { code: 'const Name = ( { set } ) => <TextControl onChange={ set } />;\n', lines: [1] },
      { code: 'const Title = () => <h2></h2>;\n', lines: [1] },
    ],
    good: [
      'const Search = ( { id } ) => <><label htmlFor={ id }>Search</label><input id={ id } type="text" /></>;\nconst Wrapped = () => <label>Name <input type="text" /></label>;\nconst Hidden = () => <input type="hidden" value="1" />;\n',
      'const Map = ( { src } ) => <iframe src={ src } title="Map" />;\nconst Close = ( { close } ) => <Button icon="no" label="Close" onClick={ close } />;\nconst Name = ( { set } ) => <TextControl label="Name" onChange={ set } />;\nconst Title = ( { text } ) => <h2>{ text }</h2>;\n',
    ],
  },
};

/** Components of `@wordpress/components` that show a label, and need one. */
const labelled =
  /^(?:Text|Textarea|Select|Toggle|Checkbox|Radio|Range|Number|Combobox|TreeSelect|FontSize)Control$|^(?:ToggleGroupControl|FormTokenField|__experimentalNumberControl)$/;

function check(tag: JsNode, context: JsContext): void {
  const element = elementOf(tag, context);
  if (element === null || element.hasSpread) return;
  const problem = problemOf(element, context);
  if (problem === null) return;
  context.report({ at: tag, message: problem.message, suggestion: problem.suggestion });
}

function problemOf(element: Element, context: JsContext): { message: string; suggestion: string } | null {
  const { name, attributes, children } = element;
  const isNamed = ['aria-label', 'aria-labelledby', 'title'].some((label) => attributes.has(label));
  if (name === 'iframe')
    return isNamed
      ? null
      : { message: '<iframe> has no title.', suggestion: 'Add a title that describes the content of the frame.' };
  if (/^(?:input|select|textarea)$/.test(name)) {
    if (isNamed || attributes.has('id') || isInLabel(element.tag, context)) return null;
    if (/(?:^|\/)(?:save|deprecated)\.\w+$/.test(context.fileName)) return null;
    const type = attributeText(attributes.get('type'), context) ?? '';
    if (/^(?:hidden|submit|button|image|reset)$/.test(type)) return null;
    return {
      message: `<${name}> has no label.`,
      suggestion: 'Wrap it in a <label>, or add an id and a <label htmlFor>.',
    };
  }
  if (labelled.test(name)) {
    if (attributes.has('label') || isNamed || attributes.has('id')) return null;
    return {
      message: `<${name}> has no label.`,
      suggestion: 'Add a label (use hideLabelFromVision to hide it visually).',
    };
  }
  if (name === 'Button' || name === 'IconButton' || name === 'ToolbarButton') {
    const hasText =
      children.length > 0 || ['children', 'text', 'label', 'describedBy'].some((key) => attributes.has(key));
    if (hasText || isNamed || !attributes.has('icon')) return null;
    return {
      message: `<${name}> only shows an icon and has no label.`,
      suggestion: 'Add a label that describes the action.',
    };
  }
  if (/^(?:button|a|h[1-6])$/.test(name) && children.length === 0) {
    if (isNamed || attributes.has('dangerouslySetInnerHTML') || attributes.has('children')) return null;
    if (name === 'a' && (attributes.has('id') || attributes.has('name') || !attributes.has('href'))) return null;
    // `createInterpolateElement( text, { a: <a /> } )` fills it.
    if (
      /^(?:pair|arguments|parenthesized_expression)$/.test(
        (element.tag.parent?.type === 'jsx_element' ? element.tag.parent.parent : element.tag.parent)?.type ?? '',
      )
    )
      return null;
    return { message: `<${name}> is empty.`, suggestion: 'Add text, or an aria-label.' };
  }
  return null;
}

function isInLabel(tag: JsNode, context: JsContext): boolean {
  for (let at = tag.parent; at !== null; at = at.parent) {
    const opening = at.type === 'jsx_element' ? at.children[0] : undefined;
    const name = opening === undefined ? undefined : elementOf(opening, context)?.name;
    if (name !== undefined && /^(?:label|BaseControl|Label)$/.test(name)) return true;
  }
  return false;
}

export const visitor: JsVisitor = { nodes: { jsx_opening_element: check, jsx_self_closing_element: check } };
