import { wordpressHook } from '@presswright/shared/wordpress/facts';
import { indentRest } from '../../../../writers/code.ts';
import { docComment } from '../../../../writers/php.ts';
import { raw } from '../../../composer.ts';
import type { Draft } from '../../draft.ts';
import { bodyOf } from './method-bodies.ts';
import { type AskedClass, type AskedMethod, type ClassParameter, classesIn, priorityIn } from './read-class.ts';

const listOf = (params: readonly ClassParameter[]): string =>
  params.length === 0
    ? ''
    : ` ${params.map(({ type, name, fallback }) => `${type === '' || type === 'mixed' ? '' : `${type} `}$${name}${fallback === '' ? '' : ` = ${fallback}`}`).join(', ')} `;

const sentence = (text: string): string =>
  `${text.replace(/_/g, ' ').replace(/^./, (letter) => letter.toUpperCase())}.`;

function member(comment: readonly string[], head: string, body: readonly string[] | null): string {
  if (body === null) return `${docComment(comment).text}\n${head};`;
  return `${docComment(comment).text}\n${head} {${body.length === 0 ? '' : `\n\t${indentRest(body.join('\n'), '\t')}\n`}}`;
}

/** Types that PHP 7.4 does not know are left to the comment. */
const returnType = (type: string): string =>
  type === '' || /^\??(?:static|mixed|never|null|false|true)$|\|/.test(type) ? '' : `: ${type}`;

function constructorOf(one: AskedClass, text: string): string[] {
  const hooked =
    /\b(?:in|inside|from) the constructor,? ?(?:it )?(?:hooks?|adds?|attach(?:es)?) ([\s\S]*?)(?:[.;](?:\s|$)|\n|$)/i.exec(
      text,
    )?.[1] ??
    /\bconstructor (?:that |which )?(?:hooks?|adds?|attach(?:es)?) ([\s\S]*?)(?:[.;](?:\s|$)|\n|$)/i.exec(text)?.[1];
  const lines = (one.injected ?? []).map(({ name }) => `$this->${name} = $${name};`);
  if (hooked !== undefined) {
    const hook = (hooked.match(/[a-z]\w+/g) ?? []).find(
      (word) => wordpressHook(word) !== undefined && !one.methods.some(({ name }) => name === word),
    );
    const target = one.methods.find(({ name }) => new RegExp(`\\b${name}\\b`).test(hooked));
    if (hook !== undefined && target !== undefined) {
      const priority = priorityIn(hooked);
      lines.push(
        `add_${wordpressHook(hook)?.kind ?? 'action'}( '${hook}', array( $this, '${target.name}' )${priority === null ? '' : `, ${priority}`} );`,
      );
    }
  }
  if (lines.length === 0 && !one.isSingleton) return [];
  const head = `${one.isSingleton ? 'private' : 'public'} function __construct(${listOf(one.injected ?? [])})`;
  return [
    member(
      [
        'Sets the class up.',
        ...((one.injected ?? []).length > 0
          ? ['', ...(one.injected ?? []).map(({ type, name }) => `@param ${type} $${name}`)]
          : []),
      ],
      head,
      lines,
    ),
  ];
}

function singletonMembers(
  one: AskedClass,
  methods: readonly AskedMethod[],
): { properties: string[]; members: string[] } {
  if (!one.isSingleton) return { properties: [], members: [] };
  const name =
    methods.find(({ name: given }) => /^(?:get_)?instance$|^init$|^getInstance$/.test(given))?.name ?? 'instance';
  return {
    properties: [
      `${docComment(['The only one there is.', '', `@var ${one.name}|null`]).text}\nprivate static $instance = null;`,
    ],
    members: [
      member(['Returns the only one there is.'], `public static function ${name}(): ${one.name}`, [
        'if ( null === self::$instance ) {',
        '\tself::$instance = new self();',
        '}',
        '',
        'return self::$instance;',
      ]),
      member(['There are no copies.'], 'private function __clone()', []),
    ],
  };
}

/** A method of the parent has the type that its child must keep to. */
const typeOf = (method: AskedMethod, parent: AskedClass | undefined): string =>
  method.returns || (parent?.methods.find(({ name }) => name === method.name)?.returns ?? '');

function classCode(one: AskedClass, text: string, parent: AskedClass | undefined): string | null {
  const single = singletonMembers(one, one.methods);
  const methods: string[] = [];
  for (const method of one.methods) {
    if (one.isSingleton && /^(?:get_)?instance$|^getInstance$/.test(method.name)) continue;
    const head = `${method.isAbstract ? 'abstract ' : ''}public ${method.isStatic ? 'static ' : ''}function ${method.name}(${listOf(method.params)})${returnType(typeOf(method, parent))}`;
    if (method.isAbstract) {
      methods.push(member([sentence(method.name)], head, null));
      continue;
    }
    const made = method.isStatic && /^(?:static|self)$/.test(method.returns) && method.params.length === 0;
    const body = made ? ['return new static();'] : bodyOf(method, one, text);
    if (body === null) return null;
    methods.push(member(made ? [sentence(method.name), '', '@return static'] : [sentence(method.name)], head, body));
  }
  const constants = one.constants.map(
    ({ name, value }) => `${docComment([sentence(name.toLowerCase())]).text}\nconst ${name} = ${value};`,
  );
  const properties = (one.injected ?? []).map(
    ({ type, name }) =>
      `${docComment([sentence(name)]).text}\nprivate ${type === 'mixed' || type === 'callable' ? '' : `${type} `}$${name};`,
  );
  const members = [
    ...constants,
    ...single.properties,
    ...properties,
    ...single.members,
    ...constructorOf(one, text),
    ...methods,
  ];
  if (members.length === 0) return null;
  const words = [one.isFinal ? 'final ' : '', one.isAbstract ? 'abstract ' : ''].join('');
  return `${docComment([sentence(one.name)]).text}\n${words}class ${one.name}${one.parent === null ? '' : ` extends ${one.parent}`} {\n\t${indentRest(members.join('\n\n'), '\t')}\n}`;
}

/** Classes whose members a prompt names one by one: what is injected, what hooks what, what is printed and returned. */
export const namedClasses: Draft = {
  id: 'draft-named-classes',
  name: 'named_classes',
  needs: /\bclass\b/,
  never: /\bwp-cli\b|\bwidget\b|wp_widget|\bcss\b|list table|walker|endpoint|rest\b|interface\b|trait\b/,
  isWhole: true,
  compose(c) {
    if (c.instruction.code !== '') return null;
    const classes = classesIn(c.text);
    if (classes.length === 0 || classes.every(({ methods }) => methods.length === 0)) return null;
    const codes = classes.map((one) =>
      classCode(
        one,
        c.text,
        classes.find(({ name }) => name === one.parent),
      ),
    );
    if (codes.some((code) => code === null)) return null;
    const namespace = classes[0]?.namespace ?? '';
    c.asked.takeAll();
    return {
      summary: '',
      body: raw(''),
      whole: raw(`${namespace === '' ? '' : `namespace ${namespace};\n\n`}${codes.join('\n\n')}`),
    };
  },
};
