import type { Stmt } from '../../../../analysis/languages/php/ast.ts';
import { indentRest } from '../../../writers/code.ts';
import type { Act } from '../act.ts';
import { calledName, type Edit, type GivenPhp } from '../given-php.ts';

/** Puts the functions of the code into a class whose constructor hooks them. */
export const toClass: Act = {
  id: 'to-class',
  title: 'make it a class',
  wants:
    /\b(?:convert|turn|make|refactor|rewrite|move|wrap|put)\b[^.\n]*\bclass(?:es)?\b|\bobject[- ]oriented\b|\boop\b/i,
  run(php, { words }) {
    const functions = php.tree.program.body.filter((node) => node.kind === 'Function');
    if (functions.length === 0) return null;
    const className =
      /\bclass\s+(?:named |called )?[`"']?([A-Za-z_]\w*)/.exec(words)?.[1] ??
      classNameFor(functions.map(({ name }) => name));
    const prefix = `${className.split('_')[0]?.toLowerCase()}_`;
    const short = (name: string) =>
      name.startsWith(prefix) && name.length > prefix.length ? name.slice(prefix.length) : name;
    const own = functions.map(({ name }) => name);
    const areShort =
      new Set(own.map(short)).size === own.length &&
      own.every((name) => /^[a-z]\w*$/i.test(short(name)) && !reserved.test(short(name)));
    const methodOf = (name: string) => (areShort ? short(name) : name);
    const edits: Edit[] = [];
    for (const { node, around } of php.tree.nodes) {
      if (node.kind === 'Function' && own.includes(node.name))
        edits.push({
          start: node.start,
          end: node.nameStart + node.name.length,
          text: `public function ${methodOf(node.name)}`,
        });
      const called = calledName(node);
      const name = own.find((one) => one.toLowerCase() === called);
      const isInside = around.some(({ kind }) => kind === 'Function');
      if (name !== undefined && isInside)
        edits.push({ start: node.start, end: node.start + name.length, text: `$this->${methodOf(name)}` });
      const isCallback = node.kind === 'Str' && own.includes(node.value) && around.at(-1)?.kind === 'Arg';
      if (isCallback && isHookCall(around.at(-2)))
        edits.push({ start: node.start, end: node.end, text: `array( $this, '${methodOf(node.value)}' )` });
    }
    const hooked = php.tree.program.body.filter((node) => isRegistration(node));
    const piece = (node: { start: number; end: number }) => php.with(edits, node);
    const hooks = hooked.map((node) => piece(node));
    const methods = functions.map((node) => piece({ start: commentStart(php, node.start), end: node.end }));
    const construct =
      hooks.length === 0
        ? []
        : [`/**\n * Hooks the methods.\n */\npublic function __construct() {\n\t${hooks.join('\n\t')}\n}`];
    const members = [...construct, ...methods].map((text) => `\t${indentRest(text, '\t')}`).join('\n\n');
    const taken = new Set<Stmt>([...functions, ...hooked]);
    const rest = php.tree.program.body
      .filter((node) => !taken.has(node) && node.kind !== 'Html' && node.kind !== 'Nop')
      .map((node) => php.text(node));
    const text = [
      '<?php',
      `class ${className} {\n${members}\n}\n`,
      ...(hooks.length > 0 ? [`new ${className}();`] : []),
      ...rest,
    ].join('\n');
    return {
      kind: 'code',
      code: `${text}\n`,
      done: [`${own.join(', ')} are methods of ${className}${hooks.length > 0 ? ', hooked in its constructor' : ''}.`],
    };
  },
};

const reserved =
  /^(?:list|print|echo|array|class|function|new|use|for|if|do|switch|case|default|return|public|static|abstract|final|empty|isset|unset|exit|die|include|require|global|const|var|and|or|xor|clone|namespace|try|catch|throw|break|continue|while|foreach|else|goto|interface|trait|extends|implements|instanceof|insteadof|declare|eval|fn|match)$/i;

function classNameFor([first = 'site']: readonly string[]): string {
  const words = first
    .split('_')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join('_');
}

const isHookCall = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  'kind' in node &&
  /^(?:add_action|add_filter|add_shortcode|remove_action|remove_filter|has_action|register_\w+|add_meta_box|add_\w+_page|add_settings_(?:field|section))$/.test(
    calledName(node as never),
  );

const isRegistration = (node: Stmt): boolean =>
  node.kind === 'ExprStmt' && /^add_(?:action|filter|shortcode)$/.test(calledName(node.value));

/** A comment right above belongs to the function. */
function commentStart(php: GivenPhp, start: number): number {
  const before = php.tree.comments.find(({ end }) => end <= start && php.code.slice(end, start).trim() === '');
  return before === undefined ? start : before.start;
}
