import { type ChildProcess, fork } from 'node:child_process';
import type { FromProcess, LoadedModel, LoadOptions, ToProcess } from './protocol.ts';

/** What is told of a process. */
export interface ProcessEvents {
  onMessage(message: Exclude<FromProcess, { kind: 'progress' | 'loaded' }>): void;
  onProgress(progress: number): void;
  onLoaded(model: LoadedModel): void;
  /** It has ended, of itself or by `close`. */
  onExit(how: ProcessEnd): void;
}

export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: string | null;
  /** The last that it wrote to standard error. */
  readonly said: string;
}

/** A process that has loaded one model, or is about to. */
export interface LlamaProcess {
  readonly pid: number | undefined;
  send(message: ToProcess): void;
  /** Ends it once it has given its memory back, or after some seconds in any case. */
  close(): Promise<void>;
}

const maxSaid = 4000;
/** Milliseconds that a process has to give its memory back. */
const closeTimeoutMs = 10_000;
/** Native code needs to be found, and told which devices it may use; keys are none of its business. */
const inherited =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|SystemRoot|LANG|LC_\w+|(?:DY)?LD_LIBRARY_PATH|NODE_COMPILE_CACHE|(?:CUDA|HIP|ROCR|GGML|OMP|VK)_\w+)$/i;

/** Starts a process and has it load a model. */
export function startLlamaProcess(program: string, options: LoadOptions, events: ProcessEvents): LlamaProcess {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => inherited.test(name)));
  const child = fork(program, [], {
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-maxSaid);
  });
  child.on('message', (message: FromProcess) => {
    if (message.kind === 'progress') events.onProgress(message.progress);
    else if (message.kind === 'loaded') events.onLoaded(message.model);
    else events.onMessage(message);
  });
  const ended = new Promise<void>((resolve) => {
    let isOver = false;
    const end = (code: number | null, signal: string | null) => {
      if (isOver) return;
      isOver = true;
      resolve();
      events.onExit({ code, signal, said });
    };
    child.once('close', end);
    child.on('error', (error) => {
      said += error.message;
      // One that could not be started does not close either.
      if (child.pid === undefined) end(null, null);
    });
  });
  const send = (message: ToProcess) => sendTo(child, message);
  send({ kind: 'load', options });
  return {
    pid: child.pid,
    send,
    async close() {
      send({ kind: 'close' });
      const timer = setTimeout(() => child.kill('SIGKILL'), closeTimeoutMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** What a process that is ending does not hear, its end answers. */
function sendTo(child: ChildProcess, message: ToProcess): void {
  if (child.connected) child.send(message, () => {});
}
