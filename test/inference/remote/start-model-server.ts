import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface SeenRequest {
  readonly url: string;
  readonly body: {
    readonly model: string;
    readonly messages?: readonly { readonly role: string; readonly content: string }[];
    readonly [member: string]: unknown;
  };
  readonly key: string | null;
  readonly isClosed: boolean;
}

export interface ModelServer {
  readonly url: string;
  readonly port: number;
  /** The requests for a model so far. */
  seen(model: string): Promise<readonly SeenRequest[]>;
  /** Lets the answers of the model `held`, which stand still after their beginning, go on to their end. */
  release(): Promise<void>;
  /** Ends the process at once. */
  kill(): Promise<void>;
}

/** Starts `model-server.mjs`. */
export async function startModelServer(port = 0): Promise<ModelServer> {
  const program = fileURLToPath(new URL('model-server.mjs', import.meta.url));
  const child = spawn(process.execPath, [program, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const own = Number(line.toString());
  const url = `http://127.0.0.1:${own}/v1`;
  return {
    url,
    port: own,
    async seen(model) {
      const response = await fetch(`http://127.0.0.1:${own}/seen?model=${model}`);
      return (await response.json()) as SeenRequest[];
    },
    async release() {
      await fetch(`http://127.0.0.1:${own}/release`);
    },
    async kill() {
      const isOver = once(child, 'exit');
      child.kill('SIGKILL');
      await isOver;
    },
  };
}
