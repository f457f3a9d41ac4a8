import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { GeneratedFinding } from '@presswright/shared/schemas/generation-options';
import type { TSchema } from 'typebox';
import { zipProject } from '../../archives/zip-project.ts';
import type { ProjectKind, ProjectTask } from '../../generation/generate-project.ts';
import type { GeneratedProject } from '../../generation/generated-project.ts';
import { createWorkerPool } from '../../workers/pool.ts';
import { choosePaint, type Paint, printable, severityColours } from '../analyze/style.ts';
import { failed } from '../exit-codes.ts';
import { usageError } from '../usage-error.ts';
import { showChanges } from './changes.ts';
import type { OutputOptions } from './options.ts';
import { requireValid } from './require-valid.ts';
import { compareWithFolder, type FileState, writeFiles } from './write-files.ts';

/** Makes the project and writes it; answers the exit status. */
export async function runGenerate(
  kind: ProjectKind,
  schema: TSchema,
  request: Record<string, unknown>,
  options: OutputOptions,
): Promise<number> {
  requireValid(schema, request);
  const { project, findings } = await make({ kind, request } as unknown as ProjectTask, options.findings);
  const paint = choosePaint(options.color, process.stdout);
  if (options.zip !== undefined) return writeZip(project, options, options.zip, paint, findings);

  const folder = resolve(options.output ?? project.folder ?? project.slug);
  const states = compareWithFolder(folder, project.files);
  if (options.dryRun) {
    process.stdout.write(showChanges(states, paint));
    process.stdout.write(`${summary(states)} Nothing was written (--dry-run).\n`);
    return 0;
  }
  const inTheWay = states.filter(({ state }) => state === 'differs' || state === 'blocked');
  const isBlocked = inTheWay.some(({ state }) => state === 'blocked');
  if (inTheWay.length > 0 && (isBlocked || !options.force)) {
    const names = inTheWay.map(({ file, state }) => `  ${file.path}${state === 'blocked' ? ' (no plain file)' : ''}`);
    const hint = isBlocked ? 'Move it away' : 'See what differs with --dry-run, write over it with --force';
    process.stderr.write(
      `presswright: in ${printable(folder)} something else is in the way of\n${names.join('\n')}\n` +
        `Nothing was written. ${hint}, or choose another folder with --output.\n`,
    );
    return failed;
  }
  writeFiles(folder, states);
  process.stdout.write(`${printable(folder)}: ${summary(states)}\n`);
  report(project, findings, options, paint);
  return 0;
}

async function make(task: ProjectTask, findings: boolean) {
  const pool = createWorkerPool({ threads: 1, timeoutMs: 60_000 });
  try {
    const made = await pool.run('generate', { task, findings });
    if (made.kind === 'refused') throw usageError(made.message);
    return made;
  } finally {
    await pool.close();
  }
}

async function writeZip(
  project: GeneratedProject,
  options: OutputOptions,
  path: string,
  paint: Paint,
  findings: readonly GeneratedFinding[],
): Promise<number> {
  const archive = resolve(path);
  if (options.dryRun) {
    process.stdout.write(`${project.files.map((file) => `${project.slug}/${file.path}`).join('\n')}\n`);
    return 0;
  }
  try {
    await pipeline(zipProject(project), createWriteStream(archive, { flags: options.force ? 'w' : 'wx' }));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    process.stderr.write(`presswright: ${printable(archive)} already exists. Use --force to overwrite it.\n`);
    return failed;
  }
  process.stdout.write(`${printable(archive)}: ${project.files.length} files.\n`);
  report(project, findings, options, paint);
  return 0;
}

function summary(states: readonly FileState[]): string {
  const count = (...wanted: FileState['state'][]) => states.filter(({ state }) => wanted.includes(state)).length;
  const parts = [`${count('new')} new`];
  if (count('differs', 'blocked') > 0) parts.push(`${count('differs', 'blocked')} changed`);
  if (count('same') > 0) parts.push(`${count('same')} as before`);
  return `${states.length} files, ${parts.join(', ')}.`;
}

function report(
  project: GeneratedProject,
  findings: readonly GeneratedFinding[],
  options: OutputOptions,
  paint: Paint,
): void {
  process.stdout.write(`\n${printableText(project.instructions).trim()}\n`);
  if (!options.findings) return;
  const lines = findings.map(
    ({ file, line, severity, rule, message }) =>
      `${file}:${line} ${paint(severityColours[severity], severity)} ${rule}: ${printable(message)}`,
  );
  process.stdout.write(`\n${lines.length === 0 ? 'The analyser finds nothing.' : lines.join('\n')}\n`);
}

/** As `printable`, keeping the lines. */
const printableText = (text: string): string => text.split('\n').map(printable).join('\n');
