import type { Act } from '../act.ts';
import { calledName, type Edit, type GivenPhp } from '../given-php.ts';

/** Functions of PHP 8 in what older ones have. */
const older: Readonly<Record<string, (text: string, part: string) => string>> = {
  str_contains: (text, part) => `( false !== strpos( ${text}, ${part} ) )`,
  str_starts_with: (text, part) => `( 0 === strpos( ${text}, ${part} ) )`,
  str_ends_with: (text, part) => `( ${part} === substr( ${text}, -strlen( ${part} ) ) )`,
};

/** What cannot be rewritten without knowing more, by what shows it. */
const unwritable: readonly (readonly [RegExp, string])[] = [
  [/\bmatch\s*\(/, 'match; write it as a switch'],
  [/\benum\s+\w+/, 'enum; write it as a class with constants'],
  [/\breadonly\b/, 'readonly'],
  [/#\[/, 'attributes'],
];

/** Rewrites what PHP 7.4 does not know. */
export const olderPhp: Act = {
  id: 'older-php',
  title: 'make it run on PHP 7.4',
  wants: /\bphp ?(?:7(?:\.\d)?|5\.\d)\b|\bolder php\b|\bphp 8[^.\n]{0,30}\b(?:remove|without|away|down)/i,
  run(php) {
    const edits: Edit[] = [];
    const done: string[] = [];
    const change = (node: { start: number; end: number }, text: string) => {
      edits.push({ start: node.start, end: node.end, text });
      done.push(
        `Line ${php.lineAt(node.start)}: ${text === '' ? 'a type that PHP 7.4 does not know is left out' : text}.`,
      );
    };
    for (const { node } of php.tree.nodes) {
      const write = older[calledName(node)];
      if (write !== undefined && node.kind === 'Call' && node.args.length === 2) {
        const [text, part] = node.args.map(({ value }) => php.text(value));
        change(node, write(text ?? '', part ?? ''));
      }
      if ((node.kind === 'Prop' || node.kind === 'MethodCall') && /^\s*\?->/.test(php.code.slice(node.object.end))) {
        const object = php.text(node.object);
        const rest = php.code.slice(node.object.end, node.end).replace('?->', '->');
        const isPlace = /^(?:Var|Index|Prop|StaticProp)$/.test(node.object.kind);
        if (isPlace) change(node, `( isset( ${object} ) ? ${object}${rest} : null )`);
      }
      if (node.kind === 'Param' && node.type !== null && isNewType(node.type)) change(typeAt(php, node), '');
    }
    for (const fn of php.functions)
      if (fn.returnType !== null && isNewType(fn.returnType)) {
        const start = php.code.lastIndexOf(':', fn.body.start);
        change({ start, end: start + php.code.slice(start, fn.body.start).trimEnd().length }, '');
      }
    const text = php.with(edits);
    const left = unwritable.flatMap(([shows, name]) =>
      shows.test(withoutTexts(php)) ? [`PHP 7.4 has no ${name}.`] : [],
    );
    if (text.includes('?->')) left.push('PHP 7.4 has no ?-> after a call; keep its result in a variable first.');
    if (edits.length === 0 && left.length === 0)
      return { kind: 'code', code: php.code, done: ['Nothing: no syntax of PHP 8 was found.'] };
    return { kind: 'code', code: text, done, left };
  },
};

/** PHP 7.4 has neither unions nor `mixed`, `static` and `never`. */
const isNewType = (type: string): boolean =>
  type.includes('|') || type.includes('&') || /^(?:mixed|static|never|false|true)$/.test(type);

function typeAt(
  php: GivenPhp,
  param: { start: number; end: number; type?: string | null },
): { start: number; end: number } {
  const dollar = php.code.slice(param.start, param.end).search(/[&.]*\$/);
  return { start: param.start, end: param.start + dollar };
}

function withoutTexts(php: GivenPhp): string {
  const strings = php.tree.nodes.flatMap(({ node }) =>
    node.kind === 'Str' ? { start: node.start, end: node.end, text: "''" } : [],
  );
  const comments = php.tree.comments.map(({ start, end }) => ({
    start,
    end,
    text: php.code[start] === '#' && php.code[start + 1] === '[' ? php.text({ start, end }) : '',
  }));
  return php.with([...strings, ...comments]);
}
