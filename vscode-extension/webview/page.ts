import type { EditorState, NoticeAction } from '../src/plan-editor/messages.ts';
import { type Content, h } from './element.ts';
import { sectionBody, type View } from './fields.ts';
import { fileTree } from './file-tree.ts';

const working = {
  understanding: 'Reading the description…',
  changing: 'Changing the plan…',
  generating: 'Generating files…',
  writing: 'Writing files…',
} as const;

const actions: Readonly<Record<NoticeAction, string>> = {
  restart: 'Restart',
  openText: 'Open as Text',
  chooseFolder: 'Choose Another Folder…',
  showLog: 'Show Log',
};

/** The whole page for a state. */
export function page(state: EditorState, view: View): HTMLElement {
  return h('main', { id: 'page', 'aria-busy': String(state.busy !== null) }, [
    notice(state),
    state.kindLabel !== '' && [description(state), plan(state, view), preview(state)],
  ]);
}

function notice({ notice: told }: EditorState): Content {
  if (told === null) return null;
  const buttons = told.actions.map((action) =>
    h('button', { type: 'button', class: 'secondary', 'data-do': 'notice', 'data-path': action }, actions[action]),
  );
  const role = told.kind === 'error' ? 'alert' : 'note';
  return h('div', { class: `notice ${told.kind}`, role, id: 'notice' }, h('p', {}, told.text), buttons);
}

const busyLine = ({ busy }: EditorState, ...kinds: (typeof busy)[]): Content =>
  busy !== null &&
  kinds.includes(busy) &&
  h(
    'span',
    { class: 'busy' },
    working[busy],
    busy !== 'writing' && h('button', { type: 'button', class: 'link', 'data-do': 'cancel' }, 'Cancel'),
  );

function description(state: EditorState): Content {
  const { kindLabel, name, description: text, isUnderstood, form, busy } = state;
  const isFirst = form === null;
  return h(
    'section',
    { id: 'section:description', 'aria-labelledby': 'title' },
    h('h1', { id: 'title' }, `${isFirst ? 'New' : 'Plan of a'} ${kindLabel}`),
    isUnderstood &&
      h(
        'div',
        { class: 'field' },
        h('label', { for: 'description' }, `What should the ${kindLabel} do?`),
        h(
          'textarea',
          { id: 'description', rows: 4, 'aria-describedby': 'description:help', placeholder: examples[kindLabel] },
          text,
        ),
        h('p', { class: 'help', id: 'description:help' }, 'Describe it in plain English, one wish per sentence.'),
      ),
    h(
      'div',
      { class: 'field' },
      h('label', { for: 'name' }, 'Name'),
      h('input', { type: 'text', id: 'name', value: name, maxlength: 200, 'aria-describedby': 'name:help' }),
      h(
        'p',
        { class: 'help', id: 'name:help' },
        isUnderstood && name === '' ? 'If empty, a name is taken from the description.' : 'As people read it.',
      ),
    ),
    isUnderstood &&
      h(
        'div',
        { class: 'buttons' },
        h(
          'button',
          {
            type: 'button',
            id: 'understand',
            class: isFirst ? '' : 'secondary',
            'data-do': 'understand',
            disabled: busy !== null,
          },
          isFirst ? 'Understand' : 'Understand Again',
        ),
        busyLine(state, 'understanding'),
        !isFirst && h('span', { class: 'help' }, 'This replaces the plan below. Undo brings it back.'),
      ),
  );
}

const examples: Readonly<Record<string, string>> = {
  plugin: 'Events with a date, a venue and a price. Visitors can book. Email the organizer for each booking.',
  block: 'A quote with a name, a photo and five stars, in a card.',
  theme: 'A warm, dark theme for a bakery, with testimonials and opening hours.',
};

const changesToTry: Readonly<Record<string, string>> = {
  plugin: 'Add a phone field',
  block: 'Add a subtitle',
  theme: 'Make it green',
};

function plan(state: EditorState, view: View): Content {
  const { form, kindLabel, busy, isUnderstood } = state;
  if (form === null) return null;
  return [
    h(
      'section',
      { id: 'section:plan', 'aria-labelledby': 'plan:title' },
      h('h2', { id: 'plan:title', tabindex: '-1' }, 'What will be built'),
      missed(state),
      understood(state),
      isUnderstood && [
        h(
          'div',
          { class: 'field' },
          h('label', { for: 'instruction' }, 'Change something'),
          h(
            'div',
            { class: 'line' },
            h('input', {
              type: 'text',
              id: 'instruction',
              placeholder: changesToTry[kindLabel],
              'aria-describedby': 'instruction:help',
            }),
            h(
              'button',
              { type: 'button', class: 'secondary', 'data-do': 'instruct', disabled: busy !== null },
              'Change',
            ),
          ),
          h(
            'p',
            { class: 'help', id: 'instruction:help' },
            `Say what should be different about the ${kindLabel}, or edit the form below.`,
          ),
          busyLine(state, 'changing'),
        ),
        changes(state),
      ],
      form.errors.length > 0 &&
        h(
          'div',
          { class: 'notice error', role: 'note' },
          form.errors.map((error) => h('p', {}, error)),
        ),
      form.sections.map((section) =>
        h(
          'section',
          { id: `section:${section.id}`, class: 'part' },
          h('h3', { id: `heading:${section.id}` }, section.title),
          section.help !== '' && h('p', { class: 'help' }, section.help),
          sectionBody(section.fields, section.id, view),
        ),
      ),
    ),
    h(
      'div',
      { class: 'buttons main', id: 'main-buttons' },
      h(
        'button',
        {
          type: 'button',
          id: 'preview-button',
          class: state.preview === null || state.preview.isStale ? '' : 'secondary',
          'data-do': 'preview',
          disabled: busy !== null,
        },
        state.preview === null ? 'Preview Files' : 'Update Preview',
      ),
      busyLine(state, 'generating'),
    ),
  ];
}

