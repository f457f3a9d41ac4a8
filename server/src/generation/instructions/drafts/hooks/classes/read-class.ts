import { wordpressFunction } from '@presswright/shared/wordpress/facts';
import { numberOf } from '../reading.ts';

/** A parameter that a prompt writes as PHP does. */
export interface ClassParameter {
  readonly type: string;
  readonly name: string;
  /** Source of its default, or ''. */
  readonly fallback: string;
}

/** A method that a prompt names, with what it says of it. */
export interface AskedMethod {
  readonly name: string;
  readonly params: readonly ClassParameter[];
  readonly returns: string;
  readonly isStatic: boolean;
  readonly isAbstract: boolean;
  /** From its name to the next method's. */
  readonly said: string;
}

/** A class that a prompt asks for. */
export interface AskedClass {
  readonly namespace: string;
  readonly name: string;
  readonly isFinal: boolean;
  readonly isAbstract: boolean;
  readonly parent: string | null;
  readonly isSingleton: boolean;
  readonly constants: readonly { readonly name: string; readonly value: string }[];
  /** Parameters of the constructor; null where none is spoken of. */
  readonly injected: readonly ClassParameter[] | null;
  readonly methods: readonly AskedMethod[];
}

const typed =
  /(?<![\w$])(\??(?:\\?[A-Z]\w*(?:\\\w+)*|int|string|bool|float|array|callable|iterable|mixed|object))\s+\$(\w+)(?:\s*=\s*(array\([^()]*\)|\[[^\]]*\]|"[^"]*"|'[^']*'|[\w.-]+))?/g;

/** Parameters as PHP writes them, in words: "a string $text and an array $types = array( 'post' )". */
export function parametersIn(text: string): ClassParameter[] {
  const defaults = (name: string) =>
    new RegExp(
      `\\$${name}\\s*\\(?(?:,? ?(?:optional,? ?)?(?:with (?:a )?)?default(?:s|ing)?(?: value)?(?: to| of| is|:|=)?\\s*)("[^"]*"|'[^']*'|[\\w.-]+)`,
      'i',
    ).exec(text)?.[1];
  return [...text.matchAll(typed)].map(([, type = '', name = '', given]) => ({
    type,
    name,
    fallback: sourceOf(given ?? defaults(name) ?? ''),
  }));
}

/** A literal of a prompt as WordPress writes it. */
function sourceOf(said: string): string {
  if (said === '[]') return 'array()';
  const list = /^\[(.*)\]$/.exec(said)?.[1];
  if (list !== undefined) return `array( ${list.replace(/"/g, "'").trim()} )`;
  if (said.startsWith('"')) return `'${said.slice(1, -1).replace(/'/g, "\\'")}'`;
  return said;
}

/** What stands between the names of methods. */
function methodsIn(text: string, className: string): AskedMethod[] {
  const marks = [
    ...text.matchAll(/(?<![\w$>:\\[])([a-z_]\w*)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)(?:\s*:\s*(\??[\w\\|]+))?/g),
  ].filter(
    ([, name = '', inside = '']) =>
      name !== '__construct' &&
      wordpressFunction(name) === undefined &&
      !/^(?:array|constructor|class|function|if|isset|varchar|priority|and|or|text|default|string|int|final|escaped|interval|namespace|domain)$/i.test(
        name,
      ) &&
      (inside.trim() === '' || /^[^.]*\$/.test(inside)),
  );
  const found = new Map<string, AskedMethod>();
  for (const [at, mark] of marks.entries()) {
    const [whole, name = '', inside = '', returns = ''] = mark;
    const before = text.slice(Math.max(0, mark.index - 40), mark.index);
    const next = marks.slice(at + 1).find(({ index }) => index > mark.index + whole.length)?.index ?? text.length;
    const said = text.slice(mark.index + whole.length, next);
    const known = found.get(name);
    found.set(name, {
      name,
      params: parametersIn(inside).length > 0 ? parametersIn(inside) : (known?.params ?? looseParameters(inside)),
      returns: isType(returns) ? returns : (known?.returns ?? ''),
      isStatic: known?.isStatic === true || /\bstatic\b[^.,;]*$/i.test(before),
      isAbstract: known?.isAbstract === true || /\babstract (?:method|function)\b[^.,;]*$/i.test(before),
      said: `${known?.said ?? ''} ${said}`,
    });
  }
  found.delete(className);
  return [...found.values()];
}

const looseParameters = (inside: string): ClassParameter[] =>
  [...inside.matchAll(/\$(\w+)(?:\s*=\s*([^,]+))?/g)].map(([, name = '', fallback = '']) => ({
    type: '',
    name,
    fallback: sourceOf(fallback.trim()),
  }));

const isType = (said: string): boolean =>
  said !== '' &&
  /^\??(?:int|float|string|bool|array|void|mixed|object|iterable|callable|self|static|null|\\?[A-Z]\w*(?:\\\w+)*)(?:\|\w+)*$/.test(
    said,
  );

/** The classes of a prompt, in its order; none where it asks for none. */
export function classesIn(text: string): AskedClass[] {
  const heads = [
    ...text.matchAll(
      /((?:\b(?:final|abstract|singleton|php|static)\s+)*)\bclass\s+(?:named\s+|called\s+)?[`"']?((?:[A-Z]\w*\\+)*[A-Z]\w+)[`"']?/gi,
    ),
  ].filter(([, , name = '']) => /^[A-Z]/.test(name));
  return heads.map((head, at) => {
    const [, before = '', path = ''] = head;
    const body = text.slice(head.index, heads[at + 1]?.index ?? text.length);
    const pieces = path.split(/\\+/);
    const name = pieces.pop() ?? path;
    const namespace =
      pieces.length > 0 ? pieces.join('\\') : (/\bnamespace\s+[`"']?([A-Z][\w\\]*)/.exec(text)?.[1] ?? '');
    const parent = /\bextend(?:s|ing)\s+[`"']?(it\b|[A-Z]\w*)/.exec(body)?.[1];
    const setUp = /\bconstructor\b([\s\S]*?)(?=[.;](?:\s|$)|\n|\b[a-z_]\w*\(\s*\)|$)/i.exec(body)?.[1];
    const injected = setUp === undefined ? null : parametersIn(setUp);
    return {
      namespace,
      name,
      isFinal: /final/i.test(before),
      isAbstract: /abstract/i.test(before),
      parent: parent === undefined ? null : parent === 'it' ? (heads[at - 1]?.[2] ?? null) : parent,
      isSingleton: /singleton/i.test(`${before} ${body}`),
      constants: [
        ...body.matchAll(
          /\bconst(?:ant)?s?\s+[`"']?([A-Z][A-Z0-9_]*)[`"']?\s*(?:=|of|is|with(?: the)? value|:|set to)+\s*("[^"]*"|'[^']*'|\d[\d.]*)/g,
        ),
      ].map(([, constant = '', value = '']) => ({ name: constant, value: sourceOf(value) })),
      injected,
      methods: methodsIn(body, name),
    };
  });
}

/** A priority that is named in a text. */
export const priorityIn = (text: string): number | null => {
  const [, said] = /\bpriority\s*(?:of|is|=|:)?\s*(\d+)/i.exec(text) ?? [];
  return said === undefined ? null : numberOf(said);
};
