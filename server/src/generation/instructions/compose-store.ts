import { indentRest } from '../writers/code.ts';
import { docComment, joinPhp, type PhpCode, php } from '../writers/php.ts';
import { raw } from './composer.ts';
import type { Instruction, NamedFunction } from './instruction.ts';
import { nameOf } from './naming.ts';

/** Where a class keeps its values. */
interface Store {
  readonly read: PhpCode;
  write(value: PhpCode): PhpCode;
  readonly members: PhpCode;
}

function storeOf({ text, prose }: Instruction, isNumber: boolean): Store | null {
  const empty = isNumber ? raw('0') : raw('array()');
  const cast = isNumber ? '(int) ' : '(array) ';
  const option = /option/.test(prose) ? nameOf(text, 'options?') : null;
  if (option !== null) {
    return {
      read: php`${raw(cast)}get_option( ${option}, ${empty} )`,
      write: (value) => php`update_option( ${option}, ${value}, false );`,
      members: raw(''),
    };
  }
  const transient = /transient/.test(prose) ? nameOf(text, 'transients?') : null;
  if (transient !== null) {
    const read = isNumber
      ? php`(int) get_transient( ${transient} )`
      : php`( get_transient( ${transient} ) ?: array() )`;
    return { read, write: (value) => php`set_transient( ${transient}, ${value}, DAY_IN_SECONDS );`, members: raw('') };
  }
  // Transients of several names are no list.
  if (/\btransients?\b/.test(prose)) return null;
  if (!/collection|stack|queue|list|registry|container|cart|bag|memory|counter|store|cache/.test(prose)) return null;
  return {
    read: raw('$this->items'),
    write: (value) => php`$this->items = ${value};`,
    members: raw(`private ${isNumber ? 'int' : 'array'} $items = ${empty.text};`),
  };
}

const verbs: readonly (readonly [RegExp, (fn: NamedFunction, store: Store, isNumber: boolean) => PhpCode | null])[] = [
  [
    /^(?:reset|clear|flush|empty|delete_all|remove_all)/,
    (_fn, store, isNumber) => store.write(isNumber ? raw('0') : raw('array()')),
  ],
  [/^(?:increment|increase|inc|bump|hit)/, (fn, store) => changeBy(fn, store, '+')],
  [/^(?:decrement|decrease|dec)/, (fn, store) => changeBy(fn, store, '-')],
  [
    /^(?:has|exists|contains)/,
    (fn, store) =>
      first(
        fn,
        (key) =>
          php`return ${raw(/key|name|id/.test(key.text) ? `array_key_exists( ${key.text}, ${store.read.text} )` : `in_array( ${key.text}, ${store.read.text}, true )`)};`,
      ),
  ],
  [
    /^(?:count|size|length)/,
    (_fn, store, isNumber) => (isNumber ? php`return ${store.read};` : php`return count( ${store.read} );`),
  ],
  [/^(?:all|get_all|to_array|list|items|get_items)/, (_fn, store) => php`return ${store.read};`],
  [
    /^(?:is_?empty)/,
    (_fn, store, isNumber) => (isNumber ? php`return 0 === ${store.read};` : php`return array() === ${store.read};`),
  ],
  [
    /^(?:remove|delete|forget|unset)/,
    (fn, store) =>
      first(
        fn,
        (key) => php`
      $items = ${store.read};
      unset( $items[ ${key} ] );
      ${store.write(raw('$items'))}
    `,
      ),
  ],
  [
    /^(?:set|put|update)/,
    (fn, store, isNumber) => {
      const [key, value] = fn.parameters ?? [];
      if (key === undefined) return null;
      if (isNumber || value === undefined) return store.write(raw(`$${key.name}`));
      return php`
      $items = ${store.read};
      $items[ ${raw(`$${key.name}`)} ] = ${raw(`$${value.name}`)};
      ${store.write(raw('$items'))}
    `;
    },
  ],
  [
    /^(?:add|push|append|log|enqueue|register)/,
    (fn, store) => {
      const [key, value] = fn.parameters ?? [];
      if (key === undefined) return null;
      const place = value === undefined ? '$items[] = ' : `$items[ $${key.name} ] = `;
      return php`
      $items = ${store.read};
      ${raw(place)}${raw(`$${(value ?? key).name}`)};
      ${store.write(raw('$items'))}
    `;
    },
  ],
  [
    /^pop/,
    (_fn, store) => php`
      $items = ${store.read};
      $last  = array_pop( $items );
      ${store.write(raw('$items'))}

      return $last;
    `,
  ],
  [
    /^(?:get|read|value|current|find|fetch)/,
    (fn, store, isNumber) => {
      const [key, fallback] = fn.parameters ?? [];
      if (key === undefined || isNumber) return php`return ${store.read};`;
      return php`return ${store.read}[ ${raw(`$${key.name}`)} ] ?? ${raw(fallback === undefined ? 'null' : `$${fallback.name}`)};`;
    },
  ],
];

function first(fn: NamedFunction, write: (parameter: PhpCode) => PhpCode): PhpCode | null {
  const [parameter] = fn.parameters ?? [];
  return parameter === undefined ? null : write(raw(`$${parameter.name}`));
}

function changeBy(fn: NamedFunction, store: Store, sign: '+' | '-'): PhpCode {
  const by = fn.parameters?.[0];
  const amount = by === undefined ? '1' : `$${by.name}`;
  const change = store.write(raw(`${store.read.text} ${sign} ${amount}`));
  return fn.returns === 'int'
    ? php`
    ${change}

    return ${store.read};
  `
    : change;
}

/**
 * A class whose methods read and change what it keeps: in an option, a transient or itself. null where the prompt asks
 * for no such class, or for a method that is none of these.
 */
export function composeStore(instruction: Instruction): PhpCode | null {
  const { className, functions } = instruction;
  if (className === null || functions.length < 2 || functions.some(({ parameters }) => parameters === null))
    return null;
  const isNumber =
    functions.some(({ name }) => /^(?:increment|increase|inc|bump|hit|decrement)/.test(name)) &&
    !functions.some(({ name, parameters }) => /^(?:set|add|put|get)/.test(name) && (parameters?.length ?? 0) > 1);
  const store = storeOf(instruction, isNumber);
  if (store === null) return null;
  const methods: PhpCode[] = [];
  for (const fn of functions) {
    const body = verbs.find(([name]) => name.test(fn.name))?.[1](fn, store, isNumber) ?? null;
    if (body === null) return null;
    const list = (fn.parameters ?? [])
      .map(
        ({ name, type, defaultValue, prefix }) =>
          `${type === '' ? '' : `${type} `}${prefix}$${name}${defaultValue === '' ? '' : ` = ${defaultValue}`}`,
      )
      .join(', ');
    const returnsSelf = fn.returns === 'bool' && !body.text.includes('return');
    const whole = returnsSelf
      ? php`
      ${body}

      return true;
    `
      : body;
    methods.push(
      joinPhp([
        docComment([`${fn.name.replace(/_/g, ' ').replace(/^./, (char) => char.toUpperCase())}.`]),
        raw(
          `public function ${fn.name}(${list === '' ? '' : ` ${list} `})${fn.returns === '' ? '' : `: ${fn.returns}`} {\n\t${indentRest(whole.text, '\t')}\n}`,
        ),
      ]),
    );
  }
  const members = joinPhp(
    [...(store.members.text === '' ? [] : [joinPhp([docComment(['What is kept.']), store.members])]), ...methods],
    '\n\n',
  );
  return raw(`class ${className} {\n\t${indentRest(members.text, '\t')}\n}`);
}
