import { writeFileSync } from 'node:fs';
import { type GgufTensor, type GgufValue, writeGguf } from './gguf-writer.ts';

/** How a tiny model differs from the usual one. */
export interface TinyModelOptions {
  readonly architecture?: string;
  readonly chatTemplate?: string | null;
  /** Whether it has tokens for filling gaps. */
  readonly hasInfill?: boolean;
  readonly contextLength?: number;
  readonly seed?: number;
}

const specials = [
  '<|endoftext|>',
  '<|im_start|>',
  '<|im_end|>',
  '<|fim_prefix|>',
  '<|fim_suffix|>',
  '<|fim_middle|>',
  '<tool_call>',
  '</tool_call>',
];
/** The token that is a mark. */
export const tokenOfMark = (mark: string): number => 256 + specials.indexOf(mark);
const infill = { fim_pre: 3, fim_suf: 4, fim_mid: 5 } as const;
/** A token a byte, and those with a meaning. */
export const tokens = 256 + specials.length;
const width = 288;
const heads = 9;
const layers = 2;
const inner = 64;

export const chatMl =
  "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>\\n' }}{% endfor %}" +
  "{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}";

/** A template that tells of tools, and has calls and what they returned between marks of their own. */
export const chatMlWithTools =
  "{% if tools %}{{ '<|im_start|>system\n' }}{% for tool in tools %}{{ tool | tojson }}{{ '\n' }}{% endfor %}{{ '<|im_end|>\n' }}{% endif %}" +
  "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\n' }}{% if message['content'] %}{{ message['content'] }}{% endif %}" +
  "{% for call in message['tool_calls'] or [] %}{{ '\n<tool_call>\n{\"name\": \"' + call['function']['name'] + '\", \"arguments\": ' }}" +
  "{{ call['function']['arguments'] | tojson }}{{ '}\n</tool_call>' }}{% endfor %}{{ '<|im_end|>\n' }}{% endfor %}" +
  "{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}";

/** A token a byte, and the marks of a conversation. */
export const byteTokenizer: Readonly<Record<string, GgufValue>> = {
  'tokenizer.ggml.model': { type: 'string', value: 'gpt2' },
  'tokenizer.ggml.pre': { type: 'string', value: 'gpt-2' },
  'tokenizer.ggml.tokens': { type: 'strings', value: [...byteNames(), ...specials] },
  'tokenizer.ggml.token_type': { type: 'i32s', value: [...Array(256).fill(1), ...specials.map(() => 3)] },
  'tokenizer.ggml.merges': { type: 'strings', value: [] },
  'tokenizer.ggml.bos_token_id': { type: 'u32', value: 256 },
  'tokenizer.ggml.eos_token_id': { type: 'u32', value: 258 },
  'tokenizer.ggml.add_bos_token': { type: 'bool', value: false },
};

/** What it has read: it knows which byte follows which. */
const learned = `<?php
/** Registers the post type of the workshops. */
add_action( 'init', function () {
	register_post_type( 'workshop', array( 'label' => __( 'Workshops', 'desk' ), 'public' => true ) );
} );
function desk_title( $post ) {
	return esc_html( get_the_title( $post ) );
}
`;

/**
 * Writes a model of the llama architecture with a token a byte: 4 MB, and the same for the same options. What it says looks like
 * code and means nothing.
 */
export function writeTinyModel(path: string, options: TinyModelOptions = {}): void {
  const { architecture = 'llama', chatTemplate = chatMl, hasInfill = true, contextLength = 2048, seed = 1 } = options;
  const metadata: Record<string, GgufValue> = {
    'general.architecture': { type: 'string', value: architecture },
    'general.name': { type: 'string', value: 'Tiny' },
    [`${architecture}.context_length`]: { type: 'u32', value: contextLength },
    [`${architecture}.embedding_length`]: { type: 'u32', value: width },
    [`${architecture}.block_count`]: { type: 'u32', value: layers },
    [`${architecture}.feed_forward_length`]: { type: 'u32', value: inner },
    [`${architecture}.attention.head_count`]: { type: 'u32', value: heads },
    [`${architecture}.attention.layer_norm_rms_epsilon`]: { type: 'f32', value: 1e-5 },
    [`${architecture}.rope.dimension_count`]: { type: 'u32', value: width / heads },
    [`${architecture}.vocab_size`]: { type: 'u32', value: tokens },
    ...byteTokenizer,
    ...(chatTemplate === null ? {} : { 'tokenizer.chat_template': { type: 'string', value: chatTemplate } as const }),
  };
  if (hasInfill) {
    for (const [name, id] of Object.entries(infill)) {
      metadata[`tokenizer.ggml.${name}_token_id`] = { type: 'u32', value: 256 + id };
    }
  }
  writeFileSync(path, writeGguf(metadata, tensorsOf(seed)));
}

