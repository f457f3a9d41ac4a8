import {
  type CancellationToken,
  type ChatRequest,
  type ChatResponseStream,
  type ChatResult,
  chat,
  type Disposable,
  Location,
  l10n,
  TabInputText,
  ThemeIcon,
  Uri,
  window,
} from 'vscode';
import { findingAtCursor } from '../findings/chosen-finding.ts';
import { type ChatCommand, chatCommands, participantId } from './chat-commands.ts';
import type { Operations } from './operations.ts';
import { readProject } from './texts.ts';

type Answer = (
  request: Pick<ChatRequest, 'prompt' | 'references'>,
  stream: ChatResponseStream,
  token: CancellationToken,
) => Promise<void>;

/** Registers `@presswright` in the chat; nothing in an editor that has none. */
export function registerChatParticipant(operations: Operations, onError: (error: unknown) => void): Disposable[] {
  // Editors based on VS Code may leave this out.
  if ((chat as Partial<typeof chat> | undefined)?.createChatParticipant === undefined) return [];
  const answers = answersOf(operations);
  const participant = chat.createChatParticipant(participantId, async (request, _context, stream, token) => {
    const command = chatCommands.find(({ name }) => name === request.command)?.name;
    if (command === undefined) return tellWhatItDoes(stream);
    return await guarded(() => answers[command](request, stream, token), stream, token, onError);
  });
  participant.iconPath = new ThemeIcon('shield');
  participant.followupProvider = {
    provideFollowups: () => [{ prompt: '', command: 'analyze', label: l10n.t('Analyze the open file') }],
  };
  return [participant];
}

async function guarded(
  work: () => Promise<void>,
  stream: ChatResponseStream,
  token: CancellationToken,
  onError: (error: unknown) => void,
): Promise<ChatResult> {
  try {
    await work();
    return {};
  } catch (error) {
    if (token.isCancellationRequested) return {};
    onError(error);
    stream.button({ command: 'presswright.takeNextStep', title: l10n.t('Show the Next Step') });
    return { errorDetails: { message: error instanceof Error ? error.message : String(error) } };
  }
}

function answersOf(operations: Operations): Record<ChatCommand, Answer> {
  return {
    analyze: async ({ prompt, references }, stream, token) => {
      const isAll = /\b(?:workspace|all|everything)\b/i.test(prompt);
      const uri = isAll ? undefined : fileMeant(references, stream);
      if (!isAll && uri === undefined) return;
      stream.progress(isAll ? l10n.t('Analyzing the workspace') : l10n.t('Analyzing {0}', uri?.path ?? ''));
      stream.markdown(
        uri === undefined
          ? await operations.analyzeWorkspace(token)
          : await operations.analyzeFile(uri.toString(), token),
      );
      stream.button({ command: 'presswright.findings.focus', title: l10n.t('Show Findings') });
    },
    explain: async (_request, stream, token) => {
      const finding = findingAtCursor();
      if (finding === undefined) {
        stream.markdown(l10n.t('Place the cursor on a finding first.'));
        return;
      }
      stream.markdown(await operations.explainFinding(finding.uri, finding.line + 1, token));
    },
    plan: async ({ prompt }, stream, token) => {
      const project = described(prompt, stream);
      if (project !== undefined) stream.markdown(await operations.plan(project, token));
    },
    generate: async ({ prompt }, stream, token) => {
      const project = described(prompt, stream);
      if (project === undefined) return;
      // Nothing is written before the person has seen the files: the form does that.
      stream.markdown(await operations.plan(project, token));
      stream.button({
        command: 'presswright.generateFromDescription',
        title: l10n.t('Preview and Write the Files'),
        arguments: [project],
      });
    },
  };
}

/** The file that goes with the question, else the one that is looked at: a chat may have an editor's place itself. */
function fileMeant(references: ChatRequest['references'], stream: ChatResponseStream): Uri | undefined {
  const attached = references
    .map(({ value }) => (value instanceof Location ? value.uri : value))
    .find((value) => value instanceof Uri);
  const editor = window.activeTextEditor ?? window.visibleTextEditors.find(({ document }) => isFile(document.uri));
  const uri = attached ?? editor?.document.uri ?? lastTab();
  if (uri === undefined)
    stream.markdown(l10n.t('Open a file first, or ask for the workspace: `@presswright /analyze workspace`.'));
  return uri;
}

const isFile = ({ scheme }: Uri): boolean => scheme === 'file' || scheme === 'untitled';

/** The last of the tabs with a text. */
function lastTab(): Uri | undefined {
  const inputs = window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ input }) => input));
  return inputs.findLast((input) => input instanceof TabInputText)?.uri;
}

function described(prompt: string, stream: ChatResponseStream) {
  const project = readProject(prompt);
  if (project.description !== '') return project;
  stream.markdown(
    l10n.t('Describe what to build, such as `plugin "Event desk": Events with a date and a price. Visitors can book.`'),
  );
  return undefined;
}

function tellWhatItDoes(stream: ChatResponseStream): ChatResult {
  const lines = chatCommands.map(({ name, description }) => `- \`/${name}\`: ${l10n.t(description)}`);
  stream.markdown(`${l10n.t('Presswright answers these commands:')}\n\n${lines.join('\n')}`);
  return {};
}
