import { usageError } from '../usage-error.ts';
import type { AnalyzeCommandOptions } from './options.ts';

/** Throws a CommandError for options that make no sense together. */
export function refuseContradictions(paths: readonly string[], options: AnalyzeCommandOptions): void {
  const fromStdin = paths.includes('-');
  if (fromStdin && paths.length > 1) throw usageError('- (standard input) cannot be combined with other paths');
  for (const [option, value] of [
    ['--stdin-name', options.stdinName],
    ['--stdin-filename', options.stdinFilename],
  ]) {
    if (!fromStdin && value !== undefined) throw usageError(`${option} can only be used with the path -`);
  }
  if (options.stdinName !== undefined && options.stdinFilename !== undefined)
    throw usageError('--stdin-name and --stdin-filename contradict each other');
  if (fromStdin && options.changed !== undefined) throw usageError('--changed needs files and folders, not -');
  const [fixing = null, ...others] = [
    ...(options.fix === true ? ['--fix'] : []),
    ...(options.fixDryRun === true ? ['--fix-dry-run'] : []),
    ...(options.fixSuggestions === true ? ['--fix-suggestions'] : []),
  ];
  if (others.length > 0) throw usageError(`${fixing} and ${others.join(' and ')} contradict each other`);
  if (options.watch === true) {
    const other = fromStdin ? '-' : (fixing ?? (options.writeBaseline === undefined ? null : '--write-baseline'));
    if (other !== null) throw usageError(`--watch analyses files again and again: leave ${other} out`);
  }
  if (options.fixSuggestions === true && !(process.stdin.isTTY === true && process.stdout.isTTY === true))
    throw usageError('--fix-suggestions asks on a terminal, and this is none: use --fix or --fix-dry-run');
  if (fixing !== null && fromStdin) throw usageError(`${fixing} needs files and folders, not -`);
  if (options.writeBaseline === undefined) return;
  if (fixing !== null) throw usageError(`--write-baseline writes down every finding: leave ${fixing} out`);
  const other = options.baseline !== undefined ? '--baseline' : options.changed !== undefined ? '--changed' : null;
  if (other !== null) throw usageError(`--write-baseline writes down every finding: leave ${other} out`);
}
