/** A form of a behaviour, as its schema has it. */
export interface BehaviourSchema {
  readonly description?: string;
  readonly properties: { readonly kind: { readonly const: string } };
}

/** The beginnings of the words of a text: "bookings" and "booked" begin alike. */
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));

/** How much more a word of a behaviour's name and summary tells than one of its members. */
const headWeight = 4;

/** How many of the words of a description each text has, rare ones counting most. */
function sharedWords(texts: readonly string[], description: string): number[] {
  const stems = texts.map((text) => new Set(stemsOf(text.replaceAll('_', ' '))));
  const asked = [...new Set(stemsOf(description))].map((stem) => ({
    stem,
    having: stems.filter((own) => own.has(stem)).length,
  }));
  return stems.map((own) => asked.reduce((sum, { stem, having }) => sum + (own.has(stem) ? 1 / having : 0), 0));
}

/**
 * Kinds of behaviours, those first that a description is likeliest to ask for: those in the service's own reading, then by the
 * words that they share with the description.
 */
export function rankBehaviours<Kind extends BehaviourSchema>(
  kinds: readonly Kind[],
  description: string,
  read: ReadonlySet<string>,
): Kind[] {
  const nameOf = ({ properties }: Kind) => properties.kind.const;
  const heads = sharedWords(
    kinds.map((kind) => `${nameOf(kind)} ${kind.description ?? ''}`),
    description,
  );
  const members = sharedWords(
    kinds.map((kind) => JSON.stringify(kind)),
    description,
  );
  const scored = kinds.map((kind, at) => ({
    kind,
    isRead: read.has(nameOf(kind)),
    score: headWeight * (heads[at] ?? 0) + (members[at] ?? 0),
  }));
  return scored
    .sort((one, other) => Number(other.isRead) - Number(one.isRead) || other.score - one.score)
    .map(({ kind }) => kind);
}
