import { Parser } from 'web-tree-sitter';

/** What is needed of the parser below the bindings that npm has for it. */
export interface ParserRuntime {
  /** Its memory as it is now: it is another one after it has grown, which parsing may make it do. */
  memory(): ArrayBuffer;
}

// The bindings hold one parser for a thread, whoever asks; so does this.
let opened: Promise<ParserRuntime> | undefined;

/** Starts the parser in this thread, once. */
export function openParserRuntime(readWasm: () => Promise<Uint8Array>): Promise<ParserRuntime> {
  opened ??= readWasm().then(open);
  return opened;
}

async function open(wasmBinary: Uint8Array): Promise<ParserRuntime> {
  // The program puts what it has on the object that its options come in.
  const program: Record<string, unknown> = { wasmBinary };
  await Parser.init(program as unknown as NonNullable<Parameters<typeof Parser.init>[0]>);
  const memory = (): ArrayBuffer => {
    const { HEAPU32: words } = program;
    if (!(words instanceof Uint32Array) || !(words.buffer instanceof ArrayBuffer)) {
      throw new TypeError('the parser shows no memory, or was started by others');
    }
    return words.buffer;
  };
  memory();
  return { memory };
}

/** Whether it is what WebAssembly throws when code runs out of its memory or its stack. */
export function isParserCrash(error: unknown): boolean {
  return error instanceof Error && error.name === 'RuntimeError';
}
