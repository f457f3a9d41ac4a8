import type { PhpCode } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import type { Composed } from '../recipe.ts';
import type { NamedPart } from '../write-function.ts';

/** Names by which code has a function: as a callback and as a call. */
function renamed(code: PhpCode, names: ReadonlyMap<string, string>): PhpCode {
  let { text } = code;
  for (const [name, other] of names)
    text = text
      .replace(new RegExp(`'${name}'`, 'g'), `'${other}'`)
      .replace(new RegExp(`(?<![\\w$>:])${name}\\(`, 'g'), `${other}(`);
  return text === code.text ? code : raw(text);
}

function composedWith(composed: Composed, names: ReadonlyMap<string, string>): Composed {
  return {
    ...composed,
    body: renamed(composed.body, names),
    ...(composed.after === undefined ? {} : { after: renamed(composed.after, names) }),
    ...(composed.beside === undefined
      ? {}
      : {
          beside: composed.beside.map((one) => ({
            ...composedWith(one, names),
            name: names.get(one.name) ?? one.name,
          })),
        }),
  };
}

/** What a function is about, in a word: the first thing that its code names. */
const subjectOf = ({ composed }: NamedPart): string =>
  (/'([a-z][\w-]*)'/.exec(composed.body.text)?.[1] ?? composed.hooks?.[0]?.hook ?? '').replace(/\W+/g, '_');

/** Pieces of an answer with a name of its own for each function. */
export function withDistinctNames(
  pieces: readonly { readonly parts: readonly NamedPart[]; readonly ids: readonly string[] }[],
): { parts: NamedPart[]; ids: string[] } {
  const taken = new Set<string>();
  const parts: NamedPart[] = [];
  for (const piece of pieces) {
    const own = piece.parts.flatMap((part) => [part.name, ...(part.composed.beside ?? []).map(({ name }) => name)]);
    const names = new Map<string, string>();
    for (const name of own) {
      if (!taken.has(name)) continue;
      const subject = subjectOf(piece.parts.find((part) => part.name === name) ?? piece.parts[0] ?? missing());
      let other = `${name}_${subject}`;
      for (let at = 2; subject === '' || taken.has(other); at++) {
        other = `${name}_${at}`;
        if (!taken.has(other)) break;
      }
      names.set(name, other);
    }
    for (const name of own) taken.add(names.get(name) ?? name);
    for (const part of piece.parts)
      parts.push(
        names.size === 0
          ? part
          : { ...part, name: names.get(part.name) ?? part.name, composed: composedWith(part.composed, names) },
      );
  }
  return { parts, ids: pieces.flatMap(({ ids }) => ids) };
}

const missing = (): never => {
  throw new Error('a piece without parts');
};
