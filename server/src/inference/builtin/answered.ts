import type { FinishReason } from '@presswright/shared/schemas/generation';
import type { Generation } from './generate.ts';
import { countTokens } from './prompt.ts';
import { StopFilter } from './stop-filter.ts';
import { streamOf } from './stream.ts';

/** A finished answer that is handed out a line at a time, up to a stop string or the limit of tokens. */
export class AnsweredGeneration implements Generation {
  readonly promptTokens: number;
  finishReason: FinishReason = 'stop';
  tokens = 0;
  private readonly lines: string[];
  private readonly stops: StopFilter;
  private readonly limit: number;
  private isOver = false;

  constructor(text: string, stop: readonly string[], promptTokens: number, limit: number) {
    this.lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
    this.stops = new StopFilter(stop);
    this.promptTokens = promptTokens;
    this.limit = limit;
  }

  next(isStopped: () => boolean = () => false): string | null {
    while (!this.isOver && !isStopped()) {
      const line = this.lines.shift();
      if (line === undefined) break;
      const text = this.stops.push(this.fit(line));
      this.isOver ||= this.stops.stopped;
      if (this.stops.stopped) this.finishReason = 'stop';
      if (text !== '') return text;
    }
    this.isOver = true;
    return this.stops.flush() || null;
  }

  /** As much of a line as the limit leaves, in whole tokens. */
  private fit(line: string): string {
    const { tokens } = streamOf(line, 'php', 'code');
    const count = Math.max(1, countTokens(tokens));
    if (this.tokens + count <= this.limit) {
      this.tokens += count;
      return line;
    }
    const room = this.limit - this.tokens;
    this.tokens = this.limit;
    this.finishReason = 'length';
    this.isOver = true;
    const end = room < 1 ? 0 : (tokens.ends[Math.min(room, tokens.length) - 1] ?? line.length);
    return line.slice(0, end);
  }
}

/** Tokens of a prompt of words, as completions count them. */
export function countPrompt(prompt: string): number {
  return countTokens(streamOf(prompt, 'php', 'html').tokens);
}
