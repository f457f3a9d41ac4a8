import type { Composer } from '../../../composer.ts';
import type { Phrase, Reading } from '../reading.ts';
import type { Scene } from '../scene.ts';
import { effects } from './effects.ts';

/** What is done in a part of a prompt, in its order; what it says counts as read. */
export function effectsIn(r: Reading, c: Composer, scene: Scene, all: readonly Phrase[], among = effects): string[] {
  const done: { at: number; code: string }[] = [];
  for (const { said, write } of among)
    for (const match of r.each(`\\b(?:${said})`, all)) {
      const at = match.from;
      const own = r.phrases.filter(({ from, to }) => from <= at && at < to);
      // What it is done with stands in its own phrase, else in the sentence's.
      const sentence = r.sentenceAt(at).filter(({ to }) => to > at);
      const { from, to } = match;
      const before = r.plain.slice(Math.max(0, from - 12), from);
      if (/(?:\bnot|n't|\bnever)\s*$/.test(before)) continue;
      const code = write(match, { r, c, scene, within: own.length > 0 ? own : sentence, all });
      if (code === null) continue;
      r.mark({ from, to });
      done.push({ at, code });
    }
  return done.sort((one, other) => one.at - other.at).map(({ code }) => code);
}
