import { describe, expect, it } from 'vitest';
import { answerPrompt } from '../../../server/src/generation/abilities/answer-prompt.ts';
import { analyzer } from '../../analysis/analyzer-for-tests.ts';
import { planCases } from './cases/plans.ts';
import { complaintAbout } from './complaint-about.ts';

describe('a plugin that a prompt asks for', () => {
  // What is missing of the others the reader of descriptions does not understand yet.
  it('does what most of the prompts ask for', async () => {
    const complaints: string[] = [];
    for (const one of planCases) {
      const { text } = await answerPrompt(one.prompt, analyzer, { room: 40_000 });
      const complaint = complaintAbout(one, text);
      if (complaint !== '') complaints.push(`${one.prompt}: ${complaint}`);
    }
    expect(complaints.length, complaints.join('\n')).toBeLessThanOrEqual(2);
  });

  it('names the files that its answer has no room for', async () => {
    const { text } = await answerPrompt(planCases[0]?.prompt ?? '', analyzer, { room: 1500 });
    expect(text.length).toBeLessThan(1500 * 3);
    expect(text).toMatch(/Plugin Name:[\s\S]*Without room in this answer: `includes\//);
  });
});
