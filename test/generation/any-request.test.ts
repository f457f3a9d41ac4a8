import { expect, it } from 'vitest';
import { isSafePath } from '../../server/src/generation/file-set.ts';
import { generateProject } from '../../server/src/generation/generate-project.ts';
import { inspectProject, isTooBad } from '../../server/src/generation/inspect-project.ts';
import { analyzer } from '../analysis/analyzer-for-tests.ts';
import { randomTasks } from './support/random-requests.ts';

const tasks = randomTasks(20, 60).map((task, index) => ({ task, title: `${index} ${task.kind}` }));

it.each(tasks)('makes whole files that the analyser finds nothing bad in: request $title', async ({ task }) => {
  const project = await generateProject(task);
  expect(await generateProject(task), 'the same again').toEqual(project);
  expect(project.slug).toMatch(/^[a-z][a-z0-9-]{0,49}$/);
  expect(new Set(project.files.map(({ role }) => role)).size).toBe(project.files.length);
  expect(new Set(project.files.map(({ path }) => path.toLowerCase())).size).toBe(project.files.length);
  for (const { path, content } of project.files) {
    expect(isSafePath(path), path).toBe(true);
    if (typeof content !== 'string') continue;
    expect(content.isWellFormed(), path).toBe(true);
    expect(content, path).not.toMatch(/[^\P{Cc}\t\n]|[\u202a-\u202e]|\[object Object\]/u);
    expect(content.endsWith('\n'), `${path} ends with a newline`).toBe(true);
    if (path.endsWith('.json')) expect(() => JSON.parse(content), path).not.toThrow();
  }
  const found = inspectProject(analyzer, project).filter(isTooBad);
  expect(found.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`)).toEqual([]);
});
