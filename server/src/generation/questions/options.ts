import type { Option } from './question.ts';

const optionLine = /(?:^|[\n;]|\s{2,}|(?<=[?:.])\s)\s*\(?([A-Ha-h]|[1-8])[).:]\s+/g;

/** Takes the options to choose from off a question: "A) …", "2. …"; the question alone where there are none. */
export function splitOptions(text: string): [string, Option[]] {
  const marks = [...text.matchAll(optionLine)];
  const first = marks[0];
  if (first === undefined || marks.length < 2) return [text, []];
  const isRow = marks.every((mark, at) => /^[Aa1]$/.test(marks[0]?.[1] ?? '') && code(mark[1]) === code(first[1]) + at);
  if (!isRow) return [text, []];
  const options = marks.map((mark, at) => ({
    label: (mark[1] ?? '').toUpperCase(),
    text: text
      .slice(mark.index + mark[0].length, marks[at + 1]?.index)
      .trim()
      .replace(/[;,]$/, ''),
  }));
  return [text.slice(0, first.index).trim(), options];
}

const code = (label = ''): number => label.toUpperCase().charCodeAt(0);
