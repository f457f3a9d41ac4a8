/**
 * The JSON object in a model's answer, as text that is still to be parsed: the answer itself, what is in its one fence, or
 * what is between prose. Null: it has none.
 */
export function jsonIn(answer: string): string | null {
  const whole = answer.trim();
  if (whole.startsWith('{') && whole.endsWith('}')) return whole;
  const [fenced, ...others] = [...whole.matchAll(/^```[a-z]*[ \t]*\n([\s\S]*?)\n[ \t]*```[ \t]*$/gim)];
  const inner = fenced?.[1]?.trim() ?? '';
  if (others.length === 0 && inner.startsWith('{') && inner.endsWith('}')) return inner;
  const from = whole.indexOf('{');
  const to = whole.lastIndexOf('}');
  return from === -1 || to < from ? null : whole.slice(from, to + 1);
}
