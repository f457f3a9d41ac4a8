import type { TokenUsage } from '@presswright/shared/schemas/generation';

/** Characters of a token; only the server counts exactly. */
const charactersPerToken = 4;

/** About how many tokens so many characters are. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

export function tokenUsage(prompt: number, completion: number): TokenUsage {
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}
