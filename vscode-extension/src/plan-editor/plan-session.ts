// Longer than other files: every message of the page ends here, and what is done for them shares one state.
import type { AnyPlan, GenerateResult, PlanResult } from '@presswright/shared/generators';
import { editPlan, type PlanEdit } from '@presswright/shared/plan-form/edit';
import type { Fault } from '@presswright/shared/plan-form/faults';
import { contentNamed, nameFrom, withContent } from '@presswright/shared/plan-form/names';
import { stepsOf, valueAt } from '@presswright/shared/plan-form/paths';
import { planFaults, planForm } from '@presswright/shared/plan-form/plan-form';
import type { PlanSchema } from '@presswright/shared/plan-form/schema';
import { titleOf } from '@presswright/shared/plan-form/titles';
import { CancellationTokenSource, commands, type TextDocument } from 'vscode';
import { choosePart, replaceText } from './editor-actions.ts';
import type { EditorState, Notice, NoticeAction, PageMessage } from './messages.ts';
import { PageNotes } from './page-notes.ts';
import { formatPlanFile, type PlanFile, parsePlanFile } from './plan-file.ts';
import { PlanPreview } from './plan-preview.ts';
import { PlanReading } from './plan-reading.ts';
import type { PlanServices } from './plan-services.ts';
import { refusalOf } from './refusal.ts';

/** One editor of a plan: what its page shows, and what is done when somebody uses it. */
export class PlanSession {
  readonly #document: TextDocument;
  readonly #services: PlanServices;
  readonly #post: (state: EditorState) => void;
  readonly #preview: PlanPreview;
  readonly #notes = new PageNotes();
  #cancellation: CancellationTokenSource | undefined;
  readonly #reading = new PlanReading();
  #told: readonly Fault[] = [];
  #ours = false;
  #queue: Promise<void> = Promise.resolve();

  constructor(document: TextDocument, services: PlanServices, post: (state: EditorState) => void) {
    this.#document = document;
    this.#services = services;
    this.#post = post;
    this.#preview = new PlanPreview(services.previews);
  }

  /** Takes a message of the page; one after the other, but for what ends the work under way. */
  receive(message: PageMessage): void {
    if (message.type === 'cancel') {
      this.#cancellation?.cancel();
      return;
    }
    this.#queue = this.#queue.then(() => this.#handle(message)).catch((error: unknown) => this.#fail(error));
  }

  /** The document has another text: by an edit here, by undo, or in another editor. */
  documentChanged(): void {
    if (!this.#ours) this.#reading.forgetChanges();
    this.#told = [];
    this.#preview.growStale();
    void this.show();
  }

  dispose(): void {
    this.#cancellation?.cancel();
    this.#preview.dispose();
  }

  async #handle(message: PageMessage): Promise<void> {
    switch (message.type) {
      case 'ready':
        return this.show();
      case 'name':
        return this.#update((file) => ({ ...file, name: message.value }));
      case 'description':
        return this.#update((file) => ({ ...file, description: message.value }));
      case 'understand':
        return this.#understand(message.description);
      case 'instruct':
        return this.#instruct(message.instruction);
      case 'edit':
        return this.#edit(message.edit, message.clause);
      case 'addContent':
        return this.#addContent(message.clause);
      case 'choosePart':
        return this.#choosePart(message.path);
      case 'preview':
        return this.#generate();
      case 'openFile':
        return this.#preview.open(message.path);
      case 'choose':
        this.#preview.choose(message.path, message.isChosen);
        return this.show();
      case 'chooseFolder':
        return this.#chooseFolder();
      case 'write':
        return this.#write();
      case 'notice':
        return this.#act(message.action);
      case 'cancel':
        return;
    }
  }

  get #file(): PlanFile | string {
    return parsePlanFile(this.#document.getText());
  }

