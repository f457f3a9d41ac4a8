/**
 * Learns to read descriptions from the annotated texts in `tools/reader/texts/`:
 *
 *     node tools/learn-reader.ts                # writes server/src/generation/reading/language/data/english-reader.bin
 *     node tools/learn-reader.ts --measure      # learns from four fifths of them and reads the rest; writes nothing
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { knownVectors } from '../server/src/generation/reading/language/nearness.ts';
import { ClusterIndex } from '../server/src/generation/reading/learned/clusters.ts';
import { writeModel } from '../server/src/generation/reading/learned/model-file.ts';
import { readAnnotatedTexts } from './reader/annotated-texts.ts';
import { goldOf } from './reader/examples.ts';
import { learn } from './reader/learn.ts';
import { learnClusters } from './reader/learn-clusters.ts';
import { measure } from './reader/measure.ts';

const folder = fileURLToPath(new URL('./reader/texts/', import.meta.url));
const documents = goldOf(readAnnotatedTexts(folder));
console.log(`${documents.length} descriptions, ${documents.flat().length} sentences`);
const clusters = learnClusters(knownVectors(12_000));
if (process.argv.includes('--measure')) {
  const model = learn(
    documents.filter((_, at) => at % 5 !== 0),
    clusters,
  );
  const test = documents.filter((_, at) => at % 5 === 0);
  console.log(measure(test, model, new ClusterIndex(clusters), process.argv.includes('-v')));
} else {
  const bytes = writeModel(learn(documents, clusters));
  writeFileSync(
    fileURLToPath(new URL('../server/src/generation/reading/language/data/english-reader.bin', import.meta.url)),
    bytes,
  );
  console.log(`${bytes.length} bytes, ${brotliCompressSync(bytes).length} compressed`);
}
