import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type AddToBaselineArguments, type BaselineFinding, baselineCommands } from '@presswright/shared/protocol';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { languageOf } from '../documents/language-of.ts';
import type { Feature, Host } from '../host.ts';
import { type AcceptedFindings, addFindings } from '../workspace/write-baseline.ts';

/** Takes findings into the baseline of their project. */
export const baseline: Feature = {
  capabilities: () => ({ executeCommandProvider: { commands: [baselineCommands.add] } }),

  register(host) {
    host.commands.add(baselineCommands.add, async (given) => {
      const { findings } = readArguments(given);
      const byFile = Map.groupBy(findings, ({ uri }) => uri);
      const files = await Promise.all([...byFile].map(([uri, own]) => acceptedOf(host, uri, own)));
      const result = await addFindings(host.projects, rootOf(host, files[0]?.uri ?? ''), files);
      host.reloadProjects([]);
      return result;
    });
  },
};

function readArguments(given: unknown): AddToBaselineArguments {
  const { findings } = Object(given) as Partial<AddToBaselineArguments>;
  const isFinding = ({ uri, rule, range }: BaselineFinding) =>
    typeof uri === 'string' && uri.startsWith('file:') && typeof rule === 'string' && range?.start !== undefined;
  if (Array.isArray(findings) && findings.length > 0 && findings.every(isFinding)) return { findings };
  const expected = '{ "findings": [{ "uri", "rule", "category", "severity", "message", "range" }] }';
  throw new ResponseError(
    LSPErrorCodes.RequestFailed,
    `${baselineCommands.add}: expected ${expected}, saved files only.`,
  );
}

async function acceptedOf(
  { documents }: Host,
  uri: string,
  findings: readonly BaselineFinding[],
): Promise<AcceptedFindings> {
  const document = documents.get(uri);
  const path = fileURLToPath(uri);
  return {
    uri,
    code: document?.getText() ?? (await readFile(path, 'utf8')),
    language: languageOf(path.replaceAll('\\', '/'), document?.languageId) ?? null,
    issues: findings.map(({ range: { start, end }, ...finding }) => ({
      ...finding,
      line: start.line + 1,
      column: start.character + 1,
      end_line: end.line + 1,
      end_column: end.character + 1,
    })),
  };
}

/** The workspace folder that a file is in. */
function rootOf(host: Host, uri: string): string {
  const folder = host.folders().find((one) => uri.startsWith(`${one.replace(/\/$/, '')}/`));
  if (folder !== undefined) return fileURLToPath(folder);
  const message = 'A baseline belongs to a folder. Open the folder of the project first.';
  throw new ResponseError(LSPErrorCodes.RequestFailed, message);
}
