import type { SourceText } from '../../source-text.ts';
import type { Comment, Program } from './ast.ts';

/** One of the files that are analysed together. */
export interface PhpFile {
  /** Path as the user gave it, with `/`; '' when unknown. */
  readonly name: string;
  readonly source: SourceText;
  readonly program: Program;
  readonly comments: readonly Comment[];
}
