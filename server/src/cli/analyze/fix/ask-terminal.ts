import { createInterface } from 'node:readline/promises';
import type { Ask } from './choose-fixes.ts';

/** Asks on the terminal until `signal` aborts; an end of the input answers nothing. */
export function openTerminal(signal: AbortSignal): { readonly ask: Ask; close(): void } {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  let isOver = false;
  const over = new Promise<null>((done) => {
    lines.once('close', () => {
      isOver = true;
      done(null);
    });
  });
  // Ctrl-C reaches the terminal's reader, not the process.
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  return {
    ask: async (question) => {
      if (isOver) return null;
      const said = await Promise.race([lines.question(question, { signal }), over]);
      return said;
    },
    close: () => lines.close(),
  };
}
