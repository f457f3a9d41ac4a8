import { Readable } from 'node:stream';
import { runProgram } from '../../server/src/cli/program.ts';

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface InProcessOptions {
  readonly cwd?: string | undefined;
  readonly input?: string | undefined;
  readonly env?: NodeJS.ProcessEnv | undefined;
}

/**
 * Runs `presswright` with these arguments in the process of the test: for what a command does and says. What is about
 * the process itself, such as signals, pipes and users, starts one. One run at a time.
 */
export function runInProcess(args: readonly string[], options: InProcessOptions = {}): Promise<Outcome> {
  // A run that its test no longer waits for still has the process: the next one begins when that is over.
  const run = lastRun.then(() => runAlone(args, options));
  lastRun = run.catch(() => undefined);
  return run;
}

let lastRun: Promise<unknown> = Promise.resolve();

async function runAlone(args: readonly string[], options: InProcessOptions): Promise<Outcome> {
  const { cwd, env, exitCode } = { cwd: process.cwd(), env: process.env, exitCode: process.exitCode };
  const { NO_COLOR: _, FORCE_COLOR: __, ...environment } = env;
  const stdout = captureWrites(process.stdout);
  const stderr = captureWrites(process.stderr);
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin');
  process.env = { ...environment, ...options.env };
  process.exitCode = undefined;
  Object.defineProperty(process, 'stdin', {
    configurable: true,
    value: Readable.from([Buffer.from(options.input ?? '')]),
  });
  try {
    process.chdir(options.cwd ?? cwd);
    const status = await runProgram(args);
    return { status, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    stdout.restore();
    stderr.restore();
    if (stdin !== undefined) Object.defineProperty(process, 'stdin', stdin);
    process.chdir(cwd);
    process.env = env;
    process.exitCode = exitCode;
  }
}

function captureWrites(stream: NodeJS.WriteStream) {
  const { write } = stream;
  const listeners = stream.listeners('error');
  let text = '';
  stream.write = (chunk: string | Uint8Array) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
    return true;
  };
  return {
    text: () => text,
    restore() {
      stream.write = write;
      // A command listens for a reader that goes away.
      for (const listener of stream.listeners('error')) {
        if (!listeners.includes(listener)) stream.off('error', listener as (error: Error) => void);
      }
    },
  };
}
