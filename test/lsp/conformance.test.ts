/**
 * Requests and notifications of every method that the server announces, from a seed: malformed, cancelled at once, for
 * documents that are closed or were never opened, between edits. `PRESSWRIGHT_CONFORMANCE=10000` sends so many of them rather than
 * 4,000, and `PRESSWRIGHT_SEED` others. What edits a document edits it as it was when it was asked about, or is now.
 */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import type { CodeAction, Range, ServerCapabilities } from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Editor } from './editor.ts';
import { startFakeBackend } from './fake-backend.ts';

const count = Number(process.env.PRESSWRIGHT_CONFORMANCE ?? 4_000);
const timeoutMs = Math.max(600_000, count * 150);
const seed = Number(process.env.PRESSWRIGHT_SEED ?? 1);

let editor: Editor | undefined;
afterEach(async () => {
  await editor?.stop();
  editor = undefined;
});

/** The requests behind each capability. */
const methodsOf: Readonly<Partial<Record<keyof ServerCapabilities, readonly string[]>>> = {
  hoverProvider: ['textDocument/hover'],
  completionProvider: ['textDocument/completion', 'completionItem/resolve'],
  inlineCompletionProvider: ['textDocument/inlineCompletion'],
  signatureHelpProvider: ['textDocument/signatureHelp'],
  definitionProvider: ['textDocument/definition'],
  implementationProvider: ['textDocument/implementation'],
  documentHighlightProvider: ['textDocument/documentHighlight'],
  referencesProvider: ['textDocument/references'],
  documentSymbolProvider: ['textDocument/documentSymbol'],
  workspaceSymbolProvider: ['workspace/symbol', 'workspaceSymbol/resolve'],
  codeActionProvider: ['textDocument/codeAction', 'codeAction/resolve'],
  codeLensProvider: ['textDocument/codeLens', 'codeLens/resolve'],
  documentLinkProvider: ['textDocument/documentLink', 'documentLink/resolve'],
  inlayHintProvider: ['textDocument/inlayHint', 'inlayHint/resolve'],
  callHierarchyProvider: [
    'textDocument/prepareCallHierarchy',
    'callHierarchy/incomingCalls',
    'callHierarchy/outgoingCalls',
  ],
  diagnosticProvider: ['textDocument/diagnostic', 'workspace/diagnostic'],
  executeCommandProvider: ['workspace/executeCommand'],
};

/** Capabilities that announce no request, or the notifications that all tests send. */
const others: readonly string[] = ['textDocumentSync', 'workspace', 'experimental', 'positionEncoding'];

