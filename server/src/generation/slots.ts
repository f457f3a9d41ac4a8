import type { LogicAnswer } from './by-model/logic-answer.ts';

/** The name under which the test of a PHP slot is given. */
export const testSlot = (name: string): string => `${name}_test`;

/** Something that a large model may write better than a table: named, bounded, with a text that stands without a model. */
export interface Slot {
  /** Unique in its project, such as `tagline`. */
  readonly name: string;
  /** `php`: a function and its PHPUnit test. */
  readonly kind: 'text' | 'css' | 'php';
  /** What a model is asked. */
  readonly prompt: string;
  /** Whether a given text took the place of the project's own. */
  readonly isFilled: boolean;
  /** Where a function and its test stand in the project. */
  readonly files?: TestedFiles;
}

/** Paths of a class and of its PHPUnit test. */
export interface TestedFiles {
  readonly code: string;
  readonly test: string;
}

export interface SlotRequest {
  readonly prompt: string;
  readonly fallback: string;
}

/** Where generators ask for the texts of their slots, and which slots were asked for. */
export class Slots {
  readonly #filled: Readonly<Record<string, string>>;
  readonly #asked = new Map<string, Slot>();

  /** @param filled texts by slot name, already checked to be fit for their kind */
  constructor(filled: Readonly<Record<string, string>> = {}) {
    this.#filled = filled;
  }

  /** Plain text: one paragraph; writers escape it like any text of the user's. */
  text(name: string, request: SlotRequest): string {
    return this.#take(name, 'text', request);
  }

  /** Declarations and rules of CSS; inserted as they are. */
  css(name: string, request: SlotRequest): string {
    return this.#take(name, 'css', request);
  }

  /** The body of a PHP function, and that of a PHPUnit method which tests it; both inserted as they are. null: there is none. */
  php(name: string, prompt: string, files: TestedFiles): LogicAnswer | null {
    const logic = this.#take(name, 'php', { prompt, fallback: '' }, files);
    const test = this.#filled[testSlot(name)];
    return test === undefined ? null : { logic, test };
  }

  asked(): readonly Slot[] {
    return [...this.#asked.values()];
  }

  #take(name: string, kind: Slot['kind'], { prompt, fallback }: SlotRequest, files?: TestedFiles): string {
    const given = Object.hasOwn(this.#filled, name) ? this.#filled[name] : undefined;
    this.#asked.set(name, { name, kind, prompt, isFilled: given !== undefined, ...(files !== undefined && { files }) });
    return given ?? fallback;
  }
}
