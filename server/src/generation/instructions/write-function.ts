import { Code, indentRest } from '../writers/code.ts';
import { docComment, joinPhp, type PhpCode, php, phpString } from '../writers/php.ts';
import type { Composer } from './composer.ts';
import type { NamedParameter } from './instruction.ts';
import type { Attachment, Composed } from './recipe.ts';

/** A composed function with its name. */
export interface NamedPart {
  readonly name: string;
  readonly composed: Composed;
  readonly composer: Composer;
}

const raw = (text: string): PhpCode => new Code('php', text);

/** A function with its comment; `composer` has its signature. */
export function writeFunction(name: string, composed: Composed, composer: Composer | null, visibility = ''): PhpCode {
  const given = composer?.fn?.parameters ?? null;
  const returns = composer?.fn?.returns || ownType(composed.returns ?? '');
  const list =
    given === null || (given.length === 0 && composed.params !== undefined)
      ? ownParameters(composed, composer)
      : signatureOf(given);
  const head = `${visibility}function ${name}(${list === '' ? '' : ` ${list} `})${returns === '' ? '' : `: ${returns}`} {`;
  return joinPhp([docComment([composed.summary]), raw(`${head}\n\t${indentRest(composed.body.text, '\t')}\n}`)]);
}

/** PHP 7.4 takes `mixed` and `static` for classes, and knows no unions: they stand only where a prompt asks for them. */
const ownType = (type: string): string => (/^\??(?:mixed|static|never|null|false|true)$|\|/.test(type) ? '' : type);

function ownParameters({ params = '' }: Composed, composer: Composer | null): string {
  return [params, signatureOf(composer?.added ?? [])].filter((text) => text !== '').join(', ');
}

function signatureOf(parameters: readonly NamedParameter[]): string {
  return parameters
    .map(
      ({ name, type, defaultValue, prefix }) =>
        `${type === '' ? '' : `${type} `}${prefix}$${name}${defaultValue === '' ? '' : ` = ${defaultValue}`}`,
    )
    .join(', ');
}

export function attach({ kind, hook, priority, args = 1 }: Attachment, callback: PhpCode): PhpCode {
  if (kind === 'shortcode') return php`add_shortcode( ${hook}, ${callback} );`;
  const rest = args > 1 ? `, ${priority ?? 10}, ${args}` : priority === undefined ? '' : `, ${priority}`;
  return raw(`add_${kind}( ${phpString(hook)}, ${callback.text}${rest} );`);
}
