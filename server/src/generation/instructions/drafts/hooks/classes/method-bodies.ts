import { wordpressHook } from '@presswright/shared/wordpress/facts';
import { phpString } from '../../../../writers/php.ts';
import { Reading } from '../reading.ts';
import { noneOf } from '../scene.ts';
import { readTests } from '../tests.ts';
import { type AskedClass, type AskedMethod, priorityIn } from './read-class.ts';

const q = phpString;

/** What a word of a prompt stands for within a class: a property, a constant, a parameter. */
function memberOf(word: string, one: AskedClass, method: AskedMethod): string | null {
  const name = word
    .toLowerCase()
    .replace(/^(?:the|its|this) /, '')
    .replace(/[ -]/g, '_')
    .replace(/^\$/, '');
  const own = method.params.find((parameter) => parameter.name.toLowerCase() === name);
  if (own !== undefined) return `$${own.name}`;
  const property = one.injected?.find((parameter) => parameter.name.toLowerCase() === name);
  if (property !== undefined) return `$this->${property.name}`;
  const constant = one.constants.find((entry) => entry.name.toLowerCase() === name);
  return constant === undefined ? null : `self::${constant.name}`;
}

/** Markup of a prompt with what it holds filled in and escaped, as an expression. */
function markupOf(html: string, one: AskedClass, method: AskedMethod): string {
  const values: string[] = [];
  const take = (all: string, word: string, escaper: string) => {
    const member = memberOf(word, one, method);
    if (member === null) return all;
    values.push(`${escaper}( ${member} )`);
    return '%s';
  };
  const format = html
    .replace(/%/g, '%%')
    .replace(/(="[^"]*?)\{\s*\$?([\w ]+)\s*\}/g, (all, before: string, word: string) =>
      memberOf(word, one, method) === null ? all : `${before}${take(all, word, 'esc_attr')}`,
    )
    .replace(/>\s*\{?\$?([\w ]+?)\}?\s*</g, (all, word: string) =>
      memberOf(word, one, method) === null ? all : `>${take(all, word, 'esc_html')}<`,
    )
    .replace(/\{\s*\$?([\w ]+)\s*\}/g, (all, word: string) => take(all, word, 'esc_html'));
  return values.length === 0 ? q(html) : `sprintf( ${q(format)}, ${values.join(', ')} )`;
}

/** What hooks a method: "hooks render() to admin_notices", "hooks the_content (priority 15)". */
function attachmentOf(text: string, one: AskedClass, method: AskedMethod): string[] {
  const found: string[] = [];
  const attach = (hook: string, target: string, rest: string) => {
    const fact = wordpressHook(hook);
    const callback = one.methods.find(({ name }) => name === target);
    const isFilter =
      fact === undefined
        ? callback?.returns !== undefined && !/^(?:|void)$/.test(callback.returns)
        : fact.kind === 'filter';
    const priority = priorityIn(rest);
    const args = callback?.params.length ?? 1;
    const tail = args > 1 ? `, ${priority ?? 10}, ${args}` : priority === null ? '' : `, ${priority}`;
    found.push(`add_${isFilter ? 'filter' : 'action'}( ${q(hook)}, array( $this, ${q(target)} )${tail} );`);
  };
  const others = one.methods.filter(({ name }) => name !== method.name && !/^(?:instance|get_instance)$/.test(name));
  const to =
    /\b(?:hooks?|attaches|adds|registers|connects)\s+(?:the )?(?:method |callback |its )?[`"']?(\w+)[`"']?(?:\(\))?\s+(?:to|on|into|onto|for|with)\s+(?:the )?(?:action |filter |hook )*[`"']?([a-z]\w+)[`"']?(?: action| filter| hook)?([^.;]{0,40})/gi;
  for (const [, first = '', second = '', rest = ''] of text.matchAll(to)) {
    if (others.some(({ name }) => name === first)) attach(second, first, rest);
    else if (others.some(({ name }) => name === second)) attach(first, second, rest);
    else if (wordpressHook(first) !== undefined) attach(first, second, rest);
  }
  if (found.length > 0) return found;
  const alone =
    /\b(?:hooks?(?: (?:in)?to| into| onto)?|on)\s+(?:the )?(?:action |filter )?[`"']?([a-z]\w*)[`"']?(?: to (?:a |the )?(?:method|callback))?([^.;]{0,40})/i.exec(
      text,
    );
  const target =
    others.find(({ name }) => new RegExp(`\\b(?:callback|method|handler)\\s+[\`"']?${name}\\b`).test(text)) ??
    others[0];
  if (alone?.[1] !== undefined && target !== undefined && (wordpressHook(alone[1]) !== undefined || /_/.test(alone[1])))
    attach(alone[1], target.name, alone[2] ?? '');
  return found;
}

