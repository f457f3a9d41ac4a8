import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { ServiceError } from '@presswright/shared/errors';
import type { LearnLine } from '@presswright/shared/learn-lines';
import { SingleBar } from 'cli-progress';
import { Command, Option } from 'commander';
import type { LearnProgress } from '../inference/builtin/learn.ts';
import { findCorpus, type PrepareModelOutput } from '../inference/builtin/prepare-model.ts';
import { prepareDataDir } from '../store/data-dir.ts';
import { createWorkerPool } from '../workers/pool.ts';
import { type ConfigOptions, readConfig, withDataDirOption } from './command-config.ts';
import { badUsage, CommandError, failed } from './exit-codes.ts';

/** `presswright learn`: teaches the built-in model an operator's own code. */
export function learnCommand(): Command {
  return withDataDirOption(new Command('learn'))
    .description('Teach the built-in completion model your own WordPress or code base')
    .argument('<dir>', 'folder of PHP and JavaScript; learning it again replaces what it gave before')
    .addOption(
      new Option(
        '--progress <format>',
        'print a line of JSON for every step and for the result, and nothing else',
      ).choices(['json']),
    )
    .action(async (directory: string, options: ConfigOptions & { readonly progress?: 'json' }) => {
      const folder = folderOf(directory);
      const { dataDir } = readConfig(options).config;
      prepareDataDir(dataDir);
      const started = performance.now();
      const isForPrograms = options.progress === 'json';
      const result = await learnFolder(dataDir, folder, isForPrograms ? { step: tellStep } : openBar());
      if (isForPrograms) return tell(resultLine(result));
      const seconds = (performance.now() - started) / 1000;
      for (const warning of result.warnings) process.stderr.write(`Note: ${warning}\n`);
      process.stdout.write(summary(folder, result, seconds));
    });
}

function folderOf(directory: string): string {
  const folder = resolve(directory);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) throw new CommandError(`${folder} does not exist`, badUsage);
  if (!found.isDirectory()) throw new CommandError(`${folder} is not a folder`, badUsage);
  return folder;
}

async function learnFolder(dataDir: string, folder: string, listener: LearnListener): Promise<PrepareModelOutput> {
  const pool = createWorkerPool({ threads: 1, heapMb: 2048, timeoutMs: 60 * 60_000 });
  const { port1, port2 } = new MessageChannel();
  port1.on('message', listener.step);
  try {
    const add = [{ name: `folder:${folder}`, title: basename(folder), directory: folder }];
    const input = { dataDir, corpusDir: findCorpus(), add, progress: port2 };
    return await pool.run('prepareModel', input, { transferList: [port2] });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new CommandError(`nothing was learned: ${reason}`, failed, error);
  } finally {
    listener.stop?.();
    port1.close();
    await pool.close();
  }
}

/** Hears of the steps. */
interface LearnListener {
  step(progress: LearnProgress): void;
  /** Nothing comes any more. */
  stop?(): void;
}

/** A bar where somebody looks at a terminal. */
function openBar(): LearnListener {
  if (!process.stderr.isTTY) return { step() {} };
  const bar = new SingleBar({ format: 'Reading [{bar}] {value} of {total} files', stream: process.stderr });
  return {
    step({ files, of }) {
      if (bar.isActive) bar.update(files);
      else bar.start(of, files);
      if (files === of) bar.stop();
    },
    stop: () => bar.stop(),
  };
}

const tell = (line: LearnLine): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
const tellStep = ({ files, of }: LearnProgress): void => tell({ event: 'progress', files, of });

function resultLine({ added, skipped }: PrepareModelOutput): LearnLine {
  const total = (count: (source: (typeof added)[number]) => number) =>
    added.reduce((sum, source) => sum + count(source), 0);
  return {
    event: 'learned',
    files: total(({ files }) => files),
    left_out: skipped.length,
    php_tokens: total(({ tokens }) => tokens.php),
    javascript_tokens: total(({ tokens }) => tokens.javascript),
  };
}

function summary(folder: string, { added, skipped, meta, model }: PrepareModelOutput, seconds: number): string {
  const files = added.reduce((sum, source) => sum + source.files, 0);
  const tokens = (language: 'php' | 'javascript') =>
    added.reduce((sum, source) => sum + source.tokens[language], 0).toLocaleString('en-US');
  const lines = [
    `Learned ${files.toLocaleString('en-US')} files of ${folder}: ${tokens('php')} tokens of PHP, ${tokens('javascript')} of JavaScript.`,
    ...skippedLines(skipped),
    `The model now has ${meta.counts.toLocaleString('en-US')} n-gram counts, ${(model.byteLength / 1e6).toFixed(1)} MB; this took ${seconds.toFixed(1)} s.`,
    'A running server of this data folder uses it from now on.',
  ];
  return `${lines.join('\n')}\n`;
}

/** The first few by name, and how many there are for each reason. */
function skippedLines(skipped: PrepareModelOutput['skipped']): string[] {
  const byReason = new Map<string, string[]>();
  for (const { file, reason } of skipped) byReason.set(reason, [...(byReason.get(reason) ?? []), file]);
  return [...byReason].map(([reason, files]) => {
    const named = files.slice(0, 3).join(', ');
    return `Left out ${files.length} because ${reason}: ${named}${files.length > 3 ? ', …' : ''}`;
  });
}
