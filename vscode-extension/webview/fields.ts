import { choicesFor, referenceOptionsFor, shapeOfValue, withExtras } from '../../shared/src/plan-form/field-choices.ts';
import type { Control, FormField, FormItem } from '../../shared/src/plan-form/form.ts';
import { textOfValue } from '../../shared/src/plan-form/typed-values.ts';
import { type Content, h } from './element.ts';

/** What of the page's own state fields look at. */
export interface View {
  readonly isOpen: (path: string) => boolean;
  readonly isChanged: (path: string) => boolean;
}

const idOf = (path: string): string => `at:${path}`;

/** The fields of a part: what is there and what is needed, then the rest to be opened. */
export function fields(list: readonly FormField[], path: string, view: View): Content {
  const { shown, extras } = withExtras(list);
  const more =
    extras.length > 0 &&
    h(
      'details',
      { id: `more:${path}`, class: 'more' },
      h('summary', {}, `More options (${extras.length})`),
      extras.map((field) => fieldOf(field, view)),
    );
  return [shown.map((field) => fieldOf(field, view)), more];
}

/** A section whose heading stands for its one field, which has no name of its own then. */
export function sectionBody(list: readonly FormField[], id: string, view: View): Content {
  const [first, ...rest] = list;
  const isOne = first !== undefined && rest.length === 0 && first.path === id;
  if (!isOne || !['list', 'group', 'choices'].includes(first.control.kind)) return fields(list, id, view);
  const { errors, control, path } = first;
  const faults = errors.length > 0 && h('p', { class: 'error', id: `at:${path}:errors` }, errors.join(' '));
  const frame = {
    id: `field:${path}`,
    class: 'field',
    role: 'group',
    tabindex: '-1',
    'aria-labelledby': `heading:${id}`,
  };
  return h('div', frame, faults, groupOf(first, control, view));
}

function fieldOf(field: FormField, view: View): HTMLElement {
  const { path, label, help, errors, control, isRequired } = field;
  const id = idOf(path);
  const isGroup = ['list', 'group', 'shape', 'choices'].includes(control.kind);
  const described = [help === undefined ? '' : `${id}:help`, errors.length > 0 ? `${id}:errors` : '']
    .filter(Boolean)
    .join(' ');
  const shared = {
    ...(described !== '' && { 'aria-describedby': described }),
    ...(errors.length > 0 && { 'aria-invalid': 'true' }),
  };
  const note = help !== undefined && h('p', { class: 'help', id: `${id}:help` }, help);
  const faults = errors.length > 0 && h('p', { class: 'error', id: `${id}:errors` }, errors.join(' '));
  const badge = view.isChanged(path) && h('span', { class: 'badge' }, 'Changed');
  const frame = { id: `field:${path}`, class: `field ${control.kind}${view.isChanged(path) ? ' changed' : ''}` };
  if (control.kind === 'toggle') {
    const box = h('input', { type: 'checkbox', id, 'data-path': path, checked: field.value === true, ...shared });
    return h('div', frame, h('label', { class: 'check' }, box, h('span', {}, label), badge), note, faults);
  }
  const mark = isRequired && !isGroup && h('span', { class: 'required', 'aria-hidden': 'true' }, ' *');
  if (isGroup) {
    const name = h('legend', {}, label, badge);
    return h('fieldset', { ...frame, ...shared, tabindex: '-1' }, name, note, faults, groupOf(field, control, view));
  }
  const name = h('label', { for: id }, label, mark, badge);
  return h(
    'div',
    frame,
    name,
    inputOf(field, id, { ...shared, ...(isRequired && { 'aria-required': 'true' }) }),
    note,
    faults,
  );
}

function inputOf({ path, value, control }: FormField, id: string, shared: Record<string, string>): Content {
  const own = { id, 'data-path': path, ...shared };
  const text = textOfValue(control.kind, value);
  switch (control.kind) {
    case 'text':
      if (control.isLong) return h('textarea', { ...own, rows: 3, maxlength: control.maxLength }, text);
      return h(
        'div',
        { class: control.color === true ? 'color' : '' },
        control.color === true &&
          h('input', { type: 'color', 'aria-label': 'Pick a color', 'data-path': path, value: text }),
        h('input', { type: 'text', ...own, value: text, maxlength: control.maxLength }),
      );
    case 'number':
      return h('input', {
        type: 'number',
        ...own,
        value: text,
        min: control.min,
        max: control.max,
        step: control.isWhole ? 1 : 'any',
        'data-as': 'number',
      });
    case 'choice':
      return select(own, text, control.options, control.canBeEmpty || text === '');
    case 'reference': {
      if (!control.isOpen) {
        return select(own, text, referenceOptionsFor(control, text), control.canBeEmpty || text === '');
      }
      const list = `${id}:options`;
      const options = control.options.map((option) => h('option', { value: option.value }, option.label));
      return [h('input', { type: 'text', ...own, value: text, list }), h('datalist', { id: list }, options)];
    }
    case 'lines':
      return h('textarea', { ...own, rows: 3, 'data-as': 'lines' }, text);
    case 'scalar':
      return h('input', { type: 'text', ...own, value: text, 'data-as': 'scalar' });
    default:
      return h('textarea', { ...own, rows: 3, 'data-as': 'json', spellcheck: 'false' }, text);
  }
}

