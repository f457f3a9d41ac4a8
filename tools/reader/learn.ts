import { ClusterIndex, type Clusters } from '../../server/src/generation/reading/learned/clusters.ts';
import { chunkTags, intents, slotTags } from '../../server/src/generation/reading/learned/labels.ts';
import { bestTags } from '../../server/src/generation/reading/learned/linear-model.ts';
import type { ReaderModel } from '../../server/src/generation/reading/learned/model-file.ts';
import { wordFeatures } from '../../server/src/generation/reading/learned/word-features.ts';
import { deedsOf, type GoldSentence } from './examples.ts';
import { learnClasses } from './learn-classes.ts';
import { learnTags, type TaggedSequence } from './learn-tags.ts';

/** How many parts the texts are taken in, so that slots learn from chunk tags as they will be guessed. */
const folds = 4;

/** What annotated texts teach; the same texts teach the same. */
export function learn(documents: readonly (readonly GoldSentence[])[], clusters: Clusters): ReaderModel {
  const index = new ClusterIndex(clusters);
  const options = { epochs: 8, minCount: 2, budget: 50_000 };
  const chunkSequence = ({ sentence, chunkTags: tags }: GoldSentence): TaggedSequence => ({
    features: wordFeatures(sentence.tokens, index, sentence.kind === 'item', null),
    tags,
  });
  const guessed = new Map<GoldSentence, readonly string[]>();
  for (let fold = 0; fold < folds; fold += 1) {
    const rest = documents.filter((_, at) => at % folds !== fold).flat();
    const model = learnTags(rest.map(chunkSequence), chunkTags, { ...options, epochs: 5 });
    for (const one of documents.filter((_, at) => at % folds === fold).flat())
      guessed.set(one, bestTags(model, chunkSequence(one).features));
  }
  const all = documents.flat();
  const deeds = documents.map((document) => deedsOf(document, index));
  return {
    clusters,
    chunks: learnTags(all.map(chunkSequence), chunkTags, options),
    slots: learnTags(
      all.map((one) => ({
        features: wordFeatures(one.sentence.tokens, index, one.sentence.kind === 'item', guessed.get(one) ?? []),
        tags: one.slotTags,
      })),
      slotTags,
      { ...options, budget: 170_000 },
    ),
    intents: learnClasses(
      deeds.flatMap((one) => one.intents),
      intents,
      { epochs: 8, minCount: 2, budget: 130_000 },
    ),
    denials: learnClasses(
      deeds.flatMap((one) => one.denials),
      ['asked', 'denied'],
      { epochs: 6, minCount: 2, budget: 8_000 },
    ),
  };
}
