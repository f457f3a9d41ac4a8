import { Code, indentRest } from '../../writers/code.ts';
import { type JsCode, type JsValue, js, jsIdentifier, jsLiteral, noJs } from '../../writers/js.ts';

/** How elements are written: as calls of `createElement` (named `el`), which run as they are, or as JSX. */
export type ScriptForm = 'plain' | 'jsx';

/** A tree of elements that knows neither form. Strings are texts, code is an expression. */
export type JsxNode = JsxElement | JsxWhen | JsxEach | JsCode | string;

export interface JsxElement {
  readonly kind: 'element';
  /** An HTML element, a component such as `RichText.Content`, or a variable that holds one of them. */
  readonly tag: string;
  readonly props: Readonly<Record<string, JsValue>>;
  /** An object of further properties, put before the others. */
  readonly spread?: JsCode;
  readonly children: readonly JsxNode[];
}

/** A node that is there while a condition holds. */
export interface JsxWhen {
  readonly kind: 'when';
  readonly condition: JsCode;
  readonly node: JsxElement | JsxEach;
}

/** An element for each item of a list, with `item` and `index` in it. */
export interface JsxEach {
  readonly kind: 'each';
  readonly list: JsCode;
  readonly element: JsxElement;
}

/** An element with its properties and children; those that are nothing are left out. */
export function element(
  tag: string,
  props: Readonly<Record<string, JsValue>> = {},
  ...children: readonly (JsxNode | undefined)[]
): JsxElement {
  return { kind: 'element', tag, props, children: children.filter((child) => child !== undefined) };
}

export function when(condition: JsCode | undefined, node: JsxElement | JsxEach): JsxNode {
  return condition === undefined ? node : { kind: 'when', condition, node };
}

/** The node as an expression. */
export function nodeCode(node: JsxNode, form: ScriptForm): JsCode {
  return form === 'plain' ? plain(node) : jsxExpression(node);
}

const longest = 80;

function plain(node: JsxNode): JsCode {
  if (typeof node === 'string') return js`${node}`;
  if (node instanceof Code) return node;
  switch (node.kind) {
    case 'when':
      return js`${node.condition} && ${plain(node.node)}`;
    case 'each':
      return js`${node.list}.map( ( item, index ) => ${plain(node.element)} )`;
    case 'element':
      return call(node);
  }
}

function call(node: JsxElement): JsCode {
  const children = node.children.map(plain);
  const props = propsCode(node);
  const args = [
    tagCode(node.tag),
    ...(props === noJs && children.length === 0 ? [] : [props === noJs ? js`null` : props]),
    ...children,
  ];
  const line = `el( ${args.map(({ text }) => text).join(', ')} )`;
  if (!line.includes('\n') && line.length <= longest) return new Code('js', line);
  const first = children.length === 0 && args.length === 2;
  // Only properties: the braces hug the call.
  if (first) return js`el( ${tagCode(node.tag)}, ${props} )`;
  const lines = args.map(({ text }) => `\t${indentRest(text, '\t')}`).join(',\n');
  return new Code('js', `el(\n${lines}\n)`);
}

/** HTML elements are strings, components are names. */
function tagCode(tag: string): JsCode {
  return isComponent(tag) ? componentName(tag) : js`${tag}`;
}

const isComponent = (tag: string): boolean => /^[A-Z]/.test(tag);

function componentName(tag: string): JsCode {
  const parts = tag.split('.').map((part) => jsIdentifier(part).text);
  return new Code('js', parts.join('.'));
}

function propsCode({ props, spread }: JsxElement): JsCode {
  const hasProps = Object.values(props).some((value) => value !== undefined);
  if (spread === undefined) return hasProps ? js`${props}` : noJs;
  if (!hasProps) return spread;
  const own = jsLiteral(props);
  const inner = own.startsWith('{\n') ? own.slice(3, -3).replace(/\n\t/g, '\n') : own.slice(2, -2);
  const text = own.startsWith('{\n')
    ? `{\n\t...${spread.text},\n\t${indentRest(inner, '\t')},\n}`
    : `{ ...${spread.text}, ${inner} }`;
  return new Code('js', text.replace(/,,\n\}$/, ',\n}'));
}

/** A node where an expression is expected: JSX in parentheses when it takes several lines. */
function jsxExpression(node: JsxNode): JsCode {
  if (typeof node === 'string' || node instanceof Code) return plain(node);
  if (node.kind === 'when') return js`${node.condition} && ${jsxExpression(node.node)}`;
  if (node.kind === 'each') return js`${node.list}.map( ( item, index ) => ${jsxExpression(node.element)} )`;
  const { text } = jsxElement(node);
  return new Code('js', text.includes('\n') ? `(\n\t${indentRest(text, '\t')}\n)` : text);
}

function jsxElement(node: JsxElement): JsCode {
  const name =
    node.tag === 'Fragment' && node.spread === undefined && Object.keys(node.props).length === 0 ? '' : node.tag;
  const props = jsxProps(node);
  const line = props.length === 0 ? '' : ` ${props.join(' ')}`;
  // A single text is never broken off its tag.
  const isLoneText = props.length === 1 && /^[\w-]+="/.test(props[0] ?? '');
  const isLong = (line.length > 60 && !isLoneText) || line.includes('\n');
  const open = isLong
    ? `<${name}\n${props.map((prop) => `\t${indentRest(prop, '\t')}`).join('\n')}\n`
    : `<${name}${line}`;
  if (node.children.length === 0) return new Code('js', isLong ? `${open}/>` : `${open} />`);
  const children = node.children.map(jsxChild);
  const inside = children.join('');
  if (!isLong && children.length === 1 && !inside.includes('\n') && inside.length + line.length < 60) {
    return new Code('js', `${open}>${inside}</${name}>`);
  }
  return new Code('js', `${open}>\n${children.map((child) => `\t${indentRest(child, '\t')}`).join('\n')}\n</${name}>`);
}

function jsxProps({ props, spread }: JsxElement): string[] {
  const own = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const key = /^[A-Za-z_][\w-]*$/.test(name) ? name : undefined;
      if (key === undefined) return `{ ...${jsLiteral({ [name]: value })} }`;
      if (value === true) return key;
      if (typeof value === 'string' && /^[^"\\&{}<>\p{Cc}]*$/u.test(value)) return `${key}="${value}"`;
      const text = jsLiteral(value);
      return `${key}={ ${text} }`;
    });
  return spread === undefined ? own : [`{ ...${spread.text} }`, ...own];
}

function jsxChild(node: JsxNode): string {
  if (typeof node !== 'string' && !(node instanceof Code) && node.kind === 'element') return jsxElement(node).text;
  return `{ ${jsxExpression(node).text} }`;
}

/** Properties as an object in one line, which is broken later where it has to be. */
export function propsOnOneLine(props: Readonly<Record<string, JsValue>>): JsCode {
  const entries = Object.entries(props).map(([name, value]) =>
    jsLiteral({ [name]: value })
      .slice(1, -1)
      .trim(),
  );
  return new Code('js', `{ ${entries.join(', ').replace(/\s*\n\s*/g, ' ')} }`);
}
