import type { SourceText } from '../../source-text.ts';

/** Remembers for each file whether a pattern is found in it. */
export function oncePerFile(pattern: RegExp): (source: SourceText) => boolean {
  const memo = new WeakMap<SourceText, boolean>();
  return (source) => {
    const known = memo.get(source) ?? pattern.test(source.code);
    memo.set(source, known);
    return known;
  };
}
