import { readFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PresswrightClient } from '@presswright/shared/client/client';
import { layOut, requestFiles, requestPlan } from '@presswright/shared/client/project-requests';
import { ServiceError } from '@presswright/shared/errors';
import type { GenerateResult, GeneratorFault, PlanResult } from '@presswright/shared/generators';
import { generatorCommands } from '@presswright/shared/protocol';
import {
  CreateFile,
  ErrorCodes,
  LSPErrorCodes,
  Range,
  ResponseError,
  TextDocumentEdit,
  TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { cancelled, pause, signalOf } from '../cancellation.ts';
import type { CommandCall } from '../commands.ts';
import { readChangeArguments, readGenerateArguments, readPlanArguments } from '../generators/read-arguments.ts';
import { compareWithFolder, type FilePlace, writeProject } from '../generators/write-project.ts';
import type { Feature, Host } from '../host.ts';
import { beginProgress } from '../workspace/progress.ts';

const [planId, changeId, generateId] = generatorCommands;

/** Plans and generates blocks, plugins, themes and scaffolds on command: for any editor. */
export const generators: Feature = {
  capabilities: () => ({ executeCommandProvider: { commands: [...generatorCommands] } }),

  register(host) {
    host.commands.add(planId, async (given, call): Promise<PlanResult> => {
      const asked = readPlanArguments(given);
      return answerOf(
        await work(host, call, `Planning ${asked.name}`, (client, signal) => requestPlan(client, asked, { signal })),
      );
    });
    host.commands.add(changeId, async (given, call): Promise<PlanResult> => {
      const asked = readChangeArguments(given);
      if (asked.kind === 'scaffold') {
        throw refused('A scaffold takes no instructions: change its plan.', { code: 'invalid_request' });
      }
      return answerOf(
        await work(host, call, `Changing ${asked.name}`, (client, signal) => requestPlan(client, asked, { signal })),
      );
    });
    host.commands.add(generateId, (given, call) => generate(host, given, call));
  },
};

/** Without what only HTTP clients need. */
function answerOf({ plan, understood, not_understood: notUnderstood, changes }: PlanResult): PlanResult {
  return { plan, understood, not_understood: notUnderstood, ...(changes && { changes }) };
}

async function generate(host: Host, given: unknown, call: CommandCall): Promise<GenerateResult> {
  const asked = readGenerateArguments(given);
  const made = await work(host, call, `Generating ${asked.name}`, (client, signal) =>
    requestFiles(client, asked, { signal }),
  );
  const { files, main, folderName } = layOut(asked.kind, made.files);
  const result = { folderName, main, instructions: made.instructions };
  if (asked.write === 'none') return { ...result, files };
  const folder = folderOf(host, asked.folder, folderName);
  const places = await compareWithFolder(folder, files);
  const inTheWay = places.filter(({ state }) => state === 'blocked' || (state === 'differs' && !asked.overwrite));
  if (inTheWay.length > 0) {
    const paths = inTheWay.map(({ file }) => file.path);
    const isBlocked = inTheWay.some(({ state }) => state === 'blocked');
    const next = isBlocked
      ? 'Move it away or choose another folder.'
      : 'Set overwrite to true, or choose another folder.';
    const text = `Nothing was written. ${folder} already has other versions of: ${paths.join(', ')}. ${next}`;
    throw refused(text, { code: 'file_exists', files: paths });
  }
  const written = await write(host, folder, places, asked.write);
  return { ...result, folder: pathToFileURL(folder).href, written };
}

/** Texts as one edit of the workspace where the editor can make files by one; everything else to the disk. */
async function write(
  host: Host,
  folder: string,
  places: readonly FilePlace[],
  how: 'disk' | 'edit',
): Promise<string[]> {
  const isEdited = ({ file, state }: FilePlace) =>
    how === 'edit' && host.support.createsFiles && file.encoding === 'utf-8' && state !== 'same';
  const edited = places.filter(isEdited);
  if (edited.length > 0) {
    const changes = await Promise.all(edited.map((place) => changesOf(folder, place)));
    const edit: WorkspaceEdit = { documentChanges: changes.flat() };
    const { applied, failureReason } = await host.connection.workspace.applyEdit({ label: 'Generate files', edit });
    if (!applied)
      throw refused(`The editor did not apply the edit. ${failureReason ?? ''}`.trim(), { code: 'edit_refused' });
  }
  try {
    const written = await writeProject(
      folder,
      places.filter((place) => !isEdited(place)),
    );
    return [...edited.map(({ file }) => file.path), ...written];
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw refused(`Could not write to ${folder}: ${error.message}. Choose another folder.`, {
      code: String(error.code),
    });
  }
}

async function changesOf(folder: string, { file, state }: FilePlace) {
  const path = join(folder, file.path);
  const uri = pathToFileURL(path).href;
  const lines = state === 'differs' ? (await readFile(path, 'utf8')).split('\n').length : 0;
  const edit = TextEdit.replace(Range.create(0, 0, lines, 0), file.content);
  const create = state === 'new' ? [CreateFile.create(uri, { ignoreIfExists: false })] : [];
  return [...create, TextDocumentEdit.create({ uri, version: null }, [edit])];
}

function folderOf(host: Host, asked: string | undefined, folderName: string): string {
  if (asked?.startsWith('file:')) return fileURLToPath(asked);
  if (asked && isAbsolute(asked)) return asked;
  const workspace = host.folders().find((uri) => uri.startsWith('file:'));
  if (workspace === undefined) {
    throw refused('Name the folder to write into: no folder is open.', { code: 'no_folder' });
  }
  return join(fileURLToPath(workspace), asked || folderName);
}

/** Runs `ask` with the backend, with progress; waits for a backend that is starting. */
async function work<T>(
  { connection, backend, support }: Host,
  { token, workDoneToken }: CommandCall,
  title: string,
  ask: (client: PresswrightClient, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const progress = await beginProgress(connection, `Presswright: ${title}`, workDoneToken, support.workDoneProgress);
  const signal = AbortSignal.any([signalOf(token), progress.signal]);
  try {
    for (let tries = 1; ; tries += 1) {
      const answer = await backend.call((client) => ask(client, signal), signal);
      if (answer !== undefined) return answer;
      if (signal.aborted) throw cancelled();
      const { state, message } = backend.status;
      if (state === 'starting') continue;
      if (state !== 'ready') throw refused(message, { code: 'no_server' });
      // A connection that was cut while the server is up: it is tried again, soon.
      if (tries > 3) throw refused('The server did not answer. Try again.', { code: 'no_server' });
      await pause(400, signal);
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const path = error.param?.replace(/^plan\.?/, '');
    // What an editor calls the name of a project has a name for each kind in the API.
    const message = error.message.replace(/^(?:plugin_name|block_type|theme_name):/, 'name:');
    throw refused(message, { code: error.code, ...(error.param?.startsWith('plan') && { path: path ?? '' }) });
  } finally {
    progress.done('Done');
  }
}

function refused(message: string, data: GeneratorFault): ResponseError<GeneratorFault> {
  const code = data.code === 'invalid_request' ? ErrorCodes.InvalidParams : LSPErrorCodes.RequestFailed;
  return new ResponseError(code, message, data);
}
