/** How long tasks will take, learned from those that ran: a fixed part by kind of task, and so much a byte. */
export interface CostEstimates {
  /** Milliseconds. */
  estimate(kind: PropertyKey, bytes: number): number;
  /** Tells how long one took. */
  learn(kind: PropertyKey, bytes: number, elapsedMs: number): void;
}

interface Model {
  fixedMs: number;
  msPerByte: number;
}

/** Before anything ran. */
const initial: Readonly<Model> = { fixedMs: 20, msPerByte: 0.001 };
/** What only reads text takes a tenth of what analyses it. */
const readers: ReadonlySet<PropertyKey> = new Set(['readBody', 'checkBaseline', 'compareBaseline']);
const readersMsPerByte = initial.msPerByte / 10;
/** Share that the latest task has in the estimate. */
const pace = 1 / 16;

export function createCostEstimates(): CostEstimates {
  const models = new Map<PropertyKey, Model>();
  const modelOf = (kind: PropertyKey): Model => {
    const known = models.get(kind) ?? { ...initial, ...(readers.has(kind) ? { msPerByte: readersMsPerByte } : {}) };
    models.set(kind, known);
    return known;
  };
  return {
    estimate(kind, bytes) {
      const { fixedMs, msPerByte } = modelOf(kind);
      return fixedMs + bytes * msPerByte;
    },
    learn(kind, bytes, elapsedMs) {
      const model = modelOf(kind);
      const byBytes = bytes * model.msPerByte;
      // What a small task took says nothing of the cost of bytes, and a large one's nothing of the fixed part.
      if (byBytes <= model.fixedMs) model.fixedMs += pace * (Math.max(1, elapsedMs - byBytes) - model.fixedMs);
      else model.msPerByte += pace * (Math.max(0, elapsedMs - model.fixedMs) / bytes - model.msPerByte);
    },
  };
}
