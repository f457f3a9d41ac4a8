/** Thrown when the steps of a piece of work are used up; caught where it is noted which file is not known in full. */
export class OutOfSteps extends Error {
  constructor() {
    super('the steps allowed are used up');
    this.name = 'OutOfSteps';
  }
}

/**
 * The steps that one piece of work may take. A step is a node visited, a value joined or ten operations of a parser:
 * counted, and not timed, so that an answer never depends on how fast or how busy the machine is.
 */
export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  /** What is left; negative when more was wanted than there was. */
  get left(): number {
    return this.#left;
  }

  get isSpent(): boolean {
    return this.#left < 0;
  }

  /** Counts a step. Throws {@link OutOfSteps} when there was none left. */
  tick(): void {
    if (--this.#left < 0) throw new OutOfSteps();
  }

  /** Counts several steps. Throws {@link OutOfSteps} when there were fewer left. */
  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new OutOfSteps();
  }

  /** Counts steps where nothing may be thrown; false when there were fewer left. */
  affords(steps: number): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }
}

/** Says whose budget the steps of the work at hand are counted in. What belongs to no file is counted nowhere. */
export class Meter {
  #budget: Budget | null = null;

  tick(): void {
    this.#budget?.tick();
  }

  spend(steps: number): void {
    this.#budget?.spend(steps);
  }

  /** Does work whose steps are counted in `budget`, whoever asked for it. */
  within<T>(budget: Budget, work: () => T): T {
    const before = this.#budget;
    this.#budget = budget;
    try {
      return work();
    } finally {
      this.#budget = before;
    }
  }
}

/** Whether work ended because of what it was given: its steps were used up, or its nesting overflowed the stack. */
export function isCutShort(error: unknown): boolean {
  return error instanceof OutOfSteps || error instanceof RangeError;
}

/** Steps that each stage of reading a file may take: parsing it, its syntax, its part of the rules about flow. */
export function stepsOfFile(characters: number): number {
  return 300_000 + 5 * characters;
}

/**
 * Steps for following the data through a file's functions. Real code takes one for every few characters; what takes
 * hundreds of them has ways that multiply.
 */
export const flowSteps = {
  /** For a function, whatever the others took. */
  least: (characters: number): number => 1000 + characters,
  /** For a function, the functions that it calls not counted. */
  function: (characters: number): number => 200_000 + 10 * characters,
  /** For all functions of a file, each as often as it is followed. */
  file: (characters: number): number => 500_000 + 2 * characters,
  /** For all files that are analysed together. */
  group: (characters: number): number => 10_000_000 + 2 * characters,
} as const;
