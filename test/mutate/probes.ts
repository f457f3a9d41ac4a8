import { isFunction, type Node, withTree } from './parse-typescript.ts';

/** Where the probes of all modules write: one byte a function, which is 1 once it has run. */
export const probeName = '__mutationProbes';

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** The module's text with a probe in each function; they are numbered from `first` in the order in which they begin. */
export function withProbes(text: string, first: number): string {
  const insertions: Insertion[] = [];
  let number = first;
  const visit = (node: Node): void => {
    if (isFunction(node)) {
      const body = node.childForFieldName('body');
      const probe = `${probeName}[${number}]=1`;
      number += 1;
      if (body?.type === 'statement_block') insertions.push({ at: body.startIndex + 1, text: `${probe};` });
      else if (body) {
        insertions.push({ at: body.startIndex, text: `(${probe},(` }, { at: body.endIndex, text: '))' });
      }
    }
    for (const child of node.namedChildren) if (child) visit(child);
  };
  withTree(text, visit);
  // Inner insertions at one place come after outer ones when they open and before them when they close.
  const ordered = insertions.map((one, index) => ({ ...one, index })).sort((a, b) => b.at - a.at || b.index - a.index);
  let probed = text;
  for (const { at, text: inserted } of ordered) probed = probed.slice(0, at) + inserted + probed.slice(at);
  return probed;
}

/** How many functions a module has. */
export function countFunctions(text: string): number {
  let count = 0;
  const visit = (node: Node): void => {
    if (isFunction(node)) count += 1;
    for (const child of node.namedChildren) if (child) visit(child);
  };
  withTree(text, visit);
  return count;
}
