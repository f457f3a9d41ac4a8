export interface Choice {
  readonly token: number;
  /** Of the token among all. */
  readonly probability: number;
}

/**
 * Picks one of the candidates in two steps: first a kind of token, by the probability of all its candidates together, then
 * one of them. A name is one of thousands, a bracket one of few: token by token, the bracket would always win.
 *
 * Either step takes the most probable at temperature 0, else draws, each with its probability to the power of
 * 1/temperature, among the most probable that together have `topP` of the whole.
 *
 * @param ranked the most probable first, with their kinds
 */
export function choose(
  ranked: readonly (Choice & { readonly kind: number })[],
  temperature: number,
  topP: number,
  random: () => number,
): Choice | undefined {
  const kinds = new Map<number, number>();
  for (const { kind, probability } of ranked) kinds.set(kind, (kinds.get(kind) ?? 0) + probability);
  const byMass = [...kinds]
    .map(([kind, probability]) => ({ kind, probability }))
    .sort((a, b) => b.probability - a.probability);
  const kind = pick(byMass, temperature, topP, random)?.kind;
  return pick(
    ranked.filter((choice) => choice.kind === kind),
    temperature,
    topP,
    random,
  );
}

function pick<T extends { readonly probability: number }>(
  ranked: readonly T[],
  temperature: number,
  topP: number,
  random: () => number,
): T | undefined {
  if (temperature <= 0 || ranked.length < 2) return ranked[0];
  const best = ranked[0]?.probability ?? 1;
  const powers = ranked.map(({ probability }) => (probability / best) ** (1 / temperature));
  const total = powers.reduce((sum, power) => sum + power, 0);
  let kept = 0;
  let mass = 0;
  while (kept < powers.length && (kept === 0 || mass < topP * total)) mass += powers[kept++] ?? 0;
  let left = random() * mass;
  for (let at = 0; at < kept; at++) {
    left -= powers[at] ?? 0;
    if (left < 0) return ranked[at];
  }
  return ranked[0];
}
