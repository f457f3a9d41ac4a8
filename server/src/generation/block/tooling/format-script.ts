import { type Expression, readExpression } from './format/expression.ts';
import { arrowLayout, assigned, flush, layOut, patternLayout } from './format/lay-out.ts';
import { group, indent, type Layout, print, softLine, tab, width } from './format/layout.ts';

/** How a line that is too long may be built: what stands before and behind an expression. */
interface Form {
  readonly pattern: RegExp;
  readonly layout: 'plain' | 'assigned' | 'container' | 'returned' | 'pattern';
}

const forms: readonly Form[] = [
  { pattern: /^(\{ \.\.\.)(.+)( \})$/, layout: 'plain' },
  { pattern: /^(\{ )(.+)( \})$/, layout: 'plain' },
  { pattern: /^(\{ )(\( .+ \))( && \()$/, layout: 'plain' },
  { pattern: /^(const )(\{[^}]+\})( = wp\.\w+;)$/, layout: 'pattern' },
  { pattern: /^(import )(\{.+\})( from .+;)$/, layout: 'pattern' },
  { pattern: /^((?:export )?(?:default )?function \w+\( )(\{.+\})( \) \{)$/, layout: 'pattern' },
  { pattern: /^([\w-]+=\{ )(.+)( \})$/, layout: 'container' },
  { pattern: /^((?:export )?const (?:\w+|\{[^}]+\}|\[[^\]]+\]) = )(.+)(;)$/, layout: 'assigned' },
  { pattern: /^(return )(.+)(;)$/, layout: 'returned' },
  { pattern: /^((?:\w+|'[^']*'): )(.+)(,)$/, layout: 'assigned' },
  { pattern: /^()(.+)([;,])$/, layout: 'plain' },
  { pattern: /^()(.+)()$/, layout: 'plain' },
];

/**
 * The script with its long lines broken as the formatter of `@wordpress/scripts` breaks them. Our writers break what they
 * know to be long; how long texts and names of a block are, nobody knows before.
 */
export function formatted(script: string): string {
  return script
    .replace(/^(\t*)\{ (.+) \? (mediaElement\(.+\)) : \($/gm, '$1{ $2 ? (\n$1\t$3\n$1) : (')
    .split('\n')
    .map((text) => {
      const broken = columns(text) > width ? brokenLine(text) : text;
      return isSame(text, broken) ? broken : text;
    })
    .join('\n');
}

const literal = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;

/** Whether two texts differ by white space, commas and parentheses only, and not in what stands in quotes. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  const bare = (text: string): string => text.replace(/[\s,()]+/g, '');
  return bare(one) === bare(other) && (one.match(literal) ?? []).every((text) => other.includes(text));
}

const columns = (text: string): number => [...text].length + (tab - 1) * (/^\t*/.exec(text)?.[0].length ?? 0);

function brokenLine(text: string): string {
  const tabs = /^\t*/.exec(text)?.[0] ?? '';
  const code = text.slice(tabs.length);
  if (/^(?:\*|\/\*|\/\/)/.test(code)) return text;
  const [, condition, element] = /^\{ ([^'"]+?) && (<.+>) \}$/.exec(code) ?? [];
  if (condition !== undefined) return `${tabs}{ ${condition} && (\n${formatted(`${tabs}\t${element}`)}\n${tabs}) }`;
  if (code.startsWith('<')) return brokenElement(code, tabs) ?? text;
  for (const { pattern, layout } of forms) {
    const [, before = '', inner = '', after = ''] = pattern.exec(code) ?? [];
    const expression = inner === '' ? undefined : readExpression(inner);
    if (expression === undefined) continue;
    if (layout === 'pattern' && expression.kind !== 'list') continue;
    return tabs + print(lineLayout(layout, before, expression, after), tabs.length, tabs.length * tab);
  }
  return text;
}

/** The whole line: what stands before an expression, the expression, and what stands behind it. */
function lineLayout(form: Form['layout'], before: string, expression: Expression, after: string): Layout {
  const isOpen = ['call', 'arrow', 'list'].includes(expression.kind);
  if (form === 'pattern' && expression.kind === 'list') return [before, patternLayout(expression.items), after];
  if (form === 'assigned') return [before.trimEnd(), assigned(expression), after];
  if (form === 'container' && expression.kind === 'arrow') return [before, arrowLayout(expression, ' }')];
  if (form === 'container' && !isOpen) {
    return group([before.trimEnd(), indent(softLine, flush(expression)), softLine, after.trim()], true);
  }
  if (form === 'returned' && expression.kind === 'binary') {
    return group(['return (', indent(softLine, flush(expression)), softLine, ');'], true);
  }
  return [before, layOut(expression), after];
}

/** An opening tag with its properties, and what stands between it and its closing tag, if that is on the line. */
const elementForm = /^<([\w.]+)((?: (?:[\w-]+(?:="[^"]*"|=\{ .+? \})?|\{ \.\.\..+? \}))*)( \/)?>(?:(\{ .+ \})<\/\1>)?$/;

/** Properties one a line where the tag is too long, the only child on a line of its own. */
function brokenElement(code: string, tabs: string): string | undefined {
  const [, tag, props = '', slash = '', child] = elementForm.exec(code) ?? [];
  if (tag === undefined) return undefined;
  const list = props.match(/ (?:[\w-]+(?:="[^"]*"|=\{ .+? \})?|\{ \.\.\..+? \})/g) ?? [];
  const open = `<${tag}${props}${slash}>`;
  const isLong = columns(tabs + open) > width && !(list.length === 1 && list[0]?.endsWith('"'));
  const lines = list.map((prop) => formatted(`${tabs}\t${prop.trim()}`));
  const start = isLong ? [`${tabs}<${tag}`, ...lines, `${tabs}${slash.trim()}>`].join('\n') : tabs + open;
  return child === undefined ? start : `${start}\n${formatted(`${tabs}\t${child}`)}\n${tabs}</${tag}>`;
}
