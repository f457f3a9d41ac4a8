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
    readonly weights: number;
    readonly scale: number;
    readonly transitions: number;
    readonly dense: number;
    readonly denseScale: number;
  }[];
}

const names = ['chunks', 'slots', 'intents', 'denials'] as const;

/** As bytes: a line of JSON, then the numbers in the order of the header. */
export function writeModel(model: ReaderModel): Buffer {
  const header: Header = {
    fine: model.clusters.fine.length / dimensions,
    coarse: model.clusters.coarse.length / dimensions,
    models: names.map((name) => ({
      labels: model[name].labels,
      rows: model[name].rows.size,
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
    const hashes = Buffer.alloc(4 * rows.size);
    for (const [hash, row] of rows) hashes.writeUInt32LE(hash, 4 * row);
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
    ({ labels, rows: rowCount, weights: weightCount, scale, transitions, dense, denseScale }): LinearModel => {
      const hashes = take(4 * rowCount);
      const lengths = take(rowCount);
      const starts = new Uint32Array(rowCount + 1);
      const rows = new Map<number, number>();
      for (let row = 0; row < rowCount; row += 1) {
        rows.set(hashes.readUInt32LE(4 * row), row);
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
