/** What lists properties: such a part of a sentence is left to the composers of records. */
const declaring =
  '(?:(?!(?:[,;:] |\\b)(?:and|so|but|then) ).)*?\\b(?:have|has|consists? of|comes? with|contains?|with) (?:an?|the|its|their|name|title|date|first)\\b[^;]*? , (?:and |so |but )';

/**
 * A pattern for the words of a sentence in which all cues are: the whole sentence, or what follows the properties that it lists
 * first ("Parts have a number and a price, and the site fetches them every night").
 */
export const clauseWith = (...cues: readonly string[]): RegExp => {
  const all = cues.map((cue) => `(?=.*(?:${cue}))`).join('');
  return new RegExp(`^(?!${declaring})${all}.*|^.*(?:[,;:] (?:and |so |but |then )*| (?:and|so|but) )(?<act>${all}.*)`);
};

const negation =
  /\b(?:no|not|n't|never|without|nobody|none|neither|nor|cannot)\b(?! (?:only|just|more|matter|have to))/g;

/** Whether a word of the same clause, before what is asked for, says that it is not wanted: "no exports", "nothing is repeated". */
export function isDeclined(text: string, asked: RegExp): boolean {
  const at = text.search(asked);
  if (at === -1) return false;
  const clause = text.slice(0, at).split(/[,;:] (?:and |but |so )?| but | so | and (?=(?:we|i|they|the|it) )/);
  return (
    (clause.at(-1) ?? '').match(negation) !== null ||
    / (?:is|are) (?:not|n't) (?:needed|wanted|necessary)\b/.test(text.slice(at))
  );
}
