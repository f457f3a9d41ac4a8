import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { LlamaModelSettings } from '../configured/model-settings.ts';
import { findLlama, installCommand } from './find-llama.ts';
import { GgufFault, type GgufHeader, readGgufHeader } from './gguf-header.ts';

/** A GGUF model as it was found. */
export interface LlamaModel {
  readonly settings: LlamaModelSettings;
  /** Absolute path of the GGUF file. */
  readonly file: string;
  readonly header: GgufHeader;
  /** When the file was written last, in milliseconds: another file of its name is another model. */
  readonly written: number;
  /** The module that runs it. */
  readonly llamaModule: string;
  readonly adapters: readonly { readonly filePath: string; readonly scale: number }[];
  /** Tokens of prompt and answer together. */
  readonly contextWindow: number;
  readonly sequences: number;
  readonly threads: number;
  /** Whether it answers conversations, rather than continuing text. */
  readonly isChat: boolean;
}

export interface ResolveOptions {
  /** Where relative paths begin. */
  readonly folder: string;
  /** Where `node-llama-cpp` is installed; null: beside the server. */
  readonly llamaFolder: string | null;
  /** Throws; the message begins with the member that is at fault. */
  fail(message: string): never;
}

const defaultContextWindow = 8192;
const defaultSequences = 4;

/** What GGUF has that writes no text. */
const textless = [
  'bert',
  'nomic-bert',
  'nomic-bert-moe',
  'jina-bert-v2',
  'jina-bert-v3',
  'neo-bert',
  't5encoder',
  'clip',
  'wavtokenizer-dec',
];

/** Finds the files of a model and sees that they can be what they are taken for. Fails for what cannot be used. */
export function resolveLlamaModel(
  settings: LlamaModelSettings,
  { folder, llamaFolder, fail }: ResolveOptions,
): LlamaModel {
  const file = resolve(folder, settings.file);
  const header = headerOf(file, (message) => fail(`.file: ${message}.`));
  if (header.type !== 'model') fail(`.file: expected a model, got a GGUF file of the type ${header.type}: ${file}.`);
  if (textless.includes(header.architecture)) {
    fail(`.file: expected a model that writes text, got one of the architecture ${header.architecture}: ${file}.`);
  }
  const trained = header.contextLength;
  const { context_window: contextWindow = Math.min(defaultContextWindow, trained ?? defaultContextWindow) } = settings;
  if (trained !== null && contextWindow > trained) {
    fail(`.context_window: expected at most ${trained}, which the model was trained with, got ${contextWindow}.`);
  }
  const gap = settings.fill_in_the_middle;
  if (gap !== undefined && !(gap.includes('{prefix}') && gap.includes('{suffix}'))) {
    fail(`.fill_in_the_middle: expected a text with {prefix} and {suffix}, got ${JSON.stringify(gap)}.`);
  }
  const adapters = (settings.lora ?? []).map(({ file: adapter, scale = 1 }, at) => {
    const filePath = resolve(folder, adapter);
    const { type } = headerOf(filePath, (message) => fail(`.lora[${at}].file: ${message}.`));
    if (type !== 'adapter')
      fail(`.lora[${at}].file: expected a LoRA adapter, got a GGUF file of the type ${type}: ${filePath}.`);
    return { filePath, scale };
  });
  const llamaModule = findLlama(llamaFolder);
  if (llamaModule === null) {
    const where =
      llamaFolder === null
        ? 'in the folder of the server, or elsewhere and name that folder in PRESSWRIGHT_LLAMA'
        : `in ${llamaFolder}`;
    return fail(`.engine: node-llama-cpp is not installed. Run this ${where}: ${installCommand}`);
  }
  return {
    settings,
    file,
    header,
    written: statSync(file).mtimeMs,
    llamaModule,
    adapters,
    contextWindow,
    sequences: settings.sequences ?? defaultSequences,
    threads: threadsOf(settings, fail),
    isChat: settings.chat_template === false ? false : settings.chat_template !== undefined || header.hasChatTemplate,
  };
}

/** With all processors busy the threads of llama.cpp wait for each other: two on two take twenty times as long as one. */
function threadsOf({ threads }: LlamaModelSettings, fail: (message: string) => never): number {
  const most = Math.max(1, availableParallelism() - 1);
  if (threads !== undefined && threads > most) {
    fail(`.threads: expected at most ${most}, one less than this machine has processors, got ${threads}.`);
  }
  return threads ?? most;
}

function headerOf(file: string, fail: (message: string) => never): GgufHeader {
  try {
    return readGgufHeader(file);
  } catch (error) {
    if (error instanceof GgufFault) return fail(error.message);
    throw error;
  }
}
