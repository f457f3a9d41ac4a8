import type { Control } from './form.ts';

/**
 * The value of what somebody typed into a control, as a plan keeps it; undefined: none.
 * @param isRequired a required text is kept even when it is empty, so that its fault is shown
 */
export function typedValue(kind: Control['kind'], text: string, isRequired: boolean): unknown {
  switch (kind) {
    case 'lines':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    case 'number':
      return text === '' ? undefined : Number(text);
    case 'scalar':
      return scalar(text);
    case 'json':
      return text.trim() === '' ? undefined : parsed(text);
    default:
      return text === '' && !isRequired ? undefined : text;
  }
}

/** The text of a value in a control that is typed into. */
export function textOfValue(kind: Control['kind'], value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'lines') return Array.isArray(value) ? value.join('\n') : '';
  return kind === 'json' ? JSON.stringify(value, null, 2) : String(value);
}

function scalar(text: string): unknown {
  if (text === '') return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // What is no JSON is kept as it is typed: the form says what is expected.
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
