/** Instructions over HTTPS: 200 one after the other, for each model, and 500 at once. */
import { givenCodeCases } from '../generation/abilities/cases/given-code.ts';
import { scriptCases } from '../generation/abilities/cases/scripts.ts';
import { shopCases } from '../generation/abilities/cases/shop.ts';
import { knownCases } from '../peers/instructions/cases/known.ts';
import { unseenCases } from '../peers/instructions/cases/unseen.ts';
import { createHttpsClient } from '../server/support/https-client.ts';
import { startServers } from './http-servers.ts';

const inRow = 200;
const atOnce = 500;

/** Measures, and prints a line each. */
export async function benchInstructions(print: (line: string) => void = console.log): Promise<void> {
  const { server, ca, headers, stop } = await startServers();
  const client = createHttpsClient(server.url, ca);
  const all = [...knownCases, ...unseenCases, ...givenCodeCases, ...scriptCases, ...shopCases].map(
    ({ prompt }) => prompt,
  );
  const prompts = Array.from({ length: inRow }, (_, at) => all[at % all.length] ?? '');
  const ask = async (prompt: string, model: string) => {
    const begun = performance.now();
    const { status } = await client.send('/v1/generate', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt, model }),
    });
    return { status, ms: performance.now() - begun };
  };
  try {
    for (const model of ['svc-llm-7b', 'svc-llm-13b']) {
      // The first load what the later ones run.
      for (const prompt of prompts.slice(0, 20)) await ask(prompt, model);
      const answers = [];
      for (const prompt of prompts) answers.push(await ask(prompt, model));
      print(`${model}, ${inRow} instructions one after the other: ${figuresOf(answers)}`);
    }
    const begun = performance.now();
    const together = await Promise.all(
      Array.from({ length: atOnce }, (_, at) => ask(all[at % all.length] ?? '', 'svc-llm-7b')),
    );
    const seconds = (performance.now() - begun) / 1000;
    print(`svc-llm-7b, ${atOnce} at once: ${figuresOf(together)}, ${seconds.toFixed(1)} s in all`);
  } finally {
    client.close();
    await stop();
  }
}

function figuresOf(answers: readonly { readonly status: number; readonly ms: number }[]): string {
  const given = answers
    .filter(({ status }) => status === 200)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  const refused = answers.filter(({ status }) => status === 503).length;
  const at = (share: number) =>
    (given[Math.min(given.length - 1, Math.floor(given.length * share))] ?? Number.NaN).toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${given.length} answered, ${refused} refused as too many, ${answers.length - given.length - refused} failed`;
}

if (import.meta.main) await benchInstructions();
