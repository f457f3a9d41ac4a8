import type { CallNode } from './boot.ts';
import { exact, joined, type Known, listOf, placeOf, textOf, unknown } from './known.ts';

/** What functions make of a text that is known. */
export function textFunction(name: string, args: readonly Known[]): Known {
  const [first = unknown] = args;
  const change = (to: (text: string) => string): Known => {
    const text = textOf(first);
    return text === null ? unknown : exact(to(text), placeOf(first));
  };
  switch (name) {
    case 'strtolower':
    case 'sanitize_key':
      return change((text) => text.toLowerCase());
    case 'strtoupper':
      return change((text) => text.toUpperCase());
    case 'ucfirst':
      return change((text) => text.slice(0, 1).toUpperCase() + text.slice(1));
    case 'lcfirst':
      return change((text) => text.slice(0, 1).toLowerCase() + text.slice(1));
    case 'ucwords':
      return change((text) =>
        text.replace(/(^|[\s_-])(\w)/g, (_all, before: string, letter: string) => before + letter.toUpperCase()),
      );
    case 'trim':
      return change((text) => text.trim());
    case 'esc_attr':
    case 'strval':
    case 'sanitize_text_field':
      return first;
    case 'ltrim':
    case 'rtrim': {
      const set = textOf(args[1] ?? exact(' \t\n')) ?? '';
      const isLeft = name === 'ltrim';
      return change((text) => {
        let [from, to] = [0, text.length];
        while (isLeft && from < to && set.includes(text[from] ?? '')) from++;
        while (!isLeft && to > from && set.includes(text[to - 1] ?? '')) to--;
        return text.slice(from, to);
      });
    }
    case 'str_replace': {
      const [search, replace, subject = unknown] = args;
      const [from, to, text] = [search, replace, subject].map((one) => (one === undefined ? null : textOf(one)));
      return from == null || to == null || text == null || from === ''
        ? unknown
        : exact(text.replaceAll(from, to), placeOf(subject));
    }
    case 'trailingslashit':
    case 'untrailingslashit':
      return change((text) => text.replace(/\/+$/, '') + (name === 'trailingslashit' ? '/' : ''));
    default:
      return unknown;
  }
}

/** `sprintf()`: a directive that is not understood ends what is known of the text. */
export function formatted([format = unknown, ...values]: readonly Known[], at: CallNode): Known {
  const text = textOf(format);
  if (text === null) return unknown;
  const parts: { value: Known; isLiteral: boolean }[] = [];
  let next = 0;
  for (const piece of text.split(/(%(?:\d+\$)?[sd]|%%)/)) {
    if (piece === '%%') parts.push({ value: exact('%'), isLiteral: true });
    else if (/^%(?:\d+\$)?[sd]$/.test(piece)) {
      const numbered = /^%(\d+)\$/.exec(piece)?.[1];
      parts.push({
        value: values[numbered === undefined ? next++ : Number(numbered) - 1] ?? unknown,
        isLiteral: false,
      });
    } else if (piece.includes('%')) {
      parts.push({ value: { kind: 'beginning', text: piece.split('%')[0] ?? '', at: null }, isLiteral: true });
      break;
    } else parts.push({ value: exact(piece), isLiteral: true });
  }
  return joined(parts, at);
}

/** `implode()`. */
export function imploded(glue: Known, list: Known, at: CallNode): Known {
  const between = textOf(glue);
  if (between === null || list.kind !== 'array' || list.isOpen) return unknown;
  const parts = [...list.entries.values()].flatMap((value, position) => [
    ...(position === 0 ? [] : [{ value: exact(between), isLiteral: true }]),
    { value, isLiteral: false },
  ]);
  return joined(parts, at);
}

/** `explode()`. */
export function exploded(separator: Known, value: Known): Known {
  const [between, text] = [textOf(separator), textOf(value)];
  if (between === null || between === '' || text === null) return unknown;
  return listOf(text.split(between).map((part) => exact(part, placeOf(value))));
}
