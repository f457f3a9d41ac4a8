import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStatements } from '../../../../server/src/generation/reading/language/read-statements.ts';
import { exampleFiles, readExamples } from './sentences.ts';

const words = [
  ...new Set(
    exampleFiles()
      .flatMap(readExamples)
      .flatMap(({ text }) => text.split(/\s+/)),
  ),
];
const odd =
  "( ) [ ] { } \" ' “ ” : ; , . ! ? – & / | 100 5% é ü 日本語 😀 ’ ‘ n't don't 1-5 <b> => 20€ x@y.org 5pm \u200b".split(
    ' ',
  );
const description = fc
  .array(fc.tuple(fc.constantFrom(...words, ...odd), fc.constantFrom(' ', ' ', ' ', '', '\n', '\n- ', '. ', ', ')), {
    maxLength: 60,
  })
  .map((parts) => parts.flat().join(''));

it('puts every letter and figure into exactly one statement, whatever the text', () => {
  fc.assert(
    fc.property(description, (text) => {
      const counts = new Uint8Array(text.length);
      for (const { start, end, text: said } of readStatements(text)) {
        expect(text.slice(start, end)).toBe(said);
        for (let at = start; at < end; at += 1) counts[at] = (counts[at] ?? 0) + 1;
      }
      // the figure or letter of a list's marker is a mark
      const unmarked = text.replace(/^([ \t]*\(?)(?:\d{1,3}|[a-zA-Z])(?=[.)][ \t])/gm, (marker) =>
        ' '.repeat(marker.length),
      );
      for (const { index } of unmarked.matchAll(/[\p{L}\p{N}]/gu)) {
        expect(counts[index], `${index} of ${JSON.stringify(text)}`).toBe(1);
      }
    }),
    { seed: 12, numRuns: 400 },
  );
});

it('reads arbitrary characters without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const { start, end, text: said } of readStatements(text)) expect(text.slice(start, end)).toBe(said);
    }),
    { seed: 12, numRuns: 400 },
  );
});
