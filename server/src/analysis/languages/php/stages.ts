import { Budget, isCutShort, type Meter, stepsOfFile } from '../../budget.ts';

/** Does work that belongs to a file, in the file's own steps. */
export type Stage = (file: number, work: () => void) => void;

/** Files that are looked at, stage by stage; one that needs more steps than it has costs nobody but itself. */
export class Stages {
  /** Files of which not everything was looked at, by their places. */
  readonly cut = new Set<number>();
  readonly meter: Meter;
  readonly #lengths: readonly number[];

  /** @param lengths characters of the files */
  constructor(lengths: readonly number[], meter: Meter) {
    this.#lengths = lengths;
    this.meter = meter;
  }

  /** A stage, in which each file has its steps anew. Work of a file that has had them is left out. */
  begin(): Stage {
    const budgets = this.#lengths.map((length) => new Budget(stepsOfFile(length)));
    return (file, work) => {
      const budget = budgets[file];
      if (budget === undefined || budget.isSpent) return;
      try {
        this.meter.within(budget, work);
      } catch (error) {
        if (!isCutShort(error)) throw error;
        this.cut.add(file);
      }
    };
  }
}
