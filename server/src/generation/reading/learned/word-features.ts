import { kindsOf } from '../language/kinds.ts';
import type { Token } from '../language/tokens.ts';
import type { ClusterIndex } from './clusters.ts';

/** What is looked at of one word, before its neighbours are. */
interface WordView {
  readonly lower: string;
  readonly lemma: string;
  readonly pos: string;
  readonly shape: string;
  readonly fine: string;
  readonly coarse: string;
  readonly kind: string;
}

const nothing: WordView = { lower: '^', lemma: '^', pos: '^', shape: '^', fine: '^', coarse: '^', kind: '^' };

function viewOf(token: Token, clusters: ClusterIndex): WordView {
  if (token.quote !== null) return { ...nothing, lower: '<quote>', lemma: '<quote>', pos: 'QUOTE', shape: 'quote' };
  if (token.value !== null) {
    const { kind, unit } = token.value;
    return { ...nothing, lower: `<${kind}>`, lemma: `<${kind}>`, pos: 'VALUE', shape: unit ?? kind };
  }
  const cluster = token.pos === 'PUNCT' ? null : (clusters.of(token.lower) ?? clusters.of(token.lemma));
  const kinds = token.pos === 'PUNCT' ? null : kindsOf(token.lemma);
  const top = kinds === null ? null : [...kinds.kinds].sort((a, b) => b[1] - a[1])[0]?.[0];
  const category = kinds === null ? null : [...kinds.categories].sort((a, b) => b[1] - a[1])[0]?.[0];
  return {
    lower: token.lower,
    lemma: token.lemma,
    pos: token.pos,
    shape: shapeOf(token.text),
    fine: cluster === null ? '-' : String(cluster[0]),
    coarse: cluster === null ? '-' : String(cluster[1]),
    kind: `${top ?? '-'}/${category ?? '-'}`,
  };
}

function shapeOf(text: string): string {
  if (/^\p{Lu}{2,}s?$/u.test(text)) return 'CAPS';
  if (/^\p{Lu}/u.test(text)) return 'Cap';
  if (/\d/.test(text)) return 'digit';
  if (text.includes('-')) return 'hyphen';
  return /\p{L}/u.test(text) ? 'word' : 'mark';
}

/**
 * What a tagger looks at for each word of a sentence: the word, its neighbours, the kinds of things and the clusters they
 * belong to, the verb and the preposition before it.
 * @param chunks tags of another layer, where there is one
 */
export function wordFeatures(
  tokens: readonly Token[],
  clusters: ClusterIndex,
  isItem: boolean,
  chunks: readonly string[] | null,
): string[][] {
  const views = tokens.map((token) => viewOf(token, clusters));
  const at = (place: number): WordView => views[place] ?? nothing;
  let verb = '-';
  let preposition = '-';
  let depth = 0;
  let commas = 0;
  let isAfterColon = false;
  return views.map((view, place) => {
    const b1 = at(place - 1);
    const b2 = at(place - 2);
    const n1 = at(place + 1);
    const n2 = at(place + 2);
    if (view.lower === '(') depth += 1;
    const features = [
      '',
      `w=${view.lower}`,
      `l=${view.lemma}`,
      `p=${view.pos}`,
      `s=${view.shape}`,
      `f=${view.fine}`,
      `c=${view.coarse}`,
      `k=${view.kind}`,
      `x3=${view.lower.slice(-3)}`,
      `x2=${view.lower.slice(-2)}/${view.pos}`,
      `l-1=${b1.lemma}`,
      `l+1=${n1.lemma}`,
      `l-2=${b2.lemma}`,
      `l+2=${n2.lemma}`,
      `p-1=${b1.pos}`,
      `p+1=${n1.pos}`,
      `pp=${b1.pos}/${view.pos}/${n1.pos}`,
      `pb=${b2.pos}/${b1.pos}/${view.pos}`,
      `pn=${view.pos}/${n1.pos}/${n2.pos}`,
      `f-1=${b1.fine}`,
      `f+1=${n1.fine}`,
      `c-1c=${b1.coarse}/${view.coarse}`,
      `cc+1=${view.coarse}/${n1.coarse}`,
      `c-2=${b2.coarse}`,
      `c+2=${n2.coarse}`,
      `ll=${b1.lemma}/${view.lemma}`,
      `ln=${view.lemma}/${n1.lemma}`,
      `l2=${b2.lemma}/${b1.lemma}`,
      `n2=${n1.lemma}/${n2.lemma}`,
      `k-1=${b1.kind}`,
      `k+1=${n1.kind}`,
      `v=${verb}`,
      `vp=${verb}/${view.pos}`,
      `vk=${verb}/${view.kind}`,
      `r=${preposition}`,
      `rk=${preposition}/${view.kind}`,
      `rc=${preposition}/${view.coarse}`,
      `vr=${verb}/${preposition}`,
      `i=${isItem}/${place === 0}/${view.pos}`,
      `d=${depth > 0}/${view.pos}`,
      `,=${Math.min(commas, 3)}/${view.pos}/${n1.lower === ','}`,
      `:=${isAfterColon}/${view.pos}`,
      `shape=${b1.shape}/${view.shape}/${n1.shape}`,
    ];
    if (chunks !== null) {
      features.push(
        `ch=${chunks[place]}`,
        `chp=${chunks[place]}/${view.pos}`,
        `chl=${chunks[place]}/${view.lemma}`,
        `ch-1=${chunks[place - 1] ?? '^'}/${chunks[place]}/${chunks[place + 1] ?? '^'}`,
        `chk=${chunks[place]}/${view.kind}`,
      );
    }
    if (view.pos === 'VERB') {
      verb = view.lemma;
      preposition = '-';
    } else if (view.pos === 'ADP' || view.pos === 'SCONJ') preposition = view.lemma;
    if (view.lower === ',') commas += 1;
    if (view.lower === ':') isAfterColon = true;
    if (view.lower === ')') depth -= 1;
    return features;
  });
}
