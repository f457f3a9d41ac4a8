import { describe, expect, it } from 'vitest';
import { answerPrompt } from '../../../server/src/generation/abilities/answer-prompt.ts';
import { analyzer } from '../../analysis/analyzer-for-tests.ts';
import { givenCodeCases } from './cases/given-code.ts';
import { complaintAbout } from './complaint-about.ts';

describe.each([['given code', givenCodeCases]])('%s', (_, cases) => {
  it.each(cases)('$prompt', async (one) => {
    const { text } = await answerPrompt(one.prompt, analyzer, { room: 3500 });
    expect(complaintAbout(one, text)).toBe('');
  });
});