function missed({ missed: clauses, kindLabel }: EditorState): Content {
  if (clauses.length === 0) return null;
  return h(
    'div',
    { class: 'notice warning', role: 'note', id: 'missed' },
    h('h3', {}, 'Not understood'),
    h(
      'ul',
      {},
      clauses.map(({ text, reason, suggestions, content }) =>
        h(
          'li',
          {},
          h('q', {}, text),
          h('span', { class: 'help' }, ` ${reason}`),
          kindLabel === 'plugin' &&
            h(
              'div',
              { class: 'buttons' },
              content !== null &&
                h(
                  'button',
                  {
                    type: 'button',
                    class: 'secondary',
                    'data-do': 'suggestContent',
                    'data-clause': text,
                  },
                  `+ Content: ${content}`,
                ),
              suggestions.map(({ kind, title, description: detail }) =>
                h(
                  'button',
                  {
                    type: 'button',
                    class: 'secondary',
                    'data-do': 'suggest',
                    'data-path': kind,
                    'data-clause': text,
                    title: detail,
                  },
                  `+ ${title}`,
                ),
              ),
            ),
        ),
      ),
    ),
  );
}

function understood({ understood: clauses }: EditorState): Content {
  if (clauses.length === 0) return null;
  return h(
    'details',
    { id: 'understood' },
    h('summary', {}, `What was understood (${clauses.length})`),
    h(
      'ul',
      {},
      clauses.map(({ text, path, label }) =>
        h(
          'li',
          {},
          h('q', {}, text),
          ' → ',
          h('button', { type: 'button', class: 'link', 'data-do': 'goTo', 'data-path': path }, label),
        ),
      ),
    ),
  );
}

function changes({ changes: list }: EditorState): Content {
  if (list.length === 0) return null;
  return h(
    'div',
    { class: 'notice info', role: 'note', id: 'changes' },
    h('h3', {}, 'What changed'),
    h(
      'ul',
      {},
      list.map(({ text, path }) =>
        h(
          'li',
          {},
          path === ''
            ? text
            : h('button', { type: 'button', class: 'link', 'data-do': 'goTo', 'data-path': path }, text),
        ),
      ),
    ),
    h('p', { class: 'help' }, 'Undo takes the change back.'),
  );
}

function preview(state: EditorState): Content {
  const { preview: shown, busy } = state;
  if (shown === null) return null;
  const chosen = shown.files.filter(({ isChosen }) => isChosen).length;
  const differing = shown.files.filter(({ state: one }) => one === 'differs').length;
  const blocked = shown.files.filter(({ state: one }) => one === 'blocked').length;
  return h(
    'section',
    { id: 'section:preview', 'aria-labelledby': 'preview:title', class: shown.isStale ? 'stale' : '' },
    h('h2', { id: 'preview:title', tabindex: '-1' }, `Files (${shown.files.length})`),
    shown.isStale && h('p', { class: 'notice info' }, 'The plan has changed. Update the preview to see its files.'),
    h(
      'div',
      { class: 'line destination' },
      h('span', {}, 'Folder: ', h('code', {}, shown.destination)),
      h('button', { type: 'button', class: 'secondary', 'data-do': 'chooseFolder' }, 'Change…'),
    ),
    differing > 0 &&
      h(
        'p',
        { class: 'help' },
        `${differing === 1 ? 'One file is' : `${differing} files are`} already there with other content. Compare, then select what to write over.`,
      ),
    blocked > 0 &&
      h(
        'p',
        { class: 'error' },
        'Something that is not a regular file is in the way. Move it, or choose another folder.',
      ),
    fileTree(shown),
    shown.instructions !== '' &&
      h('details', { id: 'instructions' }, h('summary', {}, 'About these files'), h('pre', {}, shown.instructions)),
    h(
      'div',
      { class: 'buttons main' },
      h(
        'button',
        { type: 'button', id: 'write', 'data-do': 'write', disabled: chosen === 0 || shown.isStale || busy !== null },
        chosen === 1 ? 'Write 1 File' : `Write ${chosen} Files`,
      ),
      busyLine(state, 'writing'),
    ),
  );
}