function select(
  own: Record<string, string>,
  value: string,
  options: readonly { readonly value: string; readonly label: string }[],
  canBeEmpty: boolean,
): HTMLElement {
  return h(
    'select',
    own,
    canBeEmpty && h('option', { value: '', selected: value === '' }, '—'),
    options.map((option) => h('option', { value: option.value, selected: option.value === value }, option.label)),
  );
}

function groupOf({ path, value, label }: FormField, control: Control, view: View): Content {
  switch (control.kind) {
    case 'choices': {
      const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
      return h(
        'div',
        { class: 'boxes' },
        choicesFor(control, value).map((option) =>
          h(
            'label',
            { class: 'check' },
            h('input', {
              type: 'checkbox',
              'data-box': path,
              value: option.value,
              checked: chosen.includes(option.value),
            }),
            h('span', {}, option.label),
          ),
        ),
      );
    }
    case 'list': {
      const { items, add, canRemove } = control;
      const act = add !== null && add.shapes.length > 0 ? 'choosePart' : 'add';
      return [
        items.length > 0 &&
          h(
            'ol',
            { class: 'items' },
            items.map((item, place) => itemOf(item, place, items.length, canRemove, view)),
          ),
        add !== null &&
          h(
            'button',
            { type: 'button', class: 'secondary', 'data-do': act, 'data-path': path, id: `add:${path}` },
            `+ ${add.label}`,
          ),
      ];
    }
    case 'group':
      if (control.canAdd) return button('fill', path, `+ ${label}`, `Add ${label}`);
      return [
        h('div', { class: 'inner' }, fields(control.fields, path, view)),
        control.canRemove && button('remove', path, 'Remove', `Remove ${label}`),
      ];
    case 'shape': {
      const { value: told = '', help } = shapeOfValue(control, value) ?? {};
      const choice = { 'data-shape': path, 'aria-label': label, id: idOf(path) };
      return [
        select(choice, told, control.options, control.canBeEmpty || told === ''),
        help !== undefined && h('p', { class: 'help' }, help),
        control.fields.length > 0 && h('div', { class: 'inner' }, fields(control.fields, path, view)),
      ];
    }
    default:
      return null;
  }
}

function button(act: string, path: string, text: string, name: string): HTMLElement {
  return h(
    'button',
    { type: 'button', class: 'secondary', 'data-do': act, 'data-path': path, 'aria-label': name },
    text,
  );
}

function itemOf(item: FormItem, place: number, count: number, canRemove: boolean, view: View): HTMLElement {
  const { path, title, summary, errorCount } = item;
  const isOpen = view.isOpen(path);
  const tool = (act: string, icon: string, name: string, isOff = false) =>
    h(
      'button',
      {
        type: 'button',
        class: 'tool',
        'data-do': act,
        'data-path': path,
        title: name,
        'aria-label': `${name}: ${title}`,
        disabled: isOff,
      },
      icon,
    );
  const problems =
    errorCount > 0 && h('span', { class: 'error' }, errorCount === 1 ? '1 problem' : `${errorCount} problems`);
  const head = h(
    'button',
    {
      type: 'button',
      class: 'disclosure',
      'data-do': 'toggle',
      'data-path': path,
      'aria-expanded': String(isOpen),
      id: idOf(path),
    },
    h('span', { class: 'title' }, title),
    view.isChanged(path) && h('span', { class: 'badge' }, 'Changed'),
    problems,
    summary !== '' && h('span', { class: 'summary' }, summary),
  );
  const tools = h(
    'span',
    { class: 'tools' },
    count > 1 && tool('up', '↑', 'Move up', place === 0),
    count > 1 && tool('down', '↓', 'Move down', place === count - 1),
    canRemove && tool('remove', '✕', 'Remove'),
  );
  return h(
    'li',
    { id: `item:${path}`, class: `item${view.isChanged(path) ? ' changed' : ''}` },
    h('div', { class: 'head' }, head, tools),
    isOpen && h('div', { class: 'inner' }, fields(item.fields, path, view)),
  );
}