/** Numbers below 1, the same for the same seed (mulberry32). */
function numbers(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A document as it was for a while. */
interface State {
  readonly uri: string;
  readonly version: number;
  readonly text: string;
}

interface DocumentEdit {
  readonly textDocument: { readonly uri: string; readonly version: number };
  readonly edits: readonly { readonly range: Range; readonly newText?: string; readonly snippet?: { value: string } }[];
}

/** What an action, or each of a list, edits. */
const editsIn = (answer: unknown): DocumentEdit[] =>
  (Array.isArray(answer) ? answer : [answer]).flatMap((one) => Object(Object(one).edit).documentChanges ?? []);

/** Whether it is this version that is edited, and a fix is where the flaw is. */
function fits({ uri, version, text }: State, { textDocument, edits }: DocumentEdit): boolean {
  if (uri !== textDocument.uri || version !== textDocument.version) return false;
  const whole = edits.map(({ range, newText, snippet }) => ({ range, newText: newText ?? snippet?.value ?? '' }));
  // Columns are bytes here: in the lines that have findings they are characters, too.
  const edited = TextDocument.applyEdits(TextDocument.create(uri, 'php', version, text), whole);
  const isFix = whole.some(({ newText }) => newText.includes('esc_html'));
  return edited !== text && (!isFix || edited.includes("echo esc_html( $_GET['q'] );"));
}

const opened = (uri: string, languageId: string, text: string) => ({
  textDocument: { uri, languageId, version: 1, text },
});
const changed = (uri: string, version: number, change: object) => ({
  textDocument: { uri, version },
  contentChanges: [change],
});

const residentMiB = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test(
  `${count} requests, whatever is wrong with them, are each answered; memory stays flat`,
  async () => {
    const backend = await startFakeBackend();
    const positionEncodings = ['utf-8'];
    editor = await Editor.start({ settings: backend.settings, pulls: true, resolves: true, positionEncodings });
    await editor.ready();
    const { connection, initialized } = editor;
    const announced = Object.keys(initialized.capabilities).filter((name) => !others.includes(name));
    const methods = announced.flatMap((name) => {
      const known = methodsOf[name as keyof ServerCapabilities];
      expect(known, `the requests of ${name}`).toBeDefined();
      return known ?? [];
    });
    const commands = initialized.capabilities.executeCommandProvider?.commands ?? [];
    const next = numbers(seed);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
    const uris = ['a', 'b', 'c', 'never-opened'].map((name) => `file:///site/${name}.php`);
    const wrong = [null, 1, '', [], {}, true, -1, 1e300, 'x'.repeat(5_000), { uri: 7 }, { line: -5, character: 'q' }];
    const texts = [
      "<?php\r\necho $_GET['q'];\r\n",
      '<?php\n$a = "\u{1F600}e\u0301";\necho $_GET[\'q\'];',
      '',
      '<?php echo',
    ];
    const versions = new Map<string, number>();
    const states: State[] = [];
    const contents = new Map<string, string>();
    const keep = (uri: string, version: number, text: string) => {
      contents.set(uri, text);
      states.push({ uri, version, text });
    };
    const number = () => pick([0, 1, 2, 5, 1_000_000, next() * 10]);
    const range = () => ({
      start: { line: number(), character: number() },
      end: { line: number(), character: number() },
    });
    const params = (method: string): object => {
      const whole: Record<string, unknown> = {
        textDocument: { uri: pick([...uris, 'untitled:1', 'not a uri']) },
        position: range().start,
        range: range(),
        context: { diagnostics: [], triggerKind: 1, includeDeclaration: true },
        query: 'a',
        previousResultIds: [],
        item: { name: 'a', kind: 12, uri: pick(uris), range: range(), selectionRange: range() },
        title: 'a',
        label: 'a',
        data: pick<unknown>([null, { uri: pick(uris), version: 1, resultId: 'r', of: 'fix', index: 0 }]),
        ...(method === 'workspace/executeCommand'
          ? { command: pick([...commands, 'none']), arguments: [pick(wrong)] }
          : {}),
      };
      const broken = next() < 0.4 ? Object.keys(whole).filter(() => next() < 0.3) : [];
      for (const name of broken) {
        if (next() < 0.5) delete whole[name];
        else whole[name] = pick(wrong);
      }
      return whole;
    };
    const edit = async (uri: string) => {
      const version = versions.get(uri);
      const text = pick(texts);
      if (version === undefined) {
        versions.set(uri, 1);
        keep(uri, 1, text);
        await connection.sendNotification(
          'textDocument/didOpen',
          opened(uri, pick(['php', 'javascript', 'none']), text),
        );
      } else if (next() < 0.3) {
        versions.delete(uri);
        await connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
      } else {
        versions.set(uri, version + 1);
        const isWhole = next() < 0.5;
        const change = isWhole
          ? { text }
          : { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: ' ' };
        keep(uri, version + 1, isWhole ? text : ` ${contents.get(uri)}`);
        await connection.sendNotification('textDocument/didChange', changed(uri, version + 1, change));
      }
    };
    const outcome = { answers: 0, errors: 0, edits: 0 };
    const wrongEdits: unknown[] = [];
    /** Takes an action on a finding; what it was found in is moved before it is offered or taken, or not. */
    const takeAction = async () => {
      const uri = 'file:///site/taken.php';
      const textDocument = { uri };
      const whole = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
      const write = async (text: string) => {
        const version = (versions.get(uri) ?? 0) + 1;
        if (version === 1) await connection.sendNotification('textDocument/didOpen', opened(uri, 'php', text));
        else await connection.sendNotification('textDocument/didChange', changed(uri, version, { text }));
        versions.set(uri, version);
        keep(uri, version, text);
      };
      const move = async () => {
        if (next() < 0.3) await write(`${pick([' ', '\n'])}${contents.get(uri)}`);
      };
      await write(pick(texts.slice(0, 2)));
      const offered = connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
        textDocument,
        range: whole,
        context: { diagnostics: [] },
      });
      await move();
      // The others are commands.
      const actions = (await offered).filter(({ data }) => data !== undefined);
      if (actions.length === 0) return;
      await move();
      const last = states.findLast((state) => state.uri === uri);
      const taken = connection.sendRequest('codeAction/resolve', pick(actions)).catch((error: unknown) => {
        // ContentModified
        expect(error).toHaveProperty('code', -32801);
      });
      for (const documentEdit of editsIn(await taken)) {
        outcome.edits += 1;
        if (!last || !fits(last, documentEdit)) wrongEdits.push({ documentEdit, last });
      }
    };
    const sizes: number[] = [];
    const block = 200;
    for (let sent = 0; sent < count; sent += block) {
      const answers: Promise<unknown>[] = [];
      for (let n = 0; n < block; n++) {
        if (next() < 0.1) await edit(pick(uris.slice(0, 3)));
        if (next() < 0.02)
          await connection.sendNotification(pick(['$/unknown', 'textDocument/none']), { a: pick(wrong) });
        const method = next() < 0.02 ? 'textDocument/none' : pick(methods);
        // The numbers are ours to choose, so a request can be cancelled in the same breath.
        const controller = next() < 0.2 ? cancelledAtOnce() : undefined;
        const sent = params(method);
        const answer = controller
          ? connection.sendRequest(method, sent, controller)
          : connection.sendRequest(method, sent);
        answers.push(
          answer.then(
            () => {
              outcome.answers += 1;
            },
            (error: unknown) => {
              expect(error).toHaveProperty('code', expect.any(Number));
              outcome.errors += 1;
            },
          ),
        );
      }
      await Promise.all(answers);
      for (let n = 0; n < 10; n++) await takeAction();
      sizes.push(residentMiB(editor.process.pid));
    }
    expect(outcome.answers + outcome.errors).toBe(Math.ceil(count / block) * block);
    expect(outcome.answers).toBeGreaterThan(count / 10);
    console.log(`${JSON.stringify(outcome)}, ${sizes.map(Math.round).join(' ')} MiB`);
    expect(wrongEdits).toEqual([]);
    expect(outcome.edits).toBeGreaterThan(count / 100);
    expect(editor.process.exitCode).toBeNull();
    const half = sizes.slice(Math.floor(sizes.length / 2));
    const [middle = 0] = half;
    // The collector's own swing is some tens of MiB; a kept document or answer a request would be far over it.
    expect(Math.min(...half.slice(-5)), `${sizes.map(Math.round)} MiB`).toBeLessThan(middle + 60);
    // It still does its work.
    const uri = 'file:///site/after.php';
    await editor.open(uri, "<?php\necho $_GET['q'];\n");
    expect(await editor.request('textDocument/diagnostic', { textDocument: { uri } })).toMatchObject({
      items: [{ code: 'security/made-up-rule' }],
    });
    await editor.stop();
    await backend.close();
  },
  timeoutMs,
);

function cancelledAtOnce() {
  return {
    isCancellationRequested: true,
    onCancellationRequested: (listener: () => void) => {
      listener();
      return { dispose() {} };
    },
  } as never;
}

test('before initialize and after shutdown every request is refused with an error, and exit ends the process', async () => {
  const raw = Editor.unstarted({});
  await expect(raw.connection.sendRequest('textDocument/hover', {})).rejects.toMatchObject({ code: -32002 });
  await raw.connection.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {} });
  await raw.connection.sendRequest('shutdown');
  await expect(raw.connection.sendRequest('textDocument/hover', {})).rejects.toMatchObject({ code: -32600 });
  const exited = new Promise((resolve) => raw.process.once('exit', resolve));
  await raw.connection.sendNotification('exit');
  expect(await exited).toBe(0);
});
