import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateProject } from '../../../server/src/generation/generate-project.ts';
import type { GeneratedProject } from '../../../server/src/generation/generated-project.ts';
import { outlineOf } from './outline.ts';
import { type Subject, subjects } from './subjects.ts';

/** `PRESSWRIGHT_OUTLINES=write` writes the outlines anew: read the difference before you commit it. */
const writes = process.env.PRESSWRIGHT_OUTLINES === 'write';

const fileOf = (folder: string, { name }: Subject): string => join(import.meta.dirname, folder, `${name}.txt`);

/** The lines of an outline, each with the file that it is in: the same line elsewhere is another one. */
function linesIn(file: string): string[] {
  if (!existsSync(file)) return [];
  let path = '';
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => {
      if (line.startsWith('== ')) path = line;
      return `${path}\n${line}`;
    });
}

/** Code of a project; what people read, what tools are told, and the tests that it brings are looked at elsewhere. */
const isOutlined = (path: string): boolean =>
  /\.(?:php|js|css|html|json)$/.test(path) &&
  !/^tests\/|(?:^|\/)index\.php$|package(?:-lock)?\.json$|composer\.json$/.test(path);

/** What a project does that no former one did: a line each, below the file that it is in. */
function addedBy({ files }: GeneratedProject, former: ReadonlySet<string>): string {
  const parts = files.flatMap(({ path, content }) => {
    if (!isOutlined(path) || typeof content !== 'string') return [];
    const lines = outlineOf(path, content)
      .split('\n')
      .filter((line) => !former.has(`== ${path}\n${line}`));
    return lines.length === 0 ? [] : [`== ${path}`, ...lines];
  });
  return `${parts.join('\n')}\n`;
}

describe.each(Object.entries(subjects))('%s', (folder, all) => {
  it.each(all.map((subject, at) => [subject.name, subject, at] as const))('%s', async (_name, subject, at) => {
    const former = new Set(all.slice(0, at).flatMap((one) => linesIn(fileOf(folder, one))));
    const outline = addedBy(await generateProject(subject.task), former);
    const file = fileOf(folder, subject);
    if (writes) {
      mkdirSync(join(import.meta.dirname, folder), { recursive: true });
      writeFileSync(file, outline);
    }
    expect(outline).toBe(readFileSync(file, 'utf8'));
  });
});