/** Writes a LoRA adapter for the tiny model: with it the model says nothing but `character`. */
export function writeTinyLora(path: string, character: string): void {
  const rank = 4;
  const down = new Float32Array(width * rank).fill(1);
  const up = new Float32Array(rank * tokens);
  up.fill(10, character.charCodeAt(0) * rank, (character.charCodeAt(0) + 1) * rank);
  const metadata: Record<string, GgufValue> = {
    'general.architecture': { type: 'string', value: 'llama' },
    'general.type': { type: 'string', value: 'adapter' },
    'adapter.type': { type: 'string', value: 'lora' },
    'adapter.lora.alpha': { type: 'f32', value: rank },
  };
  const tensors = {
    'output.weight.lora_a': { dimensions: [width, rank], values: down },
    'output.weight.lora_b': { dimensions: [rank, tokens], values: up },
  };
  writeFileSync(path, writeGguf(metadata, tensors));
}

function tensorsOf(seed: number): Record<string, GgufTensor> {
  const random = randomNumbers(seed);
  const noise = (...dimensions: number[]): GgufTensor => ({
    dimensions,
    values: Float32Array.from({ length: dimensions.reduce((a, b) => a * b) }, () => (random() - 0.5) * 0.02),
  });
  const ones = { dimensions: [width], values: new Float32Array(width).fill(1) };
  const tensors: Record<string, GgufTensor> = {
    'token_embd.weight': identity(),
    'output_norm.weight': ones,
    'output.weight': followers(),
  };
  for (let layer = 0; layer < layers; layer++) {
    for (const name of ['attn_q', 'attn_k', 'attn_v', 'attn_output']) {
      tensors[`blk.${layer}.${name}.weight`] = noise(width, width);
    }
    tensors[`blk.${layer}.attn_norm.weight`] = ones;
    tensors[`blk.${layer}.ffn_norm.weight`] = ones;
    tensors[`blk.${layer}.ffn_gate.weight`] = noise(width, inner);
    tensors[`blk.${layer}.ffn_up.weight`] = noise(width, inner);
    tensors[`blk.${layer}.ffn_down.weight`] = noise(inner, width);
  }
  return tensors;
}

/** Each token a direction of its own. */
function identity(): GgufTensor {
  const values = new Float32Array(width * tokens);
  for (let token = 0; token < tokens; token++) values[token * width + token] = 1;
  return { dimensions: [width, tokens], values };
}

/** Scores of the bytes after each byte, by what was read. */
function followers(): GgufTensor {
  const values = new Float32Array(width * tokens).fill(-0.5);
  const read = Buffer.from(learned.repeat(2));
  // After a norm the direction of a token has this length.
  const length = Math.sqrt(width);
  for (let at = 0; at + 1 < read.length; at++) {
    const place = (read[at + 1] ?? 0) * width + (read[at] ?? 0);
    values[place] = Math.min(10, Math.max(values[place] ?? 0, 0.2) + 0.25 / length);
  }
  return { dimensions: [width, tokens], values };
}

/** What GPT-2 calls each byte. */
function byteNames(): string[] {
  const isPlain = (byte: number) => (byte > 32 && byte < 127) || (byte > 160 && byte < 173) || byte > 173;
  let next = 256;
  return Array.from({ length: 256 }, (_, byte) => String.fromCharCode(isPlain(byte) ? byte : next++));
}

/** Mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
