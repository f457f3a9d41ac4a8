/** The page of the plan editor: shows the state that the extension sends, and tells what a person does. */
import type { Control } from '../../shared/src/plan-form/form.ts';
import { typedValue } from '../../shared/src/plan-form/typed-values.ts';
import type { EditorState, HostMessage, NoticeAction, PageMessage } from '../src/plan-editor/messages.ts';
import { morph } from './element.ts';
import { page } from './page.ts';

/** What a page that was hidden comes back with. */
interface Kept {
  readonly open: readonly string[];
  readonly instruction: string;
}

declare function acquireVsCodeApi(): {
  postMessage(message: PageMessage): void;
  getState(): Kept | undefined;
  setState(state: Kept): void;
};

const vscode = acquireVsCodeApi();
const post = (message: PageMessage): void => vscode.postMessage(message);
const byId = (id: string): HTMLElement | null => document.getElementById(id);

const kept = vscode.getState();
const open = new Set<string>(kept?.open);
let state: EditorState | undefined;
let focused = 0;
let said = 0;
let isFirst = true;

/** Paths of parts around a place: `entities[0].fields[2].label` stands in two. */
const around = (path: string): string[] => [...path.matchAll(/\]/g)].map(({ index }) => path.slice(0, index + 1));

function show(): void {
  const root = byId('page');
  if (state === undefined || root === null) return;
  const { focus } = state;
  const isNew = focus !== null && focus.number > focused;
  if (isNew) for (const path of around(focus.path)) open.add(path);
  const changed = state.changes.map(({ path }) => path);
  morph(
    root,
    page(state, {
      isOpen: (path) => open.has(path),
      isChanged: (path) =>
        changed.some((one) => one === path || (one.startsWith(path) && /^[.[]/.test(one.slice(path.length)))),
    }),
  );
  if (isNew) {
    focused = focus.number;
    goTo(focus.path);
  } else if (isFirst && state.form === null) byId('description')?.focus();
  if (isFirst && kept !== undefined) {
    const box = byId('instruction');
    if (box instanceof HTMLInputElement) box.value = kept.instruction;
  }
  isFirst = false;
  remember();
  const voice = byId('said');
  if (state.said !== null && state.said.number > said && voice !== null) {
    said = state.said.number;
    voice.textContent = state.said.text;
  }
}

const remember = (): void => vscode.setState({ open: [...open], instruction: textOf('instruction') });

/** Puts the focus on a place: its control, else the first one in it, else what it is a part of. */
function goTo(path: string): void {
  const heading = path === '' ? 'plan:title' : path === 'preview' ? 'preview:title' : null;
  const target = heading === null ? placeOf(path) : byId(heading);
  const folded = target?.closest('details:not([open])');
  if (folded instanceof HTMLDetailsElement) folded.open = true;
  target?.focus();
  target?.scrollIntoView({ block: heading === null ? 'center' : 'start' });
}

function placeOf(path: string): HTMLElement | null {
  const within = byId(`item:${path}`)?.querySelector<HTMLElement>('.inner :is(input, select, textarea)') ?? null;
  const found = within ?? byId(`at:${path}`) ?? firstControl(byId(`field:${path}`)) ?? byId(`add:${path}`);
  const around = path.replace(/(?:\[\d+\]|\.?[^.[\]]+)$/, '');
  return found ?? (around === '' || around === path ? null : placeOf(around));
}

function firstControl(field: HTMLElement | null): HTMLElement | null {
  return field?.querySelector<HTMLElement>('input, select, textarea, button') ?? field;
}

const textOf = (id: string): string => {
  const element = byId(id);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
};

/** The value that a control of the form has, as the plan keeps it; undefined: none. */
function valueFrom(element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): unknown {
  const { value } = element;
  if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked;
  const isRequired = element.getAttribute('aria-required') === 'true';
  return typedValue((element.dataset.as ?? 'text') as Control['kind'], value, isRequired);
}

let typing: ReturnType<typeof setTimeout> | undefined;

/** Keeps the name and the description before they are left, so that nothing typed is lost with the page. */
function keep(): void {
  clearTimeout(typing);
  typing = undefined;
  if (state === undefined) return;
  const [name, description] = [textOf('name'), textOf('description')];
  if (name !== state.name) post({ type: 'name', value: name });
  if (state.isUnderstood && description !== state.description) post({ type: 'description', value: description });
}

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  if (target.id === 'instruction') remember();
  if (target.id !== 'name' && target.id !== 'description') return;
  clearTimeout(typing);
  typing = setTimeout(keep, 400);
});

document.addEventListener('change', ({ target }) => {
  if (
    !(
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement
    )
  )
    return;
  const { path, shape, box, file } = target.dataset;
  if (target.id === 'name' || target.id === 'description') keep();
  else if (path !== undefined) post({ type: 'edit', edit: { do: 'set', path, value: valueFrom(target) } });
  else if (shape !== undefined) {
    post({
      type: 'edit',
      edit: target.value === '' ? { do: 'set', path: shape } : { do: 'shape', path: shape, shape: target.value },
    });
  } else if (box !== undefined) {
    const boxes = document.querySelectorAll<HTMLInputElement>(`input[data-box="${CSS.escape(box)}"]`);
    const value = [...boxes].filter(({ checked }) => checked).map((one) => one.value);
    post({ type: 'edit', edit: { do: 'set', path: box, value } });
  } else if (file !== undefined && target instanceof HTMLInputElement) {
    post({ type: 'choose', path: file, isChosen: target.checked });
  }
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return;
  if (event.target.id === 'instruction') instruct();
  else if (event.target.id === 'description' && (event.ctrlKey || event.metaKey)) understand();
  else return;
  event.preventDefault();
});

function understand(): void {
  keep();
  post({ type: 'understand', description: textOf('description') });
}

function instruct(): void {
  const instruction = textOf('instruction');
  if (instruction.trim() === '') return;
  post({ type: 'instruct', instruction });
  const box = byId('instruction');
  if (box instanceof HTMLInputElement) box.value = '';
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-do]') : null;
  if (button === null) return;
  const { path = '', clause } = button.dataset;
  const place = Number(/\[(\d+)\]$/.exec(path)?.[1]);
  const about = clause === undefined ? {} : { clause };
  switch (button.dataset.do) {
    case 'toggle':
      if (!open.delete(path)) open.add(path);
      return show();
    case 'goTo':
      for (const one of around(path)) open.add(one);
      show();
      return goTo(path);
    case 'understand':
      return understand();
    case 'instruct':
      return instruct();
    case 'add':
    case 'fill':
    case 'remove':
      return post({ type: 'edit', edit: { do: button.dataset.do, path } });
    case 'up':
      return post({ type: 'edit', edit: { do: 'move', path, to: place - 1 } });
    case 'down':
      return post({ type: 'edit', edit: { do: 'move', path, to: place + 1 } });
    case 'suggest':
      return post({ type: 'edit', edit: { do: 'add', path: 'behaviours', shape: path }, ...about });
    case 'suggestContent':
      return clause === undefined ? undefined : post({ type: 'addContent', clause });
    case 'choosePart':
    case 'openFile':
      return post({ type: button.dataset.do, path });
    case 'notice':
      return post({ type: 'notice', action: path as NoticeAction });
    case 'preview':
    case 'chooseFolder':
    case 'write':
    case 'cancel':
      return post({ type: button.dataset.do });
  }
});

window.addEventListener('blur', keep);
window.addEventListener('message', ({ data }: MessageEvent<HostMessage>) => {
  if (data.type !== 'state') return;
  state = data.state;
  show();
});
post({ type: 'ready' });
