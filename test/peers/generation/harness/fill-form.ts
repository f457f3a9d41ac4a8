import type { Control, Form } from './form.ts';

/** What a person types into each kind of control; the others are text. */
const typed: Readonly<Record<string, string>> = {
  date: '2026-05-06',
  time: '10:30',
  'datetime-local': '2026-05-06T10:30',
  number: '3',
  range: '3',
  url: 'https://example.org/?a=1&b=2',
  email: 'somebody@example.org',
  tel: '+49 30 1234567',
  color: '#aabbcc',
};

/** Fills the controls that `isOurs` picks, texts with `text`; returns what was filled in by name, one value a name. */
export function fillForm(form: Form, isOurs: (name: string) => boolean, text: string): Map<string, string> {
  const filled = new Map<string, string>();
  for (const control of form.controls) {
    if (!isOurs(control.name) || control.type === 'file' || filled.has(control.name)) continue;
    filled.set(control.name, valueFor(control, text));
  }
  for (const [name, value] of filled) form.fields.set(name, value);
  return filled;
}

function valueFor({ type, options }: Control, text: string): string {
  if (['select', 'radio', 'checkbox'].includes(type)) return options.at(-1) ?? '';
  return typed[type] ?? text;
}
