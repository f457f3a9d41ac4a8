import { writeFileSync } from 'node:fs';
import { type GgufTensor, type GgufValue, writeGguf } from './gguf-writer.ts';
import { byteTokenizer, tokenOfMark, tokens } from './tiny-model.ts';

export interface RecitingModelOptions {
  /** What it recites. */
  readonly text: string;
  /** How much likelier than any other the right byte is, as the power of e. */
  readonly sureness: number;
  /** The same after a byte that is not the text's; 0: it is lost then. */
  readonly regained?: number;
  /** Layers more of weights that change nothing and take their time. */
  readonly idleLayers?: number;
  /** Bytes of the text that stand for marks. */
  readonly marks?: Readonly<Record<string, string>>;
  /** Default: none, it only continues text. */
  readonly chatTemplate?: string;
}

/**
 * Writes a model of the GPT-2 architecture that knows a text by heart: it goes on from the place and the byte where it stands, as long as
 * they are the text's. A token a byte.
 */
export function writeRecitingModel(path: string, options: RecitingModelOptions): void {
  const { text, sureness, regained = 0, idleLayers = 0, marks = {}, chatTemplate } = options;
  const said = new Map(Object.entries(marks).map(([byte, mark]) => [byte.charCodeAt(0), tokenOfMark(mark)]));
  const bytes = Array.from(Buffer.from(text), (byte) => said.get(byte) ?? byte);
  const places = bytes.length;
  const layers = 1 + idleLayers;
  // Each token, each place and each token to say has a direction of its own.
  const [place, say] = [tokens, tokens + places];
  const width = Math.ceil((say + tokens) / 32) * 32;
  const metadata: Record<string, GgufValue> = {
    'general.architecture': { type: 'string', value: 'gpt2' },
    'general.name': { type: 'string', value: 'Reciter' },
    'gpt2.context_length': { type: 'u32', value: places },
    'gpt2.embedding_length': { type: 'u32', value: width },
    'gpt2.block_count': { type: 'u32', value: layers },
    'gpt2.feed_forward_length': { type: 'u32', value: places },
    'gpt2.attention.head_count': { type: 'u32', value: width / 32 },
    'gpt2.attention.layer_norm_epsilon': { type: 'f32', value: 1e-5 },
    ...byteTokenizer,
    ...(chatTemplate === undefined
      ? {}
      : { 'tokenizer.chat_template': { type: 'string', value: chatTemplate } as const }),
  };
  const zeros = (...dimensions: number[]): GgufTensor => ({
    dimensions,
    values: new Float32Array(dimensions.reduce((a, b) => a * b)),
  });
  const filled = (size: number, value: number): GgufTensor => ({
    dimensions: [size],
    values: new Float32Array(size).fill(value),
  });
  const directions = (count: number, from: number): GgufTensor => {
    const tensor = zeros(width, count);
    for (let at = 0; at < count; at++) tensor.values[at * width + from + at] = 1;
    return tensor;
  };
  // What a norm makes of two directions among so many, and of one that outweighs them.
  const length = Math.sqrt(width / 2);
  const weight = 10;
  const sayLength = weight / Math.sqrt((2 + weight ** 2) / width);
  const output = zeros(width, tokens);
  for (let token = 0; token < tokens; token++) output.values[token * width + say + token] = sureness / sayLength;
  const up = zeros(width, places);
  const down = zeros(places, width);
  for (let at = 0; at + 1 < places; at++) {
    const [here = 0, next = 0] = [bytes[at], bytes[at + 1]];
    output.values[next * width + place + at] = regained / length;
    // Above zero where the byte and the place are both the text's.
    up.values[at * width + here] = 1;
    up.values[at * width + place + at] = 1;
    down.values[(say + next) * places + at] = weight / (length / 2);
  }
  const tensors: Record<string, GgufTensor> = {
    'token_embd.weight': directions(tokens, 0),
    'position_embd.weight': directions(places, place),
    'output_norm.weight': filled(width, 1),
    'output_norm.bias': zeros(width),
    'output.weight': output,
  };
  for (let layer = 0; layer < layers; layer++) {
    const isIdle = layer > 0;
    const parts: Record<string, GgufTensor> = {
      'attn_norm.weight': filled(width, 1),
      'attn_norm.bias': zeros(width),
      'attn_qkv.weight': zeros(width, 3 * width),
      'attn_qkv.bias': zeros(3 * width),
      'attn_output.weight': zeros(width, width),
      'attn_output.bias': zeros(width),
      'ffn_norm.weight': filled(width, 1),
      'ffn_norm.bias': zeros(width),
      'ffn_up.weight': isIdle ? zeros(width, places) : up,
      'ffn_up.bias': filled(places, -1.5 * length),
      'ffn_down.weight': isIdle ? zeros(places, width) : down,
      'ffn_down.bias': zeros(width),
    };
    for (const [name, tensor] of Object.entries(parts)) tensors[`blk.${layer}.${name}`] = tensor;
  }
  writeFileSync(path, writeGguf(metadata, tensors));
}
