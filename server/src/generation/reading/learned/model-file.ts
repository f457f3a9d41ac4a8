import { type Clusters, dimensions } from './clusters.ts';
import type { LinearModel } from './linear-model.ts';

/** What was learned from annotated texts. */
export interface ReaderModel {
  readonly clusters: Clusters;
  /** Tags of when, if, except and why. */
  readonly chunks: LinearModel;
  /** Tags of deeds and slots. */
  readonly slots: LinearModel;
  /** Which deed it is. */
  readonly intents: LinearModel;
  /** Whether it is denied. */
  readonly denials: LinearModel;
}

interface Header {
  readonly fine: number;
  readonly coarse: number;
  readonly models: readonly {
    readonly labels: readonly string[];
    readonly rows: number;
    /** Bytes of their hashes. */
    readonly hashes: number;
    readonly weights: number;
    readonly scale: number;
    readonly transitions: number;
    readonly dense: number;
    readonly denseScale: number;
  }[];
}

const names = ['chunks', 'slots', 'intents', 'denials'] as const;

/** Seven bits of each difference a byte, the lowest first; the last one of a difference has the eighth bit clear. */
function differences(ordered: readonly number[]): number[] {
  const bytes: number[] = [];
  let before = 0;
  for (const value of ordered) {
    let rest = value - before;
    before = value;
    while (rest > 127) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  }
  return bytes;
}

/** What `differences` wrote. */
function sums(bytes: Buffer): number[] {
  const values: number[] = [];
  let sum = 0;
  let factor = 1;
  for (const byte of bytes) {
    sum += (byte % 128) * factor;
    factor *= 128;
    if (byte < 128) {
      values.push(sum);
      factor = 1;
    }
  }
  return values;
}

/** As bytes: a line of JSON, then the numbers in the order of the header. */
export function writeModel(model: ReaderModel): Buffer {
  const header: Header = {
    fine: model.clusters.fine.length / dimensions,
    coarse: model.clusters.coarse.length / dimensions,
    models: names.map((name) => ({
      labels: model[name].labels,
      rows: model[name].rows.size,
      hashes: differences([...model[name].rows.keys()].sort((a, b) => a - b)).length,
      weights: model[name].weights.length,
      scale: model[name].scale,
      transitions: model[name].transitions.length,
      dense: model[name].dense.length,
      denseScale: model[name].denseScale,
    })),
  };
  const parts: Buffer[] = [Buffer.from(`${JSON.stringify(header)}\n`)];
  for (const centres of [model.clusters.fine, model.clusters.coarse])
    parts.push(Buffer.from(Int8Array.from(centres, (value) => Math.round(value * 127)).buffer));
  for (const name of names) {
    const { rows, starts, columns, weights, transitions, dense } = model[name];
    // Hashes are in order: their differences take two or three bytes each.
    const hashes = Buffer.from(differences([...rows.keys()].sort((a, b) => a - b)));
    // Rows are short: their lengths take one byte.
    const lengths = Buffer.from(
      Array.from({ length: rows.size }, (_, row) => (starts[row + 1] ?? 0) - (starts[row] ?? 0)),
    );
    const moves = Buffer.alloc(4 * transitions.length);
    for (const [at, value] of transitions.entries()) moves.writeFloatLE(value, 4 * at);
    parts.push(
      hashes,
      lengths,
      Buffer.from(columns),
      Buffer.from(weights.buffer, weights.byteOffset, weights.length),
      moves,
      Buffer.from(dense.buffer, dense.byteOffset, dense.length),
    );
  }
  return Buffer.concat(parts);
}

/** What `writeModel` wrote. */
export function readModel(bytes: Buffer): ReaderModel {
  const end = bytes.indexOf('\n');
  const header = JSON.parse(bytes.toString('utf8', 0, end)) as Header;
  let at = end + 1;
  const take = (length: number): Buffer => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const centres = (count: number): Float32Array =>
    Float32Array.from(new Int8Array(take(count * dimensions)), (value) => value / 127);
  const clusters = { fine: centres(header.fine), coarse: centres(header.coarse) };
  const models = header.models.map(
    ({
      labels,
      rows: rowCount,
      hashes: hashBytes,
      weights: weightCount,
      scale,
      transitions,
      dense,
      denseScale,
    }): LinearModel => {
      const hashes = sums(take(hashBytes));
      const lengths = take(rowCount);
      const starts = new Uint32Array(rowCount + 1);
      const rows = new Map<number, number>();
      for (let row = 0; row < rowCount; row += 1) {
        rows.set(hashes[row] ?? 0, row);
        starts[row + 1] = (starts[row] ?? 0) + (lengths[row] ?? 0);
      }
      const columns = new Uint8Array(take(weightCount));
      const weights = new Int8Array(take(weightCount));
      const moves = take(4 * transitions);
      return {
        labels,
        rows,
        starts,
        columns,
        weights,
        scale,
        transitions: Float32Array.from({ length: transitions }, (_, place) => moves.readFloatLE(4 * place)),
        dense: new Int8Array(take(dense)),
        denseScale,
      };
    },
  );
  const [chunks, slots, intents, denials] = models;
  if (!chunks || !slots || !intents || !denials) throw new Error('The reader’s model is incomplete');
  return { clusters, chunks, slots, intents, denials };
}
