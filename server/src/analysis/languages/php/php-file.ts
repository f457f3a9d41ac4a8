import type { SourceText } from '../../source-text.ts';
import type { Comment, FunctionDecl, Program } from './ast.ts';

/** One of the files that are analysed together. */
export interface PhpFile {
  /** Path as the user gave it, with `/`; '' when unknown. */
  readonly name: string;
  readonly source: SourceText;
  readonly program: Program;
  readonly comments: readonly Comment[];
}

/** A file's top level as the body of a function. */
export function topLevelNode({ program }: PhpFile): FunctionDecl {
  const { start, end } = program;
  return {
    kind: 'Function',
    start,
    end,
    name: '',
    nameStart: start,
    params: [],
    returnType: null,
    body: { kind: 'Block', start, end, body: program.body },
  };
}
