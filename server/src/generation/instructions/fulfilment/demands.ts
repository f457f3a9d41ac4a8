import type { Instruction } from '../instruction.ts';
import { clausesOf } from './clauses.ts';
import { readCode } from './code-trace.ts';
import type { Demand, DemandReader } from './demand.ts';
import { readFailures } from './readers/failures.ts';
import { readLabels } from './readers/labels.ts';
import { readNames } from './readers/names.ts';
import { readNumbers } from './readers/numbers.ts';
import { readSignatures } from './readers/signatures.ts';
import { readThings } from './readers/things.ts';
import { readConditions, readExclusions, readWords } from './readers/words.ts';

const ofWords: readonly DemandReader[] = [readConditions, readExclusions, readWords];
const ofTraces: readonly DemandReader[] = [readNumbers, readNames, readLabels, readThings, readFailures];

const none: ReadonlySet<string> = new Set();

/**
 * What a prompt demands clause by clause, as far as it leaves a trace that can be found without understanding either, and
 * whether code has it. Knows nothing of what composed the code.
 * @param read sentences and list entries that were read word by word: code made of expressions has few of their words
 */
export function demandsOf(instruction: Instruction, code: string, read: ReadonlySet<string> = none): Demand[] {
  const trace = readCode(code);
  const clauses = clausesOf(instruction.text);
  return [
    ...clauses.flatMap(({ text, requirement }) =>
      [...ofTraces, ...(read.has(requirement) ? [] : ofWords)].flatMap((reader) => reader(text, trace)),
    ),
    ...readSignatures(instruction, trace),
  ];
}
