import { Command } from 'commander';
import { type ConfigOptions, readConfig, withDataDirOption } from '../command-config.ts';
import { failed } from '../exit-codes.ts';
import { checkInstallation, type Finding } from './checks.ts';

const marks = { ok: 'ok   ', note: 'note ', bad: 'BAD  ' } as const;

/** `presswright doctor`: exit code 1 when something keeps the server from working. */
export function doctorCommand(): Command {
  return withDataDirOption(new Command('doctor'))
    .description('Check the installation and suggest what to fix')
    .option('--json', 'print JSON')
    .action(async ({ json, ...options }: ConfigOptions & { readonly json?: true }) => {
      const findings = await checkInstallation(readConfig(options));
      const text = json ? JSON.stringify(findings, null, 2) : findings.map(toLine).join('\n');
      process.stdout.write(`${text}\n`);
      if (findings.some((finding) => finding.state === 'bad')) process.exitCode = failed;
    });
}

function toLine({ state, what, advice }: Finding): string {
  return `${marks[state]}${what}${advice === undefined ? '' : `\n     ${advice}`}`;
}
