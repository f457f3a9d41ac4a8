import { commentText } from '../../writers/template.ts';
import type { Instruction } from '../instruction.ts';
import { unmetRequirements, unrecognisedWords, unusedOfSignatures } from '../requirements.ts';
import type { Demand } from './demand.ts';
import { demandsOf } from './demands.ts';

/** Words that an unsure answer names, and demands that one lists. */
const maxNamedWords = 8;
const maxDemands = 8;

const none: ReadonlySet<string> = new Set();

/** What is known of how code came about. */
export interface Origin {
  /** Words that its recipes stand for. */
  readonly covered?: ReadonlySet<string>;
  /** Sentences and list entries that something was read from. */
  readonly met?: ReadonlySet<string>;
  /** Those of which every word was read. */
  readonly read?: ReadonlySet<string>;
}

/** What an answer says of what it leaves out: '' for nothing, null where that is most of what is asked for. */
export function noteOf(
  instruction: Instruction,
  code: string,
  { covered = none, met = none, read = none }: Origin = {},
): string | null {
  const { unmet, count } = unmetRequirements(instruction.text, code, covered, met);
  if (unmet.length * 2 > count || lacksFunction(instruction, code)) return null;
  const unused = unusedOfSignatures(instruction, code);
  const isTold = (text: string) => [...unmet, ...unused].some((part) => part.includes(text));
  const unfulfilled = demandsOf(instruction, code, read).filter(({ isMet, said }) => !isMet && !isTold(said));
  // Few of a prompt's words alone tell little: code says most things in words of its own.
  const isDoubtful = unmet.length === 0 && unfulfilled.length + unused.length > 0;
  const unrecognised = isDoubtful ? unrecognisedWords(instruction.text, code, read).slice(0, maxNamedWords) : [];
  return [
    ...noteList('Not done, because it was not understood well enough:', unmet),
    ...noteList('Named in the prompt, and not in this code:', unused),
    ...noteList(
      'Check what the prompt says of these, of which nothing in this code can be seen:',
      inWords(unfulfilled),
    ),
    ...noteList(
      'Unsure whether this is what was asked for. Of the prompt, this code has nothing of:',
      unrecognised.length > 0 ? [unrecognised.join(', ')] : [],
    ),
  ].join('');
}

/** How many demands of a prompt code has no trace of: of two answers, the one with fewer is the better. */
export const countUnfulfilled = (instruction: Instruction, code: string): number =>
  inWords(demandsOf(instruction, code).filter(({ isMet }) => !isMet)).length;

/** Demands in words for people, none of which is part of another. */
function inWords(demands: readonly Demand[]): string[] {
  const clauses = [...new Set(demands.map(({ said }) => said))];
  const own = demands.filter(({ said }) => !clauses.some((other) => other !== said && other.includes(said)));
  const lines = own.map(({ said, lacks }) => (lacks === '' ? said : `${said}: nothing here ${lacks}`));
  return [...new Set(lines)].slice(0, maxDemands);
}

/** Whether the one function that the prompt asks for, with its signature, is not there: the code is for something else. */
function lacksFunction({ functions, className }: Instruction, code: string): boolean {
  const [asked, ...others] = functions.filter(({ parameters }) => parameters !== null);
  if (className !== null || asked === undefined || others.length > 0) return false;
  return (asked.parameters ?? []).length > 0 && !code.includes(`function ${asked.name}(`);
}

function noteList(head: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : [`\n// ${head}\n`, ...entries.map((entry) => `// - ${commentText(entry)}\n`)];
}
