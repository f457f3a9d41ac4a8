import { describe, expect, it } from 'vitest';
import { type PlanTask, planProject } from '../../server/src/generation/plan-project.ts';
import { planPrompt } from '../../server/src/inference/plans/plan-prompt.ts';

const description = 'Courses with a date. Send a reminder e-mail two days before. Redirect old addresses of courses.';
const task: PlanTask = { kind: 'plugin', request: { plugin_name: 'Course Desk', description } };

async function promptIn(contextWindow: number, of: PlanTask = task, invalid?: Parameters<typeof planPrompt>[3]) {
  const { plan } = await planProject(of);
  const prompt = planPrompt(of, plan, contextWindow, invalid);
  if (prompt === null) return null;
  const text = prompt.messages.map(({ content }) => content).join('\n\n');
  const kinds = [...text.matchAll(/^\{ kind: "(\w+)"/gm)].map(([, kind]) => kind);
  return { text, kinds, tokens: text.length / 3 + prompt.maxTokens, messages: prompt.messages };
}

describe('the prompt for a plan', () => {
  it.each([4096, 8192, 16_384, 131_072])('leaves room for the answer in a window of %i tokens', async (window) => {
    const tasks: PlanTask[] = [
      task,
      { kind: 'block', request: { block_type: 'Quote', description: 'A quote with a photo.' } },
      { kind: 'theme', request: { theme_name: 'North', description: 'A calm site for a bakery.' } },
    ];
    for (const one of tasks) {
      const prompt = await promptIn(window, one);
      expect(prompt?.text).toContain(one.request.description);
      expect(prompt?.tokens).toBeLessThanOrEqual(window);
    }
  });

  it('describes all behaviours where there is room, and the likeliest ones where there is little', async () => {
    const large = await promptIn(131_072);
    expect(large?.kinds.length).toBeGreaterThan(80);
    const small = await promptIn(6000);
    expect(small?.kinds.length).toBeLessThan(large?.kinds.length ?? 0);
    expect(small?.kinds).toEqual(expect.arrayContaining(['automation', 'redirects']));
  });

  it('says once what a member means', async () => {
    const { text = '' } = (await promptIn(131_072)) ?? {};
    expect(text.split('A record without it is refused')).toHaveLength(2);
  });

  it('has an answer that is to be corrected in place of the draft', async () => {
    const invalid = { text: '{"plan":{}}', faults: ['plan.version: expected 1, got nothing.'] };
    const { messages = [], tokens } = (await promptIn(16_384, task, invalid)) ?? {};
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[3]?.content).toContain('- plan.version: expected 1, got nothing.');
    expect(messages[1]?.content).not.toContain('first draft');
    expect(tokens).toBeLessThanOrEqual(16_384);
  });

  it('is not made where the description does not fit', async () => {
    const long = {
      ...task,
      request: { plugin_name: 'Course Desk', description: `${description} `.repeat(150) },
    } as PlanTask;
    expect(await promptIn(4096, long)).toBeNull();
    expect(await promptIn(131_072, long)).not.toBeNull();
  });
});
