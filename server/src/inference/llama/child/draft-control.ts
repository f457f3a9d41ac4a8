/** Decides how far a model's answers are drafted ahead, by what that has brought. */
export interface DraftControl {
  /** Tokens that may be drafted for the next step; 0: none. */
  length(): number;
  /**
   * Tells of a step.
   * @param proposed tokens that were drafted for it
   * @param accepted those of them that the model wrote, too
   * @param milliseconds it took, drafting included
   */
  learn(proposed: number, accepted: number, milliseconds: number): void;
}

const minLength = 2;
const maxLength = 16;
/** Steps of either kind before they are compared, and between two comparisons. */
const compared = 16;
/** Steps without drafts after drafts were found not to help; twice as many each time, up to the most. */
const firstRest = 64;
const maxRest = 4096;
/** Steps for which it is believed how long one without drafts takes. */
const believed = 512;

/** A mean of the last few values. */
function recentMean(): { value: number; count: number; add(value: number): void } {
  return {
    value: 0,
    count: 0,
    add(value) {
      this.count++;
      this.value += (value - this.value) / Math.min(this.count, compared);
    },
  };
}

/**
 * Drafts grow while all of them is accepted and shrink where not. They are left off for a while where a token takes longer with them
 * than without: checking them takes time as well, and how much is for the machine and the model to say.
 */
export function createDraftControl(): DraftControl {
  let length = 4;
  let plain = recentMean();
  let drafted = recentMean();
  let left = 0;
  let rest = firstRest;
  let steps = 0;

  function compare(): void {
    if (plain.count < compared || drafted.count < compared) return;
    if (drafted.value > plain.value) {
      left = rest;
      rest = Math.min(maxRest, rest * 2);
    } else rest = firstRest;
    drafted = recentMean();
    if (steps < believed) return;
    plain = recentMean();
    steps = 0;
  }

  return {
    length() {
      // Steps without are needed to compare with, also where everything could be drafted.
      if (left > 0 || (drafted.count >= compared && plain.count < compared)) return 0;
      return length;
    },
    learn(proposed, accepted, milliseconds) {
      if (proposed === 0) plain.add(milliseconds);
      else {
        drafted.add(milliseconds / (accepted + 1));
        length = accepted === proposed ? Math.min(maxLength, length * 2) : Math.max(minLength, accepted + 1);
      }
      steps++;
      if (left > 0) left--;
      else compare();
    },
  };
}
