import type { SourceText } from '../../source-text.ts';

/** Remembers for each file whether a pattern is found in it. */
export function oncePerFile(pattern: RegExp): (source: SourceText) => boolean {
  const key = Symbol(pattern.source);
  return (source) => source.facts.of(key, () => pattern.test(source.code));
}
