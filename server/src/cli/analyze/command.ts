import { availableParallelism } from 'node:os';
import { Command, Option } from 'commander';
import {
  type AnalyzeCommandOptions,
  failOnValues,
  formats,
  parseJobs,
  profiles,
  severityFilters,
  typeChoices,
} from './options.ts';
import { runAnalyze } from './run.ts';

/**
 * `presswright analyze PATH…`. Exit status: 0 nothing found at or above `--fail-on`; 1 something found; 2 wrong usage, no
 * file to analyse, or a file that could not be analysed; 130 interrupted.
 */
export function analyzeCommand(): Command {
  return new Command('analyze')
    .description('Find security, performance and quality problems in WordPress code. Needs no running server.')
    .argument('<path...>', 'files and folders; - reads one file from standard input')
    .addOption(new Option('--type <type>', 'what to look for').choices(typeChoices).default('all'))
    .addOption(new Option('--severity <severity>', 'lowest severity to report').choices(severityFilters).default('all'))
    .addOption(
      new Option('--profile <profile>', 'whose demands count: what these reject is at least medium')
        .choices(profiles)
        .default('default'),
    )
    .addOption(new Option('--format <format>', 'output format').choices(formats).default('text'))
    .option('--review', 'report also what only a pattern supports: conventions, and values whose origin is not seen')
    .option('--output <file>', 'write the findings to a file instead of standard output')
    .addOption(
      new Option('--fail-on <severity>', 'exit with 1 when something this severe, or worse, is reported')
        .choices(failOnValues)
        .default('low'),
    )
    .option('--changed <ref>', 'report only what was not there at this git ref; unchanged files are read for the flow')
    .option('--baseline <file>', 'leave out the findings that this file holds')
    .option('--write-baseline <file>', 'write every finding into this file instead of reporting it')
    .option('--config <file>', 'the presswright.json to go by; default: the nearest above each file')
    .option('--no-config', 'go by no presswright.json')
    .option('--fix', 'apply the safe fixes to the files, then report what is left')
    .option('--fix-dry-run', 'print what --fix would change as a diff, and write nothing')
    .option('--fix-suggestions', 'ask on the terminal for each fix, safe or not, whether to apply it')
    .option('--watch', 'analyse again when a file changes, until Ctrl-C')
    .option('--stats', 'print where the time went, and the findings of each rule')
    .option(
      '--jobs <number>',
      'threads, some of which parse PHP ahead',
      parseJobs,
      Math.min(availableParallelism(), 16),
    )
    .option('--no-default-ignores', 'also look into node_modules, vendor, version control folders and minified files')
    .option('--show-trace', 'print the way of the data to each finding, not only to high and critical ones')
    .option('--no-show-trace', 'print the way of the data to no finding')
    .option('--no-color', 'no colours; the environment variable NO_COLOR does the same')
    .option('--stdin-name <name>', 'file name of what is read from standard input: decides its language')
    .option(
      '--stdin-filename <path>',
      'path that standard input stands for: it is analysed as part of its plugin or theme',
    )
    .addHelpText(
      'after',
      `
What .gitignore and .presswrightignore files name is left out, a file named on the command line never is.

Exit status: 0 nothing at or above --fail-on; 1 something; 2 wrong usage, nothing to analyse, or a file that could not
be analysed; 130 interrupted.`,
    )
    .action(async (paths: string[], options: AnalyzeCommandOptions) => {
      process.exitCode = await runAnalyze(paths, options);
    });
}
