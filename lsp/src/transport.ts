import { parseArgs } from 'node:util';
import {
  createServerPipeTransport,
  createServerSocketTransport,
  IPCMessageReader,
  IPCMessageWriter,
  type MessageReader,
  type MessageWriter,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';

/** How messages come and go. */
export interface Transport {
  readonly reader: MessageReader;
  readonly writer: MessageWriter;
  /** Standard input and output: the console must not write there. */
  readonly isStdio: boolean;
}

/** Opens what the command line asks for: `--node-ipc`, `--socket PORT`, `--pipe NAME`, or else standard input and output. */
export function openTransport(argv: readonly string[]): Transport {
  const { values } = parseArgs({
    args: [...argv],
    // Clients add arguments of their own, such as `--clientProcessId`.
    strict: false,
    options: {
      'node-ipc': { type: 'boolean' },
      socket: { type: 'string' },
      pipe: { type: 'string' },
    },
  });
  if (values['node-ipc'] === true) {
    return { reader: new IPCMessageReader(process), writer: new IPCMessageWriter(process), isStdio: false };
  }
  if (typeof values.socket === 'string') return pair(createServerSocketTransport(Number(values.socket)));
  if (typeof values.pipe === 'string') return pair(createServerPipeTransport(values.pipe));
  const reader = new StreamMessageReader(process.stdin);
  return { reader, writer: new StreamMessageWriter(process.stdout), isStdio: true };
}

function pair([reader, writer]: readonly [MessageReader, MessageWriter]): Transport {
  return { reader, writer, isStdio: false };
}
