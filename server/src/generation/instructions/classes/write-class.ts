import { wordpressFunction } from '@presswright/shared/wordpress/facts';
import { indentRest } from '../../writers/code.ts';
import { docComment, joinPhp, type PhpCode, phpString } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import type { Instruction } from '../instruction.ts';
import type { Composed } from '../recipe.ts';
import { attach, type NamedPart, writeFunction } from '../write-function.ts';
import { type ClassStyle, readClassStyle } from './class-style.ts';

/** A function on its way to become a method. */
interface Method {
  /** Its name as a function. */
  readonly name: string;
  readonly method: string;
  readonly composed: Composed;
  readonly composer: NamedPart['composer'] | null;
  readonly isPrivate: boolean;
}

const sentence = (text: string): string =>
  `${text.replace(/_/g, ' ').replace(/^./, (letter) => letter.toUpperCase())}.`;

/** Functions and what hooks them as a class, as the prompt wants it written. */
export function writeClass(className: string, parts: readonly NamedPart[], instruction: Instruction): PhpCode {
  const style = readClassStyle(instruction, className);
  const isOutside = ({ name, composed }: NamedPart) =>
    composed.whole !== undefined ||
    new RegExp(`\\bfunction\\s+[\`"']?${name}\\b`).test(
      instruction.text.replace(/\b(?:public|static|private|protected) function\b/g, 'method'),
    );
  const inside = parts.filter((part) => !isOutside(part));
  const methods = methodsOf(inside, className, instruction);
  const names = new Map(methods.map(({ name, method }) => [name, method]));
  const own = (code: PhpCode) => asMembers(code, names, style, instruction);
  const after = inside.flatMap(({ composed }) =>
    composed.after === undefined || composed.after.text === '' ? [] : [composed.after],
  );
  const isStart = ({ text }: PhpCode) =>
    /^\s*(?:register_(?:de)?activation_hook|register_uninstall_hook|add_(?:action|filter|shortcode))\(/.test(text);
  const starts = [
    ...methods.flatMap(({ composed, method }) =>
      (composed.hooks ?? []).map((hook) => attach(hook, raw(callbackOf(method, style)))),
    ),
    ...after.filter(isStart).map(own),
  ];
  const members = joinPhp(
    [
      ...style.constants.map(({ name, value }) =>
        joinPhp([docComment([sentence(name.toLowerCase())]), raw(`const ${name} = ${value};`)]),
      ),
      ...propertiesOf(style),
      ...startOf(style, starts),
      ...methods.map(({ method, composed, composer, isPrivate }) =>
        writeFunction(
          method,
          { ...composed, body: own(composed.body) },
          composer,
          `${isPrivate ? 'private ' : 'public '}${style.isStatic ? 'static ' : ''}`,
        ),
      ),
    ],
    '\n\n',
  );
  const head = `${style.isFinal ? 'final ' : ''}class ${className}${style.parent === null ? '' : ` extends ${style.parent}`}`;
  const written = raw(`${head} {\n\t${indentRest(members.text, '\t')}\n}`);
  const started =
    starts.length > 0 || /\b(?:instantiat|create (?:one |an )?instance|new instance)/i.test(instruction.text);
  return joinPhp(
    [
      ...(style.namespace === '' ? [] : [raw(`namespace ${style.namespace};`)]),
      written,
      ...parts
        .filter(isOutside)
        .map(({ name, composed, composer }) =>
          joinPhp([
            composed.whole ?? writeFunction(name, composed, composer),
            ...(composed.hooks ?? []).map((hook) => attach(hook, raw(phpString(name)))),
          ]),
        ),
      ...(started && style.isStarted ? [raw(starterCall(style))] : []),
      ...after.filter((code) => !isStart(code)).map((code) => outside(code, names, style)),
    ],
    '\n\n',
  );
}

function methodsOf(parts: readonly NamedPart[], className: string, { functions }: Instruction): Method[] {
  const prefixes = [className.toLowerCase(), ...parts.map(({ composer }) => composer.prefix)];
  const asked = new Set(functions.map(({ name }) => name));
  const taken = new Set<string>();
  const shortOf = (name: string) => {
    if (asked.has(name)) return name;
    const prefix = prefixes.find((one) => name.startsWith(`${one}_`));
    const short = prefix === undefined ? name : name.slice(prefix.length + 1);
    return taken.has(short) ? name : short;
  };
  return parts.flatMap(({ name, composed, composer }) =>
    [
      ...(composed.beside ?? []).map((beside) => ({ name: beside.name, composed: beside as Composed, composer: null })),
      { name, composed, composer },
    ].map((one) => {
      const method = shortOf(one.name);
      taken.add(method);
      return { ...one, method, isPrivate: false };
    }),
  );
}

const callbackOf = (method: string, { isStatic }: ClassStyle): string =>
  `array( ${isStatic ? '__CLASS__' : '$this'}, ${phpString(method)} )`;

/** Code with the functions that became methods called and handed over as such. */
function asMembers(
  code: PhpCode,
  names: ReadonlyMap<string, string>,
  style: ClassStyle,
  { text }: Instruction,
): PhpCode {
  let out = code.text;
  for (const [name, method] of names) {
    const call = `${style.isStatic ? 'self::' : '$this->'}${method}(`;
    // A method may be named as the function of WordPress that it calls.
    if (wordpressFunction(name) === undefined) out = out.replace(new RegExp(`(?<![\\w$>:'])${name}\\(`, 'g'), call);
    // A name that the prompt quotes may be that of an action or an option as well.
    const isCallback = new RegExp(`[\`"']${name}[\`"']`).test(text)
      ? new RegExp(
          `((?:callback'\\s*=> |add_(?:action|filter|shortcode)\\( [^,]+, |_hook\\( __FILE__, |(?:array_map|usort|call_user_func)\\( ))'${name}'`,
          'g',
        )
      : new RegExp(`()'${name}'`, 'g');
    out = out.replace(isCallback, (_all, before: string) => `${before}${callbackOf(method, style)}`);
  }
  return out === code.text ? code : raw(out);
}

/** Statements of the file that speak of methods. */
function outside(
  code: PhpCode,
  names: ReadonlyMap<string, string>,
  { name: className, isStatic }: ClassStyle,
): PhpCode {
  let out = code.text;
  for (const [name, method] of names) {
    const object = isStatic ? phpString(className) : `new ${className}()`;
    out = out
      .replace(new RegExp(`'${name}'`, 'g'), `array( ${object}, '${method}' )`)
      .replace(
        new RegExp(`(?<![\\w$>:'])${name}\\(`, 'g'),
        isStatic ? `${className}::${method}(` : `( new ${className}() )->${method}(`,
      );
  }
  return raw(out);
}

function propertiesOf({ injected, accessor, name }: ClassStyle): PhpCode[] {
  return [
    ...(accessor === null
      ? []
      : [
          joinPhp([
            docComment(['The only instance.', '', `@var ${name}|null`]),
            raw('private static $instance = null;'),
          ]),
        ]),
    ...injected.map(({ type, name: property }) =>
      joinPhp([
        docComment([sentence(property)]),
        raw(`private ${type === '' || /^(?:mixed|callable)$|\|/.test(type) ? '' : `${type} `}$${property};`),
      ]),
    ),
  ];
}

/** Where the hooks are added: the constructor, or a method that the prompt names. */
function startOf(style: ClassStyle, starts: readonly PhpCode[]): PhpCode[] {
  const { accessor, injected, starter, isStarterStatic, name } = style;
  const found: PhpCode[] = [];
  const method = (comment: string, head: string, body: string) =>
    joinPhp([docComment([comment]), raw(`${head} {${body === '' ? '' : `\n\t${indentRest(body, '\t')}\n`}}`)]);
  if (accessor !== null)
    found.push(
      method(
        'Returns the only instance.',
        `public static function ${accessor}(): ${name}`,
        'if ( null === self::$instance ) {\n\tself::$instance = new self();\n}\n\nreturn self::$instance;',
      ),
    );
  const inConstructor = starter === '__construct' || (accessor !== null && starter === accessor);
  const hooks = joinPhp(starts).text;
  const lines = [
    ...injected.map(({ name: property }) => `$this->${property} = $${property};`),
    ...(inConstructor && hooks !== '' && !style.isStatic ? [hooks] : []),
  ];
  if (lines.length > 0 || accessor !== null) {
    const list = injected
      .map(
        ({ type, name: property, defaultValue }) =>
          `${type === '' ? '' : `${type} `}$${property}${defaultValue === '' ? '' : ` = ${defaultValue}`}`,
      )
      .join(', ');
    found.push(
      method(
        injected.length > 0 && hooks === '' ? 'Sets the object up.' : 'Adds the hooks.',
        `${accessor === null ? 'public' : 'private'} function __construct(${list === '' ? '' : ` ${list} `})`,
        lines.join('\n'),
      ),
    );
  }
  if (starts.length > 0 && (!inConstructor || style.isStatic))
    found.push(
      method(
        'Adds the hooks.',
        `public ${isStarterStatic ? 'static ' : ''}function ${inConstructor ? 'init' : starter}(): void`,
        hooks,
      ),
    );
  return found;
}

function starterCall({ name, accessor, starter, isStarterStatic, isStatic, injected }: ClassStyle): string {
  const inConstructor = starter === '__construct' || starter === accessor;
  if (accessor !== null) return inConstructor ? `${name}::${accessor}();` : `${name}::${accessor}()->${starter}();`;
  if (isStatic || isStarterStatic) return `${name}::${inConstructor ? 'init' : starter}();`;
  if (injected.some(({ defaultValue }) => defaultValue === '')) return '';
  return inConstructor ? `new ${name}();` : `( new ${name}() )->${starter}();`;
}