  async #update(change: (file: PlanFile) => PlanFile): Promise<void> {
    const file = this.#file;
    if (typeof file === 'string') return;
    const text = formatPlanFile(change(file));
    if (text === this.#document.getText()) return this.show();
    this.#ours = true;
    try {
      const isDone = await replaceText(this.#document, text);
      if (!isDone) this.#tell('error', 'The plan could not be changed: the file is read-only.');
    } finally {
      this.#ours = false;
    }
  }

  async #edit(edit: PlanEdit, clause: string | undefined): Promise<void> {
    const file = this.#file;
    if (typeof file === 'string' || file.plan === undefined) return;
    const schema = await this.#services.schemas.of(file.kind);
    const before = file.plan;
    const { plan, focus, also } = editPlan(schema, before, edit);
    if (clause !== undefined) this.#reading.dismiss(clause);
    const isStructural = edit.do !== 'set';
    if (isStructural) this.#notes.goTo(focus);
    if (edit.do === 'add') this.#notes.say(`Added ${titleOf(valueAt(plan, stepsOf(focus)), 'an item', plan)}.`);
    if (edit.do === 'remove') {
      const gone = titleOf(valueAt(before, stepsOf(edit.path)), 'the item', before);
      const more = also.length === 0 ? '' : ` Also removed, because they need it: ${also.join(', ')}.`;
      this.#notes.say(`Removed ${gone}.${more}`);
      if (more !== '')
        this.#notes.notice = { kind: 'info', text: `Removed ${gone}.${more} Undo brings them back.`, actions: [] };
    }
    await this.#update((current) => ({ ...current, plan: plan as AnyPlan }));
  }

  async #addContent(clause: string): Promise<void> {
    const file = this.#file;
    const content = contentNamed(clause);
    if (typeof file === 'string' || file.plan === undefined || content === null) return;
    const { plan, focus } = withContent(await this.#services.schemas.of(file.kind), file.plan, content);
    this.#reading.dismiss(clause);
    this.#notes.goTo(focus);
    this.#notes.say(`Added ${titleOf(valueAt(plan, stepsOf(focus)), 'content', plan)}.`);
    await this.#update((current) => ({ ...current, plan: plan as AnyPlan }));
  }

  async #choosePart(path: string): Promise<void> {
    const file = this.#file;
    if (typeof file === 'string') return;
    const shape = await choosePart(await this.#services.schemas.of(file.kind), file.plan, path);
    if (shape !== undefined) await this.#edit({ do: 'add', path, shape }, undefined);
    else this.#notes.goTo(path);
    await this.show();
  }

