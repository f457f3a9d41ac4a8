/** What the chart becomes for values: as much of Helm's templates as ours use, and an error for anything else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: Record<string, unknown>;
}

/** Renders every template of the chart in `folder`, as `helm template <release>` does. */
export function renderChart(folder: string, release: string, values: object): Manifest[] {
  const data = { Values: values, Release: { Name: release } };
  return readdirSync(join(folder, 'templates'))
    .map((name) => renderTemplate(readFileSync(join(folder, 'templates', name), 'utf8'), data))
    .flatMap((text) => text.split(/^---$/m))
    .filter((text) => text.trim() !== '')
    .map((text) => load(text) as Manifest);
}

function renderTemplate(template: string, data: object): string {
  const open: boolean[] = [];
  const kept: string[] = [];
  for (const line of template.split('\n')) {
    const condition = /^\{\{- if (\S+) \}\}$/.exec(line)?.[1];
    if (condition !== undefined) open.push(isTrue(valueAt(data, condition)));
    else if (line === '{{- end }}') open.pop();
    else if (!open.includes(false))
      kept.push(line.replaceAll(/\{\{ (.+?) \}\}/g, (_, text: string) => evaluate(text, data)));
  }
  const text = kept.join('\n');
  if (open.length > 0 || text.includes('{{')) throw new Error(`a template has what is not rendered here: ${text}`);
  return text;
}

function evaluate(expression: string, data: object): string {
  const [path = '', ...filters] = expression.split(' | ');
  let value = valueAt(data, path);
  for (const filter of filters) {
    if (filter === 'toJson') value = JSON.stringify(value);
    else if (filter === 'quote') value = JSON.stringify(String(value));
    else throw new Error(`the filter ${filter} is not rendered here`);
  }
  if (typeof value === 'object') throw new Error(`${expression} is no scalar`);
  return String(value);
}

/** A value that is not there is a misspelt name. */
function valueAt(data: object, path: string): unknown {
  return path
    .split('.')
    .slice(1)
    .reduce<unknown>((value, name) => {
      if (typeof value !== 'object' || value === null || !(name in value)) throw new Error(`there is no ${path}`);
      return (value as Record<string, unknown>)[name];
    }, data);
}

/** As Go's templates have it: empty texts, lists and maps are false. */
function isTrue(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}
