import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { serverProgram } from '../../support/server-program.ts';

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly child: ChildProcess;
  /** What it has written so far. */
  readonly output: { stdout: string; stderr: string };
  /** Resolves when standard output matches; throws with all output when the process ends before. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  readonly finished: Promise<Finished>;
}

/** The environment without settings of the machine's own. */
export function bareEnvironment(): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(PRESSWRIGHT_|XDG_|VITEST|NODE_(?!COMPILE_CACHE))/.test(name),
  );
  return Object.fromEntries(inherited.map(([name, value = '']) => [name, value]));
}

/** Runs `presswright` with exactly these settings: none of the machine's own. */
export function runProgram(args: readonly string[], settings: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [serverProgram, ...args], {
    env: { ...bareEnvironment(), ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (part: string) => {
      output[name] += part;
    });
  }
  let isOver = false;
  const finished = once(child, 'close').then(([code]): Finished => {
    isOver = true;
    return { code, ...output };
  });
  return {
    child,
    output,
    finished,
    async until(pattern) {
      for (;;) {
        const match = pattern.exec(output.stdout);
        if (match !== null) return match;
        if (isOver) throw new Error(`it ended: ${JSON.stringify(await finished)}`);
        await Promise.race([once(child.stdout, 'data'), finished]);
      }
    },
  };
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
