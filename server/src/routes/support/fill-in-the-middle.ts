/** A text with a gap: what is before it, and what follows. */
export interface TextWithGap {
  readonly prompt: string;
  readonly suffix: string;
}

/** The marks of Qwen's models and of StarCoder's, which editors write into prompts themselves. */
const marks = [
  ['<|fim_prefix|>', '<|fim_suffix|>', '<|fim_middle|>'],
  ['<fim_prefix>', '<fim_suffix>', '<fim_middle>'],
] as const;

/**
 * Takes a prompt apart that marks a gap to fill; what is before the first mark (other files) stays in front.
 * Returns null for any other prompt, also one that only speaks of the marks.
 */
export function splitFillInTheMiddle(text: string): TextWithGap | null {
  for (const [prefixMark, suffixMark, middleMark] of marks) {
    if (!text.endsWith(middleMark)) continue;
    const from = text.indexOf(prefixMark);
    // The text around the gap may hold the marks itself, but not behind the suffix, which ends the prompt.
    const gap = text.indexOf(suffixMark, from);
    if (from < 0 || gap < 0) continue;
    return {
      prompt: text.slice(0, from) + text.slice(from + prefixMark.length, gap),
      suffix: text.slice(gap + suffixMark.length, -middleMark.length),
    };
  }
  return null;
}
