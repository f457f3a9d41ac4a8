import type { ToolCall } from '../engine.ts';
import type { AnswerPiece } from './read-answer.ts';

/** Puts the calls of tools together that come in pieces. */
export class ToolCallCollector {
  private readonly byIndex = new Map<number, { id: string; name: string; arguments: string }>();

  push(pieces: AnswerPiece['calls']): void {
    for (const { index, id, name = '', arguments: json = '' } of pieces) {
      const call = this.byIndex.get(index) ?? { id: `call_${index}`, name: '', arguments: '' };
      this.byIndex.set(index, { id: id ?? call.id, name: call.name + name, arguments: call.arguments + json });
    }
  }

  whole(): ToolCall[] {
    return [...this.byIndex.entries()].sort(([one], [other]) => one - other).map(([, call]) => call);
  }
}