/** A value that a text says is given back or printed. */
function saidValue(text: string, verb: string, one: AskedClass, method: AskedMethod): string | null {
  const literal = new RegExp(
    `\\b(?:${verb})\\s+(?:the (?:string|text|number|word)\\s+)?(?:"([^"]*)"|'([^']*)'|\`([^\`]*)\`|(-?\\d+(?:\\.\\d+)?|true|false|null)\\b|(<[a-z][\\s\\S]*>))`,
    'i',
  ).exec(text);
  if (literal !== null) {
    const said = literal[1] ?? literal[2] ?? literal[3] ?? literal[5];
    if (said === undefined) return literal[4]?.toLowerCase() ?? null;
    return /[<{]/.test(said) ? markupOf(said, one, method) : q(said);
  }
  const word = new RegExp(
    `\\b(?:${verb})\\s+(?:the |its |this )?(?:value of |property |constant )?(\\$?\\w+)`,
    'i',
  ).exec(text)?.[1];
  return word === undefined ? null : memberOf(word, one, method);
}

/** The statements of a method, as far as the prompt says what it does; null where that is not understood. */
export function bodyOf(method: AskedMethod, one: AskedClass, text: string): string[] | null {
  const { said } = method;
  if (/^(?:register|init|hooks?|boot|run|setup|add_hooks|register_hooks)$/.test(method.name)) {
    const hooks = attachmentOf(`${said} ${text}`, one, method);
    if (hooks.length > 0) return hooks;
  }
  const shortcode = /\bshortcode\s+[`"']?\[?([a-z][\w-]*)\]?[`"']?([^.]*)/i.exec(said);
  if (shortcode?.[1] !== undefined) {
    const printed = saidValue(shortcode[2] ?? '', 'outputs?|returns?|prints?|shows?|displays?|renders?', one, method);
    if (printed === null) return null;
    return [
      `add_shortcode( ${q(shortcode[1])}, static function (): string {`,
      `\treturn esc_html( ${printed} );`,
      '} );',
    ];
  }
  const html = /(<[a-z][^>\n]*>(?:[^<\n]|<(?!\/div>))*(?:<\/\w+>)*)/i.exec(said)?.[1]?.trim();
  const content = method.params.find(({ name }) => /^(?:content|text|html|title|excerpt)$/.test(name));
  if (content !== undefined && html !== undefined) {
    const isBefore = /\b(?:in front|before|above|prepend|at the (?:start|beginning|top))/i.test(
      `${method.name} ${said}`,
    );
    const added = markupOf(html, one, method);
    const tests = conditionsOf(said, one);
    const guard = tests.length === 0 ? [] : [`if ( ${noneOf(tests)} ) {`, `\treturn $${content.name};`, '}', ''];
    return [...guard, `return ${isBefore ? `${added} . $${content.name}` : `$${content.name} . ${added}`};`];
  }
  if (/\b(?:prints?|echo(?:es|s)?|outputs?|renders?|displays?)\b/i.test(said)) {
    const printed =
      html === undefined
        ? saidValue(said, 'prints?|echo(?:es|s)?|outputs?|renders?|displays?', one, method)
        : markupOf(html, one, method);
    if (printed === null) return null;
    const isString = /^string$/.test(method.returns);
    if (isString) return [`return ${printed};`];
    return [
      printed.startsWith('sprintf( ')
        ? `printf( ${printed.slice('sprintf( '.length)};`
        : printed.startsWith("'") && /</.test(printed)
          ? `echo ${printed};`
          : `echo esc_html( ${printed} );`,
    ];
  }
  const value = saidValue(said, 'returns?|gives? back|gives?|yields?', one, method);
  if (value !== null) return [`return ${value};`];
  const getter = /^(?:get_)?(\w+)$/.exec(method.name)?.[1] ?? '';
  const member = method.params.length === 0 ? memberOf(getter, one, method) : null;
  return member === null ? null : [`return ${member};`];
}

/** On which pages a filter does something: of the post types that the class was given, or of those that are named. */
function conditionsOf(said: string, one: AskedClass): string[] {
  const list = one.injected?.find(({ type, name }) => type === 'array' && /type/.test(name));
  if (list !== undefined && /\b(?:these|those|the given|its|the) (?:post )?types\b/i.test(said))
    return [`is_singular( $this->${list.name} )`];
  const r = new Reading(said);
  return readTests(r, { post: 'get_the_ID()', isView: true });
}
