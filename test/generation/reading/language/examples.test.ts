import { describe, expect, it } from 'vitest';
import { readStatements } from '../../../../server/src/generation/reading/language/read-statements.ts';
import { notation } from './notation.ts';
import { exampleFiles, readExamples } from './sentences.ts';

describe.each(exampleFiles())('%s', (file) => {
  it.each(readExamples(file))('$text', ({ text, expected }) => {
    expect(readStatements(text).map(notation)).toEqual(expected);
  });
});