  async #understand(description: string): Promise<void> {
    const file = this.#file;
    if (typeof file === 'string') return;
    const name = file.name.trim() || nameFrom(description) || 'My project';
    if (file.kind !== 'scaffold' && description.trim() === '') {
      return this.#tell('error', 'Describe what you want to build first.');
    }
    const argument = { kind: file.kind, name, description };
    const result = await this.#ask<PlanResult>('understanding', 'presswright.plan', argument);
    if (result === undefined) return;
    this.#reading.takePlan(result, await this.#services.schemas.of(file.kind));
    this.#notes.say(
      result.not_understood.length === 0 ? 'The plan is ready.' : 'The plan is ready. Some parts were not understood.',
    );
    this.#notes.goTo('');
    await this.#update((current) => ({ ...current, name, description, plan: result.plan }));
    await this.show();
  }

  async #instruct(instruction: string): Promise<void> {
    const file = this.#file;
    if (typeof file === 'string' || file.plan === undefined || instruction.trim() === '') return;
    const { kind, plan } = file;
    const argument = { kind, name: file.name.trim() || 'My project', plan, instruction };
    const result = await this.#ask<PlanResult>('changing', 'presswright.changePlan', argument);
    if (result === undefined) return;
    const schema = await this.#services.schemas.of(kind);
    this.#notes.say(this.#reading.takeChange(result, plan, schema));
    if ((result.changes ?? []).length === 0 && result.not_understood.length === 0) {
      this.#tell('info', 'The plan already says this. Nothing was changed.');
    }
    await this.#update((current) => ({ ...current, plan: result.plan }));
    await this.show();
  }

  /** Asks the language server, with what is under way shown; undefined: cancelled or refused, which is told. */
  async #ask<T>(busy: NonNullable<EditorState['busy']>, command: string, argument: unknown): Promise<T | undefined> {
    this.#notes.busy = busy;
    this.#notes.notice = null;
    const source = new CancellationTokenSource();
    this.#cancellation = source;
    await this.show();
    try {
      return await this.#services.execute<T>(command, argument, source.token);
    } catch (error) {
      if (source.token.isCancellationRequested) this.#notes.say('Canceled.');
      else this.#refuse(error);
      return undefined;
    } finally {
      this.#notes.busy = null;
      this.#cancellation = undefined;
      source.dispose();
      await this.show();
    }
  }

  #refuse(error: unknown): void {
    const { fault, notice } = refusalOf(error);
    this.#services.logError(error);
    this.#notes.notice = notice;
    if (fault === undefined) return;
    this.#told = [fault];
    this.#notes.goTo(fault.path);
  }

  async #generate(): Promise<void> {
    const file = this.#file;
    if (typeof file === 'string' || file.plan === undefined) return;
    const schema = await this.#services.schemas.of(file.kind);
    const [first, ...more] = planFaults(schema, file.plan);
    if (first !== undefined) {
      this.#notes.goTo(first.path);
      const count = more.length + 1;
      return this.#tell('error', `Correct the marked ${count === 1 ? 'field' : `${count} fields`} first.`);
    }
    const { kind, plan, rest } = file;
    const argument = {
      kind,
      name: file.name.trim() || 'My project',
      plan,
      author: rest.author,
      seed: rest.seed,
      write: 'none',
    };
    const result = await this.#ask<GenerateResult>('generating', 'presswright.generate', argument);
    if (result === undefined) return;
    await this.#preview.take(kind, result);
    this.#notes.say(`${result.files?.length ?? 0} files are ready to be written.`);
    this.#notes.goTo('preview');
    await this.show();
  }

  async #chooseFolder(): Promise<void> {
    await this.#preview.chooseFolder();
    this.#notes.notice = null;
    await this.show();
  }

  async #write(): Promise<void> {
    this.#notes.busy = 'writing';
    this.#notes.notice = null;
    await this.show();
    try {
      const problem = await this.#preview.write();
      if (problem !== undefined) this.#tell('error', problem, ['chooseFolder']);
    } finally {
      this.#notes.busy = null;
      await this.show();
    }
  }

  async #act(action: NoticeAction): Promise<void> {
    switch (action) {
      case 'restart':
        this.#notes.notice = null;
        await this.show();
        await commands.executeCommand('presswright.restart');
        return;
      case 'openText':
        await commands.executeCommand('vscode.openWith', this.#document.uri, 'default');
        return;
      case 'chooseFolder':
        return this.#chooseFolder();
      case 'showLog':
        return this.#services.showLog();
    }
  }

  #fail(error: unknown): void {
    this.#services.logError(error);
    this.#notes.busy = null;
    this.#tell('error', error instanceof Error ? error.message : String(error), ['showLog']);
  }

  #tell(...told: Parameters<PageNotes['tell']>): void {
    this.#notes.tell(...told);
    void this.show();
  }

  /** Shows the state as it is now. */
  async show(): Promise<void> {
    const file = this.#file;
    if (typeof file === 'string') {
      const notice: Notice = { kind: 'error', text: file, actions: ['openText'] };
      return this.#post({ ...this.#state(null, {}), notice });
    }
    this.#post(this.#state(file, await this.#services.schemas.of(file.kind)));
  }

  #state(file: PlanFile | null, schema: PlanSchema): EditorState {
    const plan = file?.plan;
    return {
      kindLabel: file?.kind ?? '',
      name: file?.name ?? '',
      description: file?.description ?? '',
      isUnderstood: file !== null && file.kind !== 'scaffold',
      form: plan === undefined ? null : planForm(schema, plan, this.#told),
      ...this.#reading.stateFor(plan),
      ...this.#notes.state,
      preview: this.#preview.state,
    };
  }
}
