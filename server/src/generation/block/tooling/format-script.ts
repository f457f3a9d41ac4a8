import { readExpression } from './format/expression.ts';
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
    .map((text) => (columns(text) > width ? brokenLine(text) : text))
    .join('\n');
}

const columns = (text: string): number => [...text].length + (tab - 1) * (/^\t*/.exec(text)?.[0].length ?? 0);

function brokenLine(text: string): string {
  const tabs = /^\t*/.exec(text)?.[0] ?? '';
  const code = text.slice(tabs.length);
  if (/^(?:\*|\/\*|\/\/)/.test(code)) return text;
  const [, condition, element] = /^\{ (.+?) && (<.+>) \}$/.exec(code) ?? [];
  if (condition !== undefined) return `${tabs}{ ${condition} && (\n${formatted(`${tabs}\t${element}`)}\n${tabs}) }`;
  if (code.startsWith('<')) return brokenElement(code, tabs) ?? text;
  for (const { pattern, layout } of forms) {
    const [, before = '', inner = '', after = ''] = pattern.exec(code) ?? [];
    const expression = inner === '' ? undefined : readExpression(inner);
    if (expression === undefined) continue;
    const start = tabs.length * tab + before.length;
    const isOpen = ['call', 'arrow', 'list'].includes(expression.kind);
    if (layout === 'pattern') {
      if (expression.kind !== 'list') continue;
      return tabs + before + print(patternLayout(expression.items), tabs.length, start, after.length) + after;
    }
    if (layout === 'container' && expression.kind === 'arrow') {
      return tabs + before + print(arrowLayout(expression, ' }'), tabs.length, start, 0);
    }
    if (layout === 'container' && !isOpen) {
      const whole: Layout = group(
        [before.trimEnd(), indent(softLine, flush(expression)), softLine, after.trim()],
        true,
      );
      return tabs + print(whole, tabs.length, tabs.length * tab, 0);
    }
    if (layout === 'returned' && expression.kind === 'binary') {
      const whole: Layout = group(['return (', indent(softLine, flush(expression)), softLine, ');'], true);
      return tabs + print(whole, tabs.length, tabs.length * tab, 0);
    }
    const laid = layout === 'assigned' ? assigned(expression) : layOut(expression);
    const printed = print(laid, tabs.length, start, after.length);
    return tabs + (printed.startsWith('\n') ? before.trimEnd() : before) + printed + after;
  }
  return text;
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
