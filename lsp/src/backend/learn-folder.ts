import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type LearnStep, type LearnSummary, readLearnLine } from '@presswright/shared/learn-lines';
import type { LocalBackendOptions } from './local-connector.ts';

/**
 * Teaches the model in the data folder of a local backend the code of a folder, in a process of its own; the backend takes up the
 * new model by itself.
 * @param signal ends the process: the model stays as it was
 * @throws with what the process said when it learned nothing
 */
export async function learnFolder(
  { command, dataDir, environment }: LocalBackendOptions,
  folder: string,
  onStep: (step: LearnStep) => void,
  signal: AbortSignal,
): Promise<LearnSummary> {
  const [program = '', ...programArguments] = command;
  const child = spawn(program, [...programArguments, 'learn', folder, '--progress', 'json'], {
    env: { ...environment, PRESSWRIGHT_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000);
  });
  let summary: LearnSummary | undefined;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const read = readLearnLine(line);
    if (read?.event === 'progress') onStep(read);
    else if (read) summary = read;
  });
  const end = () => child.kill();
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  child.once('error', (error) => resolve(error.message));
  child.once('close', (code, killed) => resolve(said.trim() || `it exited with ${killed ?? `status ${code}`}`));
  const reason = await ended;
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  if (summary === undefined) throw new Error(reason.replace(/^error: /i, ''));
  return summary;
}
