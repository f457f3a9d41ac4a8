import type { Analyzer } from '../../analysis/analyzer.ts';
import type { InstructionAnswer } from '../instructions/answer-instruction.ts';
import type { Instruction } from '../instructions/instruction.ts';

/** A prompt that asks for something, as far as every ability needs it read. */
export interface Ask {
  readonly prompt: string;
  readonly instruction: Instruction;
  readonly analyzer: Analyzer;
  /** WordPress version that the code is for; null: the newest known. */
  readonly version: string | null;
  /** How many ways are tried before giving up. */
  readonly effort: number;
  /** Tokens that the answer may have. */
  readonly room: number;
}

/** An ability's answer; `by` says how it came about. */
export type AbilityAnswer = Omit<InstructionAnswer, 'by'> & {
  readonly by: InstructionAnswer['by'] | 'given-code' | 'plan' | 'script' | 'shop';
};

/** One way to answer prompts besides the recipes. */
export interface Ability {
  readonly id: string;
  /** Whether the prompt looks like the ability's business; cheap, and wrong at times. */
  wants(ask: Ask): boolean;
  /** null: it was not meant after all. */
  answer(ask: Ask): Promise<AbilityAnswer | null>;
}
