import type { CommandEntry } from '../run-commands.ts';

/** `presswright analyze`, which is a program of its own as well. */
export const analyzeEntry: CommandEntry = {
  summary: 'Find problems in WordPress code; needs no server',
  load: async () => (await import('./command.ts')).analyzeCommand(),
};
