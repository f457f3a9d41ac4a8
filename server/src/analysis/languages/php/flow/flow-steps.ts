import { Budget, flowSteps, isCutShort, type Meter } from '../../../budget.ts';

/** What following the data through functions has taken of the steps of each file, and of all of them together. */
export class FlowSteps {
  readonly meter: Meter;
  /** Files in which some function, or the top level, was not followed to its end. */
  readonly cutFiles = new Set<number>();
  readonly #left: number[];
  #leftOfAll: number;

  /** @param lengths characters of the files that are analysed together */
  constructor(meter: Meter, lengths: readonly number[]) {
    this.meter = meter;
    this.#left = lengths.map(flowSteps.file);
    this.#leftOfAll = flowSteps.group(lengths.reduce((sum, length) => sum + length, 0));
  }

  /**
   * Does work in the steps of a function of so many characters; false: it was cut short. Whatever others have taken, some
   * are left for it, so that a file that takes all there are leaves the others what code usually needs.
   */
  follow(file: number, characters: number, work: () => void): boolean {
    const most = Math.min(flowSteps.function(characters), this.#left[file] ?? 0, this.#leftOfAll);
    const given = Math.max(flowSteps.least(characters), most);
    const budget = new Budget(given);
    try {
      this.meter.within(budget, work);
      return true;
    } catch (error) {
      if (!isCutShort(error)) throw error;
      this.cutFiles.add(file);
      return false;
    } finally {
      const taken = given - Math.max(0, budget.left);
      this.#left[file] = (this.#left[file] ?? 0) - taken;
      this.#leftOfAll -= taken;
    }
  }
}
