import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { ServiceError } from '@presswright/shared/errors';
import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
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
    .action(async (directory: string, options: ConfigOptions) => {
      const folder = folderOf(directory);
      const { dataDir } = readConfig(options).config;
      prepareDataDir(dataDir);
      const started = performance.now();
      const result = await learnFolder(dataDir, folder);
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

async function learnFolder(dataDir: string, folder: string): Promise<PrepareModelOutput> {
  const pool = createWorkerPool({ threads: 1, heapMb: 2048, timeoutMs: 60 * 60_000 });
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: 'Reading [{bar}] {value} of {total} files', stream: process.stderr })
    : null;
  const { port1, port2 } = new MessageChannel();
  port1.on('message', ({ files, of }: LearnProgress) => {
    if (!bar) return;
    if (bar.isActive) bar.update(files);
    else bar.start(of, files);
    if (files === of) bar.stop();
  });
  try {
    const add = [{ name: `folder:${folder}`, title: basename(folder), directory: folder }];
    const input = { dataDir, corpusDir: findCorpus(), add, progress: port2 };
    return await pool.run('prepareModel', input, { transferList: [port2] });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new CommandError(`nothing was learned: ${reason}`, failed, error);
  } finally {
    bar?.stop();
    port1.close();
    await pool.close();
  }
}

function summary(folder: string, { added, skipped, meta, model }: PrepareModelOutput, seconds: number): string {
  const files = added.reduce((sum, source) => sum + source.files, 0);
  const tokens = (language: 'php' | 'javascript') =>
    added.reduce((sum, source) => sum + source.tokens[language], 0).toLocaleString('en-US');
  const lines = [
    `Learned ${files.toLocaleString('en-US')} files of ${folder}: ${tokens('php')} tokens of PHP, ${tokens('javascript')} of JavaScript.`,
    ...skippedLines(skipped),
    `The model now has ${meta.counts.toLocaleString('en-US')} n-gram counts, ${(model.byteLength / 1e6).toFixed(1)} MB; this took ${seconds.toFixed(1)} s.`,
    'A running server uses it from its next start on.',
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
