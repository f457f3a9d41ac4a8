import type { GenerateArguments, ProjectKind } from '@presswright/shared/generators';
import {
  type CancellationToken,
  type Disposable,
  LanguageModelTextPart,
  type LanguageModelTool,
  LanguageModelToolResult,
  l10n,
  lm,
} from 'vscode';
import type { Operations } from './operations.ts';
import type { ToolName } from './tool-table.ts';

interface ToolInputs {
  presswright_analyze_file: { readonly file: string };
  presswright_analyze_workspace: Record<string, never>;
  presswright_explain_finding: { readonly file: string; readonly line: number };
  presswright_plan: { readonly kind: ProjectKind; readonly name: string; readonly description: string };
  presswright_generate: GenerateArguments;
}

type Tools = { readonly [Name in ToolName]: Tool<ToolInputs[Name]> };

interface Tool<T> {
  readonly run: (input: T, token: CancellationToken) => Promise<string>;
  /** What the person is told while it runs. */
  readonly message: (input: T) => string;
  /** What the person is asked first; absent: it changes nothing. */
  readonly question?: (input: T) => string;
}

/** Registers the tools of language models; none in an editor that has no such models. */
export function registerTools(operations: Operations): Disposable[] {
  // Editors based on VS Code may leave this out.
  if ((lm as Partial<typeof lm> | undefined)?.registerTool === undefined) return [];
  const tools: Tools = {
    presswright_analyze_file: {
      run: ({ file }, token) => operations.analyzeFile(file, token),
      message: ({ file }) => l10n.t('Analyzing {0}', file),
    },
    presswright_analyze_workspace: {
      run: (_input, token) => operations.analyzeWorkspace(token),
      message: () => l10n.t('Analyzing the workspace'),
    },
    presswright_explain_finding: {
      run: ({ file, line }, token) => operations.explainFinding(file, line, token),
      message: ({ file, line }) => l10n.t('Explaining the finding at {0}', `${file}:${line}`),
    },
    presswright_plan: {
      run: (input, token) => operations.plan(input, token),
      message: ({ name }) => l10n.t('Planning {0}', name),
    },
    presswright_generate: {
      // A model writes into the workspace alone, and over nothing.
      run: ({ kind, name, description, plan, folder }, token) => {
        const what = { ...(description !== undefined && { description }), ...(plan !== undefined && { plan }) };
        return operations.generate({ kind, name, ...what, ...(isInside(folder) && { folder }) }, token);
      },
      message: ({ name }) => l10n.t('Generating {0}', name),
      question: ({ kind, name, folder }) =>
        l10n.t(
          'Write the files of the {0} “{1}” to {2}?',
          kind,
          name,
          isInside(folder) ? folder : l10n.t('a new folder'),
        ),
    },
  };
  return (Object.keys(tools) as ToolName[]).map((name) => lm.registerTool(name, asTool(tools[name] as Tool<unknown>)));
}

function isInside(folder: string | undefined): folder is string {
  return folder !== undefined && folder !== '' && !/^[/\\~]|^[a-z]+:|(?:^|[/\\])\.\.(?:[/\\]|$)/i.test(folder);
}

function asTool({ run, message, question }: Tool<unknown>): LanguageModelTool<unknown> {
  return {
    prepareInvocation: ({ input }) => ({
      invocationMessage: message(input),
      ...(question && { confirmationMessages: { title: 'Presswright', message: question(input) } }),
    }),
    invoke: async ({ input }, token) =>
      new LanguageModelToolResult([new LanguageModelTextPart(await run(input, token))]),
  };
}
